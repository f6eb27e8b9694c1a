"""What the best option of a puzzle is an example of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from artel.games.zodchie import GAME
from artel.games.zodchie.events import (
    Copied,
    Declined,
    Destroyed,
    Moved,
    Played,
    Protected,
    Restored,
    Swapped,
    TakenToHand,
    TokenPut,
    Turned,
)
from games.zodchie.tables import match

if TYPE_CHECKING:
    from artel.kernel.events import Event

ME, OTHER = 0, 1
PLAYED = Played(ME, "villa", "a3", 12)


def themes(*events: Event) -> tuple[str, ...]:
    """In a city where a1, worth 8, is mine, and a2 is another's ruin."""
    m = match(hands={1: "villa"}, city={"a1": "1 park/3", "a2": "2 theatre down"}, turn=1)
    view = GAME.view(m.table, ME)
    assert view.city[0].pieces[-1].value == 8
    return GAME.themes(view, "villa a3", events)


@pytest.mark.parametrize(
    ("event", "theme"),
    [
        (Protected(ME, "park", "a1"), "protect"),
        (Destroyed(OTHER, "park", "a1"), "destroy"),
        (Destroyed(ME, "park", "a1"), "sacrifice"),
        (TakenToHand(ME, "park", "a1"), "rescue"),
        (Restored(ME, "park", "a1"), "restore"),
        (Copied(ME, "park", "a1"), "copy"),
        (Moved(ME, "park", "a1", "a4"), "move"),
        (Swapped("park", "a1", "theatre", "a2"), "move"),
        (TokenPut(ME, "b1"), "reserve"),
        (Declined(ME, "villa"), "decline"),
        (Turned(OTHER, "park", "a1", 7), "lower"),
        (Turned(ME, "park", "a1", 7), "sacrifice"),
        (Turned(ME, "park", "a1", 8), "raise"),
        (Turned(ME, "park", "a1", 9), "raise"),
        (Turned(OTHER, "park", "a1", 9), "gift"),
        (Turned(OTHER, "theatre", "a2", 0), "gift"),
        (Turned(OTHER, "theatre", "a2", -1), "lower"),
        (Turned(ME, "villa", "b8", 0), "raise"),
    ],
)
def test_an_event_is_an_example_of_its_theme(event: Event, theme: str) -> None:
    assert themes(PLAYED, event) == (theme,)
    assert theme in GAME.theme_names


def test_the_most_telling_comes_first_and_once() -> None:
    told = (
        Declined(ME, "villa"),
        Destroyed(OTHER, "park", "a1"),
        Destroyed(OTHER, "inn", "b1"),
        Protected(ME, "inn", "b2"),
    )
    assert themes(*told) == ("protect", "destroy", "decline")


def test_a_card_that_does_nothing_is_quiet_and_nothing_is_nothing() -> None:
    assert themes(PLAYED) == ("quiet",)
    assert themes() == ()
