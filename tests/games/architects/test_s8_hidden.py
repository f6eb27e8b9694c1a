"""S8 What is hidden."""

from collections import Counter
from pathlib import Path

import pytest

from artel.games.architects import GAME
from artel.games.architects.events import (
    CatLooked,
    CatLookedFaceDown,
    LookedAt,
    LookedFaceDown,
    ShuffledBack,
    Took,
    TopShown,
)
from artel.kernel.chance import Rng
from clauses import rule
from games.architects.packs import changed
from games.architects.tables import Played, fresh, match, player, view
from games.common import options, outcomes, play

# Seats count from 0 in events and views.


def looking() -> Played:
    """Seat 1 looks at Giza's deck: the open stone, a coin, a cat, glass and wood; a shield and a horn stay below."""
    m = match(
        "halicarnassus rhodes giza", built={1: [1]}, cards={1: "wood wood"},
        decks={2: "laurel", 3: "stone glass wood coin shield cat horn1"}, centre="laurel brick",
    )  # fmt: skip
    play(m, "1 take centre", "* laurel", "* coin", "* cat", "* glass", "* wood")
    return m


@rule("S8.1")
def test_what_remains_in_each_deck_is_shown_without_order_to_all() -> None:
    m = match(
        decks={1: "wood stone coin coin", 2: "laurel"}, centre="cat cat gear", face_up="decor",
        tokens="culture culture tactics",
    )  # fmt: skip
    for seat in (0, 1, 2):
        seen = view(m, seat)
        assert [each.top for each in seen.players] == ["wood", "laurel"]
        assert [each.deck for each in seen.players] == [{"stone": 1, "coin": 2}, {}]
        assert seen.central == {"cat": 2, "gear": 1}
        assert seen.tokens == {"tactics": 1, "culture": 2}
        assert seen.face_up == {"decor": 1}


@rule("S8.1")
def test_only_the_order_is_left_to_chance() -> None:
    m = match(decks={1: "wood stone coin coin", 2: "laurel"}, centre="cat cat gear")
    play(m, "1 take giza")
    assert outcomes(m) == {"stone": 1, "coin": 2}
    play(m, "* coin", "2 take centre")
    assert outcomes(m) == {"cat": 2, "gear": 1}


@rule("S8.1")
def test_a_new_top_is_open_at_once_in_mid_turn_too() -> None:
    m = match(decks={1: "wood stone", 2: "laurel"}, progress={1: "urbanism"})
    play(m, "1 take giza", "* stone")
    assert [view(m, seat).players[0].top for seat in (0, 1, 2)] == ["stone"] * 3
    for seat in (-1, 0, 1):
        assert TopShown("giza", "stone") in m.seen_by(seat)


@rule("S8.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_without_a_look_nothing_is_left_to_imagine(seat: int) -> None:
    m = match(
        decks={1: "wood stone coin", 2: "laurel"}, centre="cat gear", built={1: [1], 2: [2]}, war=1, cat=2,
        cards={1: "glass", 2: "horn1"}, progress={1: "urbanism", 2: "culture"}, victories={2: 4}, discard="coin",
        face_up="decor culture", tokens="tactics",
    )  # fmt: skip
    seen = view(m, seat)
    assert GAME.view(GAME.rebuild(seen), seat - 1) == seen
    assert GAME.view(GAME.determinize(seen, Rng(1)), seat - 1) == seen
    play(m, "1 take giza", "* coin")
    seen = view(m, seat)
    assert GAME.view(GAME.rebuild(seen), seat - 1) == seen


@rule("S8.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tokens_armed_and_used_are_open_in_mid_turn(seat: int) -> None:
    m = match(decks={1: "glass stone gear", 2: "laurel shield"}, progress={1: "crafts jewellery"}, centre="cat cat")
    play(m, "1 take giza", "* stone", "1 use crafts giza", "* gear")
    seen = view(m, seat)
    assert (seen.used, seen.armed) == (("crafts",), ("jewellery",))
    assert GAME.view(GAME.rebuild(seen), seat - 1) == seen


@rule("S8.2")
def test_that_the_cats_holder_looked_is_public_but_not_the_card() -> None:
    m = match(cat=2, turn=2, centre="wood coin", decks={1: "laurel", 2: "laurel"})
    play(m, "* coin")
    assert [each.knows_central for each in view(m).players] == [False, True]
    assert CatLooked(1, "coin") in m.seen_by(1)
    for seat in (-1, 0):
        assert m.seen_by(seat)[-1] == CatLookedFaceDown(1)
        assert CatLooked(1, "coin") not in m.seen_by(seat)
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, None, "coin"]


@rule("S8.2")
def test_whoever_has_looked_knows_the_card_until_it_is_taken_with_or_without_the_pawn() -> None:
    m = match(cat=1, centre="wood coin glass", decks={1: "laurel coin coin", 2: "cat stone stone"})
    assert play(m, "* glass", "1 take giza", "* coin")[0] == CatLooked(0, "glass")
    play(m, "2 take rhodes", "* stone")
    assert [each.has_cat for each in view(m).players] == [False, True]
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, "glass", None]
    assert play(m, "1 take giza", "* coin")[-1] == CatLooked(1, "glass"), "the other one sees the same card"
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, "glass", "glass"]
    assert play(m, "2 take centre")[0] == Took(1, "glass", "centre")
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, None, None]
    assert [each.knows_central for each in view(m).players] == [False, False]


@rule("S8.2")
def test_the_others_can_only_guess_the_card_by_what_the_deck_has() -> None:
    m = match(centre="wood wood wood coin", centre_top="coin", known_by=[1], decks={1: "laurel", 2: "laurel"})
    for seat, possible in ((1, {"coin"}), (2, {"coin", "wood"}), (0, {"coin", "wood"})):
        seen = view(m, seat)
        tables = [GAME.determinize(seen, Rng(number)) for number in range(200)]
        assert all(GAME.view(table, seat - 1) == seen for table in tables)
        tops = Counter(GAME.view(table, 0).central_top for table in tables)
        assert set(tops) == possible
        if len(possible) == 2:
            assert 110 < tops["wood"] < 190, "three of four"
    m = match(centre="wood wood wood coin", centre_top="coin", known_by=[2], decks={1: "laurel", 2: "laurel"})
    seen = view(m, 2)
    assert {GAME.view(GAME.determinize(seen, Rng(number)), 1).central_top for number in range(50)} == {"coin"}


@rule("S8.3")
def test_which_cards_are_looked_at_only_the_looker_sees() -> None:
    m = looking()
    seen = [view(m, seat) for seat in (0, 1, 2, 3)]
    assert [each.looked for each in seen] == [None, {"wood": 1, "glass": 1, "coin": 1, "cat": 1}, None, None]
    assert [(each.looker, each.looked_at, each.looked_size) for each in seen] == [(0, 2, 4)] * 4
    below = {"wood": 1, "glass": 1, "coin": 1, "cat": 1, "shield": 1, "horn1": 1}
    assert [each.players[2].deck for each in seen] == [below, {"shield": 1, "horn1": 1}, below, below]
    assert [each.players[1].deck for each in seen] == [{}] * 4
    assert [each.options for each in seen] == [
        (), ("keep wood", "keep stone", "keep glass", "keep coin", "keep cat"), (), ()
    ]  # fmt: skip
    for seat in (-1, 1, 2):
        told = [event for event in m.seen_by(seat) if isinstance(event, LookedAt | LookedFaceDown)]
        assert told == [LookedFaceDown(0, "giza")] * 5
    assert [event.card for event in m.seen_by(0) if isinstance(event, LookedAt)] == ["coin", "cat", "glass", "wood"]


@rule("S8.3")
def test_the_others_can_only_guess_what_is_looked_at() -> None:
    m = looking()
    for seat in (0, 1, 2, 3):
        seen = view(m, seat)
        tables = [GAME.determinize(seen, Rng(number)) for number in range(300)]
        assert all(GAME.view(table, seat - 1) == seen for table in tables)
        found = Counter(tuple(GAME.view(table, 0).looked or ()) for table in tables)
        if seat == 1:
            assert set(found) == {("wood", "glass", "coin", "cat")}
        else:
            assert len(found) == 15, "any four of six"
            assert min(found.values()) > 5
        for table in tables[:20]:
            assert sum(table.below) + sum(table.looked) == 6


@rule("S8.3")
def test_equal_cards_among_them_are_guessed_too() -> None:
    m = match(
        "halicarnassus giza", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone coin coin coin laurel laurel"},
        centre="laurel brick",
    )  # fmt: skip
    play(m, "1 take centre", "* laurel", "* coin", "* coin", "* coin", "* laurel")
    tables = [GAME.determinize(view(m, 2), Rng(number)) for number in range(50)]
    found = {tuple((GAME.view(table, 0).looked or {}).items()) for table in tables}
    assert found == {(("coin", 3), ("laurel", 1)), (("coin", 2), ("laurel", 2))}


@rule("S8.3")
def test_a_view_in_mid_look_is_enough_to_lay_out_the_table_again() -> None:
    m = match(
        "halicarnassus rhodes giza", built={1: [1]}, cards={1: "wood wood"},
        decks={2: "laurel", 3: "stone glass wood coin shield cat horn1"}, centre="laurel brick",
    )  # fmt: skip
    play(m, "1 take centre", "* laurel")
    for outcome in ("coin", "cat", "glass", "wood"):
        for seat in (0, 1, 2, 3):
            seen = view(m, seat)
            assert GAME.view(GAME.rebuild(seen), seat - 1) == seen
        play(m, f"* {outcome}")


@rule("S8.3")
def test_the_card_kept_is_public_and_of_the_rest_only_the_number() -> None:
    m = looking()
    play(m, "1 keep coin", "* horn1")
    for seat in (-1, 0, 1, 2):
        assert m.seen_by(seat)[-5:-2] == [
            ShuffledBack(0, "giza", 4), Took(0, "coin", "giza"), TopShown("giza", "horn1")
        ]  # fmt: skip
    assert [view(m, seat).players[0].cards for seat in (0, 1, 2, 3)] == [{"coin": 1, "laurel": 1}] * 4
    below = {"wood": 1, "stone": 1, "glass": 1, "cat": 1, "shield": 1}
    assert [view(m, seat).players[2].deck for seat in (0, 1, 2, 3)] == [below] * 4


@rule("S8.3")
def test_equal_cards_that_only_the_looker_has_seen_do_not_spare_the_question(tmp_path: Path) -> None:
    """Otherwise all would know what was looked at. (With five cards to look at it cannot happen.)"""
    pack = changed(tmp_path, ("value      = 5", "value      = 2"))
    m = match(
        "halicarnassus rhodes", pack, built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone stone coin"},
        centre="laurel brick",
    )  # fmt: skip
    play(m, "1 take centre", "* laurel", "* stone")
    assert options(m, 1) == ["keep stone"]


@rule("S8.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_views_tell_a_whole_fresh_table(seats: int) -> None:
    m = fresh(seats)
    for seat in range(seats + 1):
        seen = view(m, seat)
        assert GAME.view(GAME.rebuild(seen), seat - 1) == seen
        assert (seen.me, seen.asked, seen.options) == (seat - 1, (), ())
        assert seen.flow[-1] == {"frame": "GiveWonder", "seat": 0}
    assert player(m, 1).points == 0
