"""What a learned judgement looks at, number by number, seen by either seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie import GAME
from artel.games.zodchie.traits import ZodchieTraits
from artel.kernel.traits import Marks
from games.common import play
from games.zodchie.tables import match, various

if TYPE_CHECKING:
    from games.zodchie.tables import Played

FACES = [face.name for face in GAME.components(GAME.standard_pack()).faces]
KINDS, SIDES, HOLDING = len(FACES), 4, 9
A1, A2, B1, B3 = 0, 1, 8, 10


def parts(seats: int) -> dict[str, int]:
    """What stands one behind the other, and how many numbers it has."""
    places = 8 * seats
    of_seat = {
        "hand": KINDS, "pile": KINDS, "hand_size": HOLDING, "pile_size": HOLDING, "points": 1, "tokens": 1,
        "redraw": 1, "grave": 1, "left": 1, "standing": 1,
    }  # fmt: skip
    return {
        "turn": seats, "asked": seats, "draw": seats,
        **{f"{part}.{seat}": size for seat in range(seats) for part, size in of_seat.items()},
        "lead": 1, "card": places * seats * KINDS, "value": places * seats, "open": places * seats, "bare": places,
        "guard": places * seats, "token": places * seats, "side": seats * KINDS * SIDES,
    }  # fmt: skip


class Traited:
    def __init__(self, m: Played, seat: int) -> None:
        self.parts = parts(m.table.seats)
        marks = Marks(ZodchieTraits().most(m.table.seats))
        ZodchieTraits().write(m.table, seat - 1, marks)
        assert marks.at == ZodchieTraits().size(m.table.seats) == sum(self.parts.values())
        self.found = dict(zip(*marks.pairs(), strict=True))

    def __getitem__(self, part: str) -> dict[int, int]:
        names = list(self.parts)
        begin = sum(self.parts[name] for name in names[: names.index(part)])
        return {at - begin: self.found[at] for at in self.found if begin <= at < begin + self.parts[part]}

    def number(self, part: str) -> int:
        return self[part].get(0, 0)

    def names(self, part: str) -> set[str]:
        assert set(self[part].values()) <= {1}
        return {FACES[kind] for kind in self[part]}


def of(place: int, whose: int, seats: int = 2) -> int:
    return place * seats + whose


def test_the_city_is_seen_card_by_card() -> None:
    m = various()
    seen, values = (
        Traited(m, 1),
        [spot.pieces[-1].value or 0 if spot.pieces else 0 for spot in GAME.view(m.table, 0).city],
    )
    temple, tavern = FACES.index("temple"), FACES.index("tavern")
    assert values[A1]
    assert values[A2]
    assert seen["card"] == {of(A1, 0) * KINDS + temple: 1, of(A2, 1) * KINDS + tavern: 1}
    assert seen["value"] == {of(A1, 0): values[A1], of(A2, 1): values[A2]}
    assert seen["open"] == {of(A2, 1): 1}, "a1 has its right neighbour"
    assert seen["bare"] == {B3: 1}
    assert seen["guard"] == {of(A1, 0): 1, of(A2, 1): 1}
    assert seen["token"] == {of(B1, 1): 1}
    assert set(seen["side"].values()) == {1}
    sides = {(FACES[at // SIDES % KINDS], at // SIDES // KINDS, at % SIDES) for at in seen["side"]}
    assert sides == {("temple", 0, 3), ("tavern", 1, m.table.side_at(A2))}


def test_owners_are_counted_from_who_looks() -> None:
    seen = Traited(various(), 2)
    assert set(seen["value"]) == {of(A1, 1), of(A2, 0)}
    assert seen["guard"] == {of(A1, 1): 1, of(A2, 0): 1}
    assert seen["token"] == {of(B1, 0): 1}
    assert {at // SIDES // KINDS for at in seen["side"] if FACES[at // SIDES % KINDS] == "tavern"} == {0}


def test_the_last_place_of_a_street_has_nothing_beside_it() -> None:
    city = {f"a{at}": f"1 {FACES[at]}" for at in range(1, 8)} | {"a8": "2 tavern"}
    seen = Traited(match(hands={1: "villa"}, city=city, turn=1), 1)
    assert seen["open"] == {}
    city.pop("a8")
    assert set(Traited(match(hands={1: "villa"}, city=city, turn=1), 1)["open"]) == {of(6, 0)}


def test_ones_own_cards_and_what_the_others_have_left() -> None:
    seen = Traited(various(), 1)
    assert (seen.names("hand.0"), seen.names("pile.0")) == ({"villa", "market"}, {"orangery", "watchtower"})
    assert (seen.names("hand.1"), seen.names("pile.1")) == ({"forge", "park", "library", "barracks"}, {"park"})
    assert (seen["hand_size.0"], seen["pile_size.0"]) == ({2: 1}, {2: 1})
    assert (seen["hand_size.1"], seen["pile_size.1"]) == ({2: 1}, {2: 1})


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
    assert (seen.number("lead"), other.number("lead")) == (mine - theirs, theirs - mine)
    grave = match(colours="red,blue", hands={1: "villa"}, cemetery={2: "park inn"}, begun=[1])
    assert (Traited(grave, 1).number("grave.1"), Traited(grave, 2).number("grave.0")) == (1, 1)


def test_a_redraw_that_is_left_to_the_second_seat() -> None:
    m = match(hands={1: "villa", 2: "forge"}, piles={1: "park inn", 2: "park inn"}, redrawn=[1], turn=1)
    seen = Traited(m, 1)
    assert (seen.number("redraw.0"), seen.number("redraw.1")) == (0, 1)


def test_three_seats_are_counted_clockwise_from_who_looks() -> None:
    m = match(
        3,
        hands={1: "villa", 2: "market inn", 3: "forge park tavern"},
        city={"a2": "3 theatre down", "a3": "1 temple/4", "b1": "2 temple/3", "c1": "3 temple/1"},
        fountains={"a1": 1, "c5": 1, "c7": 3},
        turn=1,
    )
    seen, scores = Traited(m, 2), GAME.result(m.table).scores
    assert len(set(scores)) == 3
    assert [seen.number(f"points.{seat}") for seat in range(3)] == [scores[1], scores[2], scores[0]]
    assert [seen[f"hand_size.{seat}"] for seat in range(3)] == [{2: 1}, {3: 1}, {1: 1}]
    assert seen.number("lead") == scores[1] - max(scores[0], scores[2])
    assert seen["turn"] == {2: 1}
    owners = {of(2, 2, 3), of(8, 0, 3), of(16, 1, 3)}
    assert set(seen["value"]) == set(seen["guard"]) == owners
    assert seen["bare"] == {1: 1}
    assert seen["token"] == {of(0, 2, 3): 1, of(20, 2, 3): 1, of(22, 1, 3): 1}


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


def test_no_table_has_more_than_it_says() -> None:
    assert [ZodchieTraits().most(seats) for seats in (2, 3, 4)] == [16 + seats * (64 + 80) for seats in (2, 3, 4)]
