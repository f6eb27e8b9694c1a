"""S7 End."""

from typing import Any

import pytest

from artel.games.architects import GAME
from artel.games.architects.events import (
    Built,
    Disarmed,
    Ended,
    Fought,
    HornsBlown,
    NoCard,
    Scored,
    Took,
    TurnBegan,
    TurnEnded,
    WonderFinished,
)
from artel.kernel.game import Item
from clauses import rule
from games.architects.conservation import STAGES, WONDERS
from games.architects.tables import fresh, match, player, view
from games.common import asked, kinds, options, play

LAST: dict[str, Any] = {"built": {1: [1, 2, 3, 4]}, "cards": {1: "wood stone brick glass"}}
"""Giza before its last stage, which can be paid: 22 points, and 8 more."""
STOCK = {1: "laurel shield", 2: "laurel shield"}


@rule("S7.1")
def test_the_game_ends_at_the_end_of_the_turn_in_which_a_wonder_is_finished() -> None:
    m = match(**LAST, decks=STOCK)
    events = play(m, "1 take giza", "* shield")
    assert events[2:] == [
        Built(0, 5, ("wood", "stone", "brick", "glass"), ()), WonderFinished(0), TurnEnded(0),
        Scored(0, 30, "stages", "S7.2"), Scored(0, 3, "blue", "S3.2"),
        Scored(1, 0, "stages", "S7.2"), Scored(1, 0, "blue", "S3.2"), Ended((33, 0), (0,)),
    ]  # fmt: skip
    assert m.over
    assert asked(m) == []


@rule("S7.1")
def test_not_before_the_turn_is_over() -> None:
    m = match(**LAST, decks=STOCK, progress={1: "architecture"})
    play(m, "1 take giza", "* shield")
    assert not m.over
    assert options(m, 1) == ["use architecture giza", "use architecture rhodes", "end"]
    play(m, "1 end")
    assert m.over


@rule("S7.1")
def test_a_battle_due_then_is_fought_first() -> None:
    m = match(**LAST, decks={1: "horn1", 2: "laurel shield"}, war=2)
    events = play(m, "1 take giza")
    assert events[:1] + events[1:8] == [
        Took(0, "horn1", "giza"), HornsBlown(0, 3, 3), Built(0, 5, ("wood", "stone", "brick", "glass"), ()),
        WonderFinished(0), TurnEnded(0), Fought(0, 1, 1, 0, 1, 0, "S6.3"), Disarmed(0, 1),
        Scored(0, 30, "stages", "S7.2"),
    ]  # fmt: skip
    assert Scored(0, 3, "victory", "S7.2") in events
    assert events[-1] == Ended((33, 0), (0,))


@rule("S7.2")
@pytest.mark.parametrize("wonder", WONDERS)
def test_built_stages_score_what_they_show(wonder: str) -> None:
    for many in range(6):
        m = match(
            f"{wonder} {'rhodes' if wonder != 'rhodes' else 'giza'}", built={1: list(range(1, many + 1))}, decks=STOCK
        )
        points = sum(stage["points"] for stage in STAGES[wonder][:many])
        assert player(m, 1).points == points
        assert m.result().items[0] == Item(0, points, "stages", wonder, "S7.2")


@rule("S7.2")
def test_stages_pawn_blue_cards_victory_tokens_and_progress_tokens() -> None:
    m = match(
        "giza rhodes babylon", built={1: [1, 2], 2: [2]}, cards={1: "laurel cat cat wood", 2: "laurel laurel"},
        victories={1: 2, 3: 1}, progress={1: "politics strategy", 3: "culture culture education tactics"}, cat=3,
        decks={1: "shield shield", 3: "shield shield"},
    )  # fmt: skip
    result = m.result()
    assert result.items == (
        Item(0, 9, "stages", "giza", "S7.2"), Item(0, 7, "blue", "", "S3.2"), Item(0, 6, "victory", "", "S7.2"),
        Item(0, 2, "politics", "", "S5.5"), Item(0, 2, "strategy", "", "S5.5"),
        Item(1, 4, "stages", "rhodes", "S7.2"), Item(1, 6, "blue", "", "S3.2"),
        Item(2, 0, "stages", "babylon", "S7.2"), Item(2, 0, "blue", "", "S3.2"), Item(2, 3, "victory", "", "S7.2"),
        Item(2, 2, "cat", "", "S7.2"), Item(2, 8, "education", "", "S5.5"), Item(2, 12, "culture", "", "S5.5"),
    )  # fmt: skip
    assert result.scores == (26, 10, 25)
    assert GAME.scores(m.table) == [26, 10, 25]
    assert [each.points for each in view(m).players] == [26, 10, 25]


@rule("S7.2")
def test_the_count_is_told_item_by_item() -> None:
    m = match(
        **LAST | {"cards": {1: "wood stone brick glass", 2: "cat cat"}}, decks=STOCK, cat=2, victories={2: 9},
        progress={1: "decor", 2: "strategy"},
    )  # fmt: skip
    assert play(m, "1 take rhodes", "* shield")[-10:] == [
        TurnEnded(0), Scored(0, 30, "stages", "S7.2"), Scored(0, 3, "blue", "S3.2"), Scored(0, 6, "decor", "S5.5"),
        Scored(1, 0, "stages", "S7.2"), Scored(1, 4, "blue", "S3.2"), Scored(1, 27, "victory", "S7.2"),
        Scored(1, 2, "cat", "S7.2"), Scored(1, 9, "strategy", "S5.5"), Ended((39, 42), (1,)),
    ]  # fmt: skip


@rule("S7.2")
def test_a_tie_goes_to_more_stages_built() -> None:
    m = match(built={1: [1], 2: []}, cards={1: "cat", 2: "laurel laurel"}, decks={1: "shield"})
    assert m.events[-1] == Ended((6, 6), (0,))
    assert m.result().places == (1, 2)
    assert m.result().winners == (0,)


@rule("S7.2")
def test_then_the_victory_is_shared() -> None:
    m = match("giza rhodes babylon", built={1: [1], 2: [1]}, cards={1: "laurel", 2: "laurel"}, decks={1: "shield"})
    assert m.events[-1] == Ended((7, 7, 0), (0, 1))
    assert (m.result().places, m.result().winners) == ((1, 1, 3), (0, 1))


@rule("S7.3")
def test_all_decks_empty_after_a_turn_ends_the_game() -> None:
    m = match(decks={1: "laurel", 2: "laurel"}, centre="wood")
    play(m, "1 take giza")
    assert not m.over
    play(m, "2 take rhodes")
    assert not m.over, "the centre has a card, which seat 1 has to take"
    play(m, "* wood")
    assert m.over
    assert m.events[-1] == Ended((3, 3), (0, 1))
    assert kinds(m.events).count("TurnBegan") == 3


@rule("S7.3")
def test_one_card_left_anywhere_is_enough_to_go_on() -> None:
    m = match("giza rhodes babylon", decks={1: "laurel laurel"}, turn=1)
    play(m, "* laurel")
    assert kinds(m.events) == [
        "TurnBegan", "Took", "TopShown", "TurnEnded", "TurnBegan", "Took", "TurnEnded", *["Scored"] * 6, "Ended"
    ]  # fmt: skip


@rule("S7.3")
def test_that_is_looked_at_after_the_battle() -> None:
    m = match(decks={1: "horn1"}, war=2)
    assert m.opening == [
        TurnBegan(0), Took(0, "horn1", "giza"), HornsBlown(0, 3, 3), TurnEnded(0), Fought(0, 1, 1, 0, 1, 0, "S6.3"),
        Disarmed(0, 1), Scored(0, 0, "stages", "S7.2"), Scored(0, 0, "blue", "S3.2"), Scored(0, 3, "victory", "S7.2"),
        Scored(1, 0, "stages", "S7.2"), Scored(1, 0, "blue", "S3.2"), Ended((3, 0), (0,)),
    ]  # fmt: skip


@rule("S7.3")
def test_nobody_gets_a_last_turn() -> None:
    m = match(**LAST | {"cards": {1: "wood stone brick glass", 2: "wood stone"}}, decks=STOCK)
    assert TurnBegan(1) not in play(m, "1 take giza", "* shield")
    assert m.over


@rule("S7.3")
def test_with_empty_decks_from_the_start_the_turn_is_played_and_then_all_is_over() -> None:
    m = match(cards={1: "wood stone"})
    assert m.opening[:4] == [TurnBegan(0), NoCard(0), Built(0, 1, ("wood", "stone"), ()), TurnEnded(0)]
    assert m.over


@rule("S7.4")
def test_all_places_are_ordered_by_points_then_stages() -> None:
    m = match(
        "giza rhodes babylon olympia ephesus", decks={1: "shield", 5: "shield"},
        built={1: [1], 2: [1, 2], 3: [], 4: [1], 5: []}, cards={1: "cat", 3: "laurel laurel", 4: "laurel", 5: "cat"},
    )  # fmt: skip
    # 6 with 1 stage, 8 with 2, 6 without, 6 with 1, 2 without
    assert m.result().scores == (6, 8, 6, 6, 2)
    assert m.result().places == (2, 1, 4, 2, 5)


@rule("S7.4")
def test_what_it_would_be_now_can_be_asked_even_before_the_wonders_are_given() -> None:
    result = fresh(3).result()
    assert (result.scores, result.places) == ((0, 0, 0), (1, 1, 1))
    assert result.items[0] == Item(0, 0, "stages", "", "S7.2")
