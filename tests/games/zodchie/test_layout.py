"""Tables laid out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games.zodchie import GAME
from artel.kernel.errors import BadScenario, Problem
from artel.text import words
from games.common import asked
from games.zodchie.tables import hand, match, pieces, player, view


def laid(**layout: Any) -> Any:
    return GAME.lay_out(GAME.setup(2, {"colours": "red,green"}), layout)


def test_left_out_is_not_in_the_game() -> None:
    m = match(3, colours="blue,red,yellow")
    assert asked(m) == []
    for seat, each in enumerate(view(m).players, 1):
        assert (each.hand_size, each.pile_size, each.under_size) == (0, 0, 0)
        assert player(m, seat).hand == ()
    assert all(not spot.pieces and spot.token is None for spot in view(m).city)
    assert [each.colour for each in view(m).players] == ["blue", "red", "yellow"]
    assert [each.colour for each in view(match(4)).players] == ["red", "green", "blue", "yellow"]


def test_pieces_lie_as_they_are_named() -> None:
    m = match(
        hands={1: "villa", 2: "forge"},
        city={"a1": "1 temple/4", "a2": ["1 inn down", "2 park token"], "b8": "2 tavern"},
        turn=2,
    )
    assert asked(m) == [2]
    (temple,), (inn, park), (tavern,) = pieces(m, "a1"), pieces(m, "a2"), pieces(m, "b8")
    assert (temple.card, temple.owner, temple.side, temple.down) == ("temple", 0, 3, False)
    assert (inn.card, inn.owner, inn.down) == ("inn", 0, True)
    assert (park.card, park.owner, park.down, park.guard) == ("park", 1, False, 1)
    assert (tavern.owner, tavern.guard) == (1, None)


def test_every_zone_is_where_it_is_named() -> None:
    t = laid(
        hands={1: ["villa", "inn"], 2: ["forge"]},
        open={1: ["inn"]},
        piles={1: ["park"]},
        under={1: ["tavern"]},
        removed={2: ["market"]},
        tokens={1: 2},
        hand_max={2: 5},
        fountains={"b1": 2},
        redrawn=[1],
        begun=[2],
    )

    def names(mask: int) -> set[str]:
        return {t.name(kind) for kind in range(36) if mask >> kind & 1}

    assert [names(mask) for mask in t.hands] == [{"villa", "inn"}, {"forge"}]
    assert [names(mask) for mask in t.shown] == [{"inn"}, set()]
    assert [names(mask) for mask in t.top] == [{"park"}, set()]
    assert [names(mask) for mask in t.bottom] == [{"tavern"}, set()]
    assert [names(mask) for mask in t.removed] == [set(), {"market"}]
    assert [names(mask) for mask in t.deck] == [{"villa", "inn", "park", "tavern"}, {"forge", "market"}]
    assert (t.tokens[0], t.hand_max[1]) == (2, 5)
    assert (t.wells, list(t.fountains)[:2]) == (1 << 8, [0, 1 << 8])
    assert (t.redraws & 3, t.fresh & 3) == (0b10, 0b01)


def test_a_cemetery_belongs_to_the_deck() -> None:
    m = match(colours="red,blue", hands={1: "villa"}, cemetery={2: "park inn"})
    assert set(player(m, 2).cemetery or ()) == {"park", "inn"}
    assert hand(m, 1) == ["villa"]


PIECE = "“{}” is no piece; a piece is “1 tavern”, “2 temple/4”, “1 inn down”, “1 park token”"


@pytest.mark.parametrize(
    ("layout", "where", "key", "says"),
    [
        ({"cities": {}}, "cities", "problem-layout-field", "unknown; a layout has turn, city, fountains, redrawn,"),
        ({"city": []}, "city", "problem-no-table", "a table is needed, such as { 1 = … }"),
        ({"city": {"e1": "1 inn"}}, "city.e1", "error-bad-notation", "“e1” is not an action: "),
        ({"city": {"c1": "1 inn"}}, "city.c1", "problem-streets", "2 players have 2 streets"),
        ({"city": {"b1": 7}}, "city.b1", "problem-layout-texts", "a list of texts is needed"),
        ({"city": {"a1": "inn"}}, "city.a1", "problem-piece", PIECE.format("inn")),
        ({"city": {"a1": "9 inn"}}, "city.a1", "problem-no-seat", "“9” is no seat; seats are 1 to 2"),
        ({"city": {"a1": "1 chess"}}, "city.a1", "error-bad-notation", "“1 chess” is not an action: "),
        ({"city": {"a1": "1 theatre/2"}}, "city.a1", "problem-sides", "theatre has 1 side(s)"),
        ({"city": {"a1": ["1 inn", "2 park"]}}, "city.a1", "problem-covered", "a card can lie only on destroyed ones"),
        ({"fountains": {"c1": 1}}, "fountains.c1", "problem-token-place", "a token lies on a free place of the city"),
        ({"fountains": {"z1": 1}}, "fountains.z1", "error-bad-notation", "“z1” is not an action: "),
        ({"fountains": {"a1": 3}}, "fountains.a1", "problem-no-seat", "“3” is no seat; seats are 1 to 2"),
        (
            {"city": {"a1": "1 inn"}, "fountains": {"a1": 1}},
            "fountains.a1", "problem-token-place", "a token lies on a free place of the city",
        ),
        ({"hands": {3: ["inn"]}}, "hands", "problem-no-seat", "“3” is no seat; seats are 1 to 2"),
        ({"hands": {1: "inn"}}, "hands.1", "problem-layout-texts", "a list of texts is needed"),
        ({"hands": {1: ["inn", "inn"]}}, "hands.1", "problem-twice", "inn is there twice"),
        ({"piles": {1: ["chess"]}}, "piles.1", "error-bad-notation", "“chess” is not an action: "),
        ({"cemetery": {1: ["inn"]}}, "cemetery.1", "problem-no-cemetery", "red has no Cemetery"),
        ({"tokens": {1: 13}}, "tokens.1", "problem-layout-number", "a number from 0 to 12 is needed"),
        ({"hand_max": {2: -1}}, "hand_max.2", "problem-layout-number", "a number from 0 to 12 is needed"),
        ({"tokens": {3: 1}}, "tokens", "problem-no-seat", "“3” is no seat; seats are 1 to 2"),
        ({"redrawn": ["1"]}, "redrawn", "problem-layout-numbers", "a list of numbers is needed"),
        ({"redrawn": [3]}, "redrawn", "problem-no-seat", "“3” is no seat; seats are 1 to 2"),
        ({"begun": [0]}, "begun", "problem-no-seat", "“0” is no seat; seats are 1 to 2"),
        ({"turn": 3}, "turn", "problem-no-seat", "“3” is no seat; seats are 1 to 2"),
        (
            {"hands": {2: ["inn"]}, "city": {"a1": "2 inn"}},
            "seat 2", "problem-two-places", "a card is in two places",
        ),
        (
            {"hands": {1: ["inn"]}, "open": {1: ["park"]}},
            "seat 1", "problem-open-cards", "open cards must be in hand, and a deck has twelve cards",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(layout: dict[str, Any], where: str, key: str, says: str) -> None:
    with pytest.raises(BadScenario) as found:
        laid(**layout)
    details = found.value.details
    problem = details["problem"]
    assert isinstance(problem, Problem)
    assert (details["where"], problem.key) == (where, key)
    assert problem.startswith(says)
    assert says.endswith((": ", ",")) or problem == says
    assert words("ru").problem(problem) != problem


def test_a_deck_is_of_one_colour() -> None:
    foreign = next(iter({face.name for face in GAME.components(GAME.standard_pack()).faces[12:18]}))
    m = GAME.setup(2, {"colours": "yellow,blue"})
    with pytest.raises(BadScenario, match=rf"seat 1: {foreign}: not of its colour, yellow\.$"):
        GAME.lay_out(m, {"hands": {1: [foreign]}})
