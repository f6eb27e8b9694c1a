"""What one seat sees: everything but the order of the bag; made in `viewing`. A spectator is seat -1. (C8)"""

from __future__ import annotations

import msgspec

from artel.kernel.ids import Seat
from artel.kernel.view import Flow


class PlacedTile(msgspec.Struct, frozen=True, gc=False):
    """`x` grows to the east, `y` to the south; `turns`: quarter turns clockwise; `seat`: who placed it, None: it lay
    there from the beginning."""

    tile: str
    place: str
    x: int
    y: int
    turns: int
    seat: Seat | None
    features: tuple[int, ...]
    """By segment, in the order of the tile: the feature that it is a part of; equal numbers are one feature."""


class StandingFigure(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    figure: str
    tile: int
    """The number of its tile in `map`."""
    segment: str


class Player(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    supply: dict[str, int]
    """By figure that is in the game: how many are at hand."""
    goods: dict[str, int]
    earned: tuple[int, ...]
    """Points of completed cities, roads, cloisters."""
    points: int
    """Their sum; after the end with all that the final count brought."""


class FeatureAid(msgspec.Struct, frozen=True, gc=False):
    """A feature with meeples: what it brings its owners now, and when completed (fields: at the end, as it lies).
    `id`: its number in `map`."""

    id: int
    feature: str
    place: str
    segment: str
    owners: tuple[Seat, ...]
    now: tuple[int, ...]
    """By owner: a pig may make them differ."""
    completed: int | None


class Aids(msgspec.Struct, frozen=True, gc=False):
    """What players ask for, computed from public facts."""

    dead_places: dict[str, tuple[int, int]]
    """With their x and y."""
    features: tuple[FeatureAid, ...]
    if_ended_now: tuple[int, ...]


class CarcassonneView(msgspec.Struct, frozen=True, gc=False, tag="carcassonne"):
    me: Seat
    pack: str
    players: tuple[Player, ...]
    map: tuple[PlacedTile, ...]
    figures: tuple[StandingFigure, ...]
    tile: str | None
    bag: dict[str, int]
    goods_count: bool
    aids: Aids | None
    extra: bool
    """Is a builder's extra turn offered, or under way? (C5.4)"""
    asked: tuple[Seat, ...]
    options: tuple[str, ...]
    flow: Flow
