"""An observation is made of the view of a seat alone, and numbers stand for answers one to one."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from typing import Any

import pytest

from artel.games import games
from artel.kernel.chance import Rng
from artel.kernel.codec import frames_of
from artel.kernel.engine import act_in_place, legal, pending
from artel.kernel.frames import Question, Together
from rl.tables import CASES, SEALED, Case, observer_of, part, seen, tables

ABSTRACT = {"ChoosePlace", "MustChoosePlace", "ChooseTurn"}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_know_changes_no_number(case: Case) -> None:
    game, observer = observer_of(case)
    rng = Rng(5)
    others_differ = 0
    for t in tables(case, every=9):
        for seat in range(case.players):
            own = seen(observer, t, seat)
            view = game.view(t, seat)
            for imagined in (game.rebuild(view), game.determinize(view, rng)):
                assert seen(observer, imagined, seat) == own
                other = (seat + 1) % case.players
                others_differ += seen(observer, imagined, other).numbers != seen(observer, t, other).numbers
    assert others_differ or case.game in ("carcassonne", "architects")  # there, hardly anything is hidden


@pytest.mark.parametrize("case", SEALED, ids=str)
def test_sealed_answers_change_no_number_of_others(case: Case) -> None:
    _, observer = observer_of(case)
    tried = 0
    for t in tables(case):
        if not isinstance(t.stack[-1], Together) or len(pending(t)) < 2:
            continue
        seat, other = pending(t)[:2]
        found = []
        for action in legal(t, seat):
            after = t.copy()
            act_in_place(after, seat, action, None)
            found.append(seen(observer, after, other))
        assert all(one == found[0] for one in found)
        tried += len(found) > 1
    assert tried


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_stand_for_answers_one_to_one(case: Case) -> None:
    _, observer = observer_of(case)
    for t in tables(case):
        for seat in range(case.players):
            options = legal(t, seat)
            numbers = [observer.number(t, seat, action) for action in options]
            marks = seen(observer, t, seat).marks
            assert [number for number, mark in enumerate(marks) if mark] == sorted(numbers or [observer.wait])
            assert [observer.action(t, seat, number) for number in numbers] == options


def test_every_question_has_a_number() -> None:
    for game in games():
        asked = {cls for cls in frames_of(game).values() if issubclass(cls, Question)}
        known = set(game.observer(game.setup(game.least)).shape_of)
        assert {cls.__name__ for cls in asked - known} <= ABSTRACT


@pytest.mark.parametrize("case", CASES, ids=str)
def test_parts_follow_each_other(case: Case) -> None:
    _, observer = observer_of(case)
    slices = list(observer.layout.slices.values())
    assert slices[0].start == 0
    assert slices[-1].stop == observer.size
    assert all(one.stop == other.start for one, other in pairwise(slices))


DIGESTS = {
    "zodchie-2": "1bd900bd64272e9e",
    "architects-2": "5e69ac493dcce98d",
    "carcassonne-2": "2d735fddef2c3f00",
    "artificium-2": "717e40a77b86dcaf",
}
"""Of whole games as learners see them: what has been learned stays good as long as these stay the same."""


@pytest.mark.parametrize("case", [case for case in CASES if str(case) in DIGESTS], ids=str)
def test_numbers_mean_what_they_meant(case: Case) -> None:
    _, observer = observer_of(case)
    digest = sha256()
    for t in tables(case):
        digest.update(repr(seen(observer, t, pending(t)[0])).encode())
    assert digest.hexdigest()[:16] == DIGESTS[str(case)]


# -- what the parts say, beside what the view says ---------------------------------------------------------


def named(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: many for name, many in zip(names, numbers, strict=True) if many}


def in_order(view: Any) -> list[Any]:
    """The players from the viewer on."""
    return [*view.players[view.me :], *view.players[: view.me]]


@pytest.mark.parametrize("case", CASES[:3], ids=str)
def test_zodchie(case: Case) -> None:
    game, observer = observer_of(case)
    for t in tables(case, every=5):
        for seat in range(case.players):
            view, found = game.view(t, seat), seen(observer, t, seat)
            names = t.cards.names
            for step, player in enumerate(in_order(view)):
                hand = player.hand if step == 0 else player.open_hand
                assert tuple(named(names, part(observer, found, f"hand.{step}"))) == hand
                assert tuple(named(names, part(observer, found, f"deck.{step}"))) == player.deck
                assert part(observer, found, f"points.{step}") == [player.points]
                assert part(observer, found, f"hand_size.{step}") == [player.hand_size]
            tops = [place.pieces[-1] if place.pieces else None for place in view.city]
            values = [piece.value or 0 if piece else 0 for piece in tops]
            assert part(observer, found, "value") == values[: case.players * 8]
            owners = [(piece.owner - seat) % case.players + 1 if piece else 0 for piece in tops]
            assert part(observer, found, "owner") == owners[: case.players * 8]


@pytest.mark.parametrize("case", CASES[3:6], ids=str)
def test_architects(case: Case) -> None:
    game, observer = observer_of(case)
    for t in tables(case, every=11):
        for seat in range(case.players):
            view, found = game.view(t, seat), seen(observer, t, seat)
            assert named(t.box.names, part(observer, found, "central")) == view.central
            top = named(t.box.names, part(observer, found, "central_top"))
            assert list(top) == ([view.central_top] if view.central_top else [])
            for step, player in enumerate(in_order(view)):
                assert named(t.box.names, part(observer, found, f"cards.{step}")) == player.cards
                assert named(t.box.names, part(observer, found, f"deck.{step}")) == player.deck
                assert part(observer, found, f"shields.{step}") == [player.shields]
                assert part(observer, found, f"points.{step}") == [player.points]


@pytest.mark.parametrize("case", CASES[6:9], ids=str)
def test_carcassonne(case: Case) -> None:
    game, observer = observer_of(case)
    for t in tables(case, every=23):
        view = game.view(t, pending(t)[0])
        found = seen(observer, t, view.me)
        assert list(named(t.box.names, part(observer, found, "hand"))) == ([view.tile] if view.tile else [])
        assert named(t.box.names, part(observer, found, "bag")) == view.bag
        board = part(observer, found, "tile")
        figures = part(observer, found, "owner")
        assert sum(map(bool, board)) == len(view.map)
        assert sum(map(bool, figures)) == len(view.figures)
        for tile in view.map:
            x, y = map(int, tile.place.split(","))
            cell = (x + 16) % 32 * 32 + (y + 16) % 32
            assert t.box.names[board[cell] - 1] == tile.tile
            assert part(observer, found, "turns")[cell] == tile.turns
        for figure in view.figures:
            x, y = map(int, view.map[figure.tile].place.split(","))
            owner = figures[(x + 16) % 32 * 32 + (y + 16) % 32] - 1
            assert (owner + view.me) % case.players == figure.seat


@pytest.mark.parametrize("case", CASES[9:], ids=str)
def test_artificium(case: Case) -> None:
    game, observer = observer_of(case)
    for t in tables(case, every=13):
        for seat in range(case.players):
            view, found = game.view(t, seat), seen(observer, t, seat)
            assert named(t.box.names, part(observer, found, "market")) == view.market
            assert named(t.box.names, part(observer, found, "shuffled")) == view.shuffled
            prices = part(observer, found, "price")
            assert all(prices[t.box.names.index(plan.card)] == plan.price for plan in view.plans)
            for step, player in enumerate(in_order(view)):
                known = player.hand if step == 0 else player.known
                assert named(t.box.names, part(observer, found, f"hand.{step}")) == known
                assert part(observer, found, f"coins.{step}") == [player.coins]


# -- a map that has no end -----------------------------------------------------------------------------------


def test_a_map_wider_than_the_board() -> None:
    """Places that share a cell: one of them has the number, and something can always be answered."""
    case = Case("carcassonne", 2)
    _, observer = observer_of(case)
    t = next(tables(case))
    seat = pending(t)[0]
    east = t.box.edge[t.shapes[0] * 4 + 1]
    through = next(
        shape for shape in range(len(t.box.parts)) if east == t.box.edge[shape * 4 + 1] == t.box.edge[shape * 4 + 3]
    )
    for x in range(1, 40):
        t.lay((128 + x) * 256 + 128, through, 0)
    numbers = [number for number, mark in enumerate(seen(observer, t, seat).marks) if mark]
    options = legal(t, seat)
    assert 0 < len(numbers) < len(options)
    assert all(observer.action(t, seat, number) in options for number in numbers)
