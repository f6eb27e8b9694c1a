"""A4 A round, phase 1: start."""

import pytest

from artel.games.artificium.events import DeckShuffled, Drew, MarketCard, RoundBegan
from clauses import rule
from games.artificium.tables import draws, hand, match, player, view
from games.common import asked, kinds, outcomes, play, question


@rule("A4.1")
def test_everybody_draws_up_to_5() -> None:
    m = match(round=2, phase="start", hands={1: "farm farm", 2: "castle castle castle castle"})
    assert m.opening == [RoundBegan(2, 0, "A4.2")]
    assert play(m, *draws("fair theft sawmill")) == [Drew(0, "fair"), Drew(0, "theft"), Drew(0, "sawmill")]
    assert question(m) == "Draw"
    assert play(m, "* laboratory") == [Drew(1, "laboratory")]
    assert (hand(m, 1), hand(m, 2)) == ("sawmill farm farm fair theft", "laboratory castle castle castle castle")
    assert question(m) == "MarketDraw"


@rule("A4.1")
@pytest.mark.parametrize("cards", [5, 6, 8])
def test_a_hand_of_5_or_more_is_kept(cards: int) -> None:
    m = match(round=2, phase="start", hands={1: "farm " * cards, 2: "castle castle castle castle"})
    assert play(m, "* fair") == [Drew(1, "fair")]
    assert player(m, 1).hand == {"farm": cards}
    assert question(m) == "MarketDraw"


@rule("A4.2")
@pytest.mark.parametrize(
    ("scores", "last", "first"),
    [
        ((3, 2, 1), 1, 3),  # the fewest points
        ((3, 1, 2), 1, 2),
        ((1, 2, 3), 3, 1),
        ((0, 0, 0), 2, 2),  # the last first player first of all
        ((1, 1, 5), 1, 1),
        ((1, 1, 5), 2, 2),
        ((1, 1, 5), 3, 1),  # else the nearest clockwise
        ((5, 1, 1), 1, 2),
        ((1, 5, 1), 2, 3),
        ((1, 5, 1), 3, 3),
    ],
)
def test_the_player_with_the_fewest_points_goes_first(scores: tuple[int, ...], last: int, first: int) -> None:
    hands = {1: "farm " * 5, 2: "sawmill " * 5, 3: "castle " * 5}
    m = match(3, round=3, phase="start", first=last, points=dict(enumerate(scores, 1)), hands=hands)
    assert m.opening == [RoundBegan(3, first - 1, "A4.2")]
    assert (view(m).first, view(m).round) == (first - 1, 3)
    assert question(m) == "MarketDraw"


@rule("A4.2")
def test_the_points_of_now_decide_not_those_of_the_last_round() -> None:
    m = match(round=1, phase="cards", laid={1: "farm"}, points={1: 3, 2: 3})
    events = play(m, "1 apply", "1 sell wheat", "1 done")
    assert events[-1] == RoundBegan(2, 1, "A4.2")


@rule("A4.21")
def test_the_first_player_is_settled_before_anybody_draws_and_the_draw_goes_in_the_new_order() -> None:
    m = match(3, round=2, phase="start", first=1, points={1: 4, 2: 4}, hands=dict.fromkeys((1, 2, 3), "farm"))
    assert m.opening == [RoundBegan(2, 2, "A4.2")]
    events = play(m, *draws("castle castle castle castle sawmill sawmill sawmill sawmill fair fair fair fair"))
    assert events == [
        *[Drew(2, "castle")] * 4,
        *[Drew(0, "sawmill")] * 4,
        *[Drew(1, "fair")] * 4,
    ]


@rule("A4.21")
def test_then_the_market_is_laid_out_and_the_first_player_begins() -> None:
    m = match(round=2, phase="start", points={1: 1}, hands=dict.fromkeys((1, 2), "farm farm farm"))
    play(m, *draws("farm sawmill fair theft"))
    assert question(m) == "MarketDraw"
    assert outcomes(m)["castle"] == 6
    assert play(m, *draws("castle castle fair theft farm sawmill")) == [
        MarketCard(card) for card in ("castle", "castle", "fair", "theft", "farm", "sawmill")
    ]
    assert view(m).market == {"sawmill": 1, "farm": 1, "castle": 2, "fair": 1, "theft": 1}
    assert asked(m) == [2]
    assert [player(m, seat).in_market for seat in (1, 2)] == [True, True]
    assert [player(m, seat).in_round for seat in (1, 2)] == [True, True]


@rule("A4.21")
def test_a_shuffle_may_be_needed_between_two_players() -> None:
    m = match(round=2, phase="start", hands=dict.fromkeys((1, 2), "farm farm farm"), deck="fair fair", discard="castle")
    assert kinds(play(m, *draws("fair fair"))) == ["Drew", "Drew", "DeckShuffled"]
    assert play(m, "* castle") == [Drew(1, "castle")]
    # nothing is left for seat 2, nor for the market
    assert (hand(m, 1), hand(m, 2), view(m).market) == ("farm farm farm fair fair", "farm farm farm castle", {})
    assert asked(m) == [1]


def test_a_round_begins_with_everybody_in_it_and_nobody_has_swapped() -> None:
    m = match(round=2, phase="end", hands=dict.fromkeys((1, 2), "farm farm farm"), deck="", discard="castle fair")
    assert [player(m, seat).in_round for seat in (1, 2)] == [False, False]
    assert play(m, "1 done", "2 done") == [
        RoundBegan(3, 0, "A4.2"), DeckShuffled({"castle": 1, "fair": 1})
    ]  # fmt: skip
    play(m, "* fair", "* castle")
    assert [(p.in_round, p.in_market, p.swapped) for p in view(m).players] == [(True, True, False)] * 2
