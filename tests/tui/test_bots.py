"""Bots at the full screen think in a process of their own, and nothing of it is left behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from artel.bots.crew import BotProcess
from artel.bots.pool import BotPool
from artel.tui.app import Terminal
from tui.tables import SMALL, press, reads, run, session, settled, shown, terminal, until


async def hired(app: Terminal) -> BotProcess:
    """The process that thinks, once it is there."""
    await until(lambda: app.pool.hired, "no process thinks")
    return next(iter(app.pool.hired))


async def test_a_process_begins_with_the_first_question_and_ends_with_the_screen(path: Path) -> None:
    played = session("Anna,bot:level1", path, seed="first")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert not app.pool.hired | app.pool.hiring
        while played.asked() == 0 and not app.pool.hired:
            await press(pilot, "enter")
        worker = await hired(app)
        assert worker.process.pid != os.getpid()
        await settled(pilot)
        assert played.match.length > 1
    assert not worker.alive


async def test_the_screen_answers_while_a_bot_thinks_and_quitting_ends_it(path: Path) -> None:
    app = terminal(session("bot:random,bot:random", path))
    app.pool = BotPool(1, bots={"random": "py:bots.misbehaving:Sleeping"})
    async with run(app, SMALL) as pilot:
        worker = await hired(app)
        before = shown(app)
        await pilot.press("l")
        await pilot.pause()
        assert shown(app) != before
        assert worker.alive
    assert not worker.alive
    assert not app.pool.hired | app.pool.hiring


async def test_a_bot_that_crashes_makes_a_legal_move(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("WARNING", "artel")
    played = session("Anna,bot:level2", path)
    app = terminal(played)
    app.pool = BotPool(1, bots={"level2": "py:bots.misbehaving:Crashing", "level4": "py:bots.misbehaving:Crashing"})
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "h")
        assert await reads(pilot, "1. Play"), "another gives the hint"
        while app.pool.faults < 2:
            await press(pilot, "enter")
        assert any(text.startswith("2 ") for text in played.match.inputs)
    assert "bot level2: ZeroDivisionError: over my head; another answers for it" in caplog.messages
