"""docs/bot-protocol.md says what the program does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artel.bots import Clock
from artel.bots.entrants import bot_of
from artel.bots.external import BotReply
from artel.games import game, games
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match

DOCS = Path(__file__).parents[2] / "docs"
LINES = [
    line
    for block in re.findall(r"```json\n(.*?)```", (DOCS / "bot-protocol.md").read_text(encoding="utf-8"), re.DOTALL)
    for line in block.splitlines()
]


def test_what_is_told() -> None:
    told = [json.loads(line) for line in LINES]
    hello, ask, bye = (next(one for one in told if one.get("type") == kind) for kind in ("hello", "ask", "bye"))
    assert set(hello) == {"type", "protocol", "game", "seats"}
    assert set(ask) == {"type", "id", "view", "options", "seconds", "iterations", "seed"}
    assert set(bye) == {"type"}


def test_what_is_answered() -> None:
    (answer,) = (msgspec.json.decode(line, type=BotReply) for line in LINES if '"ranked"' in line)
    assert answer.ranked[0].line == ("2 inn a2",)
    assert answer.ranked[1].win is None


@pytest.mark.parametrize("name", [found.id for found in games()])
def test_the_class_plays_whole_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(DOCS / "examples")
    look = bot_of("py:python_bot:OneLook")
    match = Match(game(name).setup(2), b"document")
    rng = Rng(1)
    while not match.over:
        seat = pending(match.table)[0]
        view: Any = match.game.view(match.table, seat)
        other = view.options[rng.below(len(view.options))]
        match.act_text(seat, look.choose(view, view.options, Clock(), rng).option if seat == 0 else other)
    assert match.over
