"""Z6 Terms."""

from pathlib import Path

import pytest

from artel.games.zodchie import GAME
from artel.games.zodchie.events import (
    Chose,
    Compared,
    Declined,
    Destroyed,
    Moved,
    NoTarget,
    Played,
    Protected,
    Removed,
    Restored,
    Swapped,
    TakenToHand,
    TurnBegan,
    Turned,
)
from clauses import rule
from games.common import kinds, options, play, refusal
from games.zodchie.tables import city, hand, match, piece, pieces, places, player, value, view


@rule("Z6.1")
@pytest.mark.parametrize(("side", "offset"), [(1, -1), (2, 0), (3, 1), (4, 2)])
def test_an_x_value_is_the_value_of_the_previous_card_plus_the_offset(side: int, offset: int) -> None:
    m = match(hands={1: "inn", 2: "inn"}, city={"a4": "2 villa", "a5": f"1 forge/{side}"})
    assert value(m, "a5") == 10 + offset


@rule("Z6.1")
def test_x_follows_every_later_change_along_the_whole_chain() -> None:
    lie = {"a1": "2 tavern", "a2": "2 forge/3", "a3": "1 university/4", "a4": "1 forge/1", "b1": "2 park"}
    m = match(colours="blue,red", hands={1: "orangery", 2: "inn"}, city=lie)
    assert [value(m, f"a{at}") for at in (1, 2, 3, 4)] == [1, 2, 5, 4]
    play(m, "1 orangery b2", "1 a1/3")
    assert [value(m, f"a{at}") for at in (1, 2, 3, 4)] == [4, 5, 8, 7]
    play(m, "1 a2/4")
    assert [value(m, f"a{at}") for at in (1, 2, 3, 4)] == [4, 6, 9, 8]


@rule("Z6.1")
def test_without_a_face_up_previous_card_x_is_zero() -> None:
    m = match(hands={1: "inn", 2: "inn"}, city={"a1": "1 forge/4", "a8": "2 villa", "b1": "2 forge/3"})
    assert (value(m, "a1"), value(m, "b1")) == (2, 1), "the last card of another street is not the previous one"
    m = match(hands={1: "inn", 2: "inn"}, city={"a1": "2 villa", "a2": "2 park down", "a3": "1 forge/4"})
    assert value(m, "a3") == 2
    m = match(hands={1: "inn", 2: "inn"}, city={"a1": "2 villa", "a3": "1 forge/4"})
    assert value(m, "a3") == 2


@rule("Z6.1")
def test_x_drops_when_the_previous_card_is_destroyed_and_values_may_be_negative() -> None:
    m = match(hands={1: "barracks", 2: "inn"}, city={"a1": "2 park", "a2": "1 forge/1", "a3": "2 forge/1"})
    assert [value(m, place) for place in ("a1", "a2", "a3")] == [7, 6, 5]
    play(m, "1 barracks b1")
    assert [value(m, place) for place in ("a1", "a2", "a3")] == [None, -1, -2]


@rule("Z6.1")
def test_a_played_x_card_begins_with_the_value_of_its_neighbour() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 theatre"})
    assert play(m, "1 forge a2")[0] == Played(0, "forge", "a2", 9)


@rule("Z6.2")
@pytest.mark.parametrize("column", range(1, 9))
def test_a_no_value_is_the_column_number_plus_the_offset(column: int) -> None:
    for side, offset in ((1, -1), (2, 0), (3, 1), (4, 2)):
        m = match(hands={1: "inn", 2: "inn"}, city={f"b{column}": f"1 library/{side}"})
        assert value(m, f"b{column}") == column + offset
    m = match(colours="green,red", hands={1: "inn", 2: "inn"}, city={f"a{column}": "1 windmill/4"})
    assert value(m, f"a{column}") == column + 4


@rule("Z6.2")
def test_a_no_value_follows_a_move() -> None:
    m = match(colours="green,red", hands={1: "stables", 2: "inn"}, city={"a1": "1 bridge", "b7": "2 villa"})
    assert value(m, "a1") == 3
    play(m, "1 stables a2", "1 a1", "1 b8")
    assert value(m, "b8") == 10


@rule("Z6.3")
def test_to_restore_turns_a_destroyed_card_face_up_with_its_initial_value() -> None:
    m = match(colours="blue,red", hands={1: "school", 2: "inn"}, city={"a1": "1 villa/1 down", "a2": "2 tavern"})
    play(m, "1 school b1")
    assert options(m, 1) == ["a1", "no"]
    assert play(m, "1 a1")[0] == Restored(0, "villa", "a1")
    assert city(m) == {"a1": "1 villa 10", "a2": "2 tavern 1", "b1": "1 school 4"}
    assert piece(m, "a1").side == 2
    assert places(m, 2, "inn") == ["a3", "b2"], "nothing can be played on it any more"


@rule("Z6.3")
def test_a_card_under_any_other_cannot_be_restored() -> None:
    lie = {
        "a1": ["1 villa down", "2 tavern"],
        "a2": ["1 inn down", "2 park down"],
        "a3": ["2 inn down", "1 park down"],
        "a4": "2 villa down",
    }
    m = match(colours="blue,red", hands={1: "school", 2: "temple"}, city=lie)
    play(m, "1 school b1")
    assert options(m, 1) == ["a3", "no"]
    play(m, "1 a3")
    assert city(m)["a3"] == ["2 inn down", "1 park 7"]


@rule("Z6.3")
def test_cards_in_a_cemetery_are_not_restored() -> None:
    m = match(colours="blue,red", hands={1: "school", 2: "temple"}, city={"a1": "2 inn"}, cemetery={1: "villa"})
    assert NoTarget(0, "school") in play(m, "1 school b1")


@rule("Z6.4")
def test_a_token_is_put_on_an_own_card() -> None:
    m = match(hands={1: "watchtower", 2: "inn"}, city={"a1": "1 park", "b1": "2 park"})
    assert play(m, "1 watchtower a2", "1 a1")[3:4] == [Protected(0, "park", "a1")]
    assert city(m) == {"a1": "1 park 5 safe", "a2": "1 watchtower 8", "b1": "2 park 7"}
    assert [p.tokens for p in view(m).players] == [1, 2]


CORNER = {"a1": "1 inn", "a2": "{} tavern token", "a3": "2 park", "b1": "1 park"}
"""Seat 1 plays at b2. The protected Tavern above, value 1, is seat 2's or seat 1's own."""
EFFECTS = {
    # card: the colour of seat 1; its options when the Tavern is seat 2's; when it is seat 1's own
    "tavern": ("green", ["a1", "b1", "b2", "no"], None),
    "arsenal": ("red", None, ["a2", "no"]),
    "prison": ("red", ["a3", "no"], ["a3", "no"]),
    "orangery": (
        "red",
        ["a1/1", "a1/3", "a3/1", "a3/3", "b1/2", "b1/4", "b2/1", "b2/3", "no"],
        ["a1/1", "a1/3", "a2/1", "a2/3", "a3/1", "a3/3", "b1/2", "b1/4", "b2/1", "b2/3", "no"],
    ),
    "windmill": (
        "green",
        ["a1/1", "a1/3", "a3/1", "a3/3", "b1/2", "b1/4", "b2/1", "b2/3", "no"],
        ["a1/1", "a1/3", "a2/1", "a2/3", "a3/1", "a3/3", "b1/2", "b1/4", "b2/1", "b2/3", "no"],
    ),
    "stables": ("green", ["a1", "a3", "b1", "b2", "no"], ["a1", "a2", "a3", "b1", "b2", "no"]),
    "university": ("blue", ["b1/1", "b1/3", "no"], ["a2/1", "a2/3", "b1/1", "b1/3", "no"]),
    "customs": ("yellow", ["b1", "no"], ["a2", "b1", "no"]),
    "market": ("red", ["a1", "b1", "no"], ["a1", "a2", "b1", "no"]),
}


def at_the_corner(card: str, colour: str, owner: int) -> list[str]:
    other = "blue" if colour != "blue" else "red"
    lie = {place: text.format(owner) for place, text in CORNER.items()}
    m = match(colours=f"{colour},{other}", hands={1: card, 2: "villa"}, city=lie)
    events = play(m, f"1 {card} b2")
    return options(m, 1) or [type(events[-2]).__name__]


@rule("Z6.4")
@pytest.mark.parametrize("card", EFFECTS)
def test_no_property_of_another_player_touches_a_protected_card(card: str) -> None:
    colour, offered, _ = EFFECTS[card]
    assert at_the_corner(card, colour, 2) == (offered or ["NoTarget"])


@rule("Z6.4")
@pytest.mark.parametrize("card", [card for card in EFFECTS if card != "tavern"])
def test_the_own_cards_touch_the_own_protected_card_if_one_wants(card: str) -> None:
    colour, _, offered = EFFECTS[card]
    assert at_the_corner(card, colour, 1) == offered


@rule("Z6.4")
def test_mandatory_properties_and_the_library_leave_anothers_protected_card_alone() -> None:
    lie = {place: text.format(2) for place, text in CORNER.items()}
    m = match(hands={1: "barracks", 2: "villa"}, city=lie)
    assert Destroyed(0, "park", "b1") in play(m, "1 barracks b2"), "nothing else adjacent can be destroyed"
    m = match(hands={1: "theatre", 2: "villa"}, city=lie)
    assert Turned(1, "park", "a3", 8) in play(m, "1 theatre b2"), "nothing else of an opponent can be raised"
    m = match(hands={1: "library", 2: "villa"}, city=lie)
    play(m, "1 library b2", "1 no")
    assert options(m, 1) == ["a3/1", "a3/3", "no"]


@rule("Z6.4")
@pytest.mark.parametrize(
    ("left", "card"), [("tavern", "park"), ("villa", "park"), ("orangery", "park"), ("forge/1", "park")]
)
def test_no_comparison_of_another_player_touches_a_protected_card(left: str, card: str) -> None:
    m = match(hands={1: card, 2: "library"}, city={"a1": f"2 {left} token"})
    before = city(m)["a1"]
    events = play(m, f"1 {card} a2")
    assert kinds(events) == ["Played", "Compared", "TurnBegan"]
    assert events[1].clause == "Z6.4"
    assert city(m)["a1"] == before


@rule("Z6.4")
def test_a_card_printed_as_protected_carries_its_owners_token_and_uses_up_none() -> None:
    m = match(hands={1: "temple", 2: "park"}, city={"a1": "2 inn"})
    play(m, "1 temple b1")
    assert city(m)["b1"] == "1 temple 6 safe"
    assert piece(m, "b1").guard == 0
    assert [p.tokens for p in view(m).players] == [2, 2]
    assert play(m, "2 park b2")[1] == Compared("b2", 7, "b1", 6, "Z6.4")
    assert city(m)["b1"] == "1 temple 6 safe"


@rule("Z6.4")
def test_a_placed_token_is_never_shifted() -> None:
    m = match(hands={1: "watchtower", 2: "inn"}, city={"a1": "1 park token", "b1": "2 park"}, tokens={1: 1})
    play(m, "1 watchtower a2", "1 no")
    assert (player(m, 1).tokens, city(m)["a1"]) == (1, "1 park 7 safe")


WHOLE_CITY = {
    "a1": "2 market", "a2": "2 barracks", "a3": "2 orangery", "a4": "2 inn",
    "a5": "2 park", "a6": "2 tavern", "a7": "2 watchtower", "a8": "2 theatre",
    "b1": "2 villa", "b2": "2 library", "b3": "1 villa", "b4": "3 park",
    "b5": "3 villa", "b6": "3 inn", "b7": "3 watchtower", "b8": "3 theatre",
    "c1": "3 market", "c2": "3 barracks", "c3": "3 orangery", "c4": "1 theatre",
    "c5": "3 library", "c6": "3 tavern", "c7": "1 park", "c8": "2 forge",
}  # fmt: skip


@rule("Z6.5")
@pytest.mark.parametrize(
    ("place", "near"),
    [
        ("b4", ["a4", "b3", "b5", "c4"]),
        ("a4", ["a3", "a5", "b4"]),
        ("c4", ["b4", "c3", "c5"]),
        ("b1", ["a1", "b2", "c1"]),
        ("b8", ["a8", "b7", "c8"]),
        ("a1", ["a2", "b1"]),
        ("a8", ["a7", "b8"]),
        ("c1", ["b1", "c2"]),
        ("c8", ["b8", "c7"]),
    ],
)
def test_adjacent_are_the_next_columns_of_a_street_and_the_next_streets_of_a_column(
    place: str, near: list[str]
) -> None:
    lie = {other: card for other, card in WHOLE_CITY.items() if other != place}
    m = match(3, hands={1: "barracks"}, city=lie)
    play(m, f"1 barracks {place}")
    assert options(m, 1) == near


@rule("Z6.5")
def test_in_a_city_of_two_streets_there_is_nothing_below_the_second() -> None:
    m = match(hands={1: "barracks"}, city={"a3": "2 park", "b1": "2 inn", "b2": "2 villa"})
    play(m, "1 barracks b3")
    assert options(m, 1) == ["a3", "b2"]


@rule("Z6.6")
@pytest.mark.parametrize(("side", "sides"), [(1, ["2", "4"]), (2, ["1", "3"]), (3, ["2", "4"]), (4, ["1", "3"])])
def test_a_turn_goes_to_the_next_value_in_either_direction_round_the_corner_too(side: int, sides: list[str]) -> None:
    m = match(hands={1: "orangery", 2: "inn"}, city={"a1": f"2 villa/{side}"})
    play(m, "1 orangery b1")
    assert options(m, 1) == [f"a1/{other}" for other in sides] + ["b1/1", "b1/3", "no"]
    for other in "1234":
        if other not in sides:
            assert refusal(m, f"1 a1/{other}") == "Z11.8"
    assert play(m, f"1 a1/{sides[0]}")[0] == Turned(1, "villa", "a1", [6, 8, 10, 12][int(sides[0]) - 1])


@rule("Z6.6")
def test_a_card_with_one_value_cannot_be_turned() -> None:
    lie = {"a1": "2 theatre", "a2": "1 bridge", "b1": "2 park"}
    m = match(colours="green,red", hands={1: "windmill", 2: "inn"}, city=lie)
    play(m, "1 windmill a3")
    assert options(m, 1) == ["a3/1", "a3/3", "b1/1", "b1/3", "no"]


@rule("Z6.6")
def test_a_card_with_two_values_has_one_way_to_turn(tmp_path: Path) -> None:
    standard = Path(GAME.standard_pack().row("pack").file).read_text(encoding="utf-8")
    assert "values     = [6, 8, 10, 12]\n" in standard
    (tmp_path / "zodchie.toml").write_text(standard.replace("[6, 8, 10, 12]", "[8, 10]"), encoding="utf-8")
    m = match(pack=GAME.pack_from(tmp_path), hands={1: "orangery"}, city={"a1": "2 villa"})
    play(m, "1 orangery b1")
    assert options(m, 1) == ["a1/1", "b1/1", "b1/3", "no"]
    assert play(m, "1 a1/1")[0] == Turned(1, "villa", "a1", 8)


@rule("Z6.7")
def test_a_move_keeps_the_side_up_and_brings_no_comparison_and_no_property() -> None:
    lie = {"a1": "2 tavern", "b1": "1 barracks/4"}
    m = match(colours="green,red", hands={1: "stables", 2: "inn"}, city=lie)
    assert play(m, "1 stables b2", "1 b1", "1 a2")[1:] == [
        Compared("b2", 5, "b1", 8, "Z4.6"),
        Chose(0, "barracks", "b1"),
        Moved(0, "barracks", "b1", "a2"),
        TurnBegan(1),
    ]
    assert city(m) == {"a1": "2 tavern 1", "a2": "1 barracks 8", "b2": "1 stables 5"}


@rule("Z6.7")
def test_the_legal_places_are_found_with_the_card_lifted() -> None:
    m = match(colours="green,red", hands={1: "stables", 2: "inn"}, city={"a5": "2 villa", "b1": "1 park"})
    play(m, "1 stables b2", "1 a5")
    assert options(m, 1) == ["a1", "b3"], "neither a4 nor a6, and not a5 again"
    assert refusal(m, "1 a5") == "Z6.7"


@rule("Z6.7")
def test_a_card_may_be_moved_onto_a_destroyed_one_and_only_a_face_up_card_is_moved() -> None:
    m = match(colours="green,red", hands={1: "stables", 2: "inn"}, city={"a1": "2 villa", "b1": "1 park down"})
    play(m, "1 stables a2")
    assert options(m, 1) == ["a1", "a2", "no"]
    play(m, "1 a1")
    assert options(m, 1) == ["a3", "b1", "b2"]
    play(m, "1 b1")
    assert city(m) == {"a2": "1 stables 5", "b1": ["1 park down", "2 villa 12"]}


@rule("Z6.7")
def test_anybodys_card_may_be_moved_and_stays_its_owners() -> None:
    m = match(colours="green,red", hands={1: "stables", 2: "villa"}, city={"a1": "2 park", "a2": "2 inn"})
    assert Moved(1, "park", "a1", "a3") in play(m, "1 stables b1", "1 a1", "1 a3")
    assert piece(m, "a3").owner == 1


@rule("Z6.8")
def test_a_removed_card_is_out_of_the_game() -> None:
    m = match(hands={1: "town_hall inn", 2: "inn"}, piles={1: "park"})
    assert options(m, 1) == ["inn a1", "remove town_hall", "redraw"]
    assert play(m, "1 remove town_hall") == [Removed(0, "town_hall", "hand")]
    play(m, "* park")
    me = player(m, 1)
    assert (me.hand, me.pile, me.removed) == (("inn", "park"), (), ("town_hall",))
    assert city(m) == {}


@rule("Z6.9")
def test_a_destroyed_card_stays_on_its_place_face_down() -> None:
    m = match(hands={1: "park", 2: "inn"}, city={"a1": "2 tavern"})
    play(m, "1 park a2")
    assert city(m) == {"a1": "2 tavern down", "a2": "1 park 7"}
    assert (piece(m, "a1").down, piece(m, "a1").value, piece(m, "a1").guard) == (True, None, None)
    assert places(m, 2, "inn") == ["a1", "a3", "b1"], "the place may be played on"


@rule("Z6.9")
def test_the_place_of_a_destroyed_card_is_occupied() -> None:
    m = match(hands={1: "park", 2: "inn"}, city={"a4": "2 tavern down"})
    assert places(m, 1, "park") == ["a3", "a4", "a5", "b1"], "its neighbours are legal, and street a is begun"


@rule("Z6.9")
def test_a_destroyed_card_cannot_be_moved_swapped_turned_or_taken_to_hand() -> None:
    lie = {"a1": "1 villa down", "a2": "2 villa down"}
    for card in ("tavern", "market"):
        m = match(hands={1: card, 2: "inn"}, city=lie)
        assert NoTarget(0, card) in play(m, f"1 {card} b1")
    m = match(colours="green,red", hands={1: "windmill", 2: "inn"}, city=lie)
    play(m, "1 windmill b1")
    assert options(m, 1) == ["b1/1", "b1/3", "no"]
    m = match(colours="green,red", hands={1: "stables", 2: "inn"}, city=lie)
    play(m, "1 stables b1")
    assert options(m, 1) == ["b1", "no"]


@rule("Z6.9")
def test_a_destroyed_card_has_no_value_and_scores_nothing() -> None:
    m = match(hands={1: "park", 2: "inn"}, city={"a1": "1 villa down", "a2": "1 forge"})
    assert (value(m, "a1"), value(m, "a2"), player(m, 1).points) == (None, 0, 0)


@rule("Z6.9")
def test_a_destroyed_card_still_belongs_to_its_owner() -> None:
    lie = {"a1": "1 villa down", "a2": "2 villa down"}
    m = match(colours="blue,red", hands={1: "school", 2: "inn"}, city=lie)
    play(m, "1 school b1")
    assert options(m, 1) == ["a1", "no"], "only an own one is restored"


@rule("Z6.9")
def test_several_destroyed_cards_lie_on_one_place_in_fixed_order_for_all_to_see() -> None:
    m = match(hands={1: "park barracks", 2: "villa"}, city={"a1": ["1 tavern down", "2 market down"], "a2": "2 inn"})
    play(m, "1 park a1", "2 villa b1")
    assert [(p.card, p.owner, p.down) for p in pieces(m, "a1")] == [
        ("tavern", 0, True),
        ("market", 1, True),
        ("park", 0, False),
    ]
    play(m, "1 barracks b2", "1 b1")
    assert city(m)["b1"] == "2 villa down"
    assert view(m, 1).city == view(m, 2).city == view(m, 0).city


@rule("Z6.10")
def test_the_token_on_a_destroyed_card_is_spent() -> None:
    m = match(hands={1: "park", 2: "inn"}, city={"a1": "1 tavern token"}, tokens={1: 1})
    play(m, "1 park a2", "1 yes")
    assert city(m)["a1"] == "1 tavern down"
    assert [p.tokens for p in view(m).players] == [1, 2]


@rule("Z6.10")
def test_what_is_played_on_a_destroyed_card_is_not_protected_by_its_old_token() -> None:
    m = match(hands={1: "park", 2: "inn"}, city={"a1": "1 tavern token"}, tokens={1: 1})
    play(m, "1 park a2", "1 yes", "2 inn a1")
    assert city(m)["a1"] == ["1 tavern down", "2 inn 5"]


@rule("Z6.11")
def test_a_token_goes_with_its_card_when_that_is_moved() -> None:
    lie = {"a1": "1 park token", "a2": "2 inn"}
    m = match(colours="green,red", hands={1: "stables", 2: "villa"}, city=lie, tokens={1: 1})
    play(m, "1 stables b1", "1 a1", "1 a3")
    assert city(m) == {"a2": "2 inn 5", "a3": "1 park 7 safe", "b1": "1 stables 5"}
    assert player(m, 1).tokens == 1


@rule("Z6.11")
def test_tokens_go_with_their_cards_when_these_are_swapped() -> None:
    lie = {"a1": "1 park token", "a2": "2 inn", "b1": "1 temple"}
    m = match(hands={1: "tavern", 2: "villa"}, city=lie)
    play(m, "1 tavern b2", "1 no", "1 a1", "1 a2")
    assert city(m) == {"a1": "2 inn 5", "a2": "1 park 7 safe", "b1": "1 temple 6 safe", "b2": "1 tavern 1"}
    m = match(hands={1: "tavern", 2: "villa"}, city=lie)
    play(m, "1 tavern b2", "1 no", "1 b1", "1 a1")
    assert city(m) == {"a1": "1 temple 6 safe", "a2": "2 inn 5", "b1": "1 park 7 safe", "b2": "1 tavern 1"}
    m = match(hands={1: "tavern", 2: "villa"}, city=lie)
    play(m, "1 tavern b2", "1 no", "1 b2", "1 b1")
    assert city(m) == {"a1": "1 park 7 safe", "a2": "2 inn 5", "b1": "1 tavern 1", "b2": "1 temple 6 safe"}


@rule("Z6.11")
def test_a_token_is_spent_when_its_card_is_taken_to_hand() -> None:
    m = match(hands={1: "market park", 2: "inn"}, city={"a1": "1 villa token", "b1": "2 park"}, tokens={1: 1})
    assert TakenToHand(0, "villa", "a1") in play(m, "1 market b2", "1 a1")
    assert (hand(m, 1), player(m, 1).tokens) == (["park", "villa"], 1)
    play(m, "2 inn b3", "1 villa a1")
    assert city(m)["a1"] == "1 villa 8", "no token is on it now; seat 2's Park below has turned it"


@rule("Z6.11")
def test_a_restored_card_has_no_token_but_its_printed_protection() -> None:
    lie = {"a1": "1 tavern token", "b1": "1 temple down"}
    m = match(colours="blue,red", hands={1: "park school", 2: "villa"}, city=lie, tokens={1: 1})
    play(m, "1 park a2", "1 yes", "2 villa b2", "1 school b3", "1 a1")
    assert city(m)["a1"] == "1 tavern 1"
    m = match(colours="blue,red", hands={1: "school", 2: "villa"}, city=lie, tokens={1: 1})
    play(m, "1 school a2", *["1 yes", "1 b1"])
    assert city(m)["b1"] == "1 temple 6 safe"


@rule("Z6.12")
def test_only_an_own_adjacent_face_up_card_without_protection_can_be_protected() -> None:
    lie = {
        "a1": "1 inn",
        "a2": "1 park",
        "a3": "1 villa",
        "b1": "1 theatre token",
        "b3": "1 market down",
        "c1": "2 inn",
        "c2": "1 library",
        "d1": "2 villa",
    }
    m = match(4, hands={1: "watchtower", 2: "tavern"}, city=lie)
    play(m, "1 watchtower b2")
    assert options(m, 1) == ["a2", "c2", "no"], "not the protected b1, the destroyed b3, or a card farther away"
    assert refusal(m, "1 b1") == "Z6.12"
    lie = {"a1": "2 park", "b1": "1 temple", "b3": "2 inn"}
    m = match(hands={1: "watchtower", 2: "tavern"}, city={**lie, "a2": "2 villa"})
    assert NoTarget(0, "watchtower") in play(m, "1 watchtower b2", "1 no"), "a Temple is protected, the rest not own"


@rule("Z6.12")
def test_without_a_token_left_nothing_can_be_protected() -> None:
    lie = {"a1": "1 park", "b1": "1 villa"}
    m = match(hands={1: "watchtower", 2: "tavern"}, city=lie, tokens={1: 0})
    assert NoTarget(0, "watchtower") in play(m, "1 watchtower b2")
    m = match(hands={1: "watchtower", 2: "tavern"}, city=lie, tokens={1: 1})
    play(m, "1 watchtower b2", "1 b1")
    assert (player(m, 1).tokens, city(m)["b1"]) == (0, "1 villa 12 safe")


@rule("Z6.13")
def test_a_mandatory_property_may_be_declined_where_only_own_protected_cards_are_left() -> None:
    m = match(hands={1: "barracks", 2: "inn"}, city={"a1": "1 park token", "a2": "2 park"})
    play(m, "1 barracks b1")
    assert options(m, 1) == ["a1", "no"]
    assert play(m, "1 no")[0] == Declined(0, "barracks")
    assert city(m)["a1"] == "1 park 7 safe"
    m = match(hands={1: "barracks", 2: "inn"}, city={"a1": "1 park token", "a2": "2 park"})
    assert play(m, "1 barracks b1", "1 a1")[1] == Destroyed(0, "park", "a1"), "to choose it is to consent"


@rule("Z6.13")
def test_with_another_target_the_mandatory_property_cannot_be_declined() -> None:
    m = match(hands={1: "barracks", 2: "inn"}, city={"a1": "2 park", "a2": "1 park token", "b1": "2 villa"})
    play(m, "1 barracks b2")
    assert options(m, 1) == ["a2", "b1"]
    assert refusal(m, "1 no") == "Z11.13"
    lie = {"a1": "2 inn", "a2": "1 park", "b1": "2 temple"}
    m = match(hands={1: "barracks", 2: "villa"}, city=lie)
    assert Destroyed(0, "park", "a2") in play(m, "1 barracks b2"), "an own card without protection has to be"


@rule("Z6.14")
def test_a_swap_keeps_sides_and_leaves_destroyed_cards_where_they_are() -> None:
    lie = {"a1": ["2 market down", "1 villa/1"], "a2": "2 inn/4"}
    m = match(hands={1: "tavern", 2: "temple"}, city=lie)
    play(m, "1 tavern b1")
    assert options(m, 1) == ["a1", "a2", "b1", "no"]
    play(m, "1 a1")
    assert options(m, 1) == ["a2", "b1"]
    assert play(m, "1 a2")[0] == Swapped("villa", "a1", "inn", "a2")
    assert city(m) == {"a1": ["2 market down", "2 inn 8"], "a2": "1 villa 6", "b1": "1 tavern 1"}


@rule("Z6.14")
def test_neither_card_of_a_swap_may_be_protected_by_another_player() -> None:
    m = match(hands={1: "tavern", 2: "villa"}, city={"a1": "2 temple", "a2": "2 inn", "a3": "1 temple"})
    play(m, "1 tavern b1")
    assert options(m, 1) == ["a2", "a3", "no"]
    assert refusal(m, "1 a1") == "Z6.14"
    play(m, "1 a2")
    assert city(m) == {"a1": "2 temple 6 safe", "a2": "1 temple 6 safe", "a3": "2 inn 5", "b1": "1 tavern 1"}


@rule("Z6.14")
def test_three_in_a_row_do_not_forbid_a_swap() -> None:
    lie = {"a1": "1 inn", "a2": "1 park", "a3": "2 park", "b1": "2 villa", "b2": "2 inn", "b3": "1 villa"}
    m = match(3, hands={1: "tavern", 2: "temple"}, city=lie)
    play(m, "1 tavern c1", "1 a3", "1 b3")
    assert city(m) == {
        "a1": "1 inn 5", "a2": "1 park 7", "a3": "1 villa 10", "b1": "2 villa 10", "b2": "2 inn 5", "b3": "2 park 7",
        "c1": "1 tavern 1",
    }  # fmt: skip


@rule("Z6.15")
def test_beside_a_token_x_is_zero() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 villa", "a3": "2 forge/4"}, fountains={"a2": 2, "b1": 2})
    assert value(m, "a3") == 2
    assert play(m, "1 forge b2")[0] == Played(0, "forge", "b2", 0)
