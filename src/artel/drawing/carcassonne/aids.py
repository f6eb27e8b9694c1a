"""What players ask for, shown on the map: whose the fields are, what features bring, where nothing can lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from artel.drawing.carcassonne.chart import MapMarks, Place, place_of
from artel.drawing.carcassonne.look import letter
from artel.games.carcassonne import TileDrawn, TilePlaced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.carcassonne import CarcassonneView
    from artel.kernel.events import Event
    from artel.kernel.ids import Seat

Segment = tuple[int, str]
"""The number of a tile on the map, and the segment's name."""


def features(view: CarcassonneView, box: Any) -> dict[Segment, int]:
    """By segment: the number of its feature."""
    tiles = {tile.name: tile for tile in box.tiles}
    return {
        (number, segment.name): feature
        for number, piece in enumerate(view.map)
        for segment, feature in zip(tiles[piece.tile].segments, piece.features, strict=True)
    }


def with_features(view: CarcassonneView, box: Any, marks: MapMarks) -> MapMarks:
    """Letters of the owners on their fields; at the meeples, points now and when completed."""
    if view.aids is None:
        return marks
    parts = features(view, box)
    held = {aid.id: aid for aid in view.aids.features}
    fields = {part: held[at].owners for part, at in parts.items() if at in held and held[at].feature == "field"}
    labels = {}
    for figure in view.figures:
        if figure.figure != "meeple":
            continue
        aid = held[parts[figure.tile, figure.segment]]
        if figure.seat in aid.owners:
            now = aid.now[aid.owners.index(figure.seat)]
            points = str(now) if aid.completed is None else f"{now}/{aid.completed}"
            labels[figure.tile, figure.segment] = letter(figure.seat) + points
    return msgspec.structs.replace(marks, fields=fields, labels=labels)


def with_dead_places(view: CarcassonneView, marks: MapMarks) -> MapMarks:
    if view.aids is None:
        return marks
    return msgspec.structs.replace(marks, dead=frozenset(place_of(name) for name in view.aids.dead_places))


def last_tiles(events: Sequence[Event]) -> dict[Place, Seat]:
    """Where each player placed a tile in the last turn: both tiles of a double turn."""
    placed: dict[Seat, list[Place]] = {}
    second = False
    for event in events:
        if isinstance(event, TileDrawn):
            second = event.part == 2
        elif isinstance(event, TilePlaced):
            before = placed.get(event.seat, []) if second else []
            placed[event.seat] = [*before, place_of(event.place)]
    return {place: seat for seat, places in placed.items() for place in places}
