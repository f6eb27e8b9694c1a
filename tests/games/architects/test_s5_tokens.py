"""S5 Progress tokens."""

from typing import Any

import pytest

from artel.games.architects.events import (
    Armed,
    Built,
    CatLooked,
    Discovered,
    Ended,
    GotToken,
    Scored,
    TokenShown,
    Took,
    TopShown,
    TurnBegan,
    TurnEnded,
    UsedToken,
)
from clauses import rule
from games.architects.conservation import TOKENS
from games.architects.tables import builds, built, cards, match, player, progress, view
from games.common import asked, kinds, options, outcomes, play, refusal

STOCK = {1: "laurel shield", 2: "laurel shield"}
TRIGGERS = {
    "urbanism": ["wood", "brick"],
    "crafts": ["papyrus", "glass"],
    "jewellery": ["stone", "coin"],
    "science": ["gear", "compass", "tablet"],
    "propaganda": ["horn1", "horn2"],
}
CARDS = ["wood", "stone", "brick", "papyrus", "glass", "coin", "laurel", "cat", "gear", "compass", "tablet", "shield",
         "horn1", "horn2"]  # fmt: skip


def points(token: str, **layout: Any) -> int:
    """What a token of seat 1 is worth at the end."""
    m = match(**{"progress": {1: token}, "decks": STOCK} | layout)
    [found] = [item for item in m.result().items if item.what == token and item.seat == 0]
    assert (found.where, found.clause) == ("", "S5.5")
    return found.points


# -- choosing -------------------------------------------------------------------------------------------------


@rule("S5.1")
def test_one_of_the_three_face_up_is_replaced_at_once() -> None:
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="decor politics strategy", tokens="culture tactics science")
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["choose decor", "choose politics", "choose strategy", "unseen"]
    assert play(m, "1 choose politics") == [GotToken(0, "politics", False)]
    assert outcomes(m) == {"science": 1, "tactics": 1, "culture": 1}
    assert play(m, "* tactics") == [TokenShown("tactics"), TurnEnded(0), TurnBegan(1)]
    assert view(m).face_up == {"tactics": 1, "decor": 1, "strategy": 1}
    assert view(m).tokens == {"science": 1, "culture": 1}


@rule("S5.1")
def test_or_the_unseen_top_of_the_stack() -> None:
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="decor politics strategy", tokens="culture tactics science")
    assert play(m, "1 take giza", "* shield", "1 unseen")[-1] == Discovered(0, ("gear", "gear"))
    assert outcomes(m) == {"science": 1, "tactics": 1, "culture": 1}
    assert play(m, "* culture") == [GotToken(0, "culture", True), TurnEnded(0), TurnBegan(1)]
    assert view(m).face_up == {"decor": 1, "politics": 1, "strategy": 1}, "nothing to replace"
    assert view(m).tokens == {"science": 1, "tactics": 1}


@rule("S5.1")
def test_it_works_from_then_on_but_not_for_the_card_that_earned_it() -> None:
    m = match(cards={1: "gear"}, decks={1: "gear compass", 2: "laurel"}, face_up="science decor")
    events = play(m, "1 take giza", "* compass", "1 choose science")
    assert events[-3:] == [GotToken(0, "science", False), TurnEnded(0), TurnBegan(1)], "the gear arms nothing"


@rule("S5.1")
def test_not_for_the_stage_that_earned_it_either() -> None:
    m = match("babylon rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, face_up="architecture decor")
    play(m, "1 take babylon", "* shield")
    assert play(m, "1 choose architecture") == [GotToken(0, "architecture", False), TurnEnded(0), TurnBegan(1)]


@rule("S5.1")
def test_the_next_card_of_the_same_turn_does_arm_it() -> None:
    m = match(
        cards={1: "gear"}, decks={1: "gear compass", 2: "laurel"}, centre="tablet", face_up="decor urbanism",
        progress={1: "science"},
    )  # fmt: skip
    play(m, "1 take giza", "* compass", "1 discover gear gear", "1 choose urbanism")
    assert options(m, 1) == ["use science giza", "use science rhodes", "use science centre", "end"]
    m = match(
        cards={1: "gear stone"}, decks={1: "gear coin", 2: "wood"}, face_up="decor urbanism", progress={1: "science"},
        centre="glass",
    )  # fmt: skip
    play(m, "1 take giza", "* coin", "1 discover gear gear", "1 choose urbanism")
    assert Armed(0, "urbanism") in play(m, "1 use science rhodes")


@rule("S5.1")
def test_economy_and_engineering_work_at_once_for_the_next_stage() -> None:
    m = match(cards={1: "gear gear wood wood"}, decks=STOCK, face_up="decor engineering")
    play(m, "1 take giza", "* shield", "1 choose engineering")
    assert options(m, 1) == ["build 1 wood wood", "end"]


@rule("S5.1")
def test_with_an_empty_stack_nothing_is_replaced() -> None:
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="decor politics")
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["choose decor", "choose politics"]
    assert refusal(m, "1 unseen") == "S5.1"
    assert refusal(m, "1 choose culture") == "S5.1"
    assert play(m, "1 choose decor") == [GotToken(0, "decor", False), TurnEnded(0), TurnBegan(1)]
    assert view(m).face_up == {"politics": 1}


@rule("S5.1")
def test_the_only_token_left_is_taken_by_itself() -> None:
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="decor")
    assert play(m, "1 take giza", "* shield")[2:] == [
        Discovered(0, ("gear", "gear")), GotToken(0, "decor", False), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
    m = match(cards={1: "gear gear"}, decks=STOCK, tokens="decor")
    assert play(m, "1 take giza", "* shield", "* decor")[2:] == [
        Discovered(0, ("gear", "gear")), GotToken(0, "decor", True), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


@rule("S5.1")
def test_without_any_token_left_sets_are_not_discarded() -> None:
    m = match(cards={1: "gear gear"}, decks={1: "wood coin", 2: "laurel"}, progress={1: "urbanism"})
    play(m, "1 take giza", "* coin")
    assert options(m, 1) == ["use urbanism giza", "use urbanism rhodes", "end"]
    assert refusal(m, "1 discover gear gear") == "S5.1"


# -- extra cards ----------------------------------------------------------------------------------------------


@rule("S5.2")
@pytest.mark.parametrize("token", TRIGGERS)
@pytest.mark.parametrize("card", CARDS)
def test_what_arms_an_extra_card_token(token: str, card: str) -> None:
    m = match("babylon rhodes", decks={1: f"{card} cat", 2: "laurel"}, progress={1: token}, centre="glass")
    events = play(m, "1 take babylon", "* cat")
    if card in TRIGGERS[token]:
        assert events[-1] == Armed(0, token)
        assert view(m).armed == (token,)
        assert options(m, 1) == [f"use {token} babylon", f"use {token} rhodes", f"use {token} centre", "end"]
    else:
        assert asked(m) == [2]
        assert "Armed" not in kinds(events)


@rule("S5.2")
def test_architecture_gives_a_card_for_a_stage() -> None:
    m = match(cards={1: "wood stone"}, decks=STOCK, progress={1: "architecture"})
    assert play(m, "1 take giza", "* shield")[2:] == [Built(0, 1, ("wood", "stone"), ()), Armed(0, "architecture")]
    assert options(m, 1) == ["use architecture giza", "use architecture rhodes", "end"]
    assert play(m, "1 use architecture giza") == [
        UsedToken(0, "architecture"), Took(0, "shield", "giza"), TurnEnded(0), TurnBegan(1), Took(1, "laurel", "rhodes")
    ]  # fmt: skip


@rule("S5.2")
def test_architecture_needs_a_stage() -> None:
    m = match(cards={1: "wood"}, decks=STOCK, progress={1: "architecture"})
    assert "Armed" not in kinds(play(m, "1 take giza", "* shield"))


@rule("S5.2")
def test_each_token_at_most_once_per_turn() -> None:
    m = match(decks={1: "wood wood brick", 2: "laurel shield"}, progress={1: "urbanism"})
    play(m, "1 take giza", "* wood")
    assert play(m, "1 use urbanism giza", "* brick") == [
        UsedToken(0, "urbanism"), Took(0, "wood", "giza"), TopShown("giza", "brick"), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
    m = match(decks={1: "wood wood gear", 2: "stone shield"}, progress={1: "urbanism jewellery"})
    play(m, "1 take giza", "* wood", "1 use urbanism rhodes", "* shield")
    assert view(m).used == ("urbanism",)
    assert refusal(m, "1 use urbanism giza") == "S5.2"
    m = match(decks={1: "stone wood gear", 2: "brick shield"}, progress={1: "urbanism jewellery"})
    play(m, "1 take giza", "* gear", "1 use jewellery rhodes", "* shield")
    assert refusal(m, "1 use jewellery giza") == "S5.2"
    assert refusal(m, "1 use urbanism centre") == "S5.7"


@rule("S5.2")
def test_and_again_in_the_next_turn() -> None:
    m = match(decks={1: "wood wood brick", 2: "laurel shield shield"}, progress={1: "urbanism"}, centre="cat cat cat")
    play(m, "1 take giza", "* wood", "1 use urbanism centre", "* cat", "2 take rhodes", "* shield")
    play(m, "* cat")
    assert Armed(0, "urbanism") in play(m, "1 take giza", "* brick")
    assert view(m).used == ()


@rule("S5.2")
def test_engineering_is_used_once_per_turn() -> None:
    stock = {1: "papyrus", 2: "laurel shield"}
    m = match("rhodes giza", cards={1: "wood wood stone"}, progress={1: "engineering crafts"}, decks=stock)
    play(m, "1 take rhodes")
    assert "2 stone papyrus" in builds(m, 1)
    play(m, "1 build 1 wood wood")
    assert options(m, 1) == ["use crafts giza", "end"]
    assert refusal(m, "1 build 2 stone papyrus") == "S5.2"
    assert refusal(m, "1 build 2 stone glass") == "S4.3"


@rule("S5.2")
def test_economy_is_used_once_per_turn() -> None:
    m = match(
        "rhodes giza", cards={1: "coin coin"}, progress={1: "economy crafts"}, decks={1: "glass", 2: "laurel cat"}
    )
    play(m, "1 take rhodes", "1 build 2 glass coin")
    assert options(m, 1) == ["build 1 coin", "use crafts giza", "end"]
    m = match(
        "rhodes giza", cards={1: "coin coin"}, progress={1: "economy jewellery"}, decks={1: "coin", 2: "laurel cat"}
    )
    play(m, "1 take rhodes", "1 build 1 coin")
    assert options(m, 1) == ["build 2 coin coin", "use jewellery giza"], "two coins must pay for stage 2 now"
    assert refusal(m, "1 build 2 coin") == "S5.2"


@rule("S5.2")
def test_using_it_is_optional() -> None:
    m = match(decks={1: "wood stone", 2: "laurel"}, progress={1: "urbanism"})
    play(m, "1 take giza", "* stone")
    assert play(m, "1 end") == [TurnEnded(0), TurnBegan(1)]


@rule("S5.2")
def test_an_extra_card_may_trigger_a_different_token() -> None:
    m = match(decks={1: "wood glass", 2: "laurel"}, progress={1: "urbanism crafts"}, centre="cat")
    play(m, "1 take giza", "* glass")
    assert play(m, "1 use urbanism giza")[-1] == Armed(0, "crafts")
    assert options(m, 1) == ["build 1 wood glass", "use crafts rhodes", "use crafts centre"]


# -- paying ---------------------------------------------------------------------------------------------------


@rule("S5.3")
def test_economy_lets_one_coin_count_as_two() -> None:
    m = match(cards={1: "coin"}, built={1: [1]}, decks=STOCK, progress={1: "economy"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 2 coin", "end"]
    assert play(m, "1 build 2 coin")[0] == Built(0, 2, ("coin",), ("economy",))


@rule("S5.3")
def test_only_one_coin_is_doubled() -> None:
    m = match(cards={1: "coin coin"}, built={1: [1, 2, 3, 4]}, decks=STOCK, progress={1: "economy"})
    assert asked_nothing(m)
    m = match(cards={1: "coin coin coin"}, built={1: [1, 2, 3, 4]}, decks=STOCK, progress={1: "economy"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 5 coin coin coin", "end"]


def asked_nothing(m: Any) -> bool:
    """Does the turn end by itself after the card?"""
    return kinds(play(m, "1 take giza", "* shield")) == ["Took", "TopShown", "TurnEnded", "TurnBegan"]


@rule("S5.3")
def test_engineering_ignores_equal_and_different() -> None:
    m = match(cards={1: "wood wood"}, decks=STOCK, progress={1: "engineering"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 1 wood wood", "end"]
    assert play(m, "1 build 1 wood wood")[0] == Built(0, 1, ("wood", "wood"), ("engineering",))
    m = match(cards={1: "wood stone glass"}, built={1: [1, 2, 3]}, decks=STOCK, progress={1: "engineering"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 4 wood stone glass", "end"]


@rule("S5.3")
@pytest.mark.parametrize(
    ("token", "lie"), [("economy", "coin"), ("engineering", "wood wood"), ("engineering", "glass glass")]
)
def test_they_never_force_a_build(token: str, lie: str) -> None:
    m = match(cards={1: lie}, decks=STOCK, progress={1: token})
    play(m, "1 take giza", "* shield")
    assert options(m, 1)[-1] == "end"
    assert play(m, "1 end") == [TurnEnded(0), TurnBegan(1)]
    assert built(m, 1) == []


@rule("S5.3")
def test_without_the_token_neither_is_possible() -> None:
    m = match(cards={1: "coin", 2: "wood wood"}, decks=STOCK, progress={2: "economy engineering"})
    assert asked_nothing(m), "another's tokens do not help"


@rule("S5.4")
def test_tactics_is_two_shields_for_good() -> None:
    m = match(progress={1: "tactics"}, cards={1: "shield", 2: "shield"}, decks=STOCK)
    assert [each.shields for each in view(m).players] == [3, 1]


# -- points ---------------------------------------------------------------------------------------------------


@rule("S5.5")
@pytest.mark.parametrize("many", range(6))
def test_decor_is_4_points_or_6_with_a_finished_wonder(many: int) -> None:
    assert points("decor", built={1: list(range(1, many + 1))}) == (6 if many == 5 else 4)
    assert points("decor", built={2: [1, 2, 3, 4, 5]}) == 4, "the own wonder counts"


@rule("S5.5")
@pytest.mark.parametrize("cats", [0, 1, 3])
def test_politics_is_a_point_for_each_cat_icon(cats: int) -> None:
    assert points("politics", cards={1: ["cat"] * cats + ["laurel"], 2: "cat"}) == cats


@rule("S5.5")
@pytest.mark.parametrize("many", [0, 1, 5])
def test_strategy_is_a_point_for_each_victory_token(many: int) -> None:
    assert points("strategy", victories={1: many, 2: 9}) == many


@rule("S5.5")
def test_education_is_two_points_for_each_progress_token_itself_too() -> None:
    assert points("education") == 2
    m = match(progress={1: "education urbanism tactics", 2: "decor"}, decks=STOCK)
    assert player(m, 1).points == 6


@rule("S5.5")
def test_culture_is_4_points_and_12_for_both_together() -> None:
    assert points("culture") == 4
    m = match(progress={1: "culture culture"}, decks=STOCK)
    assert player(m, 1).points == 12
    m = match(progress={1: "culture", 2: "culture"}, decks=STOCK)
    assert [each.points for each in view(m).players] == [4, 4]


@rule("S5.5")
@pytest.mark.parametrize("token", TOKENS[:9])
def test_the_other_tokens_score_nothing(token: str) -> None:
    m = match(progress={1: token}, decks=STOCK, cards={1: "cat"}, victories={1: 1})
    assert player(m, 1).points == 2 + 3
    assert token not in [item.what for item in m.result().items]


# -- arming ---------------------------------------------------------------------------------------------------


@rule("S5.6")
def test_the_extra_card_may_wait_for_other_actions() -> None:
    m = match(
        cards={1: "stone gear gear"}, decks={1: "wood laurel", 2: "shield"}, progress={1: "urbanism"}, face_up="decor"
    )
    play(m, "1 take giza", "* laurel")
    assert options(m, 1) == ["build 1 wood stone", "discover gear gear", "use urbanism giza", "use urbanism rhodes"]
    play(m, "1 build 1 wood stone", "1 discover gear gear")
    assert options(m, 1) == ["use urbanism giza", "use urbanism rhodes", "end"]
    assert play(m, "1 use urbanism rhodes")[:2] == [UsedToken(0, "urbanism"), Took(0, "shield", "rhodes")]


@rule("S5.6")
def test_it_is_taken_once_however_many_events_armed_it() -> None:
    m = match(cards={1: "wood stone glass glass"}, decks={1: "laurel", 2: "laurel"}, progress={1: "architecture"})
    play(m, "1 take giza")
    assert kinds(play(m, "1 build 1 wood stone", "1 build 2 glass glass")) == ["Built", "Armed", "Built"]
    assert options(m, 1) == ["use architecture rhodes", "end"]


@rule("S5.6")
def test_unused_it_lapses_with_the_turn() -> None:
    m = match(decks={1: "wood stone stone", 2: "laurel shield shield"}, progress={1: "urbanism"})
    play(m, "1 take giza", "* stone")
    assert view(m).armed == ("urbanism",)
    play(m, "1 end")
    assert view(m).armed == ()
    play(m, "2 take rhodes", "* shield")
    assert asked(m) == [1]
    play(m, "1 take giza", "* stone")
    assert asked(m) == [2], "nothing is armed"


@rule("S5.6")
def test_a_token_that_is_not_armed_cannot_be_used() -> None:
    m = match(decks={1: "wood stone", 2: "laurel"}, progress={1: "urbanism crafts economy"}, cards={1: "coin"})
    play(m, "1 take giza", "* stone")
    assert refusal(m, "1 use crafts giza") == "S5.6", "no papyrus, no glass"
    assert refusal(m, "1 use science giza") == "S5.6", "not even there"
    assert refusal(m, "1 use economy giza") == "S5.6", "of another kind"


@rule("S5.6")
def test_events_before_the_token_was_gained_arm_nothing() -> None:
    m = match(cards={1: "gear gear"}, decks={1: "wood stone", 2: "laurel"}, face_up="urbanism decor")
    assert play(m, "1 take giza", "* stone", "1 choose urbanism")[-2:] == [TurnEnded(0), TurnBegan(1)]


@rule("S5.6")
def test_a_card_of_another_player_arms_nothing() -> None:
    m = match(decks={1: "wood stone", 2: "laurel"}, progress={2: "urbanism"})
    assert "Armed" not in kinds(play(m, "1 take giza", "* stone"))


@rule("S5.7")
def test_the_extra_card_is_one_of_the_three_decks_as_they_are_then() -> None:
    m = match("giza rhodes babylon", decks={1: "wood stone", 2: "laurel", 3: "cat"}, progress={1: "urbanism"})
    play(m, "1 take giza", "* stone")
    assert options(m, 1) == ["use urbanism giza", "use urbanism babylon", "end"]
    assert refusal(m, "1 use urbanism rhodes") == "S5.7"
    assert refusal(m, "1 use urbanism centre") == "S5.7"
    m2 = match("giza rhodes babylon", decks={1: "gear stone", 2: "laurel", 3: "cat"}, progress={1: "science"})
    play(m2, "1 take giza", "* stone")
    assert refusal(m2, "1 use science rhodes") == "S5.7"
    assert play(m, "1 use urbanism giza")[:2] == [UsedToken(0, "urbanism"), Took(0, "stone", "giza")]


@rule("S5.7")
def test_with_all_three_empty_it_lapses() -> None:
    m = match("giza rhodes babylon", decks={1: "wood", 2: "laurel"}, progress={1: "urbanism"})
    assert m.opening[:5] == [
        TurnBegan(0), Took(0, "wood", "giza"), Armed(0, "urbanism"), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


@rule("S5.7")
def test_the_central_card_is_taken_unseen_unless_the_cat_has_shown_it() -> None:
    m = match(decks={1: "wood", 2: "laurel"}, centre="coin stone", progress={1: "urbanism"})
    play(m, "1 take giza", "1 use urbanism centre")
    assert outcomes(m) == {"stone": 1, "coin": 1}
    m = match(decks={1: "wood", 2: "laurel"}, centre="coin stone", progress={1: "urbanism"}, cat=1)
    assert play(m, "* coin") == [CatLooked(0, "coin")]
    play(m, "1 take giza")
    assert play(m, "1 use urbanism centre")[:2] == [UsedToken(0, "urbanism"), Took(0, "coin", "centre")]


# -- paying with tokens ---------------------------------------------------------------------------------------


@rule("S5.8")
def test_whether_a_stage_must_be_built_is_judged_without_them() -> None:
    m = match(cards={1: "coin coin"}, decks=STOCK, progress={1: "economy"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 1 coin", "build 1 coin coin"], "it must be built, with the token or without"
    assert refusal(m, "1 end") == "S4.2"
    m = match(cards={1: "wood stone stone"}, decks=STOCK, progress={1: "engineering"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 1 stone stone", "build 1 wood stone"]
    assert refusal(m, "1 end") == "S4.2"


@rule("S5.8")
def test_both_may_be_used_in_one_payment() -> None:
    m = match(cards={1: "wood wood coin"}, built={1: [1, 2, 3, 4]}, decks=STOCK, progress={1: "economy engineering"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 5 wood wood coin", "end"]
    assert play(m, "1 build 5 wood wood coin")[0] == Built(0, 5, ("wood", "wood", "coin"), ("economy", "engineering"))


@rule("S5.8")
def test_as_many_grey_cards_as_can_count() -> None:
    m = match(cards={1: "wood wood stone coin"}, built={1: [1, 2, 3]}, decks=STOCK, progress={1: "engineering"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 4 wood wood coin", "build 4 wood wood stone"]
    assert refusal(m, "1 build 4 wood stone coin") == "S4.3", "with Engineering three grey cards count"


@rule("S5.8")
def test_a_doubled_coin_covers_exactly_two_missing_resources() -> None:
    m = match(cards={1: "wood coin"}, decks=STOCK, progress={1: "economy architecture"})
    assert Built(0, 1, ("wood", "coin"), ()) in play(m, "1 take giza", "* shield"), "one is missing: nothing to double"
    m = match(cards={1: "wood coin"}, built={1: [1, 2]}, decks=STOCK, progress={1: "economy"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 3 wood coin", "end"], "two are missing"
    m = match(cards={1: "wood coin coin"}, built={1: [1, 2]}, decks=STOCK, progress={1: "economy"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 3 wood coin", "build 3 wood coin coin"]


@rule("S5.9")
def test_a_token_taken_unseen_is_shown_to_all() -> None:
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="decor", tokens="culture tactics")
    play(m, "1 take giza", "* shield", "1 unseen", "* tactics")
    for seat in (-1, 0, 1):
        assert GotToken(0, "tactics", True) in m.seen_by(seat)
    assert [view(m, seat).players[0].progress for seat in (0, 1, 2)] == [{"tactics": 1}] * 3
    assert asked(m) == [2], "it cannot be exchanged"


@rule("S5.9")
def test_babylon_takes_a_token_without_discarding_cards() -> None:
    m = match(
        "babylon rhodes", built={1: [1]}, cards={1: "wood wood gear"}, decks=STOCK, face_up="decor", tokens="culture"
    )
    play(m, "1 take babylon", "* shield")
    assert options(m, 1) == ["choose decor", "unseen"]
    play(m, "1 unseen", "* culture")
    assert (progress(m, 1), cards(m, 1)) == ({"culture": 1}, {"gear": 1, "laurel": 1})


@rule("S5.9")
def test_babylon_finds_no_token_left() -> None:
    m = match("babylon rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK)
    assert play(m, "1 take babylon", "* shield")[2:] == [
        Built(0, 2, ("wood", "wood"), ()), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


@rule("S5.10")
def test_politics_counts_icons_not_the_pawn() -> None:
    assert points("politics", cat=1) == 0
    assert points("politics", cards={1: "cat"}, cat=2) == 1


@rule("S5.10")
def test_strategy_counts_the_tokens_of_a_last_battle() -> None:
    m = match(
        built={1: [1, 2, 3, 4]}, cards={1: "coin coin coin coin shield"}, war=2, decks={1: "horn1", 2: "laurel"},
        progress={1: "strategy"},
    )  # fmt: skip
    play(m, "1 take giza")
    assert m.over
    assert Scored(0, 2, "strategy", "S5.5") in m.events
    assert m.events[-1] == Ended((30 + 2 * 3 + 2, 0), (0,))


@rule("S5.10")
def test_education_counts_every_token_both_cultures_singly() -> None:
    m = match(progress={1: "education culture culture"}, decks=STOCK)
    assert player(m, 1).points == 6 + 12


@rule("S5.11")
def test_engineering_is_spent_only_by_a_payment_that_needs_it() -> None:
    m = match(
        "rhodes giza",
        cards={1: "wood stone stone"},
        decks={1: "gear", 2: "cat laurel"},
        progress={1: "engineering science"},
    )
    play(m, "1 take rhodes")
    assert builds(m, 1) == ["1 stone stone", "1 wood stone", "2 stone stone", "2 wood stone"]
    assert play(m, "1 build 1 wood stone") == [Built(0, 1, ("wood", "stone"), ())]
    assert view(m).used == ()
    m = match(
        "rhodes giza",
        cards={1: "wood stone stone"},
        decks={1: "gear", 2: "cat laurel"},
        progress={1: "engineering science"},
    )
    play(m, "1 take rhodes")
    assert play(m, "1 build 2 wood stone") == [Built(0, 2, ("wood", "stone"), ("engineering",))]
    assert view(m).used == ("engineering",)


@rule("S5.11")
def test_economy_is_spent_only_by_a_payment_with_a_doubled_coin() -> None:
    m = match(cards={1: "coin coin"}, decks={1: "gear", 2: "cat laurel"}, progress={1: "economy science"})
    play(m, "1 take giza")
    assert play(m, "1 build 1 coin coin") == [Built(0, 1, ("coin", "coin"), ())]
    assert view(m).used == ()
    m = match(cards={1: "coin coin"}, decks={1: "gear", 2: "cat laurel"}, progress={1: "economy science"})
    play(m, "1 take giza")
    assert play(m, "1 build 1 coin") == [Built(0, 1, ("coin",), ("economy",))]
    assert view(m).used == ("economy",)


@rule("S5.11")
def test_with_economy_grey_cards_still_come_first() -> None:
    m = match(cards={1: "wood wood stone coin"}, built={1: [1, 2, 3]}, decks=STOCK, progress={1: "economy"})
    assert play(m, "1 take giza", "* shield")[2] == Built(0, 4, ("wood", "wood", "coin"), ()), "the only payment"


@rule("S5.12")
def test_cards_of_one_kind_are_one_choice() -> None:
    m = match(cards={1: "wood wood wood stone stone brick"}, decks=STOCK)
    play(m, "1 take giza", "* shield")
    assert builds(m, 1) == ["1 stone brick", "1 wood brick", "1 wood stone"]


@rule("S5.12")
def test_two_cultures_face_up_are_one_choice() -> None:
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="culture culture decor")
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["choose decor", "choose culture"]
    play(m, "1 choose culture")
    assert view(m).face_up == {"decor": 1, "culture": 1}
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="culture culture")
    assert GotToken(0, "culture", False) in play(m, "1 take giza", "* shield"), "no choice at all"


@rule("S5.12")
def test_a_second_culture_adds_to_the_first() -> None:
    m = match(cards={1: "gear gear"}, decks=STOCK, face_up="culture decor", progress={1: "culture"})
    play(m, "1 take giza", "* shield", "1 choose culture")
    assert progress(m, 1) == {"culture": 2}


@rule("S5.12")
def test_payments_of_the_same_cards_are_one_choice() -> None:
    m = match(cards={1: "wood stone"}, built={1: [1]}, decks=STOCK, progress={1: "engineering economy"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 2 wood stone", "end"]
    m = match(cards={1: "wood wood"}, built={1: [1]}, decks=STOCK, progress={1: "engineering economy"})
    assert Built(0, 2, ("wood", "wood"), ()) in play(m, "1 take giza", "* shield"), "with or without Engineering"
