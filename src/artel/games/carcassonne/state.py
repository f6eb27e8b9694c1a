"""The table: the map with its features, the figures, the bag, the goods.

Features are kept as a union-find over segments (`piece * STRIDE + n`). A root knows the open ends and the meeples of
its feature; the segments of a feature form a ring, so that they can be walked when it is scored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.carcassonne.components import (
    CITY,
    CLOISTER,
    CODES,
    FIGURES,
    GOODS,
    MARKS,
    MEEPLE,
    PIECES,
    ROAD,
    SINGLE,
    STRIDE,
)
from artel.games.carcassonne.options import AIDS, GOODS_COUNT
from artel.games.carcassonne.places import AROUND, NEIGHBOURS, ORIGIN, SLOTS, lies_at, note, wider
from artel.kernel.frames import Action
from artel.kernel.frames import Table as KernelTable
from artel.kernel.packed import BIT, COMPILED, filled, ints, mask_of, members, replaced

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.carcassonne.components import Box
    from artel.games.carcassonne.options import Options
    from artel.kernel.chance import Rng

NONE: Final = -1
NOT_DEALT: Final = -2
"""Where a figure is that this game does without. (C1.5)"""
ROOM: Final = 24
"""For so many tiles at first, then for twice as many, up to all of them."""
SEAT: Final = ints([1 << 4 * seat for seat in range(6)])
"""A meeple of this seat, in the count of a feature's meeples."""
ZEROS: Final = filled(PIECES * STRIDE, 0)
NONES: Final = filled(PIECES * STRIDE, NONE)
THEMSELVES: Final = ints(list(range(PIECES * STRIDE)))
COUNTS: Final = ints([figure.counts for figure in FIGURES])
COMPLETED: Final = (CITY, ROAD, CLOISTER)
"""Points of completed features are kept apart, by kind in this order."""
SOURCES: Final = len(COMPLETED)


def edges_of(tiles: i64) -> i64:
    """An island of so many tiles has at most so many places around it."""
    return 2 * tiles + 2


def dealt(options: Options, figure: int) -> int:
    return NONE if options.has(FIGURES[figure].option) else NOT_DEALT


class CarcassonneTable(KernelTable):
    __slots__ = (
        "around", "at_hand", "bag", "box", "cities", "closing", "earned", "edge_code", "edge_place", "edges", "ends",
        "goods", "grid", "guests", "hand", "laid_by", "link", "parent", "pieces", "positions", "shapes",
        "slots", "symbols", "tile", "walled", "with_aids",
    )  # fmt: skip
    lasting: ClassVar[tuple[str, ...]] = ("earned", "goods", "walled")

    def __init__(self, seats: int, box: Box, options: Options) -> None:
        """The start tile lies on the map, all others are in the bag. (C1.3, C1.5)"""
        super().__init__(seats, [])
        many = ROOM * STRIDE
        bag = [tile.copies if options.has(tile.set.option) else 0 for tile in box.tiles]
        bag[box.start] -= 1
        self.box = box
        self.bag: vec[i64] = ints(bag)  # by type: tiles still to be drawn
        self.tile: i64 = NONE  # the type in hand; -1: none
        self.grid = filled(SLOTS, 0)  # by place (`lies_at`): piece + 1, or -(edge + 1) for a free place beside a tile
        self.pieces: i64 = 0  # tiles on the map
        self.positions = filled(ROOM, 0)  # by piece
        self.shapes = filled(ROOM, 0)  # by piece
        self.laid_by = filled(ROOM, NONE)  # by piece: the seat; -1: it lay there from the beginning
        self.around = filled(ROOM, 0)  # by piece: how many of the eight places around it are taken
        self.edges: i64 = 0  # free places beside tiles
        self.edge_place = filled(edges_of(ROOM), 0)
        self.edge_code = filled(edges_of(ROOM), 0)  # what their neighbours ask for, two bits a side
        self.parent = NONES[:many]  # by segment: the next one towards the root; the root: minus its size
        self.link = THEMSELVES[:many]  # by segment: the next one of its feature, in a ring
        self.ends = filled(many, 0)  # by root: open ends
        self.guests = filled(many, 0)  # by root: meeples, four bits a seat
        self.closing: bool = False  # has the tile laid last closed a road or city, or surrounded a tile?
        self.cities: i64 = 0  # completed ones
        self.walled = filled(box.most_cities, NONE)  # their roots
        single: list[int] = [dealt(options, figure) for figure in SINGLE for _ in range(seats)]
        self.slots: vec[i64] = ints([NONE] * (seats * box.meeples) + single)
        """By seat and meeple, then by other figure and seat: the segment where it stands; -1: in supply."""
        self.hand = filled(seats, box.meeples)  # by seat: meeples in supply
        self.at_hand = filled(seats, mask_of([at for at, each in enumerate(FIGURES) if options.has(each.option)]))
        """By seat: the figures of which there is one in supply, as a set."""
        self.goods = filled(seats * len(GOODS), 0)  # by seat and kind
        self.symbols = options.has(GOODS_COUNT)  # do goods count? (C1.5)
        self.earned = filled(seats * SOURCES, 0)  # by seat and kind of feature: points of completed ones
        self.with_aids = options.has(AIDS)
        self.lay(ORIGIN, box.start * 4, NONE)

    def copy(self) -> CarcassonneTable:
        twin = CarcassonneTable.__new__(CarcassonneTable)
        twin.seats = self.seats
        twin.stack = self.stack[:]
        twin.box = self.box
        twin.bag = self.bag[:]
        twin.tile = self.tile
        twin.grid = self.grid[:]
        twin.pieces = self.pieces
        twin.positions = self.positions[:]
        twin.shapes = self.shapes[:]
        twin.laid_by = self.laid_by[:]
        twin.around = self.around[:]
        twin.edges = self.edges
        twin.edge_place = self.edge_place[:]
        twin.edge_code = self.edge_code[:]
        twin.parent = self.parent[:]
        twin.link = self.link[:]
        twin.ends = self.ends[:]
        twin.guests = self.guests[:]
        twin.closing = self.closing
        twin.cities = self.cities
        twin.walled = self.walled
        twin.slots = self.slots[:]
        twin.hand = self.hand[:]
        twin.at_hand = self.at_hand[:]
        twin.goods = self.goods
        twin.symbols = self.symbols
        twin.earned = self.earned
        twin.with_aids = self.with_aids
        return twin

    def write(self, action: Action) -> str:
        from artel.games.carcassonne.notation import write_action

        return write_action(self, action)

    # -- reading ---------------------------------------------------------------------------------------

    def on(self, position: i64) -> i64:
        """What lies there: the number of the tile + 1; below 0: it is free, beside a tile; 0: it is far from all."""
        return lies_at(self.grid, position)

    def has_tiles(self) -> bool:
        """Is there any in the bag?"""
        for many in self.bag:
            if many:
                return True
        return False

    def left(self) -> i64:
        """Tiles in the bag."""
        if not COMPILED:
            return sum(self.bag)
        found: i64 = 0
        for many in self.bag:
            found += many
        return found

    def find(self, segment: i64) -> i64:
        """The root of a feature."""
        parent = self.parent
        while parent[segment] >= 0:
            segment = parent[segment]
        return segment

    def kind_of(self, segment: i64) -> i64:
        return self.box.kind[(self.shapes[segment // STRIDE] // 4) * STRIDE + segment % STRIDE]

    def good_of(self, segment: i64) -> i64:
        """The symbol on a segment of a city; -1: none. (C4.1)"""
        return self.box.good[(self.shapes[segment // STRIDE] // 4) * STRIDE + segment % STRIDE]

    def cities_beside(self, segment: i64) -> list[int]:
        """The segments of cities on the same tile that border a segment of a field."""
        borders = self.box.borders[(self.shapes[segment // STRIDE] // 4) * STRIDE + segment % STRIDE]
        first = segment - segment % STRIDE
        return [first + part for part in members(borders)]

    def fields_beside(self, segment: i64) -> i64:
        """The parts of the same tile, as a set, that are fields and border a segment of a city."""
        return self.box.bordered[(self.shapes[segment // STRIDE] // 4) * STRIDE + segment % STRIDE]

    def first_on(self, piece: i64) -> i64:
        """The first segment of a tile on the map."""
        return piece * STRIDE

    def end_on(self, piece: i64) -> i64:
        """Where its segments end; a range of both, written where it is walked, costs nothing when compiled."""
        return piece * STRIDE + self.box.parts[self.shapes[piece]]

    def meeples_of(self, root: i64, seat: i64) -> i64:
        """How many meeples a seat has on a feature."""
        return self.guests[root] >> 4 * seat & 15

    def most_meeples(self, root: i64) -> i64:
        """Of one seat."""
        return most_of(self.guests[root])

    def earned_by(self, seat: i64, source: i64) -> i64:
        """Points of completed features of a kind."""
        return self.earned[seat * SOURCES + source]

    def goods_of(self, seat: i64, good: i64) -> i64:
        return self.goods[seat * len(GOODS) + good]

    def ways_to_lie(self, edge: i64) -> i64:
        """How the tile in hand can be turned to fit a free place, as a set of quarter turns. (C2.1)"""
        return self.box.fits[self.tile * CODES + self.edge_code[edge]]

    def random_fit(self, rng: Rng) -> i64:
        """A free place that the tile in hand fits, and how, each way as likely as any other: `edge * 4 + turns`."""
        fits, codes = self.box.fits, self.edge_code
        first, bound = self.tile * CODES, self.edges * 4
        while True:
            fit = rng.below(bound)
            if fits[first + codes[fit >> 2]] >> (fit & 3) & 1:
                return fit

    def edge_at(self, position: i64) -> i64:
        """The number of a free place beside a tile; -1: there is none."""
        found = self.on(position)
        return -found - 1 if found < 0 else NONE

    def fits_anywhere(self, tile: i64) -> bool:
        fits, codes = self.box.fits, self.edge_code
        for edge in range(self.edges):
            if fits[tile * CODES + codes[edge]]:
                return True
        return False

    def is_complete(self, root: i64) -> bool:
        """Closed, for a road or a city. (C3.1, C3.2)"""
        return self.ends[root] == 0

    def feature(self, segment: i64) -> list[int]:
        """All segments of a feature."""
        found: list[int] = [segment]
        at = self.link[segment]
        while at != segment:
            found.append(at)
            at = self.link[at]
        return found

    def tiles_of(self, segment: i64) -> i64:
        """On how many tiles a feature lies, each once. (C3.1, C3.2)"""
        root = self.find(segment)
        found: i64 = 0
        at = segment
        while True:
            found += 1
            for other in range(at - at % STRIDE, at):
                if self.find(other) == root:  # the tile is counted with that one
                    found -= 1
                    break
            at = self.link[at]
            if at == segment:
                return found

    def marks_of(self, segment: i64, mark: i64) -> i64:
        """How many of them a feature shows."""
        found: i64 = 0
        at = segment
        while True:
            found += self.box.marks[((self.shapes[at // STRIDE] // 4) * STRIDE + at % STRIDE) * len(MARKS) + mark]
            at = self.link[at]
            if at == segment:
                return found

    def supply(self, seat: i64) -> i64:
        """Meeples at hand."""
        return self.hand[seat]

    def spot(self, figure: i64, seat: i64) -> i64:
        """The segment where the only figure of this kind stands; else NONE or NOT_DEALT."""
        return self.slots[self.seats * (self.box.meeples + figure - 1) + seat]

    def has_figure(self, figure: i64, seat: i64) -> bool:
        """Is there one at hand?"""
        return self.at_hand[seat] & BIT[figure] != 0

    def on_map(self, figure: i64, seat: i64) -> list[int]:
        """The segments where figures of this kind stand."""
        many: i64 = self.box.meeples if figure == MEEPLE else 1
        first: i64 = seat * many if figure == MEEPLE else self.seats * (self.box.meeples + figure - 1) + seat
        return [self.slots[slot] for slot in range(first, first + many) if self.slots[slot] >= 0]

    # -- changing --------------------------------------------------------------------------------------

    def earn(self, seat: i64, source: i64, points: i64) -> None:
        at = seat * SOURCES + source
        self.earned = replaced(self.earned, at, self.earned[at] + points)

    def take_goods(self, seat: i64, good: i64, many: i64) -> None:
        if many:
            at = seat * len(GOODS) + good
            self.goods = replaced(self.goods, at, self.goods[at] + many)

    def lay(self, position: i64, shape: i64, seat: i64) -> i64:
        """Puts a tile on the map and joins its segments with their neighbours; says its number."""
        piece = self.pieces
        if piece == len(self.shapes):
            self.make_room(2 * piece)
        box, grid, around = self.box, self.grid, self.around
        self.pieces = piece + 1
        self.shapes[piece] = shape
        self.positions[piece] = position
        self.laid_by[piece] = seat
        self.closing = False
        base = piece * STRIDE
        ends = self.ends
        first = shape // 4 * STRIDE
        for part in range(box.parts[shape]):
            ends[base + part] = box.open[first + part]
        edge = lies_at(grid, position)
        if edge < 0:
            self.drop_edge(-edge - 1)
        note(grid, position, piece + 1)
        for turn in range(NEIGHBOURS):
            beside = position + AROUND[turn]
            other = lies_at(grid, beside)
            if other > 0:
                around[piece] += 1
                around[other - 1] += 1
                if around[other - 1] == NEIGHBOURS:
                    self.closing = True
                if turn & 1 == 0:
                    self.join_side(piece, shape, turn >> 1, other - 1)
            elif turn & 1 == 0:
                if other == 0:
                    other = self.add_edge(beside)
                self.edge_code[-other - 1] |= box.edge[shape * 4 + (turn >> 1)] << (turn + 4) % 8
        if around[piece] == NEIGHBOURS:
            self.closing = True
        return piece

    def make_room(self, tiles: i64) -> None:
        """For so many, which is twice as many as before: copies of a small map are small."""
        self.grid = wider(self.grid)
        self.positions = longer(self.positions, tiles, ZEROS)
        self.shapes = longer(self.shapes, tiles, ZEROS)
        self.laid_by = longer(self.laid_by, tiles, NONES)
        self.around = longer(self.around, tiles, ZEROS)
        self.edge_place = longer(self.edge_place, edges_of(tiles), ZEROS)
        self.edge_code = longer(self.edge_code, edges_of(tiles), ZEROS)
        many = tiles * STRIDE
        self.parent = longer(self.parent, many, NONES)
        self.link = longer(self.link, many, THEMSELVES)
        self.ends = longer(self.ends, many, ZEROS)
        self.guests = longer(self.guests, many, ZEROS)

    def join_side(self, piece: i64, shape: i64, side: i64, other: i64) -> None:
        box = self.box
        mine = shape * 4 + side
        theirs = self.shapes[other] * 4 + (side + 2) % 4
        base, other_base = piece * STRIDE, other * STRIDE
        middle = box.middle[mine]
        if middle >= 0:
            self.join(base + middle, other_base + box.middle[theirs])
        left, right = box.half[mine * 2], box.half[mine * 2 + 1]
        if left >= 0:
            their_left, their_right = box.half[theirs * 2], box.half[theirs * 2 + 1]
            self.join(base + left, other_base + their_right)
            if left != right or their_left != their_right:
                self.join(base + right, other_base + their_left)

    def join(self, one: i64, other: i64) -> None:
        """Two segments meet: their features become one. (C3.7)"""
        parent, ends = self.parent, self.ends
        a, b = one, other
        while parent[a] >= 0:  # as `find` does: no calls here, where most of the time goes
            a = parent[a]
        while parent[b] >= 0:
            b = parent[b]
        if a == b:
            ends[a] -= 2
        else:
            if parent[a] < parent[b]:
                a, b = b, a
            parent[b] += parent[a]
            parent[a] = b
            ends[b] += ends[a] - 2
            self.guests[b] += self.guests[a]
            self.guests[a] = 0
            self.link[a], self.link[b] = self.link[b], self.link[a]
        if ends[b] == 0:  # never so for a field: it has no ends to begin with
            self.closing = True
            if self.kind_of(b) == CITY:
                self.walled = replaced(self.walled, self.cities, b)
                self.cities += 1

    def add_edge(self, position: i64) -> i64:
        edge = self.edges
        self.edges = edge + 1
        self.edge_place[edge] = position
        self.edge_code[edge] = 0
        note(self.grid, position, -edge - 1)
        return -edge - 1

    def drop_edge(self, edge: i64) -> None:
        last = self.edges - 1
        self.edges = last
        if edge != last:
            position = self.edge_place[last]
            self.edge_place[edge] = position
            self.edge_code[edge] = self.edge_code[last]
            note(self.grid, position, -edge - 1)

    def put(self, figure: i64, seat: i64, segment: i64) -> None:
        """A figure out of supply on a segment."""
        meeples = self.box.meeples
        if figure == MEEPLE:
            slot = seat * meeples
            while self.slots[slot] != NONE:
                slot += 1
            self.hand[seat] -= 1
        else:
            slot = self.seats * (meeples + figure - 1) + seat
        if figure != MEEPLE or not self.hand[seat]:
            self.at_hand[seat] &= ~BIT[figure]
        self.slots[slot] = segment
        self.guests[self.find(segment)] += COUNTS[figure] * SEAT[seat]

    def send_home(self, root: i64) -> None:
        """All figures of a feature go back. (C2.4, C5.3)"""
        for slot in range(len(self.slots)):
            if self.slots[slot] >= 0 and self.find(self.slots[slot]) == root:
                self.slots[slot] = NONE
                self.take_back(slot)
        self.guests[root] = 0

    def take_back(self, slot: i64) -> None:
        meeples = self.box.meeples
        single = slot - self.seats * meeples
        if single < 0:
            self.hand[slot // meeples] += 1
            self.at_hand[slot // meeples] |= BIT[MEEPLE]
        else:
            self.at_hand[single % self.seats] |= BIT[single // self.seats + 1]


def most_of(guests: i64) -> i64:
    """Meeples of one seat."""
    most: i64 = 0
    while guests:
        if guests & 15 > most:
            most = guests & 15
        guests >>= 4
    return most


def longer(numbers: vec[i64], many: i64, rest: vec[i64]) -> vec[i64]:
    """So many numbers: these, and the rest as in another array."""
    found = rest[:many]
    for at in range(len(numbers)):
        found[at] = numbers[at]
    return found
