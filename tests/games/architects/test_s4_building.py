"""S4 Building."""

import pytest

from artel.games.architects.events import (
    Armed,
    Built,
    CatLooked,
    CatMoved,
    Disarmed,
    Discovered,
    Ended,
    Fought,
    GotToken,
    HornsBlown,
    LookedAt,
    LookedFaceDown,
    ShuffledBack,
    TokenShown,
    Took,
    TopShown,
    TurnBegan,
    TurnEnded,
    UsedToken,
    WonderFinished,
)
from clauses import rule
from games.architects.conservation import STAGES, WONDERS
from games.architects.tables import builds, built, cards, match, player, progress, view
from games.common import asked, kinds, options, outcomes, play, refusal

STOCK = {1: "laurel shield", 2: "laurel shield"}
COSTS = [(2, False), (2, True), (3, False), (3, True), (4, False)]
STANDS_ON = {
    "alexandria": [[], [1], [2], [3], [4]],
    "babylon": [[], [1], [2], [3], [3]],
    "ephesus": [[], [1], [1], [1], [2, 3, 4]],
    "giza": [[], [1], [2], [3], [4]],
    "halicarnassus": [[], [1], [2], [2], [3, 4]],
    "olympia": [[], [1], [1], [2, 3], [4]],
    "rhodes": [[], [], [1, 2], [3], [4]],
}
EFFECTS = {wonder: [2, 4] for wonder in WONDERS} | {"ephesus": [2, 3, 4], "giza": []}
each_wonder = pytest.mark.parametrize("wonder", WONDERS)


def other(wonder: str) -> str:
    return "rhodes" if wonder != "rhodes" else "giza"


# -- costs and stages ---------------------------------------------------------------------------------------


@rule("S4.1")
@each_wonder
def test_every_stage_shows_its_cost_its_points_and_its_effect(wonder: str) -> None:
    m = match(f"{wonder} {other(wonder)}", decks=STOCK)
    stages = player(m, 1).stages
    assert [stage.number for stage in stages] == [1, 2, 3, 4, 5]
    assert [(stage.cost, stage.same) for stage in stages] == COSTS
    assert [stage.points for stage in stages] == [stage["points"] for stage in STAGES[wonder]]
    assert [stage.number for stage in stages if stage.effect] == EFFECTS[wonder]


@rule("S4.1")
@each_wonder
def test_a_stage_is_available_when_all_it_stands_on_is_built(wonder: str) -> None:
    needs = STANDS_ON[wonder]
    for done in range(32):
        stages = [number for number in range(1, 6) if done >> number - 1 & 1]
        if all(set(needs[number - 1]) <= set(stages) for number in stages):
            m = match(f"{wonder} {other(wonder)}", built={1: stages}, decks=STOCK)
            found = [stage.number for stage in player(m, 1).stages if stage.available]
            assert found == [n for n in range(1, 6) if n not in stages and set(needs[n - 1]) <= set(stages)]


@rule("S4.1")
@pytest.mark.parametrize(
    ("done", "lie", "paid"),
    [
        ([], "wood stone wood", "1 wood stone"),
        ([1], "wood wood stone", "2 wood wood"),
        ([1, 2], "wood wood stone glass", "3 wood stone glass"),
        ([1, 2, 3], "wood wood wood stone", "4 wood wood wood"),
        ([1, 2, 3, 4], "wood wood stone brick glass", "5 wood stone brick glass"),
    ],
)
def test_different_resources_or_equal_ones(done: list[int], lie: str, paid: str) -> None:
    m = match(cards={1: lie}, built={1: done}, decks=STOCK, progress={1: "urbanism"}, centre="wood")
    play(m, "1 take centre", "* wood")
    assert builds(m, 1)[0] == paid


@rule("S4.1")
@pytest.mark.parametrize(
    ("done", "lie"),
    [
        ([], "wood wood wood"),
        ([1], "wood stone brick papyrus glass"),
        ([1, 2], "wood wood stone stone"),
        ([1, 2, 3], "wood wood stone stone glass"),
        ([1, 2, 3, 4], "wood wood stone stone glass"),
    ],
)
def test_too_few_of_them_pay_for_nothing(done: list[int], lie: str) -> None:
    m = match(cards={1: lie}, built={1: done}, decks=STOCK)
    assert kinds(play(m, "1 take giza", "* shield")) == ["Took", "TopShown", "TurnEnded", "TurnBegan"]


@rule("S4.1")
def test_some_wonders_offer_a_choice() -> None:
    m = match("ephesus rhodes", built={1: [1]}, cards={1: "wood wood wood stone glass"}, decks=STOCK)
    play(m, "1 take ephesus", "* shield")
    assert builds(m, 1) == ["2 wood wood", "3 wood stone glass", "4 wood wood wood"]


@rule("S4.1")
def test_a_stage_that_is_not_available_or_built_already_cannot_be_built() -> None:
    m = match(cards={1: "wood wood stone stone glass"}, built={1: [1]}, decks=STOCK)
    play(m, "1 take giza", "* shield")
    assert builds(m, 1) == ["2 stone stone", "2 wood wood"]
    assert refusal(m, "1 build 1 wood stone") == "S4.1", "it is built"
    assert refusal(m, "1 build 3 wood stone glass") == "S4.1", "it stands on stage 2"


@rule("S4.2")
def test_a_stage_that_can_be_paid_must_be_built_and_so_on_while_any_can() -> None:
    m = match(cards={1: "wood stone glass glass glass"}, decks=STOCK, built={1: []})
    play(m, "1 take giza", "* shield")
    assert options(m, 1) == ["build 1 stone glass", "build 1 wood glass", "build 1 wood stone"]
    assert refusal(m, "1 end") == "S4.2"
    assert play(m, "1 build 1 wood stone") == [
        Built(0, 1, ("wood", "stone"), ()), Built(0, 2, ("glass", "glass"), ()), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


@rule("S4.2")
def test_the_player_chooses_among_stages_and_payments() -> None:
    m = match("rhodes giza", cards={1: "wood wood stone"}, decks=STOCK)
    play(m, "1 take rhodes", "* shield")
    assert options(m, 1) == ["build 1 wood stone", "build 2 wood wood"]
    play(m, "1 build 2 wood wood")
    assert (built(m, 1), cards(m, 1)) == ([2], {"stone": 1, "laurel": 1})


@rule("S4.2")
def test_other_actions_may_come_first_but_the_turn_cannot_end_before() -> None:
    m = match(cards={1: "wood stone gear gear"}, decks=STOCK, face_up="decor politics")
    play(m, "1 take giza", "* shield", "1 discover gear gear")
    assert refusal(m, "1 end") == "S4.12"
    assert refusal(m, "1 build 1 wood stone") == "S4.12"
    assert Built(0, 1, ("wood", "stone"), ()) in play(m, "1 choose decor")


# -- coins ----------------------------------------------------------------------------------------------------


@rule("S4.3")
@pytest.mark.parametrize(
    ("done", "lie", "paid"),
    [
        ([], "wood coin", ["1 wood coin"]),
        ([], "coin coin", ["1 coin coin"]),
        ([], "wood wood coin", ["1 wood coin"]),
        ([], "wood stone coin", ["1 wood stone"]),
        ([], "wood stone glass coin", ["1 stone glass", "1 wood glass", "1 wood stone"]),
        ([1], "wood coin", ["2 wood coin"]),
        ([1], "wood stone coin", ["2 stone coin", "2 wood coin"]),
        ([1], "coin coin coin", ["2 coin coin"]),
        ([1, 2], "wood wood coin coin", ["3 wood coin coin"]),
        ([1, 2, 3], "wood stone coin coin", ["4 stone coin coin", "4 wood coin coin"]),
        ([1, 2, 3], "wood wood stone coin coin", ["4 wood wood coin"]),
        ([1, 2, 3, 4], "coin coin coin coin", ["5 coin coin coin coin"]),
        ([1, 2, 3, 4], "wood wood stone coin coin", ["5 wood stone coin coin"]),
    ],
)
def test_coins_must_stand_in_for_what_is_missing_as_few_as_possible(done: list[int], lie: str, paid: list[str]) -> None:
    m = match(cards={1: lie}, built={1: done}, decks={1: "gear", 2: "laurel shield"}, progress={1: "science"})
    play(m, "1 take giza")
    assert builds(m, 1) == paid
    assert refusal(m, "1 end") == "S4.2"


@rule("S4.3")
@pytest.mark.parametrize(
    "payment",
    [
        "wood coin",  # more coins than needed
        "coin coin",
        "wood glass",  # a card that one has not
        "wood wood",  # not different
        "wood",  # too few
        "wood stone coin",  # more than the cost
    ],
)
def test_another_payment_is_refused(payment: str) -> None:
    m = match(cards={1: "wood wood stone brick coin coin"}, decks=STOCK)
    play(m, "1 take giza", "* shield")
    assert builds(m, 1) == ["1 stone brick", "1 wood brick", "1 wood stone"]
    assert refusal(m, f"1 build 1 {payment}") == "S4.3"


@rule("S4.3")
def test_too_few_coins_for_what_is_missing() -> None:
    m = match(cards={1: "wood wood coin"}, built={1: [1, 2]}, decks=STOCK)
    assert kinds(play(m, "1 take giza", "* shield")) == ["Took", "TopShown", "TurnEnded", "TurnBegan"]


@rule("S4.4")
def test_the_paid_cards_are_discarded_and_the_stage_is_built_with_its_effect() -> None:
    m = match(
        "ephesus rhodes", built={1: [1]}, cards={1: "wood coin"}, decks={1: "laurel", 2: "laurel shield"},
        centre="glass glass stone",
    )  # fmt: skip
    assert play(m, "1 take ephesus") == [Took(0, "laurel", "ephesus"), Built(0, 2, ("wood", "coin"), ())]
    assert view(m).discard == {"wood": 1, "coin": 1}
    assert built(m, 1) == [1, 2]
    assert outcomes(m) == {"stone": 1, "glass": 2}
    assert play(m, "* glass") == [Took(0, "glass", "centre"), TurnEnded(0), TurnBegan(1)]
    assert player(m, 1).points == 3 + 3 + 3


# -- effects --------------------------------------------------------------------------------------------------


@rule("S4.5")
def test_alexandria_takes_the_top_card_of_any_deck() -> None:
    m = match(
        "alexandria rhodes giza babylon", built={1: [1]}, cards={1: "wood wood"},
        decks={1: "laurel", 2: "stone glass", 3: "cat", 4: "brick"}, centre="coin",
    )  # fmt: skip
    play(m, "1 take alexandria")
    assert options(m, 1) == ["take rhodes", "take giza", "take babylon", "take centre"]
    assert play(m, "1 take rhodes", "* glass") == [
        Took(0, "stone", "rhodes"), TopShown("rhodes", "glass"), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
    assert cards(m, 1) == {"stone": 1, "laurel": 1}


@rule("S4.5")
def test_ephesus_takes_the_top_card_of_the_central_deck() -> None:
    m = match("ephesus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, centre="coin stone")
    assert play(m, "1 take ephesus", "* shield")[-1] == Built(0, 2, ("wood", "wood"), ())
    assert asked(m) == []
    assert play(m, "* stone") == [Took(0, "stone", "centre"), TurnEnded(0), TurnBegan(1)]


@rule("S4.5")
def test_babylon_takes_one_of_the_four_available_tokens() -> None:
    m = match(
        "babylon rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK,
        face_up="decor politics strategy", tokens="culture tactics",
    )  # fmt: skip
    play(m, "1 take babylon", "* shield")
    assert options(m, 1) == ["choose decor", "choose politics", "choose strategy", "unseen"]
    assert play(m, "1 choose strategy", "* tactics") == [
        GotToken(0, "strategy", False), TokenShown("tactics"), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
    assert (progress(m, 1), view(m).discard) == ({"strategy": 1}, {"wood": 2})


@rule("S4.5")
def test_rhodes_has_a_shield_more_for_good_with_each_effect() -> None:
    assert [player(match("rhodes giza", built={1: list(range(1, n))}, decks=STOCK), 1).shields for n in (1, 2)] == [
        0,
        0,
    ]
    assert player(match("rhodes giza", built={1: [2]}, decks=STOCK), 1).shields == 1
    assert player(match("rhodes giza", built={1: [1, 2, 3]}, decks=STOCK), 1).shields == 1
    assert player(match("rhodes giza", built={1: [1, 2, 3, 4]}, decks=STOCK), 1).shields == 2
    m = match("rhodes giza", cards={1: "wood wood shield"}, decks=STOCK)
    assert play(m, "1 take rhodes", "* shield")[2:] == [Built(0, 2, ("wood", "wood"), ()), TurnEnded(0), TurnBegan(1)]
    assert player(m, 1).shields == 2


@rule("S4.5")
def test_nobody_else_has_shields_of_stages() -> None:
    m = match("olympia giza", built={1: [1, 2, 3, 4], 2: [1, 2, 3, 4]}, decks=STOCK)
    assert [each.shields for each in view(m).players] == [0, 0]


@rule("S4.5")
def test_halicarnassus_looks_at_five_keeps_one_and_shuffles_the_rest_back() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"},
        decks={1: "laurel laurel", 2: "stone glass coin shield wood brick"},
    )  # fmt: skip
    play(m, "1 take halicarnassus", "* laurel")
    assert options(m, 1) == ["take halicarnassus", "take rhodes"]
    assert play(m, "1 take rhodes") == [LookedFaceDown(0, "rhodes")]
    assert outcomes(m) == {"wood": 1, "brick": 1, "glass": 1, "coin": 1, "shield": 1}
    assert play(m, "* glass", "* coin", "* brick") == [
        LookedAt(0, "rhodes", "glass"), LookedAt(0, "rhodes", "coin"), LookedAt(0, "rhodes", "brick")
    ]  # fmt: skip
    assert outcomes(m) == {"wood": 1, "shield": 1}
    play(m, "* wood")
    assert options(m, 1) == ["keep wood", "keep stone", "keep brick", "keep glass", "keep coin"]
    assert refusal(m, "1 keep shield") == "S4.5"
    assert play(m, "1 keep coin") == [ShuffledBack(0, "rhodes", 4), Took(0, "coin", "rhodes")]
    assert outcomes(m) == {"wood": 1, "stone": 1, "brick": 1, "glass": 1, "shield": 1}
    assert play(m, "* stone") == [TopShown("rhodes", "stone"), TurnEnded(0), TurnBegan(1)]
    assert cards(m, 1) == {"coin": 1, "laurel": 1}
    assert player(m, 2).deck == {"wood": 1, "brick": 1, "glass": 1, "shield": 1}


@rule("S4.5")
def test_olympia_takes_the_left_and_the_right_top_card() -> None:
    m = match(
        "olympia rhodes giza", built={1: [1]}, cards={1: "wood wood"},
        decks={1: "stone laurel", 2: "brick", 3: "glass coin"}, centre="cat coin",
    )  # fmt: skip
    assert play(m, "1 take centre", "* cat", "* laurel", "* coin")[2:] == [
        Built(0, 2, ("wood", "wood"), ()), Took(0, "stone", "olympia"), Took(0, "glass", "giza"),
        TopShown("olympia", "laurel"), TopShown("giza", "coin"), TurnEnded(0), TurnBegan(1),
    ]  # fmt: skip
    assert cards(m, 1) == {"stone": 1, "glass": 1, "cat": 1}
    assert player(m, 2).top == "brick", "the left neighbour's deck is not reached"


@rule("S4.5")
def test_giza_has_no_effect() -> None:
    m = match(built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, centre="coin", face_up="decor")
    assert play(m, "1 take giza", "* shield")[2:] == [Built(0, 2, ("wood", "wood"), ()), TurnEnded(0), TurnBegan(1)]


@rule("S4.5")
@pytest.mark.parametrize("wonder", [wonder for wonder in WONDERS if wonder != "rhodes"])
def test_a_stage_without_an_effect_has_none(wonder: str) -> None:
    m = match(
        f"{wonder} rhodes", cards={1: "wood stone"}, decks={1: "laurel shield", 2: "laurel shield"}, centre="coin",
        face_up="decor",
    )  # fmt: skip
    assert play(m, f"1 take {wonder}", "* shield")[2:] == [
        Built(0, 1, ("wood", "stone"), ()), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


# -- effects with little left -----------------------------------------------------------------------------------


@rule("S4.6")
def test_alexandria_must_choose_a_deck_that_has_a_card() -> None:
    m = match(
        "alexandria rhodes giza", built={1: [1]}, cards={1: "wood wood"}, decks={1: "laurel", 2: "stone", 3: "cat"}
    )
    play(m, "1 take alexandria")
    assert options(m, 1) == ["take rhodes", "take giza"]
    assert refusal(m, "1 take alexandria") == refusal(m, "1 take centre") == "S4.6"
    assert refusal(m, "1 end") == "S4.12"


@rule("S4.6")
def test_alexandria_takes_the_only_card_there_is_by_itself() -> None:
    m = match("alexandria rhodes giza", built={1: [1]}, cards={1: "wood wood"}, decks={1: "laurel", 2: "stone"})
    assert m.events[:4] == [
        TurnBegan(0), Took(0, "laurel", "alexandria"), Built(0, 2, ("wood", "wood"), ()), Took(0, "stone", "rhodes")
    ]  # fmt: skip


@rule("S4.6")
@pytest.mark.parametrize("wonder", ["alexandria", "ephesus", "halicarnassus", "olympia"])
def test_without_a_card_anywhere_the_effect_gives_nothing(wonder: str) -> None:
    m = match(f"{wonder} rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={1: "laurel"})
    assert kinds(m.events)[:4] == ["TurnBegan", "Took", "Built", "TurnEnded"]
    assert isinstance(m.events[-1], Ended)
    assert cards(m, 1) == {"laurel": 1}


@rule("S4.6")
def test_ephesus_finds_an_empty_central_deck() -> None:
    m = match("ephesus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK)
    assert play(m, "1 take ephesus", "* shield")[2:] == [
        Built(0, 2, ("wood", "wood"), ()), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip


@rule("S4.6")
@pytest.mark.parametrize(("decks", "deck"), [({2: "stone glass"}, "rhodes"), ({1: "stone glass"}, "olympia")])
def test_olympia_takes_what_one_deck_has(decks: dict[int, str], deck: str) -> None:
    m = match("olympia rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=decks, centre="laurel coin coin")
    assert play(m, "1 take centre", "* laurel", "* glass") == [
        Took(0, "laurel", "centre"), Built(0, 2, ("wood", "wood"), ()), Took(0, "stone", deck), TopShown(deck, "glass"),
        TurnEnded(0), TurnBegan(1),
    ]  # fmt: skip


@rule("S4.6")
def test_halicarnassus_looks_at_what_is_there() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone glass glass"},
        centre="laurel coin coin",
    )  # fmt: skip
    assert play(m, "1 take centre", "* laurel")[-1] == LookedFaceDown(0, "rhodes"), "the only deck: no question"
    play(m, "* glass", "* glass")
    assert options(m, 1) == ["keep stone", "keep glass"]
    assert play(m, "1 keep stone", "* glass")[:2] == [ShuffledBack(0, "rhodes", 2), Took(0, "stone", "rhodes")]
    assert (player(m, 2).top, player(m, 2).deck) == ("glass", {"glass": 1})


@rule("S4.6")
def test_halicarnassus_keeps_the_last_card_of_a_deck_by_itself() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone"}, centre="laurel coin coin"
    )
    assert play(m, "1 take centre", "* laurel") == [
        Took(0, "laurel", "centre"), Built(0, 2, ("wood", "wood"), ()), LookedFaceDown(0, "rhodes"),
        ShuffledBack(0, "rhodes", 0), Took(0, "stone", "rhodes"), TurnEnded(0), TurnBegan(1),
    ]  # fmt: skip


@rule("S4.6")
def test_halicarnassus_keeps_by_itself_where_all_know_that_the_deck_has_one_kind_only() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone stone"}, centre="laurel coin"
    )
    assert play(m, "1 take centre", "* laurel", "* stone")[-2:] == [
        ShuffledBack(0, "rhodes", 1), Took(0, "stone", "rhodes")
    ]  # fmt: skip


@rule("S4.6")
def test_halicarnassus_reaches_the_left_and_the_right_deck_only() -> None:
    m = match(
        "halicarnassus rhodes giza babylon", built={1: [1]}, cards={1: "wood wood"},
        decks={1: "laurel laurel stone", 2: "stone", 3: "cat", 4: "glass"}, centre="coin",
    )  # fmt: skip
    play(m, "1 take halicarnassus", "* laurel")
    assert options(m, 1) == ["take halicarnassus", "take babylon"]
    assert refusal(m, "1 take rhodes") == refusal(m, "1 take centre") == "S4.5"
    assert refusal(m, "1 end") == refusal(m, "1 keep stone") == "S4.12"


@rule("S4.6")
def test_an_empty_deck_cannot_be_looked_at() -> None:
    m = match(
        "halicarnassus rhodes giza", built={1: [1]}, cards={1: "wood wood"},
        decks={1: "laurel", 2: "stone", 3: "glass stone"}, centre="coin",
    )  # fmt: skip
    assert play(m, "1 take halicarnassus")[-1] == LookedFaceDown(0, "giza"), "the own deck has just run out"
    m = match(
        "halicarnassus rhodes giza", built={1: [1]}, cards={1: "wood wood"},
        decks={1: "laurel laurel stone", 2: "stone", 3: "glass"}, centre="coin",
    )  # fmt: skip
    play(m, "1 take giza")
    assert m.events[-1] == LookedFaceDown(0, "halicarnassus")


@rule("S4.6")
def test_the_five_cards_are_seen_by_that_player_only() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone glass coin"},
        centre="laurel coin coin",
    )  # fmt: skip
    play(m, "1 take centre", "* laurel", "* coin")
    assert (view(m, 1).looked, view(m, 1).looked_size) == ({"coin": 1}, 1)
    for seat in (0, 2):
        seen = view(m, seat)
        assert (seen.looker, seen.looked_at, seen.looked, seen.looked_size) == (0, 1, None, 1)
        assert seen.players[1].deck == {"glass": 1, "coin": 1}
    assert view(m, 1).players[1].deck == {"glass": 1}
    assert LookedAt(0, "rhodes", "coin") in m.seen_by(0)
    for seat in (-1, 1):
        assert LookedAt(0, "rhodes", "coin") not in m.seen_by(seat)
        assert m.seen_by(seat)[-1] == LookedFaceDown(0, "rhodes")


@rule("S4.7")
def test_a_card_from_an_effect_brings_the_cat_and_arms_tokens() -> None:
    m = match(
        "alexandria rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={1: "laurel", 2: "cat stone"}, centre="horn1"
    )
    play(m, "1 take alexandria")
    assert play(m, "1 take rhodes", "* stone")[:3] == [
        Took(0, "cat", "rhodes"),
        TopShown("rhodes", "stone"),
        CatMoved(0),
    ]
    m = match(
        "ephesus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, centre="horn2 stone",
        progress={1: "propaganda"},
    )  # fmt: skip
    play(m, "1 take ephesus", "* shield")
    assert play(m, "* horn2") == [Took(0, "horn2", "centre"), HornsBlown(0, 2, 3), Armed(0, "propaganda")]
    assert options(m, 1) == ["use propaganda ephesus", "use propaganda rhodes", "use propaganda centre", "end"]


@rule("S4.7")
def test_a_card_from_a_token_triggers_the_next_token() -> None:
    m = match(decks={1: "wood", 2: "gear stone"}, centre="horn1", progress={1: "urbanism science"})
    play(m, "1 take giza")
    assert play(m, "1 use urbanism rhodes", "* stone") == [
        UsedToken(0, "urbanism"), Took(0, "gear", "rhodes"), TopShown("rhodes", "stone"), Armed(0, "science")
    ]  # fmt: skip
    assert HornsBlown(0, 1, 3) in play(m, "1 use science centre", "* horn1")


@rule("S4.7")
def test_the_kept_card_of_halicarnassus_triggers_too() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone horn1 cat"},
        centre="laurel coin coin", cat=2, progress={1: "jewellery"},
    )  # fmt: skip
    play(m, "1 take centre", "* laurel", "* cat", "* horn1", "1 keep cat")
    assert play(m, "* stone")[:2] == [TopShown("rhodes", "stone"), CatMoved(0)]


@rule("S4.8")
@pytest.mark.parametrize("seat", [1, 3, 4])
def test_alexandria_reaches_all_decks_the_own_one_included(seat: int) -> None:
    wonders = ["rhodes", "giza", "babylon", "olympia"]
    wonders[seat - 1] = "alexandria"
    m = match(
        " ".join(wonders), turn=seat, built={seat: [1]}, cards={seat: "brick brick"},
        decks=dict.fromkeys((1, 2, 3, 4), "coin glass"), centre="laurel coin",
    )  # fmt: skip
    play(m, f"{seat} take centre", "* laurel")
    assert options(m, seat) == [*[f"take {wonder}" for wonder in wonders], "take centre"]


@rule("S4.8")
def test_but_no_deck_of_a_wonder_in_the_box() -> None:
    m = match("alexandria rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, centre="stone")
    play(m, "1 take alexandria", "* shield")
    assert options(m, 1) == ["take alexandria", "take rhodes", "take centre"]
    assert refusal(m, "1 take deck3") == "S4.8"
    assert play(m, "1 take centre", "* stone")[0] == Took(0, "stone", "centre")


@rule("S4.9")
def test_the_new_top_is_open_before_the_kept_card_triggers_anything() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "horn1 glass"},
        centre="laurel coin coin", progress={1: "propaganda"},
    )  # fmt: skip
    play(m, "1 take centre", "* laurel", "* glass")
    assert options(m, 1) == ["keep glass", "keep horn1"], "the open card is one of them"
    assert play(m, "1 keep horn1", "* glass") == [
        ShuffledBack(0, "rhodes", 1), Took(0, "horn1", "rhodes"), TopShown("rhodes", "glass"), HornsBlown(0, 1, 3),
        Armed(0, "propaganda"),
    ]  # fmt: skip


@rule("S4.9")
def test_the_open_card_is_shuffled_back_too() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone glass"},
        centre="laurel coin coin",
    )  # fmt: skip
    play(m, "1 take centre", "* laurel", "* glass", "1 keep glass")
    assert (outcomes(m), player(m, 2).top, player(m, 2).deck) == ({"stone": 1}, None, {"stone": 1})
    assert (view(m).looker, view(m).looked_at, view(m).looked_size, view(m, 1).looked) == (None, None, 0, None)


@rule("S4.9")
def test_the_deck_is_chosen_before_looking() -> None:
    m = match("halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, centre="coin")
    play(m, "1 take centre", "* coin")
    assert options(m, 1) == ["take halicarnassus", "take rhodes"]
    assert view(m, 1).looked is None
    play(m, "1 take halicarnassus", "* shield")
    assert refusal(m, "1 take rhodes") == "S4.12"


@rule("S4.9")
def test_ephesus_takes_the_card_that_the_cat_has_shown() -> None:
    m = match("ephesus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, centre="coin stone", cat=1)
    assert play(m, "* stone", "1 take ephesus", "* shield") == [
        CatLooked(0, "stone"), Took(0, "laurel", "ephesus"), TopShown("ephesus", "shield"),
        Built(0, 2, ("wood", "wood"), ()), Took(0, "stone", "centre"), TurnEnded(0), TurnBegan(1),
    ]  # fmt: skip


@rule("S4.10")
@pytest.mark.parametrize(
    ("done", "lie", "paid"),
    [
        ([1, 2], "coin coin coin", "3 coin coin coin"),
        ([1, 2, 3], "wood coin coin", "4 wood coin coin"),
        ([1, 2, 3], "coin coin coin", "4 coin coin coin"),
        ([1, 2, 3, 4], "wood coin coin coin", "5 wood coin coin coin"),
    ],
)
def test_coins_stand_for_equal_or_different_ones_as_needed(done: list[int], lie: str, paid: str) -> None:
    m = match(cards={1: lie}, built={1: done}, decks={1: "gear", 2: "laurel shield"}, progress={1: "science"})
    play(m, "1 take giza")
    assert builds(m, 1) == [paid]


@rule("S4.10")
def test_exactly_as_many_as_the_cost_are_paid() -> None:
    m = match(cards={1: "wood stone brick glass"}, decks=STOCK)
    play(m, "1 take giza", "* shield")
    assert refusal(m, "1 build 1 wood stone brick") == refusal(m, "1 build 1 wood") == "S4.3"


# -- the last stage, the order of things ------------------------------------------------------------------------


@rule("S4.11")
def test_after_the_last_stage_the_turn_goes_on() -> None:
    m = match(
        built={1: [1, 2, 3, 4]}, cards={1: "wood stone brick gear gear", 2: "shield"}, war=2,
        decks={1: "glass", 2: "horn2 stone"}, progress={1: "crafts"}, face_up="decor politics",
    )  # fmt: skip
    play(m, "1 take giza", "1 build 5 wood stone brick glass")
    assert options(m, 1) == ["discover gear gear", "use crafts rhodes"]
    play(m, "1 use crafts rhodes", "* stone")
    assert m.events[-1] == Discovered(0, ("gear", "gear"))
    assert play(m, "1 choose decor")[:4] == [
        GotToken(0, "decor", False), TurnEnded(0), Fought(0, 1, 1, 1, 0, 0, "S6.3"), Disarmed(0, 1)
    ]  # fmt: skip
    assert m.over


@rule("S4.11")
def test_the_effect_of_the_last_stage_still_counts() -> None:
    m = match(
        "babylon rhodes", built={1: [1, 2, 3, 5]}, cards={1: "wood wood wood"}, decks=STOCK, face_up="decor politics"
    )
    assert play(m, "1 take babylon", "* shield")[2:] == [Built(0, 4, ("wood", "wood", "wood"), ()), WonderFinished(0)]
    assert options(m, 1) == ["choose decor", "choose politics"]
    play(m, "1 choose decor")
    assert m.over
    assert m.events[-1] == Ended((3 + 0 + 5 + 5 + 7 + 3 + 6, 0), (0,))


@rule("S4.12")
def test_the_choices_of_an_effect_come_before_any_other_action() -> None:
    m = match(
        "alexandria rhodes", built={1: [1]}, cards={1: "wood wood stone brick papyrus gear gear"}, decks=STOCK,
        centre="coin", face_up="decor politics", progress={1: "architecture"},
    )  # fmt: skip
    play(m, "1 take alexandria", "* shield")
    assert options(m, 1) == ["build 2 wood wood", "discover gear gear"]
    assert play(m, "1 build 2 wood wood") == [Built(0, 2, ("wood", "wood"), ()), Armed(0, "architecture")]
    assert options(m, 1) == ["take alexandria", "take rhodes", "take centre"]
    for early in ("build 3 stone brick papyrus", "discover gear gear", "use architecture rhodes", "end"):
        assert refusal(m, f"1 {early}") == "S4.12"
    play(m, "1 take alexandria")
    assert options(m, 1) == [
        "build 3 stone brick papyrus", "discover gear gear", "use architecture rhodes", "use architecture centre"
    ]  # fmt: skip


@rule("S4.12")
def test_the_kept_card_comes_before_any_other_action() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood gear gear"}, decks=STOCK, face_up="decor politics"
    )
    play(m, "1 take halicarnassus", "* shield", "1 build 2 wood wood", "1 take rhodes", "* shield")
    assert options(m, 1) == ["keep laurel", "keep shield"]
    assert refusal(m, "1 discover gear gear") == refusal(m, "1 end") == "S4.12"


@rule("S4.12")
def test_the_token_is_chosen_directly_after_its_set() -> None:
    m = match(cards={1: "gear gear wood stone"}, decks=STOCK, face_up="decor politics")
    play(m, "1 take giza", "* shield", "1 discover gear gear")
    assert options(m, 1) == ["choose decor", "choose politics"]
    assert refusal(m, "1 build 1 wood stone") == refusal(m, "1 take rhodes") == "S4.12"
    assert refusal(m, "1 choose culture") == refusal(m, "1 unseen") == "S5.1"


@rule("S4.12")
def test_an_extra_card_from_architecture_comes_after_the_effect() -> None:
    m = match(
        "babylon rhodes", built={1: [1]}, cards={1: "wood wood"}, decks=STOCK, face_up="decor politics",
        progress={1: "architecture"},
    )  # fmt: skip
    play(m, "1 take babylon", "* shield")
    assert options(m, 1) == ["choose decor", "choose politics"]
    play(m, "1 choose decor")
    assert options(m, 1) == ["use architecture babylon", "use architecture rhodes", "end"]


@rule("S4.12")
@pytest.mark.parametrize("wonder", ["ephesus", "olympia", "rhodes"])
def test_ephesus_olympia_and_rhodes_happen_by_themselves(wonder: str) -> None:
    m = match(
        f"{wonder} babylon", built={1: [1]}, cards={1: "wood wood"}, decks={1: "cat", 2: "cat"}, centre="laurel laurel"
    )
    play(m, "1 take centre", "* laurel")
    if wonder == "ephesus":
        play(m, "* laurel")
    assert built(m, 1) == [1, 2]
    assert [event for event in m.events if isinstance(event, Built)] == [Built(0, 2, ("wood", "wood"), ())]
    assert m.length == (3 if wonder == "ephesus" else 2), "one decision in all"


@rule("S4.13")
def test_as_few_coins_as_possible_holds_for_each_stage_by_itself() -> None:
    m = match("rhodes giza", cards={1: "wood wood coin"}, decks=STOCK)
    play(m, "1 take rhodes", "* shield")
    assert options(m, 1) == ["build 1 wood coin", "build 2 wood wood"], "the other stage would cost no coin"


@rule("S4.13")
def test_for_equal_ones_a_kind_of_which_one_has_most() -> None:
    m = match(cards={1: "wood wood stone coin coin"}, built={1: [1, 2, 3]}, decks=STOCK, progress={1: "architecture"})
    assert Built(0, 4, ("wood", "wood", "coin"), ()) in play(m, "1 take giza", "* shield")
    m = match(cards={1: "wood wood stone stone coin"}, built={1: [1, 2, 3]}, decks=STOCK)
    play(m, "1 take giza", "* shield")
    assert builds(m, 1) == ["4 stone stone coin", "4 wood wood coin"], "a kind, not the kind"
    m = match(cards={1: "wood wood wood wood stone stone stone"}, built={1: [1, 2, 3]}, decks=STOCK)
    play(m, "1 take giza", "* shield")
    assert builds(m, 1) == ["4 stone stone stone", "4 wood wood wood"], "at most three of them count"
