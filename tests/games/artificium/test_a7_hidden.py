"""A7 What is hidden."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.events import Drew, DrewFaceDown, Revealed, Scouted, ScoutedFaceDown, ScoutSent
from artel.games.artificium.trades import Deal
from artel.games.artificium.view import ArtificiumView, Plan, Player
from artel.kernel.chance import Rng
from artel.kernel.codec import SEALED
from clauses import rule
from games.artificium.tables import Played, counts, draws, hand, known, match, player, up, view, words
from games.common import asked, options, play

# Seats count from 0 in events and views.
EVERYBODY = (0, 1, 2, 3)  # the spectator and three seats


def closed(seats: int, **layout: Any) -> Played:
    """A table with all cards of the box: those that the layout does not name lie in front of the last seat."""
    box = GAME.components(GAME.standard_pack())
    rest = Counter(dict(zip(box.names, box.copies, strict=True)))
    for field in ("hands", "front"):
        for names in layout.get(field, {}).values():
            rest -= Counter(names.split())
    for field in ("market", "discard", "deck"):
        rest -= Counter(layout.get(field, "").split())
    rest -= Counter(layout.get("laid", {}).values())
    return match(seats, **layout | {"deck": layout.get("deck", ""), "front": {seats: dict(rest)}})


def imagined(m: Played, viewer: int, times: int = 200) -> list[tuple[list[str], str]]:
    """All hands and the deck as a viewer may imagine them; all that the viewer sees stays."""
    seen = view(m, viewer)
    found = []
    for number in range(times):
        t = GAME.determinize(seen, Rng(number))
        assert GAME.view(t, viewer - 1) == seen
        hands = [words(GAME.view(t, seat).players[seat].hand or {}) for seat in range(t.seats)]
        found.append((hands, words(t.counted(t.deck, 0))))
    return found


def hands(m: Played, viewer: int, seat: int) -> set[str]:
    return {each[seat - 1] for each, _ in imagined(m, viewer)}


def decks(m: Played, viewer: int) -> set[str]:
    return {deck for _, deck in imagined(m, viewer)}


def some(names: str, many: int, with_: str = "") -> set[str]:
    """All ways to choose so many of these cards, and certain others; named in the order of the box."""
    order = GAME.components(GAME.standard_pack()).names
    chosen = [[*each, *with_.split()] for each in combinations(names.split(), many)]
    return {" ".join(sorted(each, key=order.index)) for each in chosen}


# -- A7.1 ---------------------------------------------------------------------------------------------------


@rule("A7.1")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    m = match(3, hands={1: "farm farm castle", 2: "fair", 3: "theft"})
    for viewer in EVERYBODY:
        for seat in (1, 2, 3):
            seen = player(m, seat, viewer).hand
            assert (seen is not None) == (viewer == seat)
    assert player(m, 1).hand == {"farm": 2, "castle": 1}


@rule("A7.1")
def test_everything_else_is_public() -> None:
    m = match(
        3, round=3, first=2, phase="cards", laid={1: "fair", 2: "castle"}, hands={1: "farm farm castle", 3: "theft"},
        stones={1: "wood wood", 3: "sword"}, coins={1: 0, 2: 9}, points={1: {"farm": 3, "coins": 1}, 3: 8},
        front={1: "farm", 2: "sawmill"}, out=[3], known={1: "farm"}, discard="theft theft", deck="fair fair farm",
        shuffled="fair fair fair farm farm",
    )  # fmt: skip
    nothing = (0,) * 14
    common = {"in_market": False, "swapped": False, "sealed": False}
    one = Player(
        seat=0, hand_size=3, hand=None, known={"farm": 1}, stones={"wood": 2}, coins=0, points=4,
        earned=(0, 3, *nothing[2:13], 1), front={"farm": 1}, laid="fair", in_round=True, **common,
    )  # fmt: skip
    two = Player(
        seat=1, hand_size=0, hand=None, known={}, stones={}, coins=9, points=0, earned=nothing, front={"sawmill": 1},
        laid="castle", in_round=True, **common,
    )  # fmt: skip
    three = Player(
        seat=2, hand_size=1, hand=None, known={}, stones={"sword": 1}, coins=5, points=8, earned=nothing, front={},
        laid=None, in_round=False, **common,
    )  # fmt: skip
    assert view(m, 0) == ArtificiumView(
        me=-1,
        pack=GAME.standard_pack().digest,
        round=3,
        first=1,
        players=(one, two, three),
        public=({"farm": 1}, {}, {}),
        deck_size=3,
        shuffled={"farm": 2, "fair": 3},
        discard={"theft": 2},
        market={},
        plans=(),
        deal=None,
        phase="apply",
        sealed=None,
        asked=(0,),
        options=(),
        flow=({"frame": "ApplyCards", "done": 3, "phase": 0}, {"frame": "PlayCard", "seat": 0}),
    )
    for viewer in (1, 2, 3):
        seen = view(m, viewer)
        assert seen.me == viewer - 1
        for seat in {1, 2, 3} - {viewer}:
            assert seen.players[seat - 1] == (one, two, three)[seat - 1]
        seen_by_all = "round first public deck_size shuffled discard market phase asked flow"
        for field in seen_by_all.split():
            assert getattr(seen, field) == getattr(view(m, 0), field)
        assert seen.players[viewer - 1].known == {}  # of one's own hand there is nothing to know besides
    assert view(m, 1).options == tuple(options(m, 1))
    assert view(m, 2).options == view(m, 3).options == ()
    real: Any = m.table
    for viewer in EVERYBODY:  # all of it is in the view: a table made of it looks the same
        for t in (GAME.rebuild(view(m, viewer)), GAME.determinize(view(m, viewer), Rng(viewer))):
            assert GAME.view(t, viewer - 1) == view(m, viewer)
            for field in ("stones", "laid", "earned"):
                assert list(getattr(t, field)) == list(getattr(real, field))


@rule("A7.1")
def test_the_market_and_who_is_in_it_are_public() -> None:
    m = match(3, phase="market", hands=dict.fromkeys((1, 2, 3), "farm"), market="castle castle fair", passed=[3],
              swapped=[2])  # fmt: skip
    for viewer in EVERYBODY:
        assert view(m, viewer).market == {"castle": 2, "fair": 1}
        assert [p.in_market for p in view(m, viewer).players] == [True, True, False]
        assert [p.swapped for p in view(m, viewer).players] == [False, True, False]


@rule("A7.1")
def test_a_face_down_card_is_hidden_until_the_last_one_is_laid() -> None:
    m = match(3, hands={1: "farm castle", 2: "fair theft", 3: "sawmill fair"})
    play(m, "1 lay farm", "3 lay sawmill")
    lay = {"farm": {"action": 257}, "sawmill": {"action": 256}}
    for viewer, answers in {
        0: [SEALED, None, SEALED], 1: [lay["farm"], None, SEALED], 2: [SEALED, None, SEALED],
        3: [SEALED, None, lay["sawmill"]],
    }.items():  # fmt: skip
        seen = view(m, viewer)
        assert seen.flow[-1] == {
            "frame": "Together",
            "questions": [{"frame": "LayCard", "seat": seat} for seat in (0, 1, 2)],
            "answers": answers,
        }
        assert [p.laid for p in seen.players] == [None, None, None]
        assert [p.hand_size for p in seen.players] == [2, 2, 2]
        assert seen.asked == (1,)
    assert m.seen_by(-1) == m.seen_by(1) == m.seen_by(2) == m.opening
    play(m, "2 lay fair")
    for viewer in EVERYBODY:
        assert [p.laid for p in view(m, viewer).players] == ["farm", "fair", "sawmill"]
        assert [p.hand_size for p in view(m, viewer).players] == [1, 1, 1]
        assert m.seen_by(viewer - 1)[1:4] == [Revealed(0, "farm"), Revealed(1, "fair"), Revealed(2, "sawmill")]


@rule("A7.1")
def test_what_another_has_laid_face_down_may_be_any_of_the_hand() -> None:
    def laid_by_2(other: str) -> tuple[set[str], ArtificiumView]:
        m = closed(2, hands={1: "farm", 2: "fair castle"}, deck="theft")
        play(m, f"2 lay {other}")
        seen = view(m, 1)
        found = set()
        for number in range(200):
            t = GAME.determinize(seen, Rng(number))
            top: Any = t.stack[-1]
            found.add(t.write(top.answers[1]))
        return found, seen

    one, two = laid_by_2("fair"), laid_by_2("castle")
    assert one == two  # told the same, seen the same
    assert one[0] == {"lay fair", "lay castle", "lay theft"}


@rule("A7.1")
def test_ones_own_face_down_card_stays_what_it_is() -> None:
    m = closed(2, hands={1: "farm castle", 2: "fair castle"}, deck="theft")
    play(m, "1 lay castle")
    for number in range(20):
        t = GAME.determinize(view(m, 1), Rng(number))
        top: Any = t.stack[-1]
        assert t.write(top.answers[0]) == "lay castle"


@rule("A7.1")
def test_which_card_scouting_took_is_told_to_thief_and_victim_only() -> None:
    m = up("scouting", seats=3, hands={1: "farm", 2: "castle fair", 3: "theft"})
    play(m, "1 apply 2", "* castle", "* sawmill")
    assert [event for event in m.seen_by(0) if isinstance(event, Scouted)] == [Scouted(0, 1, "castle")]
    assert [event for event in m.seen_by(1) if isinstance(event, Scouted)] == [Scouted(0, 1, "castle")]
    for seat in (-1, 2):
        assert m.seen_by(seat)[-4:] == [
            ScoutSent(0, 1), ScoutedFaceDown(0, 1), DrewFaceDown(1), m.events[-1]
        ]  # fmt: skip
    assert [player(m, seat, 0).hand_size for seat in (1, 2, 3)] == [2, 2, 1]


@rule("A7.1")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    m = closed(2, hands={1: "farm", 2: "fair castle"}, deck="theft sawmill")
    for viewer in (0, 1, 2):
        assert view(m, viewer).deck_size == 2
    assert decks(m, 1) == some("theft sawmill fair castle", 2)
    assert decks(m, 2) == some("theft sawmill farm", 2)
    assert decks(m, 0) == some("theft sawmill farm fair castle", 2)


# -- A7.2 ---------------------------------------------------------------------------------------------------


def all_know(m: Played, seat: int) -> str:
    """What everybody else knows of a hand, the spectator too; they must know the same."""
    [found] = {known(m, viewer, seat) for viewer in range(m.setup.seats + 1) if viewer != seat}
    assert view(m).public[seat - 1] == counts(found)
    assert known(m, seat, seat) == ""
    return found


@rule("A7.2")
def test_a_card_of_the_market_is_known_to_be_in_hand() -> None:
    m = match(3, phase="market", hands={1: "farm fair", 2: "theft", 3: "theft"}, market="castle castle sawmill")
    play(m, "1 swap farm castle")
    assert all_know(m, 1) == "castle"
    play(m, "2 pass", "3 pass", "1 swap fair sawmill")
    assert all_know(m, 1) == "sawmill castle"
    play(m, "1 swap sawmill castle")
    assert all_know(m, 1) == "castle castle"
    assert (all_know(m, 2), all_know(m, 3)) == ("", "")


@rule("A7.2")
def test_a_card_taken_back_is_known_to_be_in_hand() -> None:
    m = up("farm", seats=3, hands={1: "fair", 2: "fair", 3: "fair"})
    play(m, "1 back")
    assert all_know(m, 1) == "farm"


@rule("A7.2")
def test_a_reconstructed_card_is_known_to_be_in_hand() -> None:
    m = up("reconstruction", seats=3, front={1: "farm castle"}, hands={1: "castle", 2: "fair", 3: "fair"})
    play(m, "1 apply castle")
    assert all_know(m, 1) == "castle"
    assert hand(m, 1) == "castle castle"


@rule("A7.2")
def test_it_is_known_until_it_leaves_the_hand_openly() -> None:
    m = match(hands={1: "farm castle fair", 2: "theft theft"}, known={1: "farm castle"})
    play(m, "1 lay castle")
    assert all_know(m, 1) == "farm castle"  # nobody has seen it leave
    play(m, "2 lay theft")
    assert all_know(m, 1) == "farm"
    m = match(phase="market", hands={1: "farm castle", 2: "theft"}, known={1: "farm castle"}, market="fair")
    play(m, "1 swap castle fair")
    assert all_know(m, 1) == "farm fair"
    m = match(phase="market", hands={1: "farm castle", 2: "theft"}, known={1: "farm castle"}, market="fair")
    play(m, "1 exchange", *draws("farm castle farm castle fair"))
    assert (all_know(m, 1), hand(m, 1)) == ("", "farm farm castle castle fair")
    m = match(phase="end", hands={1: "farm castle fair"}, known={1: "farm castle"})
    play(m, "1 throw farm", "1 throw fair")
    assert all_know(m, 1) == "castle"
    m = up("mage_tower", stones={1: "kvass potion"}, hands={1: "farm castle fair theft", 2: "fair"},
           known={1: "farm castle"}, deck="")  # fmt: skip
    play(m, "1 apply", "1 throw castle")
    assert all_know(m, 1) == "farm"


@rule("A7.2")
def test_it_is_known_from_one_round_to_the_next() -> None:
    m = match(phase="end", hands={1: "farm castle", 2: "fair"}, known={1: "farm"})
    play(m, "1 done", "2 done", "* castle")
    assert all_know(m, 1) == "farm"


def scouted(taken: str, **layout: Any) -> Played:
    """Seat 1 scouts seat 2; seat 3 and a spectator look on."""
    m = closed(3, phase="cards", laid={1: "scouting"}, deck="sawmill laboratory", **layout)
    play(m, "1 apply 2", f"* {taken}", "* sawmill")
    return m


@rule("A7.2")
def test_after_a_scouting_only_thief_and_victim_know_where_the_known_cards_are() -> None:
    m = scouted("farm", hands={1: "theft", 2: "farm castle fair", 3: "fair"}, known={2: "farm castle"})
    assert hand(m, 1) == "farm theft"
    assert hand(m, 2) == "sawmill castle fair"
    # the thief knows what is left there, the victim what is gone
    assert known(m, 1, 2) == "castle"
    assert known(m, 2, 1) == "farm"
    # the others no longer know anything of that hand
    assert [known(m, viewer, 2) for viewer in (3, 0)] == ["", ""]
    assert [known(m, viewer, 1) for viewer in (3, 0)] == ["", ""]
    assert view(m).public == ({}, {}, {})


@rule("A7.2")
def test_a_scouted_card_that_was_not_known_leaves_the_known_ones_for_the_thief() -> None:
    m = scouted("fair", hands={1: "theft", 2: "farm castle fair", 3: "fair"}, known={2: "farm castle"})
    assert [known(m, viewer, 2) for viewer in (1, 3, 0)] == ["farm castle", "", ""]
    assert [known(m, viewer, 1) for viewer in (2, 3, 0)] == ["fair", "", ""]


@rule("A7.2")
def test_what_is_known_of_the_thief_and_of_the_others_stays() -> None:
    m = scouted("fair", hands={1: "theft farm", 2: "castle fair", 3: "fair castle"},
                known={1: "farm", 2: "castle", 3: "castle"})  # fmt: skip
    assert [known(m, viewer, 1) for viewer in (2, 3, 0)] == ["farm fair", "farm", "farm"]
    assert [known(m, viewer, 3) for viewer in (1, 2, 0)] == ["castle", "castle", "castle"]
    assert view(m).public == ({"farm": 1}, {}, {"castle": 1})


@rule("A7.2")
def test_who_was_robbed_knows_the_card_until_it_leaves_the_thief_openly() -> None:
    m = scouted("farm", hands={1: "theft fair", 2: "farm castle fair", 3: "fair"})
    play(m, "1 lay fair", "2 lay fair", "3 lay fair")
    assert known(m, 2, 1) == "farm"
    play(m, "1 discard", "2 discard", "3 discard", "1 lay farm", "2 lay castle")
    assert known(m, 2, 1) == ""


@rule("A7.2")
def test_who_was_robbed_loses_track_when_the_thief_is_robbed_by_another() -> None:
    m = closed(3, phase="cards", laid={1: "scouting", 3: "scouting"}, deck="sawmill laboratory theft",
               hands={1: "theft", 2: "farm castle", 3: "fair"})  # fmt: skip
    play(m, "1 apply 2", "* farm", "* sawmill")
    assert known(m, 2, 1) == "farm"
    play(m, "3 apply 1", "* theft", "* laboratory")
    assert known(m, 2, 1) == ""
    assert [known(m, viewer, 3) for viewer in (1, 2, 0)] == ["theft", "", ""]
    assert known(m, 1, 2) == ""


@rule("A7.2")
def test_a_card_robbed_back_is_known_to_be_gone() -> None:
    m = closed(3, phase="cards", laid={1: "scouting", 2: "scouting"}, deck="sawmill laboratory theft",
               hands={1: "theft", 2: "farm castle", 3: "fair"})  # fmt: skip
    play(m, "1 apply 2", "* farm", "* sawmill", "2 apply 1", "* farm", "* laboratory")
    assert (hand(m, 1), hand(m, 2)) == ("laboratory theft", "sawmill farm castle")
    assert (known(m, 2, 1), known(m, 1, 2)) == ("", "farm")


@rule("A7.2")
def test_what_each_may_imagine_after_a_scouting() -> None:
    m = scouted("farm", hands={1: "theft", 2: "farm castle fair", 3: "kvass_yard"}, known={2: "farm castle"})
    # hands: 1 farm theft, 2 sawmill castle fair, 3 kvass_yard; deck: laboratory
    assert hands(m, 1, 2) == some("fair sawmill kvass_yard laboratory", 2, "castle")
    assert hands(m, 1, 3) == {"fair", "sawmill", "kvass_yard", "laboratory"}
    assert hands(m, 2, 1) == some("theft kvass_yard laboratory", 1, "farm")
    assert hands(m, 3, 2) == some("farm theft sawmill castle fair laboratory", 3)


# -- A7.3 ---------------------------------------------------------------------------------------------------


@rule("A7.3")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    m = match(3, phase="market", hands={1: "farm", 2: "theft", 3: "theft"}, market="fair")
    play(m, "1 exchange", *draws("castle castle castle castle sawmill"))
    assert [event for event in m.seen_by(0) if isinstance(event, Drew)][-1] == Drew(0, "sawmill")
    for seat in (-1, 1, 2):
        assert m.seen_by(seat)[-5:] == [DrewFaceDown(0)] * 5
    assert all_know(m, 1) == ""


@rule("A7.3")
def test_discarded_cards_are_known_to_all() -> None:
    m = match(3, phase="end", hands={1: "farm castle", 2: "theft", 3: "theft"}, discard="fair")
    play(m, "1 throw castle")
    for viewer in EVERYBODY:
        assert view(m, viewer).discard == {"castle": 1, "fair": 1}


@rule("A7.3")
def test_the_cards_of_a_newly_shuffled_deck_are_known() -> None:
    m = closed(3, phase="cards", laid={1: "scouting"}, hands={1: "fair", 2: "castle", 3: "farm"},
               discard="theft farm farm")  # fmt: skip
    play(m, "1 apply 2", "* castle")
    assert view(m).shuffled == {"farm": 2, "theft": 1}
    for viewer in EVERYBODY:
        assert decks(m, viewer) == {"farm farm theft"}
    # one of them is drawn: by which the drawer knows the others, and nobody else does
    play(m, "* theft")
    assert decks(m, 2) == {"farm farm"}
    for viewer in (0, 1, 3):
        assert decks(m, viewer) == {"farm farm", "farm theft"}
    assert [view(m, viewer).shuffled for viewer in EVERYBODY] == [
        {"farm": 2, "theft": 1}, {"farm": 2, "theft": 1}, {"farm": 2}, {"farm": 2, "theft": 1}
    ]  # fmt: skip


@rule("A7.3")
def test_who_has_drawn_all_since_the_shuffle_knows_the_rest_of_the_deck() -> None:
    m = closed(2, phase="market", hands={1: "castle", 2: "farm farm"},
               discard="farm theft fair laboratory sawmill kvass_yard")  # fmt: skip
    play(m, "1 exchange", *draws("farm theft fair laboratory sawmill"))
    assert decks(m, 1) == {"kvass_yard castle"}
    assert hands(m, 1, 2) == {"farm farm"}
    rest = "farm theft fair laboratory sawmill kvass_yard castle"
    assert decks(m, 2) == some(rest, 2)
    assert decks(m, 0) == some(rest, 2)


@rule("A7.3")
def test_what_goes_to_the_market_is_seen_to_leave_the_deck() -> None:
    m = closed(2, round=2, phase="start", hands={1: "farm farm farm farm farm", 2: "castle castle castle castle fair"},
               discard="farm theft fair laboratory sawmill kvass_yard castle castle")  # fmt: skip
    assert view(m).shuffled == {
        "sawmill": 1, "farm": 1, "kvass_yard": 1, "laboratory": 1, "castle": 2, "fair": 1, "theft": 1
    }  # fmt: skip
    play(m, *draws("farm theft fair laboratory sawmill castle"))
    assert asked(m) == [1]
    for viewer in (0, 1, 2):
        assert view(m, viewer).shuffled == {"kvass_yard": 1, "castle": 1}
        assert decks(m, viewer) == {"kvass_yard castle"}
    assert hands(m, 2, 1) == {"farm farm farm farm farm"}


@rule("A7.3")
def test_before_the_first_shuffle_hands_and_deck_may_be_anything_unseen() -> None:
    m = closed(2, phase="market", hands={1: "farm", 2: "castle"}, deck="theft fair", market="sawmill")
    assert hands(m, 1, 2) == {"castle", "theft", "fair"}
    assert hands(m, 0, 1) == {"farm", "castle", "theft", "fair"}


# -- A7.4 ---------------------------------------------------------------------------------------------------


@rule("A7.4")
@pytest.mark.parametrize(
    ("held", "before", "after"),
    [
        ("farm farm", "farm", ""),
        ("farm farm", "farm farm", "farm"),
        ("farm farm", "", ""),
        ("farm castle", "castle", "castle"),
    ],
)
def test_when_a_card_of_a_known_name_leaves_the_known_one_is_gone(held: str, before: str, after: str) -> None:
    m = match(phase="end", hands={1: held}, known={1: before})
    play(m, "1 throw farm")
    assert all_know(m, 1) == after


@rule("A7.4")
def test_for_the_thief_too_the_known_one_is_gone() -> None:
    m = scouted("farm", hands={1: "theft", 2: "farm farm castle", 3: "fair"}, known={2: "farm"})
    assert hand(m, 2) == "sawmill farm castle"
    assert known(m, 1, 2) == ""


@rule("A7.4")
def test_the_robbed_one_counts_a_known_name_twice() -> None:
    m = scouted("farm", hands={1: "theft farm", 2: "farm castle", 3: "fair"}, known={1: "farm"})
    assert known(m, 2, 1) == "farm farm"
    assert [known(m, viewer, 1) for viewer in (3, 0)] == ["farm", "farm"]
    play(m, "1 lay farm", "2 lay castle", "3 lay fair")
    assert known(m, 2, 1) == "farm"
    assert [known(m, viewer, 1) for viewer in (3, 0)] == ["", ""]


# -- the view -----------------------------------------------------------------------------------------------


def test_a_view_has_plans_for_the_buildings_in_hand_and_the_one_that_is_up() -> None:
    m = up("weapon_workshop", hands={1: "castle farm farm fair", 2: "mage_tower"}, coins={1: 3},
           stones={1: "coal coal kvass sword"})  # fmt: skip
    assert view(m, 1).plans == (
        Plan("farm", missing={}, price=0, spare=3 + 2 + 2 + 2 + 5, means="now"),
        Plan("weapon_workshop", missing={"metal": 1}, price=6, spare=3 + 2 + 2 + 5, means="sell"),
        Plan("castle", missing={}, price=1, spare=3 + 2 + 2, means="now"),
    )
    assert view(m, 2).plans == (
        Plan("mage_tower", missing={"kvass": 1, "potion": 1}, price=15, spare=5, means="never"),
    )
    assert view(m, 0).plans == ()
    assert view(m, 1).deal == Deal(("coal", "kvass"), ("metal",), earned=4, paid=6, left=1)
    assert view(m, 2).deal is None


def test_before_the_first_round_nobody_is_first() -> None:
    m = match(phase="start")
    assert (view(m).first, view(m).round) == (None, 0)
    t = GAME.determinize(view(m, 1), Rng(0))
    assert GAME.view(t, 0) == view(m, 1)
    assert (t.first, t.round_number) == (-1, 0)


@rule("A4.7")
def test_a_card_laid_face_down_is_seen_to_lie_there_and_known_to_its_owner_alone() -> None:
    m = match(2, hands={1: "farm sawmill", 2: "castle fair"})
    assert (view(m, 1).phase, view(m, 1).sealed) == ("lay", None)
    play(m, "1 lay farm")
    assert [view(m, viewer).sealed for viewer in (0, 1, 2)] == [None, "farm", None]
    for viewer in (0, 1, 2):
        assert [each.sealed for each in view(m, viewer).players] == [True, False]
    play(m, "2 lay castle")
    assert view(m, 1).sealed is None
    assert not any(each.sealed for each in view(m, 1).players)
    assert view(m, 1).phase == "apply"
