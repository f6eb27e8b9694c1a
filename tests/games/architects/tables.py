"""Small tables to examine a clause on. Seats are 1, 2, 3 … here, as for people; inputs are written as in a record:
`play(m, "1 take giza", "* wood", "1 end")` lets seat 1 take the open card of Giza's deck, which then shows wood.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from artel.games.architects import GAME
from artel.kernel.record import Match
from games.common import options

if TYPE_CHECKING:
    from artel.games.architects.state import ArchitectsTable
    from artel.games.architects.view import ArchitectsView, Player
    from artel.kernel.packs import Pack

Played: TypeAlias = "Match[ArchitectsTable, ArchitectsView]"

PER_SEAT = ("cards", "progress", "decks")
LISTS = ("centre", "face_up", "tokens", "discard")


def match(wonders: str = "giza rhodes", pack: Pack | None = None, **layout: Any) -> Played:
    """A match on a laid-out table (see artel/games/architects/layout.py; lists may be given in one string), without a
    seed: chance waits for the script. As many seats as wonders.

    match("giza rhodes", cards={1: "wood stone"}, decks={1: "glass coin gear"}, centre="cat")
    """
    for field in PER_SEAT:
        if field in layout:
            layout[field] = {seat: listed(names) for seat, names in layout[field].items()}
    for field in LISTS:
        if field in layout:
            layout[field] = listed(layout[field])
    setup = GAME.setup(len(wonders.split()), {"wonders": ",".join(wonders.split())}, pack)
    return Match(setup, None, table=GAME.lay_out(setup, layout))


def listed(names: Any) -> Any:
    return names.split() if isinstance(names, str) else names


def fresh(seats: int = 2, **options: str) -> Played:
    """A match from the very beginning, setup included, without a seed."""
    return Match(GAME.setup(seats, options), None)


def builds(m: Played, seat: int) -> list[str]:
    """What a seat may build now: “1 wood stone” is stage 1 with these cards."""
    return [option.removeprefix("build ") for option in options(m, seat) if option.startswith("build ")]


def view(m: Played, seat: int = 0) -> ArchitectsView:
    """What a seat sees; 0 is a spectator."""
    return GAME.view(m.table, seat - 1)


def player(m: Played, seat: int) -> Player:
    """A player as everybody sees them."""
    return view(m).players[seat - 1]


def cards(m: Played, seat: int) -> dict[str, int]:
    """What lies in front of a seat."""
    return player(m, seat).cards


def built(m: Played, seat: int) -> list[int]:
    return [stage.number for stage in player(m, seat).stages if stage.built]


def progress(m: Played, seat: int) -> dict[str, int]:
    return player(m, seat).progress


def victories(m: Played) -> list[int]:
    return [each.victory_tokens for each in view(m).players]
