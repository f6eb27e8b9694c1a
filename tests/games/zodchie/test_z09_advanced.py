"""Z9: the advanced game."""

from __future__ import annotations

from itertools import combinations

import pytest

from artel.games.zodchie.events import DeckBuilt, DieRolled, Drew, FirstPlayer, TurnBegan
from artel.kernel.errors import BadOption
from clauses import rule
from games.common import asked, kinds, options, outcomes, play, question, refusal, sampled
from games.zodchie.tables import Played, fresh, hand, player, view

BASE = [
    "tavern", "market", "barracks", "orangery", "inn", "temple",
    "park", "watchtower", "theatre", "villa", "forge", "library",
]  # fmt: skip
STANDS_IN = {
    "red": {
        "arsenal": "inn",
        "laboratory": "market",
        "fortress": "temple",
        "prison": "orangery",
        "town_hall": "villa",
        "colosseum": "theatre",
    },
    "green": {
        "fountain": "market",
        "statue": "temple",
        "windmill": "library",
        "farm": "watchtower",
        "stables": "inn",
        "bridge": "theatre",
    },
    "blue": {
        "magic_academy": "villa",
        "cemetery": "market",
        "museum": "inn",
        "school": "orangery",
        "university": "forge",
        "observatory": "watchtower",
    },
    "yellow": {
        "obelisk": "market",
        "manufactory": "barracks",
        "bank": "park",
        "shop": "tavern",
        "palace": "villa",
        "customs": "temple",
    },
}


def advanced(colours: str = "red,green", **more: str) -> Played:
    return fresh(len(colours.split(",")), variant="advanced", colours=colours, **more)


# -- Z9.1 ---------------------------------------------------------------------------------------------------


@rule("Z9.1")
@pytest.mark.parametrize(
    ("colour", "extra", "replaced"),
    [(colour, extra, base) for colour, extras in STANDS_IN.items() for extra, base in extras.items()],
)
def test_an_extra_replaces_the_base_card_it_stands_in_for(colour: str, extra: str, replaced: str) -> None:
    other = "green" if colour != "green" else "red"
    m = advanced(f"{colour},{other}")
    play(m, f"1 replace {extra}", f"2 replace nothing {other}")
    assert player(m, 1).deck == tuple(card for card in BASE if card != replaced) + (extra,)
    assert player(m, 2).deck == tuple(BASE)


@rule("Z9.1")
def test_all_decide_at_the_same_time_in_any_order() -> None:
    m = advanced("red,green,blue")
    assert asked(m) == [1, 2, 3]
    assert play(m, "2 replace farm") == []
    assert asked(m) == [1, 3]
    assert play(m, "3 replace nothing blue") == []
    assert asked(m) == [1]
    assert kinds(play(m, "1 replace arsenal prison")) == ["DeckBuilt", "DeckBuilt", "DeckBuilt"]


@rule("Z9.1")
def test_nobody_sees_what_another_one_has_decided() -> None:
    m = advanced()
    before = view(m, 2)
    play(m, "1 replace arsenal prison")
    after = view(m, 2)
    assert [p.deck for p in after.players] == [tuple(BASE), tuple(BASE)]
    assert after.players == before.players
    other = advanced()
    play(other, "1 replace nothing red")
    assert view(other, 2) == after


@rule("Z9.1")
def test_only_the_extras_of_ones_own_colour_can_be_taken() -> None:
    m = advanced("red,blue")
    assert refusal(m, "1 replace museum") == "Z9.1"
    assert refusal(m, "2 replace nothing red") == "Z9.1"
    assert refusal(m, "2 tavern a1") == "Z9.2"


@rule("Z9.1")
@pytest.mark.parametrize("colour", STANDS_IN)
def test_each_set_of_ones_extras_is_an_option(colour: str) -> None:
    m = advanced(f"{colour},{'red' if colour != 'red' else 'blue'}")
    found = options(m, 1)
    assert found[0] == f"replace nothing {colour}"
    sets = [set(text.split()[1:]) for text in found[1:]]
    assert len(found) == 64
    for many in range(1, 7):
        for some in combinations(STANDS_IN[colour], many):
            assert set(some) in sets


# -- Z9.2 ---------------------------------------------------------------------------------------------------


@rule("Z9.2")
@pytest.mark.parametrize(
    ("limit", "many"), [("0", 1), ("1", 7), ("2", 22), ("3", 42), ("4", 57), ("5", 63), ("6", 64), ("none", 64)]
)
def test_a_limit_on_the_replacements_can_be_agreed(limit: str, many: int) -> None:
    m = advanced(limit=limit)
    assert len(options(m, 1)) == many
    assert len(options(m, 2)) == many


@rule("Z9.2")
def test_fewer_than_the_limit_is_always_allowed_more_is_not() -> None:
    m = advanced(limit="1")
    assert options(m, 1) == [
        "replace nothing red",
        "replace arsenal",
        "replace laboratory",
        "replace fortress",
        "replace prison",
        "replace town_hall",
        "replace colosseum",
    ]
    assert refusal(m, "1 replace arsenal prison") == "Z9.2"
    assert sampled(m, 1) == options(m, 1)


@rule("Z9.2")
def test_a_limit_of_nought_leaves_the_base_deck() -> None:
    m = advanced(limit="0")
    assert options(m, 2) == ["replace nothing green"]
    assert refusal(m, "2 replace farm") == "Z9.2"
    assert sampled(m, 2) == ["replace nothing green"]


@rule("Z9.2")
def test_the_limit_can_be_rolled() -> None:
    m = advanced(limit="die")
    assert asked(m) == []
    assert outcomes(m) == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    assert play(m, "* 1") == [DieRolled(1)]
    assert asked(m) == [1, 2]
    assert len(options(m, 1)) == 7
    assert refusal(m, "2 replace farm statue") == "Z9.2"


@rule("Z9.2")
@pytest.mark.parametrize("limit", ["7", "-1", "", "10", "a die"])
def test_other_limits_are_refused(limit: str) -> None:
    with pytest.raises(BadOption) as raised:
        advanced(limit=limit)
    assert raised.value.details["option"] == "limit"
    assert raised.value.details["given"] == limit


@rule("Z9.2")
@pytest.mark.parametrize("limit", ["0", "6", "die"])
def test_a_limit_belongs_to_the_advanced_game(limit: str) -> None:
    with pytest.raises(BadOption) as raised:
        fresh(2, variant="base", limit=limit)
    assert raised.value.clause == "Z9.2"
    assert raised.value.details == {
        "option": "limit",
        "given": limit,
        "possible": "none (a limit needs variant=advanced)",
    }
    assert kinds(fresh(2, variant="base", limit="none").events) == []


# -- Z9.3 ---------------------------------------------------------------------------------------------------


@rule("Z9.3")
def test_when_all_have_decided_the_replacements_are_shown_to_all() -> None:
    m = advanced("red,blue")
    events = play(m, "2 replace cemetery school", "1 replace nothing red")
    assert events == [DeckBuilt(0, ()), DeckBuilt(1, ("cemetery", "school"))]
    for seat in (-1, 0, 1):
        assert m.seen_by(seat) == events
    deck = ("tavern", "barracks", *BASE[4:], "cemetery", "school")
    assert view(m).players[1].deck == player(m, 2).deck == player(m, 2, viewer=1).deck == deck
    assert player(m, 1, viewer=2).deck == tuple(BASE)


@rule("Z9.3")
def test_hands_are_dealt_after_the_decks_are_shown_and_from_them() -> None:
    m = advanced("red,blue")
    play(m, "1 replace arsenal", "2 replace cemetery school")
    assert hand(m, 1) == hand(m, 2) == []
    assert question(m) == "ChooseFirstPlayer"
    assert play(m, "* 2") == [FirstPlayer(1)]
    red = [card for card in BASE if card != "inn"] + ["arsenal"]
    assert outcomes(m) == dict.fromkeys(red, 1)
    play(m, "* arsenal", "* tavern", "* forge")
    blue = [card for card in BASE if card not in ("market", "orangery")] + ["cemetery", "school"]
    assert outcomes(m) == dict.fromkeys(blue, 1)
    events = play(m, "* school", "* tavern", "* cemetery")
    assert events == [Drew(1, "school"), Drew(1, "tavern"), Drew(1, "cemetery"), TurnBegan(1)]
    assert hand(m, 1) == ["tavern", "forge", "arsenal"]
    assert hand(m, 2) == ["tavern", "cemetery", "school"]
    assert asked(m) == [2]


@rule("Z9.3")
def test_after_that_nothing_changes_any_more() -> None:
    m = advanced("red,green")
    play(m, "1 replace arsenal", "2 replace farm", "* 1")
    play(m, "* arsenal", "* tavern", "* forge", "* farm", "* tavern", "* forge")
    assert refusal(m, "1 replace prison") == "Z2.1"
    assert player(m, 1).deck == tuple(card for card in BASE if card != "inn") + ("arsenal",)


# -- Z9.4 ---------------------------------------------------------------------------------------------------


@rule("Z9.4")
def test_the_die_is_rolled_openly_before_anybody_decides() -> None:
    m = advanced("red,green,blue,yellow", limit="die")
    assert question(m) == "RollDie"
    assert asked(m) == []
    events = play(m, "* 6")
    for seat in (-1, 0, 3):
        assert m.seen_by(seat) == events == [DieRolled(6)]
    assert asked(m) == [1, 2, 3, 4]
    assert len(options(m, 4)) == 64


@rule("Z9.4")
def test_without_a_limit_all_six_may_be_replaced() -> None:
    m = advanced("yellow,green")
    play(m, "1 replace obelisk manufactory bank shop palace customs", "2 replace nothing green")
    assert player(m, 1).deck == (
        "orangery", "inn", "watchtower", "theatre", "forge", "library",
        "obelisk", "manufactory", "bank", "shop", "palace", "customs",
    )  # fmt: skip


@rule("Z9.4")
def test_cards_left_over_are_out_of_the_game() -> None:
    m = advanced("blue,green")
    play(m, "1 replace museum", "2 replace nothing green", "* 1", "* museum", "* park", "* villa")
    play(m, "* tavern", "* forge", "* library")
    me = player(m, 1)
    rest = ("tavern", "market", "barracks", "orangery", "temple", "watchtower", "theatre", "forge", "library")
    assert me.hand == ("park", "villa", "museum")
    assert me.pile == rest
    assert me.under == me.removed == ()


@rule("Z9.4")
def test_in_the_basic_game_nobody_decides_and_no_die_is_rolled() -> None:
    m = fresh(2, colours="red,green")
    assert question(m) == "ChooseFirstPlayer"
    assert player(m, 1).deck == tuple(BASE)
