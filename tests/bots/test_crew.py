"""Who gets a process next: nobody takes the turns of others, and what is short waits for nothing that is long."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from artel.bots.crew import Crew, Lane, NoAnswer, PoolFull
from bots.misbehaving import wait_for


async def ask(crew: Crew, lane: Lane, who: str, order: list[str], task: str) -> None:
    await crew.work(partial(wait_for, task), 60, lane, who)
    order.append(who)


@pytest.fixture
def go(tmp_path: Path) -> str:
    return str(tmp_path / "go")


async def in_order(
    crew: Crew, go: str, asked: list[tuple[Lane, str]], hurry: tuple[str, str] | None = None
) -> list[str]:
    """Who is answered, in order, where all have asked before anybody is answered; the very first has the process."""
    order: list[str] = []
    tasks = [asyncio.create_task(ask(crew, Lane.QUICK, "first", order, go))]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(ask(crew, lane, who, order, go)) for lane, who in asked]
    while crew.waiting < len(asked):
        await asyncio.sleep(0.01)
    if hurry:
        crew.hurry(*hurry)
    Path(go).touch()
    await asyncio.gather(*tasks)
    return order[1:]


async def test_everybody_in_turn(go: str) -> None:
    async with Crew(1) as crew:
        asked = [(Lane.THINK, "many")] * 5 + [(Lane.THINK, "one")]
        assert await in_order(crew, go, asked) == ["many", "one", "many", "many", "many", "many"]


async def test_what_is_short_goes_first_and_tables_without_people_last(go: str) -> None:
    async with Crew(1) as crew:
        lanes = [Lane.LAST, Lane.THINK, Lane.REPLAY, Lane.HINT, Lane.QUICK, Lane.WORDS]
        order = await in_order(crew, go, [(lane, lane.name) for lane in lanes])
        assert order == [lane.name for lane in reversed(lanes)]


async def test_somebody_comes_to_a_table(go: str) -> None:
    async with Crew(1) as crew:
        asked = [(Lane.LAST, "a"), (Lane.LAST, "b"), (Lane.THINK, "c"), (Lane.THINK, "c")]
        assert await in_order(crew, go, asked, hurry=("b", "b")) == ["c", "b", "c", "a"]


async def test_a_process_is_kept_for_what_is_short(go: str) -> None:
    async with Crew(2, spare=1) as crew:
        order: list[str] = []
        long = [asyncio.create_task(ask(crew, Lane.THINK, "long", order, go)) for _ in range(3)]
        while crew.waiting < 2:
            await asyncio.sleep(0.01)
        for _ in range(3):
            done = await crew.work(partial(int, "7"), 60, Lane.QUICK, "short")
            assert done.value == 7
        assert order == []
        Path(go).touch()
        await asyncio.gather(*long)


async def test_only_so_much_of_one_who_asks_may_wait(go: str) -> None:
    async with Crew(1, each=2) as crew:
        order: list[str] = []
        tasks = [asyncio.create_task(ask(crew, Lane.HINT, "many", order, go)) for _ in range(3)]
        while crew.waiting < 2:
            await asyncio.sleep(0.01)
        with pytest.raises(PoolFull):
            await crew.work(partial(int, "7"), 60, Lane.HINT, "many")
        other = asyncio.create_task(ask(crew, Lane.HINT, "other", order, go))
        tasks[1].cancel()
        while crew.waiting != 2:
            await asyncio.sleep(0.01)
        Path(go).touch()
        await asyncio.gather(*tasks, other, return_exceptions=True)
        assert sorted(order) == ["many", "many", "other"]


async def test_what_comes_of_a_task() -> None:
    async with Crew(1) as crew:
        spent = await crew.work(partial(sum, range(3_000_000)), 60)
        assert spent.value == 4499998500000
        assert spent.seconds > 0
        with pytest.raises(NoAnswer, match="ValueError: invalid literal"):
            await crew.work(partial(int, "x"), 60)
    with pytest.raises(NoAnswer, match="closed"):
        await crew.work(partial(int, "7"), 60)


async def test_processes_come_when_they_are_needed() -> None:
    crew = Crew(3)
    try:
        assert not crew.ready
        assert (await crew.work(partial(int, "7"), 60)).value == 7
        assert crew.ready
        assert len(crew.hired) == 1
    finally:
        await crew.close()


async def test_the_last_process_is_not_taken_for_long_work(go: str) -> None:
    """Also while there are few, a process is there for what is short."""
    crew = Crew(3, spare=1)
    try:
        await crew.work(partial(int, "7"), 60)
        order: list[str] = []
        long = [asyncio.create_task(ask(crew, Lane.THINK, "long", order, go)) for _ in range(4)]
        async with asyncio.timeout(60):
            while crew.waiting != 2:
                await asyncio.sleep(0.01)
                assert (await crew.work(partial(int, "7"), 60)).value == 7
        assert len(crew.hired) == 3
        Path(go).touch()
        await asyncio.gather(*long)
    finally:
        await crew.close()
