"""What one seat sees: a type of its own, made in `viewing` by naming each field. A spectator is seat -1."""

from __future__ import annotations

import msgspec

from artel.kernel.ids import Seat
from artel.kernel.view import Flow


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A card in the city; `side` counts from its smallest value; `value` is the current one, None when destroyed."""

    card: str
    owner: Seat
    side: int
    down: bool
    value: int | None
    guard: Seat | None


class Place(msgspec.Struct, frozen=True, gc=False):
    """`pieces`: from the lowest to the top one; `token`: whose Fountain token lies there."""

    name: str
    street: str
    quarter: int
    pieces: tuple[Piece, ...]
    token: Seat | None


class Player(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    colour: str | None
    deck: tuple[str, ...]
    hand_size: int
    pile_size: int
    under_size: int
    """Cards that a redraw has put under the pile."""
    hand: tuple[str, ...] | None
    pile: tuple[str, ...] | None
    under: tuple[str, ...] | None
    """Hand and pile, without order, are shown to their owner alone."""
    open_hand: tuple[str, ...]
    open_under: tuple[str, ...]
    open_drawn: int
    """What everybody knows: these hand cards; these cards under the pile, less so many of them drawn since."""
    hand_max: int
    tokens: int
    may_redraw: bool
    fresh: bool
    cemetery: tuple[str, ...] | None
    removed: tuple[str, ...]
    points: int


class ZodchieView(msgspec.Struct, frozen=True, gc=False, tag="zodchie"):
    me: Seat
    pack: str
    players: tuple[Player, ...]
    city: tuple[Place, ...]
    kept: str | None
    draws: bool
    quiet: int
    asked: tuple[Seat, ...]
    options: tuple[str, ...]
    flow: Flow
