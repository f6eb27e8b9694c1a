"""A2 Buildings."""

import pytest

from artel.games.artificium.events import (
    Advanced,
    Applied,
    CardUp,
    CellPassed,
    DeckShuffled,
    Discarded,
    Drew,
    KnightStruck,
    StepBegan,
    Stolen,
)
from artel.kernel.errors import BadNotation
from clauses import rule
from games.artificium.tables import coins, counts, draws, hand, match, player, points, stones, up, view, ways
from games.common import asked, options, outcomes, play, question, refusal, sampled

BUILDINGS = {  # takes, coins, gives, points
    "sawmill": ("", 0, "wood wood", 1),
    "farm": ("", 0, "wheat wheat", 1),
    "charcoal_burner": ("wood", 0, "coal", 2),
    "mill_bakery": ("wheat", 0, "food", 2),
    "kvass_yard": ("wheat", 0, "kvass", 2),
    "hunters_hut": ("wood", 0, "food", 2),
    "ore_manufactory": ("food", 0, "metal", 3),
    "crystal_mine": ("food", 0, "crystal", 3),
    "laboratory": ("coal crystal", 0, "potion", 5),
    "weapon_workshop": ("coal metal", 0, "sword", 5),
    "castle": ("kvass sword", 1, "", 8),
    "mage_tower": ("kvass potion", 1, "", 8),
}
KEEP = {1: "fair", 2: "fair"}  # so that a next step follows


# -- the table of A2 ----------------------------------------------------------------------------------------


@rule("A2.1")
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_takes_gives_and_scores(card: str) -> None:
    takes, price, gives, scores = BUILDINGS[card]
    m = up(card, stones={1: takes}, coins={1: price, 2: 0}, points={1: 60}, hands=KEEP)
    assert m.opening == [CardUp(0, card)]
    events = play(m, "1 apply 2" if card == "castle" else "1 apply")
    assert events[:2] == [
        Applied(0, card, counts(takes), counts(gives), price),
        Advanced(0, scores, 60 + scores, "A4.11"),
    ]
    assert len(events) == (2 if card == "mage_tower" else 4 if card == "castle" else 3)
    assert (stones(m, 1), coins(m, 1), points(m, 1)) == (gives, 0, 60 + scores)
    assert (stones(m, 2), coins(m, 2), points(m, 2)) == ("", 0, 0)
    assert player(m, 1).front == {card: 1}
    assert m.result().items[0].what == card
    assert (m.result().items[0].points, m.result().items[0].clause) == (scores, "A4.11")


@rule("A2.4")
@pytest.mark.parametrize("card", BUILDINGS)
def test_every_other_stone_and_coin_stays(card: str) -> None:
    takes, price, gives, _ = BUILDINGS[card]
    every = "wood wheat coal food kvass metal crystal potion sword"
    m = up(card, stones={1: f"{every} {every}", 2: every}, coins={1: 7 + price, 2: 3}, points={1: 60}, hands=KEEP)
    play(m, "1 apply 2" if card == "castle" else "1 apply")
    expected = counts(f"{every} {every} {gives}")
    for stone in takes.split():
        expected[stone] -= 1
    assert player(m, 1).stones == expected
    assert (coins(m, 1), stones(m, 2), coins(m, 2)) == (7, every, 3)


@rule("A2.4")
@pytest.mark.parametrize(
    ("card", "lacks"), [(card, stone) for card, (takes, _, _, _) in BUILDINGS.items() for stone in takes.split()]
)
def test_without_one_input_a_building_is_not_applied_at_all(card: str, lacks: str) -> None:
    takes, price, _, _ = BUILDINGS[card]
    have = " ".join(stone for stone in takes.split() if stone != lacks)
    m = up(card, stones={1: have}, coins={1: price}, hands=KEEP)
    assert ways(m, 1) == []
    assert refusal(m, "1 apply") == "A2.4"
    assert refusal(m, "1 apply 2") == "A2.4"


@rule("A2.4")
@pytest.mark.parametrize("card", ["castle", "mage_tower"])
def test_the_coin_is_an_input_like_the_stones(card: str) -> None:
    m = up(card, stones={1: BUILDINGS[card][0]}, coins={1: 0}, hands=KEEP)
    assert ways(m, 1) == []
    assert refusal(m, "1 apply") == refusal(m, "1 apply 2") == "A2.4"
    # for want of a coin one may sell; but the inputs themselves are then gone
    play(m, "1 sell kvass")
    assert (coins(m, 1), ways(m, 1)) == (2, [])


@rule("A2.4")
def test_a_building_works_once_even_with_inputs_for_more() -> None:
    m = up("charcoal_burner", stones={1: "wood wood wood"}, hands=KEEP)
    assert play(m, "1 apply") == [
        Applied(0, "charcoal_burner", {"wood": 1}, {"coal": 1}, 0),
        Advanced(0, 2, 2, "A4.11"),
        StepBegan((0, 1)),
    ]
    assert stones(m, 1) == "wood wood coal"


# -- Knight and Mage ----------------------------------------------------------------------------------------


@rule("A2.1")
def test_knight_and_mage_are_no_resources() -> None:
    m = up("castle", seats=3, stones={1: "kvass sword"}, hands={1: "fair", 2: "fair", 3: "fair"})
    play(m, "1 apply 3")
    assert stones(m, 1) == "wood"  # of the track
    for text in ("buy knight", "sell mage", "apply 2 knight"):
        with pytest.raises(BadNotation):
            m.act_text(0, text)


@rule("A2.2")
def test_a_castle_pays_scores_collects_from_the_track_and_then_strikes() -> None:
    m = up("castle", seats=3, stones={1: "kvass sword"}, coins={1: 1}, points={1: 3, 3: 9}, hands={1: "fair"})
    assert ways(m, 1) == ["apply 2", "apply 3"]
    assert play(m, "1 apply 3")[:5] == [
        Applied(0, "castle", {"kvass": 1, "sword": 1}, {}, 1),
        Advanced(0, 8, 11, "A4.11"),
        CellPassed(0, "wood", 5),
        CellPassed(0, "wheat", 10),
        KnightStruck(2, 0, 5),
    ]
    assert [points(m, seat) for seat in (1, 2, 3)] == [11, 0, 5]


@rule("A2.2")
def test_the_knight_strikes_another_player() -> None:
    m = up("castle", by=2, seats=3, stones={2: "kvass sword"})
    assert ways(m, 2) == ["apply 1", "apply 3"]
    assert options(m, 2) == [
        "apply 1", "apply 3", "discard", "back", "buy wood", "buy wheat", "buy coal", "buy food", "buy kvass",
        "sell kvass", "sell sword",
    ]  # fmt: skip
    assert sampled(m, 2) == options(m, 2)
    assert refusal(m, "2 apply 2") == "A2.2"
    assert refusal(m, "2 apply 4") == "A2.2"
    assert refusal(m, "2 apply") == "A2.2"
    assert refusal(m, "2 apply 1 wood") == "A2.2"


@rule("A2.2")
@pytest.mark.parametrize(("stood", "stands"), [(0, 0), (1, 0), (3, 0), (4, 0), (5, 1), (30, 26)])
def test_the_knight_moves_a_marker_4_back_but_not_below_0(stood: int, stands: int) -> None:
    m = up("castle", stones={1: "kvass sword"}, points={2: {"farm": stood}}, hands=KEEP)
    assert ways(m, 1) == ["apply 2"]
    assert play(m, "1 apply 2")[3:] == [KnightStruck(1, 0, stands), StepBegan((0, 1))]
    assert points(m, 2) == stands
    lost = [item for item in m.result().items if item.what == "knight"]
    assert [(item.seat, item.points, item.clause) for item in lost] == ([(1, stands - stood, "A2.2")] if stood else [])


@rule("A2.2")
def test_a_mage_tower_scores_before_the_mage_draws() -> None:
    m = up("mage_tower", stones={1: "kvass potion"}, coins={1: 1}, hands={1: "farm", 2: "fair"})
    assert play(m, "1 apply") == [
        Applied(0, "mage_tower", {"kvass": 1, "potion": 1}, {}, 1),
        Advanced(0, 8, 8, "A4.11"),
        CellPassed(0, "wood", 5),
    ]
    assert question(m) == "Draw"
    assert player(m, 1).front == {"mage_tower": 1}


@rule("A2.3")
def test_moving_back_gives_nothing_and_the_way_forward_gives_again() -> None:
    m = match(
        phase="cards",
        laid={1: "castle", 2: "ore_manufactory"},
        stones={1: "kvass sword", 2: "food"},
        points={1: 60, 2: 6},
        hands=KEEP,
    )
    events = play(m, "1 apply 2")
    assert events[2:4] == [KnightStruck(1, 0, 2), CardUp(1, "ore_manufactory")]  # over cell 5, without its wood
    assert stones(m, 2) == "food"
    assert play(m, "2 apply") == [
        Applied(1, "ore_manufactory", {"food": 1}, {"metal": 1}, 0),
        Advanced(1, 3, 5, "A4.11"),
        CellPassed(1, "wood", 5),
        StepBegan((0, 1)),
    ]
    assert stones(m, 2) == "wood metal"


@rule("A2.5")
def test_a_mage_draws_5_then_discards_any_3_of_the_whole_hand() -> None:
    m = up("mage_tower", stones={1: "kvass potion"}, points={1: 60}, hands={1: "farm fair", 2: "fair"})
    events = play(m, "1 apply", *draws("castle castle sawmill farm theft"))
    assert events[2:] == [Drew(0, card) for card in ("castle", "castle", "sawmill", "farm", "theft")]
    assert (question(m), asked(m)) == ("MageDiscard", [1])
    assert options(m, 1) == ["throw sawmill", "throw farm", "throw castle", "throw fair", "throw theft"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 done") == "A2.5"
    assert refusal(m, "1 throw mage_tower") == "A2.5"
    assert play(m, "1 throw castle", "1 throw fair") == [Discarded(0, "castle"), Discarded(0, "fair")]
    assert options(m, 1) == ["throw sawmill", "throw farm", "throw castle", "throw theft"]
    assert play(m, "1 throw castle") == [Discarded(0, "castle"), StepBegan((0, 1))]
    assert hand(m, 1) == "sawmill farm farm theft"
    assert view(m).discard == {"castle": 2, "fair": 1}
    assert asked(m) == [1, 2]


@rule("A2.5")
def test_a_mage_draws_fewer_when_there_are_fewer() -> None:
    m = up(
        "mage_tower", stones={1: "kvass potion"}, points={1: 60}, hands={1: "farm", 2: "fair"}, deck="sawmill castle",
        discard="theft",
    )  # fmt: skip
    events = play(m, "1 apply", *draws("castle sawmill theft"))
    assert events[2:] == [Drew(0, "castle"), Drew(0, "sawmill"), DeckShuffled({"theft": 1}), Drew(0, "theft")]
    assert options(m, 1) == ["throw sawmill", "throw farm", "throw castle", "throw theft"]
    play(m, "1 throw farm", "1 throw sawmill", "1 throw castle")
    assert hand(m, 1) == "theft"


@rule("A2.5")
@pytest.mark.parametrize("deck", ["", "castle", "castle farm", "theft castle farm", "farm farm farm"])
def test_a_mage_discards_all_if_there_are_no_more_than_3(deck: str) -> None:
    m = up("mage_tower", stones={1: "kvass potion"}, points={1: 60}, hands={2: "fair"}, deck=deck)
    events = play(m, "1 apply", *draws(deck))[2:]
    order = ["farm"] * deck.count("farm") + ["castle"] * deck.count("castle") + ["theft"] * deck.count("theft")
    drawn = [Drew(0, card) for card in deck.split()]
    assert events[: 2 * len(drawn)] == [*drawn, *[Discarded(0, card) for card in order]]
    assert (hand(m, 1), view(m).discard) == ("", counts(" ".join(order)))
    assert asked(m) == [2]


@rule("A2.5")
def test_a_mage_with_four_cards_keeps_one_of_them() -> None:
    m = up("mage_tower", stones={1: "kvass potion"}, points={1: 60}, hands={1: "farm", 2: "fair"}, deck="farm " * 3)
    play(m, "1 apply", *draws("farm farm farm"))
    assert options(m, 1) == ["throw farm"]
    play(m, "1 throw farm", "1 throw farm", "1 throw farm")
    assert (hand(m, 1), asked(m)) == ("farm", [1, 2])


@rule("A2.5")
def test_what_a_mage_discards_is_not_drawn_by_that_mage() -> None:
    m = up("mage_tower", stones={1: "kvass potion"}, points={1: 60}, hands={1: "farm", 2: "fair"}, deck="castle")
    play(m, "1 apply", "* castle")
    assert question(m) == "Together"  # both cards are gone, and nobody drew from the new discard pile
    assert (hand(m, 1), view(m).discard, view(m).deck_size) == ("", {"farm": 1, "castle": 1}, 0)


@rule("A2.6")
def test_a_knight_may_strike_a_player_who_is_out_of_the_round() -> None:
    m = up("castle", seats=3, stones={1: "kvass sword"}, points={1: 60, 2: 9}, out=[2], hands={1: "fair", 3: "fair"})
    assert ways(m, 1) == ["apply 2", "apply 3"]
    assert play(m, "1 apply 2")[2:] == [KnightStruck(1, 0, 5), StepBegan((0, 2))]


@rule("A2.6")
def test_a_theft_may_hit_a_player_who_is_out_of_the_round() -> None:
    m = up("theft", seats=3, stones={2: "wood"}, out=[2], hands={1: "fair", 3: "fair"})
    assert ways(m, 1) == ["apply 2 wood"]
    assert play(m, "1 apply 2 wood") == [
        Applied(0, "theft", {}, {}, 0), Stolen(0, 1, "wood", 1), StepBegan((0, 2))
    ]  # fmt: skip


def test_a_plain_building_is_applied_without_a_target() -> None:
    m = up("farm", coins={1: 0}, hands=KEEP)
    assert options(m, 1) == ["apply", "discard", "back"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 apply 2") == "A4.24"
    assert refusal(m, "1 apply farm") == "A4.24"
    for text in ("1 pass", "1 done", "1 lay fair", "1 throw fair", "1 exchange", "1 swap fair farm"):
        assert refusal(m, text) == "A4.9"


def test_chance_weighs_what_is_in_the_deck() -> None:
    m = up("mage_tower", stones={1: "kvass potion"}, hands=KEEP, deck="farm farm castle")
    play(m, "1 apply")
    assert outcomes(m) == {"farm": 2, "castle": 1}
