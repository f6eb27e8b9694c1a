"""S2 The turn."""

from typing import Any

import pytest

from artel.games.architects.events import (
    Armed,
    Built,
    CatLooked,
    CatLookedFaceDown,
    CatMoved,
    Discovered,
    Ended,
    GotToken,
    NoCard,
    TokenShown,
    Took,
    TopShown,
    TurnBegan,
    TurnEnded,
    UsedToken,
)
from artel.kernel.errors import IllegalAction, NotAsked
from clauses import rule
from games.architects.tables import built, cards, match, player, view
from games.common import asked, kinds, options, outcomes, play, refusal

STOCK = {1: "laurel shield", 2: "laurel shield"}
"""Two wonder decks that have something to take."""


@rule("S2.1")
def test_the_cats_holder_first_looks_at_the_top_of_the_central_deck() -> None:
    m = match(cat=1, centre="wood coin coin", decks=STOCK)
    assert m.opening == [TurnBegan(0)]
    assert outcomes(m) == {"wood": 1, "coin": 2}
    assert play(m, "* wood") == [CatLooked(0, "wood")]
    assert options(m, 1) == ["take giza", "take rhodes", "take centre"]
    assert play(m, "1 take centre")[0] == Took(0, "wood", "centre"), "this very card"


@rule("S2.1")
def test_the_look_is_secret() -> None:
    m = match(cat=1, centre="wood coin coin", decks=STOCK)
    play(m, "* wood")
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, "wood", None]
    assert m.seen_by(0) == [TurnBegan(0), CatLooked(0, "wood")]
    assert m.seen_by(1) == m.seen_by(-1) == [TurnBegan(0), CatLookedFaceDown(0)]


@rule("S2.1")
@pytest.mark.parametrize("cat", [{}, {"cat": 2}])
def test_nobody_else_looks(cat: dict[str, Any]) -> None:
    m = match(centre="wood coin coin", decks=STOCK, **cat)
    assert m.opening == [TurnBegan(0)]
    assert asked(m) == [1]
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, None, None]


@rule("S2.2")
def test_one_card_is_taken_from_the_left_the_right_or_the_central_deck() -> None:
    stock = {1: "laurel shield", 2: "glass stone", 3: "cat coin"}
    m = match("giza rhodes babylon", decks=stock, centre="wood coin coin")
    assert options(m, 1) == ["take giza", "take babylon", "take centre"]
    assert refusal(m, "1 take rhodes") == "S2.2"
    assert play(m, "1 take babylon", "* coin") == [
        Took(0, "cat", "babylon"), TopShown("babylon", "coin"), CatMoved(0), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
    assert cards(m, 1) == {"cat": 1}
    assert (player(m, 3).top, player(m, 3).deck) == ("coin", {})


@rule("S2.2")
def test_ones_own_deck() -> None:
    m = match(decks={1: "glass coin stone", 2: "stone"})
    assert play(m, "1 take giza") == [Took(0, "glass", "giza")]
    assert outcomes(m) == {"stone": 1, "coin": 1}
    assert play(m, "* stone") == [TopShown("giza", "stone"), TurnEnded(0), TurnBegan(1)]
    assert (cards(m, 1), cards(m, 2)) == ({"glass": 1}, {})


@rule("S2.2")
def test_the_central_deck_unseen() -> None:
    m = match(decks=STOCK, centre="wood coin coin")
    assert play(m, "1 take centre") == []
    assert outcomes(m) == {"wood": 1, "coin": 2}
    assert play(m, "* coin") == [Took(0, "coin", "centre"), TurnEnded(0), TurnBegan(1)]
    assert view(m).central == {"wood": 1, "coin": 1}


@rule("S2.2")
def test_with_two_players_the_own_deck_and_the_opponents() -> None:
    m = match(decks=STOCK, turn=2)
    assert options(m, 2) == ["take rhodes", "take giza"]


@rule("S2.2")
def test_only_one_card_and_only_in_ones_own_turn() -> None:
    m = match(decks=STOCK, centre="wood wood", progress={1: "jewellery"}, cards={1: "coin"})
    with pytest.raises(NotAsked) as refused:
        play(m, "2 take rhodes")
    assert refused.value.details == {"seat": "2", "open": "1"}
    m = match(decks={1: "stone coin", 2: "laurel"}, progress={1: "jewellery"})
    play(m, "1 take giza", "* coin")
    assert options(m, 1) == ["use jewellery giza", "use jewellery rhodes", "end"]
    assert refusal(m, "1 take rhodes") == "S2.2", "the card of the turn is taken"


@rule("S2.3")
@pytest.mark.parametrize("first", ["stage", "set"])
def test_stages_and_sets_come_in_any_order(first: str) -> None:
    lie = {1: "wood stone gear gear"}
    stock = {1: "laurel", 2: "laurel shield"}
    m = match(cards=lie, decks=stock, centre="wood", face_up="decor politics", tokens="culture")
    play(m, "1 take giza")
    assert options(m, 1) == ["build 1 wood stone", "discover gear gear"]
    stage: list[object] = [Built(0, 1, ("wood", "stone"), ())]
    science: list[object] = [Discovered(0, ("gear", "gear")), GotToken(0, "decor", False), TokenShown("culture")]
    if first == "stage":
        done = play(m, "1 build 1 wood stone")  # then only the set is left, which is done by itself
        done += play(m, "1 choose decor", "* culture")
        assert done == [*stage, *science, TurnEnded(0), TurnBegan(1)]
    else:
        done = play(m, "1 discover gear gear", "1 choose decor", "* culture")
        assert done == [*science, *stage, TurnEnded(0), TurnBegan(1)]
    assert (asked(m), built(m, 1), cards(m, 1)) == ([2], [1], {"laurel": 1})


@rule("S2.3")
def test_what_is_optional_may_come_between() -> None:
    m = match(
        cards={1: "stone"}, decks={1: "wood", 2: "gear laurel"}, centre="gear coin", progress={1: "urbanism science"},
        face_up="decor politics",
    )  # fmt: skip
    assert play(m, "1 take giza") == [Took(0, "wood", "giza"), Armed(0, "urbanism")]
    assert options(m, 1) == ["build 1 wood stone", "use urbanism rhodes", "use urbanism centre"]
    play(m, "1 use urbanism rhodes", "* laurel")
    assert options(m, 1) == ["build 1 wood stone", "use science rhodes", "use science centre"]
    play(m, "1 use science centre", "* gear")
    assert options(m, 1) == ["build 1 wood stone", "discover gear gear"]
    assert refusal(m, "1 end") == "S4.2"
    play(m, "1 discover gear gear", "1 choose politics")
    assert (asked(m), built(m, 1), view(m).discard) == ([2], [1], {"wood": 1, "stone": 1, "gear": 2})


@rule("S2.4")
def test_an_empty_deck_stays_empty_and_cannot_be_chosen() -> None:
    m = match(decks={1: "laurel", 2: "laurel shield"}, centre="wood wood")
    play(m, "1 take giza")
    assert (player(m, 1).top, player(m, 1).deck) == (None, {})
    assert options(m, 2) == ["take rhodes", "take centre"]
    assert refusal(m, "2 take giza") == "S2.4"


@rule("S2.4")
def test_an_empty_central_deck_cannot_be_chosen() -> None:
    m = match(decks=STOCK)
    assert options(m, 1) == ["take giza", "take rhodes"]
    assert refusal(m, "1 take centre") == "S2.4"


@rule("S2.4")
def test_without_a_card_in_the_three_decks_none_is_taken() -> None:
    m = match("giza rhodes babylon olympia", decks={3: "laurel shield"})
    assert m.opening == [
        TurnBegan(0), NoCard(0), TurnEnded(0), TurnBegan(1), NoCard(1), TurnEnded(1),
        TurnBegan(2), Took(2, "laurel", "babylon"),
    ]  # fmt: skip


@rule("S2.4")
def test_when_nobody_can_take_a_card_the_game_ends_and_is_scored() -> None:
    m = match(decks={1: "laurel", 2: "laurel"})
    assert kinds(play(m, "1 take giza"))[-2:] == ["Scored", "Ended"], "the opponent's card was the last one"
    assert m.over
    assert m.events[-1] == Ended((3, 3), (0, 1))


@rule("S2.5")
def test_the_top_of_the_central_deck_is_secret_until_taken_and_then_public() -> None:
    m = match(decks=STOCK, centre="wood coin coin")
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, None, None]
    play(m, "1 take centre", "* wood")
    for seat in (-1, 0, 1):
        assert Took(0, "wood", "centre") in m.seen_by(seat)
    assert [view(m, seat).players[0].cards for seat in (0, 1, 2)] == [{"wood": 1}] * 3


@rule("S2.5")
def test_who_takes_a_card_that_another_has_seen_takes_it_blind() -> None:
    m = match(decks=STOCK, centre="wood coin coin", centre_top="coin", known_by=[2], turn=1)
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, None, "coin"]
    assert play(m, "1 take centre") == [Took(0, "coin", "centre"), TurnEnded(0), TurnBegan(1)]
    assert view(m, 2).central_top is None, "the next one nobody has seen"
    assert not player(m, 2).knows_central


@rule("S2.5")
def test_the_top_of_a_wonder_deck_is_public_and_the_cards_below_are_hidden() -> None:
    m = match(decks={1: "glass coin stone", 2: "stone"})
    assert [view(m, seat).players[0].top for seat in (0, 1, 2)] == ["glass"] * 3
    play(m, "1 take giza")
    assert outcomes(m) == {"stone": 1, "coin": 1}, "any of them may come next"
    assert [view(m, seat).players[0].top for seat in (0, 1, 2)] == [None] * 3
    play(m, "* coin")
    assert [view(m, seat).players[0].top for seat in (0, 1, 2)] == ["coin"] * 3


@rule("S2.6")
def test_cards_tokens_and_stages_lie_open() -> None:
    m = match(
        cards={1: "wood wood coin laurel gear horn1", 2: "shield"}, progress={1: "decor culture culture"},
        victories={2: 3}, built={1: [1, 2]}, decks=STOCK, cat=2,
    )  # fmt: skip
    for seat in (0, 1, 2):
        one, other = view(m, seat).players
        assert one.cards == {"wood": 2, "coin": 1, "laurel": 1, "gear": 1, "horn1": 1}
        assert one.progress == {"decor": 1, "culture": 2}
        assert [stage.built for stage in one.stages] == [True, True, False, False, False]
        assert [stage.available for stage in one.stages] == [False, False, True, False, False]
        assert (one.shields, one.has_cat, one.victory_tokens) == (1, False, 0)
        assert (other.cards, other.shields, other.has_cat, other.victory_tokens) == ({"shield": 1}, 1, True, 3)


@rule("S2.7")
def test_a_turn_cannot_be_ended_while_a_stage_is_due() -> None:
    m = match(cards={1: "wood stone stone brick"}, decks=STOCK)
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 1 stone brick", "build 1 wood brick", "build 1 wood stone"]
    assert refusal(m, "1 end") == "S4.2"
    with pytest.raises(IllegalAction) as refused:
        play(m, "1 end")
    assert refused.value.details == {
        "seat": "1", "action": "end", "open": "build 1 stone brick, build 1 wood brick, build 1 wood stone"
    }  # fmt: skip


@rule("S2.7")
def test_a_turn_cannot_be_ended_while_a_science_set_is_due() -> None:
    m = match(cards={1: "gear gear compass compass"}, decks=STOCK, face_up="decor")
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["discover gear gear", "discover compass compass"]
    assert refusal(m, "1 end") == "S3.3"


@rule("S2.7")
def test_without_a_token_left_no_set_is_due() -> None:
    m = match(cards={1: "gear gear compass compass"}, decks=STOCK)
    assert play(m, "1 take giza", "* shield")[-2:] == [TurnEnded(0), TurnBegan(1)]
    assert cards(m, 1) == {"gear": 2, "compass": 2, "laurel": 1}


@rule("S2.7")
def test_a_turn_can_be_ended_while_only_optional_actions_are_open() -> None:
    m = match(decks={1: "wood stone", 2: "laurel"}, progress={1: "urbanism"})
    play(m, "1 take giza", "* stone")
    assert options(m, 1) == ["use urbanism giza", "use urbanism rhodes", "end"]
    for none in ("nothing", "unseen", "choose decor", "keep wood", "draft giza"):
        assert refusal(m, f"1 {none}") == "S2.7"
    assert play(m, "1 end") == [TurnEnded(0), TurnBegan(1)]


@rule("S2.7")
def test_without_a_card_to_take_the_rest_of_the_turn_is_played_all_the_same() -> None:
    m = match(
        "giza rhodes babylon olympia", cards={1: "wood stone gear gear"}, decks={2: "laurel shield"},
        face_up="decor politics",
    )  # fmt: skip
    assert m.opening == [TurnBegan(0), NoCard(0)]
    assert options(m, 1) == ["build 1 wood stone", "discover gear gear"]


@rule("S2.8")
def test_the_cat_looks_by_itself_and_costs_nothing() -> None:
    m = match(cat=1, centre="wood", decks=STOCK)
    assert asked(m) == []
    play(m, "* wood")
    assert options(m, 1) == ["take giza", "take rhodes", "take centre"], "the card of the turn is still to take"


@rule("S2.8")
def test_a_pawn_won_in_mid_turn_looks_from_the_next_own_turn_on() -> None:
    m = match(centre="wood coin", decks={1: "cat coin stone", 2: "laurel shield shield"}, progress={1: "jewellery"})
    assert kinds(play(m, "1 take giza", "* coin")) == ["Took", "TopShown", "CatMoved", "TurnEnded", "TurnBegan"]
    assert not player(m, 1).knows_central
    assert play(m, "2 take rhodes", "* shield")[-2:] == [TurnEnded(1), TurnBegan(0)]
    assert outcomes(m) == {"wood": 1, "coin": 1}
    assert play(m, "* coin") == [CatLooked(0, "coin")]


@rule("S2.8")
def test_a_card_seen_before_is_seen_again_without_chance() -> None:
    m = match(cat=1, centre="wood coin", centre_top="coin", known_by=[2], decks=STOCK)
    assert m.opening == [TurnBegan(0), CatLooked(0, "coin")]
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, "coin", "coin"]
    assert [each.knows_central for each in view(m).players] == [True, True]


@rule("S2.8")
def test_an_empty_central_deck_shows_nothing() -> None:
    m = match(cat=1, decks=STOCK)
    assert m.opening == [TurnBegan(0)]
    assert asked(m) == [1]


@rule("S2.9")
def test_the_card_comes_before_stages_sets_and_tokens() -> None:
    m = match(
        cards={1: "wood stone gear gear coin"}, progress={1: "economy engineering urbanism"}, decks=STOCK,
        face_up="decor",
    )  # fmt: skip
    assert options(m, 1) == ["take giza", "take rhodes"]
    for early in ("build 1 wood stone", "build 1 coin", "discover gear gear", "use urbanism giza", "end", "nothing"):
        assert refusal(m, f"1 {early}") == "S2.9"


@rule("S2.9")
def test_the_only_card_there_is_must_be_taken_and_is_taken_by_itself() -> None:
    m = match(decks={2: "laurel shield"})
    assert m.opening == [TurnBegan(0), Took(0, "laurel", "rhodes")]


@rule("S2.9")
def test_a_turn_without_anything_open_ends_by_itself() -> None:
    m = match(decks=STOCK)
    assert play(m, "1 take giza", "* shield") == [
        Took(0, "laurel", "giza"), TopShown("giza", "shield"), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


@rule("S2.9")
def test_an_optional_action_keeps_it_open() -> None:
    m = match(decks=STOCK, cards={1: "coin"}, progress={1: "economy"})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 1 coin", "end"]
    assert refusal(m, "1 build 1 coin coin") == "S4.3"
    assert play(m, "1 build 1 coin") == [Built(0, 1, ("coin",), ("economy",)), TurnEnded(0), TurnBegan(1)]


@rule("S2.9")
def test_a_turn_without_a_card_and_without_anything_to_do_passes_without_a_decision() -> None:
    m = match("giza rhodes babylon olympia", cards={1: "wood wood gear"}, decks={2: "laurel", 3: "laurel shield"})
    assert m.opening[:4] == [TurnBegan(0), NoCard(0), TurnEnded(0), TurnBegan(1)]


@rule("S2.9")
def test_a_single_thing_that_must_be_done_is_done_by_itself() -> None:
    m = match(decks={1: "wood", 2: "laurel shield"}, cards={1: "stone"}, centre="wood")
    assert play(m, "1 take giza") == [
        Took(0, "wood", "giza"), Built(0, 1, ("wood", "stone"), ()), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


@rule("S2.3")
def test_used_tokens_are_told_before_their_card() -> None:
    m = match(decks={1: "wood", 2: "laurel shield"}, centre="wood", progress={1: "urbanism"})
    play(m, "1 take giza")
    assert play(m, "1 use urbanism rhodes", "* shield") == [
        UsedToken(0, "urbanism"), Took(0, "laurel", "rhodes"), TopShown("rhodes", "shield"), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
