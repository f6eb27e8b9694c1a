"""A4 A round, phase 2: the card market."""

import pytest

from artel.games.artificium.events import (
    DeckShuffled,
    Drew,
    Exchanged,
    MarketCard,
    MarketCleared,
    PassedMarket,
    StepBegan,
    Swapped,
)
from clauses import rule
from games.artificium.tables import Played, coins, draws, hand, is_asked, match, player, stones, view, words
from games.common import asked, kinds, options, outcomes, play, question, refusal, sampled

SIX = "sawmill sawmill farm castle fair theft"


def on_market(m: Played) -> str:
    return words(view(m).market)


@rule("A4.3")
def test_one_hand_card_is_swapped_for_one_market_card_or_one_passes() -> None:
    m = match(phase="market", hands={1: "farm farm theft", 2: "castle"}, market=SIX)
    assert options(m, 1) == [
        "swap farm sawmill", "swap theft sawmill", "swap farm farm", "swap theft farm", "swap farm castle",
        "swap theft castle", "swap farm fair", "swap theft fair", "swap farm theft", "swap theft theft", "exchange",
        "pass",
    ]  # fmt: skip
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 swap farm castle") == [Swapped(0, "farm", "castle", 0)]
    assert (hand(m, 1), player(m, 1).hand_size) == ("farm castle theft", 3)
    assert on_market(m) == "sawmill sawmill farm farm fair theft"
    assert asked(m) == [2]
    assert coins(m, 1) == 5


@rule("A4.3")
def test_a_swap_needs_both_cards() -> None:
    m = match(phase="market", hands={1: "farm", 2: "castle"}, market="sawmill fair")
    assert refusal(m, "1 swap castle sawmill") == "A4.3"
    assert refusal(m, "1 swap farm castle") == "A4.3"
    assert refusal(m, "1 done") == "A4.3"


@rule("A4.3")
def test_the_market_goes_round_until_everybody_has_passed() -> None:
    m = match(3, phase="market", first=2, hands=dict.fromkeys((1, 2, 3), "farm farm"), market=SIX, coins={2: 8})
    seen = []
    for text in ("swap farm fair", "pass", "swap farm theft", "swap fair castle", "pass", "pass"):
        seen += asked(m)
        play(m, f"{asked(m)[0]} {text}")
    assert seen == [2, 3, 1, 2, 1, 2]
    assert question(m) == "Together"


@rule("A4.3")
def test_who_has_passed_is_out_for_this_market() -> None:
    m = match(phase="market", hands={1: "farm farm", 2: "farm farm"}, market=SIX)
    assert play(m, "1 pass") == [PassedMarket(0)]
    assert [player(m, seat).in_market for seat in (1, 2)] == [False, True]
    assert not is_asked(m, "1 swap farm castle")
    play(m, "2 swap farm castle")
    assert asked(m) == [2]
    assert not is_asked(m, "1 pass")


@rule("A4.3")
def test_6_cards_lie_face_up() -> None:
    m = match(round=2, phase="start", hands=dict.fromkeys((1, 2), "farm farm farm castle fair"))
    assert kinds(play(m, *draws(SIX))) == ["MarketCard"] * 6
    assert question(m) == "MarketTurn"
    assert view(m, 1).market == view(m, 2).market == view(m, 0).market == {
        "sawmill": 2, "farm": 1, "castle": 1, "fair": 1, "theft": 1
    }  # fmt: skip


@rule("A4.3")
def test_a_card_swapped_in_lies_there_and_can_be_taken() -> None:
    m = match(phase="market", hands={1: "laboratory", 2: "theft"}, market="castle fair")
    play(m, "1 swap laboratory castle")
    assert options(m, 2) == ["swap theft laboratory", "swap theft fair", "exchange", "pass"]
    assert play(m, "2 swap theft laboratory") == [Swapped(1, "theft", "laboratory", 0)]
    assert (hand(m, 2), on_market(m)) == ("laboratory", "fair theft")


@rule("A4.4")
def test_the_first_swap_is_free_and_each_later_one_costs_2_coins() -> None:
    m = match(phase="market", hands={1: "farm farm", 2: "theft"}, market=SIX, passed=[2], coins={1: 5, 2: 4})
    assert play(m, "1 swap farm castle") == [Swapped(0, "farm", "castle", 0)]
    assert player(m, 1).swapped is True
    assert options(m, 1)[-2:] == ["swap castle theft", "pass"]
    assert play(m, "1 swap farm fair") == [Swapped(0, "farm", "fair", 2)]
    assert coins(m, 1) == 3
    assert play(m, "1 swap fair theft")[0] == Swapped(0, "fair", "theft", 2)
    assert (coins(m, 1), coins(m, 2)) == (1, 4)
    assert question(m) == "Together"  # 1 coin is too little, so the market is over


@rule("A4.4")
def test_the_first_swap_of_each_player_is_free() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market=SIX, coins={1: 0, 2: 0})
    assert play(m, "1 swap farm castle") == [Swapped(0, "farm", "castle", 0)]
    assert play(m, "2 swap theft fair")[0] == Swapped(1, "theft", "fair", 0)
    assert (coins(m, 1), coins(m, 2)) == (0, 0)


@rule("A4.4")
def test_a_refused_paid_swap_is_refused_for_its_cards() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market=SIX, swapped=[1], coins={1: 2})
    assert options(m, 1) == [
        "swap farm sawmill", "swap farm farm", "swap farm castle", "swap farm fair", "swap farm theft", "pass"
    ]  # fmt: skip
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 swap castle farm") == "A4.3"
    play(m, "1 swap farm castle")
    assert coins(m, 1) == 0


@rule("A4.5")
def test_instead_of_the_free_swap_the_whole_hand_is_discarded_and_5_cards_are_drawn() -> None:
    m = match(phase="market", hands={1: "farm farm theft castle fair", 2: "theft"}, market=SIX)
    assert play(m, "1 exchange") == [Exchanged(0, {"farm": 2, "castle": 1, "fair": 1, "theft": 1})]
    assert (hand(m, 1), view(m).discard) == ("", {"farm": 2, "castle": 1, "fair": 1, "theft": 1})
    assert play(m, *draws("castle castle sawmill sawmill farm")) == [
        Drew(0, card) for card in ("castle", "castle", "sawmill", "sawmill", "farm")
    ]
    assert hand(m, 1) == "sawmill sawmill farm castle castle"
    assert on_market(m) == SIX
    assert (coins(m, 1), player(m, 1).swapped) == (5, True)
    assert asked(m) == [2]


@rule("A4.5")
@pytest.mark.parametrize("cards", [1, 4, 6, 7])
def test_a_hand_of_another_size_draws_5_as_well(cards: int) -> None:
    m = match(phase="market", hands={1: "farm " * cards, 2: "theft"}, market=SIX)
    assert play(m, "1 exchange", *draws("castle " * 5)) == [
        Exchanged(0, {"farm": cards}), *[Drew(0, "castle")] * 5
    ]  # fmt: skip
    assert hand(m, 1) == "castle castle castle castle castle"
    assert asked(m) == [2]


@rule("A4.5")
def test_the_exchange_is_only_the_first_thing_and_once_a_round() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market=SIX, passed=[2], coins={1: 9})
    play(m, "1 swap farm castle")
    assert refusal(m, "1 exchange") == "A4.5"
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market=SIX, passed=[2], coins={1: 9})
    play(m, "1 exchange", *draws("castle castle castle castle castle"))
    assert refusal(m, "1 exchange") == "A4.5"
    assert "exchange" not in options(m, 1)
    # afterwards the player goes on with paid swaps
    assert play(m, "1 swap castle fair") == [Swapped(0, "castle", "fair", 2)]
    assert coins(m, 1) == 7


@rule("A4.6")
def test_when_all_have_passed_the_market_goes_to_the_discard_pile() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market=SIX, discard="farm")
    play(m, "1 pass")
    assert play(m, "2 pass") == [
        PassedMarket(1),
        MarketCleared({"sawmill": 2, "farm": 1, "castle": 1, "fair": 1, "theft": 1}),
        StepBegan((0, 1)),
    ]
    assert view(m).market == {}
    assert view(m).discard == {"sawmill": 2, "farm": 2, "castle": 1, "fair": 1, "theft": 1}


@rule("A4.6")
def test_nothing_is_bought_or_sold_on_the_card_market() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market=SIX, stones={1: "wood"})
    assert refusal(m, "1 buy wood") == refusal(m, "1 sell wood") == "A4.3"
    assert stones(m, 1) == "wood"


@rule("A4.15")
def test_without_a_hand_card_one_passes_automatically() -> None:
    m = match(3, phase="market", hands={1: "farm", 3: "theft"}, market=SIX)
    assert play(m, "1 swap farm castle") == [Swapped(0, "farm", "castle", 0), PassedMarket(1)]
    assert (asked(m), player(m, 2).in_market) == ([3], False)
    m = match(phase="market", hands={2: "theft"}, market=SIX)
    assert m.opening == [PassedMarket(0)]
    assert asked(m) == [2]


@rule("A4.15")
@pytest.mark.parametrize(("purse", "passes"), [(0, True), (1, True), (2, False), (3, False)])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_once_the_free_swap_is_gone_one_passes_without_2_coins(seat: int, purse: int, passes: bool) -> None:
    hands = dict.fromkeys((1, 2, 3), "farm")
    m = match(3, phase="market", hands=hands, market=SIX, swapped=[seat], turn=seat, coins={seat: purse})
    assert m.opening == ([PassedMarket(seat - 1)] if passes else [])
    assert asked(m) == [seat % 3 + 1 if passes else seat]
    if not passes:
        assert refusal(m, f"{seat} exchange") == "A4.5"
        assert play(m, f"{seat} swap farm castle") == [Swapped(seat - 1, "farm", "castle", 2)]
        assert coins(m, seat) == purse - 2


@rule("A4.15")
def test_once_the_free_swap_is_gone_one_passes_without_a_market_card() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market="", swapped=[1], coins={1: 9})
    assert m.opening == [PassedMarket(0)]
    assert options(m, 2) == ["exchange", "pass"]


@rule("A4.15")
def test_the_exchange_may_leave_one_without_a_card_and_then_without_a_say() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market=SIX, deck="", coins={1: 9})
    play(m, "1 exchange")
    assert outcomes(m) == {"farm": 1}  # the old hand is all there is
    play(m, "* farm")
    assert (hand(m, 1), asked(m)) == ("farm", [2])


@rule("A4.15")
def test_a_card_given_may_be_taken_back_by_its_giver() -> None:
    m = match(phase="market", hands={1: "laboratory", 2: "theft"}, market="castle", passed=[2])
    play(m, "1 swap laboratory castle")
    assert play(m, "1 swap castle laboratory") == [Swapped(0, "castle", "laboratory", 2)]
    assert (hand(m, 1), on_market(m), coins(m, 1)) == ("laboratory", "castle", 3)


@rule("A4.16")
def test_a_market_has_as_many_cards_as_there_are() -> None:
    m = match(round=2, phase="start", hands=dict.fromkeys((1, 2), "farm farm castle castle fair"),
              deck="theft", discard="sawmill sawmill")  # fmt: skip
    assert play(m, "* theft", "* sawmill", "* sawmill") == [
        MarketCard("theft"), DeckShuffled({"sawmill": 2}), MarketCard("sawmill"), MarketCard("sawmill")
    ]  # fmt: skip
    assert on_market(m) == "sawmill sawmill theft"
    assert (asked(m), view(m).deck_size) == ([1], 0)


@rule("A4.16")
def test_a_market_is_never_refilled() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market="castle fair")
    play(m, "1 exchange", *draws("sawmill sawmill sawmill sawmill sawmill"))
    assert on_market(m) == "castle fair"
    play(m, "2 swap theft fair")
    assert on_market(m) == "castle theft"


@rule("A4.16")
def test_with_no_market_card_there_is_only_the_exchange_or_a_pass() -> None:
    m = match(phase="market", hands={1: "farm farm", 2: "theft"}, market="")
    assert options(m, 1) == ["exchange", "pass"]
    assert sampled(m, 1) == ["exchange", "pass"]
    assert refusal(m, "1 swap farm castle") == "A4.16"
    play(m, "1 pass")
    assert play(m, "2 pass")[:2] == [PassedMarket(1), MarketCleared({})]


@rule("A4.17")
def test_the_old_hand_is_in_the_new_deck_if_one_is_shuffled_now() -> None:
    m = match(phase="market", hands={1: "farm farm theft", 2: "theft"}, market=SIX, deck="castle", discard="fair")
    assert play(m, "1 exchange", "* castle")[1:] == [
        Drew(0, "castle"), DeckShuffled({"farm": 2, "fair": 1, "theft": 1})
    ]  # fmt: skip
    assert outcomes(m) == {"farm": 2, "fair": 1, "theft": 1}
    play(m, "* theft", "* farm", "* farm", "* fair")
    assert hand(m, 1) == "farm farm castle fair theft"
    assert (view(m).discard, view(m).deck_size) == ({}, 0)


@rule("A4.22")
def test_the_exchange_takes_the_players_turn() -> None:
    m = match(3, phase="market", hands=dict.fromkeys((1, 2, 3), "farm"), market=SIX)
    play(m, "1 exchange", *draws("castle castle castle castle castle"))
    assert asked(m) == [2]
    play(m, "2 pass", "3 swap farm theft")
    assert asked(m) == [1]
    assert play(m, "1 swap castle sawmill") == [Swapped(0, "castle", "sawmill", 2)]


@rule("A4.22")
def test_a_card_may_be_swapped_for_one_of_the_same_name() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market="farm", passed=[2])
    assert play(m, "1 swap farm farm") == [Swapped(0, "farm", "farm", 0)]
    assert (hand(m, 1), on_market(m), player(m, 1).swapped) == ("farm", "farm", True)
    assert play(m, "1 swap farm farm") == [Swapped(0, "farm", "farm", 2)]
    assert coins(m, 1) == 3
