"""Views are made here, each field by its name, and tables of views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.carcassonne.actions import FIGURE_NAMES
from artel.games.carcassonne.components import FIELD, FIGURES, GOODS, MEEPLE, SINGLE, STRIDE, Box
from artel.games.carcassonne.features import dead_places, when_completed
from artel.games.carcassonne.options import AIDS, GOODS_COUNT, Options
from artel.games.carcassonne.places import place_name, read_place, x_of, y_of
from artel.games.carcassonne.scoring import place_of, scored, scored_features, scored_goods, segment_name, summed
from artel.games.carcassonne.state import NONE, NOT_DEALT, SOURCES, CarcassonneTable
from artel.games.carcassonne.turn import DrawTile, ExtraTurn, PlaceFigure, PlaceTile
from artel.games.carcassonne.view import Aids, CarcassonneView, FeatureAid, PlacedTile, Player, StandingFigure
from artel.kernel.codec import frames_from_view, frames_in_view
from artel.kernel.engine import is_over, legal, pending
from artel.kernel.ids import Seat

if TYPE_CHECKING:
    from artel.kernel.game import Game


def view(t: CarcassonneTable, seat: Seat, pack: str) -> CarcassonneView:
    final = summed(t, scored(t)) if is_over(t) else None
    return CarcassonneView(
        me=seat,
        pack=pack,
        players=tuple(player(t, other, final) for other in range(t.seats)),
        map=placed(t),
        figures=tuple(figures(t)),
        tile=t.box.names[t.tile] if t.tile != NONE else None,
        bag={name: t.bag[at] for at, name in enumerate(t.box.names) if t.bag[at]},
        goods_count=t.symbols,
        aids=aids(t) if t.with_aids else None,
        extra=in_extra_turn(t),
        asked=pending(t),
        options=tuple(t.write(action) for action in legal(t, seat)),
        flow=frames_in_view(t, seat),
    )


def in_extra_turn(t: CarcassonneTable) -> bool:
    top = t.stack[-1] if t.stack else None
    return isinstance(top, ExtraTurn) or (isinstance(top, DrawTile | PlaceTile | PlaceFigure) and top.part == 2)


def placed(t: CarcassonneTable) -> tuple[PlacedTile, ...]:
    found = []
    for piece in range(t.pieces):
        shape, seat = t.shapes[piece], t.laid_by[piece]
        at = t.positions[piece]
        features = tuple(t.find(segment) for segment in range(t.first_on(piece), t.end_on(piece)))
        by = None if seat == NONE else seat
        found.append(PlacedTile(t.box.names[shape // 4], place_name(at), x_of(at), y_of(at), shape % 4, by, features))
    return tuple(found)


def player(t: CarcassonneTable, seat: Seat, final: list[int] | None) -> Player:
    earned = tuple(t.earned_by(seat, source) for source in range(SOURCES))
    return Player(
        seat=seat,
        supply=supply(t, seat),
        goods={name: t.goods_of(seat, good) for good, name in enumerate(GOODS) if t.goods_of(seat, good)},
        earned=earned,
        points=sum(earned) if final is None else final[seat],
    )


def supply(t: CarcassonneTable, seat: Seat) -> dict[str, int]:
    single = [figure for figure in SINGLE if t.spot(figure, seat) != NOT_DEALT]
    at_hand = {FIGURE_NAMES[figure]: int(t.has_figure(figure, seat)) for figure in single}
    return {FIGURE_NAMES[MEEPLE]: t.supply(seat), **at_hand}


def figures(t: CarcassonneTable) -> list[StandingFigure]:
    return [
        StandingFigure(seat, name, segment // STRIDE, segment_name(t, segment))
        for seat in range(t.seats)
        for figure, name in enumerate(FIGURE_NAMES)
        for segment in sorted(t.on_map(figure, seat))
    ]


def aids(t: CarcassonneTable) -> Aids:
    lines = scored_features(t)
    features = tuple(
        FeatureAid(
            id=t.find(line.root),
            feature=line.what,
            place=place_of(t, line.root),
            segment=segment_name(t, line.root),
            owners=tuple(line.owners),
            now=tuple(line.points),
            completed=None if line.kind == FIELD else when_completed(t, line),
        )
        for line in lines
    )
    dead = {place_name(place): (x_of(place), y_of(place)) for place in dead_places(t)}
    return Aids(dead, features, tuple(summed(t, [*lines, *scored_goods(t)])))


def options_of(v: CarcassonneView) -> Options:
    """Those that the table still depends on: which tiles there were, the bag says."""
    on = {figure.option for figure in FIGURES if figure.option and figure.name in v.players[0].supply}
    on |= {GOODS_COUNT} if v.goods_count else set()
    on |= {AIDS} if v.aids is not None else set()
    return Options(frozenset(on))


def rebuild(v: CarcassonneView, box: Box, game: Game[CarcassonneTable, CarcassonneView, Box]) -> CarcassonneTable:
    """The same table: nothing on it is hidden. Takes the view alone."""
    t = CarcassonneTable(len(v.players), box, options_of(v))
    for tile in v.map[1:]:
        shape = box.names.index(tile.tile) * 4 + tile.turns
        t.lay(read_place(tile.place), shape, NONE if tile.seat is None else tile.seat)
    for figure in v.figures:
        names = [segment.name for segment in box.tiles[t.shapes[figure.tile] // 4].segments]
        segment = figure.tile * STRIDE + names.index(figure.segment)
        t.put(FIGURE_NAMES.index(figure.figure), figure.seat, segment)
    for p in v.players:
        for good, name in enumerate(GOODS):
            t.take_goods(p.seat, good, p.goods.get(name, 0))
        for source, points in enumerate(p.earned):
            t.earn(p.seat, source, points)
    for at, name in enumerate(box.names):
        t.bag[at] = v.bag.get(name, 0)
    t.tile = box.names.index(v.tile) if v.tile else NONE
    t.stack += frames_from_view(game, t, v.flow)
    return t
