"""A table laid out by hand, for scenarios, puzzles and tests.

    turn = 1                                        # whose turn it is; the table waits for that seat, or for its tile
    part = 1                                        # 2: the extra turn of a builder
    map = ["E 0,-1/2", "U 1,0"]                     # tile, place and quarter turns, in the order they were placed
    figures = ["1 meeple 0,-1 c1", "2 meeple 1,0 r1", "2 builder 1,0 r1"]
    tile = "V"                                      # in hand; if none is named, the next one is drawn
    bag = { U = 2, V = 1 }
    goods = { 1 = { wine = 2, cloth = 1 } }
    points = { 2 = { city = 8, road = 3, cloister = 9 } }
    over = false

The start tile lies at 0,0; x grows to the east, y to the south. What is not named: it is the first part of the turn of
seat 1; nothing else lies on the map; no figure stands there; the bag holds all tiles that lie nowhere else; nobody has
goods or points. With `over = true`, or with an empty bag and no tile in hand, the game is over and the final count is
made, whatever the bag holds. Figures stand only where they could be: on features that are not complete, the builder
and the pig beside an own meeple.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from artel.games.carcassonne.actions import FIGURE_NAMES, Place
from artel.games.carcassonne.components import CODES, FIELD, FIGURES, GOODS, KIND_NAMES, MEEPLE, STRIDE
from artel.games.carcassonne.notation import no_segment, no_tile, read_action
from artel.games.carcassonne.scoring import is_finished
from artel.games.carcassonne.state import COMPLETED, NONE, NOT_DEALT
from artel.games.carcassonne.turn import CountUp, DrawTile, PlaceTile, may_join
from artel.kernel.errors import BadNotation, Problem
from artel.kernel.layouts import Layout, check_fields, problem, seat_of, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.carcassonne.state import CarcassonneTable
    from artel.kernel.ids import Seat

PLACED = re.compile(r"(?P<tile>\w+) (?P<place>\S+?)(?P<turns>/\d)?")
STANDING = re.compile(rf"(?P<seat>\d+) (?P<figure>{'|'.join(FIGURE_NAMES)}) (?P<place>\S+) (?P<segment>\w+)")
FIELDS = ("turn", "part", "map", "figures", "tile", "bag", "goods", "points", "over")
SCORED = tuple(KIND_NAMES[kind] for kind in COMPLETED)
MOST = 999


def lay_out(t: CarcassonneTable, layout: Layout) -> CarcassonneTable:
    """Lays everything on a new table; raises BadScenario with the field that is wrong."""
    check_fields(layout, FIELDS)
    for at, text in enumerate(texts_of(layout, "map")):
        put_tile(t, text, f"map[{at}]")
    standing = [read_figure(t, text, f"figures[{at}]") for at, text in enumerate(texts_of(layout, "figures"))]
    for figure in FIGURE_NAMES:  # the meeples first: the others need them
        for seat, name, segment, where in standing:
            if name == figure:
                put_figure(t, seat, figure, segment, where)
    if "tile" in layout:
        t.tile = take_tile(t, layout["tile"], "tile")
        if not t.fits_anywhere(t.tile):
            raise problem("tile", Problem("fits-nowhere", "{tile} fits nowhere on this map", tile=t.box.names[t.tile]))
    if "bag" in layout:
        fill_bag(t, table_of(layout, "bag"))
    give_goods(t, table_of(layout, "goods"))
    for key, points in table_of(layout, "points").items():
        seat = seat_of(t, key, "points")
        for name, number in table_of({"points": points}, "points").items():
            if name not in SCORED:
                raise problem(f"points.{key}", none_of(name, SCORED))
            t.earn(seat, SCORED.index(name), number_of(number, f"points.{key}.{name}"))
    t.stack.clear()
    t.stack.append(what_waits(t, layout))
    return t


def what_waits(t: CarcassonneTable, layout: Layout) -> CountUp | DrawTile | PlaceTile:
    seat = seat_of(t, layout.get("turn", 1), "turn")
    part = number_of(layout.get("part", 1), "part")
    if part not in (1, 2):
        raise problem("part", Problem("part", "a turn has part 1 and, with a builder, part 2"))
    over = layout.get("over", False)
    if type(over) is not bool or (over and t.tile != NONE):
        raise problem("over", Problem("over", "true or false is needed, and no tile in hand when the game is over"))
    if t.tile != NONE:
        return PlaceTile(seat, part)
    return CountUp() if over or not t.left() else DrawTile(seat, part)


def put_tile(t: CarcassonneTable, text: str, where: str) -> None:
    parts = PLACED.fullmatch(text)
    if parts is None:
        raise problem(
            where, Problem("tile-on-map", "“{text}” is no tile on the map; that is such as “E 0,-1/2”", text=text)
        )
    place = place_of(t, parts["place"] + (parts["turns"] or "/0"), where)
    edge = t.on(place.position)
    tile = take_tile(t, parts["tile"], where)
    if edge > 0:
        raise problem(where, Problem("tile-there", "a tile lies there already"))
    if edge == 0:
        raise problem(where, Problem("no-neighbour", "no tile lies beside that place"))
    if not t.box.fits[tile * CODES + t.edge_code[-edge - 1]] >> place.turns & 1:
        raise problem(where, Problem("mismatch", "its edges do not match its neighbours"))
    t.lay(place.position, tile * 4 + place.turns, NONE)


def place_of(t: CarcassonneTable, text: str, where: str) -> Place:
    try:
        place = read_action(t, text)
    except BadNotation as error:
        raise problem(where, Problem.of(error)) from None
    assert isinstance(place, Place)
    return place


def take_tile(t: CarcassonneTable, name: object, where: str) -> int:
    """A tile leaves the bag."""
    tile = tile_of(t, name, where)
    if not t.bag[tile]:
        raise problem(
            where,
            Problem(
                "no-tile-left",
                "no {tile} is left; there are {copies}, and those of the expansion only with its tiles",
                tile=name,
                copies=t.box.tiles[tile].copies,
            ),
        )
    t.bag[tile] -= 1
    return tile


def tile_of(t: CarcassonneTable, name: object, where: str) -> int:
    if name not in t.box.names:
        raise problem(where, no_tile(name))
    return t.box.names.index(str(name))


def read_figure(t: CarcassonneTable, text: str, where: str) -> tuple[Seat, str, int, str]:
    parts = STANDING.fullmatch(text)
    if parts is None:
        raise problem(
            where,
            Problem("figure-on-map", "“{text}” is no figure on the map; that is such as “1 meeple 0,-1 c1”", text=text),
        )
    piece = t.on(place_of(t, parts["place"] + "/0", where).position) - 1
    if piece < 0:
        raise problem(where, Problem("no-tile-at", "no tile lies at {place}", place=parts["place"]))
    names = [segment.name for segment in t.box.tiles[t.shapes[piece] // 4].segments]
    if parts["segment"] not in names:
        raise problem(where, no_segment(names, parts["segment"]))
    segment = piece * STRIDE + names.index(parts["segment"])
    return seat_of(t, parts["seat"], where), parts["figure"], segment, where


def put_figure(t: CarcassonneTable, seat: Seat, figure: str, segment: int, where: str) -> None:
    number = FIGURE_NAMES.index(figure)
    if number != MEEPLE and t.spot(number, seat) == NOT_DEALT:
        raise problem(where, Problem("without-figure", "the game is played without {figure}s", figure=figure))
    if not t.has_figure(number, seat):
        if number == MEEPLE:
            raise problem(where, Problem("meeples", "a player has {meeples} meeples", meeples=t.box.meeples))
        raise problem(where, Problem("one-figure", "a player has one {figure}", figure=figure))
    if FIGURES[number].counts:
        root = t.find(segment)
        if is_finished(t, root, t.kind_of(root)):
            raise problem(where, Problem("feature-complete", "the feature is complete: its figures have gone back"))
    elif t.kind_of(segment) not in FIGURES[number].kinds or not may_join(t, seat, segment):
        road_or_city, field = Problem("road-or-city", "an incomplete road or city"), Problem("a-field", "a field")
        raise problem(
            where,
            Problem(
                "figure-place",
                "a {figure} stands on {what} with an own meeple",
                figure=figure,
                what=field if FIELD in FIGURES[number].kinds else road_or_city,
            ),
        )
    t.put(number, seat, segment)


def fill_bag(t: CarcassonneTable, bag: Layout) -> None:
    left = list(t.bag)
    for tile in range(len(left)):
        t.bag[tile] = 0
    for name, number in bag.items():
        tile = tile_of(t, name, "bag")
        t.bag[tile] = number_of(number, f"bag.{name}")
        if t.bag[tile] > left[tile]:
            raise problem(
                f"bag.{name}", Problem("left-in-bag", "there are {left} that lie nowhere else", left=left[tile])
            )


def give_goods(t: CarcassonneTable, goods: Layout) -> None:
    if goods and not t.symbols:
        raise problem("goods", Problem("without-goods", "the game is played without goods"))
    for key, tokens in goods.items():
        seat = seat_of(t, key, "goods")
        for name, number in table_of({"goods": tokens}, "goods").items():
            if name not in GOODS:
                raise problem(f"goods.{key}", none_of(name, GOODS))
            t.take_goods(seat, GOODS.index(name), number_of(number, f"goods.{key}.{name}"))
    for good, name in enumerate(GOODS):
        if sum([t.goods_of(seat, good) for seat in range(t.seats)]) > t.box.goods[good]:
            raise problem(
                "goods",
                Problem("good-tokens", "there are {tokens} tokens of {good}", tokens=t.box.goods[good], good=name),
            )


def none_of(name: str, names: Sequence[str]) -> Problem:
    return Problem("none-of", "“{name}” is none of {names}", name=name, names=", ".join(names))


def texts_of(layout: Layout, field: str) -> list[str]:
    found = layout.get(field, [])
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise problem(field, Problem("layout-texts", "a list of texts is needed"))
    return found


def number_of(given: object, where: str) -> int:
    if type(given) is not int or not 0 <= given <= MOST:
        raise problem(where, Problem("number-quoted", "a number is needed, not “{value}”", value=given))
    return given
