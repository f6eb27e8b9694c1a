"""Tables laid out by hand."""

from typing import Any

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.events import RoundBegan
from artel.games.artificium.layout import FIELDS, PHASES
from artel.kernel.errors import BadScenario
from artel.kernel.record import Match
from games.artificium.tables import match, player, view
from games.common import asked, options, outcomes, question


def test_left_out_is_as_at_the_beginning() -> None:
    m = match(hands={1: "farm"})
    seen = view(m, 1)
    assert (seen.round, seen.first, seen.market, seen.discard, seen.deck_size) == (1, 0, {}, {}, 107)
    assert seen.shuffled["farm"] == 8
    for each in seen.players:
        assert (each.coins, each.points, each.stones, each.front, each.laid, each.known) == (5, 0, {}, {}, None, {})
    assert [each.in_round for each in seen.players] == [True, False]  # the other has no card to lay
    assert GAME.result(m.table).items == ()


def test_cards_are_a_list_or_a_table() -> None:
    setup = GAME.setup(2)
    one = GAME.lay_out(setup, {"hands": {"1": ["farm", "farm", "fair"]}, "deck": ["castle"]})
    two = GAME.lay_out(setup, {"hands": {1: {"farm": 2, "fair": 1}}, "deck": {"castle": 1}})
    assert GAME.view(one, 0) == GAME.view(two, 0)
    assert GAME.view(one, 0).players[0].hand == {"farm": 2, "fair": 1}


def test_the_deck_is_all_that_is_named_nowhere() -> None:
    m = match(
        phase="market", hands={1: "farm farm", 2: "castle"}, front={1: "farm"}, market="fair", discard="theft",
        out=[2], turn=2,
    )  # fmt: skip
    box = GAME.components(GAME.standard_pack())
    t: Any = m.table
    left = dict(zip(box.names, t.deck, strict=True))
    gone = {name: many - left[name] for name, many in zip(box.names, box.copies, strict=True) if many - left[name]}
    assert gone == {"farm": 3, "castle": 1, "fair": 1, "theft": 1}
    assert asked(m) == [2]
    assert [p.in_round for p in view(m).players] == [True, False]


def test_a_deck_that_is_named_is_the_deck() -> None:
    m = match(phase="cards", laid={1: "mage_tower"}, stones={1: "kvass potion"}, deck="farm farm", hands={2: "fair"})
    m.act_text(0, "apply")
    assert outcomes(m) == {"farm": 2}


@pytest.mark.parametrize(
    ("layout", "waits", "number"),
    [
        ({}, "Together", 1),
        ({"phase": "step", "round": 4}, "Together", 4),
        ({"phase": "start"}, "ChooseFirstPlayer", 0),
        ({"phase": "start", "round": 2}, "Draw", 2),
        ({"phase": "market", "round": 3}, "MarketTurn", 3),
        ({"phase": "cards", "laid": {2: "farm"}}, "PlayCard", 1),
        ({"phase": "cards"}, "Together", 1),
        ({"phase": "end", "round": 2}, "DiscardHand", 2),
        ({"phase": "end", "round": 4}, "", 4),
    ],
)
def test_the_phase_says_what_comes_next(layout: dict[str, Any], waits: str, number: int) -> None:
    m = match(hands={1: "farm", 2: "farm"}, **layout)
    assert (question(m), view(m).round) == (waits, number)


def test_a_round_that_starts_finds_its_first_player() -> None:
    m = match(3, phase="start", round=2, first=2, points={2: 1})
    assert m.opening == [RoundBegan(2, 2, "A4.2")]
    assert view(match(phase="start", first=2)).first is None


def test_the_market_begins_with_the_first_player_or_whose_turn_it_is() -> None:
    hands = dict.fromkeys((1, 2, 3), "farm")
    assert asked(match(3, phase="market", first=2, hands=hands)) == [2]
    m = match(3, phase="market", first=2, turn=3, hands=hands, passed=[1], swapped=[2])
    assert asked(m) == [3]
    assert [(p.in_market, p.swapped) for p in view(m).players] == [(False, False), (True, True), (True, False)]
    assert view(match(3, hands=hands)).players[0].in_market is False


def test_points_may_say_where_they_came_from() -> None:
    m = match(points={1: 7, 2: {"farm": 3, "knight": -1, "coins": 2}})
    assert [player(m, seat).points for seat in (1, 2)] == [7, 4]
    assert [(item.seat, item.what, item.points) for item in m.result().items] == [
        (1, "farm", 3), (1, "knight", -1), (1, "coins", 2)
    ]  # fmt: skip


def test_what_is_known_and_what_was_shuffled() -> None:
    m = match(3, hands={1: "farm farm fair", 2: "fair", 3: "fair"}, known={1: "farm"}, deck="castle",
              shuffled="castle theft")  # fmt: skip
    for viewer in (0, 2, 3):
        assert player(m, 1, viewer).known == {"farm": 1}
        assert view(m, viewer).shuffled == {"castle": 1, "theft": 1}
    assert player(m, 1, 1).known == {}
    assert view(m, 1).shuffled == {"castle": 1, "theft": 1}


def test_a_laid_out_table_can_be_played_from() -> None:
    setup = GAME.setup(2)
    layout = {"phase": "cards", "laid": {"1": "farm"}, "coins": {"1": 0}}
    m = Match(setup, b"seed", table=GAME.lay_out(setup, layout))
    assert options(m, 1) == ["apply", "discard", "back"]


@pytest.mark.parametrize(
    ("layout", "where", "problem"),
    [
        ({"phase": "night"}, "phase", f"“night” is no phase; phases are {', '.join(PHASES)}"),
        ({"phase": ["step"]}, "phase", f"“['step']” is no phase; phases are {', '.join(PHASES)}"),
        ({"hand": {}}, "hand", f"unknown; a layout has {', '.join(FIELDS)}"),
        ({"laid": {1: "farm"}}, "laid", "only in phase cards"),
        ({"phase": "end", "out": [1]}, "out", "only in phase market or step or cards"),
        ({"phase": "start", "out": [1]}, "out", "only in phase market or step or cards"),
        ({"passed": [1]}, "passed", "only in phase market"),
        ({"swapped": [1]}, "swapped", "only in phase market"),
        ({"phase": "cards", "turn": 1}, "turn", "only in phase market"),
        ({"round": 0}, "round", "a number from 1 to 4 is needed, not “0”"),
        ({"round": 5}, "round", "a number from 1 to 4 is needed, not “5”"),
        ({"round": True}, "round", "a number from 1 to 4 is needed, not “True”"),
        ({"round": "2"}, "round", "a number from 1 to 4 is needed, not “2”"),
        ({"first": 0}, "first", "“0” is no seat; seats are 1 to 2"),
        ({"first": 3}, "first", "“3” is no seat; seats are 1 to 2"),
        ({"first": [1]}, "first", "“[1]” is no seat; seats are 1 to 2"),
        ({"hands": ["farm"]}, "hands", "a table by seat is needed, such as { 1 = … }"),
        ({"hands": {3: ["farm"]}}, "hands", "“3” is no seat; seats are 1 to 2"),
        ({"hands": {1: "farm"}}, "hands.1", "a table is needed, such as { sawmill = 2 }"),
        ({"hands": {1: ["gold"]}}, "hands.1", "“gold” is no card"),
        ({"hands": {1: [1]}}, "hands.1", "“1” is no card"),
        ({"hands": {1: {"gold": 1}}}, "hands.1", "“gold” is no card"),
        ({"hands": {1: {"farm": -1}}}, "hands.1.farm", "a number from 0 to 999 is needed, not “-1”"),
        ({"hands": {1: {"farm": 9}}}, "hands.1", "there are 8 cards farm in the box"),
        ({"hands": {1: {"farm": 8}, 2: {"farm": 1}}}, "hands.2", "there are 8 cards farm in the box"),
        ({"hands": {1: {"farm": 8}}, "front": {2: ["farm"]}}, "front.2", "there are 8 cards farm in the box"),
        ({"front": {4: ["farm"]}}, "front", "“4” is no seat; seats are 1 to 2"),
        ({"market": {"fair": 6}}, "market", "there are 5 cards fair in the box"),
        ({"market": ["gold"]}, "market", "“gold” is no card"),
        ({"discard": {"fair": 3}, "market": {"fair": 3}}, "discard", "there are 5 cards fair in the box"),
        ({"discard": {"fair": 3}, "deck": {"fair": 3}}, "deck", "there are 5 cards fair in the box"),
        ({"phase": "cards", "laid": {1: "gold"}}, "laid.1", "“gold” is no card"),
        ({"phase": "cards", "laid": {3: "farm"}}, "laid", "“3” is no seat; seats are 1 to 2"),
        ({"phase": "cards", "laid": {1: "farm"}, "out": [1]}, "laid.1", "seat 1 is out of the round"),
        ({"phase": "cards", "laid": {1: "farm"}, "hands": {1: {"farm": 8}}}, "laid.1",
         "there are 8 cards farm in the box"),
        ({"known": {1: ["farm"]}}, "known.1", "farm: not in this hand"),
        ({"hands": {1: ["farm"]}, "known": {1: ["farm", "farm"]}}, "known.1", "farm: not in this hand"),
        ({"known": {3: []}}, "known", "“3” is no seat; seats are 1 to 2"),
        ({"known": {1: ["gold"]}}, "known.1", "“gold” is no card"),
        ({"deck": ["farm", "farm"], "shuffled": ["farm"]}, "shuffled", "farm: the deck has 2"),
        ({"shuffled": ["gold"]}, "shuffled", "“gold” is no card"),
        ({"stones": {1: ["wood"]}}, "stones.1", "a table is needed, such as { wood = 2 }"),
        ({"stones": {1: {"gold": 1}}}, "stones.1", "“gold” is no resource"),
        ({"stones": {1: {"wood": -1}}}, "stones.1.wood", "a number from 0 to 999 is needed, not “-1”"),
        ({"stones": {0: {"wood": 1}}}, "stones", "“0” is no seat; seats are 1 to 2"),
        ({"coins": {1: -1}}, "coins.1", "a number from 0 to 999 is needed, not “-1”"),
        ({"coins": {1: 1000}}, "coins.1", "a number from 0 to 999 is needed, not “1000”"),
        ({"coins": {7: 1}}, "coins", "“7” is no seat; seats are 1 to 2"),
        ({"points": {1: -1}}, "points.1", "a number from 0 to 999 is needed, not “-1”"),
        ({"points": {1: {"knight": -1}}}, "points.1", "a number from 0 to 999 is needed, not “-1”"),
        ({"points": {1: {"gold": 1}}}, "points.1", "“gold” is no source of points"),
        ({"points": {1: {"farm": "x"}}}, "points.1.farm", "a number from -999 to 999 is needed, not “x”"),
        ({"points": {3: 1}}, "points", "“3” is no seat; seats are 1 to 2"),
        ({"out": 1}, "out", "a list of seats is needed, such as [1, 2]"),
        ({"out": [3]}, "out", "“3” is no seat; seats are 1 to 2"),
        ({"phase": "market", "passed": [3]}, "passed", "“3” is no seat; seats are 1 to 2"),
        ({"phase": "market", "swapped": 1}, "swapped", "a list of seats is needed, such as [1, 2]"),
        ({"phase": "market", "turn": 3}, "turn", "“3” is no seat; seats are 1 to 2"),
        ({"phase": "market", "passed": [1]}, "turn", "seat 1 has passed"),
    ],
)  # fmt: skip
def test_a_wrong_layout_is_refused_with_the_field(layout: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(BadScenario) as error:
        GAME.lay_out(GAME.setup(2), layout)
    assert error.value.details == {"file": "layout", "where": where, "problem": problem}
