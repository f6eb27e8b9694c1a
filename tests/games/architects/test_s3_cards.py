"""S3 Cards."""

import pytest

from artel.games.architects.events import (
    Armed,
    Built,
    CatMoved,
    Discovered,
    Fought,
    GotToken,
    HornsBlown,
    Took,
    TopShown,
    TurnBegan,
    TurnEnded,
)
from artel.kernel.errors import BadNotation
from clauses import rule
from games.architects.tables import cards, match, player, progress, view
from games.common import asked, kinds, options, play, refusal

STOCK = {1: "laurel shield", 2: "laurel shield"}


@rule("S3.1")
@pytest.mark.parametrize("card", ["wood", "stone", "brick", "papyrus", "glass"])
def test_each_grey_card_is_one_resource(card: str) -> None:
    m = match(cards={1: f"{card} {card} coin"}, built={1: [1]}, decks={1: "laurel", 2: "laurel shield"})
    assert Built(0, 2, (card, card), ()) in play(m, "1 take giza")
    assert cards(m, 1) == {"laurel": 1, "coin": 1}


@rule("S3.1")
@pytest.mark.parametrize("card", ["wood", "stone", "brick", "papyrus", "glass"])
def test_a_coin_is_wild(card: str) -> None:
    m = match(cards={1: f"{card} coin"}, built={1: [1]}, decks={1: "laurel", 2: "laurel shield"})
    assert Built(0, 2, (card, "coin"), ()) in play(m, "1 take giza")


@rule("S3.1")
@pytest.mark.parametrize("card", ["laurel", "cat", "gear", "shield", "horn1", "horn2"])
def test_no_other_card_pays(card: str) -> None:
    m = match(cards={1: f"wood {card}"}, decks=STOCK)
    assert kinds(play(m, "1 take giza", "* shield")) == ["Took", "TopShown", "TurnEnded", "TurnBegan"]
    with pytest.raises(BadNotation):
        play(m, f"2 build 1 wood {card}")


@rule("S3.2")
def test_a_blue_card_is_worth_3_points_or_2_with_a_cat() -> None:
    m = match(cards={1: "laurel laurel", 2: "laurel cat cat"}, decks=STOCK)
    assert [each.points for each in view(m).players] == [6, 7]


@rule("S3.2")
def test_a_card_with_a_cat_brings_the_pawn_from_the_middle() -> None:
    m = match(decks={1: "cat", 2: "laurel shield"}, centre="wood")
    assert play(m, "1 take giza") == [Took(0, "cat", "giza"), CatMoved(0), TurnEnded(0), TurnBegan(1)]
    assert [each.has_cat for each in view(m).players] == [True, False]
    assert player(m, 1).points == 4, "two for the card, two for the pawn"


@rule("S3.2")
def test_and_from_another_player() -> None:
    m = match(decks={1: "cat", 2: "laurel shield"}, centre="wood", cat=2)
    assert CatMoved(0) in play(m, "1 take giza")
    assert [each.has_cat for each in view(m).players] == [True, False]


@rule("S3.2")
def test_who_has_the_pawn_keeps_it() -> None:
    m = match(decks={1: "cat coin", 2: "laurel shield"}, cat=1)
    assert play(m, "1 take giza", "* coin") == [
        Took(0, "cat", "giza"), TopShown("giza", "coin"), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
    assert player(m, 1).has_cat


@rule("S3.2")
def test_a_laurel_brings_no_cat() -> None:
    m = match(decks={1: "laurel", 2: "laurel shield"}, cat=2)
    assert "CatMoved" not in kinds(play(m, "1 take giza"))
    assert player(m, 2).has_cat


@rule("S3.3")
@pytest.mark.parametrize("card", ["gear", "compass", "tablet"])
def test_two_equal_symbols_are_discarded_for_a_token(card: str) -> None:
    m = match(
        cards={1: card}, decks={1: "laurel", 2: f"{card} shield"}, face_up="decor politics strategy", tokens="culture"
    )
    assert play(m, "1 take rhodes", "* shield")[-1] == Discovered(0, (card, card))
    assert options(m, 1) == ["choose decor", "choose politics", "choose strategy", "unseen"]
    assert view(m).discard == {card: 2}
    assert GotToken(0, "politics", False) in play(m, "1 choose politics", "* culture")
    assert (cards(m, 1), progress(m, 1)) == ({}, {"politics": 1})


@rule("S3.3")
def test_or_three_different_ones() -> None:
    m = match(cards={1: "gear tablet"}, decks={1: "compass", 2: "laurel shield"}, face_up="decor politics")
    assert play(m, "1 take giza")[-1] == Discovered(0, ("gear", "compass", "tablet"))
    assert options(m, 1) == ["choose decor", "choose politics"]
    assert view(m).discard == {"gear": 1, "compass": 1, "tablet": 1}


@rule("S3.3")
@pytest.mark.parametrize("lie", ["gear", "gear compass", "gear tablet", "compass tablet"])
def test_fewer_are_no_set(lie: str) -> None:
    m = match(cards={1: lie}, decks={1: "laurel", 2: "laurel shield"}, centre="wood", face_up="decor politics")
    assert kinds(play(m, "1 take giza")) == ["Took", "TurnEnded", "TurnBegan"]
    assert view(m).discard == {}


@rule("S3.3")
def test_with_several_possible_sets_the_player_chooses() -> None:
    m = match(cards={1: "gear gear compass"}, decks={1: "tablet", 2: "laurel shield"}, face_up="decor politics")
    play(m, "1 take giza")
    assert options(m, 1) == ["discover gear gear", "discover gear compass tablet"]
    assert refusal(m, "1 discover tablet tablet") == "S3.5"
    assert refusal(m, "1 end") == "S3.3"
    play(m, "1 discover gear gear", "1 choose decor")
    assert cards(m, 1) == {"compass": 1, "tablet": 1}


@rule("S3.4")
@pytest.mark.parametrize(("card", "turned"), [("shield", 0), ("horn1", 1), ("horn2", 2)])
def test_a_red_card_is_one_shield_and_turns_a_conflict_token_for_each_horn(card: str, turned: int) -> None:
    m = match(decks={1: "laurel", 2: f"{card} stone"}, cards={1: "shield"})
    events = play(m, "1 take rhodes", "* stone")
    told = [HornsBlown(0, turned, 3)] if turned else []
    assert events == [Took(0, card, "rhodes"), TopShown("rhodes", "stone"), *told, TurnEnded(0), TurnBegan(1)]
    assert (player(m, 1).shields, view(m).war, view(m).battle) == (2, turned, False)


@rule("S3.4")
def test_horns_add_up() -> None:
    m = match("giza rhodes babylon olympia", decks={1: "horn1", 4: "horn2 stone"}, centre="wood", war=1)
    assert HornsBlown(0, 3, 4) in play(m, "1 take olympia", "* stone")
    assert view(m).war == 3


@rule("S3.4")
def test_surplus_horns_are_ignored() -> None:
    m = match(decks={1: "laurel", 2: "horn2 stone"}, war=2, progress={1: "propaganda"})
    assert play(m, "1 take rhodes", "* stone")[2:] == [HornsBlown(0, 3, 3), Armed(0, "propaganda")]
    assert (view(m).war, view(m).battle) == (3, True)


@rule("S3.4")
def test_horns_after_the_last_peace_token_do_nothing() -> None:
    m = match(decks={1: "horn1 horn1", 2: "laurel"}, war=2, progress={1: "propaganda"})
    assert HornsBlown(0, 3, 3) in play(m, "1 take giza", "* horn1")
    events = play(m, "1 use propaganda giza")
    assert kinds(events)[:4] == ["UsedToken", "Took", "TurnEnded", "Fought"], "no second call, no second arming"
    assert Fought(0, 1, 2, 0, 2, 0, "S6.3") in events
    assert view(m).war == 0


@rule("S3.5")
def test_a_set_is_exactly_two_or_exactly_three_cards() -> None:
    stock = {1: "gear", 2: "laurel shield"}
    m = match(cards={1: "gear gear"}, decks=stock, centre="wood", face_up="decor politics")
    assert play(m, "1 take giza")[-1] == Discovered(0, ("gear", "gear")), "two of the three"
    play(m, "1 choose decor")
    assert (cards(m, 1), asked(m)) == ({"gear": 1}, [2])
    for none in ("gear", "gear compass", "gear gear gear", "gear gear compass tablet", "wood wood"):
        with pytest.raises(BadNotation):
            play(m, f"1 discover {none}")


@rule("S3.5")
def test_whatever_complete_set_remains_must_be_turned_in_as_well() -> None:
    m = match(
        cards={1: "gear gear gear gear compass"}, decks={1: "tablet", 2: "laurel shield"},
        centre="wood", face_up="decor politics strategy", tokens="culture culture",
    )  # fmt: skip
    play(m, "1 take giza", "1 discover gear compass tablet", "1 choose decor", "* culture")
    assert options(m, 1) == ["choose politics", "choose strategy", "choose culture", "unseen"], "gear gear by itself"
    assert play(m, "1 unseen", "* culture")[-2:] == [TurnEnded(0), TurnBegan(1)]
    assert (cards(m, 1), progress(m, 1)) == ({"gear": 1}, {"decor": 1, "culture": 1})


@rule("S3.5")
def test_the_last_set_stays_when_the_tokens_run_out() -> None:
    stock = {1: "laurel", 2: "laurel shield"}
    m = match(cards={1: "gear gear compass compass"}, decks=stock, centre="wood", face_up="decor")
    play(m, "1 take giza")
    assert play(m, "1 discover compass compass") == [
        Discovered(0, ("compass", "compass")), GotToken(0, "decor", False), TurnEnded(0), TurnBegan(1)
    ]  # fmt: skip
    assert cards(m, 1) == {"gear": 2, "laurel": 1}


@rule("S3.6")
def test_cards_taken_together_are_all_laid_down_before_any_of_them_works() -> None:
    m = match(
        "olympia rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={1: "laurel horn2 cat", 2: "horn1 coin stone"},
        progress={1: "propaganda jewellery"}, war=1,
    )  # fmt: skip
    play(m, "1 take olympia", "* horn2")
    events = [event for event in m.events if type(event).__name__ != "TurnBegan"]
    assert events == [
        Took(0, "laurel", "olympia"), TopShown("olympia", "horn2"),
        Built(0, 2, ("wood", "wood"), ()),
        Took(0, "horn2", "olympia"), Took(0, "horn1", "rhodes"),
    ]  # fmt: skip
    assert play(m, "* cat", "* coin") == [
        TopShown("olympia", "cat"), TopShown("rhodes", "coin"), HornsBlown(0, 3, 3), Armed(0, "propaganda")
    ]  # fmt: skip
    assert options(m, 1) == ["use propaganda olympia", "use propaganda rhodes", "end"]


@rule("S3.6")
def test_cat_horns_and_tokens_of_both_cards_count_left_card_first() -> None:
    m = match(
        "olympia rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={1: "cat", 2: "stone wood"}, centre="glass",
        progress={1: "jewellery urbanism crafts"},
    )  # fmt: skip
    assert play(m, "1 take centre", "* glass", "1 build 2 wood wood") == [
        Took(0, "glass", "centre"), Armed(0, "crafts"), Built(0, 2, ("wood", "wood"), ()),
        Took(0, "cat", "olympia"), Took(0, "stone", "rhodes"),
    ]  # fmt: skip
    assert play(m, "* wood") == [TopShown("rhodes", "wood"), CatMoved(0), Armed(0, "jewellery")]
    assert options(m, 1) == ["use crafts rhodes", "use jewellery rhodes", "end"]


@rule("S3.6")
def test_a_battle_called_by_the_first_card_takes_the_second_into_account() -> None:
    m = match(
        "olympia rhodes", built={1: [1]}, cards={1: "wood wood", 2: "shield"}, decks={1: "horn1", 2: "horn1"},
        centre="laurel laurel", war=2,
    )  # fmt: skip
    assert kinds(play(m, "1 take centre", "* laurel"))[:8] == [
        "Took", "Built", "Took", "Took", "HornsBlown", "TurnEnded", "Fought", "Disarmed"
    ]  # fmt: skip
    assert Fought(0, 1, 2, 1, 2, 0, "S6.3") in m.events
