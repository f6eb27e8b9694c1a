"""A3 Actions."""

import pytest

from artel.games.artificium.events import (
    Advanced,
    Applied,
    CardUp,
    DeckShuffled,
    Discarded,
    Drew,
    FairPaid,
    OutOfRound,
    Revealed,
    Scouted,
    ScoutSent,
    StepBegan,
    Stolen,
    TakenBack,
)
from clauses import rule
from games.artificium.tables import coins, hand, match, player, points, sampled_outcomes, stones, up, view, ways
from games.common import asked, options, outcomes, play, question, refusal, sampled

KEEP = {1: "fair", 2: "fair"}  # so that a next step follows


def applied(card: str, seat: int = 1) -> Applied:
    """An action takes, gives and costs nothing by itself."""
    return Applied(seat - 1, card, {}, {}, 0)


# -- Scouting -----------------------------------------------------------------------------------------------


@rule("A3.1")
def test_scouting_takes_a_random_card_of_a_hand_and_its_holder_draws_one() -> None:
    m = up("scouting", seats=3, hands={1: "farm", 2: "castle castle fair", 3: "theft"})
    assert ways(m, 1) == ["apply 2", "apply 3"]
    assert play(m, "1 apply 2") == [applied("scouting"), ScoutSent(0, 1)]
    assert question(m) == "TakeAtRandom"
    assert outcomes(m) == {"castle": 2, "fair": 1}
    assert sampled_outcomes(m) == {"castle", "fair"}
    assert play(m, "* castle") == [Scouted(0, 1, "castle")]
    assert (hand(m, 1), hand(m, 2)) == ("farm castle", "castle fair")
    assert play(m, "* sawmill") == [Drew(1, "sawmill"), StepBegan((0, 1, 2))]
    assert (hand(m, 1), hand(m, 2), hand(m, 3)) == ("farm castle", "sawmill castle fair", "theft")
    assert [player(m, seat, 0).hand_size for seat in (1, 2, 3)] == [2, 3, 1]
    assert player(m, 1).front == {"scouting": 1}


@rule("A3.1")
def test_scouting_takes_another_players_card_and_only_where_there_is_one() -> None:
    m = up("scouting", by=2, seats=4, hands={1: "farm", 2: "castle", 4: "theft"}, coins={2: 0})
    assert options(m, 2) == ["apply 1", "apply 4", "discard", "back"]
    assert sampled(m, 2) == options(m, 2)
    assert refusal(m, "2 apply 2") == "A3.1"
    assert refusal(m, "2 apply 3") == "A3.1"
    assert refusal(m, "2 apply 5") == "A3.1"
    assert refusal(m, "2 apply") == "A3.1"


@rule("A3.1")
def test_a_card_laid_for_this_step_is_not_in_hand() -> None:
    m = match(3, phase="cards", laid={1: "scouting", 2: "castle", 3: "farm"}, hands={1: "farm", 3: "theft"})
    assert ways(m, 1) == ["apply 3"]
    play(m, "1 apply 3")
    assert outcomes(m) == {"theft": 1}


@rule("A3.5")
def test_the_victim_draws_after_the_loss() -> None:
    m = up("scouting", hands={1: "farm", 2: "castle"}, deck="theft")
    assert play(m, "1 apply 2", "* castle", "* theft") == [
        applied("scouting"),
        ScoutSent(0, 1),
        Scouted(0, 1, "castle"),
        Drew(1, "theft"),
        StepBegan((0, 1)),
    ]
    assert (hand(m, 1), hand(m, 2)) == ("farm castle", "theft")


@rule("A3.5")
def test_a_victim_with_nothing_to_draw_is_left_with_less() -> None:
    m = up("scouting", hands={1: "farm", 2: "castle"}, deck="")
    assert play(m, "1 apply 2", "* castle")[2:] == [
        Scouted(0, 1, "castle"), OutOfRound(1, "A4.7"), StepBegan((0,))
    ]  # fmt: skip


@rule("A3.5")
def test_a_shuffle_for_the_victim_leaves_the_applied_scouting_on_the_table() -> None:
    m = up("scouting", hands={1: "farm", 2: "castle"}, deck="", discard="fair theft")
    play(m, "1 apply 2", "* castle")
    assert m.told[-1] == [Scouted(0, 1, "castle"), DeckShuffled({"fair": 1, "theft": 1})]
    assert outcomes(m) == {"fair": 1, "theft": 1}
    assert player(m, 1).front == {"scouting": 1}


@rule("A3.5")
def test_scouting_may_hit_a_player_who_is_out_of_the_round() -> None:
    m = up("scouting", seats=3, out=[2], hands={1: "farm", 2: "castle"})
    assert ways(m, 1) == ["apply 2"]
    events = play(m, "1 apply 2", "* castle", "* theft")
    assert events[2:] == [Scouted(0, 1, "castle"), Drew(1, "theft"), OutOfRound(2, "A4.7"), StepBegan((0,))]
    assert player(m, 2).in_round is False


@rule("A3.5")
def test_without_a_hand_card_elsewhere_scouting_cannot_be_applied() -> None:
    m = up("scouting", hands={1: "farm"}, coins={1: 0})
    assert options(m, 1) == ["discard", "back"]
    assert sampled(m, 1) == ["discard", "back"]
    assert refusal(m, "1 apply 2") == "A3.1"
    assert play(m, "1 discard")[0] == Discarded(0, "scouting")


# -- Reconstruction -----------------------------------------------------------------------------------------


@rule("A3.2")
def test_reconstruction_takes_back_a_card_played_earlier_in_this_round() -> None:
    m = up("reconstruction", front={1: "farm farm fair castle", 2: "theft"}, hands={2: "fair"}, coins={1: 0})
    assert options(m, 1) == ["apply farm", "apply castle", "apply fair", "discard", "back"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 apply farm") == [
        applied("reconstruction"), TakenBack(0, "farm", "A3.2"), StepBegan((0, 1))
    ]  # fmt: skip
    assert hand(m, 1) == "farm"
    assert player(m, 1).front == {"farm": 1, "castle": 1, "reconstruction": 1, "fair": 1}
    assert player(m, 2).front == {"theft": 1}


@rule("A3.2")
def test_reconstruction_takes_only_what_lies_in_front_of_oneself() -> None:
    m = up("reconstruction", front={1: "farm", 2: "theft"}, discard="sawmill", hands=KEEP)
    assert refusal(m, "1 apply theft") == "A3.2"
    assert refusal(m, "1 apply sawmill") == "A3.2"
    assert refusal(m, "1 apply") == "A3.2"
    assert refusal(m, "1 apply 2") == "A3.2"
    assert refusal(m, "1 apply 2 wood") == "A3.2"


@rule("A3.2")
def test_a_card_discarded_unapplied_was_not_played() -> None:
    m = match(hands={1: "farm reconstruction sawmill", 2: "fair fair fair"}, coins={1: 0})
    play(m, "1 lay farm", "2 lay fair", "2 apply", "1 discard")
    play(m, "1 lay reconstruction", "2 lay fair")
    assert options(m, 1) == ["discard", "back"]
    assert refusal(m, "1 apply farm") == "A3.2"


@rule("A3.6")
def test_reconstruction_never_takes_a_reconstruction() -> None:
    m = up("reconstruction", front={1: "reconstruction farm"}, hands=KEEP)
    assert ways(m, 1) == ["apply farm"]
    assert refusal(m, "1 apply reconstruction") == "A3.6"
    m = up("reconstruction", front={1: "reconstruction"}, hands=KEEP, coins={1: 0})
    assert options(m, 1) == ["discard", "back"]


@rule("A3.6")
def test_reconstruction_takes_no_card_of_the_same_step() -> None:
    m = match(phase="cards", laid={1: "reconstruction", 2: "farm"}, hands=KEEP, coins={1: 0})
    assert options(m, 1) == ["discard", "back"]


@rule("A3.6")
def test_what_a_card_gave_stays_and_played_again_it_gives_again() -> None:
    m = match(hands={1: "farm reconstruction", 2: "fair fair fair"})
    play(m, "1 lay farm", "2 lay fair", "2 apply", "1 apply")
    assert (stones(m, 1), points(m, 1)) == ("wheat wheat", 1)
    play(m, "1 lay reconstruction", "2 lay fair", "1 apply farm", "2 apply")
    assert (stones(m, 1), points(m, 1), hand(m, 1)) == ("wheat wheat", 1, "farm")
    play(m, "1 lay farm", "2 lay fair", "2 apply")
    assert play(m, "1 apply")[:2] == [
        Applied(0, "farm", {}, {"wheat": 2}, 0), Advanced(0, 1, 2, "A4.11")
    ]  # fmt: skip
    assert (stones(m, 1), points(m, 1)) == ("wheat wheat wheat wheat", 2)
    assert [(item.what, item.points) for item in m.result().items] == [("farm", 2)]


@rule("A3.6")
def test_without_a_card_to_take_reconstruction_cannot_be_applied() -> None:
    m = up("reconstruction", hands=KEEP, coins={1: 0})
    assert options(m, 1) == ["discard", "back"]
    assert refusal(m, "1 apply") == "A3.2"


# -- Fair ---------------------------------------------------------------------------------------------------


@rule("A3.3")
@pytest.mark.parametrize(
    ("front", "paid"),
    [("farm", 2), ("farm farm", 4), ("farm castle sawmill mage_tower", 8), ("farm fair theft scouting", 8)],
)
def test_a_fair_pays_2_coins_for_each_card_played_this_round(front: str, paid: int) -> None:
    m = up("fair", front={1: front, 2: "farm farm farm"}, hands={1: "castle", 2: "castle"}, coins={1: 1})
    assert play(m, "1 apply") == [applied("fair"), FairPaid(0, paid), StepBegan((0, 1))]
    assert (coins(m, 1), coins(m, 2), points(m, 1)) == (1 + paid, 5, 0)


@rule("A3.3")
def test_the_fair_itself_is_not_counted_but_the_next_one_counts_it() -> None:
    m = match(hands={1: "fair fair", 2: "farm farm"}, coins={1: 0})
    assert play(m, "1 lay fair", "2 lay farm", "1 apply")[-2:] == [FairPaid(0, 0), CardUp(1, "farm")]
    play(m, "2 apply")
    assert play(m, "1 lay fair", "2 lay farm", "1 apply")[-2:] == [FairPaid(0, 2), CardUp(1, "farm")]
    assert player(m, 1).front == {"fair": 2}


@rule("A3.7")
def test_a_fair_may_be_applied_for_nothing() -> None:
    m = up("fair", front={2: "farm"}, hands=KEEP, coins={1: 0})
    assert options(m, 1) == ["apply", "discard", "back"]
    assert sampled(m, 1) == ["apply", "discard", "back"]
    assert play(m, "1 apply") == [applied("fair"), FairPaid(0, 0), StepBegan((0, 1))]
    assert player(m, 1).front == {"fair": 1}


@rule("A3.7")
def test_a_card_taken_back_counts_only_when_played_again() -> None:
    m = match(hands={1: "reconstruction fair fair", 2: "sawmill " * 4}, front={1: "farm"}, coins={1: 0})
    play(m, "1 lay reconstruction", "2 lay sawmill", "1 apply farm", "2 apply")
    play(m, "1 lay fair", "2 lay sawmill")
    assert play(m, "1 apply")[1] == FairPaid(0, 2)  # for the Reconstruction alone
    play(m, "2 apply", "1 lay farm", "2 lay sawmill", "1 apply", "2 apply", "1 lay fair", "2 lay sawmill")
    assert play(m, "1 apply")[1] == FairPaid(0, 6)  # Reconstruction, Fair, Farm


@rule("A3.7")
def test_a_card_discarded_unapplied_does_not_count() -> None:
    m = match(hands={1: "farm fair", 2: "fair fair"}, coins={1: 0})
    play(m, "1 lay farm", "2 lay fair", "2 apply", "1 discard", "1 lay fair", "2 lay fair")
    assert play(m, "1 apply")[1] == FairPaid(0, 0)


@rule("A3.3")
def test_a_fair_takes_no_target() -> None:
    m = up("fair", hands=KEEP)
    assert refusal(m, "1 apply 2") == "A3.3"
    assert refusal(m, "1 apply farm") == "A3.3"


# -- Theft --------------------------------------------------------------------------------------------------

EVERY = "wood wheat coal food kvass metal crystal potion sword"


@rule("A3.4")
@pytest.mark.parametrize(("resource", "fee"), [("wood", 1), ("wheat", 1), ("coal", 2), ("food", 2), ("kvass", 2)])
def test_a_theft_costs_1_coin_for_level_1_and_2_for_level_2(resource: str, fee: int) -> None:
    m = up("theft", stones={1: "wood", 2: EVERY}, coins={1: fee, 2: 3}, hands=KEEP)
    assert play(m, f"1 apply 2 {resource}") == [applied("theft"), Stolen(0, 1, resource, fee), StepBegan((0, 1))]
    assert (coins(m, 1), coins(m, 2)) == (0, 3)
    assert stones(m, 2) == " ".join(stone for stone in EVERY.split() if stone != resource)
    assert sorted(stones(m, 1).split()) == sorted(["wood", resource])


@rule("A3.4")
@pytest.mark.parametrize("resource", ["metal", "crystal", "potion", "sword"])
def test_stones_of_a_higher_level_cannot_be_stolen(resource: str) -> None:
    m = up("theft", stones={2: EVERY}, coins={1: 50}, hands=KEEP)
    assert refusal(m, f"1 apply 2 {resource}") == "A3.4"


@rule("A3.4")
def test_a_theft_takes_from_others_what_they_have_and_one_can_pay() -> None:
    m = up("theft", seats=3, stones={1: EVERY, 2: "wheat coal", 3: "wheat sword"}, coins={1: 1})
    assert ways(m, 1) == ["apply 2 wheat", "apply 3 wheat"]
    for text in ("1 apply 1 wood", "1 apply 2 wood", "1 apply 2 coal", "1 apply 4 wood", "1 apply", "1 apply 2"):
        assert refusal(m, text) == "A3.4"
    m = up("theft", seats=3, by=2, stones={2: EVERY, 3: "coal wheat", 1: "wheat kvass"}, coins={2: 2})
    assert ways(m, 2) == ["apply 1 wheat", "apply 3 wheat", "apply 3 coal", "apply 1 kvass"]
    assert options(m, 2)[:6] == [*ways(m, 2), "discard", "back"]
    assert sampled(m, 2) == options(m, 2)


@rule("A3.8")
def test_a_theft_takes_no_coins() -> None:
    m = up("theft", coins={1: 2, 2: 50}, hands=KEEP)
    assert ways(m, 1) == []
    assert refusal(m, "1 apply 2") == "A3.4"


@rule("A3.8")
@pytest.mark.parametrize(("purse", "board"), [(0, "wood"), (1, "coal"), (9, "metal potion"), (9, "")])
def test_without_a_stone_that_can_be_paid_for_a_theft_cannot_be_applied(purse: int, board: str) -> None:
    m = up("theft", coins={1: purse}, stones={2: board}, hands=KEEP)
    assert ways(m, 1) == []
    assert "discard" in options(m, 1)


@rule("A3.8")
def test_a_thief_may_sell_first_to_pay() -> None:
    m = up("theft", coins={1: 0}, stones={1: "coal", 2: "kvass"}, hands=KEEP)
    assert ways(m, 1) == []
    play(m, "1 sell coal")
    assert ways(m, 1) == ["apply 2 kvass"]


@rule("A3.8")
def test_the_victim_is_not_asked() -> None:
    m = match(phase="cards", laid={1: "theft", 2: "theft"}, stones={1: "wood", 2: "wheat"}, hands=KEEP)
    assert play(m, "1 apply 2 wheat") == [applied("theft"), Stolen(0, 1, "wheat", 1), CardUp(1, "theft")]
    assert asked(m) == [2]
    assert play(m, "2 apply 1 wheat")[1] == Stolen(1, 0, "wheat", 1)
    assert (stones(m, 1), stones(m, 2)) == ("wood", "wheat")


def test_an_action_scores_nothing() -> None:
    m = match(2, hands={1: "fair farm", 2: "farm farm"}, points={1: 4})
    assert play(m, "1 lay fair", "2 lay farm") == [Revealed(0, "fair"), Revealed(1, "farm"), CardUp(0, "fair")]
    play(m, "1 apply")
    assert (points(m, 1), stones(m, 1)) == (4, "")
    assert m.result().items == ()
    assert view(m).discard == {}
