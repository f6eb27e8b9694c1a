"""Z4 Comparison with the previous card."""

import pytest

from artel.games.zodchie.events import Compared, Destroyed, Moved, Played, Turned
from clauses import rule
from games.common import asked, kinds, options, play, refusal
from games.zodchie.tables import city, match, piece, value

# Seat 2's card lies at a1 unless said otherwise, and seat 1 plays beside it. Of the cards played, the Park (7), the
# Temple (6), the Colosseum (9, red) and the Obelisk (0, yellow) have no property that asks anything.


def beside(left: str, card: str, colours: str = "") -> tuple[list[str], str | list[str] | None]:
    """Seat 1 plays a card at a2 beside seat 2's card at a1: the names of what happened, and what lies at a1 then."""
    m = match(colours=colours, hands={1: card, 2: "library"}, city={"a1": f"2 {left}"})
    events = play(m, f"1 {card} a2")
    assert events[1].place == "a2"
    assert events[1].left == "a1"
    return [events[1].clause, *[name for name in kinds(events[2:]) if name != "TurnBegan"]], city(m).get("a1")


@rule("Z4.1")
def test_the_card_directly_to_the_left_is_compared_whatever_its_colour() -> None:
    for owner in (1, 2):
        m = match(hands={1: "park", 2: "library"}, city={"a3": f"{owner} tavern", "a5": "2 market", "b4": "2 inn"})
        assert play(m, "1 park a4")[:3] == [
            Played(0, "park", "a4", 7),
            Compared("a4", 7, "a3", 1, "Z4.2"),
            Destroyed(owner - 1, "tavern", "a3"),
        ]
        assert city(m) == {"a3": f"{owner} tavern down", "a4": "1 park 7", "a5": "2 market 2", "b4": "2 inn 5"}


@rule("Z4.1")
@pytest.mark.parametrize(
    ("lie", "place"),
    [
        ({"a1": "2 villa"}, "b1"),
        ({"a4": "2 villa"}, "a3"),
        ({"a1": "2 villa down"}, "a2"),
        ({"a1": "2 villa", "a2": "2 inn down"}, "a3"),
        ({"a8": "2 tavern", "b2": "2 villa"}, "b1"),
    ],
    ids=["first of a street", "only a card to the right", "destroyed", "destroyed, another beyond", "round the corner"],
)
def test_without_a_face_up_card_to_the_left_there_is_no_comparison(lie: dict[str, str], place: str) -> None:
    m = match(hands={1: "park", 2: "library"}, city=lie)
    before = city(m)
    assert kinds(play(m, f"1 park {place}")) == ["Played", "TurnBegan"]
    assert city(m) == {**before, place: "1 park 7"}


@rule("Z4.1")
def test_beside_a_token_there_is_no_comparison() -> None:
    m = match(hands={1: "park", 2: "library"}, city={"a1": "2 villa"}, fountains={"a2": 2})
    assert kinds(play(m, "1 park a3")) == ["Played", "TurnBegan"]


@rule("Z4.1")
def test_a_card_played_on_a_destroyed_one_is_compared_like_any_other() -> None:
    m = match(hands={1: "park", 2: "library"}, city={"a1": "2 tavern", "a2": "2 villa down"})
    assert kinds(play(m, "1 park a2")) == ["Played", "Compared", "Destroyed", "TurnBegan"]


@rule("Z4.1")
def test_a_moved_card_is_not_compared() -> None:
    m = match(colours="green,red", hands={1: "stables", 2: "library"}, city={"a1": "2 tavern", "b1": "1 villa"})
    events = play(m, "1 stables b2", "1 b1", "1 a2")
    assert kinds(events) == ["Played", "Compared", "Turned", "Chose", "Moved", "TurnBegan"]
    assert city(m) == {"a1": "2 tavern 1", "a2": "1 villa 12", "b2": "1 stables 5"}


@rule("Z4.1")
def test_swapped_cards_are_not_compared() -> None:
    m = match(hands={1: "tavern", 2: "library"}, city={"a1": "2 villa", "a2": "2 market"})
    play(m, "1 tavern b1", "1 a1", "1 a2")
    assert city(m) == {"a1": "2 market 2", "a2": "2 villa 10", "b1": "1 tavern 1"}


@rule("Z4.1")
def test_a_restored_card_is_not_compared() -> None:
    m = match(colours="blue,red", hands={1: "school", 2: "library"}, city={"a1": "2 tavern", "a2": "1 villa down"})
    assert kinds(play(m, "1 school b1", "1 a2")) == ["Played", "Restored", "TurnBegan"]
    assert city(m) == {"a1": "2 tavern 1", "a2": "1 villa 10", "b1": "1 school 4"}


@rule("Z4.2")
@pytest.mark.parametrize(
    ("left", "card"),
    [("barracks/2", "temple"), ("barracks/2", "park"), ("market/1", "park"), ("market", "orangery")],
    ids=["3 and 6", "3 and 7", "1 and 7", "2 and 4"],
)
def test_a_card_of_at_least_twice_its_value_destroys_the_left_one(left: str, card: str) -> None:
    events, lies = beside(left, card)
    assert events == ["Z4.2", "Destroyed"]
    assert lies == f"2 {left.split('/')[0]} down"


@rule("Z4.2")
def test_zero_falls_to_any_positive_value() -> None:
    assert beside("tavern/1", "tavern") == (["Z4.2", "Destroyed", "NoTarget"], "2 tavern down")
    assert beside("obelisk/2", "market", "red,yellow") == (["Z4.2", "Destroyed", "NoTarget"], "2 obelisk down")


@rule("Z4.2")
def test_one_less_than_twice_its_value_does_not_destroy() -> None:
    assert beside("tavern/3", "park") == (["Z4.4", "Turned"], "2 tavern 1")
    assert beside("tavern/3", "watchtower") == (["Z4.2", "Destroyed", "NoTarget"], "2 tavern down")


@rule("Z4.3")
def test_a_negative_card_falls_to_anything_larger() -> None:
    assert beside("obelisk/1", "temple", "red,yellow") == (["Z4.3", "Destroyed"], "2 obelisk down")
    assert beside("forge/1", "obelisk", "yellow,red") == (["Z4.3", "Destroyed", "HandRaised"], "2 forge down")
    m = match(colours="yellow,red", hands={1: "obelisk", 2: "library"}, city={"a1": "2 forge/1"})
    assert play(m, "1 obelisk a2")[1:3] == [Compared("a2", 0, "a1", -1, "Z4.3"), Destroyed(1, "forge", "a1")]


@rule("Z4.3")
def test_equal_values_below_zero_do_nothing() -> None:
    lie = {"a1": "2 obelisk/1", "a2": "2 forge/4", "a3": "1 university/1"}
    m = match(colours="blue,yellow", hands={1: "forge", 2: "library"}, city=lie)
    assert (value(m, "a1"), value(m, "a2"), value(m, "a3")) == (-2, 0, -1)
    assert play(m, "1 forge a4")[1] == Compared("a4", -1, "a3", -1, "Z4.5")
    assert city(m)["a3"] == "1 university -1"


@rule("Z4.4")
@pytest.mark.parametrize(
    ("left", "card", "values", "after"),
    [
        ("tavern/3", "park", (4, 7), 1),
        ("orangery/2", "park", (4, 7), 2),
        ("villa/2", "theatre", (8, 9), 6),
        ("park/4", "villa", (9, 10), 8),
        ("temple", "park", (6, 7), 5),
    ],
)
def test_a_smaller_card_is_turned_to_its_next_smaller_value(
    left: str, card: str, values: tuple[int, int], after: int
) -> None:
    m = match(hands={1: card, 2: "library"}, city={"a1": f"1 {left}"})
    name = left.split("/")[0]
    events = play(m, f"1 {card} a2", *(["1 yes"] if name == "temple" else []))  # an own Temple is asked for: Z4.9
    assert events[:3] == [
        Played(0, card, "a2", values[1]),
        Compared("a2", values[1], "a1", values[0], "Z4.4"),
        Turned(0, name, "a1", after),
    ]
    assert piece(m, "a1").value == after


@rule("Z4.4")
def test_a_smaller_card_at_its_smallest_value_stays_as_it_is() -> None:
    assert beside("villa/1", "park") == (["Z4.4"], "2 villa 6")
    assert beside("theatre", "villa") == (["Z4.4", "Turned"], "2 theatre 9"), "it is the Villa that turns itself"


@rule("Z4.5")
@pytest.mark.parametrize(
    ("left", "card", "lies"),
    [("bank/2", "park", "2 bank 7"), ("inn/3", "park", "2 inn 7"), ("statue", "temple", "2 statue 6")],
)
def test_equal_values_do_nothing(left: str, card: str, lies: str) -> None:
    colours = {"bank": "red,yellow", "inn": "red,blue", "statue": "red,green"}[left.split("/")[0]]
    assert beside(left, card, colours) == (["Z4.5"], lies)


@rule("Z4.5")
def test_zero_and_zero_are_equal() -> None:
    assert beside("tavern/1", "obelisk", "yellow,red") == (["Z4.5", "HandRaised"], "2 tavern 0")


@rule("Z4.6")
@pytest.mark.parametrize(
    ("left", "card", "after"),
    [("villa/2", "park", 10), ("villa/3", "park", 12), ("inn/3", "temple", 8), ("tavern/2", "obelisk", 4)],
    ids=["8 and 7", "10 and 7", "7 and 6", "1 and 0"],
)
def test_a_larger_card_is_turned_to_its_next_larger_value(left: str, card: str, after: int) -> None:
    m = match(colours="yellow,red", hands={1: card, 2: "library"}, city={"a1": f"2 {left}"})
    before = value(m, "a1")
    assert before is not None
    events = play(m, f"1 {card} a2")
    assert events[1:3] == [
        Compared("a2", events[0].value, "a1", before, "Z4.6"),
        Turned(1, left.split("/")[0], "a1", after),
    ]
    assert piece(m, "a1").value == after


@rule("Z4.6")
def test_a_larger_card_at_its_largest_value_stays_as_it_is() -> None:
    assert beside("villa/4", "park") == (["Z4.6"], "2 villa 12")
    assert beside("theatre", "park") == (["Z4.6"], "2 theatre 9"), "a card with one value is at its largest"


@rule("Z4.7")
def test_a_comparison_never_wraps() -> None:
    assert beside("park/4", "park") == (["Z4.6"], "2 park 9"), "not from the largest to the smallest"
    assert beside("park/1", "temple") == (["Z4.4"], "2 park 5"), "nor from the smallest to the largest"


@rule("Z4.8")
def test_both_values_are_read_once_and_a_change_starts_no_new_comparison() -> None:
    m = match(hands={1: "park", 2: "library"}, city={"a1": "2 tavern/3", "a2": "2 forge"})
    assert play(m, "1 park a3")[1:-1] == [Compared("a3", 7, "a2", 4, "Z4.4"), Turned(1, "forge", "a2", 3)]
    assert city(m)["a2"] == "2 forge 3", "it would fall to 7 now, but the comparison is over"


@rule("Z4.8")
def test_the_played_card_keeps_what_it_was_compared_with_though_it_follows_the_change() -> None:
    lie = {"a1": "2 villa", "a3": "2 forge", "a4": "2 inn"}
    m = match(hands={1: "park", 2: "library"}, city=lie)
    assert kinds(play(m, "1 park a2")) == ["Played", "Compared", "Turned", "TurnBegan"]
    assert city(m) == {"a1": "2 villa 12", "a2": "1 park 7", "a3": "2 forge 7", "a4": "2 inn 5"}, (
        "a3 is 7 now, a4 still 5"
    )


@rule("Z4.9")
def test_who_protects_the_left_card_and_plays_is_asked_whether_the_comparison_applies() -> None:
    for answer, lies in (("yes", "1 tavern down"), ("no", "1 tavern 1 safe")):
        m = match(hands={1: "park", 2: "library"}, city={"a1": "1 tavern token"})
        assert kinds(play(m, "1 park a2")) == ["Played", "Compared"]
        assert options(m, 1) == ["yes", "no"]
        assert refusal(m, "1 pass") == "Z4.9"
        play(m, f"1 {answer}")
        assert city(m)["a1"] == lies
        assert asked(m) == [2]


@rule("Z4.9")
def test_a_turn_of_the_own_protected_card_is_asked_for_in_both_directions() -> None:
    for card, clause, after in (("villa", "Z4.4", 5), ("inn", "Z4.6", 7)):
        m = match(hands={1: card, 2: "library"}, city={"a1": "1 temple"})
        events = play(m, f"1 {card} a2")
        assert events[1:] == [Compared("a2", events[0].value, "a1", 6, clause)]
        assert play(m, "1 yes")[0] == Turned(0, "temple", "a1", after)
        assert city(m)["a1"] == f"1 temple {after} safe"


@rule("Z4.9")
@pytest.mark.parametrize(
    ("left", "clause"), [("temple/1", "Z4.4"), ("temple/3", "Z4.5"), ("temple/4", "Z4.6")], ids=["5", "7", "8"]
)
def test_nothing_is_asked_where_the_comparison_would_change_nothing(left: str, clause: str) -> None:
    for owner in (1, 2):
        m = match(hands={1: "park", 2: "library"}, city={"a1": f"{owner} {left}"})
        before = city(m)["a1"]
        events = play(m, "1 park a2")
        assert kinds(events) == ["Played", "Compared", "TurnBegan"]
        assert events[1].clause == clause
        assert city(m)["a1"] == before


@rule("Z4.9")
def test_a_card_protected_by_another_is_not_touched_and_nobody_is_asked() -> None:
    m = match(hands={1: "park", 2: "library"}, city={"a1": "2 tavern token"})
    events = play(m, "1 park a2")
    assert kinds(events) == ["Played", "Compared", "TurnBegan"]
    assert events[1] == Compared("a2", 7, "a1", 1, "Z6.4")
    assert city(m)["a1"] == "2 tavern 1 safe"


@rule("Z4.10")
def test_for_no_cards_smaller_and_larger_follow_the_offsets() -> None:
    lie = {"a1": "2 inn", "a2": "2 park", "a3": "2 villa", "a4": "2 theatre", "a5": "2 library"}
    m = match(hands={1: "park temple", 2: "forge"}, city=lie)
    assert play(m, "1 park a6")[1:3] == [Compared("a6", 7, "a5", 5, "Z4.4"), Turned(1, "library", "a5", 4)]
    m = match(hands={1: "tavern", 2: "forge"}, city=lie)
    assert play(m, "1 tavern a6")[1:3] == [Compared("a6", 1, "a5", 5, "Z4.6"), Turned(1, "library", "a5", 6)]


@rule("Z4.10")
def test_for_x_cards_smaller_and_larger_follow_the_offsets() -> None:
    lie = {"a1": "2 villa/2", "a2": "2 forge/3"}
    m = match(hands={1: "villa", 2: "library"}, city=lie)
    assert play(m, "1 villa a3")[1:3] == [Compared("a3", 10, "a2", 9, "Z4.4"), Turned(1, "forge", "a2", 8)]
    m = match(hands={1: "park", 2: "library"}, city=lie)
    assert play(m, "1 park a3")[1:3] == [Compared("a3", 7, "a2", 9, "Z4.6"), Turned(1, "forge", "a2", 10)]
    m = match(hands={1: "park", 2: "library"}, city={"a1": "2 villa/2", "a2": "2 forge/4"})
    assert kinds(play(m, "1 park a3")) == ["Played", "Compared", "TurnBegan"], "X+2 is the largest"
    m = match(hands={1: "theatre", 2: "library"}, city={"a1": "2 villa/2", "a2": "2 forge/1"})
    assert play(m, "1 theatre a3")[1:2] == [Compared("a3", 9, "a2", 7, "Z4.4")], "X-1 is the smallest"
    assert city(m)["a2"] == "2 forge 7"


@rule("Z4.10")
def test_a_played_x_or_no_card_is_compared_with_the_number_it_comes_to() -> None:
    m = match(hands={1: "library", 2: "forge"}, city={"a3": "2 tavern/3"})
    assert play(m, "1 library a4")[:2] == [Played(0, "library", "a4", 4), Compared("a4", 4, "a3", 4, "Z4.5")]
    m = match(hands={1: "forge", 2: "library"}, city={"a3": "2 tavern/3"})
    assert play(m, "1 forge a4")[:2] == [Played(0, "forge", "a4", 4), Compared("a4", 4, "a3", 4, "Z4.5")]


@rule("Z4.11")
def test_an_inn_that_falls_is_moved_by_its_owner_before_the_property_of_the_played_card() -> None:
    lie = {"a1": "1 tavern", "a2": "2 inn/1", "b1": "1 park"}
    m = match(hands={1: "watchtower", 2: "library"}, city={**lie, "b3": "1 villa"})
    assert kinds(play(m, "1 watchtower a3")) == ["Played", "Compared"]
    assert asked(m) == [2], "the owner of the Inn chooses first"
    assert options(m, 2) == ["a4", "b2", "b4"]
    assert refusal(m, "2 a2") == "Z11.14"
    assert play(m, "2 b2") == [Moved(1, "inn", "a2", "b2")]
    assert options(m, 1) == ["b3", "no"], "then the Watchtower protects"
    play(m, "1 no")
    assert city(m) == {
        "a1": "1 tavern 1",
        "a3": "1 watchtower 8",
        "b1": "1 park 7",
        "b2": "2 inn 3",
        "b3": "1 villa 10",
    }


@rule("Z4.11")
def test_the_gap_that_an_inn_leaves_starts_no_comparison() -> None:
    m = match(hands={1: "park", 2: "library"}, city={"a1": "2 tavern", "a2": ["2 market down", "2 inn/1"]})
    play(m, "1 park a3", "2 a4")
    assert city(m) == {"a1": "2 tavern 1", "a2": "2 market down", "a3": "1 park 7", "a4": "2 inn 3"}


@rule("Z4.12")
def test_the_own_protected_inn_is_asked_for_too_though_it_would_only_be_moved() -> None:
    lie = {"a1": "2 tavern", "a2": "1 inn/1 token", "b1": "2 park"}
    m = match(hands={1: "park", 2: "library"}, city=lie)
    play(m, "1 park a3")
    assert options(m, 1) == ["yes", "no"]
    play(m, "1 no")
    assert city(m)["a2"] == "1 inn 3 safe"
    m = match(hands={1: "park", 2: "library"}, city=lie)
    play(m, "1 park a3", "1 yes")
    assert options(m, 1) == ["a4", "b2"], "neither a2 itself nor a place without a neighbour"
    play(m, "1 b2")
    assert city(m) == {"a1": "2 tavern 1", "a3": "1 park 7", "b1": "2 park 7", "b2": "1 inn 3 safe"}
