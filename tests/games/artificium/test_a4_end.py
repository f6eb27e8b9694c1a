"""A4 A round, phase 4: the end of the round."""

import pytest

from artel.games.artificium.events import Discarded, Ended, FinalSale, OutOfRound, RoundBegan, RoundEnded, Sold
from clauses import rule
from games.artificium.tables import coins, hand, is_asked, match, player, stones, up, view
from games.common import asked, kinds, options, play, question, refusal, sampled


@rule("A4.13")
def test_when_everybody_is_out_all_played_cards_go_to_the_discard_pile() -> None:
    m = up("farm", front={1: "fair castle", 2: "fair"}, discard="theft")
    assert play(m, "1 discard")[:4] == [
        Discarded(0, "farm"), OutOfRound(0, "A4.7"), OutOfRound(1, "A4.7"), RoundEnded(1)
    ]  # fmt: skip
    assert view(m).discard == {"farm": 1, "castle": 1, "fair": 2, "theft": 1}
    assert [player(m, seat).front for seat in (1, 2)] == [{}, {}]


@rule("A4.13")
def test_a_round_ends_only_when_the_last_one_is_out() -> None:
    m = match(phase="cards", laid={1: "farm", 2: "farm"}, hands={1: "fair", 2: "fair"})
    play(m, "1 back")
    assert kinds(play(m, "2 discard")) == ["Discarded", "StepBegan"]
    play(m, "2 lay fair")
    assert kinds(play(m, "2 back")) == ["TakenBack", "OutOfRound", "RoundEnded"]


@rule("A4.13")
def test_then_each_player_may_discard_any_hand_cards_and_sell_any_stones() -> None:
    m = match(phase="end", hands={1: "farm farm fair", 2: "castle"}, stones={1: "wood wood sword"}, coins={1: 0})
    assert (m.opening, asked(m), question(m)) == ([RoundEnded(1)], [1], "DiscardHand")
    assert options(m, 1) == ["throw farm", "throw fair", "done"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 throw farm") == [Discarded(0, "farm")]
    assert options(m, 1) == ["throw farm", "throw fair", "done"]
    play(m, "1 throw farm")
    assert options(m, 1) == ["throw fair", "done"]
    assert play(m, "1 done") == []
    assert (hand(m, 1), view(m).discard) == ("fair", {"farm": 2})
    assert (options(m, 1), question(m)) == (["sell wood", "sell sword", "done"], "SellStones")
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 sell sword") == [Sold(0, "sword", 5)]
    assert options(m, 1) == ["sell wood", "done"]
    play(m, "1 sell wood", "1 done")
    assert (stones(m, 1), coins(m, 1)) == ("wood", 6)
    assert asked(m) == [2]


@rule("A4.13")
def test_nobody_has_to_discard_or_sell() -> None:
    m = match(phase="end", hands={1: "farm", 2: "castle"}, stones={1: "wood", 2: "sword"})
    play(m, "1 done", "1 done", "2 done")
    assert play(m, "2 done") == [RoundBegan(2, 0, "A4.2")]
    assert (hand(m, 1), hand(m, 2), stones(m, 1), stones(m, 2)) == ("farm", "castle", "wood", "sword")


@rule("A4.13")
def test_one_discards_only_what_one_has() -> None:
    m = match(phase="end", hands={1: "farm", 2: "castle"}, stones={1: "wood"})
    assert refusal(m, "1 throw castle") == "A4.13"
    assert refusal(m, "1 pass") == "A4.13"


@rule("A4.14")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_before_round_4_is_over_a_new_round_begins(number: int) -> None:
    m = match(round=number, phase="end", first=2)
    assert m.opening[:2] == [RoundEnded(number), RoundBegan(number + 1, 1, "A4.2")]
    assert not m.over


@rule("A4.14")
def test_after_round_4_there_is_the_final_count() -> None:
    m = match(round=4, phase="end", coins={1: 4, 2: 3})
    assert kinds(m.opening) == ["RoundEnded", "FinalSale", "Advanced", "FinalSale", "Advanced", "Ended"]
    assert m.over
    assert m.result().scores == (1, 0)


@rule("A4.20")
def test_each_player_discards_then_sells() -> None:
    m = match(phase="end", hands={1: "farm"}, stones={1: "wood"})
    assert refusal(m, "1 sell wood") == "A4.13"
    play(m, "1 done")
    assert refusal(m, "1 throw farm") == "A4.20"


@rule("A4.20")
def test_nobody_buys_at_the_end_of_a_round() -> None:
    m = match(phase="end", stones={1: "wood"}, coins={1: 50})
    assert options(m, 1) == ["sell wood", "done"]
    assert refusal(m, "1 buy wood") == "A4.20"
    assert refusal(m, "1 sell wheat") == "A4.20"


@rule("A4.20")
def test_after_round_4_nobody_is_asked_to_discard_or_sell() -> None:
    m = match(round=4, phase="end", hands={1: "farm", 2: "castle"}, stones={1: "wood"}, front={1: "fair"},
              coins={1: 3, 2: 0})  # fmt: skip
    assert m.over
    assert m.opening[1] == FinalSale(0, 4, 1)
    assert m.opening[-1] == Ended((1, 0), (0,))
    assert (hand(m, 1), view(m).discard) == ("farm", {"fair": 1})


@rule("A4.26")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_turn_order_is_still_that_of_the_round_now_ending_and_one_does_both_before_the_next(
    first: int, order: list[int]
) -> None:
    m = match(3, phase="end", first=first, hands=dict.fromkeys((1, 2, 3), "farm"),
              stones=dict.fromkeys((1, 2, 3), "wood"), points={first: 9})  # fmt: skip
    seen = []
    while question(m) in ("DiscardHand", "SellStones"):
        seen.append((asked(m)[0], question(m)))
        assert not is_asked(m, f"{asked(m)[0] % 3 + 1} done")
        play(m, f"{asked(m)[0]} done")
    assert seen == [(seat, name) for seat in order for name in ("DiscardHand", "SellStones")]
    assert view(m).first == first % 3  # the next one: the first player had points


@rule("A4.26")
def test_who_has_no_hand_card_is_not_asked_to_discard_and_who_has_no_stone_not_to_sell() -> None:
    m = match(3, phase="end", hands={1: "farm", 3: "castle"}, stones={2: "wood", 3: "coal"})
    assert (asked(m), question(m)) == ([1], "DiscardHand")
    play(m, "1 done")
    assert (asked(m), question(m)) == ([2], "SellStones")
    play(m, "2 done")
    assert (asked(m), question(m)) == ([3], "DiscardHand")
    play(m, "3 throw castle")  # no card any more
    assert (asked(m), question(m)) == ([3], "SellStones")
    assert play(m, "3 sell coal")[:2] == [Sold(2, "coal", 2), RoundBegan(2, 0, "A4.2")]  # no stone any more
