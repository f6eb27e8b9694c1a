"""What a learned judgement looks at, number by number, seen by every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from artel.games.carcassonne import GAME
from artel.games.carcassonne.components import GOODS
from artel.games.carcassonne.traits import CarcassonneTraits
from games.carcassonne.tables import match
from games.common import play
from games.traited import TraitedTable

if TYPE_CHECKING:
    from games.carcassonne.tables import Played

HOLDERS = ["alone", "more", "as many", "fewer", "others"]
CITY, ROAD = "city", "road"
ENDS, FITS, MISSING = 4, 5, 8


def parts(seats: int) -> dict[str, int]:
    """What stands one behind the other, and how many numbers it has."""
    of_seat = {
        "supply": 9, "goods": 2 * len(GOODS), "points": 1, "earned": 1, "meeples": 1,
        "builder": 1, "pig": 1, "pig_left": 1, "building_city": 7, "building_road": 7,
    }  # fmt: skip
    return {
        "tile": seats, "figure": seats, "other": seats, "extra": seats, "draw": seats,
        "eights": 10, "left": 1, "edges": 1, "types": 48,
        CITY: 5 * ENDS * FITS * 2, ROAD: 5 * ENDS * FITS * 2, "cloister": 5 * MISSING, "field": 5 * 3, "free": 2 * 5,
        **{f"{part}.{seat}": size for seat in range(seats) for part, size in of_seat.items()},
        "lead": 1, "ahead": 1,
    }  # fmt: skip


class Traited(TraitedTable):
    def __init__(self, m: Played, seat: int, traits: CarcassonneTraits | None = None) -> None:
        super().__init__(m, seat, traits or CarcassonneTraits(), parts(m.table.seats))
        assert not self["free"]

    def lines(self, kind: str) -> dict[tuple[str, int, int], tuple[int, int]]:
        """Of roads or cities, by holder, open ends and how well the worst of these fits: how many, and their points."""
        found = self[kind]
        return {
            (HOLDERS[at // 2 // FITS // ENDS], at // 2 // FITS % ENDS + 1, at // 2 % FITS): (many, found.get(at + 1, 0))
            for at, many in found.items()
            if at % 2 == 0
        }

    def cloisters(self) -> dict[tuple[str, int], int]:
        """By holder and tiles that are missing."""
        return {(HOLDERS[at // MISSING], at % MISSING + 1): many for at, many in self["cloister"].items()}

    def fields(self) -> dict[str, tuple[int, int, int]]:
        """By holder: how many, the completed cities beside them, and their segments."""
        found = self["field"]
        return {
            HOLDERS[at // 3]: (many, found.get(at + 1, 0), found.get(at + 2, 0))
            for at, many in found.items()
            if at % 3 == 0
        }

    def seat(self, part: str) -> list[dict[int, int]]:
        """Of each seat, the one that looks first."""
        return [self[f"{part}.{seat}"] for seat in range(self.seats)]

    def number_of(self, part: str) -> list[int]:
        return [found.get(0, 0) for found in self.seat(part)]


# -- whose turn it is, and the bag --------------------------------------------------------------------------


def test_who_does_what_now() -> None:
    m = match(3, map="A -1,0/3", figures="2 meeple 0,0 r1; 2 builder 0,0 r1", tile="A", bag="U E", turn=2)
    assert [Traited(m, seat).only("tile") for seat in (1, 2, 3)] == [1, 0, 2]
    play(m, "2 1,0/1")
    assert [Traited(m, seat).only("figure") for seat in (1, 2, 3)] == [1, 0, 2]
    assert [Traited(m, seat).only("extra") for seat in (1, 2, 3)] == [1, 0, 2]
    assert not Traited(m, 1)["tile"]
    play(m, "2 no")
    assert [Traited(m, seat).only("other") for seat in (1, 2, 3)] == [1, 0, 2]


def test_who_draws_next() -> None:
    m = match(bag="U E", turn=2)
    assert [Traited(m, seat).only("draw") for seat in (1, 2)] == [1, 0]
    assert not Traited(m, 1)["types"]


def test_the_tile_in_hand_the_bag_and_the_free_places() -> None:
    one = Traited(match(tile="E", bag={"U": 7, "E": 3}), 1)
    assert GAME.components(GAME.standard_pack()).names[one.only("types")] == "E"
    assert (one.number("left"), one.only("eights"), one.number("edges")) == (10, 1, 4)


# -- features -----------------------------------------------------------------------------------------------


def test_a_road_and_a_city_by_holder_open_ends_and_fits() -> None:
    m = match(figures="1 meeple 0,0 c1; 2 meeple 0,0 r1", tile="B", bag="E V V V")
    one, two = Traited(m, 1), Traited(m, 2)
    assert one.lines(CITY) == {("alone", 1, 1): (1, 1)}  # only the E closes it
    assert two.lines(CITY) == {("others", 1, 1): (1, 1)}
    assert one.lines(ROAD) == {("others", 2, 2): (1, 1)}  # three tiles fit either end
    assert two.lines(ROAD) == {("alone", 2, 2): (1, 1)}


def test_an_open_place_that_nothing_fits() -> None:
    assert Traited(match(figures="1 meeple 0,0 c1", tile="B", bag="U"), 1).lines(CITY) == {("alone", 1, 0): (1, 1)}


@pytest.mark.parametrize(
    ("figures", "holders"),
    [
        ("1 meeple 0,0 r1", ["alone", "others", "others"]),
        ("1 meeple 0,0 r1; 2 meeple 1,0 r1", ["as many", "as many", "others"]),
        ("1 meeple 0,0 r1; 1 meeple 1,0 r1; 2 meeple 2,0 r1", ["more", "fewer", "others"]),
        ("1 meeple 0,0 r1; 1 meeple 1,0 r1; 2 meeple 2,0 r1; 3 meeple 2,0 r1", ["more", "fewer", "fewer"]),
    ],
)
def test_who_holds_a_feature(figures: str, holders: list[str]) -> None:
    m = match(3, map="U 1,0; U 2,0", figures=figures, tile="B", bag="U")
    assert [next(iter(Traited(m, seat).lines(ROAD)))[0] for seat in (1, 2, 3)] == holders


def test_features_of_one_kind_are_added_up() -> None:
    m = match(map="U 1,0; E 1,-1; E 2,-1", figures="1 meeple 1,-1 c1; 1 meeple 2,-1 c1", tile="B", bag="E")
    assert Traited(m, 1).lines(CITY) == {("alone", 1, 1): (2, 2)}


def test_points_of_a_road_that_has_grown() -> None:
    m = match(map="U 1,0; U 2,0", figures="1 meeple 0,0 r1", tile="B", bag="U")
    assert Traited(m, 1).lines(ROAD) == {("alone", 2, 1): (1, 3)}


def test_a_city_that_is_complete_may_bring_nothing_more() -> None:
    m = match(figures="1 meeple 0,0 c1", tile="E", bag="U U")
    assert Traited(m, 1).lines(CITY) != {}
    play(m, "1 0,-1/2")  # it is scored once a figure was placed, or none
    assert Traited(m, 1).lines(CITY) == {}


def test_a_cloister_by_the_tiles_that_are_missing() -> None:
    m = match(map="B 0,1; V 1,0/1", figures="2 meeple 0,1 m1", tile="U", bag="U")
    assert Traited(m, 1).cloisters() == {("others", 6): 1}
    assert Traited(m, 2).cloisters() == {("alone", 6): 1}


def test_a_field_by_completed_cities_and_size() -> None:
    m = match(map="E 0,-1/2", figures="1 meeple 0,-1 f1; 2 meeple 0,0 f2", tile="U", bag="U")
    assert Traited(m, 1).fields() == {"alone": (1, 1, 1), "others": (1, 0, 1)}
    assert Traited(m, 2).fields() == {"others": (1, 1, 1), "alone": (1, 0, 1)}
    wide = match(map="U 1,0; U 2,0", figures="1 meeple 0,0 f2", tile="U", bag="U")
    assert Traited(wide, 1).fields() == {"alone": (1, 0, 3)}


def test_a_table_that_is_seen_leaves_nothing_for_the_next() -> None:
    traits = CarcassonneTraits()
    full = match(map="E 0,-1/2", figures="1 meeple 0,-1 f1; 2 meeple 0,0 r1", tile="U", bag="U")
    bare = match(tile="U", bag="U")
    Traited(full, 1, traits)
    assert Traited(bare, 1, traits).found == Traited(bare, 1).found


# -- seats --------------------------------------------------------------------------------------------------


def test_what_a_seat_has() -> None:
    m = match(
        map="E 0,-1/2; U 1,0",
        figures="1 meeple 0,-1 f1; 1 pig 0,-1 f1; 2 meeple 1,0 r1; 2 builder 1,0 r1",
        goods={1: {"wine": 2, "cloth": 1}, 2: {"wine": 1, "wheat": 1}},
        points={1: {"city": 4}, 2: {"road": 3}},
        tile="B",
        bag="U",
    )
    one, two = Traited(m, 1), Traited(m, 2)
    assert one.number_of("meeples") == [6, 6]
    assert [list(found) for found in one.seat("supply")] == [[6], [6]]
    assert one.number_of("earned") == [4, 3]
    assert one.number_of("points") == [4 + 4 + 20, 3 + 2 + 10]  # a pig beside a city; a road; two goods and one
    assert (one.number("lead"), two.number("lead")) == (13, -13)
    assert (one.number_of("pig"), two.number_of("pig")) == ([1, 0], [0, 1])
    assert one.number_of("pig_left") == [0, 1]
    assert one.number_of("builder") == [0, 1]
    assert one.seat("building_road") == [{}, {2: 1}]
    assert one.seat("building_city") == [{}, {}]
    kinds = {name: at for at, name in enumerate(GOODS)}
    wine, wheat, cloth = (2 * kinds[name] for name in ("wine", "wheat", "cloth"))
    assert one["goods.0"] == {wine: 2, wine + 1: 1, cloth: 1, cloth + 1: 1, wheat + 1: -1}
    assert one["goods.1"] == {wine: 1, wine + 1: -1, cloth + 1: -1, wheat: 1, wheat + 1: 1}
    assert two["goods.0"] == one["goods.1"]


def test_a_pig_in_supply_and_none_at_all() -> None:
    assert Traited(match(tile="U", bag="U"), 1).number_of("pig_left") == [1, 1]
    assert Traited(match(tile="U", bag="U", pig="off"), 1).number_of("pig_left") == [0, 0]


def test_what_may_still_come_counts_for_the_lead() -> None:
    """A city with one open end is likely to be closed, as the game itself judges."""
    m = match(figures="1 meeple 0,0 c1", tile="B", bag={"E": 4, "U": 8})
    foreseen = GAME.judge(m.table)
    assert [Traited(m, seat).number("ahead") for seat in (1, 2)] == [round(2 * ahead) for ahead in foreseen]
    assert foreseen[0] > Traited(m, 1).number("lead")
