"""What one seat sees: a type of its own, made in `viewing` by naming each field. A spectator is seat -1."""

from __future__ import annotations

import msgspec

from artel.games.artificium.trades import Deal
from artel.kernel.ids import Seat
from artel.kernel.view import Flow


class Plan(msgspec.Struct, frozen=True, gc=False):
    """What a building in hand needs: stones that are missing, coins in all, coins at hand if the rest is sold; `means`:
    can it be applied `now`, after one `buy`s, after one `sell`s and buys, or `never`?"""

    card: str
    missing: dict[str, int]
    price: int
    spare: int
    means: str


class Player(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    hand_size: int
    hand: dict[str, int] | None
    """Shown to its owner alone."""
    known: dict[str, int]
    """Cards that the viewer knows to be in this hand."""
    stones: dict[str, int]
    coins: int
    points: int
    earned: tuple[int, ...]
    front: dict[str, int]
    laid: str | None
    in_market: bool
    swapped: bool
    in_round: bool
    sealed: bool
    """Has laid a card face down that is not shown yet?"""


class ArtificiumView(msgspec.Struct, frozen=True, gc=False, tag="artificium"):
    me: Seat
    pack: str
    round: int
    first: Seat | None
    players: tuple[Player, ...]
    public: tuple[dict[str, int], ...]
    """By seat: hand cards that everybody knows of."""
    deck_size: int
    shuffled: dict[str, int]
    """What was last shuffled, less what the viewer has seen leave the deck: the deck is a part of it."""
    discard: dict[str, int]
    market: dict[str, int]
    plans: tuple[Plan, ...]
    deal: Deal | None
    """Trades after which the viewer could pay the building that is up; None: at once, or never."""
    phase: str
    sealed: str | None
    """The card that the viewer has laid face down."""
    asked: tuple[Seat, ...]
    options: tuple[str, ...]
    flow: Flow
