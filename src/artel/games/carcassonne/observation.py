"""The table as numbers, for learners.

The map has no end; here it is drawn on a board of 32 by 32 cells whose edges meet, the start tile in the middle. A cell
is `(x + 16) % 32 * 32 + (y + 16) % 32`. A map would have to be 32 places wide for two places to share a cell: then one
of them has the number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.actions import FIGURE_NAMES, FIRST_STAND, FIRST_WORD, NO, STAND, YES, Place
from artel.games.carcassonne.components import FIGURES, GOODS, SINGLE, STRIDE
from artel.games.carcassonne.places import x_of, y_of
from artel.games.carcassonne.state import SOURCES, CarcassonneTable
from artel.games.carcassonne.turn import ExtraTurn, PlaceFigure, PlaceTile
from artel.kernel.frames import Action, Question
from artel.kernel.observation import Layout, ObservationPart, Observer, Sheet

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDE: Final = 32
CELLS: Final = SIDE * SIDE
QUESTIONS: Final[tuple[type[Question[CarcassonneTable]], ...]] = (PlaceTile, PlaceFigure, ExtraTurn)


def of_table(types: int) -> list[ObservationPart]:
    return [
        ObservationPart("hand", types, "the tile in hand"),
        ObservationPart("bag", types, "by tile: how many are in the bag"),
        ObservationPart("kind", STRIDE, "by segment of the tile laid last: city, road, field, cloister, plus 1"),
        ObservationPart("guests", STRIDE, "by segment: meeples on its feature"),
        ObservationPart("own_guests", STRIDE, "by segment: one's own meeples on its feature"),
        ObservationPart("ends", STRIDE, "by segment: open ends of its road or city"),
        ObservationPart("last", 1, "the cell of the tile laid last"),
        ObservationPart("tile", CELLS, "by cell: the tile, plus 1"),
        ObservationPart("turns", CELLS, "by cell: its quarter turns clockwise"),
        ObservationPart("figure", CELLS, f"by cell: {', '.join(FIGURE_NAMES)}, plus 1"),
        ObservationPart("owner", CELLS, "by cell: whose figure it is, plus 1"),
        ObservationPart("segment", CELLS, "by cell: on which segment it stands, plus 1"),
        ObservationPart(
            "wanted", CELLS, "by free cell beside a tile: what the sides N, E, S, W ask for, two bits each"
        ),
    ]


OF_SEAT: Final = [
    ObservationPart("meeples", 1, "meeples in supply"),
    *[ObservationPart(FIGURES[figure].name, 1, f"is its {FIGURES[figure].name} in supply?") for figure in SINGLE],
    ObservationPart("goods", len(GOODS), "by trade good: its tokens"),
    ObservationPart("earned", SOURCES, "points of completed cities, roads, cloisters"),
]


ANSWERS: Final = [
    ObservationPart("place", CELLS * 4, "cell * 4 + quarter turns clockwise: place the tile there"),
    ObservationPart(
        "stand", FIRST_WORD - FIRST_STAND, f"figure * 8 + segment ({', '.join(FIGURE_NAMES)}) of the tile laid last"
    ),
    ObservationPart("word", 2, "yes, no"),
]


def cell_of(position: i64) -> i64:
    return (x_of(position) + SIDE // 2) % SIDE * SIDE + (y_of(position) + SIDE // 2) % SIDE


class CarcassonneObserver(Observer[CarcassonneTable]):
    def __init__(self, seats: int, types: int) -> None:
        super().__init__(Layout(seats, QUESTIONS, of_table(types), OF_SEAT, ANSWERS), QUESTIONS)
        self.types: i64 = types

    def write(self, t: CarcassonneTable, seat: i64, sheet: Sheet) -> None:
        self.write_question(t, seat, sheet)
        sheet.one_of(self.types, t.tile)
        sheet.counts(t.bag, 0, self.types)
        self.write_last(t, seat, sheet)
        self.write_map(t, seat, sheet)
        for step in range(t.seats):
            self.write_seat(t, (seat + step) % t.seats, sheet)

    def write_last(self, t: CarcassonneTable, seat: i64, sheet: Sheet) -> None:
        """The tile laid last, segment by segment."""
        piece = t.pieces - 1
        for part in range(t.box.parts[t.shapes[piece]]):
            segment = piece * STRIDE + part
            root = t.find(segment)
            guests = t.guests[root]
            sheet.put(part, t.kind_of(segment) + 1)
            sheet.put(2 * STRIDE + part, guests >> 4 * seat & 15)
            sheet.put(3 * STRIDE + part, t.ends[root])
            many: i64 = 0
            while guests:
                many += guests & 15
                guests >>= 4
            sheet.put(STRIDE + part, many)
        sheet.skip(4 * STRIDE)
        sheet.number(cell_of(t.positions[piece]))

    def write_map(self, t: CarcassonneTable, seat: i64, sheet: Sheet) -> None:
        for piece in range(t.pieces):
            cell = cell_of(t.positions[piece])
            sheet.put(cell, t.shapes[piece] // 4 + 1)
            sheet.put(CELLS + cell, t.shapes[piece] % 4)
        for figure in range(len(FIGURES)):
            for owner in range(t.seats):
                for segment in t.on_map(figure, owner):
                    self.write_figure(t, figure, (owner - seat) % t.seats, segment, sheet)
        for edge in range(t.edges):
            sheet.put(5 * CELLS + cell_of(t.edge_place[edge]), t.edge_code[edge])
        sheet.skip(6 * CELLS)

    def write_figure(self, t: CarcassonneTable, figure: i64, owner: i64, segment: i64, sheet: Sheet) -> None:
        cell = cell_of(t.positions[segment // STRIDE])
        sheet.put(2 * CELLS + cell, figure + 1)
        sheet.put(3 * CELLS + cell, owner + 1)
        sheet.put(4 * CELLS + cell, segment % STRIDE + 1)

    def write_seat(self, t: CarcassonneTable, seat: i64, sheet: Sheet) -> None:
        sheet.number(t.hand[seat])
        for figure in SINGLE:
            sheet.number(1 if t.has_figure(figure, seat) else 0)
        sheet.counts(t.goods, seat * len(GOODS), len(GOODS))
        sheet.counts(t.earned, seat * SOURCES, SOURCES)

    # -- answers ---------------------------------------------------------------------------------------

    def mark(self, t: CarcassonneTable, seat: i64, sheet: Sheet) -> None:
        top = t.stack[-1] if t.stack else None
        if not isinstance(top, PlaceTile) or top.seat != seat:
            super().mark(t, seat, sheet)
            return
        for edge in range(t.edges):
            turns = t.ways_to_lie(edge)
            at = cell_of(t.edge_place[edge]) * 4
            while turns:
                if turns & 1:
                    sheet.mark(at)
                turns >>= 1
                at += 1

    def number(self, t: CarcassonneTable, seat: i64, action: Action) -> i64:
        if isinstance(action, Place):
            return cell_of(action.position) * 4 + action.turns
        return action.code - FIRST_STAND + CELLS * 4

    def action(self, t: CarcassonneTable, seat: i64, number: i64) -> Action:
        if number < CELLS * 4:
            cell, turns = number // 4, number % 4
            for edge in range(t.edges):
                fits = t.ways_to_lie(edge)
                if fits >> turns & 1 and cell_of(t.edge_place[edge]) == cell:
                    return Place(t.edge_place[edge], turns)
        at = number - CELLS * 4
        figures = FIRST_WORD - FIRST_STAND
        return STAND[at] if at < figures else YES if at == figures else NO
