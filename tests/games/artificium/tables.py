"""Small tables to examine a clause on. Seats are 1 to 6 here, as for people; inputs are written as in a record:
`play(m, "1 lay farm", "2 lay fair", "* castle")` lets two seats lay a card; the card drawn then is a Castle.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias

from artel.games.artificium import GAME
from artel.kernel.chance import Rng
from artel.kernel.errors import NotAsked
from artel.kernel.record import CHANCE, Match
from games.common import luck, options

if TYPE_CHECKING:
    from artel.games.artificium.state import ArtificiumTable
    from artel.games.artificium.view import ArtificiumView, Player
    from artel.kernel.packs import Pack

Played: TypeAlias = "Match[ArtificiumTable, ArtificiumView]"

BY_SEAT = ("hands", "known", "front", "stones")
PILES = ("market", "discard", "deck", "shuffled")


def match(seats: int = 2, pack: Pack | None = None, **layout: Any) -> Played:
    """A match on a laid-out table (see artel/games/artificium/layout.py; cards and stones may be given in one string),
    without a seed: chance waits for the script.

    match(hands={1: "farm farm fair", 2: "castle"}, stones={2: "kvass sword"}, coins={1: 0})
    """
    for field in BY_SEAT:
        if field in layout:
            layout[field] = {seat: counts(names) for seat, names in layout[field].items()}
    for field in PILES:
        if field in layout:
            layout[field] = counts(layout[field])
    setup = GAME.setup(seats, pack=pack)
    return Match(setup, None, table=GAME.lay_out(setup, layout))


def counts(names: Any) -> Any:
    return dict(Counter(names.split())) if isinstance(names, str) else names


def up(card: str, *, by: int = 1, seats: int = 2, **layout: Any) -> Played:
    """A table on which this card of a seat is up."""
    return match(seats, phase="cards", first=by, laid={by: card}, **layout)


def table(seats: int = 2, pack: Pack | None = None, **layout: Any) -> Any:
    """The table itself, for what is asked of tables."""
    return match(seats, pack, **layout).table


def fresh(seats: int = 2, pack: Pack | None = None) -> Played:
    """A match from the very beginning, setup included, without a seed."""
    return Match(GAME.setup(seats, pack=pack), None)


def draws(names: str) -> list[str]:
    """The outcomes of several draws."""
    return [f"{CHANCE} {name}" for name in names.split()]


def is_asked(m: Played, text: str) -> bool:
    """Is this seat asked anything at all? If so, this must be something that it may do."""
    who, _, what = text.partition(" ")
    before = len(m.inputs)
    try:
        m.act_text(int(who) - 1, what)
    except NotAsked:
        assert len(m.inputs) == before
        return False
    return True


def ways(m: Played, seat: int) -> list[str]:
    """How a seat may apply the card that is up."""
    return [option for option in options(m, seat) if option.split()[0] == "apply"]


def sampled_outcomes(m: Played) -> set[str]:
    """What chance brings when it is sampled."""
    chance, rng = luck(m), Rng(1)
    return {GAME.write_outcome(m.table, chance, chance.sample(m.table, rng)) for _ in range(1000)}


def view(m: Played, seat: int = 0) -> ArtificiumView:
    """What a seat sees; 0 is a spectator."""
    return GAME.view(m.table, seat - 1)


def player(m: Played, seat: int, viewer: int | None = None) -> Player:
    """A player as that player, or as another seat, sees them."""
    return view(m, seat if viewer is None else viewer).players[seat - 1]


def hand(m: Played, seat: int) -> str:
    """The hand in one string, in the order of the cards in the data."""
    return words(player(m, seat).hand or {})


def known(m: Played, viewer: int, seat: int) -> str:
    """What a viewer knows of a hand."""
    return words(player(m, seat, viewer).known)


def stones(m: Played, seat: int) -> str:
    return words(player(m, seat).stones)


def coins(m: Played, seat: int) -> int:
    return player(m, seat).coins


def points(m: Played, seat: int) -> int:
    return player(m, seat).points


def words(found: dict[str, int]) -> str:
    return " ".join(name for name, many in found.items() for _ in range(many))
