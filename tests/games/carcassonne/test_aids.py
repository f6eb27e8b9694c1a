"""What players ask for, from public facts: remaining tiles, dead places, what features bring, who owns fields."""

from unittest.mock import ANY

import pytest

from artel.games.carcassonne import GAME
from artel.games.carcassonne.view import FeatureAid
from clauses import rule
from games.carcassonne.tables import aid, aids, fresh, match, placements, view
from games.common import play

LOOP = "V 1,0; V -1,0/3; V 1,1/1; V -1,1/2"


@rule("C8.1")
@pytest.mark.parametrize(
    ("bag", "dead"),
    [
        ("U V", {"0,-1"}),
        ("B", {"0,-1", "1,0", "-1,0"}),
        ("E", {"1,0", "-1,0"}),
        ("C", {"1,0", "0,1", "-1,0"}),
        ("C U", set()),
        ("", {"0,-1", "1,0", "0,1", "-1,0"}),
    ],
)
def test_a_place_that_no_remaining_tile_can_fill_is_dead(bag: str, dead: set[str]) -> None:
    assert set(aids(match(bag=bag)).dead_places) == dead


@rule("C8.1")
def test_the_tile_in_hand_still_counts_as_remaining() -> None:
    m = match(tile="C", bag="U")
    assert not aids(m).dead_places
    play(m, "1 0,-1/0")
    assert aids(m).dead_places == {"0,-2": (0, -2), "1,-1": (1, -1), "-1,-1": (-1, -1)}


def test_a_place_is_dead_when_its_neighbours_ask_for_what_no_tile_has() -> None:
    # at 1,-1 a city is asked for in the west and a road in the south
    m = match(map="V 1,0/1; N 0,-1/2", bag="U N E B")
    assert "1,-1" in aids(m).dead_places
    m = match(map="V 1,0/1; N 0,-1/2", bag="U TB15")
    assert "1,-1" not in aids(m).dead_places
    play(m, "* TB15")
    assert "0" in placements(m)["1,-1"]


@pytest.mark.parametrize(
    ("land", "now", "completed"),
    [("", 1, 3), ("U 1,0", 2, 4), ("A 1,0/1", 2, 3), ("A 1,0/1; U -1,0; U -2,0", 4, 5), (LOOP, 5, 6)],
)
def test_what_a_road_brings_now_and_when_completed(land: str, now: int, completed: int) -> None:
    m = match(map=land or [], figures="2 meeple 0,0 r1")
    assert aids(m).features == (FeatureAid(ANY, "road", "0,0", "r1", (1,), (now,), completed),)


@pytest.mark.parametrize(
    ("land", "now", "completed"),
    [("", 1, 4), ("M 0,-1/2", 3, 8), ("N 0,-1/2", 2, 6), ("C 0,-1", 3, 12), ("C 0,-1; E 1,-1/3", 4, 12)],
)
def test_what_a_city_brings_now_and_when_completed(land: str, now: int, completed: int) -> None:
    m = match(map=land or [], figures="1 meeple 0,0 c1; 2 meeple 0,0 c1")
    assert aids(m).features == (FeatureAid(ANY, "city", "0,0", "c1", (0, 1), (now, now), completed),)


def test_open_ends_that_lead_to_the_same_place_need_one_tile() -> None:
    m = match(map="N 0,1/2; N 1,1/3; N 0,2/1", figures="1 meeple 0,1 c1")
    assert (aid(m, "city").now, aid(m, "city").completed) == ((3,), 8)


def test_a_city_that_is_complete_and_waits_for_the_figure_brings_the_whole_now() -> None:
    m = match(map="M 0,-1/2", figures="1 meeple 0,0 c1", tile="E", bag="U")
    play(m, "1 1,-1/3")
    assert (aid(m, "city").now, aid(m, "city").completed) == ((8,), 8)
    assert aids(m).if_ended_now == (8, 0)


def test_what_a_cloister_brings_now_and_when_completed() -> None:
    m = match(map="B 0,1; U 1,0", figures="1 meeple 0,1 m1")
    assert aids(m).features == (FeatureAid(ANY, "cloister", "0,1", "m1", (0,), (3,), 9),)


@rule("C6.2")
def test_who_owns_a_field_and_what_it_brings_as_it_lies() -> None:
    m = match(map="E 0,-1/2", figures="1 meeple 0,0 f1; 2 meeple 0,0 f1; 2 pig 0,0 f1; 1 meeple 0,0 f2")
    assert aids(m).features == (
        FeatureAid(ANY, "field", "0,0", "f1", (0, 1), (3, 4), None),
        FeatureAid(ANY, "field", "0,0", "f2", (0,), (0,), None),
    )
    assert aids(m).if_ended_now == (3, 4)


def test_features_are_told_in_the_order_of_the_map_and_only_those_with_meeples() -> None:
    m = match(map="B 0,1; U 1,0", figures="1 meeple 1,0 f1; 2 meeple 0,1 m1; 1 meeple 0,0 c1; 1 builder 0,0 c1")
    assert [(each.feature, each.place) for each in aids(m).features] == [
        ("city", "0,0"), ("field", "0,0"), ("cloister", "0,1"),
    ]  # fmt: skip


def test_what_everybody_would_have_if_the_game_ended_now() -> None:
    m = match(3, figures="1 meeple 0,0 r1; 3 meeple 0,0 c1", points={2: {"city": 6}}, goods={3: {"wine": 1}})
    assert aids(m).if_ended_now == (1, 6, 11) == m.result().scores


def test_purists_play_without() -> None:
    m = match(aids="off", figures="1 meeple 0,0 r1")
    assert view(m).aids is None
    assert view(m).bag, "which tiles remain is public all the same"
    assert view(fresh(aids="off")).aids is None
    assert GAME.rebuild(view(m)).with_aids is False


def test_how_well_each_seat_stands() -> None:
    m = match(3, figures="1 meeple 0,0 r1; 2 meeple 0,0 c1; 2 meeple 0,0 f2", points={3: {"city": 4}})
    # points 1, 1, 4 and 6, 5, 7 meeples at hand, each worth 0.8
    assert GAME.evaluate(m.table) == pytest.approx([5.8 - 9.6, 5.0 - 9.6, 9.6 - 5.8])


def test_segments_that_meet_have_the_number_of_one_feature() -> None:
    m = match(map="N 0,-1/2; U 0,1; V 1,0", figures="1 meeple 0,0 c1; 2 meeple 0,1 r1")
    tiles = {tile.name: [segment.name for segment in tile.segments] for tile in m.table.box.tiles}
    numbers = {
        (tile.place, name): number
        for tile in view(m).map
        for name, number in zip(tiles[tile.tile], tile.features, strict=True)
    }
    assert numbers["0,0", "c1"] == numbers["0,-1", "c1"]
    assert numbers["0,0", "r1"] == numbers["1,0", "r1"]
    assert numbers["0,0", "r1"] != numbers["0,1", "r1"]
    assert numbers["0,0", "f2"] == numbers["0,1", "f1"] != numbers["0,0", "f1"]
    assert {each.feature: each.id for each in aids(m).features} == {
        "city": numbers["0,0", "c1"], "road": numbers["0,1", "r1"],
    }  # fmt: skip
