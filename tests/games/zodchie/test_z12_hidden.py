"""Z12 What is hidden."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from artel.games.zodchie import GAME, ZodchieView
from artel.games.zodchie.events import DeckBuilt, Declined, Drew, DrewFaceDown, Fetched, Passed, Redrew, Removed
from artel.games.zodchie.view import Player
from artel.kernel.chance import Rng
from artel.kernel.codec import SEALED
from artel.kernel.record import Match
from clauses import rule
from games.common import asked, options, outcomes, play
from games.zodchie.tables import Played, city, fresh, hand, match, player, view

# Seats count from 0 in events and views.


def next_frame(seen: ZodchieView, rng: Rng) -> Any:
    """The frame that is next on a table dealt anew."""
    return GAME.determinize(seen, rng).stack[-1]


def imagined(m: Played, seat: int, whose: int, times: int = 400) -> Iterator[tuple[set[str], set[str], set[str]]]:
    """Hand, pile and what lies under it, of one seat, as another may imagine them; all that one sees stays."""
    seen, rng = view(m, seat), Rng(1)
    for _ in range(times):
        table = GAME.determinize(seen, rng)
        assert GAME.view(table, seat - 1) == seen
        they = GAME.view(table, whose - 1).players[whose - 1]
        yield set(they.hand or ()), set(they.pile or ()), set(they.under or ())


def hands(m: Played, seat: int, whose: int) -> set[frozenset[str]]:
    """All hands that somebody else may have, for all that a seat knows."""
    return {frozenset(hand) for hand, _, _ in imagined(m, seat, whose)}


def subsets(names: str, many: int, with_: str = "") -> set[frozenset[str]]:
    return {frozenset(chosen) | frozenset(with_.split()) for chosen in combinations(names.split(), many)}


@rule("Z12.1")
def test_a_hand_is_known_to_its_holder_alone() -> None:
    m = match(hands={1: "tavern park", 2: "inn"}, piles={1: "villa market"})
    assert (player(m, 1).hand, player(m, 1).pile, player(m, 1).under) == (("tavern", "park"), ("market", "villa"), ())
    for viewer in (2, 0):
        assert (player(m, 1, viewer).hand, player(m, 1, viewer).pile, player(m, 1, viewer).under) == (None, None, None)
    assert (player(m, 2).hand, player(m, 2, 1).hand, player(m, 2, 0).hand) == (("inn",), None, None)


@rule("Z12.1")
def test_sizes_tokens_cemeteries_and_deck_lists_are_public() -> None:
    m = match(
        colours="blue,red",
        turn=2,
        hands={1: "tavern park", 2: "inn"},
        piles={1: "villa market forge"},
        under={1: "library"},
        open={1: "park"},
        city={"a1": "1 temple", "a2": "1 inn token"},
        cemetery={1: "orangery"},
        removed={1: "theatre"},
        tokens={1: 1},
        hand_max={1: 4},
        redrawn=[1],
        begun=[1],
    )
    public = Player(
        seat=0,
        colour="blue",
        deck=(
            "tavern",
            "market",
            "orangery",
            "inn",
            "temple",
            "park",
            "theatre",
            "villa",
            "forge",
            "library",
            "cemetery",
        ),
        hand_size=2,
        pile_size=3,
        under_size=1,
        hand=None,
        pile=None,
        under=None,
        open_hand=("park",),
        open_under=(),
        open_drawn=0,
        hand_max=4,
        tokens=1,
        may_redraw=False,
        fresh=False,
        cemetery=("orangery",),
        removed=("theatre",),
        points=6 + 5 + 2 + 1,
    )
    assert player(m, 1, 2) == player(m, 1, 0) == public
    other = player(m, 2, 1)
    assert (other.cemetery, other.removed, other.tokens, other.hand_max) == (None, (), 2, 3)
    assert (other.colour, other.may_redraw, other.fresh) == ("red", True, False)
    assert view(m, 1).me == 0
    assert view(m, 0).me == -1


@rule("Z12.1")
def test_all_cards_on_the_table_are_seen_by_all() -> None:
    lie = {"a1": ["1 inn down", "2 park"], "a2": "1 temple", "b4": "2 villa down"}
    m = match(hands={1: "tavern", 2: "inn"}, city=lie, fountains={"b1": 2})
    assert view(m, 1).city == view(m, 2).city == view(m, 0).city
    assert city(m) == {
        "a1": ["1 inn down", "2 park 7"], "a2": "1 temple 6 safe", "b1": "token 2", "b4": "2 villa down"
    }  # fmt: skip


@rule("Z12.1")
def test_everybody_sees_who_is_asked_but_only_the_asked_one_sees_the_options() -> None:
    m = match(hands={1: "tavern", 2: "inn"})
    assert [view(m, seat).asked for seat in (0, 1, 2)] == [(0,), (0,), (0,)]
    assert [view(m, seat).options for seat in (0, 1, 2)] == [(), ("tavern a1",), ()]


@rule("Z12.1")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    m = match(hands={1: "park", 2: "inn"}, piles={1: "villa"})
    play(m, "1 park a1", "* villa")
    assert [event for event in m.seen_by(0) if isinstance(event, Drew)] == [Drew(0, "villa")]
    for seat in (1, -1):
        assert [event for event in m.seen_by(seat) if isinstance(event, DrewFaceDown)] == [DrewFaceDown(0)]
        assert Drew(0, "villa") not in m.seen_by(seat)


@rule("Z12.1")
def test_everything_but_a_drawn_card_is_told_to_all() -> None:
    m = Match(GAME.setup(3, {"variant": "advanced"}), b"seed")
    rng = Rng(1)
    while not m.over:
        seat = asked(m)[0]
        choices = options(m, seat)
        play(m, f"{seat} {choices[rng.below(len(choices))]}")
    hidden = {type(event).__name__ for event in m.events if any(event.seen_by(seat) != event for seat in (-1, 0, 1, 2))}
    assert hidden == {"Drew"}
    assert len(m.seen_by(-1)) == len(m.events)


@rule("Z12.1")
def test_the_order_of_a_pile_is_known_to_nobody() -> None:
    m = match(hands={1: "park", 2: "inn"}, piles={1: "villa tavern market"})
    play(m, "1 park a1")
    assert outcomes(m) == {"tavern": 1, "market": 1, "villa": 1}
    assert player(m, 1).pile == ("tavern", "market", "villa"), "shown without order"


@rule("Z12.1")
def test_everybody_knows_what_a_hand_and_its_pile_hold_together() -> None:
    m = match(hands={1: "tavern park", 2: "inn"}, piles={1: "villa market"}, city={"a1": "1 library", "a2": "2 forge"})
    assert hands(m, 2, 1) == subsets("tavern park villa market", 2)
    assert hands(m, 0, 1) == subsets("tavern park villa market", 2)
    assert hands(m, 1, 1) == {frozenset({"tavern", "park"})}, "one's own hand is certain"
    for hand_, pile, under in imagined(m, 2, 1, 20):
        assert hand_ | pile == {"tavern", "park", "villa", "market"}
        assert under == set()


@rule("Z12.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_sees_is_enough_to_lay_out_a_table_that_looks_the_same(seat: int) -> None:
    m = match(
        colours="blue,red",
        hands={1: "tavern park", 2: "inn barracks"},
        piles={1: "villa market", 2: "market"},
        under={1: "library", 2: "forge"},
        open={1: "park"},
        city={"a1": ["1 inn down", "2 park/3 token"], "a2": "1 temple", "b1": "2 villa"},
        cemetery={1: "orangery"},
        removed={2: "theatre"},
        fountains={"b5": 2},
        tokens={2: 0},
        hand_max={1: 4},
        redrawn=[2],
        begun=[1],
    )
    seen = view(m, seat)
    assert GAME.view(GAME.rebuild(seen), seat - 1) == seen
    play(m, "1 tavern b2")
    seen = view(m, seat)
    assert GAME.view(GAME.rebuild(seen), seat - 1) == seen, "in the middle of a property too"


@rule("Z12.1")
def test_a_cemetery_that_is_still_in_the_pile_may_be_in_hand_for_all_the_others_know() -> None:
    m = match(colours="blue,red", hands={1: "tavern", 2: "inn"}, piles={1: "cemetery"})
    assert hands(m, 2, 1) == subsets("tavern cemetery", 1)


@rule("Z12.1")
def test_a_place_that_is_kept_and_colours_not_given_yet_are_seen_too() -> None:
    m = match(colours="yellow,red", hands={1: "manufactory tavern", 2: "inn"}, city={"a1": "1 villa", "b3": "2 park"})
    assert view(m).kept is None
    play(m, "1 manufactory b2", "1 a1")
    assert view(m).kept == "a1"
    m2 = fresh(3)
    assert [p.colour for p in view(m2).players] == [None, None, None]
    play(m2, "* blue")
    for table in (m, m2):
        assert GAME.view(GAME.rebuild(view(table, 2)), 1) == view(table, 2)
    assert GAME.rebuild(view(m2, 2)).colours == m2.table.colours


@rule("Z12.1")
def test_everybody_sees_who_has_not_had_a_turn_yet() -> None:
    m = match(3, hands={1: "tavern", 2: "inn", 3: "inn"}, begun=[1])
    assert [p.fresh for p in view(m).players] == [False, True, True]
    play(m, "1 tavern a1")
    assert [p.fresh for p in view(m).players] == [False, False, True]


@rule("Z12.1")
def test_when_the_game_is_over_the_others_hands_are_still_not_shown() -> None:
    eight = ["tavern", "market", "barracks", "orangery", "inn", "temple", "park", "watchtower"]
    full = {f"a{at}": f"1 {card}" for at, card in enumerate(eight, 1)}
    full |= {f"b{at}": f"2 {card}" for at, card in enumerate(eight, 1)}
    m = match(hands={1: "villa", 2: "villa forge"}, city=full)
    assert m.over
    assert player(m, 2, 1).hand is None
    assert hands(m, 1, 2) == {frozenset({"villa", "forge"})}, "with no pile left there is nothing to guess"


@rule("Z12.2")
def test_a_card_taken_back_by_the_market_is_known_until_it_leaves_the_hand() -> None:
    lie = {"a1": "1 villa", "b1": "2 park"}
    m = match(hands={1: "market tavern", 2: "inn forge"}, piles={1: "orangery theatre"}, city=lie)
    play(m, "1 market b2", "1 a1", "* theatre")
    for viewer in (0, 1, 2):
        assert player(m, 1, viewer).open_hand == ("villa",)
    assert hands(m, 2, 1) == subsets("tavern orangery theatre", 2, "villa")
    play(m, "2 inn b3", "1 villa a1", "* orangery")
    assert player(m, 1, 2).open_hand == ()
    assert hands(m, 2, 1) == {frozenset({"tavern", "orangery", "theatre"})}, "the pile is empty"


@rule("Z12.2")
def test_a_card_taken_back_by_the_manufactory_is_known_too() -> None:
    lie = {"a1": "1 villa", "b1": "2 park"}
    m = match(colours="yellow,red", hands={1: "manufactory tavern", 2: "inn"}, piles={1: "market"}, city=lie)
    play(m, "1 manufactory b2", "1 a1", "1 tavern a1", "1 no", "* market")
    assert player(m, 1, 2).open_hand == ("villa",)
    assert hand(m, 1) == ["market", "villa"]


@rule("Z12.2")
def test_a_fetched_obelisk_is_known_to_be_in_hand() -> None:
    m = match(colours="yellow,red", hands={1: "tavern park", 2: "inn"}, piles={1: "obelisk villa market"}, begun=[])
    play(m, "1 fetch park")
    assert player(m, 1, 2).open_hand == ("obelisk",)
    assert hands(m, 2, 1) == subsets("tavern park villa market", 1, "obelisk")


@rule("Z12.3")
def test_after_a_redraw_the_owner_knows_which_cards_lie_at_the_bottom_but_not_their_order() -> None:
    m = match(hands={1: "villa park", 2: "inn"}, piles={1: "orangery tavern market"})
    assert play(m, "1 redraw", "* orangery", "* tavern")[0] == Redrew(0, 2)
    me = player(m, 1)
    assert (me.pile, me.under, me.pile_size, me.under_size) == (("market",), ("park", "villa"), 1, 2)
    for viewer in (0, 2):
        they = player(m, 1, viewer)
        assert (they.pile, they.under, they.pile_size, they.under_size) == (None, None, 1, 2)
        assert (they.open_hand, they.open_under, they.open_drawn) == ((), (), 0)
    play(m, "1 tavern a1", "* market")
    assert outcomes(m) == {"park": 1, "villa": 1}


@rule("Z12.3")
def test_to_the_others_any_unseen_card_may_lie_at_the_bottom() -> None:
    m = match(hands={1: "villa park", 2: "inn"}, piles={1: "orangery tavern market"})
    play(m, "1 redraw", "* orangery", "* tavern")
    all_five = "villa park orangery tavern market"
    assert hands(m, 2, 1) == subsets(all_five, 2)
    assert {frozenset(under) for _, _, under in imagined(m, 2, 1)} == subsets(all_five, 2)
    assert {frozenset(pile) for _, pile, _ in imagined(m, 2, 1)} == subsets(all_five, 1)


@rule("Z12.3")
def test_what_the_others_knew_of_the_hand_they_know_of_the_bottom() -> None:
    m = match(hands={1: "villa park", 2: "inn"}, open={1: "villa"}, piles={1: "orangery tavern market"})
    play(m, "1 redraw", "* orangery", "* tavern")
    they = player(m, 1, 2)
    assert (they.open_hand, they.open_under, they.open_drawn, they.under_size) == ((), ("villa",), 0, 2)
    assert hands(m, 2, 1) == subsets("park orangery tavern market", 2)
    assert {frozenset(under) for _, _, under in imagined(m, 2, 1)} == subsets("park orangery tavern market", 1, "villa")


@rule("Z12.3")
def test_of_two_known_cards_at_the_bottom_one_is_drawn_and_nobody_else_can_tell_which() -> None:
    m = match(
        hands={1: "villa park", 2: "inn barracks temple"},
        open={1: "villa park"},
        piles={1: "orangery tavern"},
        hand_max={1: 2},
    )
    play(m, "1 redraw", "* orangery", "* tavern")
    assert (player(m, 1, 2).open_under, player(m, 1, 2).open_drawn) == (("park", "villa"), 0)
    assert hands(m, 2, 1) == {frozenset({"orangery", "tavern"})}
    play(m, "1 tavern a1", "* villa", "2 inn b1")
    they = player(m, 1, 2)
    assert (they.open_hand, they.open_under, they.open_drawn, they.under_size) == ((), ("park", "villa"), 1, 1)
    assert hands(m, 2, 1) == subsets("villa park", 1, "orangery")
    play(m, "1 villa a2", "* park")
    they = player(m, 1, 2)
    assert (they.open_hand, they.open_under, they.open_drawn) == (("park",), (), 0), "only the Park was left"


@rule("Z12.3")
def test_when_the_last_known_card_is_drawn_all_of_them_are_known_to_be_in_hand() -> None:
    m = match(hands={1: "villa park", 2: "inn"}, open={1: "villa park"}, piles={1: "orangery tavern"})
    play(m, "1 redraw", "* orangery", "* tavern", "1 tavern a1", "* villa", "* park")
    they = player(m, 1, 2)
    assert (they.hand_size, they.open_hand, they.open_under, they.open_drawn) == (3, ("park", "villa"), (), 0)


@rule("Z12.3")
def test_where_the_drawn_card_may_be_a_known_one_or_not_nothing_is_claimed_of_it() -> None:
    m = match(hands={1: "villa park", 2: "inn"}, open={1: "villa"}, piles={1: "orangery tavern"}, hand_max={1: 2})
    play(m, "1 redraw", "* orangery", "* tavern", "1 tavern a1", "* park")
    they = player(m, 1, 2)
    assert (they.open_hand, they.open_drawn, they.under_size) == ((), 0, 1)
    assert {"villa" in hand for hand, _, _ in imagined(m, 2, 1)} == {True, False}


@rule("Z12.3")
def test_the_owners_own_knowledge_stays_whatever_is_imagined_of_the_others() -> None:
    m = match(hands={1: "villa park", 2: "inn"}, piles={1: "orangery tavern market", 2: "forge"})
    play(m, "1 redraw", "* orangery", "* tavern")
    mine = ({"tavern", "orangery"}, {"market"}, {"park", "villa"})
    assert list(imagined(m, 1, 1, 20)) == [mine] * 20
    assert hands(m, 1, 2) == subsets("inn forge", 1)


@rule("Z12.3")
def test_a_shuffle_of_the_pile_ends_it() -> None:
    m = match(
        colours="yellow,red", hands={1: "tavern", 2: "inn"}, piles={1: "obelisk"}, under={1: "villa park"}, begun=[]
    )
    assert player(m, 1).under == ("park", "villa")
    play(m, "1 fetch tavern")
    me = player(m, 1)
    assert (me.pile, me.under, me.pile_size, me.under_size) == (("tavern", "park", "villa"), (), 3, 0)


@rule("Z12.4")
def test_removed_cards_are_shown_to_all() -> None:
    m = match(hands={1: "town_hall", 2: "inn"})
    play(m, "1 remove town_hall")
    for seat in (-1, 0, 1):
        assert Removed(0, "town_hall", "hand") in m.seen_by(seat)
        assert view(m, seat + 1).players[0].removed == ("town_hall",)


@rule("Z12.4")
def test_the_card_put_under_the_pile_for_the_obelisk_is_not_shown() -> None:
    tables = []
    for given in ("tavern", "park"):
        m = match(colours="yellow,red", hands={1: "tavern park", 2: "inn"}, piles={1: "obelisk villa"}, begun=[])
        assert options(m, 1) == ["fetch tavern", "fetch park", "no"]
        assert play(m, f"1 fetch {given}") == [Fetched(0, "obelisk")]
        tables.append(m)
    one, other = tables
    assert (hand(one, 1), hand(other, 1)) == (["park", "obelisk"], ["tavern", "obelisk"])
    for viewer in (0, 2):
        assert view(one, viewer) == view(other, viewer)
        assert one.seen_by(viewer - 1) == other.seen_by(viewer - 1)


def alike(one: Played, other: Played) -> bool:
    """Are these two tables and all that led there the same to seat 2 and to a spectator?"""
    return all(
        view(one, viewer) == view(other, viewer) and one.seen_by(viewer - 1) == other.seen_by(viewer - 1)
        for viewer in (0, 2)
    )


@rule("Z12.5")
def test_unable_and_unwilling_to_play_for_the_shop_look_the_same() -> None:
    unable, unwilling = (
        match(
            colours="blue,yellow",
            hands={1: f"forge {card}", 2: "inn"},
            piles={1: other},
            city={"a1": "2 shop"},
        )
        for card, other in (("magic_academy", "park"), ("park", "magic_academy"))
    )
    for m in (unable, unwilling):
        play(m, "1 forge a2", "1 a1")
    assert options(unable, 1) == ["no"]
    assert options(unwilling, 1) == ["park a3", "park b1", "no"]
    assert alike(unable, unwilling)
    assert play(unable, "1 no")[0] == play(unwilling, "1 no")[0] == Declined(0, "forge")
    assert alike(unable, unwilling)


@rule("Z12.5")
def test_unable_and_unwilling_to_play_for_the_manufactory_look_the_same() -> None:
    unable, unwilling = (
        match(
            colours="blue,yellow",
            hands={1: f"forge {card}", 2: "inn"},
            piles={1: other},
            city={"a1": "2 manufactory", "b1": "1 villa"},
        )
        for card, other in (("cemetery", "park"), ("park", "cemetery"))
    )
    for m in (unable, unwilling):
        play(m, "1 forge a2", "1 a1")
    assert options(unable, 1) == ["no"], "a Cemetery is not played on a place of the city"
    assert options(unwilling, 1) == ["b1", "no"]
    assert alike(unable, unwilling)
    assert play(unable, "1 no")[0] == play(unwilling, "1 no")[0] == Declined(0, "forge")
    assert alike(unable, unwilling)


@rule("Z12.5")
def test_unable_and_unwilling_to_fetch_the_obelisk_look_the_same() -> None:
    unable, unwilling = (
        match(colours="yellow,red", hands={1: card, 2: "inn"}, piles={1: other}, begun=[])
        for card, other in (("obelisk", "park"), ("park", "obelisk"))
    )
    assert options(unable, 1) == ["no"], "it is in hand already"
    assert options(unwilling, 1) == ["fetch park", "no"]
    assert alike(unable, unwilling)
    assert play(unable, "1 no")[0] == play(unwilling, "1 no")[0] == Declined(0, "obelisk")
    assert alike(unable, unwilling)


@rule("Z12.5")
def test_a_pass_tells_that_nothing_in_hand_could_be_played() -> None:
    eight = ["tavern", "market", "barracks", "orangery", "inn", "temple", "park", "watchtower"]
    full = {
        f"{street}{at}": f"{seat} {card}" for seat, street in ((1, "a"), (2, "b")) for at, card in enumerate(eight, 1)
    }
    m = match(hands={1: "villa", 2: "villa"}, city=full)
    for seat in (-1, 0, 1):
        assert Passed(0) in m.seen_by(seat)


@rule("Z12.6")
def test_before_all_have_decided_neither_choice_nor_number_of_replacements_is_seen() -> None:
    many, none = (fresh(2, variant="advanced", colours="yellow,green") for _ in range(2))
    assert asked(many) == [1, 2]
    assert play(many, "1 replace obelisk bank shop") == []
    assert play(none, "1 replace nothing yellow") == []
    assert asked(many) == [2]
    for viewer in (0, 2):
        assert view(many, viewer) == view(none, viewer)
        assert view(many, viewer).flow[-1]["answers"] == [SEALED, None]
    assert view(many, 1).flow[-1]["answers"] != view(none, 1).flow[-1]["answers"], "one knows what one has chosen"
    for viewer in (0, 1, 2):
        assert GAME.view(GAME.rebuild(view(many, viewer)), viewer - 1) == view(many, viewer)
        assert GAME.view(GAME.determinize(view(many, viewer), Rng(1)), viewer - 1) == view(many, viewer)
    rng = Rng(1)
    imagined_answers = {next_frame(view(many, 2), rng).answers[0].extras for _ in range(400)}
    assert len(imagined_answers) > 60, "of the 64 ways to replace, any may have been chosen"
    assert len(player(many, 1, 2).deck) == 12
    assert "obelisk" not in player(many, 1).deck


@rule("Z12.6")
def test_the_replacements_are_shown_when_the_last_one_has_decided() -> None:
    m = fresh(2, variant="advanced", colours="yellow,green")
    play(m, "2 replace bridge")
    assert play(m, "1 replace obelisk bank") == [DeckBuilt(0, ("obelisk", "bank")), DeckBuilt(1, ("bridge",))]
    assert "obelisk" in player(m, 1, 2).deck
    assert "market" not in player(m, 1, 2).deck
