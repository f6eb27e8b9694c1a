"""What is drawn and foreseen: always from a view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from artel.drawing.zodchie.drawing import LARGE, SMALL, SPACED, WIDE, CityMarks, cell_at, draw_city, width_of
from artel.drawing.zodchie.ending import verdict
from artel.drawing.zodchie.look import Look
from artel.drawing.zodchie.players import draw_players
from artel.drawing.zodchie.preview import in_short
from artel.drawing.zodchie.table_text import foreseen, last_played
from artel.games.zodchie import GAME, foresee
from artel.session.keyboard import KeyboardSession
from artel.tui.zodchie.choice import Narrowing
from tui.tables import laid_out

CITY = {
    "turn": 1,
    "city": {
        "a1": "2 inn",
        "a2": ["1 barracks down", "2 villa"],
        "a3": "1 temple",
        "b1": "1 orangery down",
        "b2": "1 park token",
    },
    "fountains": {"b3": 2},
    "tokens": {"1": 1},
    "hands": {"1": ["forge", "villa", "tavern"], "2": ["market"]},
}


@pytest.fixture
def table(tmp_path: Path) -> KeyboardSession:
    found = laid_out("Anna,Boris", tmp_path / "game.json", CITY)
    found.viewer = 0
    return found


def look(table: KeyboardSession) -> Look:
    return Look(table.game, table.view().pack, table.words, table.names)


@pytest.mark.parametrize("lines", [SMALL, LARGE, SPACED])
def test_the_city_can_be_read_without_colours(table: KeyboardSession, lines: int) -> None:
    text = draw_city(table.view(), look(table), CityMarks(), lines).plain
    rows = text.split("\n")
    assert all(len(row) in (0, width_of(WIDE), width_of(WIDE) - 1) for row in rows)
    assert [name for name in ("Inn", "Villa", "Temple", "Orangery", "Park") if name not in text] == []
    assert "◆" in text, "a printed protection"
    assert "✗" in text, "a destroyed card"
    assert "+1" in text, "a card lies below"
    assert "◎G" in text, "a Fountain token"
    assert "12345678" in text.replace(" ", "")
    assert [row.strip()[:1] for row in rows if row.startswith(("a", "b"))] == ["a", "b"]


def test_points_of_the_drawing_are_places() -> None:
    for lines in (SMALL, LARGE, SPACED):
        assert cell_at(3, 1, 2, lines) == "a1"
        assert cell_at(3 + 7 * 9, 1 + lines, 2, lines) == "b8"
        for outside in ((3, 0), (0, 1), (3 + 8 * 9, 1), (3, 1 + 2 * lines)):
            assert cell_at(*outside, 2, lines) == ""


def test_what_is_marked(table: KeyboardSession) -> None:
    view = table.view()
    outcome = foresee(GAME, view, "forge b1")
    marks = CityMarks(frozenset({"b1", "a4"}), "b1", "a3", outcome.changes(view), outcome.after)
    text = draw_city(view, look(table), marks, LARGE).plain
    assert "a4" in text
    assert "»Temple" in text
    assert "▐" in text
    assert "Forge" in text, "the card to be played is shown where it would lie"


def test_a_comparison_is_foreseen(table: KeyboardSession) -> None:
    view = table.view()
    for option, told in (("villa a4", ""), ("tavern a4", ""), ("tavern b1", ""), ("villa b1", "")):
        assert in_short(foresee(GAME, view, option).changes(view)) == told, "the Temple is protected"
    text = foreseen(view, look(table), ["villa a4"]).plain
    assert text.startswith("Play Villa on a4.")
    assert table.match.length == 0


def test_nothing_is_foreseen_of_what_others_do(tmp_path: Path) -> None:
    table = laid_out(
        "Anna,Boris",
        tmp_path / "game.json",
        {"turn": 1, "city": {"a1": "1 park"}, "hands": {"1": ["laboratory"], "2": ["market"]}},
        variant="advanced",
    )
    table.viewer = 0
    view = table.view()
    outcome = foresee(GAME, view, "laboratory a2")
    assert not any(type(event).__name__ in ("Laid", "TurnBegan") for event in outcome.events)
    assert "Market" not in foreseen(view, look(table), ["laboratory a2"]).plain


def test_the_card_played_last_is_found_where_it_lies(table: KeyboardSession) -> None:
    assert last_played(table.view(), table.match.events) == ""
    table.act(0, "villa a4")
    assert last_played(table.view(), table.match.events) == "a4"


def test_the_players_line(table: KeyboardSession) -> None:
    text = draw_players(table.view(), look(table)).plain
    assert "▶ R " in text
    assert "hand 3 pile 0 ◆" in text
    assert "Boris" in text


def choice(*options: str) -> Narrowing:
    return Narrowing(options)


def test_a_choice_is_narrowed_step_by_step() -> None:
    turn = choice("tavern a1", "tavern b1", "villa a1", "pay town_hall", "remove town_hall", "redraw")
    assert turn.cards() == ["tavern", "villa", "town_hall"]
    assert turn.places() == []
    assert turn.answers() == ["redraw"]
    assert turn.pick_card("tavern") is None
    assert turn.places() == ["a1", "b1"]
    assert turn.answers() == []
    assert turn.pick_place("b1") == "tavern b1"
    assert turn.back()
    assert turn.back()
    assert not turn.back()
    assert turn.pick_card("town_hall") is None
    assert turn.answers() == ["pay town_hall", "remove town_hall"]


def test_one_card_with_one_answer_is_confirmed_on_a_turn_and_taken_otherwise() -> None:
    assert choice("cemetery out", "tavern a1").pick_card("cemetery") is None
    assert choice("remove inn", "exhume park").pick_card("park") == "exhume park"


def test_sides_are_the_last_step() -> None:
    turn = choice("a1/1", "a1/3", "b2/2", "no")
    assert turn.places() == ["a1", "b2"]
    assert turn.answers() == ["no"]
    assert turn.pick_place("b2") == "b2/2"
    turn.back()
    assert turn.pick_place("a1") is None
    assert turn.answers() == ["a1/1", "a1/3"]


END: dict[str, Any] = {"turn": 1, "hands": {}}


@pytest.mark.parametrize(
    ("city", "told"),
    [
        ({"a1": "1 villa", "a2": "2 park"}, "Anna wins with 10 points."),
        ({"a1": "1 inn", "a2": "2 barracks/2", "a3": "2 market"}, "more cards on the table: 2"),
        ({"a1": "1 barracks", "a2": "1 market", "b1": "2 orangery", "b2": "2 tavern"}, "lowest-valued card: 1"),
        ({"a1": "1 park", "b1": "2 park"}, "share the victory"),
    ],
)
def test_who_wins_and_why(city: dict[str, Any], told: str, tmp_path: Path) -> None:
    table = laid_out("Anna,Boris", tmp_path / "game.json", END | {"city": city})
    assert table.match.over
    assert told in verdict(table.view(), look(table), table.match.result())
