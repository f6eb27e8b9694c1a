"""S6 Battle."""

import pytest

from artel.games.architects.events import Disarmed, Fought, HornsBlown, Took, TopShown, TurnBegan, TurnEnded
from artel.games.architects.turn import spoils
from clauses import rule
from games.architects.conservation import CONFLICTS, WONDERS
from games.architects.tables import cards, match, player, victories, view
from games.common import asked, kinds, options, play


def battle(shields: list[int]) -> list[int]:
    """Victory tokens after a battle with so many shields, seat by seat; seat 1, who has one or more, calls it."""
    seats = len(shields)
    red = ["shield"] * (4 + 2 * seats) + ["horn1"] * 4
    lie = {seat: [red.pop(0) for _ in range(many - (seat == 1))] for seat, many in enumerate(shields, 1)}
    wonders = [*[wonder for wonder in WONDERS if wonder != "rhodes"], "rhodes"][:seats]
    m = match(
        " ".join(wonders), cards=lie, war=CONFLICTS[seats] - 1, decks={1: "horn1", 2: "laurel laurel"},
        centre="wood wood",
    )  # fmt: skip
    assert "Fought" in kinds(play(m, f"1 take {wonders[0]}"))
    return victories(m)


@rule("S6.1")
def test_turning_the_last_peace_token_calls_a_battle_at_the_end_of_the_turn() -> None:
    m = match(decks={1: "horn1 wood", 2: "laurel"}, war=2, progress={1: "propaganda"}, cards={2: "shield shield"})
    assert play(m, "1 take giza", "* wood")[2] == HornsBlown(0, 3, 3)
    assert (view(m).battle, victories(m)) == (True, [0, 0]), "not yet"
    assert play(m, "1 end") == [
        TurnEnded(0), Fought(0, 1, 1, 2, 0, 2, "S6.3"), Disarmed(0, 1), TurnBegan(1)
    ]  # fmt: skip
    assert (view(m).battle, view(m).war, victories(m)) == (False, 0, [0, 2])


@rule("S6.1")
@pytest.mark.parametrize(("seats", "tokens"), CONFLICTS.items())
def test_it_takes_the_last_token(seats: int, tokens: int) -> None:
    wonders = [wonder for wonder in WONDERS if wonder != "giza"][: seats - 1] + ["giza"]
    m = match(" ".join(wonders), decks={1: "horn1", 2: "laurel laurel"}, war=tokens - 2, centre="wood wood")
    events = play(m, f"1 take {wonders[0]}")
    assert events == [Took(0, "horn1", wonders[0]), HornsBlown(0, tokens - 1, tokens), TurnEnded(0), TurnBegan(1)]
    m = match(" ".join(wonders), decks={1: "horn1", 2: "laurel laurel"}, war=tokens - 1, centre="wood wood")
    events = play(m, f"1 take {wonders[0]}")
    assert events[:3] == [Took(0, "horn1", wonders[0]), HornsBlown(0, tokens, tokens), TurnEnded(0)]
    assert kinds(events)[3:-2] == ["Fought"] * (1 if seats == 2 else seats)
    assert kinds(events)[-2:] == ["Disarmed", "TurnBegan"]


@rule("S6.1")
def test_the_battle_is_for_all_not_for_the_caller_alone() -> None:
    assert battle([1, 3, 1, 0]) == [1, 2, 1, 0]


@rule("S6.2")
@pytest.mark.parametrize(
    ("shields", "tokens"),
    [
        ([1, 0, 0], [2, 0, 0]),
        ([1, 1, 1], [0, 0, 0]),
        ([3, 2, 1], [2, 1, 0]),
        ([2, 4, 1], [1, 2, 0]),
        ([1, 0, 0, 0], [2, 0, 0, 0]),
        ([4, 0, 4, 0], [2, 0, 2, 0]),
        ([1, 2, 3, 4], [0, 1, 1, 2]),
        ([2, 2, 1, 3], [0, 1, 0, 2]),
        ([1, 0, 2, 0, 3], [1, 0, 2, 0, 2]),
        ([3, 1, 1, 0, 2, 2], [2, 0, 1, 0, 1, 0]),
        ([1, 2, 1, 2, 1, 2, 1], [0, 2, 0, 2, 0, 2, 0]),
    ],
)
def test_each_compares_with_the_left_and_the_right_neighbour(shields: list[int], tokens: list[int]) -> None:
    assert battle(shields) == tokens


@rule("S6.2")
def test_twice_as_many_are_worth_no_more_with_three_or_more_players() -> None:
    assert battle([4, 1, 0]) == [2, 1, 0]


@rule("S6.2")
def test_red_cards_rhodes_and_tactics_are_shields() -> None:
    m = match(
        "giza rhodes babylon", decks={1: "horn1", 2: "laurel laurel"}, centre="wood", war=2,
        cards={1: "shield", 2: "horn2"}, built={2: [1, 2]}, progress={3: "tactics"},
    )  # fmt: skip
    assert [each.shields for each in view(m).players] == [1, 2, 2]
    assert [event for event in play(m, "1 take giza") if isinstance(event, Fought)] == [
        Fought(0, 1, 2, 2, 0, 0, "S6.2"), Fought(1, 2, 2, 2, 0, 0, "S6.2"), Fought(2, 0, 2, 2, 0, 0, "S6.2")
    ]  # fmt: skip


@rule("S6.2")
def test_what_is_told_of_each_pair() -> None:
    m = match(
        "giza babylon olympia ephesus", decks={1: "horn1", 2: "laurel laurel"}, centre="wood", war=3,
        cards={2: "shield shield", 4: "shield shield shield"}, victories={1: 5},
    )  # fmt: skip
    assert [event for event in play(m, "1 take giza") if isinstance(event, Fought)] == [
        Fought(0, 1, 1, 2, 0, 1, "S6.2"), Fought(1, 2, 2, 0, 1, 0, "S6.2"), Fought(2, 3, 0, 3, 0, 1, "S6.2"),
        Fought(3, 0, 3, 1, 1, 0, "S6.2"),
    ]  # fmt: skip
    assert victories(m) == [5, 2, 0, 2]


@rule("S6.3")
@pytest.mark.parametrize(
    ("own", "theirs", "tokens"),
    [
        (1, 0, [1, 0]),  # against 0 shields two tokens need 2 or more
        (2, 0, [2, 0]),
        (3, 0, [2, 0]),
        (1, 1, [0, 0]),
        (2, 1, [2, 0]),
        (3, 1, [2, 0]),
        (3, 2, [1, 0]),
        (4, 2, [2, 0]),
        (4, 3, [1, 0]),
        (5, 3, [1, 0]),
        (1, 2, [0, 2]),
        (2, 3, [0, 1]),
        (2, 4, [0, 2]),
        (3, 4, [0, 1]),
        (3, 5, [0, 1]),
        (2, 5, [0, 2]),
        (3, 3, [0, 0]),
    ],
)
def test_two_players(own: int, theirs: int, tokens: list[int]) -> None:
    assert battle([own, theirs]) == tokens


@rule("S6.3")
@pytest.mark.parametrize("own", range(9))
@pytest.mark.parametrize("theirs", range(9))
def test_the_whole_table_of_spoils(own: int, theirs: int) -> None:
    more = own > theirs
    two = more and (own >= 2 * theirs if theirs else own >= 2)
    assert spoils(2, own, theirs) == (2 if two else 1 if more else 0)
    for seats in range(3, 8):
        assert spoils(seats, own, theirs) == (1 if more else 0)


@rule("S6.4")
def test_then_everybody_discards_red_cards_with_horns_and_peace_returns() -> None:
    m = match(
        "giza rhodes babylon", decks={1: "horn1", 2: "laurel laurel"}, centre="wood", war=2,
        cards={1: "shield horn1 wood", 2: "horn2 horn1 horn1 shield", 3: "shield cat"}, built={2: [1, 2]},
        progress={3: "tactics"},
    )  # fmt: skip
    assert play(m, "1 take giza")[-3:] == [Disarmed(0, 2), Disarmed(1, 3), TurnBegan(1)]
    assert (cards(m, 1), cards(m, 2), cards(m, 3)) == ({"wood": 1, "shield": 1}, {"shield": 1}, {"cat": 1, "shield": 1})
    assert view(m).discard == {"horn1": 4, "horn2": 1}
    assert (view(m).war, view(m).battle) == (0, False)
    assert [each.shields for each in view(m).players] == [1, 2, 3], "Rhodes and Tactics stay"


@rule("S6.5")
def test_red_cards_taken_after_the_call_still_count_and_those_with_horns_go() -> None:
    m = match(
        decks={1: "horn1 horn1 shield", 2: "shield"}, war=2, progress={1: "propaganda"}, cards={2: "shield"},
        centre="wood wood",
    )  # fmt: skip
    play(m, "1 take giza", "* horn1")
    assert play(m, "1 use propaganda giza", "* shield")[1:] == [
        Took(0, "horn1", "giza"), TopShown("giza", "shield"), TurnEnded(0), Fought(0, 1, 2, 1, 2, 0, "S6.3"),
        Disarmed(0, 2), TurnBegan(1),
    ]  # fmt: skip
    assert view(m).war == 0, "surplus horns do not carry over"


@rule("S6.5")
def test_at_most_one_battle_per_turn() -> None:
    m = match(
        decks={1: "horn1 wood", 2: "horn2 shield"}, war=2, progress={1: "propaganda"}, cards={2: "shield"},
        centre="wood wood",
    )  # fmt: skip
    play(m, "1 take giza", "* wood")
    events = play(m, "1 use propaganda rhodes", "* shield")
    assert kinds(events).count("Fought") == 1
    assert kinds(events).count("HornsBlown") == 0


@rule("S6.5")
def test_the_next_battle_needs_all_tokens_again() -> None:
    m = match(decks={1: "horn1", 2: "horn2 horn1 shield"}, war=2, centre="wood wood")
    play(m, "1 take giza")
    assert play(m, "2 take rhodes", "* horn1")[2:4] == [HornsBlown(1, 2, 3), TurnEnded(1)]
    assert asked(m) == [1]
    assert options(m, 1) == ["take rhodes", "take centre"]
    assert Fought(0, 1, 1, 1, 0, 0, "S6.3") in play(m, "1 take rhodes", "* shield")


@rule("S6.6")
@pytest.mark.parametrize("shields", [[2, 2], [1, 1, 1], [3, 3, 3, 3]])
def test_equal_shields_bring_nothing(shields: list[int]) -> None:
    assert battle(shields) == [0] * len(shields)


@rule("S6.6")
def test_with_three_players_each_pair_is_compared_once() -> None:
    m = match(
        "giza babylon olympia", decks={1: "horn1", 2: "laurel laurel"}, centre="wood", war=2,
        cards={1: "shield shield", 2: "shield"},
    )  # fmt: skip
    told = [event for event in play(m, "1 take giza") if isinstance(event, Fought)]
    assert [(event.one, event.other) for event in told] == [(0, 1), (1, 2), (2, 0)]
    assert victories(m) == [2, 1, 0]


@rule("S6.6")
def test_with_two_players_there_is_one_pair() -> None:
    m = match(decks={1: "horn1", 2: "laurel laurel"}, centre="wood", war=2)
    assert [event for event in play(m, "1 take giza") if isinstance(event, Fought)] == [
        Fought(0, 1, 1, 0, 1, 0, "S6.3")
    ]  # fmt: skip
    assert player(m, 1).victory_tokens == 1
