"""Bots in processes of their own: whatever a bot does, there is a legal answer, and the loop never waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from artel.bots import Answer, Clock, bot
from artel.bots.crew import PoolFull
from artel.bots.pool import BotPool
from artel.games import game, games
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.errors import UnknownBot
from artel.kernel.record import Match
from patience import HANG, until

NAMES = ("Crashing", "Sleeping", "Dying", "Illegal", "Importing", "Printing")
BAD = {name.lower(): f"py:bots.misbehaving:{name}" for name in NAMES}
SECOND = Clock(seconds=1.0)
ANY_VIEW: Any = None
QUICK = Clock(seconds=0.1)
PATIENT = Clock(seconds=HANG)


def view_of(name: str = "zodchie", pack: Any = None) -> Any:
    found = game(name)
    match = Match(found.setup(2, pack=pack), b"pool")
    while len(match.game.view(match.table, pending(match.table)[0]).options) < 3:
        seat = pending(match.table)[0]
        match.act_text(seat, match.game.view(match.table, seat).options[0])
    return match.game.view(match.table, pending(match.table)[0])


@asynccontextmanager
async def pool_of(workers: int = 1, **more: Any) -> AsyncIterator[BotPool]:
    async with BotPool(workers, bots=BAD, **more) as pool:
        yield pool


async def test_answers_are_those_of_the_bot() -> None:
    async with pool_of(2) as pool:
        for found in games():
            view = view_of(found.id)
            for name in ("random", "level1", "level2"):
                answer = await pool.answer(name, view, view.options, Clock(), 7)
                assert answer == bot(name).choose(view, view.options, Clock(), Rng(7))
        assert pool.faults == 0


@pytest.mark.parametrize("name", [found.id for found in games()])
async def test_a_process_is_warm_before_the_first_question(name: str) -> None:
    view = view_of(name)
    async with pool_of() as pool:
        answer = await pool.answer("importing", view, view.options, PATIENT, 1)
        assert answer.option == view.options[0], answer.option
        assert pool.faults == 0


async def test_data_packs_are_known_there(tmp_path: Path) -> None:
    source = game("zodchie").standard_pack()
    text = Path(source.row("pack").file).read_text(encoding="utf-8").replace('name = "standard"', 'name = "other"')
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    pack = game("zodchie").pack_from(tmp_path)
    assert pack.digest != source.digest
    view = view_of(pack=pack)
    async with pool_of() as pool:
        for seed in (1, 2):
            answer = await pool.answer("level2", view, view.options, Clock(), seed, pack)
            assert answer == bot("level2").choose(view, view.options, Clock(), Rng(seed))
        assert pool.faults == 0


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("crashing", "ZeroDivisionError: over my head"),
        ("dying", "its process has died"),
        ("illegal", "“castle a1” is not among the options"),
        ("sleeping", "no answer within 0.3 s"),
    ],
)
async def test_another_answers_for_it(name: str, problem: str, caplog: pytest.LogCaptureFixture) -> None:
    view = view_of()
    async with pool_of(2, grace=0.2 if name == "sleeping" else HANG) as pool:
        with caplog.at_level(logging.WARNING, "artel.bots"):
            answer = await pool.answer(name, view, view.options, QUICK, 7)
        assert answer.option in view.options
        assert pool.faults == 1
        assert f"bot {name}: {problem}; another answers for it" in caplog.messages
        good = await pool.answer("level1", view, view.options, Clock(), 7)
        assert good == bot("level1").choose(view, view.options, Clock(), Rng(7))
        assert len(pool.hired) + len(pool.hiring) == 2


async def test_with_nobody_left_chance_answers(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "artel.bots")
    view = view_of()
    async with pool_of(1, grace=0.01) as pool:
        answer = await pool.answer("sleeping", view, view.options, QUICK, 7)
        assert answer == Answer(view.options[Rng(7).below(len(view.options))])
        assert "bot sleeping: a random move is made for it" in caplog.messages
        good = await pool.answer("level1", view, view.options, PATIENT, 7)
        assert good.ranked


async def test_a_killed_process_is_replaced() -> None:
    view = view_of()
    async with pool_of() as pool:
        for moment in ("idle", "busy"):
            (worker,) = pool.hired
            if moment == "idle":
                os.kill(worker.process.pid, signal.SIGKILL)
                await worker.process.wait()
                answer = await pool.answer("level2", view, view.options, Clock(), 7)
                assert answer == bot("level2").choose(view, view.options, Clock(), Rng(7))
                assert pool.faults == 0
            else:
                asking = asyncio.create_task(pool.answer("sleeping", view, view.options, SECOND, 7))
                await until(lambda: pool.busy == 1)
                os.kill(worker.process.pid, signal.SIGKILL)
                assert (await asking).option in view.options
                assert pool.faults == 1


async def test_what_a_bot_prints_is_no_answer() -> None:
    view = view_of()
    async with pool_of() as pool:
        for _ in range(2):
            assert await pool.answer("printing", view, view.options, PATIENT, 1) == Answer(view.options[-1])


async def test_the_loop_goes_on_while_bots_think() -> None:
    view, ticks = view_of(), 0
    async with pool_of(grace=0.1) as pool:
        asking = asyncio.create_task(pool.answer("sleeping", view, view.options, Clock(seconds=1.5), 1))
        while not asking.done():
            await asyncio.sleep(0.01)
            ticks += 1
    assert ticks > 3  # a loop that waited would have had one


async def test_only_so_many_may_wait() -> None:
    view = view_of()
    async with pool_of(1, waiting=2, grace=0.2) as pool:
        asking = [asyncio.create_task(pool.answer("sleeping", view, view.options, QUICK, 1)) for _ in range(3)]
        await until(lambda: pool.waiting == 2)
        with pytest.raises(PoolFull, match="2 questions are waiting for a bot already"):
            await pool.answer("level1", view, view.options, SECOND, 1)
        for answer in await asyncio.gather(*asking):
            assert answer.option in view.options


async def test_nobody_waits_any_more() -> None:
    """The process is still thinking: the next one must not get its answer."""
    view = view_of()
    async with pool_of() as pool:
        asking = asyncio.create_task(pool.answer("sleeping", view, view.options, Clock(seconds=30), 1))
        await until(lambda: pool.busy == 1)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        answer = await pool.answer("level1", view, view.options, PATIENT, 7)
        assert answer == bot("level1").choose(view, view.options, Clock(), Rng(7))


async def test_closing_leaves_no_process_and_nobody_waiting() -> None:
    view = view_of()
    pool = BotPool(1, bots=BAD)
    await pool.start()
    (worker,) = pool.hired
    asking = [asyncio.create_task(pool.answer("sleeping", view, view.options, SECOND, 1)) for _ in range(2)]
    await until(lambda: pool.waiting == 1)
    await pool.close()
    for answer in await asyncio.gather(*asking):
        assert answer.option in view.options
    assert worker.process.returncode is not None


async def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    view = view_of()
    pool = BotPool(1)
    answer = await pool.answer("level1", view, view.options, SECOND, 7)
    assert answer == Answer(view.options[Rng(7).below(len(view.options))])
    assert any("cannot be started" in message for message in caplog.messages)
    await pool.close()


async def test_one_option_needs_nobody() -> None:
    assert await BotPool(1).answer("level4", ANY_VIEW, ["pass"], SECOND, 1) == Answer("pass")


async def test_names_are_known_or_refused() -> None:
    with pytest.raises(UnknownBot, match="There is no bot “py:os:getcwd”"):
        await BotPool(1).answer("py:os:getcwd", ANY_VIEW, ["a", "b"], SECOND, 1)
