"""What players ask for, shown on the map: whose the fields are, what features bring, where nothing can lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from artel.games.carcassonne import TileDrawn, TilePlaced
from artel.tui.carcassonne.chart import Marks, Place, place_of
from artel.tui.carcassonne.look import letter
from artel.tui.carcassonne.roads import STEPS
from artel.tui.carcassonne.shapes import EAST, SOUTH, Part, parts_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.carcassonne import CarcassonneView
    from artel.kernel.events import Event
    from artel.kernel.ids import Seat

Segment = tuple[int, str]
"""The number of a tile on the map, and the segment's name."""


def features(view: CarcassonneView, box: Any) -> dict[Segment, Segment]:
    """By segment: one that stands for its whole feature."""
    tiles = {tile.name: tile for tile in box.tiles}
    parts = [parts_of(tiles[piece.tile], piece.turns) for piece in view.map]
    places = {place_of(piece.place): number for number, piece in enumerate(view.map)}
    found = {(number, part.name): (number, part.name) for number in range(len(parts)) for part in parts[number]}

    def root(segment: Segment) -> Segment:
        while found[segment] != segment:
            segment = found[segment]
        return segment

    for (x, y), number in places.items():
        for side in (EAST, SOUTH):
            other = places.get((x + STEPS[side][0], y + STEPS[side][1]))
            if other is not None:
                for one, two in meeting(parts[number], side, parts[other]):
                    found[root((number, one))] = root((other, two))
    return {segment: root(segment) for segment in found}


def meeting(mine: Sequence[Part], side: int, theirs: Sequence[Part]) -> list[tuple[str, str]]:
    """The segments of two tiles that meet at a side of the first."""
    facing = (side + 2) % 4
    pairs = [(one.name, two.name) for one in mine if side in one.sides for two in theirs if facing in two.sides]
    for half in (0, 1):
        pairs += [
            (one.name, two.name)
            for one in mine
            if 2 * side + half in one.halves
            for two in theirs
            if 2 * facing + 1 - half in two.halves
        ]
    return pairs


def with_features(view: CarcassonneView, box: Any, marks: Marks) -> Marks:
    """Letters of the owners on their fields; at the meeples, points now and when completed."""
    if view.aids is None:
        return marks
    roots = features(view, box)
    places = {piece.place: number for number, piece in enumerate(view.map)}
    held = {roots[places[aid.place], aid.segment]: aid for aid in view.aids.features}
    fields = {segment: held[root].owners for segment, root in roots.items() if root in held and root[1].startswith("f")}
    labels = {}
    for figure in view.figures:
        if figure.figure != "meeple":
            continue
        aid = held[roots[figure.tile, figure.segment]]
        if figure.seat in aid.owners:
            now = aid.now[aid.owners.index(figure.seat)]
            points = str(now) if aid.completed is None else f"{now}/{aid.completed}"
            labels[figure.tile, figure.segment] = letter(figure.seat) + points
    return msgspec.structs.replace(marks, fields=fields, labels=labels)


def with_dead_places(view: CarcassonneView, marks: Marks) -> Marks:
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
