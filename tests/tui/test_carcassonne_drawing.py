"""Carcassonne's tiles as characters: every type in every rotation, and tiles that meet."""

from __future__ import annotations

import pytest

from artel.bots import Clock, bot
from artel.drawing.carcassonne.aids import features
from artel.drawing.carcassonne.chart import HUGE, LARGE, SMALL, Chart, MapMarks, Scale, as_text, place_of
from artel.drawing.carcassonne.players import draw_players
from artel.drawing.carcassonne.raster import ABBEY, CLOISTER, WALLS, Raster, half_edge, quarters, raster
from artel.drawing.carcassonne.roads import BRIDGE, CROSSING, HOUSE, LINES, NOBODY
from artel.drawing.carcassonne.shapes import EAST, NORTH, SOUTH, WEST, parts_of
from artel.games.carcassonne import GAME, MARK_SIGNS
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match
from games.carcassonne.tables import Played

SCALES = (SMALL, LARGE, HUGE)
OUTER = {NORTH: 0b0011, EAST: 0b1010, SOUTH: 0b1100, WEST: 0b0101}
"""The quarters of a cell that lie on a side, as in WALLS."""
ARMS = {sign: sides for sides, sign in LINES.items()}


def tiles() -> dict[str, object]:
    return {tile.name: tile for tile in GAME.components(GAME.standard_pack()).tiles}


def edge_cells(drawn: Raster, side: int) -> list[tuple[int, int]]:
    """Clockwise or not: from north to south, or from west to east; without the corners."""
    if side in (NORTH, SOUTH):
        return [(column, 0 if side == NORTH else drawn.height - 1) for column in range(1, drawn.width - 1)]
    return [(0 if side == WEST else drawn.width - 1, row) for row in range(1, drawn.height - 1)]


def read_sign(sign: str, side: int) -> str:
    """What a character shows at a side of its cell: c, r, f; ? where it is neither."""
    if sign in ARMS:
        return "r" if side in ARMS[sign] else "f"
    if sign in [mark.letter for mark in MARK_SIGNS.values()]:
        return "c"
    if sign == HOUSE:
        return "f"
    if sign in WALLS:
        outer = WALLS.index(sign) & OUTER[side]
        return {OUTER[side]: "c", 0: "f"}.get(outer, "?")
    return "?"


def read_edge(drawn: Raster, side: int) -> str:
    return "".join(read_sign(drawn.signs[row][column], side) for column, row in edge_cells(drawn, side))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("turns", range(4))
def test_the_edges_of_all_types_are_drawn_as_the_data_say(scale: Scale, turns: int) -> None:
    """So any two edges that match are drawn alike."""
    known = tiles()
    assert len(known) == 48
    for tile in known.values():
        drawn = raster(tile, turns, *scale)
        assert [len(row) for row in drawn.signs] == [scale.width] * scale.height
        for side in range(4):
            letter = tile.edges[(side - turns) % 4]  # type: ignore[attr-defined]
            cells = len(edge_cells(drawn, side))
            wanted = letter * cells if letter != "r" else "f" * (cells // 2) + "r" + "f" * (cells // 2)
            assert read_edge(drawn, side) == wanted, (tile.name, turns, side)  # type: ignore[attr-defined]


@pytest.mark.parametrize("scale", SCALES)
def test_fields_are_parted_as_the_data_say(scale: Scale) -> None:
    """What a person would fill from a half-edge is that field and no other."""
    for name, tile in tiles().items():
        for turns in range(4):
            drawn = raster(tile, turns, *scale)
            for number, part in enumerate(drawn.parts):
                for half in part.halves:
                    owners = [drawn.owners[y][x] for x, y in half_edge(half, 2 * scale.width, 2 * scale.height)]
                    open_land = [owner for owner in owners if owner != NOBODY and drawn.parts[owner].kind != "city"]
                    assert open_land[0] == number, (name, turns, part.name, half)


@pytest.mark.parametrize("scale", SCALES)
def test_every_part_is_to_be_seen_and_has_room_for_a_figure(scale: Scale) -> None:
    for name, tile in tiles().items():
        for turns in range(4):
            drawn = raster(tile, turns, *scale)
            assert len(set(drawn.anchors)) == len(drawn.parts), name
            for number, (column, row) in enumerate(drawn.anchors):
                own = sum(drawn.owners[y][x] == number for x, y in quarters((column, row)))
                assert own >= 2, (name, turns, drawn.parts[number].name)


@pytest.mark.parametrize("scale", SCALES)
def test_cities_are_joined_exactly_where_the_data_join_them(scale: Scale) -> None:
    """Each city is one region, and two cities of a tile never touch side by side."""
    for name, tile in tiles().items():
        for turns in range(4):
            drawn = raster(tile, turns, *scale)
            cities = [number for number, part in enumerate(drawn.parts) if part.kind == "city"]
            for y, row in enumerate(drawn.owners):
                for x, owner in enumerate(row):
                    beside = [row[x + 1] if x + 1 < len(row) else -1]
                    beside.append(drawn.owners[y + 1][x] if y + 1 < len(drawn.owners) else -1)
                    assert all(other in (owner, -1) or other not in cities for other in beside if owner in cities), name
            for city in cities:
                assert regions(drawn, city) == 1, (name, turns)


def regions(drawn: Raster, number: int) -> int:
    """Of quarters that touch, be it at a corner: walls may be as thin as that."""
    left = {(x, y) for y, row in enumerate(drawn.owners) for x, owner in enumerate(row) if owner == number}
    found = 0
    while left:
        found += 1
        ends = [left.pop()]
        while ends:
            x, y = ends.pop()
            for beside in ((x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)):
                if beside in left:
                    left.remove(beside)
                    ends.append(beside)
    return found


def test_signs_tell_the_special_tiles_apart() -> None:
    known = tiles()

    def signs(name: str, scale: Scale = LARGE) -> str:
        return "".join(raster(known[name], 0, *scale).signs)

    for name, tile in known.items():
        text = signs(name)
        cloister = any(segment.name == "m1" for segment in tile.segments)  # type: ignore[attr-defined]
        assert text.count(CLOISTER) == cloister
        assert (ABBEY in text) == cloister
        assert (CROSSING in text) == (name in ("L", "W", "X"))
        assert (BRIDGE in text) == (name == "TB24")
        assert (HOUSE in text) == (name == "TB22")
        shown = [mark for segment in tile.segments for mark in segment.mark_names()]  # type: ignore[attr-defined]
        for mark, sign in MARK_SIGNS.items():
            assert text.count(sign.letter) == shown.count(mark)


def test_types_look_different() -> None:
    """Apart from what is printed alike, no two types look alike in any rotation."""
    for scale in SCALES:
        seen: dict[tuple[str, ...], str] = {}
        for name, tile in tiles().items():
            signs = raster(tile, 0, *scale).signs
            assert signs not in seen, (name, seen.get(signs))
            seen[signs] = name


def some_match(seed: bytes, moves: int) -> Played:
    match, rng = Match(GAME.setup(3), seed), Rng(seed[0])
    while not match.over and match.length < moves:
        seat = pending(match.table)[0]
        view = GAME.view(match.table, seat)
        match.act_text(seat, bot("random").choose(view, list(view.options), Clock(), rng).option)
    return match


@pytest.mark.parametrize(("moves", "marks"), [(60, 3), (10_000, 0)])
def test_what_an_end_would_bring_stands_there_until_the_end(moves: int, marks: int) -> None:
    match = some_match(b"d", moves)
    view = GAME.view(match.table, 0)
    drawn = draw_players(view, ("Anna", "Boris", "Vera"), 80, standing=True).plain
    assert (drawn.count("›"), match.over) == (marks, marks == 0)
    if match.over:
        assert [player.points for player in view.players] == list(match.result().scores)


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_tiles_on_a_map_meet(seed: bytes, scale: Scale) -> None:
    match = some_match(seed, 10**6)
    view, known = GAME.view(match.table, 0), tiles()
    drawn = {place_of(piece.place): raster(known[piece.tile], piece.turns, *scale) for piece in view.map}
    assert len(drawn) > 60
    for (x, y), tile in drawn.items():
        for side, beside in ((EAST, (x + 1, y)), (SOUTH, (x, y + 1))):
            if beside in drawn:
                assert read_edge(tile, side) == read_edge(drawn[beside], (side + 2) % 4)


@pytest.mark.parametrize("seed", [b"d", b"e"])
def test_features_are_those_of_the_rules(seed: bytes) -> None:
    match = some_match(seed, 150)
    view, box = GAME.view(match.table, 0), GAME.components(GAME.standard_pack())
    roots = features(view, box)
    numbers = {
        (number, part.name): number * 8 + at
        for number, piece in enumerate(view.map)
        for at, part in enumerate(parts_of(tiles()[piece.tile], piece.turns))
    }
    mine: dict[object, set[object]] = {}
    theirs: dict[object, set[object]] = {}
    for segment, root in roots.items():
        mine.setdefault(root, set()).add(segment)
        theirs.setdefault(match.table.find(numbers[segment]), set()).add(segment)
    assert sorted(map(sorted, mine.values())) == sorted(map(sorted, theirs.values()))  # type: ignore[arg-type]


def test_a_window_is_a_part_of_the_whole_map() -> None:
    match = some_match(b"f", 60)
    view = GAME.view(match.table, 0)
    chart = Chart(view, GAME.components_of(view.pack), MapMarks(), SMALL)
    whole = as_text(chart.window(-70, -30, 140, 60)).plain.split("\n")
    part = as_text(chart.window(-9, -4, 20, 10)).plain.split("\n")
    assert part == [line[61:81] for line in whole[26:36]]
    assert {len(line) for line in whole} == {140}
