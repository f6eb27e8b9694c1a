"""Z11: rulings for the Cemetery and the Laboratory, and for what a Laboratory has laid."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.games.zodchie import GAME
from artel.games.zodchie.events import (
    Buried,
    Chose,
    Compared,
    Destroyed,
    Laid,
    Moved,
    Passed,
    Played,
    Restored,
    TokenTaken,
    TurnBegan,
    Turned,
)
from clauses import rule
from games.common import asked, options, outcomes, play, question, refusal
from games.zodchie.tables import city, full, hand, match, player

# -- Z11.3: the Cemetery ------------------------------------------------------------------------------------


@rule("Z11.3")
def test_a_destroyed_card_leaves_its_place_for_the_cemetery() -> None:
    m = match(colours="blue,red", hands={1: "inn", 2: "villa"}, city={"a1": "1 orangery"}, cemetery={1: ""}, turn=2)
    assert play(m, "2 villa a2") == [
        Played(1, "villa", "a2", 10),
        Compared("a2", 10, "a1", 4, "Z4.2"),
        Buried(0, "orangery", "a1"),
        TurnBegan(0),
    ]
    assert city(m) == {"a2": "2 villa 10"}  # its place is free again
    assert options(m, 1) == ["inn a1", "inn a3", "inn b1"]
    assert player(m, 1).cemetery == ("orangery",)


@rule("Z11.3")
def test_a_destroyed_card_below_it_comes_to_the_top_again() -> None:
    m = match(
        colours="blue,red",
        hands={1: "inn", 2: "villa"},
        city={"a1": ["2 market down", "1 tavern down", "1 orangery"]},
        cemetery={1: ""},
        turn=2,
    )
    play(m, "2 villa a2")
    assert city(m)["a1"] == ["2 market down", "1 tavern down"]
    assert player(m, 1).cemetery == ("orangery",)


@rule("Z11.3")
def test_the_cemetery_and_its_cards_are_no_target() -> None:
    m = match(
        colours="blue,red",
        hands={1: "school", 2: "inn"},
        city={"a1": "1 tavern down", "b1": "2 market down"},
        cemetery={1: "park"},
    )
    play(m, "1 school a2")
    assert options(m, 1) == ["a1", "no"]
    m = match(colours="blue,red", hands={1: "library", 2: "inn"}, cemetery={1: "park"})
    play(m, "1 library a1")
    assert options(m, 1) == ["a1/1", "a1/3", "no"]


@rule("Z11.3")
def test_cards_laid_by_the_laboratory_stay_in_the_city() -> None:
    m = match(colours="blue,red", hands={1: "inn", 2: "laboratory"}, cemetery={1: ""}, turn=2)
    play(m, "2 laboratory a1", "1 lay inn b1")
    assert city(m) == {"a1": "2 laboratory 2", "b1": "1 inn down"}
    assert player(m, 1).cemetery == ()


@rule("Z11.3")
def test_the_cemetery_scores_its_own_value_and_one_for_each_card_in_it() -> None:
    for buried, score in (("", 2), ("tavern", 3), ("tavern villa theatre park", 6)):
        m = match(colours="blue,red", cemetery={1: buried})
        assert m.result().scores == (score, 0)
    assert match(colours="blue,red", removed={1: "cemetery"}).result().scores == (0, 0)


@rule("Z11.3")
def test_the_cemetery_counts_its_initial_value_whichever_side_comes_first(tmp_path: Path) -> None:
    standard = Path(GAME.standard_pack().row("pack").file).read_text(encoding="utf-8")
    before, cemetery, after = standard.partition('id         = "cemetery"')
    (tmp_path / "zodchie.toml").write_text(
        before + cemetery + after.replace("values     = [2]", "values     = [1, 2, 4]", 1), encoding="utf-8"
    )
    m = match(pack=GAME.pack_from(tmp_path), colours="blue,red", hands={1: "cemetery", 2: "inn"})
    assert play(m, "1 cemetery out")[0] == Played(0, "cemetery", "out", 2)
    assert m.result().scores == (2, 0)


# -- Z11.18 -------------------------------------------------------------------------------------------------

CORNERS = {"a1": "1 park", "a3": "1 tavern", "a5": "1 orangery", "a7": "1 temple"}


@rule("Z11.18")
def test_the_cemetery_can_be_played_even_with_a_full_city() -> None:
    m = match(colours="blue,red", hands={1: "cemetery villa", 2: ""}, city=full(2, CORNERS))
    assert options(m, 1) == ["cemetery out"]
    assert play(m, "1 cemetery out")[0] == Played(0, "cemetery", "out", 2)


@rule("Z11.18")
def test_the_cemetery_is_played_outside_only_and_nothing_else_is() -> None:
    m = match(
        3, colours="blue,red,green", hands={1: "cemetery inn", 2: "park"}, city={"a1": "1 villa", "a2": "1 tavern"}
    )
    assert options(m, 1) == ["inn b1", "cemetery out"]
    assert refusal(m, "1 cemetery b1") == "Z11.18"
    assert refusal(m, "1 inn out") == "Z11.18"
    # no comparison, no Z3.4, nothing in the city changes
    assert play(m, "1 cemetery out") == [Played(0, "cemetery", "out", 2), TurnBegan(1)]
    assert city(m) == {"a1": "1 villa 10", "a2": "1 tavern 1"}


@rule("Z11.18")
def test_a_copied_shop_can_play_the_cemetery_a_copied_manufactory_cannot() -> None:
    m = match(colours="blue,yellow", hands={1: "forge cemetery", 2: "park"}, city={"a1": "2 shop"})
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["cemetery out", "no"]
    assert play(m, "1 cemetery out") == [Played(0, "cemetery", "out", 2), TurnBegan(1)]
    assert player(m, 1).cemetery == ()
    city_before = {"a1": "2 manufactory", "a2": "1 inn"}
    m = match(colours="blue,yellow", hands={1: "forge cemetery", 2: "park"}, city=city_before)
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["no"]
    m = match(colours="blue,yellow", hands={1: "forge cemetery park", 2: "park"}, city=city_before)
    play(m, "1 forge b1", "1 a1", "1 a2")
    assert options(m, 1) == ["park a2"]


@rule("Z11.18")
def test_only_cards_destroyed_later_come_to_the_cemetery() -> None:
    m = match(
        colours="blue,red",
        hands={1: "cemetery inn", 2: "barracks"},
        city={"a1": "1 tavern down", "b1": "1 park", "b2": "1 theatre"},
    )
    play(m, "1 cemetery out")
    assert city(m)["a1"] == "1 tavern down"
    play(m, "2 barracks a1")
    assert city(m) == {"a1": ["1 tavern down", "2 barracks 3"], "b2": "1 theatre 9"}
    assert player(m, 1).cemetery == ("park",)


@rule("Z11.18")
def test_own_destruction_fills_the_cemetery_too() -> None:
    m = match(colours="blue,red", hands={1: "barracks", 2: "inn"}, city={"b1": "1 park"}, cemetery={1: ""})
    assert play(m, "1 barracks a1")[1] == Buried(0, "park", "b1")


@rule("Z11.18")
def test_an_inn_that_finds_no_place_comes_to_the_cemetery() -> None:
    own = {**CORNERS, "a2": "1 theatre", "b1": "1 inn"}
    city_before = full(2, own, free="b2")
    m = match(colours="blue,red", hands={1: "forge", 2: "villa"}, city=city_before, cemetery={1: ""}, turn=2)
    assert play(m, "2 villa b2") == [
        Played(1, "villa", "b2", 10),
        Compared("b2", 10, "b1", 5, "Z4.2"),
        Buried(0, "inn", "b1"),
        Turned(1, "villa", "b2", 8),
        TurnBegan(0),
    ]
    assert options(m, 1) == ["forge b1"]
    assert player(m, 1).cemetery == ("inn",)


@rule("Z11.18")
def test_an_inn_that_can_escape_does_not_come_to_the_cemetery() -> None:
    m = match(colours="blue,red", hands={1: "park", 2: "barracks"}, city={"a1": "1 inn"}, cemetery={1: ""}, turn=2)
    assert play(m, "2 barracks b1")[1:] == [Chose(1, "inn", "a1"), Moved(0, "inn", "a1", "b2"), TurnBegan(0)]
    assert player(m, 1).cemetery == ()


# -- Z11.19 -------------------------------------------------------------------------------------------------


@rule("Z11.19")
def test_a_restored_cemetery_is_a_plain_two_in_the_city_and_collects_nothing() -> None:
    m = match(
        colours="blue,red",
        hands={1: "school", 2: "barracks"},
        city={"a1": "1 cemetery down", "b1": "1 park", "b2": "2 temple"},
    )
    assert play(m, "1 school a2", "1 a1")[-2:] == [Restored(0, "cemetery", "a1"), TurnBegan(1)]
    assert city(m)["a1"] == "1 cemetery 2"
    assert player(m, 1).cemetery is None
    assert m.result().scores == (2 + 4 + 7 + 1, 6)
    assert Destroyed(0, "school", "a2") in play(m, "2 barracks a3")
    assert city(m)["a2"] == "1 school down"
    assert player(m, 1).cemetery is None


@rule("Z11.19")
def test_a_restored_museum_raises_no_maximum_and_a_restored_academy_costs_nothing() -> None:
    m = match(
        colours="blue,red",
        hands={1: "school inn park", 2: "villa"},
        city={"a1": "1 museum down", "b1": "1 magic_academy down"},
    )
    play(m, "1 school a2")
    assert options(m, 1) == ["a1", "b1", "no"]
    assert play(m, "1 a1") == [Restored(0, "museum", "a1"), TurnBegan(1)]
    assert player(m, 1).hand_max == 3
    m = match(colours="blue,red", hands={1: "school", 2: "villa"}, city={"b1": "1 magic_academy down"})
    assert play(m, "1 school a1", "1 b1")[1:] == [Restored(0, "magic_academy", "b1"), TurnBegan(1)]
    assert city(m)["b1"] == "1 magic_academy 15 safe"


@rule("Z11.19")
@pytest.mark.parametrize(("colour", "name", "worth"), [("red", "town_hall", 12), ("yellow", "obelisk", 0)])
def test_a_town_hall_restored_by_a_copied_school_costs_nothing_and_an_obelisk_raises_nothing(
    colour: str, name: str, worth: int
) -> None:
    m = match(colours=f"{colour},blue", hands={1: "forge", 2: "villa"}, city={"a1": "2 school", "a2": f"1 {name} down"})
    assert play(m, "1 forge b1", "1 a1", "1 a2")[2:] == [Restored(0, name, "a2"), TurnBegan(1)]
    assert city(m) == {"a1": "2 school 4", "a2": f"1 {name} {worth}", "b1": "1 forge 0"}
    assert player(m, 1).hand_max == 3


# -- Z11.5, Z11.20: the Laboratory --------------------------------------------------------------------------


@rule("Z11.5")
def test_an_opponent_without_a_hand_card_is_skipped() -> None:
    m = match(3, hands={1: "laboratory", 3: "inn"}, piles={2: "park"})
    play(m, "1 laboratory a1")
    assert asked(m) == [3]
    m = match(3, hands={1: "laboratory", 2: "inn villa"})
    play(m, "1 laboratory a1")
    assert play(m, "2 lay inn b1") == [Laid(1, "inn", "b1"), TurnBegan(1)]


@rule("Z11.5")
def test_without_a_legal_place_nobody_lays() -> None:
    m = match(hands={1: "laboratory", 2: "library"}, city=full(2, CORNERS, free="b1"))
    assert play(m, "1 laboratory b1")[:3] == [Played(0, "laboratory", "b1", 2), TurnBegan(1), Passed(1)]
    assert hand(m, 2) == ["library"]


@rule("Z11.5")
def test_the_victims_refill_at_the_end_of_their_own_turns() -> None:
    m = match(hands={1: "laboratory", 2: "inn park villa"}, piles={2: "forge theatre"}, redrawn=[2])
    play(m, "1 laboratory a1", "2 lay villa b1")
    assert hand(m, 2) == ["inn", "park"]
    assert question(m) == "Turn"
    play(m, "2 inn b1")
    assert outcomes(m) == {"theatre": 1, "forge": 1}
    play(m, "* forge", "* theatre")
    assert hand(m, 2) == ["park", "theatre", "forge"]


@rule("Z11.20")
def test_each_opponent_sees_what_was_laid_before_and_may_lay_upon_it() -> None:
    m = match(3, hands={1: "laboratory", 2: "inn", 3: "park"})
    play(m, "1 laboratory a1", "2 lay inn a2")
    assert options(m, 3) == ["lay park a2", "lay park a3", "lay park b1"]
    play(m, "3 lay park a2")
    assert city(m)["a2"] == ["2 inn down", "3 park down"]


@rule("Z11.20")
def test_any_hand_card_will_do_without_price_comparison_or_property() -> None:
    m = match(
        3,
        colours="green,red,blue",
        hands={2: "laboratory", 3: "magic_academy cemetery barracks", 1: "park"},
        city={"a1": "1 tavern", "b1": "1 villa"},
        turn=2,
    )
    play(m, "2 laboratory c1")
    assert options(m, 3) == [
        f"lay {card} {place}" for card in ("barracks", "magic_academy", "cemetery") for place in ("a2", "b2", "c2")
    ]
    assert refusal(m, "3 no") == "Z11.20"
    assert play(m, "3 lay barracks a2") == [Laid(2, "barracks", "a2")]
    assert city(m)["a1"] == "1 tavern 1"
    assert asked(m) == [1]


@rule("Z11.20")
def test_z3_4_does_not_apply_to_what_is_laid() -> None:
    m = match(3, hands={1: "laboratory", 2: "inn"}, city={"a1": "2 villa", "a2": "2 park", "b1": "1 tavern"})
    play(m, "1 laboratory c1")
    assert options(m, 2) == ["lay inn a3", "lay inn b2", "lay inn c2"]


@rule("Z11.20")
def test_an_own_fountain_place_may_be_used_and_gives_the_token_back() -> None:
    m = match(
        colours="red,green",
        hands={1: "laboratory", 2: "inn"},
        fountains={"b5": 2, "a3": 1},
        tokens={1: 1, 2: 1},
    )
    play(m, "1 laboratory a1")
    assert options(m, 2) == ["lay inn a2", "lay inn a4", "lay inn b1", "lay inn b4", "lay inn b5", "lay inn b6"]
    assert play(m, "2 lay inn b5")[:2] == [TokenTaken(1, "b5"), Laid(1, "inn", "b5")]
    assert player(m, 2).tokens == 2
    assert city(m) == {"a1": "1 laboratory 2", "a3": "token 1", "b5": "2 inn down"}


@rule("Z11.20")
def test_a_copied_laboratory_makes_the_opponents_of_the_forge_lay() -> None:
    m = match(3, colours="green,red,blue", hands={1: "forge", 2: "inn", 3: "park"}, city={"a1": "2 laboratory"})
    play(m, "1 forge b1", "1 a1")
    assert asked(m) == [2]
    play(m, "2 lay inn c1")
    assert asked(m) == [3]
    play(m, "3 lay park c1")
    assert city(m) == {"a1": "2 laboratory 2", "b1": "1 forge 0", "c1": ["2 inn down", "3 park down"]}


@rule("Z11.20")
def test_a_laid_card_is_the_owners_destroyed_card() -> None:
    m = match(colours="red,blue", hands={1: "laboratory", 2: "school villa"})
    play(m, "1 laboratory a1", "2 lay villa b1", "2 school b2")
    assert options(m, 2) == ["b1", "no"]
    play(m, "2 b1")
    assert city(m) == {"a1": "1 laboratory 2", "b1": "2 villa 10", "b2": "2 school 4"}


@rule("Z11.3")
def test_another_players_card_is_destroyed_as_ever() -> None:
    m = match(colours="blue,red", hands={1: "barracks", 2: "inn"}, city={"b1": "2 park"}, cemetery={1: ""})
    assert play(m, "1 barracks a1")[1] == Destroyed(1, "park", "b1")
