"""What a learned judgement looks at, number by number, seen by either seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from artel.games.architects import GAME
from artel.games.architects.components import CARDS, TOKEN_NAMES, WONDER_NAMES
from artel.games.architects.traits import ArchitectsTraits
from games.architects.tables import fresh, match
from games.common import play
from games.traited import TraitedTable

if TYPE_CHECKING:
    from games.architects.tables import Played

KINDS, TOKENS, WONDERS, SETS = len(CARDS), len(TOKEN_NAMES), len(WONDER_NAMES), 32
AWAITED = ("take", "act", "choose token", "other question", "draw central", "show top", "draw token", "show token",
           "cat looks", "other chance")  # fmt: skip
USES = ("empty", "finishes", "builds", "helps", "spare", "spare coin", "laurel", "wins cat", "keeps cat", "solves",
        "studies", "arms", "horn", "calls battle")  # fmt: skip
MISSING, LEFT, RACES, WIDE, BATTLES = 6, 15, 7 * 2 * 11, 11, 5 * 11


def parts(seats: int) -> dict[str, int]:
    """What stands one behind the other, and how many numbers it has."""
    of_seat = {
        "wonder": WONDERS * SETS, "resources": 6, "science": 27, "red": 3, "progress": TOKENS, "points": 1, "cat": 1,
        "nearest": 2 * MISSING * 6, "stages": 2 * MISSING * MISSING, "left": LEFT, "uses": 2 * len(USES),
    }  # fmt: skip
    return {
        "takes": seats, "acts": seats, "awaited": len(AWAITED) * seats, "set_off": KINDS * seats,
        "top": KINDS, "top_use": 2 * len(USES), "looked": KINDS, "face_up": TOKENS, "armed": TOKENS,
        "lead": 1, "race": RACES,
        **{f"{part}.{seat}": size for seat in range(seats) for part, size in of_seat.items()},
        **{f"battle.{pair}": BATTLES for pair in range(1 if seats == 2 else seats)},
    }  # fmt: skip


class Traited(TraitedTable):
    def __init__(self, m: Played, seat: int, traits: ArchitectsTraits | None = None) -> None:
        super().__init__(m, seat, traits or ArchitectsTraits(), parts(m.table.seats))

    def cards(self, part: str, first: int = 0) -> dict[str, int]:
        return {CARDS[first + kind]: many for kind, many in self[part].items()}

    def tokens(self, part: str) -> dict[str, int]:
        return {TOKEN_NAMES[token]: many for token, many in self[part].items()}

    def awaited(self) -> tuple[str, int]:
        """What the table waits for, and whose turn it is."""
        which = self.only("awaited")
        return AWAITED[which // self.seats], which % self.seats

    def uses(self, part: str, takes: bool) -> dict[str, int]:
        """What cards do for a seat that takes the next card, or does not."""
        many = len(USES)
        assert all((at >= many) == takes for at in self[part])
        return {USES[at % many]: amount for at, amount in self[part].items()}

    def nearest(self, step: int) -> tuple[int, bool, int]:
        """Stages built, whether the seat takes the next card, cards missing for the nearest stage."""
        which = self.only(f"nearest.{step}")
        return which // MISSING // 2, which // MISSING % 2 == 1, which % MISSING

    def stages(self, step: int) -> tuple[int, bool, int]:
        """Cards missing for the nearest stage, whether the seat takes the next card, missing for the other sort."""
        which = self.only(f"stages.{step}")
        return which // MISSING // 2, which // MISSING % 2 == 1, which % MISSING

    def race(self) -> tuple[int, bool, int]:
        """How near the end is, whether the seat takes the next card, how far behind it is."""
        which = self.only("race")
        return which // WIDE // 2, which // WIDE % 2 == 1, which % WIDE - 5

    def battle(self, pair: int) -> tuple[int, int]:
        """Till a battle; shields more."""
        which = self.only(f"battle.{pair}")
        return which // WIDE, which % WIDE - 5


# -- what a card does ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "layout", "use"),
    [
        ("wood", {}, "helps"),
        ("wood", {"cards": {1: "stone"}}, "builds"),
        ("wood", {"cards": {1: "wood"}}, "spare"),
        ("wood", {"cards": {1: "wood"}, "progress": {1: "engineering"}}, "builds"),
        ("wood", {"progress": {1: "engineering"}}, "helps"),
        ("wood", {"cards": {1: "coin"}}, "builds"),
        ("coin", {}, "helps"),
        ("coin", {"cards": {1: "wood"}}, "builds"),
        ("coin", {"progress": {1: "economy"}}, "builds"),
        ("wood", {"built": {1: [1]}, "cards": {1: "wood"}}, "builds"),
        ("stone", {"built": {1: [1]}, "cards": {1: "wood"}}, "spare"),
        ("stone", {"built": {1: [1]}}, "helps"),
        ("wood", {"built": {1: [1, 2, 3]}, "cards": {1: "wood"}}, "helps"),
        ("wood", {"built": {1: [1, 2, 3, 4]}, "cards": {1: "stone brick coin"}}, "finishes"),
        ("wood", {"built": {1: [1, 2, 3, 4]}, "cards": {1: "wood brick coin"}}, "spare"),
        ("laurel", {}, "laurel"),
        ("cat", {}, "wins cat"),
        ("cat", {"cat": 2}, "wins cat"),
        ("cat", {"cat": 1, "turn": 2}, "keeps cat"),
        ("gear", {"face_up": "culture"}, "studies"),
        ("gear", {"cards": {1: "gear"}}, "studies"),
        ("gear", {"cards": {1: "gear"}, "tokens": "culture"}, "solves"),
        ("gear", {"cards": {1: "gear"}, "face_up": "culture"}, "solves"),
        ("gear", {"cards": {1: "compass"}, "face_up": "culture"}, "studies"),
        ("gear", {"cards": {1: "tablet"}, "face_up": "culture"}, "studies"),
        ("gear", {"cards": {1: "compass tablet"}, "face_up": "culture"}, "solves"),
        ("tablet", {"cards": {1: "compass gear"}, "face_up": "culture"}, "solves"),
        ("shield", {"war": 2}, "arms"),
        ("horn1", {}, "horn"),
        ("horn1", {"war": 2}, "calls battle"),
        ("horn2", {}, "horn"),
        ("horn2", {"war": 1}, "calls battle"),
    ],
)
def test_what_an_open_card_does_for_a_seat(card: str, layout: dict[str, Any], use: str) -> None:
    m = match("alexandria giza", decks={1: card}, centre="wood laurel", **{"turn": 1, **layout})
    takes = layout.get("turn", 1) == 1
    assert Traited(m, 1).uses("uses.0", takes) == Traited(m, 2).uses("uses.1", takes) == {"empty": 1, use: 1}


def test_a_deck_left_and_right_of_each_seat() -> None:
    m = match("alexandria giza ephesus", decks={1: "wood", 2: "laurel", 3: "shield"}, cards={3: "stone"}, turn=2)
    one, two = Traited(m, 1), Traited(m, 2)
    assert one.uses("uses.0", False) == two.uses("uses.2", False) == {"helps": 1, "arms": 1}
    assert one.uses("uses.1", True) == two.uses("uses.0", True) == {"helps": 1, "laurel": 1}
    assert one.uses("uses.2", False) == two.uses("uses.1", False) == {"laurel": 1, "arms": 1}
    m = match("alexandria giza", decks={1: "wood", 2: "stone"}, turn=1)
    assert Traited(m, 1).uses("uses.0", True) == Traited(m, 1).uses("uses.1", False) == {"helps": 2}


# -- the wonder ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "token", "nearest", "other", "left"),
    [
        ("", "", 2, 3, 12),
        ("wood", "", 1, 2, 11),
        ("wood stone", "", 1, 1, 10),
        ("wood stone brick", "", 0, 1, 9),
        ("wood wood", "", 0, 2, 10),
        ("coin", "", 1, 2, 11),
        ("coin", "economy", 0, 1, 11),
        ("wood", "economy", 1, 2, 11),
        ("wood wood", "engineering", 0, 1, 10),
        ("wood stone", "engineering", 0, 1, 10),
        ("wood wood stone stone coin coin", "", 0, 0, 6),
    ],
)
def test_cards_missing_for_the_nearest_stage_and_for_one_of_the_other_sort(
    held: str, token: str, nearest: int, other: int, left: int
) -> None:
    m = match(  # equal resources cost 2, different ones 3
        "ephesus giza", cards={1: held}, built={1: [1]}, progress={1: token}, decks={1: "cat", 2: "cat"}, turn=1
    )
    for seen, step in ((Traited(m, 1), 0), (Traited(m, 2), 1)):
        assert seen.nearest(step) == (1, True, nearest)
        assert seen.stages(step) == (nearest, True, other)
        assert seen.only(f"left.{step}") == left


def test_more_missing_than_is_told_apart() -> None:
    seen = Traited(match("giza rhodes", built={2: [1, 2]}, decks={1: "cat", 2: "cat"}, turn=2), 1)
    assert (seen.nearest(0), seen.stages(0), seen.only("left.0")) == ((0, False, 2), (2, False, 5), 14)
    assert (seen.nearest(1), seen.stages(1), seen.only("left.1")) == ((2, True, 3), (3, True, 5), 10)
    seen = Traited(fresh(2, wonders="random"), 1)
    assert (seen.nearest(0), seen.stages(1), seen.only("left.0")) == ((0, False, 5), (5, False, 5), 14)
    assert (seen["wonder.0"], seen["awaited"], seen["takes"], seen["acts"]) == ({}, {}, {}, {})


def test_who_is_nearer_to_the_end() -> None:
    m = match("giza rhodes", built={1: [1, 2, 3]}, cards={2: "wood"}, decks={1: "cat", 2: "cat"}, turn=2)
    assert (Traited(m, 1).race(), Traited(m, 2).race()) == ((3, False, -5), (3, True, 5))
    m = match("giza rhodes", built={1: [1, 2, 3, 4], 2: [1, 2, 3, 4]}, cards={2: "wood"}, decks={1: "cat", 2: "cat"})
    assert (Traited(m, 1).race(), Traited(m, 2).race()) == ((1, True, 1), (1, False, -1))
    m = match("giza rhodes olympia", cards={2: "wood", 3: "wood wood wood"}, decks={1: "cat", 2: "cat", 3: "cat"})
    assert [Traited(m, seat).race() for seat in (1, 2, 3)] == [(5, True, 3), (5, False, 2), (5, False, -2)]
    m = match("giza rhodes", decks={1: "cat", 2: "cat"})
    assert Traited(m, 1).race() == (6, True, 0)


# -- what lies in front of everybody ------------------------------------------------------------------------


def test_what_lies_in_front_of_each_seat() -> None:
    m = match(
        "giza rhodes olympia",
        cards={1: "wood wood coin gear horn1", 2: "glass tablet compass compass shield shield horn2"},
        built={1: [1], 2: [1, 2]},
        progress={1: "decor", 2: "culture culture economy"},
        victories={3: 2},
        cat=2,
        decks={1: "cat", 2: "cat", 3: "cat"},
        turn=1,
    )
    scores = GAME.result(m.table).scores
    assert len(set(scores)) == 3
    for seat in (1, 2, 3):
        seen = Traited(m, seat)
        one, two, three = [(at - seat) % 3 for at in (1, 2, 3)]
        assert seen.cards(f"resources.{one}") == {"wood": 2, "coin": 1}
        assert seen.cards(f"resources.{two}") == {"glass": 1}
        assert [seen.only(f"science.{at}") for at in (one, two, three)] == [9, 2 * 3 + 1, 0]
        assert seen.cards(f"red.{one}", 11) == {"horn1": 1}
        assert seen.cards(f"red.{two}", 11) == {"shield": 2, "horn2": 1}
        assert seen.tokens(f"progress.{one}") == {"decor": 1}
        assert seen.tokens(f"progress.{two}") == {"culture": 2, "economy": 1}
        assert [seen.number(f"points.{at}") for at in (one, two, three)] == list(scores)
        assert [seen.number(f"cat.{at}") for at in (one, two, three)] == [0, 1, 0]
        names = [
            (WONDER_NAMES[at // SETS], at % SETS) for at in (seen.only(f"wonder.{at}") for at in (one, two, three))
        ]
        assert names == [("giza", 1), ("rhodes", 3), ("olympia", 0)]
        assert seen.number("lead") == scores[seat - 1] - max(scores[at] for at in range(3) if at != seat - 1)
    assert {part: Traited(m, 1)[part] for part in ("resources.2", "red.2", "progress.2")} == {
        "resources.2": {}, "red.2": {}, "progress.2": {}
    }  # fmt: skip


def test_three_of_a_science_are_a_pair() -> None:
    m = match("giza rhodes", cards={1: "gear gear gear"}, decks={1: "cat", 2: "cat"}, turn=2)
    assert Traited(m, 1).only("science.0") == 2 * 9


# -- battles ------------------------------------------------------------------------------------------------


def test_shields_more_than_the_neighbour_and_how_soon_that_counts() -> None:
    red = {1: "shield shield", 2: "horn1"}
    m = match("giza olympia", cards=red, decks={1: "cat", 2: "cat"})
    assert (Traited(m, 1).battle(0), Traited(m, 2).battle(0)) == ((3, 1), (3, -1))
    m = match("giza olympia", cards=red, decks={1: "cat", 2: "cat"}, war=2)
    assert Traited(m, 1).battle(0) == (1, 1)
    red = {1: "shield shield shield", 2: "shield", 3: "shield shield"}
    m = match("giza olympia babylon", cards=red, decks={1: "cat", 2: "cat", 3: "cat"})
    assert [Traited(m, 1).battle(pair) for pair in range(3)] == [(3, 2), (3, -1), (3, -1)]
    assert [Traited(m, 3).battle(pair) for pair in range(3)] == [(3, -1), (3, 2), (3, -1)]


def test_far_more_shields_and_peace_for_long_are_not_told_apart() -> None:
    decks = dict.fromkeys(range(1, 8), "cat")
    m = match(" ".join(WONDER_NAMES), cards={1: "shield " * 6}, decks=decks)
    assert [Traited(m, 1).battle(pair) for pair in (0, 1, 6)] == [(4, 5), (4, 0), (4, -5)]


def test_a_battle_that_is_due() -> None:
    m = match(
        "giza rhodes", progress={1: "propaganda"}, war=2, decks={1: "horn1 wood", 2: "laurel"}, centre="coin", turn=1
    )
    play(m, "1 take giza", "* wood")
    for seat in (1, 2):
        assert Traited(m, seat).battle(0) == (0, 1 if seat == 1 else -1)
        assert Traited(m, seat).tokens("armed") == {"propaganda": 1}


# -- what only some know ------------------------------------------------------------------------------------


def test_the_top_of_the_central_deck_is_seen_by_those_who_know_it() -> None:
    m = match(
        "giza rhodes", centre="wood laurel", centre_top="wood", known_by=[2], cards={2: "stone"},
        decks={1: "cat", 2: "cat"}, turn=1,
    )  # fmt: skip
    one, two = Traited(m, 1), Traited(m, 2)
    assert (one["top"], one["top_use"]) == ({}, {})
    assert (two.cards("top"), two.uses("top_use", False)) == ({"wood": 1}, {"builds": 1})
    m = match("giza rhodes", centre="wood", centre_top="wood", known_by=[1, 2], decks={1: "cat"}, turn=1)
    assert Traited(m, 1).uses("top_use", True) == Traited(m, 2).uses("top_use", False) == {"helps": 1}


def test_cards_looked_at_are_seen_by_who_looks() -> None:
    m = match(
        "halicarnassus rhodes", built={1: [1]}, cards={1: "wood wood"}, decks={2: "stone glass glass coin"},
        centre="laurel coin coin",
    )  # fmt: skip
    play(m, "1 take centre", "* laurel")
    assert Traited(m, 2).awaited() == ("other chance", 1)
    play(m, "* glass", "* coin", "* glass")
    assert Traited(m, 1).cards("looked") == {"glass": 2, "coin": 1}
    assert Traited(m, 2)["looked"] == {}
    assert Traited(m, 1).awaited() == ("other question", 0)


def test_tokens_to_choose_from() -> None:
    m = match("giza rhodes", face_up="culture culture decor", tokens="science", decks={1: "cat", 2: "cat"})
    assert Traited(m, 1).tokens("face_up") == Traited(m, 2).tokens("face_up") == {"culture": 2, "decor": 1}
    assert Traited(m, 1)["armed"] == {}


# -- whose turn ---------------------------------------------------------------------------------------------


def turns(m: Played) -> tuple[str, str, dict[str, int]]:
    """Whether the seat whose turn it is takes or acts, what is awaited, and what is to be set off, as all see it."""
    found = []
    for seat in range(1, m.table.seats + 1):
        seen = Traited(m, seat)
        phase = "takes" if seen["takes"] else "acts"
        assert not seen["acts" if phase == "takes" else "takes"]
        what, whose = seen.awaited()
        assert seen.only(phase) == whose
        assert all(at // KINDS == whose for at in seen["set_off"])
        off = {CARDS[at % KINDS]: many for at, many in seen["set_off"].items()}
        found.append(((whose + seat - 1) % m.table.seats, phase, what, off))
    assert found == [found[0]] * m.table.seats
    return found[0][1], found[0][2], found[0][3]


def test_whose_turn_it_is_and_what_the_table_waits_for() -> None:
    m = match(
        "giza rhodes olympia", cards={2: "gear gear"}, face_up="culture decor", tokens="science politics",
        decks={1: "horn1 wood", 2: "wood laurel", 3: "cat"}, centre="cat coin laurel gear", cat=2, turn=2,
    )  # fmt: skip
    assert turns(m) == ("takes", "cat looks", {})
    play(m, "* cat")
    assert turns(m) == ("takes", "take", {})
    play(m, "2 take rhodes")
    assert turns(m) == ("acts", "show top", {"wood": 1})
    play(m, "* laurel")
    assert turns(m) == ("acts", "choose token", {})
    seen = Traited(m, 1)
    assert (seen.nearest(1)[1], seen.nearest(2)[1]) == (False, True), "the next card is the next one's"
    play(m, "2 choose decor")
    assert turns(m) == ("acts", "show token", {})
    play(m, "* politics")
    assert turns(m) == ("takes", "take", {})


def test_what_is_drawn_unseen_and_what_can_be_done_after_it() -> None:
    m = match(
        "giza rhodes", cards={1: "gear gear wood stone"}, face_up="culture decor", tokens="science politics",
        decks={1: "cat", 2: "wood"}, centre="coin laurel", turn=1,
    )  # fmt: skip
    play(m, "1 take centre")
    assert turns(m) == ("acts", "draw central", {})
    play(m, "* laurel")
    assert turns(m) == ("acts", "act", {})
    play(m, "1 discover gear gear", "1 unseen")
    assert turns(m) == ("acts", "draw token", {})


def test_two_cards_that_are_set_off_together() -> None:
    for third, off in (("glass", {"stone": 1, "glass": 1}), ("stone", {"stone": 1})):
        m = match(
            "olympia rhodes giza", built={1: [1]}, cards={1: "wood wood"},
            decks={1: "stone laurel", 2: "brick", 3: f"{third} coin"}, centre="cat coin",
        )  # fmt: skip
        play(m, "1 take centre", "* cat")
        assert turns(m) == ("acts", "show top", off)


# -- one after the other ------------------------------------------------------------------------------------


def test_nothing_of_one_table_is_left_at_the_next() -> None:
    decks = dict.fromkeys(range(1, 8), "cat")
    full = match(" ".join(WONDER_NAMES), cards={1: "wood gear shield", 7: "stone horn1"}, decks=decks, turn=7,
                 face_up="culture")  # fmt: skip
    empty, bare = fresh(3), match("giza rhodes", decks={1: "wood", 2: "gear"}, turn=2)
    traits = ArchitectsTraits()
    for m in (full, empty, bare, full, bare):
        for seat in range(1, m.table.seats + 1):
            assert Traited(m, seat, traits).found == Traited(m, seat).found


def test_no_table_has_more_than_it_says() -> None:
    assert [ArchitectsTraits().most(seats) for seats in (2, 7)] == [28 + 42 + seats * 44 for seats in (2, 7)]
