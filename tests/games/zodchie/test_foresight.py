"""What an answer would do, told before it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie import GAME
from artel.games.zodchie.foresight import foresee
from games.common import play
from games.zodchie.tables import match

if TYPE_CHECKING:
    from artel.kernel.game import Foreseen

CITY = {"a1": "2 park", "a2": "2 forge", "b1": "2 villa"}


def foreseen(option: str) -> Foreseen:
    m = match(hands={1: "watchtower villa library"}, city=CITY, turn=1)
    found = GAME.foresee(GAME.view(m.table, 0), option)
    assert m.inputs == []
    return found


def test_the_left_card_and_the_card_played_are_foreseen() -> None:
    assert foreseen("watchtower a3").numbers == {"a2": 6, "a3": 8}
    assert foreseen("library b2").numbers == {"b1": 12, "b2": 2}
    assert [type(event).__name__ for event in foreseen("watchtower a3").events][:3] == ["Played", "Compared", "Turned"]


def test_what_falls_has_no_value_any_more() -> None:
    m = match(hands={1: "villa"}, city={"a1": "2 tavern"}, turn=1)
    assert GAME.foresee(GAME.view(m.table, 0), "villa a2").numbers["a1"] is None


def test_nothing_is_foreseen_of_a_deck() -> None:
    m = match(hands={1: "villa"}, city={"a1": "2 tavern"}, turn=1)
    assert GAME.foresee(GAME.view(m.table, 0), "replace nothing red").numbers == {}


def test_what_changes_on_cards_that_lie_there() -> None:
    m = match(hands={1: "watchtower villa library"}, city=CITY, turn=1)
    view = GAME.view(m.table, 0)
    assert foresee(GAME, view, "watchtower a3").changes(view) == {"a2": (7, 6)}
    assert foresee(GAME, view, "villa b2").changes(view) == {}
    m = match(hands={1: "villa"}, city={"a1": "2 tavern", "b1": "2 inn down"}, turn=1)
    view = GAME.view(m.table, 0)
    assert foresee(GAME, view, "villa a2").changes(view) == {"a1": (1, None)}


def test_what_lies_behind_free_places_and_ruins_changes_too() -> None:
    city = {"a1": "2 inn down", "b1": "2 park", "b2": "2 forge"}
    view = GAME.view(match(hands={1: "watchtower"}, city=city, turn=1).table, 0)
    assert foresee(GAME, view, "watchtower b3").changes(view) == {"b2": (7, 6)}


def test_a_card_that_is_taken_away_has_no_value_any_more() -> None:
    m = match(hands={1: "market"}, city={"a1": "1 villa", "b1": "2 park"}, turn=1)
    play(m, "1 market b2")
    view = GAME.view(m.table, 0)
    assert "a1" in view.options
    assert foresee(GAME, view, "a1").changes(view) == {"a1": (10, None)}


def test_what_is_laid_face_down_is_not_foreseen() -> None:
    m = match(hands={1: "laboratory", 2: "theatre villa"}, city={"a1": "2 inn"}, turn=1)
    play(m, "1 laboratory b1")
    view = GAME.view(m.table, 1)
    found = foresee(GAME, view, "lay villa a2")
    assert (found.events, found.after) == ((), view)


def test_the_city_afterwards_is_seen_by_the_same_seat() -> None:
    m = match(hands={1: "villa library", 2: "inn"}, city=CITY, turn=1)
    after = foresee(GAME, GAME.view(m.table, 0), "villa b2").after
    assert (after.me, after.players[0].hand) == (0, ("library",))
