"""Small tables to examine a clause on. Seats are 1, 2, … here, as for people; inputs are written as in a record:
`play(m, "1 1,0/0", "1 meeple r1", "* U")` lets seat 1 place its tile and a meeple; the next tile is a U.

The start tile, D, lies at 0,0: its city is in the north, its road goes from west to east. y grows to the south.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from artel.games.carcassonne import GAME
from artel.games.carcassonne.events import FeatureCompleted
from artel.games.carcassonne.options import NAMES
from artel.kernel.record import Match
from games.common import options

if TYPE_CHECKING:
    from artel.games.carcassonne.state import CarcassonneTable
    from artel.games.carcassonne.view import Aids, CarcassonneView, FeatureAid, Player
    from artel.kernel.events import Event

Played: TypeAlias = "Match[CarcassonneTable, CarcassonneView]"


def match(seats: int = 2, **given: Any) -> Played:
    """A match on a laid-out table (see artel/games/carcassonne/layout.py), without a seed: chance waits for the script.
    Table options are given beside the layout; lists may be given in one string, and the bag as its tiles.

    match(map="E 0,-1/2; U 1,0", figures="1 meeple 1,0 r1", tile="V", bag="U U", pig="off")
    """
    options = {name: given.pop(name) for name in NAMES if isinstance(given.get(name), str)}
    for field in ("map", "figures"):
        if isinstance(given.get(field), str):
            given[field] = [text.strip() for text in given[field].split(";")]
    if isinstance(given.get("bag"), str):
        tiles = given["bag"].split()
        given["bag"] = {name: tiles.count(name) for name in tiles}
    setup = GAME.setup(seats, options)
    return Match(setup, None, table=GAME.lay_out(setup, given))


def fresh(seats: int = 2, **options: str) -> Played:
    """A match from the very beginning, setup included, without a seed."""
    return Match(GAME.setup(seats, options), None)


def placements(m: Played, seat: int = 1) -> dict[str, str]:
    """Where the tile in hand may go: by place, the turns that fit."""
    found: dict[str, str] = {}
    for option in options(m, seat):
        place, _, turns = option.partition("/")
        found[place] = found.get(place, "") + turns
    return found


def view(m: Played, seat: int = 0) -> CarcassonneView:
    """What a seat sees; 0 is a spectator."""
    return GAME.view(m.table, seat - 1)


def player(m: Played, seat: int) -> Player:
    return view(m).players[seat - 1]


def aids(m: Played) -> Aids:
    found = view(m).aids
    assert found is not None
    return found


def aid(m: Played, feature: str) -> FeatureAid:
    """What is said of the only feature of this kind."""
    [found] = [each for each in aids(m).features if each.feature == feature]
    return found


def points(m: Played) -> list[int]:
    """Points so far."""
    return [each.points for each in view(m).players]


def figures(m: Played) -> list[str]:
    """All figures on the map: “1 meeple 0,-1 c1”."""
    shown = view(m)
    return [f"{each.seat + 1} {each.figure} {shown.map[each.tile].place} {each.segment}" for each in shown.figures]


def goods(m: Played) -> list[dict[str, int]]:
    return [each.goods for each in view(m).players]


def items(m: Played, seat: int | None = None) -> list[tuple[int, int, str, str, str]]:
    """The lines of the score: seat, points, what, where, clause."""
    return [
        (item.seat + 1, item.points, item.what, item.where, item.clause)
        for item in m.result().items
        if seat in (None, item.seat + 1)
    ]


def only(events: list[Event], *names: str) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if type(event).__name__ in names]


def completed(events: list[Event]) -> list[FeatureCompleted]:
    return [event for event in events if isinstance(event, FeatureCompleted)]
