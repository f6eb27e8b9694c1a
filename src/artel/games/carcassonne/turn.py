"""The turn: draw and place a tile, place a figure, score; and the builder's extra turn. (C2, C5)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.carcassonne.actions import FIGURE_NAMES, NO, YES, Place, Stand, place_at, stands
from artel.games.carcassonne.components import (
    BUILDER,
    CITY,
    CLAIMING,
    CLOISTER,
    FIELD,
    GO_ON,
    GOODS,
    JOINING,
    KIND_NAMES,
    MEEPLE,
    PIG,
    ROAD,
    STRIDE,
)
from artel.games.carcassonne.events import (
    Ended,
    ExtraTurnDeclined,
    ExtraTurnOffered,
    ExtraTurnTaken,
    FeatureCompleted,
    FeatureScored,
    FigurePlaced,
    FigureReturned,
    GoodsScored,
    GoodsTaken,
    NoFigure,
    TileDrawn,
    TilePlaced,
    TileUnplaceable,
)
from artel.games.carcassonne.places import AROUND, NEIGHBOURS
from artel.games.carcassonne.scoring import (
    GOODS_POINTS,
    place_of,
    scored_feature,
    scored_features,
    scored_goods,
    segment_name,
    summed,
    winners,
)
from artel.games.carcassonne.state import COMPLETED, NONE, NOT_DEALT, CarcassonneTable
from artel.kernel.frames import Action, Chance, Next, Question, Step, Tell
from artel.kernel.packed import both, has, members
from artel.kernel.piles import sample_of, weights_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng


def begin_part(t: CarcassonneTable, seat: i64, part: i64, tell: Tell | None) -> Next:
    """The next tile, or the end. (C2.2, C7.1)"""
    if t.has_tiles():
        return DRAW_TILE[part][seat]
    count_up(t, tell)
    return ()


class DrawTile(Chance[CarcassonneTable]):
    """Seen by everybody before any decision. (C2.1)"""

    __slots__ = ("part", "seat")
    clause: ClassVar[str] = "C2.1"

    def __init__(self, seat: i64, part: i64) -> None:
        self.seat: i64 = seat
        self.part: i64 = part  # 1, or 2 in a builder's extra turn

    def weights(self, t: CarcassonneTable) -> dict[int, int]:
        return weights_of(t.bag, 0, len(t.box.tiles))

    def sample(self, t: CarcassonneTable, rng: Rng) -> i64:
        return sample_of(t.bag, 0, t.left(), rng)

    def resolve(self, t: CarcassonneTable, outcome: i64, tell: Tell | None) -> Next:
        t.bag[outcome] -= 1
        if tell:
            tell.that(TileDrawn(self.seat, t.box.names[outcome], self.part))
        if not t.fits_anywhere(outcome):  # C2.2, C2.7, C5.11
            if tell:
                tell.that(TileUnplaceable(self.seat, t.box.names[outcome]))
            return begin_part(t, self.seat, self.part, tell)
        t.tile = outcome
        return PLACE_TILE[self.part][self.seat]


class PlaceTile(Question[CarcassonneTable]):
    """Beside at least one tile, all touching edges matching. (C2.1)"""

    __slots__ = ("part",)
    clause: ClassVar[str] = "C2.1"
    begins_turn: ClassVar[bool] = True

    def __init__(self, seat: i64, part: i64) -> None:
        super().__init__(seat)
        self.part: i64 = part

    def options(self, t: CarcassonneTable) -> list[Action]:
        found: list[Action] = []
        for edge in range(t.edges):
            ways = t.ways_to_lie(edge)
            if ways:
                found += [place_at(t.edge_place[edge], turns) for turns in members(ways)]
        return found

    def allows(self, t: CarcassonneTable, action: Action) -> bool:
        if not isinstance(action, Place):
            return False
        edge = t.edge_at(action.position)
        return edge != NONE and has(t.ways_to_lie(edge), action.turns)

    def uniform(self, t: CarcassonneTable, rng: Rng) -> Action:
        """Nothing is preferred there."""
        return self.sample(t, rng)

    def sample(self, t: CarcassonneTable, rng: Rng) -> Action:
        fit = t.random_fit(rng)
        return place_at(t.edge_place[fit // 4], fit % 4)

    def answer(self, t: CarcassonneTable, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Place)
        seat = self.seat
        before = t.spot(BUILDER, seat)
        piece = t.lay(action.position, t.tile * 4 + action.turns, seat)
        if tell:
            tell.that(TilePlaced(seat, t.box.names[t.tile], place_of(t, piece * STRIDE), action.turns))
        t.tile = NONE
        earned = self.part == 1 and before >= 0 and extends(t, piece, before)
        return PLACE_FIGURE_EARNED[seat] if earned else PLACE_FIGURE[self.part][seat]


def extends(t: CarcassonneTable, piece: i64, segment: i64) -> bool:
    """Has the tile just placed become part of the feature of this segment? (C5.9)"""
    root = t.find(segment)
    for other in range(t.first_on(piece), t.end_on(piece)):
        if t.find(other) == root:
            return True
    return False


class PlaceFigure(Question[CarcassonneTable]):
    """At most one figure, on the tile just placed. `earned`: a builder has earned an extra turn. (C2.3, C5.1, C6.1)"""

    __slots__ = ("earned", "part")
    clause: ClassVar[str] = "C2.3"

    def __init__(self, seat: i64, part: i64, earned: bool) -> None:
        super().__init__(seat)
        self.part: i64 = part
        self.earned: bool = earned

    def options(self, t: CarcassonneTable) -> list[Action]:
        seat = self.seat
        found: list[Action] = []
        claiming, joining = both(t.at_hand[seat], CLAIMING), both(t.at_hand[seat], JOINING)
        piece = t.pieces - 1
        for segment in range(t.first_on(piece), t.end_on(piece)):
            if t.guests[t.find(segment)]:
                if joining and may_join(t, seat, segment):
                    found += stands(both(joining, GO_ON[t.kind_of(segment)]), segment)
            elif claiming:
                found += stands(claiming, segment)
        found.append(NO)
        return found

    def is_idle(self, t: CarcassonneTable) -> bool:
        """Is there no figure to place, or nowhere to place it?"""
        seat = self.seat
        if not t.at_hand[seat]:
            return True
        claiming, joining = both(t.at_hand[seat], CLAIMING), both(t.at_hand[seat], JOINING)
        piece = t.pieces - 1
        for segment in range(t.first_on(piece), t.end_on(piece)):
            if not t.guests[t.find(segment)]:
                if claiming:
                    return False
            elif both(joining, GO_ON[t.kind_of(segment)]) and may_join(t, seat, segment):
                return False
        return True

    def forced(self, t: CarcassonneTable) -> Action | None:
        return NO if self.is_idle(t) else None

    def sample(self, t: CarcassonneTable, rng: Rng) -> Action:
        if not t.at_hand[self.seat]:
            return NO
        options = self.options(t)
        return options[rng.below(len(options))]

    def answer(self, t: CarcassonneTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Stand):
            segment = (t.pieces - 1) * STRIDE + action.segment
            t.put(action.figure, seat, segment)
            if tell:
                feature = KIND_NAMES[t.kind_of(segment)]
                where, name = place_of(t, segment), segment_name(t, segment)
                tell.that(FigurePlaced(seat, FIGURE_NAMES[action.figure], feature, where, name))
        elif tell:
            tell.that(NoFigure(seat))
        score_completed(t, seat, tell)
        if self.earned and t.has_tiles():  # C5.7, C5.8
            if tell:
                tell.that(ExtraTurnOffered(seat))
            return (ExtraTurn(seat),)
        return begin_part(t, (seat + 1) % t.seats, 1, tell)

    def refusal(self, t: CarcassonneTable, action: Action) -> str:
        if not isinstance(action, Stand):
            return self.clause
        piece, seat = t.pieces - 1, self.seat
        if action.segment >= t.box.parts[t.shapes[piece]] or action.figure == MEEPLE:
            return "C2.3"
        if not t.has_figure(action.figure, seat):
            return "C1.5" if t.spot(action.figure, seat) == NOT_DEALT else "C2.3"
        if action.figure == PIG:
            return "C6.1"
        segment = piece * STRIDE + action.segment
        return "C5.2" if t.kind_of(segment) in (CITY, ROAD) and t.is_complete(t.find(segment)) else "C5.1"


def may_join(t: CarcassonneTable, seat: i64, segment: i64) -> bool:
    """Builder and pig: on a feature that is not complete and holds an own meeple. (C5.1, C5.2, C6.1)"""
    root = t.find(segment)
    return t.meeples_of(root, seat) > 0 and (not t.is_complete(root) or t.kind_of(segment) == FIELD)


class ExtraTurn(Question[CarcassonneTable]):
    """The builder offers one more full turn. (C5.4, C5.8)"""

    __slots__ = ()
    clause: ClassVar[str] = "C5.8"

    def options(self, t: CarcassonneTable) -> list[Action]:
        return [YES, NO]

    def answer(self, t: CarcassonneTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if action is YES:
            if tell:
                tell.that(ExtraTurnTaken(seat))
            return begin_part(t, seat, 2, tell)
        if tell:
            tell.that(ExtraTurnDeclined(seat))
        return begin_part(t, (seat + 1) % t.seats, 1, tell)


# -- scoring in the turn ----------------------------------------------------------------------------------


def score_completed(t: CarcassonneTable, seat: i64, tell: Tell | None) -> None:
    """Everything that the tile just placed has completed; then its figures go back. (C2.4, C2.6)"""
    if not t.closing:
        return
    piece = t.pieces - 1
    done: list[int] = []
    for segment in range(t.first_on(piece), t.end_on(piece)):
        if t.kind_of(segment) in (CITY, ROAD):
            root = t.find(segment)
            if t.is_complete(root) and root not in done:
                done.append(root)
    cloister = cloister_on(t, piece)
    if cloister != NONE and t.around[piece] == NEIGHBOURS:
        done.append(cloister)
    for step in AROUND:
        other = t.on(t.positions[piece] + step) - 1
        if other >= 0 and t.around[other] == NEIGHBOURS:
            cloister = cloister_on(t, other)
            if cloister != NONE:
                done.append(cloister)
    for root in done:
        score_feature(t, root, seat, tell)
    for root in done:
        if t.guests[root]:
            if tell:
                tell_returns(t, root, tell)
            t.send_home(root)


def cloister_on(t: CarcassonneTable, piece: i64) -> i64:
    """The cloister of a tile: it is the last of its segments."""
    last = piece * STRIDE + t.box.parts[t.shapes[piece]] - 1
    return last if t.kind_of(last) == CLOISTER else NONE


def score_feature(t: CarcassonneTable, root: i64, seat: i64, tell: Tell | None) -> None:
    kind = t.kind_of(root)
    if t.guests[root] or tell:
        line = scored_feature(t, root)
        for owner in line.owners:
            t.earn(owner, COMPLETED.index(kind), line.worth)
        if tell:
            where, name = place_of(t, root), segment_name(t, root)
            owners = tuple(line.owners)
            tell.that(
                FeatureCompleted(line.what, where, name, line.tiles, line.pennants, owners, line.worth, line.clause())
            )
    if kind == CITY and t.symbols:
        take_goods(t, root, seat, tell)


def take_goods(t: CarcassonneTable, root: i64, seat: i64, tell: Tell | None) -> None:
    """Whoever completes a city takes a token per symbol in it. (C4.1)"""
    taken: list[int] = [0] * len(GOODS)
    for segment in t.feature(root):
        good = t.good_of(segment)
        if good >= 0:
            taken[good] += 1
    for good, many in enumerate(taken):
        t.take_goods(seat, good, many)
    if tell and any(taken):
        tell.that(GoodsTaken(seat, {GOODS[good]: many for good, many in enumerate(taken) if many}))


def tell_returns(t: CarcassonneTable, root: i64, tell: Tell) -> None:
    for seat in range(t.seats):
        for figure, name in enumerate(FIGURE_NAMES):
            for segment in t.on_map(figure, seat):
                if t.find(segment) == root:
                    tell.that(FigureReturned(seat, name, place_of(t, segment)))


class CountUp(Step[CarcassonneTable]):
    """The end of a game that is laid out as over. (C7.1)"""

    __slots__ = ()

    def run(self, t: CarcassonneTable, tell: Tell | None) -> Next:
        count_up(t, tell)
        return ()


def count_up(t: CarcassonneTable, tell: Tell | None) -> None:
    """The game is over: incomplete features, then fields, then goods. (C7.1)"""
    if not tell:
        return
    features, goods = scored_features(t), scored_goods(t)
    for line in [line for line in features if line.kind != FIELD] + [line for line in features if line.kind == FIELD]:
        where, name = place_of(t, line.root), segment_name(t, line.root)
        owners, points = tuple(line.owners), tuple(line.points)
        tell.that(
            FeatureScored(line.what, where, name, line.tiles, line.pennants, line.cities, owners, points, line.clause())
        )
    for most in goods:
        tell.that(GoodsScored(most.what, tuple(most.owners), most.tokens, GOODS_POINTS))
    scores = summed(t, [*features, *goods])
    tell.that(Ended(tuple(scores), tuple(winners(scores))))


# Frames never change, so the commonest ones are made once: by part of the turn, and by seat.
PARTS: Final = range(3)
SEATS: Final = range(6)
DRAW_TILE: Final[list[list[Next]]] = [[(DrawTile(seat, part),) for seat in SEATS] for part in PARTS]
PLACE_TILE: Final[list[list[Next]]] = [[(PlaceTile(seat, part),) for seat in SEATS] for part in PARTS]
PLACE_FIGURE: Final[list[list[Next]]] = [[(PlaceFigure(seat, part, False),) for seat in SEATS] for part in PARTS]
PLACE_FIGURE_EARNED: Final[list[Next]] = [(PlaceFigure(seat, 1, True),) for seat in SEATS]
"""A builder earns something in the first part alone."""
