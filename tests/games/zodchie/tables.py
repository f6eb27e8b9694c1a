"""Small tables to examine a clause on. Seats are 1, 2, 3, 4 here, as for people; inputs are written as in a record:
`play(m, "1 tavern a3", "1 no", "* forge")` lets seat 1 play and decline; the card it draws is a Forge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from artel.games.zodchie import GAME
from artel.kernel.record import Match
from games.common import options

if TYPE_CHECKING:
    from artel.games.zodchie.state import ZodchieTable
    from artel.games.zodchie.view import Piece, Player, ZodchieView
    from artel.kernel.packs import Pack

Played: TypeAlias = "Match[ZodchieTable, ZodchieView]"

LISTS = ("hands", "piles", "under", "open", "removed", "cemetery")


def match(seats: int = 2, colours: str = "", pack: Pack | None = None, **layout: Any) -> Played:
    """A match on a laid-out table (see artel/games/zodchie/layout.py; cards may be given in one string), without a
    seed: chance waits for the script. Seats have the colours red, green, blue, yellow unless others are named.

    match(hands={1: "tavern forge", 2: "villa"}, city={"a1": "1 park", "a2": ["2 inn down", "1 temple/4"]})
    """
    for field in LISTS:
        if field in layout:
            zones = layout[field].items()
            layout[field] = {seat: names.split() if isinstance(names, str) else names for seat, names in zones}
    setup = GAME.setup(seats, {"colours": colours or "random"}, pack)
    return Match(setup, None, table=GAME.lay_out(setup, layout))


def various(**layout: Any) -> Played:
    """A table of two with something of everything on it."""
    return match(
        hands={1: "villa market", 2: "forge park"},
        open={2: "park"},
        piles={1: "orangery", 2: "library barracks"},
        under={1: "watchtower"},
        removed={2: "villa"},
        city={"a1": "1 temple/4", "a2": ["1 inn down", "2 tavern token"], "b3": "2 theatre down"},
        fountains={"b1": 2},
        tokens={1: 3, 2: 1},
        redrawn=[2],
        turn=1,
        **layout,
    )


def fresh(seats: int = 2, **options: str) -> Played:
    """A match from the very beginning, setup included, without a seed."""
    return Match(GAME.setup(seats, options), None)


def places(m: Played, seat: int, card: str) -> list[str]:
    """Where a seat may play a hand card now."""
    plays = [option.split() for option in options(m, seat)]
    return [words[1] for words in plays if len(words) == 2 and words[0] == card]


def view(m: Played, seat: int = 0) -> ZodchieView:
    """What a seat sees; 0 is a spectator."""
    return GAME.view(m.table, seat - 1)


def player(m: Played, seat: int, viewer: int | None = None) -> Player:
    """A player as that player, or as another seat, sees them."""
    return view(m, seat if viewer is None else viewer).players[seat - 1]


def hand(m: Played, seat: int) -> list[str]:
    return list(player(m, seat).hand or ())


def pieces(m: Played, place: str) -> tuple[Piece, ...]:
    """All cards of a place, from the lowest to the top one (their seats count from 0)."""
    return next(spot.pieces for spot in view(m).city if spot.name == place)


def piece(m: Played, place: str) -> Piece:
    """The top card of a place."""
    return pieces(m, place)[-1]


def value(m: Played, place: str) -> int | None:
    """The current value of the top card of a place; None when it is destroyed."""
    return piece(m, place).value


def city(m: Played) -> dict[str, str | list[str]]:
    """All that lies in the city: “1 tavern 4” is seat 1's Tavern, worth 4 now; “1 tavern down” is destroyed;
    “1 temple 6 safe” is protected by its owner; “token 1” a Fountain token. Several cards, the top one last: a list."""
    found: dict[str, str | list[str]] = {}
    for spot in view(m).city:
        texts = [write(each) for each in spot.pieces]
        if spot.token is not None:
            texts.append(f"token {spot.token + 1}")
        if texts:
            found[spot.name] = texts[0] if len(texts) == 1 else texts
    return found


def write(each: Piece) -> str:
    guard = "" if each.guard is None else " safe" if each.guard == each.owner else f" safe by {each.guard + 1}"
    return f"{each.owner + 1} {each.card} " + ("down" if each.down else f"{each.value}{guard}")


def full(seats: int, given: dict[str, Any], free: str = "") -> dict[str, Any]:
    """A city in which every place is taken, the free ones excepted: what is given, the rest by base cards of the
    other seats, from the last seat to seat 2."""
    laid = [text for stack in given.values() for text in ([stack] if isinstance(stack, str) else stack)]
    used = [text.split("/")[0].split()[:2] for text in laid]
    base = GAME.components(GAME.standard_pack()).names[:12]
    left = [f"{seat} {card}" for seat in range(seats, 1, -1) for card in base if [str(seat), card] not in used]
    names = [f"{street}{quarter}" for street in "abcd"[:seats] for quarter in range(1, 9)]
    return {name: given[name] if name in given else left.pop(0) for name in names if name not in free.split()}
