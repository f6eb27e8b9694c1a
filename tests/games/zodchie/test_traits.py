"""What a learned judgement looks at, number by number, seen by either seat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from artel.games.zodchie import GAME
from artel.games.zodchie.traits import ZodchieTraits
from games.common import play
from games.traited import TraitedTable
from games.zodchie.tables import full, match, value, various

if TYPE_CHECKING:
    from artel.kernel.packs import Pack
    from games.zodchie.tables import Played

FACES = [face.name for face in GAME.components(GAME.standard_pack()).faces]
KINDS, STATES, LEADS, LENGTHS = len(FACES), 4, 25, 8
OPEN, GUARDED = 1, 2


def parts(seats: int) -> dict[str, int]:
    """What stands one behind the other, and how many numbers it has."""
    of_seat = {
        "hand_size": 9, "playable": 12, "points": 1, "tokens": 1, "redraw": 1, "grave": 1, "left": 1, "standing": 1,
        "states": STATES, "risk": 1, "hope": 1, "hits": 1,
    }  # fmt: skip
    return {
        "turn": seats, "asked": seats, "draw": seats,
        "hand": KINDS, "pile": KINDS, "others_left": KINDS,
        "own": KINDS * STATES, "others": KINDS * STATES, "ruins": 1,
        "most_own": 1, "most_hit": 1, "most": 1,
        **{f"{part}.{seat}": size for seat in range(seats) for part, size in of_seat.items()},
        "lead": 1, "free": 8 * seats + 1, "lead_by_length": LEADS * LENGTHS, "ahead": seats,
    }  # fmt: skip


class Traited(TraitedTable):
    def __init__(self, m: Played, seat: int, traits: ZodchieTraits | None = None) -> None:
        super().__init__(m, seat, traits or ZodchieTraits(), parts(m.table.seats))

    def kinds(self, part: str) -> dict[str, int]:
        return {FACES[kind]: many for kind, many in self[part].items()}

    def cards(self, part: str) -> dict[tuple[str, int], int]:
        """By name and state."""
        return {(FACES[at // STATES], at % STATES): many for at, many in self[part].items()}


# -- cards --------------------------------------------------------------------------------------------------


def test_ones_own_hand_and_pile() -> None:
    one, two = Traited(various(), 1), Traited(various(), 2)
    assert (one.kinds("hand"), one.kinds("pile")) == ({"villa": 1, "market": 1}, {"orangery": 1, "watchtower": 1})
    assert (two.kinds("hand"), two.kinds("pile")) == ({"forge": 1, "park": 1}, {"library": 1, "barracks": 1})


def test_how_many_of_the_others_have_a_card_left_in_hand_or_pile() -> None:
    m = match(
        3,
        hands={1: "villa", 2: "villa inn", 3: "forge"},
        piles={1: "market", 2: "market", 3: "inn"},
        under={3: "villa"},
        turn=1,
    )
    assert Traited(m, 1).kinds("others_left") == {"villa": 2, "inn": 2, "market": 1, "forge": 1}
    assert Traited(m, 2).kinds("others_left") == {"villa": 2, "inn": 1, "market": 1, "forge": 1}
    assert Traited(m, 3).kinds("others_left") == {"villa": 2, "inn": 1, "market": 2}


# -- the city -----------------------------------------------------------------------------------------------


def test_standing_cards_by_kind_and_state() -> None:
    m = various()
    for seat, own, others in ((1, "own", "others"), (2, "others", "own")):
        seen = Traited(m, seat)
        assert seen.cards(own) == {("temple", GUARDED): 1}, "the place to its right is taken"
        assert seen.cards(others) == {("tavern", OPEN + GUARDED): 1}
        assert seen.number("ruins") == 1, "what lies under a card that stands is none"


def test_cards_of_all_others_are_counted_together() -> None:
    city = {
        "a1": "1 villa", "a2": "2 inn", "a4": "3 inn", "a6": "2 temple", "b1": "3 temple", "b3": "3 park",
        "b4": "2 park down", "c7": "2 market", "c8": "3 market",
    }  # fmt: skip
    m = match(3, hands={1: "forge"}, city=city, turn=1)
    seen = Traited(m, 1)
    assert seen.cards("own") == {("villa", 0): 1}
    assert seen.cards("others") == {
        ("inn", OPEN): 2, ("temple", OPEN + GUARDED): 2, ("park", OPEN): 1, ("market", 0): 2
    }  # fmt: skip
    assert [seen[f"states.{step}"] for step in range(3)] == [
        {0: 1}, {0: 1, OPEN: 1, OPEN + GUARDED: 1}, {0: 1, OPEN: 2, OPEN + GUARDED: 1}
    ]  # fmt: skip
    other = Traited(m, 3)
    assert other.cards("others") == {
        ("villa", 0): 1, ("inn", OPEN): 1, ("temple", OPEN + GUARDED): 1, ("market", 0): 1
    }  # fmt: skip
    assert [other[f"states.{step}"] for step in (1, 2)] == [seen["states.0"], seen["states.1"]]


def test_a_guarded_card_with_a_neighbour_is_a_state_of_its_own() -> None:
    city = {"a1": "1 market token", "a2": "2 temple", "a3": "2 inn"}
    seen = Traited(match(hands={1: "forge"}, city=city, turn=1), 1)
    assert (seen["states.0"], seen["states.1"]) == ({GUARDED: 1}, {GUARDED: 1, OPEN: 1})


def test_a_card_can_come_to_the_right_up_to_the_last_quarter() -> None:
    city = {"a7": "1 market", "b8": "1 inn"}
    assert Traited(match(hands={1: "forge"}, city=city, turn=1), 1)["states.0"] == {OPEN: 1, 0: 1}


# -- what may come ------------------------------------------------------------------------------------------


def dangers(seats: int, hands: dict[int, str], city: dict[str, str], colours: str = "") -> list[tuple[int, int]]:
    """Risk and hope of each seat, in eighths of a point."""
    m = match(seats, colours, hands=hands, city=city, turn=1)
    seen = Traited(m, 2)
    assert [Traited(m, 1).number(f"risk.{(step + 1) % seats}") for step in range(seats)] == [
        seen.number(f"risk.{step}") for step in range(seats)
    ]
    return [
        (seen.number(f"risk.{(seat - 2) % seats}"), seen.number(f"hope.{(seat - 2) % seats}"))
        for seat in range(1, seats + 1)
    ]


def test_a_share_of_the_others_cards_destroys_an_open_card_and_of_ones_own_raises_it() -> None:
    hands = {1: "villa tavern temple orangery", 2: "tavern park inn"}
    assert dangers(2, hands, {"a1": "2 market"}) == [(0, 0), (2 * 8 * 3 // 4, (5 - 2) * 8 // 3)]
    assert dangers(2, hands, {"a1": "2 market token"}) == [(0, 0), (0, 8)], "guarded"
    assert dangers(2, hands, {"a1": "2 market", "a2": "2 theatre"}) == [(0, 0), (0, 0)], "a theatre has one side"
    assert dangers(2, {1: "villa", 2: "tavern"}, {"a1": "2 market/4"}) == [(0, 0), (0, 0)], "no side is above"
    assert dangers(2, {1: "tavern"}, {"a1": "2 market"}) == [(0, 0), (0, 0)], "nothing is left to raise it with"
    assert dangers(2, {2: "tavern"}, {"a1": "2 market/1"}) == [(0, 0), (0, 0)], "equal"


def test_the_dangers_of_several_cards_add_up_each_rounded_down() -> None:
    hands = {1: "villa tavern market"}
    assert dangers(2, hands, {"a1": "2 barracks"}) == [(0, 0), (3 * 8 // 3, 0)]
    assert dangers(2, hands, {"a1": "2 orangery"}) == [(0, 0), (4 * 8 // 3, 0)]
    assert dangers(2, hands, {"a1": "2 barracks", "b1": "2 orangery"}) == [(0, 0), (8 + 10, 0)]
    assert dangers(3, {1: "villa", 2: "villa"}, {"a1": "3 inn"}) == [(0, 0), (0, 0), (5 * 8 * 2, 0)]


def test_values_that_hang_on_the_place_are_those_of_the_place_beside() -> None:
    library = {1: "library"}
    assert dangers(2, library, {"a1": "2 market"})[1] == (0, 0), "worth 2 at a2: equal"
    assert dangers(2, library, {"a3": "2 market"})[1] == (16, 0), "worth 4 at a4"
    assert dangers(2, {1: "forge"}, {"a3": "2 market"})[1] == (0, 0), "worth as much as what it lies beside"
    assert dangers(2, {2: "library"}, {"a1": "2 barracks"})[1] == (0, (6 - 3) * 8)
    assert dangers(2, {2: "library"}, {"a3": "2 barracks"})[1] == (0, 0)
    assert dangers(2, {2: "library"}, {"a3": "2 orangery/3"})[1] == (0, (7 - 6) * 8)


def test_a_card_below_0_is_well_lost_and_a_cemetery_destroys_nothing() -> None:
    assert dangers(2, {2: "inn cemetery"}, {"a1": "1 obelisk/1"}, "yellow,blue")[0] == (-2 * 8 // 2, 0)


def test_nothing_threatens_where_nothing_can_be_played() -> None:
    city = {"a1": "2 market", "a3": "1 villa", "a4": "1 theatre"}
    assert dangers(3, {1: "inn"}, city)[1] == (0, 0), "it would be three in a row"
    assert dangers(3, {1: "inn", 3: "inn"}, city)[1] == (16, 0)
    street = {f"a{at + 1}": f"1 {FACES[at]}" for at in range(7)} | {"a8": "2 tavern"}
    assert dangers(2, {1: "villa"}, street)[1] == (0, 0), "there is no ninth quarter"


# -- what one can do at once --------------------------------------------------------------------------------


def bests(hand: str, city: dict[str, str], seats: int = 2) -> list[int]:
    """The most that a card of seat 1 brings, costs another, and both; then what it costs the others one by one."""
    seen = Traited(match(seats, hands={1: hand, 2: "villa"}, city=city, turn=1), 1)
    assert seen.number("hits.0") == 0
    return seen.numbers("most_own", "most_hit", "most", *[f"hits.{step}" for step in range(1, seats)])


CITY = {"a1": "2 market/3", "b1": "2 barracks"}


@pytest.mark.parametrize(
    ("hand", "city", "found"),
    [
        ("orangery", CITY, [4, 1, 5, 1]),  # turns the Barracks down, or the Market up
        ("library", CITY, [2, 0, -1, 0]),  # turns either up, by 3 points
        ("villa", CITY, [10, 5, 15, 5]),  # destroys the Market, or the Barracks
        ("villa library", CITY, [10, 5, 15, 5]),
        ("forge", CITY, [5, 0, 5, 0]),  # worth 5 beside the Market
        ("villa", {"a1": "2 market/3 token", "b1": "2 temple"}, [10, 0, 10, 0]),
        ("orangery", {"a1": "1 market/3", "b1": "1 temple"}, [7, 0, 7, 0]),  # raises one's own Market
        ("theatre", {"a1": "1 market/3"}, [9, 0, 9, 0]),  # with nothing beside it
        ("theatre", {"a1": "1 market/3", "b1": "1 inn"}, [7, 0, 7, 0]),  # turns one's own Inn down
        ("theatre", {"a1": "1 market/3 token", "b1": "1 inn"}, [9, 0, 9, 0]),  # no comparison against one's will
        ("villa", {"a1": "1 market/3", "b1": "1 inn"}, [5, 0, 5, 0]),  # destroys one's own
        ("orangery", {"a1": "1 market/3 token", "b1": "1 inn/4"}, [7, 0, 7, 0]),
        ("forge", {}, [0, 0, 0, 0]),
        ("library", {}, [1, 0, 1, 0]),
        ("", CITY, [0, 0, 0, 0]),
    ],
)
def test_the_most_that_a_hand_card_brings_and_costs(hand: str, city: dict[str, str], found: list[int]) -> None:
    assert bests(hand, city) == found


def test_the_most_together_is_that_of_one_card_in_one_place() -> None:
    assert bests("library tavern", {"a1": "2 temple", "a4": "2 market", "b1": "1 theatre"}) == [5, 2, 7, 2]
    two = {"a1": "1 theatre", "b1": "2 tavern", "b3": "1 market/3"}
    assert bests("orangery", two) == [7, 1, 7, 1], "it raises the Market, or destroys the Tavern"


def test_what_a_hand_card_costs_each_of_the_others() -> None:
    city = {"a1": "2 market/3", "b1": "3 barracks", "c1": "1 temple"}
    assert bests("villa", city, 3) == [10, 5, 15, 5, 3]
    assert bests("villa", {**city, "a1": "2 market/3 token"}, 3) == [10, 3, 13, 0, 3]


def test_a_cemetery_is_not_played_in_the_city() -> None:
    seen = Traited(match(colours="blue,red", hands={1: "cemetery"}, city={"a1": "2 tavern"}, turn=1), 1)
    assert seen.numbers("most_own", "most_hit", "most", "hits.1") == [0, 0, 0, 0]


# -- what everybody knows of a seat -------------------------------------------------------------------------


def test_the_numbers_of_each_seat() -> None:
    m = various()
    mine, theirs = GAME.result(m.table).scores
    assert mine != theirs
    seen, other = Traited(m, 1), Traited(m, 2)
    for part, numbers in {
        "points": (mine, theirs), "tokens": (3, 1), "redraw": (1, 0), "grave": (0, 0), "left": (4, 4),
        "standing": (1, 1),
    }.items():  # fmt: skip
        assert (seen.number(f"{part}.0"), seen.number(f"{part}.1")) == numbers, part
        assert (other.number(f"{part}.1"), other.number(f"{part}.0")) == numbers, part
    grave = match(colours="red,blue", hands={1: "villa"}, cemetery={2: "park inn"}, begun=[1])
    assert (Traited(grave, 1).number("grave.1"), Traited(grave, 2).number("grave.0")) == (1, 1)
    assert Traited(grave, 1).number("grave.0") == 0


def test_a_redraw_that_is_left_to_the_second_seat() -> None:
    m = match(hands={1: "villa", 2: "forge"}, piles={1: "park inn", 2: "park inn"}, redrawn=[1], turn=1)
    seen = Traited(m, 1)
    assert (seen.number("redraw.0"), seen.number("redraw.1")) == (0, 1)


def test_hands_and_places_to_play_on_are_told_apart_by_their_number() -> None:
    m = match(
        3,
        hands={1: "villa inn", 2: "market inn park temple", 3: ""},
        city={"a2": "1 park", "a3": "1 tavern", "b4": "2 theatre down", "c8": "3 temple"},
        fountains={"c5": 3},
        turn=1,
    )
    seen = Traited(m, 1)
    assert [seen.only(f"hand_size.{step}") for step in range(3)] == [2, 4, 0]
    places = {1: "b3 b4 b5 c4 c6 c7", 2: "a1 a4 b3 b4 b5 c4 c6 c7", 3: "a1 a4 b3 b4 b5 c4 c5 c6 c7"}
    assert [seen.only(f"playable.{step}") for step in range(3)] == [len(places[at].split()) for at in (1, 2, 3)]


def test_three_seats_are_counted_clockwise_from_who_looks() -> None:
    m = match(
        3,
        hands={1: "villa", 2: "market inn", 3: "forge park tavern"},
        piles={3: "villa"},
        city={"a2": "3 theatre down", "a3": "1 temple/4", "b1": "2 temple/3", "c1": "3 temple/1", "c3": "3 inn"},
        tokens={1: 0, 2: 1, 3: 2},
        turn=1,
    )
    seen, scores = Traited(m, 2), GAME.result(m.table).scores
    assert len(set(scores)) == 3
    for part, numbers in {
        "points": scores, "tokens": (0, 1, 2), "left": (1, 2, 4), "standing": (1, 1, 2)
    }.items():  # fmt: skip
        assert [seen.number(f"{part}.{step}") for step in range(3)] == [numbers[1], numbers[2], numbers[0]], part


# -- who is ahead -------------------------------------------------------------------------------------------


def race(m: Played, seat: int) -> tuple[int, int, tuple[int, int], int]:
    """The lead, the free places, both by steps, and how many are further."""
    seen = Traited(m, seat)
    free, both, ahead = seen.only("free"), seen.only("lead_by_length"), seen.only("ahead")
    return seen.number("lead"), free, (both // LENGTHS, both % LENGTHS), ahead


def test_how_far_ahead_and_how_long_the_game_still_goes() -> None:
    m = various()
    mine, theirs = GAME.result(m.table).scores
    assert (mine, theirs) == (8, 1)
    assert race(m, 1) == (7, 13, (12 + 3, 3), 0)
    assert race(m, 2) == (-7, 13, (12 - 4, 3), 1), "two cards stand, and a token reserves a place"


def test_the_best_of_the_others_counts_and_so_does_everybody_who_is_ahead() -> None:
    city = {"a1": "1 villa", "b1": "2 tavern", "c1": "3 orangery", "d1": "4 barracks"}
    m = match(4, hands={1: "inn"}, city=city, turn=1)
    assert GAME.result(m.table).scores == (10, 1, 4, 3)
    assert [race(m, seat) for seat in (1, 2, 3, 4)] == [
        (6, 28, (15, 7), 0),
        (-9, 28, (7, 7), 3),
        (-6, 28, (9, 7), 1),
        (-7, 28, (8, 7), 2),
    ]
    m = match(4, hands={1: "inn"}, turn=1)
    assert race(m, 2) == (0, 32, (12, 7), 0), "nobody is ahead of an equal one"


def test_a_lead_may_be_larger_than_is_told_apart() -> None:
    city = full(2, {"a1": "1 tavern", "a2": "1 inn", "a3": "1 forge", "a4": "1 market"})
    m = match(hands={1: "villa"}, city=city, turn=1)
    one, two = GAME.result(m.table).scores
    assert two - one > 25
    assert race(m, 1) == (one - two, 0, (0, 0), 1)
    assert race(m, 2) == (two - one, 0, (24, 0), 0)


# -- whose turn ---------------------------------------------------------------------------------------------


def test_whose_turn_and_who_is_asked() -> None:
    city = {"a1": "2 park", "b1": "1 villa"}
    m = match(3, hands={1: "orangery", 2: "inn"}, piles={1: "library temple"}, city=city, turn=1)

    def phases() -> list[dict[str, dict[int, int]]]:
        seen = [Traited(m, seat) for seat in (1, 2, 3)]
        return [{part: one[part] for part in ("turn", "asked", "draw") if one[part]} for one in seen]

    def told(part: str) -> list[dict[str, dict[int, int]]]:
        return [{part: {0: 1}}, {part: {2: 1}}, {part: {1: 1}}]

    assert phases() == told("turn")
    play(m, "1 orangery a2")
    assert phases() == told("asked")
    play(m, "1 no")
    assert phases() == told("draw")
    m.table.stack.clear()
    assert phases() == [{}, {}, {}]


# -- one after the other ------------------------------------------------------------------------------------


def changed(folder: Path, *changes: tuple[str, str]) -> Pack:
    """The standard pack with texts replaced wherever they stand."""
    text = Path(GAME.standard_pack().row("pack").file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "zodchie.toml").write_text(text, encoding="utf-8")
    return GAME.pack_from(folder)


def test_nothing_of_one_table_is_left_at_the_next(tmp_path: Path) -> None:
    """Not even of another data pack, whose cards are worth something else."""
    pack = changed(tmp_path, ('initial    = "X"', 'initial = "X+2"'))
    city = {"a1": "1 market token", "b1": "2 market", "c1": "3 barracks", "d1": "4 orangery"}
    hands = {1: "inn villa", 2: "villa", 3: "theatre", 4: "tavern"}
    four = match(4, hands=hands, city=city, turn=1)
    usual, other = [
        match(pack=given, hands={1: "forge", 2: "inn"}, city={"b3": "2 market"}, turn=1) for given in (None, pack)
    ]
    assert [Traited(m, 1).number("risk.1") for m in (usual, other)] == [0, 2 * 8]
    traits = ZodchieTraits()
    for m in (four, various(), usual, other, match(hands={1: "", 2: "inn"}), usual, four):
        for seat in range(1, m.table.seats + 1):
            assert Traited(m, seat, traits).found == Traited(m, seat).found


def test_a_data_pack_may_have_values_far_beyond_the_usual_ones(tmp_path: Path) -> None:
    pack = changed(tmp_path, ("[6, 8, 10, 12]", "[6, 8, 10, 99]"), ("[-2, 0, 3, 6]", "[-99, 0, 3, 6]"))
    city = {"a1": "2 villa", "a3": "1 villa/4", "b1": "1 obelisk/1", "b2": "1 forge/1"}
    m = match(2, "yellow,blue", pack, hands={2: "inn"}, city=city, turn=2)
    seen = Traited(m, 2)
    assert [value(m, place) for place in ("a3", "b1", "b2")] == [99, -99, -100]
    assert seen.number("hope.0") == (99 - 10) * 8
    assert seen.number("risk.1") == -100 * 8, "what is worth 99 would rise"
    city = {"a1": "2 park", "b1": "1 obelisk/1", "b2": "1 forge/1"}
    assert Traited(match(2, "yellow,blue", pack, hands={2: "inn"}, city=city, turn=2), 2).number("lead") == 7 + 199


def test_no_table_has_more_than_it_says() -> None:
    assert [ZodchieTraits().most(seats) for seats in (2, 3, 4)] == [9 + 3 * 36 + seats * 23 for seats in (2, 3, 4)]
