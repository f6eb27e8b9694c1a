"""The short text form of every action and outcome."""

from collections.abc import Callable
from typing import Any

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.actions import (
    ACTIONS,
    AIM,
    APPLY,
    BACK,
    BUY,
    DISCARD,
    DONE,
    EXCHANGE,
    LAY,
    PASS,
    REBUILD,
    SELL,
    STEAL,
    SWAP,
    THROW,
    Aim,
    Buy,
    Lay,
    Rebuild,
    Sell,
    Steal,
    Swap,
    Throw,
)
from artel.games.artificium.components import CARD_NAMES, RESOURCE_NAMES
from artel.games.artificium.notation import read_action, write_action
from artel.kernel.engine import chance_for
from artel.kernel.errors import BadNotation
from artel.kernel.frames import Action, Say
from games.artificium.tables import fresh, up
from games.common import play


def test_every_action_is_its_code() -> None:
    assert [action.code for action in ACTIONS] == list(range(16 * 16 + 16 + 9 + 9 + 6 + 54 + 16 + 16 + 6))
    for action in ACTIONS:
        assert GAME.action(action.code) is action


def test_an_action_is_what_it_is_made_of() -> None:
    swap, steal = Swap(7, 3, 5), Steal(8, 2, 6)
    assert (swap.code, swap.give, swap.take) == (7, 3, 5)
    assert (steal.code, steal.victim, steal.resource) == (8, 2, 6)
    lay, rebuild, throw = Lay(9, 4), Rebuild(10, 5), Throw(11, 6)
    assert [(each.code, each.card) for each in (lay, rebuild, throw)] == [(9, 4), (10, 5), (11, 6)]
    buy, sell, aim, say = Buy(12, 7), Sell(13, 8), Aim(14, 3), Say(15, "done")
    assert [(each.code, each.resource) for each in (buy, sell)] == [(12, 7), (13, 8)]
    assert (aim.code, aim.target, say.code, say.word) == (14, 3, 15, "done")


def test_reading_and_writing_are_inverse() -> None:
    m = fresh()
    texts = [GAME.write_action(m.table, action) for action in ACTIONS]
    assert len(set(texts)) == len(ACTIONS)
    for text, action in zip(texts, ACTIONS, strict=True):
        assert GAME.read_action(m.table, text) is action
        assert GAME.read_action(m.table, f"  {text.upper()} ") is action
        assert m.table.write(action) == text


def test_actions_are_made_of_names_and_numbers() -> None:
    for at, card in enumerate(CARD_NAMES):
        assert write_action(LAY[at]) == f"lay {card}"
        assert write_action(REBUILD[at]) == f"apply {card}"
        assert write_action(THROW[at]) == f"throw {card}"
        for other, taken in enumerate(CARD_NAMES):
            swap = SWAP[at * 16 + other]
            assert write_action(swap) == f"swap {card} {taken}"
            assert (swap.give, swap.take) == (at, other)
        assert LAY[at].card == REBUILD[at].card == THROW[at].card == at
    for at, resource in enumerate(RESOURCE_NAMES):
        assert write_action(BUY[at]) == f"buy {resource}"
        assert write_action(SELL[at]) == f"sell {resource}"
        assert BUY[at].resource == SELL[at].resource == at
        for seat in range(6):
            steal = STEAL[seat * 9 + at]
            assert write_action(steal) == f"apply {seat + 1} {resource}"
            assert (steal.victim, steal.resource) == (seat, at)
    assert [write_action(aim) for aim in AIM] == ["apply 1", "apply 2", "apply 3", "apply 4", "apply 5", "apply 6"]
    assert [aim.target for aim in AIM] == [0, 1, 2, 3, 4, 5]
    words = (APPLY, DISCARD, BACK, PASS, EXCHANGE, DONE)
    assert [write_action(word) for word in words] == ["apply", "discard", "back", "pass", "exchange", "done"]


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("lay far", "lay farm"), ("LAY Castle", "lay castle"), ("swap fai th", "swap fair theft"),
        ("buy me", "buy metal"), ("sell k", "sell kvass"), ("apply 2 wo", "apply 2 wood"),
        ("apply la", "apply laboratory"), ("throw sc", "throw scouting"),
    ],
)  # fmt: skip
def test_as_much_of_a_name_as_is_unmistakable_will_do(text: str, full: str) -> None:
    assert write_action(read_action(fresh().table, text)) == full


HOW = "an action is such as “lay farm”, “buy wood” or “apply”; see docs/notation.md"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", HOW),
        ("farm", HOW),
        ("lay", HOW),
        ("lay farm farm", HOW),
        ("swap farm", HOW),
        ("swap farm farm farm", HOW),
        ("apply 1 wood wood", HOW),
        ("buy wood wood", HOW),
        ("done now", HOW),
        ("lay gold", "“gold” is no card"),
        ("throw wood", "“wood” is no card"),
        ("swap farm x", "“x” is no card"),
        ("swap x farm", "“x” is no card"),
        ("apply gold", "“gold” is no card"),
        ("lay s", "“s” may be sawmill, scouting"),
        ("lay fa", "“fa” may be farm, fair"),
        ("buy gold", "“gold” is no resource"),
        ("sell farm", "“farm” is no resource"),
        ("sell w", "“w” may be wood, wheat"),
        ("apply 2 gold", "“gold” is no resource"),
        ("apply 0", "a player is a number from 1 to 6"),
        ("apply 7", "a player is a number from 1 to 6"),
        ("apply 02", "a player is a number from 1 to 6"),
        ("apply farm wood", "a player is a number from 1 to 6"),
        ("apply 7 wood", "a player is a number from 1 to 6"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str, problem: str) -> None:
    with pytest.raises(BadNotation) as error:
        read_action(fresh().table, text)
    assert error.value.details == {"text": text, "problem": problem}


def test_an_action_of_another_game_cannot_be_written() -> None:
    with pytest.raises(TypeError, match=r"Action\(code=1\) is no action of Artificium"):
        write_action(Action(1))


def inverse(m: Any) -> list[str]:
    """All outcomes in notation; reading and writing are inverse."""
    chance = chance_for(m.table)
    assert chance is not None
    outcomes = list(chance.weights(m.table))
    texts = [GAME.write_outcome(m.table, chance, outcome) for outcome in outcomes]
    assert [GAME.read_outcome(m.table, chance, text) for text in texts] == outcomes
    return texts


def test_outcomes_are_seats_and_cards() -> None:
    m = fresh(6)
    assert inverse(m) == ["1", "2", "3", "4", "5", "6"]
    play(m, "* 3")
    assert inverse(m) == list(CARD_NAMES)
    m = up("scouting", hands={1: "fair", 2: "castle theft"})
    play(m, "1 apply 2")
    assert inverse(m) == ["castle", "theft"]


@pytest.mark.parametrize(
    ("table", "text", "problem"),
    [
        (fresh, "7", "a player is a number from 1 to 6"),
        (fresh, "farm", "a player is a number from 1 to 6"),
        (lambda: up("mage_tower", stones={1: "kvass potion"}), "gold", "“gold” is no card"),
        (lambda: up("mage_tower", stones={1: "kvass potion"}), "1", "“1” is no card"),
    ],
)
def test_an_outcome_that_cannot_be_read(table: Callable[[], Any], text: str, problem: str) -> None:
    m = table()
    if chance_for(m.table) is None:
        play(m, "1 apply")
    chance = chance_for(m.table)
    assert chance is not None
    with pytest.raises(BadNotation) as error:
        GAME.read_outcome(m.table, chance, text)
    assert error.value.details == {"text": text, "problem": problem}
