"""Z11: rulings for the Forge."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.games.zodchie import GAME
from artel.games.zodchie.events import (
    Compared,
    Copied,
    Declined,
    Destroyed,
    NoTarget,
    Played,
    Protected,
    Swapped,
    TakenToHand,
    TurnBegan,
    Turned,
)
from artel.kernel.record import Match
from clauses import rule
from games.common import options, play, refusal, sampled
from games.zodchie.tables import city, hand, match, player, value

# -- Z11.4, Z11.23 ------------------------------------------------------------------------------------------


@rule("Z11.4")
@pytest.mark.parametrize(
    "beside", ["2 inn", "2 temple", "2 park", "2 fortress", "2 town_hall", "2 colosseum", "2 market down", "2 forge"]
)
def test_the_forge_copies_instant_properties_only(beside: str) -> None:
    m = match(colours="green,red", hands={1: "forge", 2: "villa"}, city={"b1": beside})
    assert play(m, "1 forge a1") == [Played(0, "forge", "a1", 0), NoTarget(0, "forge"), TurnBegan(1)]


@rule("Z11.4")
def test_this_card_is_the_forge() -> None:
    m = match(
        colours="red,yellow", hands={1: "forge", 2: "villa"}, city={"a1": "2 inn", "b1": "1 park", "b2": "2 customs"}
    )
    play(m, "1 forge a2", "1 b2")
    assert options(m, 1) == ["a1", "b2", "no"]
    assert play(m, "1 a1") == [Swapped("forge", "a2", "inn", "a1"), TurnBegan(1)]
    assert city(m) == {"a1": "1 forge 0", "a2": "2 inn 5", "b1": "1 park 7", "b2": "2 customs 6"}


@rule("Z11.4")
def test_a_copied_manufactory_takes_and_plays() -> None:
    m = match(
        colours="red,yellow",
        hands={1: "forge inn", 2: "villa"},
        city={"a1": "2 manufactory", "a2": "1 park"},
    )
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["a2", "no"]
    assert play(m, "1 a2", "1 inn a2")[:2] == [TakenToHand(0, "park", "a2"), Played(0, "inn", "a2", 5)]


@rule("Z11.4")
@rule("Z11.23")
@pytest.mark.parametrize("name", ["shop", "manufactory"])
def test_extra_plays_do_not_chain_by_way_of_a_forge(name: str) -> None:
    m = match(
        colours="yellow,red",
        hands={1: "shop forge inn park", 2: "villa"} if name == "shop" else {1: "shop forge inn", 2: "villa"},
        city={"b2": "1 bank"} if name == "shop" else {"b2": "1 manufactory", "b3": "1 theatre"},
    )
    play(m, "1 shop a1", "1 forge a2")
    assert options(m, 1) == (["a1", "no"] if name == "shop" else ["a1", "b2", "no"])
    target = "a1" if name == "shop" else "b2"
    assert play(m, f"1 {target}") == [Copied(0, name, target), TurnBegan(1)]
    assert "inn" in hand(m, 1)


@rule("Z11.23")
def test_a_forge_put_down_by_a_manufactory_copies_other_properties() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "manufactory forge", 2: "villa"},
        city={"a1": "2 temple", "a2": "1 inn", "b2": "2 watchtower", "a3": "1 bank"},
    )
    play(m, "1 manufactory b1", "1 a2", "1 forge a2")
    assert options(m, 1) == ["b2", "no"]
    assert play(m, "1 b2") == [Copied(0, "watchtower", "b2")]
    assert play(m, "1 a3") == [Protected(0, "bank", "a3"), TurnBegan(1)]


# -- Z11.12 -------------------------------------------------------------------------------------------------


@rule("Z11.12")
def test_a_copied_arsenal_compares_with_the_value_of_the_forge() -> None:
    m = match(
        colours="green,red",
        hands={1: "forge", 2: "inn"},
        city={"a1": "2 park", "a3": "2 villa/1", "b2": "2 arsenal", "b3": "2 tavern"},
    )
    play(m, "1 forge a2")
    assert value(m, "a2") == 7
    play(m, "1 b2")
    assert options(m, 1) == ["a3", "b2", "no"]  # 6 and the Arsenal's own 5, but not the Park's 7
    assert play(m, "1 b2") == [Destroyed(1, "arsenal", "b2"), TurnBegan(1)]


@rule("Z11.12")
def test_a_copied_villa_turns_the_forge() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "1 theatre", "b2": "2 villa"})
    assert play(m, "1 forge a2", "1 b2")[2:] == [Copied(0, "villa", "b2"), Turned(0, "forge", "a2", 8), TurnBegan(1)]


@rule("Z11.12")
def test_a_copied_villa_beside_own_cards_leaves_the_forge_alone() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "1 theatre", "b2": "1 villa"})
    assert play(m, "1 forge a2", "1 b2")[2:] == [Copied(0, "villa", "b2"), TurnBegan(1)]
    assert value(m, "a2") == 9


@rule("Z11.12")
def test_own_and_opponent_are_read_from_the_player_of_the_forge() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 theatre", "a2": "2 tavern", "a3": "1 park"})
    # the Theatre is seat 2's, yet it raises a card of seat 2 now
    assert play(m, "1 forge b1", "1 a1")[1:] == [
        Copied(0, "theatre", "a1"),
        Turned(1, "tavern", "a2", 4),
        TurnBegan(1),
    ]


@rule("Z11.12")
def test_another_and_adjacent_are_read_from_the_forge() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 market", "a2": "1 park", "b2": "1 theatre"})
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["a2", "b2", "no"]
    m = match(
        colours="red,blue",
        hands={1: "forge", 2: "inn"},
        city={"a1": "2 university", "a2": "2 villa", "b2": "1 park"},
    )
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["a1/1", "a1/3", "b2/1", "b2/3", "no"]


@rule("Z11.12")
def test_a_protected_card_may_be_copied() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 barracks token"})
    play(m, "1 forge b1")
    assert options(m, 1) == ["a1", "no"]
    assert play(m, "1 a1") == [Copied(0, "barracks", "a1"), NoTarget(0, "forge"), TurnBegan(1)]
    assert city(m)["a1"] == "2 barracks 3 safe"


@rule("Z11.12")
def test_a_forge_never_copies_a_forge() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 forge", "a2": "2 tavern"})
    assert play(m, "1 forge b1")[1:] == [NoTarget(0, "forge"), TurnBegan(1)]
    m = match(hands={1: "forge", 2: "inn"}, city={"a2": "2 forge", "b1": "2 tavern", "b3": "2 theatre"})
    play(m, "1 forge b2")
    assert options(m, 1) == ["b1", "b3", "no"]
    assert sampled(m, 1) == ["b1", "b3", "no"]
    assert refusal(m, "1 a2") == "Z11.12"


@rule("Z11.12")
def test_a_forge_never_copies_what_its_own_comparison_has_just_destroyed(tmp_path: Path) -> None:
    # a Forge that is played with X+2 up falls on a Tavern of 1
    standard = Path(GAME.standard_pack().row("pack").file).read_text(encoding="utf-8")
    (tmp_path / "pack.toml").write_text(standard.replace('initial    = "X"', 'initial = "X+2"'), encoding="utf-8")
    setup = GAME.setup(2, {}, GAME.pack_from(tmp_path))
    layout = {"hands": {1: ["forge"], 2: ["inn"]}, "city": {"a1": "2 tavern", "b2": "1 orangery"}}
    m = Match(setup, None, table=GAME.lay_out(setup, layout))
    assert play(m, "1 forge a2") == [
        Played(0, "forge", "a2", 3),
        Compared("a2", 3, "a1", 1, "Z4.2"),
        Destroyed(1, "tavern", "a1"),
    ]
    assert options(m, 1) == ["b2", "no"]


# -- Z11.29 -------------------------------------------------------------------------------------------------


@rule("Z11.29")
def test_a_property_may_be_copied_though_it_has_no_target() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 market"})
    play(m, "1 forge b1")
    assert options(m, 1) == ["a1", "no"]
    assert play(m, "1 a1") == [Copied(0, "market", "a1"), NoTarget(0, "forge"), TurnBegan(1)]


@rule("Z11.29")
def test_a_watchtower_or_a_fountain_may_be_copied_without_a_token_left() -> None:
    m = match(
        colours="red,green",
        hands={1: "forge", 2: "inn"},
        city={"a1": "2 fountain", "a3": "2 watchtower", "b2": "1 park", "a2": "1 temple down"},
        tokens={1: 0},
    )
    play(m, "1 forge a2")
    assert options(m, 1) == ["a1", "a3", "no"]
    assert play(m, "1 a3") == [Copied(0, "watchtower", "a3"), NoTarget(0, "forge"), TurnBegan(1)]
    assert player(m, 1).tokens == 0


@rule("Z11.29")
def test_the_copy_may_be_declined() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "2 market"})
    assert play(m, "1 forge b1", "1 no")[1:] == [Declined(0, "forge"), TurnBegan(1)]
