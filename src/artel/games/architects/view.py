"""What one seat sees: a type of its own, made in `viewing` by naming each field. A spectator is seat -1."""

from __future__ import annotations

import msgspec

from artel.kernel.ids import Seat
from artel.kernel.view import Flow


class StageView(msgspec.Struct, frozen=True, gc=False):
    number: int
    cost: int
    same: bool
    points: int
    effect: bool
    built: bool
    available: bool


class Player(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    wonder: str | None
    stages: tuple[StageView, ...]
    cards: dict[str, int]
    progress: dict[str, int]
    victory_tokens: int
    shields: int
    has_cat: bool
    knows_central: bool
    top: str | None
    """The open card of its wonder deck; below it, without order: what everybody can derive."""
    deck: dict[str, int]
    points: int


class ArchitectsView(msgspec.Struct, frozen=True, gc=False, tag="architects"):
    me: Seat
    pack: str
    players: tuple[Player, ...]
    central: dict[str, int]
    """The central deck, top card included, without order."""
    central_top: str | None
    """Its top card, where this seat has seen it."""
    looker: Seat | None
    looked_at: Seat | None
    looked_size: int
    looked: dict[str, int] | None
    """The hidden cards that the looker looks at, shown to the looker alone."""
    face_up: dict[str, int]
    tokens: dict[str, int]
    discard: dict[str, int]
    war: int
    conflicts: int
    battle: bool
    armed: tuple[str, ...]
    used: tuple[str, ...]
    asked: tuple[Seat, ...]
    options: tuple[str, ...]
    flow: Flow
