"""A5 Any time: the deck runs out."""

from artel.games.artificium.events import (
    DeckShuffled,
    Drew,
    Exchanged,
    MarketCard,
    RoundBegan,
    Scouted,
    StepBegan,
)
from clauses import rule
from games.artificium.tables import draws, hand, match, player, sampled_outcomes, up, view
from games.common import asked, kinds, outcomes, play, question


@rule("A5.1")
def test_the_discard_pile_becomes_the_new_deck_when_the_deck_has_run_out() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, deck="castle", discard="fair fair sawmill")
    assert play(m, "1 exchange") == [Exchanged(0, {"farm": 1})]
    assert outcomes(m) == {"castle": 1}
    assert play(m, "* castle") == [Drew(0, "castle"), DeckShuffled({"sawmill": 1, "farm": 1, "fair": 2})]
    assert outcomes(m) == {"sawmill": 1, "farm": 1, "fair": 2}
    assert sampled_outcomes(m) == {"sawmill", "farm", "fair"}
    assert (view(m).deck_size, view(m).discard) == (4, {})
    assert play(m, "* fair") == [Drew(0, "fair")]
    assert (view(m).deck_size, hand(m, 1)) == (3, "castle fair")


@rule("A5.1")
def test_the_shuffle_waits_until_a_card_is_needed() -> None:
    m = up("scouting", hands={1: "farm", 2: "castle"}, deck="theft", discard="fair")
    assert play(m, "1 apply 2", "* castle", "* theft")[2:] == [
        Scouted(0, 1, "castle"), Drew(1, "theft"), StepBegan((0, 1))
    ]  # fmt: skip
    assert (view(m).deck_size, view(m).discard) == (0, {"fair": 1})


@rule("A5.1")
def test_with_both_empty_nothing_is_drawn() -> None:
    m = match(round=2, phase="start", hands={1: "farm", 2: "theft"}, deck="")
    assert m.opening == [RoundBegan(2, 0, "A4.2")]
    assert (hand(m, 1), hand(m, 2), view(m).market) == ("farm", "theft", {})
    assert (asked(m), question(m)) == ([1], "MarketTurn")


@rule("A5.1")
def test_in_mid_draw_the_last_card_is_the_last() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, deck="castle fair")
    events = play(m, "1 exchange", "* fair", "* castle", "* farm")
    assert kinds(events) == ["Exchanged", "Drew", "Drew", "DeckShuffled", "Drew"]
    assert hand(m, 1) == "farm castle fair"
    assert asked(m) == [2]


@rule("A5.2")
def test_market_hands_laid_and_played_cards_stay_where_they_are() -> None:
    m = match(
        3, phase="cards", laid={1: "scouting", 2: "castle", 3: "farm"}, front={1: "fair", 2: "theft"},
        hands={1: "sawmill", 2: "laboratory", 3: "kvass_yard"}, deck="", discard="mage_tower",
    )  # fmt: skip
    assert play(m, "1 apply 2", "* laboratory")[-1] == DeckShuffled({"mage_tower": 1})
    assert outcomes(m) == {"mage_tower": 1}
    assert player(m, 1).front == {"scouting": 1, "fair": 1}
    assert player(m, 2).front == {"theft": 1}
    assert (player(m, 2).laid, player(m, 3).laid) == ("castle", "farm")
    assert (hand(m, 1), hand(m, 3)) == ("sawmill laboratory", "kvass_yard")


@rule("A5.2")
def test_the_market_is_not_shuffled_into_the_deck() -> None:
    m = match(phase="market", hands={1: "farm", 2: "theft"}, market="castle fair", deck="")
    assert play(m, "1 exchange")[-1] == DeckShuffled({"farm": 1})
    assert view(m).market == {"castle": 1, "fair": 1}


@rule("A5.2")
def test_who_has_drawn_some_goes_on_drawing_and_then_the_others_in_turn_order() -> None:
    m = match(
        3, round=2, phase="start", first=1, points={1: 5, 2: 5}, hands=dict.fromkeys((1, 2, 3), "farm " * 2 + "castle"),
        deck="fair", discard="theft theft sawmill sawmill sawmill laboratory",
    )  # fmt: skip
    events = play(m, *draws("fair theft theft sawmill sawmill sawmill laboratory"))
    assert [*m.opening, *events] == [
        RoundBegan(2, 2, "A4.2"),
        Drew(2, "fair"),
        DeckShuffled({"sawmill": 3, "laboratory": 1, "theft": 2}),
        Drew(2, "theft"),
        Drew(0, "theft"),
        Drew(0, "sawmill"),
        Drew(1, "sawmill"),
        Drew(1, "sawmill"),
        MarketCard("laboratory"),
    ]
