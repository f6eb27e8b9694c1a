"""What is in the box, for those who draw it."""

from __future__ import annotations

import msgspec

from artel.games.carcassonne.components import FIGURES, GOODS, KIND_NAMES, Box, Figure, Segment, Tile
from artel.games.carcassonne.signs import FIGURE_SIGNS, MARK_SIGNS


class TileSegment(msgspec.Struct, frozen=True):
    """A part of a tile. Sides count north, east, south, west; half-edges clockwise from the western half of the north
    edge."""

    name: str
    kind: str
    sides: tuple[int, ...]
    halves: tuple[int, ...]
    """Of a field: the half-edges that it reaches."""
    marks: tuple[str, ...]
    """What it shows: pennants, trade goods."""
    cities: tuple[int, ...]
    """Of a field: the cities that it borders, by their places among the segments."""


class TileFace(msgspec.Struct, frozen=True):
    """`edges`: a letter a side, c for a city, r for a road, f for a field."""

    id: str
    edges: str
    segments: tuple[TileSegment, ...]
    set: str
    copies: int


class FigureKind(msgspec.Struct, frozen=True):
    """`features`: the kinds of features that it may stand on; `counts`: as how many meeples. Its `outline` is a path of
    SVG around 0,0, with its player's symbol a `badge` below."""

    id: str
    features: tuple[str, ...]
    counts: int
    outline: str
    badge: float


class CarcassonneInventory(msgspec.Struct, frozen=True):
    tiles: tuple[TileFace, ...]
    figures: tuple[FigureKind, ...]
    marks: dict[str, str]
    """Their drawings, as SVG around 0,0."""
    goods: dict[str, int]
    """How many tokens there are of each."""
    meeples: int
    """Of each player."""


def inventory(components: Box) -> CarcassonneInventory:
    return CarcassonneInventory(
        tiles=tuple(tile_face(tile) for tile in components.tiles),
        figures=tuple(figure_kind(each) for each in FIGURES),
        marks={name: sign.svg for name, sign in MARK_SIGNS.items()},
        goods=dict(zip(GOODS, components.goods, strict=True)),
        meeples=int(components.meeples),
    )


def figure_kind(figure: Figure) -> FigureKind:
    sign = FIGURE_SIGNS[figure.name]
    features = tuple(KIND_NAMES[kind] for kind in figure.kinds)
    return FigureKind(figure.name, features, figure.counts, sign.outline, sign.badge)


def tile_face(tile: Tile) -> TileFace:
    return TileFace(tile.name, tile.edges, tuple(segment(each) for each in tile.segments), tile.set.name, tile.copies)


def segment(part: Segment) -> TileSegment:
    return TileSegment(
        name=part.name,
        kind=KIND_NAMES[part.kind],
        sides=tuple(part.sides),
        halves=tuple(part.halves),
        marks=tuple(part.mark_names()),
        cities=tuple(part.cities),
    )
