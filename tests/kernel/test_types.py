"""What is known of a game before it runs: mypy reads `assert_type`, and an editor completes what mypy knows."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import assert_type

import pytest

import artel
from artel.games import architects, artificium, carcassonne, game, zodchie
from artel.games.architects.state import ArchitectsTable as ArchitectsTable
from artel.games.artificium.state import ArtificiumTable as ArtificiumTable
from artel.games.carcassonne.components import Box
from artel.games.carcassonne.state import CarcassonneTable as CarcassonneTable
from artel.games.zodchie.state import ZodchieTable as ZodchieTable
from artel.kernel.engine import chance_for, question_for
from artel.kernel.frames import Chance, Question, Table
from artel.kernel.record import Match
from artel.kernel.view import View

SOURCE = Path(artel.__file__).parent
MOST = 40
"""Times that `Any` may stand in the kernel and the games: in what JSON and TOML bring, in what unknown games have."""


def test_a_match_has_the_table_and_the_views_of_its_game() -> None:
    z = Match(zodchie.GAME.setup(2), b"seed")
    assert isinstance(assert_type(z.table, ZodchieTable), ZodchieTable)
    assert isinstance(assert_type(z.game.view(z.table, 0), zodchie.ZodchieView), zodchie.ZodchieView)
    a = Match(architects.GAME.setup(2), b"seed")
    assert isinstance(assert_type(a.table, ArchitectsTable), ArchitectsTable)
    assert isinstance(assert_type(a.game.view(a.table, 0), architects.ArchitectsView), architects.ArchitectsView)
    c = Match(carcassonne.GAME.setup(2), b"seed")
    assert isinstance(assert_type(c.table, CarcassonneTable), CarcassonneTable)
    assert isinstance(assert_type(c.game.view(c.table, 0), carcassonne.CarcassonneView), carcassonne.CarcassonneView)
    r = Match(artificium.GAME.setup(2), b"seed")
    assert isinstance(assert_type(r.table, ArtificiumTable), ArtificiumTable)
    assert isinstance(assert_type(r.game.view(r.table, 0), artificium.ArtificiumView), artificium.ArtificiumView)


def test_a_game_has_tables_views_and_a_box_of_its_own() -> None:
    entry = carcassonne.GAME
    t = entry.new(entry.setup(2))
    view = entry.view(t, 0)
    assert isinstance(assert_type(t.copy(), CarcassonneTable), CarcassonneTable)
    assert isinstance(assert_type(entry.rebuild(view), CarcassonneTable), CarcassonneTable)
    assert isinstance(assert_type(entry.components_of(view.pack), Box), Box)
    assert assert_type(entry.scores(t), list[int]) == [0, 0]
    assert_type(question_for(t, 0), Question[CarcassonneTable] | None)
    assert_type(chance_for(t), Chance[CarcassonneTable] | None)


def test_of_a_game_by_its_name_what_all_games_have_is_known() -> None:
    match = Match(game("zodchie").setup(2), b"seed")
    assert isinstance(assert_type(match.table, Table), Table)
    view = assert_type(match.game.view(match.table, 0), View)
    assert (view.me, len(view.asked)) == (0, 1)


def sources(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]
    assert found
    return found


def test_any_stays_rare_in_the_kernel_and_the_games() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in sources("kernel", "games")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert len(found) <= MOST, found


@pytest.mark.parametrize("folder", ["bots", "text", "server"])
def test_a_table_a_view_and_an_option_are_never_just_anything(folder: str) -> None:
    loose = re.compile(r"\b(t|table|view|views|option|options): [^=,)\n]*\bAny\b|def (table|view)\(.*\) -> Any\b")
    assert [path.name for path in sources(folder) if loose.search(path.read_text(encoding="utf-8"))] == []
