"""A4 A round, phase 3: playing cards, step by step."""

import pytest

from artel.games.artificium.events import (
    Advanced,
    Applied,
    Bought,
    CardUp,
    CellPassed,
    Discarded,
    Drew,
    FairPaid,
    OutOfRound,
    Revealed,
    RoundEnded,
    Scouted,
    ScoutSent,
    Sold,
    StepBegan,
    TakenBack,
)
from clauses import rule
from games.artificium.tables import Played, coins, hand, is_asked, match, player, points, stones, up, view, ways
from games.common import asked, kinds, options, play, question, refusal, sampled

KEEP = {1: "fair", 2: "fair"}  # so that a next step follows


# -- laying -------------------------------------------------------------------------------------------------


@rule("A4.7")
def test_all_lay_a_card_at_the_same_time_then_all_are_shown() -> None:
    m = match(3, first=2, hands={1: "farm castle farm", 2: "fair", 3: "theft sawmill"})
    assert m.opening == [StepBegan((1, 2, 0))]
    assert asked(m) == [2, 3, 1]
    assert options(m, 1) == ["lay farm", "lay castle"]
    assert options(m, 2) == ["lay fair"]
    assert options(m, 3) == ["lay sawmill", "lay theft"]
    assert play(m, "1 lay farm") == []
    assert asked(m) == [2, 3]
    assert play(m, "3 lay sawmill") == []
    assert play(m, "2 lay fair") == [
        Revealed(1, "fair"), Revealed(2, "sawmill"), Revealed(0, "farm"), CardUp(1, "fair")
    ]  # fmt: skip
    assert [player(m, seat, 0).laid for seat in (1, 2, 3)] == ["farm", "fair", "sawmill"]
    assert (hand(m, 1), hand(m, 2), hand(m, 3)) == ("farm castle", "", "theft")


@rule("A4.7")
def test_a_player_without_a_hand_card_is_out_of_the_round() -> None:
    m = match(3, hands={1: "farm", 3: "fair"})
    assert m.opening == [OutOfRound(1, "A4.7"), StepBegan((0, 2))]
    assert [player(m, seat).in_round for seat in (1, 2, 3)] == [True, False, True]


@rule("A4.7")
def test_only_who_is_still_in_the_round_lays_a_card() -> None:
    m = match(3, hands=dict.fromkeys((1, 2, 3), "farm"), out=[1])
    assert m.opening == [StepBegan((1, 2))]
    assert asked(m) == [2, 3]


@rule("A4.18")
def test_who_has_a_hand_card_must_lay_one() -> None:
    m = match(hands={1: "farm castle", 2: "fair"})
    for text in ("1 pass", "1 done", "1 discard", "1 back", "1 lay fair", "1 throw farm"):
        assert refusal(m, text) == "A4.18"
    assert sampled(m, 1) == ["lay farm", "lay castle"]


@rule("A4.18")
def test_cards_gained_in_the_last_step_keep_a_player_in() -> None:
    m = match(hands={1: "scouting", 2: "farm castle fair"})
    play(m, "1 lay scouting", "2 lay farm", "1 apply 2", "* castle", "* theft")
    assert play(m, "2 apply")[-1] == StepBegan((0, 1))
    m = match(hands={1: "reconstruction", 2: "farm fair"}, front={1: "farm"})
    play(m, "1 lay reconstruction", "2 lay farm", "1 apply farm")
    assert play(m, "2 apply")[-1] == StepBegan((0, 1))


@rule("A4.18")
def test_with_the_last_card_played_the_round_is_over_for_its_player() -> None:
    m = match(hands={1: "farm", 2: "farm farm"})
    play(m, "1 lay farm", "2 lay farm", "1 apply")
    assert play(m, "2 apply")[-2:] == [OutOfRound(0, "A4.7"), StepBegan((1,))]
    assert asked(m) == [2]
    play(m, "2 lay farm")
    events = play(m, "2 apply")
    assert events[2:4] == [OutOfRound(1, "A4.7"), RoundEnded(1)]


@rule("A4.23")
def test_a_laid_card_cannot_be_changed() -> None:
    m = match(hands={1: "farm castle", 2: "fair"})
    assert is_asked(m, "1 lay farm")
    assert not is_asked(m, "1 lay castle")
    assert not is_asked(m, "1 lay farm")
    assert (hand(m, 1), options(m, 1)) == ("farm castle", [])


@rule("A4.23")
def test_that_a_player_has_laid_a_card_is_public() -> None:
    m = match(hands={1: "farm castle", 2: "fair"})
    assert view(m, 0).asked == (0, 1)
    play(m, "1 lay farm")
    assert view(m, 0).asked == view(m, 1).asked == view(m, 2).asked == (1,)


# -- order --------------------------------------------------------------------------------------------------


def cards_up(m: Played) -> list[tuple[int, str]]:
    """Lets everybody discard; the order in which cards were up."""
    while question(m) == "PlayCard":
        play(m, f"{asked(m)[0]} discard")
    return [(event.seat + 1, event.card) for event in m.events if isinstance(event, CardUp)]


@rule("A4.8")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (1, [(2, "fair"), (4, "theft"), (1, "farm"), (3, "castle")]),
        (3, [(4, "theft"), (2, "fair"), (3, "castle"), (1, "farm")]),
        (4, [(4, "theft"), (2, "fair"), (1, "farm"), (3, "castle")]),
    ],
)
def test_actions_are_applied_before_buildings_each_clockwise(first: int, order: list[tuple[int, str]]) -> None:
    laid = {1: "farm", 2: "fair", 3: "castle", 4: "theft"}
    m = match(4, phase="cards", first=first, laid=laid, hands={1: "farm"})
    assert cards_up(m) == order


@rule("A4.8")
@pytest.mark.parametrize("card", ["scouting", "reconstruction", "fair", "theft"])
def test_each_action_comes_before_a_building(card: str) -> None:
    for building in ("sawmill", "mage_tower"):
        m = match(phase="cards", laid={1: building, 2: card}, hands=KEEP)
        assert cards_up(m) == [(2, card), (1, building)]


# -- the card is up -----------------------------------------------------------------------------------------


@rule("A4.9")
def test_one_buys_and_sells_as_much_as_one_likes_and_then_applies() -> None:
    m = up("charcoal_burner", stones={1: "wheat"}, coins={1: 3}, hands=KEEP)
    assert options(m, 1) == ["discard", "back", "buy wood", "buy wheat", "sell wheat"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 sell wheat", "1 buy wood") == [Sold(0, "wheat", 1), Bought(0, "wood", 2)]
    assert options(m, 1) == ["apply", "discard", "back", "buy wood", "buy wheat", "sell wood"]
    assert sampled(m, 1) == options(m, 1)
    play(m, "1 buy wood")
    assert options(m, 1) == ["apply", "discard", "back", "sell wood"]
    assert play(m, "1 apply")[0] == Applied(0, "charcoal_burner", {"wood": 1}, {"coal": 1}, 0)
    assert (stones(m, 1), coins(m, 1)) == ("wood coal", 0)


@rule("A4.9")
def test_who_does_not_apply_a_card_may_discard_it_and_stays_in() -> None:
    m = up("farm", hands=KEEP, discard="farm")
    assert play(m, "1 discard") == [Discarded(0, "farm"), StepBegan((0, 1))]
    assert (view(m).discard, hand(m, 1), points(m, 1), stones(m, 1)) == ({"farm": 2}, "fair", 0, "")
    assert (player(m, 1).front, player(m, 1).laid) == ({}, None)


@rule("A4.9")
def test_or_one_takes_it_back_to_hand_and_is_out_for_the_rest_of_the_round() -> None:
    m = up("farm", hands=KEEP)
    assert play(m, "1 back") == [TakenBack(0, "farm", "A4.9"), OutOfRound(0, "A4.9"), StepBegan((1,))]
    assert (hand(m, 1), view(m).discard, points(m, 1), stones(m, 1)) == ("farm fair", {}, 0, "")
    assert player(m, 1).hand_size == 2
    assert (player(m, 1).in_round, player(m, 1).laid, player(m, 1).front) == (False, None, {})
    assert asked(m) == [2]


@rule("A4.10")
def test_trade_is_for_the_player_whose_card_is_up_and_with_the_bank_only() -> None:
    m = match(phase="cards", laid={1: "farm", 2: "farm"}, stones={1: "wood", 2: "wood"}, hands=KEEP)
    assert not is_asked(m, "2 buy wood")
    assert not is_asked(m, "2 sell wood")
    play(m, "1 sell wood")
    assert (coins(m, 1), coins(m, 2), stones(m, 2)) == (6, 5, "wood")


@rule("A4.10")
def test_what_one_cannot_pay_is_not_bought_and_what_is_not_there_not_sold() -> None:
    m = up("farm", coins={1: 3}, stones={1: "wood"}, hands=KEEP)
    assert refusal(m, "1 buy coal") == "A4.10"
    assert refusal(m, "1 buy potion") == "A4.10"
    assert refusal(m, "1 sell wheat") == "A4.10"
    assert options(m, 1) == ["apply", "discard", "back", "buy wood", "buy wheat", "sell wood"]


@rule("A4.10")
def test_after_applying_there_is_no_more_trade() -> None:
    m = match(phase="cards", laid={1: "farm", 2: "farm"}, hands=KEEP)
    play(m, "1 apply")
    assert not is_asked(m, "1 sell wheat")
    play(m, "2 apply")
    assert refusal(m, "1 sell wheat") == "A4.18"


@rule("A4.10")
@pytest.mark.parametrize("end", ["discard", "back"])
def test_trades_before_a_card_that_is_not_applied_stand(end: str) -> None:
    m = up("castle", coins={1: 5}, hands=KEEP)
    play(m, "1 buy wood", "1 buy wheat", f"1 {end}")
    assert (stones(m, 1), coins(m, 1)) == ("wood wheat", 1)


@rule("A4.12")
def test_an_applied_card_stays_in_front_of_its_player() -> None:
    m = match(hands={1: "farm fair farm sawmill", 2: "sawmill farm fair castle"}, coins={1: 0, 2: 0})
    play(m, "1 lay farm", "2 lay sawmill", "1 apply", "2 apply", "1 lay fair", "2 lay farm", "1 apply", "2 apply")
    for viewer in (0, 1, 2):
        assert player(m, 1, viewer).front == {"farm": 1, "fair": 1}
        assert player(m, 2, viewer).front == {"sawmill": 1, "farm": 1}
    assert view(m).discard == {}


@rule("A4.19")
def test_the_decision_comes_when_the_card_is_up_with_all_that_happened_before() -> None:
    # a Theft before the Charcoal burner takes its wood, a Fair pays for another
    laid = {1: "theft", 2: "charcoal_burner"}
    m = match(phase="cards", laid=laid, stones={2: "wood"}, coins={2: 1}, hands=KEEP)
    play(m, "1 apply 2 wood")
    assert options(m, 2) == ["discard", "back"]


@rule("A4.19")
def test_a_card_taken_back_can_be_hit_by_scouting_at_once() -> None:
    m = match(3, phase="cards", laid={1: "fair", 2: "scouting"}, hands={2: "farm", 3: "farm"})
    assert play(m, "1 back") == [TakenBack(0, "fair", "A4.9"), OutOfRound(0, "A4.9"), CardUp(1, "scouting")]
    assert ways(m, 2) == ["apply 1", "apply 3"]
    assert play(m, "2 apply 1", "* fair", "* castle")[1:4] == [
        ScoutSent(1, 0), Scouted(1, 0, "fair"), Drew(0, "castle")
    ]  # fmt: skip


@rule("A4.24")
def test_discarding_and_taking_back_are_open_also_when_the_card_could_be_applied() -> None:
    for card in ("farm", "fair"):
        m = up(card, hands=KEEP, coins={1: 2}, stones={1: "sword"})
        assert options(m, 1) == ["apply", "discard", "back", "buy wood", "buy wheat", "sell sword"]


@rule("A4.24")
def test_trades_go_one_stone_at_a_time() -> None:
    m = up("farm", stones={1: "wood wood"}, coins={1: 4}, hands=KEEP)
    assert play(m, "1 sell wood") == [Sold(0, "wood", 1)]
    assert stones(m, 1) == "wood"
    assert play(m, "1 buy wood") == [Bought(0, "wood", 2)]
    assert (stones(m, 1), coins(m, 1)) == ("wood wood", 3)


@rule("A4.24")
def test_targets_are_named_in_applying_and_only_the_mage_asks_again() -> None:
    tables = [
        (up("scouting", hands={1: "farm", 2: "farm"}, deck=""), "apply 2", "TakeAtRandom"),
        (up("theft", stones={2: "wood"}, hands=KEEP), "apply 2 wood", "Together"),
        (up("reconstruction", front={1: "farm"}, hands=KEEP), "apply farm", "Together"),
        (up("castle", stones={1: "kvass sword"}, hands=KEEP), "apply 2", "Together"),
        (up("mage_tower", stones={1: "kvass potion"}, hands={1: "farm castle fair theft"}, deck=""), "apply",
         "MageDiscard"),
    ]  # fmt: skip
    for m, text, then in tables:
        assert ways(m, 1) == [text]
        play(m, f"1 {text}")
        assert question(m) == then


# -- the score track ----------------------------------------------------------------------------------------

TRACK = [
    (5, "wood"), (10, "wheat"), (16, "coal"), (22, "food"), (28, "kvass"), (35, "metal"), (42, "crystal"),
    (50, "potion"), (60, "sword"),
]  # fmt: skip


@rule("A4.11")
@pytest.mark.parametrize(("cell", "resource"), TRACK)
@pytest.mark.parametrize(("before", "gives"), [(-2, False), (-1, True), (0, False)])
def test_a_cell_gives_its_resource_to_who_lands_on_it(cell: int, resource: str, before: int, gives: bool) -> None:
    m = up("sawmill", points={1: cell + before}, hands=KEEP)
    events = play(m, "1 apply")
    assert events == [
        Applied(0, "sawmill", {}, {"wood": 2}, 0),
        Advanced(0, 1, cell + before + 1, "A4.11"),
        *([CellPassed(0, resource, cell)] if gives else []),
        StepBegan((0, 1)),
    ]
    assert sorted(stones(m, 1).split()) == sorted(["wood", "wood", *[resource] * gives])


@rule("A4.11")
@pytest.mark.parametrize(("cell", "resource"), TRACK)
def test_a_cell_gives_its_resource_to_who_passes_it(cell: int, resource: str) -> None:
    m = up("laboratory", stones={1: "coal crystal"}, points={1: cell - 3}, hands=KEEP)
    assert CellPassed(0, resource, cell) in play(m, "1 apply")
    assert points(m, 1) == cell + 2


@rule("A4.11")
def test_several_cells_may_be_passed_in_one_move() -> None:
    m = up("castle", stones={1: "kvass sword"}, points={1: 9}, hands=KEEP)
    events = play(m, "1 apply 2")
    assert [event for event in events if isinstance(event, CellPassed)] == [
        CellPassed(0, "wheat", 10), CellPassed(0, "coal", 16)
    ]  # fmt: skip
    assert (points(m, 1), stones(m, 1)) == (17, "wheat coal")


@rule("A4.11")
def test_an_applied_building_scores_at_once() -> None:
    m = match(phase="cards", laid={1: "farm", 2: "sawmill"}, hands=KEEP)
    play(m, "1 apply")
    assert (points(m, 1), points(m, 2)) == (1, 0)
    assert asked(m) == [2]


@rule("A4.11")
def test_what_the_track_gives_can_be_used_at_once_by_the_next_card_only() -> None:
    m = match(phase="cards", laid={1: "laboratory", 2: "theft"}, stones={1: "coal crystal"}, hands=KEEP)
    assert ways(m, 2) == ["apply 1 coal"]  # the action comes first: there is no wood yet
    play(m, "2 discard", "1 apply")
    assert stones(m, 1) == "wood potion"


@rule("A4.25")
def test_the_cell_on_which_a_move_starts_gives_nothing() -> None:
    m = up("farm", points={1: 5}, hands=KEEP)
    assert kinds(play(m, "1 apply")) == ["Applied", "Advanced", "StepBegan"]
    assert stones(m, 1) == "wheat wheat"


@rule("A4.25")
def test_a_cell_on_which_a_knight_has_put_the_marker_gives_nothing() -> None:
    m = match(phase="cards", laid={1: "castle", 2: "farm"}, stones={1: "kvass sword"}, points={2: 9}, hands=KEEP)
    play(m, "1 apply 2")
    assert (points(m, 2), stones(m, 2)) == (5, "")
    assert kinds(play(m, "2 apply")) == ["Applied", "Advanced", "StepBegan"]
    assert (points(m, 2), stones(m, 2)) == (6, "wheat wheat")


@rule("A4.25")
@pytest.mark.parametrize("stood", [60, 97, 99, 100, 104, 105, 160])
def test_past_the_last_cell_there_are_none(stood: int) -> None:
    m = up("castle", stones={1: "kvass sword"}, points={1: stood}, hands=KEEP)
    assert kinds(play(m, "1 apply 2")) == ["Applied", "Advanced", "KnightStruck", "StepBegan"]
    assert (points(m, 1), stones(m, 1)) == (stood + 8, "")


def test_a_step_from_the_laying_to_the_next() -> None:
    m = match(3, first=3, hands={1: "farm castle", 2: "fair farm", 3: "sawmill sawmill"}, front={2: "farm"})
    assert play(m, "1 lay castle", "2 lay fair", "3 lay sawmill", "2 apply", "3 apply", "1 back") == [
        Revealed(2, "sawmill"),
        Revealed(0, "castle"),
        Revealed(1, "fair"),
        CardUp(1, "fair"),
        Applied(1, "fair", {}, {}, 0),
        FairPaid(1, 2),
        CardUp(2, "sawmill"),
        Applied(2, "sawmill", {}, {"wood": 2}, 0),
        Advanced(2, 1, 1, "A4.11"),
        CardUp(0, "castle"),
        TakenBack(0, "castle", "A4.9"),
        OutOfRound(0, "A4.9"),
        StepBegan((2, 1)),
    ]
