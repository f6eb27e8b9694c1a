"""What a learned judgement looks at, number by number, seen by each seat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.components import ACTION_NAMES, BUILDING_NAMES, CARD_NAMES, RESOURCE_NAMES
from artel.games.artificium.traits import ArtificiumTraits
from games.artificium.tables import draws, fresh, match, up
from games.common import play
from games.traited import TraitedTable

if TYPE_CHECKING:
    from artel.kernel.packs import Pack
    from games.artificium.tables import Played

PARTS = ("market", "laying", "playing", "ending", "dealing")
WAYS = ("at once", "buys", "sells", "never")
STANDINGS = ("passed", "free swap", "swapped", "between rounds", "out", "in")
ROUNDS_LEFT = 4
STAGES, GAINS, LEADS, PLAYABLE = ROUNDS_LEFT * len(PARTS), 13, 21, 7
CARDS, RESOURCES = len(CARD_NAMES), len(RESOURCE_NAMES)


def parts(seats: int) -> dict[str, int]:
    """What stands one behind the other, and how many numbers it has."""
    of_seat = {
        "stones": RESOURCES, "coins": 1, "points": 1, "coins_by_round": ROUNDS_LEFT, "to_play": ROUNDS_LEFT,
        "outlook": STAGES, "laid": CARDS * len(WAYS), "standing": len(STANDINGS),
    }  # fmt: skip
    of_other = {"known": CARDS, "size": 1, "known_gain": 1}
    return {
        "asked": len(PARTS) * seats, "stage": STAGES,
        "buildings": len(BUILDING_NAMES) * len(WAYS), "actions": len(ACTION_NAMES) * STAGES,
        "gain": 1, "used": 1, "knights": 1, "gain_by_stage": STAGES * GAINS,
        "missing": 1, "out_of_reach": 1, "there": 1,
        **{
            f"{part}.{seat}": size
            for seat in range(seats)
            for part, size in (of_seat | of_other if seat else of_seat).items()
        },
        "lead_now": 1, "lead": 1, "lead_by_stage": STAGES * LEADS, "playable": PLAYABLE * PLAYABLE,
    }  # fmt: skip


class Traited(TraitedTable):
    def __init__(self, m: Played, seat: int, traits: ArtificiumTraits | None = None) -> None:
        super().__init__(m, seat, traits or ArtificiumTraits(), parts(m.table.seats))

    def asked(self) -> tuple[str, int] | None:
        """In which part of a round somebody is asked, and who."""
        if not self["asked"]:
            return None
        which = self.only("asked")
        return PARTS[which // self.seats], which % self.seats

    def stage(self) -> tuple[int, str]:
        """The rounds to come, and the part of this one."""
        which = self.only("stage")
        return which // len(PARTS), PARTS[which % len(PARTS)]

    def at_stage(self, part: str, first: int = 0) -> int:
        """The number of this stage; those of all others are 0."""
        found = {at - first: many for at, many in self[part].items() if first <= at < first + STAGES}
        assert set(found) <= {self.only("stage")}
        return found.get(self.only("stage"), 0)

    def at_round(self, part: str) -> int:
        """The number of this round; those of all others are 0."""
        assert set(self[part]) <= {self.stage()[0]}
        return self[part].get(self.stage()[0], 0)

    def step_at_stage(self, part: str, steps: int) -> int:
        which = self.only(part)
        assert which // steps == self.only("stage")
        return which % steps

    def buildings(self) -> dict[tuple[str, str], int]:
        """By name, and how it can be applied."""
        return {(BUILDING_NAMES[at // 4], WAYS[at % 4]): many for at, many in self["buildings"].items()}

    def actions(self) -> dict[str, int]:
        found = {name: self.at_stage("actions", at * STAGES) for at, name in enumerate(ACTION_NAMES)}
        return {name: many for name, many in found.items() if many}

    def laid(self, step: int) -> tuple[str, str] | None:
        if not self[f"laid.{step}"]:
            return None
        which = self.only(f"laid.{step}")
        return CARD_NAMES[which // 4], WAYS[which % 4]

    def standing(self, step: int) -> str:
        return STANDINGS[self.only(f"standing.{step}")]

    def stones(self, step: int) -> dict[str, int]:
        return {RESOURCE_NAMES[at]: many for at, many in self[f"stones.{step}"].items()}

    def known(self, step: int) -> dict[str, int]:
        return {CARD_NAMES[at]: many for at, many in self[f"known.{step}"].items()}

    def playable(self) -> tuple[int, int]:
        """Cards that oneself, and that another can still play in this round."""
        which = self.only("playable")
        return which // PLAYABLE, which % PLAYABLE


def all_see(m: Played) -> list[Traited]:
    return [Traited(m, seat) for seat in range(1, m.table.seats + 1)]


def changed(folder: Path, *changes: tuple[str, str]) -> Pack:
    """The standard pack with texts replaced wherever they stand."""
    text = Path(GAME.standard_pack().row("pack").file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "artificium.toml").write_text(text, encoding="utf-8")
    return GAME.pack_from(folder)


# -- where the game is --------------------------------------------------------------------------------------


def where(m: Played) -> tuple[int, str, int | None]:
    """Rounds to come, the part of the round, and who is asked in it, as all see it."""
    found = []
    for seat, seen in enumerate(all_see(m)):
        asked = seen.asked()
        if asked:
            assert asked[0] == seen.stage()[1]
        found.append((*seen.stage(), (asked[1] + seat) % seen.seats + 1 if asked else None))
    assert found == [found[0]] * m.table.seats
    return found[0]


def test_the_part_of_the_round_and_who_is_asked() -> None:
    m = match(3, round=2, phase="start", points={1: 1, 3: 1}, hands=dict.fromkeys((1, 2, 3), "mage_tower"))
    assert where(m) == (2, "dealing", None)
    play(m, *draws("farm " * 4 + "sawmill " * 4 + "theft " * 4))
    assert where(m) == (2, "dealing", None), "the market is laid out"
    play(m, *draws("castle castle castle castle castle fair"))
    assert where(m) == (2, "market", 2)
    play(m, "2 pass")
    assert where(m) == (2, "market", 3)
    play(m, "3 exchange")
    assert where(m) == (2, "market", None), "cards are drawn"
    play(m, *draws("farm " * 4 + "fair"), "1 pass", "3 pass")
    assert where(m) == (2, "laying", None)
    play(m, "3 lay farm")
    assert where(m) == (2, "laying", None)
    play(m, "1 lay mage_tower", "2 lay farm")
    assert where(m) == (2, "playing", 2)
    play(m, "2 back", "3 back")
    assert where(m) == (2, "playing", 1)
    play(m, "1 back")
    assert where(m) == (2, "ending", 2)


def test_before_the_first_round_and_after_the_last() -> None:
    m = fresh(2)
    assert where(m) == (3, "ending", None)
    play(m, "* 2")
    assert where(m) == (3, "dealing", None)
    m = up("sawmill", round=4)
    assert where(m) == (0, "playing", 1)
    play(m, "1 apply")
    assert not m.table.stack
    assert where(m) == (0, "ending", None)


@pytest.mark.parametrize(("number", "left"), [(1, 3), (5, 3), (6, 3), (7, 2), (9, 0)])
def test_more_rounds_to_come_than_are_told_apart(tmp_path: Path, number: int, left: int) -> None:
    pack = changed(tmp_path, ("rounds          = 4", "rounds = 9"))
    assert where(match(pack=pack, round=number, phase="market", hands={1: "farm"})) == (left, "market", 1)


# -- one's own hand -----------------------------------------------------------------------------------------


def test_how_each_building_in_hand_can_be_applied() -> None:
    m = match(
        hands={1: "sawmill sawmill hunters_hut mill_bakery ore_manufactory castle", 2: "charcoal_burner theft"},
        stones={1: "wood coal", 2: "wood"},
        coins={1: 2, 2: 0},
    )
    one, two = all_see(m)
    assert one.buildings() == {
        ("sawmill", "at once"): 2, ("hunters_hut", "at once"): 1, ("mill_bakery", "buys"): 1,
        ("ore_manufactory", "sells"): 1, ("castle", "never"): 1,
    }  # fmt: skip
    assert two.buildings() == {("charcoal_burner", "at once"): 1}
    assert (one.actions(), two.actions()) == ({}, {"theft": 1})


def test_actions_in_hand_by_the_stage_of_the_game() -> None:
    for number in (1, 3):
        for phase in ("market", "step"):
            m = match(round=number, phase=phase, hands={1: "fair fair scouting", 2: "reconstruction"})
            one, two = all_see(m)
            assert one.stage() == (4 - number, "laying" if phase == "step" else phase)
            assert (one.actions(), two.actions()) == ({"scouting": 1, "fair": 2}, {"reconstruction": 1})


def test_the_card_that_is_up_counts_as_one_of_the_hand() -> None:
    m = match(phase="cards", laid={1: "charcoal_burner", 2: "theft"}, hands={1: "charcoal_burner", 2: "theft fair"})
    one, two = all_see(m)
    assert (one.buildings(), two.actions()) == ({("charcoal_burner", "buys"): 2}, {"theft": 2, "fair": 1})
    assert one.numbers("gain", "used", "missing") == [2 * 8 + 2 * 2 - 2 * 2, 2, 2 * 2]
    m = match(hands={1: "charcoal_burner", 2: "theft fair"})
    play(m, "1 lay charcoal_burner")
    assert Traited(m, 1).buildings() == {("charcoal_burner", "buys"): 1}, "face down it is still in hand"
    assert Traited(m, 1).numbers("gain", "used", "missing") == [8, 1, 2]


@pytest.mark.parametrize(
    ("hand", "layout", "gain", "used"),
    [
        ("", {}, 0, 0),
        ("fair theft", {}, 0, 0),
        ("sawmill", {}, 4 + 2, 1),
        ("sawmill charcoal_burner", {}, 4 + 2 + 8 + 2 - 1, 2),
        ("charcoal_burner", {"coins": 5}, 8 + 2 - 2, 1),
        ("charcoal_burner", {"coins": 1}, 0, 0),
        ("charcoal_burner", {"coins": 0, "stones": "wood"}, 8 + 2 - 1, 1),
        ("charcoal_burner", {"coins": 0, "stones": "wood", "points": 2}, 8 + 2 - 1, 1),
        ("castle", {"coins": 1, "stones": "kvass sword"}, 32 + 1 - 1 - 2 - 5, 1),
        ("castle", {"coins": 0, "stones": "kvass sword"}, 0, 0),
        ("castle", {"coins": 5, "stones": "sword"}, 32 + 1 - 1 - 4 - 5, 1),
        ("castle", {"coins": 4, "stones": "sword"}, 0, 0),
        ("mage_tower", {"coins": 15}, 32 + 1 - 1 - 4 - 10, 1),
        ("castle castle", {"coins": 20, "stones": "kvass sword"}, 2 * (32 - 1) + 1 + 1 + 2 - 2 - 5 - 4 - 10, 2),
        ("charcoal_burner ore_manufactory", {"coins": 4}, 12 + 3 - 4, 1),  # the last one first
        ("charcoal_burner ore_manufactory", {"coins": 6}, 12 + 3 - 4 + 8 + 2 - 2 + 1, 2),
        ("charcoal_burner charcoal_burner", {"coins": 3}, 8 + 2 - 2, 1),
        ("charcoal_burner charcoal_burner", {"coins": 4}, 2 * 8 + 2 * 2 - 2 * 2, 2),
        (
            "hunters_hut ore_manufactory",
            {"coins": 2},
            8 + 12 + 3 - 2 + 1,
            2,
        ),  # what is bought for one makes the other's
        ("farm mill_bakery kvass_yard crystal_mine", {"coins": 0}, 4 * (1 + 2 + 2 + 3) + 2 + 3 + 1, 4),
    ],
)
def test_what_a_hand_brings_if_it_is_played_now(hand: str, layout: dict[str, Any], gain: int, used: int) -> None:
    castles = used if "castle" in hand else 0
    given: dict[str, Any] = {field: {2: value} for field, value in layout.items()}
    m = match(hands={1: "laboratory", 2: hand}, **given)
    assert Traited(m, 2).numbers("gain", "used", "knights") == [gain, used, castles]
    m = match(3, hands={1: "laboratory", 2: hand}, known={2: hand}, **given)
    for seat, step in ((1, 1), (3, 2)):
        assert Traited(m, seat).numbers("gain", "used", "knights", f"known_gain.{step}") == [0, 0, 0, gain]


@pytest.mark.parametrize(
    ("points", "given"), [(2, 0), (3, 1), (4, 1), (5, 0), (58, 5), (59, 5), (60, 0), (97, 0), (99, 0), (150, 0)]
)
def test_what_the_track_gives_on_the_way_is_counted_in(points: int, given: int) -> None:
    m = match(hands={1: "charcoal_burner"}, stones={1: "wood"}, points={1: points})
    assert Traited(m, 1).number("gain") == 8 + 2 - 1 + given


@pytest.mark.parametrize(("at", "given"), [(98, 0), (99, 5), (100, 5)])
def test_the_track_gives_up_to_its_last_cell(tmp_path: Path, at: int, given: int) -> None:
    pack = changed(tmp_path, ("at         = 60\n", f"at = {at}\n"))
    m = match(pack=pack, hands={1: "charcoal_burner"}, stones={1: "wood"}, points={1: 98})
    assert Traited(m, 1).number("gain") == 8 + 2 - 1 + given
    assert Traited(match(pack=pack, hands={1: "sawmill"}, points={1: 100}), 1).number("gain") == 4 + 2


@pytest.mark.parametrize(
    ("hand", "points", "gain", "step"),
    [
        ("", 0, 0, 0),
        ("sawmill", 0, 6, 1),
        ("sawmill sawmill", 3, 13, 2),
        ("sawmill sawmill", 0, 12, 2),
        ("sawmill hunters_hut", 0, 15, 2),
        ("farm kvass_yard sawmill", 0, 21, 3),
        ("sawmill " * 8 + "farm " * 6, 0, 14 * 6 + 2, 11),
        ("sawmill " * 8 + "farm " * 7, 0, 15 * 6 + 2, 12),
        ("sawmill " * 8 + "farm " * 8, 0, 16 * 6 + 4, 12),
        ("sawmill " * 8 + "farm " * 8 + "hunters_hut " * 8, 0, 16 * 6 + 8 * 9 + 2 + 2 + 2 + 2, 12),
    ],
)
def test_gains_are_told_apart_by_the_stage(hand: str, points: int, gain: int, step: int) -> None:
    for number, phase in ((1, "step"), (4, "market")):
        m = match(round=number, phase=phase, hands={1: hand, 2: "theft"}, points={1: points}, coins={1: 0})
        if hand:
            seen = Traited(m, 1)
            assert (seen.number("gain"), seen.step_at_stage("gain_by_stage", GAINS)) == (gain, step)
        assert Traited(m, 2).step_at_stage("gain_by_stage", GAINS) == 0


@pytest.mark.parametrize(
    ("hand", "stones", "found"),
    [
        ("sawmill fair", "wood", [0, 0, 0]),
        ("castle", "", [4 + 10, 4 + 10, 0]),
        ("castle", "kvass kvass", [10, 10, 4]),
        ("castle castle", "kvass kvass kvass sword", [10, 10, 2 * 4 + 10]),
        ("weapon_workshop castle", "metal", [4 + 4 + 10, 4 + 4, 6]),
        ("sawmill charcoal_burner", "", [2, 0, 0]),
        ("sawmill charcoal_burner charcoal_burner hunters_hut", "", [3 * 2, 2, 0]),
        ("sawmill charcoal_burner charcoal_burner hunters_hut", "wood wheat", [2 * 2, 0, 2]),
        ("sawmill sawmill charcoal_burner weapon_workshop", "wood metal", [4, 0, 2 + 6]),
    ],
)
def test_stones_that_the_hand_takes(hand: str, stones: str, found: list[int]) -> None:
    m = match(hands={1: "farm", 2: hand}, stones={1: "potion", 2: stones})
    assert Traited(m, 2).numbers("missing", "out_of_reach", "there") == found
    assert Traited(m, 1).numbers("missing", "out_of_reach", "there") == [0, 0, 0]


# -- what everybody sees of a seat --------------------------------------------------------------------------


def test_the_goods_of_each_seat() -> None:
    m = match(
        3,
        round=3,
        phase="market",
        hands={1: "farm farm", 2: "fair", 3: "theft theft theft theft"},
        stones={1: "wood wood sword", 2: "kvass"},
        coins={1: 7, 2: 0, 3: 11},
        points={1: 4, 2: 19, 3: 0},
    )
    for seat, seen in enumerate(all_see(m)):
        one, two, three = [(at - seat) % 3 for at in range(3)]
        assert seen.stones(one) == {"wood": 2, "sword": 1}
        assert (seen.stones(two), seen.stones(three)) == ({"kvass": 1}, {})
        for part, numbers in {"coins": [7, 0, 11], "points": [4, 19, 0]}.items():
            assert [seen.number(f"{part}.{step}") for step in (one, two, three)] == numbers
        assert [seen.at_round(f"coins_by_round.{step}") for step in (one, two, three)] == [7, 0, 11]
        assert [seen.at_round(f"to_play.{step}") for step in (one, two, three)] == [2, 1, 4]


def to_play(m: Played) -> list[int]:
    """Cards that each seat can still play in this round, as all see it."""
    found, seats = [], m.table.seats
    for seat, seen in enumerate(all_see(m)):
        found.append([seen.at_round(f"to_play.{(at - seat) % seats}") for at in range(seats)])
        own = found[-1][seat]
        assert seen.playable() == (min(6, own), min(6, max(found[-1][:seat] + found[-1][seat + 1 :])))
    assert found == [found[0]] * seats
    return found[0]


def test_cards_that_can_still_be_played_in_this_round() -> None:
    hands = {1: "farm fair", 2: "theft", 3: "castle castle castle"}
    m = match(3, hands=hands)
    assert to_play(m) == [2, 1, 3]
    play(m, "2 lay theft")
    assert to_play(m) == [2, 1, 3], "a card that lies face down can still be played"
    assert to_play(match(3, phase="market", hands=hands)) == [2, 1, 3]
    assert to_play(match(3, phase="end", hands=hands)) == [0, 0, 0]
    m = match(3, phase="cards", laid={1: "fair", 2: "fair"}, out=[3], hands=hands)
    assert to_play(m) == [3, 2, 0]
    play(m, "1 back")
    assert to_play(m) == [0, 2, 0], "who leaves keeps the cards"
    hands = {1: "farm", 2: "theft", 3: "castle " * 6}
    assert to_play(match(3, round=2, phase="start", hands=hands)) == [5, 5, 6], "cards are drawn up to five"
    assert to_play(match(3, hands={1: "farm " * 7, 2: "sawmill " * 5, 3: "castle " * 4})) == [7, 5, 4]


@pytest.mark.parametrize(
    ("coins", "stones", "brings"),
    [
        (0, "", 2 * 8 * 6),  # Sawmill and Farm
        (1, "", 2 * 8 * 6),
        (2, "", 2 * 8 * 6 + 4 * 8 * 8),
        (0, "wood", 2 * 8 * 6 + 2 * 8 * 9),
        (1, "kvass sword", 2 * 8 * 6 + 6 * (32 - 1 - 2 - 5)),
        (0, "kvass sword", 2 * 8 * 6),
        (0, "coal coal crystal", 2 * 8 * 6 + 6 * (20 + 5 - 2 - 3)),
        (4, "", 2 * 8 * 6 + 4 * 8 * 8 + 2 * 8 * (12 + 3 - 4)),
        (5, "sword", 2 * 8 * 6 + 4 * 8 * 8 + 2 * 8 * 11 + 6 * (32 - 1 - 4 - 5)),
    ],
)
def test_what_a_card_of_the_box_would_bring_a_seat(coins: int, stones: str, brings: int) -> None:
    for number, phase in ((1, "step"), (4, "market")):
        m = match(
            round=number, phase=phase, hands={1: "fair", 2: "theft"}, coins={1: coins, 2: 0}, stones={1: stones},
            discard="castle castle",
        )  # fmt: skip
        one, two = all_see(m)
        assert one.at_stage("outlook.0") == two.at_stage("outlook.1") == brings * 8 // 108
        assert one.at_stage("outlook.1") == two.at_stage("outlook.0") == 2 * 8 * 6 * 8 // 108


def test_a_card_that_lies_face_down_is_seen_by_its_owner_alone() -> None:
    m = match(3, hands={1: "farm castle", 2: "charcoal_burner theft", 3: "fair"}, stones={1: "wood"})
    assert [[seen.laid(step) for step in range(3)] for seen in all_see(m)] == [[None] * 3] * 3
    play(m, "2 lay charcoal_burner")
    assert [seen.laid(0) for seen in all_see(m)] == [None, ("charcoal_burner", "buys"), None]
    play(m, "1 lay castle")
    for seat, seen in enumerate(all_see(m)):
        assert seen.laid(0) == (("castle", "never"), ("charcoal_burner", "buys"), None)[seat]
        assert (seen.laid(1), seen.laid(2)) == (None, None)
    play(m, "3 lay fair")
    up = [("castle", "never"), ("charcoal_burner", "buys"), ("fair", "at once")]
    assert [[seen.laid(step) for step in range(3)] for seen in all_see(m)] == [
        [up[0], up[1], up[2]], [up[1], up[2], up[0]], [up[2], up[0], up[1]]
    ]  # fmt: skip
    play(m, "3 apply")
    assert [Traited(m, 1).laid(step) for step in range(3)] == [*up[:2], None]


def test_how_the_card_that_is_up_can_be_applied() -> None:
    laid = {1: "charcoal_burner", 2: "charcoal_burner", 3: "ore_manufactory"}
    m = match(3, phase="cards", laid=laid, stones={1: "wood", 3: "sword"}, coins={1: 0, 2: 1, 3: 0})
    ways = [("charcoal_burner", "at once"), ("charcoal_burner", "never"), ("ore_manufactory", "sells")]
    assert [Traited(m, 1).laid(step) for step in range(3)] == ways
    assert [Traited(m, 3).laid(step) for step in (1, 2, 0)] == ways


def standings(m: Played) -> list[str]:
    seats = range(m.table.seats)
    found = [[seen.standing((at - seat) % len(seats)) for at in seats] for seat, seen in enumerate(all_see(m))]
    assert found == [found[0]] * len(seats)
    return found[0]


def test_who_is_in_the_market_and_who_in_the_round() -> None:
    hands = {1: "farm", 2: "farm", 3: "fair", 4: "theft"}
    m = match(4, phase="market", hands=hands, passed=[1, 3], swapped=[1, 2], market="castle", turn=2)
    assert standings(m) == ["passed", "swapped", "passed", "free swap"]
    m = match(4, hands=hands, out=[2])
    assert standings(m) == ["in", "out", "in", "in"]
    play(m, "1 lay farm", "3 lay fair", "4 lay theft", "3 back")
    assert standings(m) == ["in", "out", "out", "in"]
    assert standings(match(4, phase="end", hands=hands)) == ["between rounds"] * 4
    assert standings(match(4, round=2, phase="start", hands=hands)) == ["between rounds"] * 4


# -- the hands of others ------------------------------------------------------------------------------------


def test_hand_cards_of_others_are_seen_as_far_as_they_are_known() -> None:
    m = match(
        3,
        hands={1: "farm farm sawmill", 2: "castle fair", 3: "theft theft sawmill sawmill"},
        known={1: "farm", 3: "theft theft sawmill"},
    )
    one, two, three = all_see(m)
    assert (one.known(1), one.known(2)) == ({}, {"theft": 2, "sawmill": 1})
    assert (two.known(1), two.known(2)) == ({"theft": 2, "sawmill": 1}, {"farm": 1})
    assert (three.known(1), three.known(2)) == ({"farm": 1}, {})
    assert one.numbers("size.1", "size.2") == [2, 4]
    assert two.numbers("size.1", "size.2") == [4, 3]
    assert three.numbers("size.1", "size.2") == [3, 2]
    assert one.numbers("known_gain.1", "known_gain.2") == [0, 6]
    assert two.numbers("known_gain.1", "known_gain.2") == [6, 6]


def test_what_a_thief_and_a_victim_know_the_third_does_not() -> None:
    m = up("scouting", seats=3, hands={1: "theft", 2: "farm sawmill", 3: "fair"}, known={2: "farm sawmill"})
    play(m, "1 apply 2", "* farm", "* castle")
    one, two, three = all_see(m)
    assert (one.known(1), two.known(2)) == ({"sawmill": 1}, {"farm": 1})
    assert (three.known(1), three.known(2), one.known(2), two.known(1)) == ({}, {}, {}, {})
    assert (one.number("known_gain.1"), two.number("known_gain.2")) == (6, 6)
    assert three.numbers("known_gain.1", "known_gain.2") == [0, 0]


def test_known_cards_bring_nothing_to_who_cannot_play_them_any_more() -> None:
    hands, known = {1: "farm", 2: "sawmill"}, {2: "sawmill"}
    assert Traited(match(hands=hands, known=known), 1).number("known_gain.1") == 6
    assert Traited(match(hands=hands, known=known, out=[2]), 1).number("known_gain.1") == 0
    seen = Traited(match(hands=hands, known=known, phase="end"), 1)
    assert (seen.number("known_gain.1"), seen.number("gain")) == (0, 6), "one's own hand is worth a look"


def test_the_card_that_is_up_is_known() -> None:
    m = match(phase="cards", laid={1: "sawmill", 2: "charcoal_burner"}, hands={2: "weapon_workshop"},
              stones={2: "wood metal"}, coins={2: 0})  # fmt: skip
    seen = Traited(m, 1)
    assert (seen.known(1), seen.numbers("size.1", "known_gain.1")) == ({}, [1, 8 + 2 - 1])
    m = match(phase="cards", laid={1: "sawmill", 2: "charcoal_burner"}, hands={2: "weapon_workshop"},
              stones={2: "wood metal"}, coins={2: 0}, known={2: "weapon_workshop"})  # fmt: skip
    assert Traited(m, 1).number("known_gain.1") == 8 - 1 + 20 + 5 - 3 + 1


# -- who is ahead -------------------------------------------------------------------------------------------


def ahead(m: Played, seat: int) -> tuple[int, int]:
    """As things are, and when this round's cards have been played."""
    seen = Traited(m, seat)
    step = max(0, min(20, (seen.number("lead") + 84) // 8))
    assert seen.step_at_stage("lead_by_stage", LEADS) == step
    return seen.number("lead_now"), seen.number("lead")


def test_points_coins_and_stones_are_counted_in_coins() -> None:
    m = match(
        phase="end", points={1: 3, 2: 2}, coins={1: 2, 2: 9}, stones={1: "wood coal metal sword", 2: "potion wheat"}
    )
    one, two = 12 + 2 + 1 + 2 + 3 + 5, 8 + 9 + 5 + 1
    assert (ahead(m, 1), ahead(m, 2)) == ((one - two, one - two), (two - one, two - one))


def test_what_the_own_hand_brings_and_an_unknown_one_may_bring() -> None:
    m = match(hands={1: "sawmill", 2: "farm farm farm"}, points={1: 10, 2: 3}, coins={1: 0, 2: 2})
    poor, richer = 2 * 8 * 6 * 8 // 108, (2 * 8 * 6 + 4 * 8 * 8) * 8 // 108
    assert ahead(m, 1) == (40 - 14, 40 + 4 + 2 - 14 - 3 * richer // 8)
    assert ahead(m, 2) == (14 - 40, 14 + 3 * (4 + 2) + 1 - 40 - poor // 8)


@pytest.mark.parametrize(
    ("known", "gain", "unknown"),
    [("", 0, 3), ("theft", 0, 2), ("farm", 6, 2), ("farm kvass_yard", 15, 1), ("farm kvass_yard theft", 15, 0)],
)
def test_only_cards_that_are_not_known_bring_what_a_card_of_the_box_would(known: str, gain: int, unknown: int) -> None:
    m = match(hands={1: "fair", 2: "farm kvass_yard theft"}, known={2: known}, coins={1: 0, 2: 4})
    card = (2 * 8 * 6 + 4 * 8 * 8 + 2 * 8 * 11) * 8 // 108
    assert ahead(m, 1) == (-4, -4 - gain - unknown * card // 8)


def test_a_card_that_is_up_is_not_unknown() -> None:
    m = match(phase="cards", laid={1: "fair", 2: "farm"}, hands={2: "theft"}, coins={1: 4, 2: 4})
    card = (2 * 8 * 6 + 4 * 8 * 8 + 2 * 8 * 11) * 8 // 108
    assert ahead(m, 1) == (0, -6 - card // 8)


def test_a_knight_costs_another_as_much_as_four_points() -> None:
    m = match(hands={1: "castle", 2: "fair"}, known={1: "castle"}, stones={1: "kvass sword"}, coins={1: 1, 2: 0})
    gain = 32 + 1 - 1 - 2 - 5
    assert ahead(m, 1) == (8, 8 + gain + 16 - 7 // 8)
    assert ahead(m, 2) == (-8, -8 - gain - 16)


def test_who_is_out_of_the_round_plays_nothing() -> None:
    m = match(hands={1: "farm", 2: "castle"}, known={2: "castle"}, stones={2: "kvass sword"}, coins={1: 0}, out=[2])
    assert Traited(m, 2).numbers("gain", "knights") == [32 + 1 - 1 - 2 - 5, 1]
    assert ahead(m, 2) == (12, 12)
    assert ahead(m, 1) == (-12, -12 + 6)


def test_before_cards_are_drawn_a_full_hand_is_hoped_for() -> None:
    m = match(round=2, phase="start", hands={1: "castle", 2: "theft"}, known={2: "theft"}, coins={1: 0, 2: 4})
    card = (2 * 8 * 6 + 4 * 8 * 8 + 2 * 8 * 11) * 8 // 108
    assert ahead(m, 1) == (-4, -4 - 4 * card // 8)


def test_the_best_of_the_others_counts() -> None:
    m = match(
        3,
        hands={1: "fair", 2: "farm sawmill", 3: "fair"},
        known={2: "farm sawmill", 3: "fair"},
        points={1: 9, 2: 6, 3: 8},
        coins=dict.fromkeys((1, 2, 3), 0),
    )
    assert [ahead(m, seat) for seat in (1, 2, 3)] == [
        (36 - 32, 36 - 24 - 12),
        (24 - 36, 24 + 12 - 36),
        (32 - 36, 32 - 24 - 12),
    ]
    m = match(4, phase="end", hands={1: "fair"}, points={1: 9, 2: 6, 3: 8, 4: 12})
    assert [ahead(m, seat) for seat in (1, 2, 3, 4)] == [(-12, -12), (-24, -24), (-16, -16), (12, 12)]


@pytest.mark.parametrize(
    ("coins", "step"), [(0, 10), (3, 10), (4, 11), (11, 11), (12, 12), (75, 19), (76, 20), (84, 20), (900, 20)]
)
def test_leads_are_told_apart_by_the_stage(coins: int, step: int) -> None:
    for number in (2, 3):
        m = match(round=number, phase="end", hands={1: "fair", 2: "fair"}, coins={1: coins, 2: 0})
        assert Traited(m, 1).step_at_stage("lead_by_stage", LEADS) == step
        assert Traited(m, 2).step_at_stage("lead_by_stage", LEADS) == max(0, (84 - coins) // 8)


# -- one after the other ------------------------------------------------------------------------------------


def laden(seats: int) -> Played:
    """A table at which the first seat sees as many numbers as can be that are not 0."""
    everybody, one_of_each = range(1, seats + 1), " ".join(CARD_NAMES)
    return match(
        seats,
        phase="cards",
        laid=dict.fromkeys(everybody, "sawmill"),
        hands=dict.fromkeys(everybody, one_of_each) | {1: one_of_each + " ore_manufactory" * 4},
        known=dict.fromkeys(everybody, one_of_each),
        stones=dict.fromkeys(everybody, " ".join(RESOURCE_NAMES)),
        points={seat: seat for seat in everybody},
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_table_has_more_than_it_says(seats: int) -> None:
    assert len(Traited(laden(seats), 1).found) == ArtificiumTraits().most(seats)


def test_nothing_of_one_table_is_left_at_the_next(tmp_path: Path) -> None:
    """Not even of another data pack, whose cards are worth something else."""
    pack = changed(tmp_path, ("coins_per_point = 4", "coins_per_point = 3"), ("points     = 8", "points = 9"))
    hands = {1: "castle", 2: "farm"}
    usual, other = [match(pack=given, hands=hands, stones={1: "kvass sword"}) for given in (None, pack)]
    assert [Traited(m, 1).number("gain") for m in (usual, other)] == [32 + 1 - 8, 27 + 1 - 8]
    traits = ArtificiumTraits()
    for m in (laden(4), usual, other, fresh(6), match(3, phase="end"), usual, fresh(2), laden(3), other, laden(2)):
        for seat in range(1, m.table.seats + 1):
            assert Traited(m, seat, traits).found == Traited(m, seat).found


def test_a_data_pack_may_have_cards_that_bring_a_loss(tmp_path: Path) -> None:
    sawmill = "gives      = { wood = 2 }\npoints     = 1"
    pack = changed(tmp_path, (sawmill, "coins = 40\ngives = { wood = 2 }\npoints = 0"))
    one, two = all_see(match(pack=pack, hands={1: "sawmill sawmill", 2: "theft"}, coins={1: 80, 2: 0}))
    assert one.numbers("gain", "used") == [-2 * (40 - 2), 2]
    assert one.step_at_stage("gain_by_stage", GAINS) == 0
    makes = 8 * 6 + 4 * 8 * 8 + 2 * 8 * 11 + 6 * (25 - 10 + 25 - 10 + 31 - 14 + 31 - 14)
    assert one.at_stage("outlook.0") == two.at_stage("outlook.1") == (makes - 8 * 38) * 8 // 108


def test_a_data_pack_may_have_no_cards_at_all(tmp_path: Path) -> None:
    pack = changed(tmp_path, *[(f"copies     = {many}", "copies = 0") for many in (5, 6, 8)])
    assert [seen.at_stage("outlook.0") for seen in all_see(fresh(2, pack))] == [0, 0]


def test_a_data_pack_may_have_other_hands_and_knights(tmp_path: Path) -> None:
    pack = changed(tmp_path, ("hand            = 5", "hand = 9"), ("knight          = 4", "knight = 1"))
    assert to_play(match(pack=pack, round=2, phase="start", hands={1: "farm", 2: "theft"})) == [9, 9]
    m = match(pack=pack, hands={1: "castle"}, stones={1: "kvass sword"}, coins={1: 1, 2: 0})
    assert ahead(m, 1) == (8, 8 + 32 + 1 - 1 - 2 - 5 + 4)
