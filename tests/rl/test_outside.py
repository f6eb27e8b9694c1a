"""Games that other packages bring, as environments: what a view shows is what a learner sees."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from artel.games import GAMES, game
from artel.kernel.errors import NoObserver
from artel.kernel.view_observation import ROOM, leaves, place_of
from artel.rl.aec import Aec
from artel.rl.parallel import Parallel
from artel.rl.single import Single
from artel.rl.vector import Vector

NAMES = ("podryad", "kuchki")


@pytest.fixture(autouse=True)
def they_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.setitem(GAMES, name, name)


@pytest.mark.parametrize("name", NAMES)
def test_one_seat_after_another(name: str) -> None:
    env = Aec(name)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        env.step(None if terminated else int(env.action_space(agent).sample(seen["action_mask"])))
    assert env.play.over


@pytest.mark.parametrize("name", NAMES)
def test_all_seats_at_once(name: str) -> None:
    env = Parallel(name, reward="points")
    seen, _ = env.reset(seed=7)
    earned = np.zeros(2)
    while env.agents:
        actions = {agent: int(env.action_space(agent).sample(seen[agent]["action_mask"])) for agent in seen}
        seen, rewards, *_ = env.step(actions)
        earned += list(rewards.values())
    assert list(earned) == game(name).scores(env.play.table)


@pytest.mark.parametrize("name", NAMES)
def test_one_learner_and_many_tables(name: str) -> None:
    env = Single(name, opponents="level1")
    seen, _ = env.reset(seed=7)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    envs = Vector(name, tables=3)
    envs.reset(seed=7)
    games = sum(int(envs.step(envs.sample())[2].sum()) for _ in range(60))
    envs.close()
    assert games > 3


def test_every_field_of_the_view_has_its_place() -> None:
    env = Parallel("kuchki")
    seen, _ = env.reset(seed=7)
    parts, row = env.play.observer.layout.slices, seen["seat_0"]["observation"]
    view: Any = game("kuchki").view(env.play.table, 0)
    assert [name for name, part in parts.items() if part.stop > part.start] == ["asked", "me", "heaps", "last", "flow"]
    assert list(row[parts["asked"]]) == [1, 0]
    assert list(row[parts["last"]]) == [-1]
    assert {heap: row[parts["heaps"]][place_of((heap,))] - 1 for heap in view.heaps} == view.heaps
    assert list(seen["seat_1"]["observation"][parts["asked"]]) == [0, 1]  # from where one sits


def test_a_hand_is_a_row_of_its_cards_and_nobody_elses() -> None:
    env = Parallel("podryad")
    seen, _ = env.reset(seed=7)
    hand = env.play.observer.layout.slices["hand"]
    assert hand.stop - hand.start == ROOM
    for seat in range(2):
        view: Any = game("podryad").view(env.play.table, seat)
        cards = view.hand
        row = seen[f"seat_{seat}"]["observation"][hand]
        assert list(row[: len(cards)]) == [card + 1 for card in cards]
        assert not row[len(cards) :].any()


def test_whatever_a_view_holds_is_told() -> None:
    found = dict(leaves({"a": (0, None, -2), "b": {"x": "red"}, "c": True, "d": frozenset({4})}, ()))
    assert found == {("a", 0): 1, ("a", 2): -2, ("b", "x", "", "red"): 1, ("c",): 2, ("d", "4"): 1}


def test_a_game_that_lists_no_actions_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("kuchki")), "actions", ())
    with pytest.raises(
        NoObserver, match=r"needs actions, the list of all actions by their codes, or the method observer"
    ):
        Single("kuchki")
