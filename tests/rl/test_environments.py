"""How the environments play: seeds, secret choices, answers that the mask does not allow, rewards, pictures."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from artel.games import game, games
from artel.kernel.chance import Rng
from artel.kernel.frames import Together
from artel.rl.aec import Aec
from artel.rl.parallel import Parallel
from artel.rl.rewards import REWARDS
from rl.tables import CASES, SEALED, Case


def first_answers(observations: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.argmax(found["action_mask"])) for agent, found in observations.items()}


def some(mask: Any, rng: Rng) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def play(env: Aec, seed: int) -> dict[str, float]:
    """A random game; what each seat got in all."""
    rng = Rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while not any(env.terminations.values()):
        observation = env.observe(env.agent_selection)
        env.step(some(observation["action_mask"], rng))
        for agent, reward in env.rewards.items():
            total[agent] += reward
    return total


def test_seeds() -> None:
    one, other = Aec("zodchie"), Aec("zodchie")
    one.reset(seed=5)
    other.reset(seed=5)
    np.testing.assert_equal(one.last(), other.last())
    one.reset()
    other.reset()
    np.testing.assert_equal(one.last(), other.last())  # luck goes on
    other.reset(seed=6)
    assert (one.last()[0]["observation"] != other.last()[0]["observation"]).any()


@pytest.mark.parametrize("case", SEALED, ids=str)
def test_secret_choices_are_one_step_of_the_parallel_environment(case: Case) -> None:
    """And as many of the other one, with the same outcome."""
    parallel, aec = Parallel(*case), Aec(*case)
    observations, _ = parallel.reset(seed=2)
    aec.reset(seed=2)
    together = 0
    for _ in range(60):
        asked = parallel.play.asked()
        together += len(asked) > 1
        waiting = [agent for agent, found in observations.items() if found["action_mask"][-1]]
        assert len(waiting) == case.players - len(asked)
        actions = first_answers(observations)
        for seat in asked:
            assert aec.agent_selection == f"seat_{seat}"
            np.testing.assert_equal(
                aec.observe(f"seat_{seat}")["action_mask"], observations[f"seat_{seat}"]["action_mask"]
            )
            aec.step(actions[f"seat_{seat}"])
        observations, *_ = parallel.step(actions)
        for agent, found in observations.items():
            np.testing.assert_equal(aec.observe(agent), found)
    assert together


def test_nothing_shows_before_the_last_secret_choice() -> None:
    env = Aec("zodchie", 2, {"variant": "advanced"})
    found = []
    for at in (0, 5):
        env.reset(seed=1)
        assert isinstance(env.play.table.stack[-1], Together)
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[at]))
        found.append(env.last()[0])
    np.testing.assert_equal(found[0], found[1])


@pytest.mark.parametrize("number", [-1, 10**6, "wait", "another"])
def test_what_the_mask_does_not_allow(number: Any) -> None:
    aec, parallel = Aec("zodchie"), Parallel("zodchie")
    aec.reset(seed=1)
    parallel.reset(seed=1)
    mask = aec.last()[0]["action_mask"]
    number = {"wait": len(mask) - 1, "another": int(np.argmin(mask))}.get(number, number)
    before = parallel.state_dict()
    with pytest.raises(ValueError, match=f"the action mask does not allow {number}"):
        aec.step(number)
    with pytest.raises(ValueError, match=f"the action mask does not allow {number}"):
        parallel.step(dict.fromkeys(parallel.agents, number))
    assert parallel.state_dict() == before
    aec.step(int(np.argmax(mask)))
    with pytest.raises(ValueError, match="has to answer"):
        aec.step(None)


def test_answers_that_are_missing_or_none() -> None:
    env = Parallel("artificium", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no agent is called seat_7; there are seat_0, seat_1"):
        env.step({"seat_7": 0})
    with pytest.raises(ValueError, match=r"seat_. has to answer"):
        env.step({})
    wrong: Any = dict.fromkeys(env.agents, 0.5)
    with pytest.raises(TypeError, match=r"seat_.: an action is a whole number, not 0\.5"):
        env.step(wrong)
    with pytest.raises(ValueError, match="nobody is asked: reset"):
        Parallel("artificium", 2).step({})


def test_another_answer_in_place_of_an_illegal_one() -> None:
    """It is drawn from the luck of the table, and told."""
    parallel, aec = Parallel("zodchie", illegal="random"), Aec("zodchie", illegal="random")
    parallel.reset(seed=1)
    aec.reset(seed=1)
    agent = aec.agent_selection
    wrong = int(np.argmin(aec.last()[0]["action_mask"]))
    *_, infos = parallel.step({agent: wrong})
    aec.step(wrong)
    assert infos[agent] == aec.infos[agent] == {"illegal": wrong}
    assert parallel.play.state_dict()["table"] == aec.play.state_dict()["table"]
    *_, infos = parallel.step(first_answers(parallel.observations()))
    assert not any(infos.values())


# -- rewards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [case for case in CASES if case.players < 5], ids=str)
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards(case: Case, reward: str) -> None:
    env = Aec(*case, reward=reward)
    got = list(play(env, 4).values())
    result = env.play.game.result(env.play.table)
    best = max(result.scores)
    if reward == "points":
        assert got == pytest.approx(result.scores)
    elif reward in ("margin", "lead"):
        assert max(got) == pytest.approx(best - sorted(result.scores)[-2])
        assert [one - other for one, other in zip(got, result.scores, strict=True) if other < best] == pytest.approx(
            [-best for score in result.scores if score < best]
        )
    else:
        assert sum(got) == pytest.approx(0)
        assert got == pytest.approx(sorted(got, reverse=True)) or result.places != tuple(sorted(result.places))
        assert {round(own, 9) for own, place in zip(got, result.places, strict=True) if place == 1} == {
            round(max(got), 9)
        }


class Fixed:
    """A game that ended with these places."""

    def __init__(self, *places: int) -> None:
        self.ended = places

    def places(self, _: Any) -> tuple[int, ...]:
        return self.ended


@pytest.mark.parametrize(
    ("places", "win", "place"),
    [
        ((1, 2), [1, -1], [1, -1]),
        ((1, 1), [0, 0], [0, 0]),
        ((2, 1, 3), [-0.5, 1, -0.5], [0, 1, -1]),
        ((1, 1, 3), [0.25, 0.25, -0.5], [0.5, 0.5, -1]),
    ],
)
def test_winning_and_places(places: tuple[int, ...], win: list[float], place: list[float]) -> None:
    ended: Any = Fixed(*places)
    assert REWARDS["win"].worth(ended, ended) == pytest.approx(win)
    assert REWARDS["place"].worth(ended, ended) == pytest.approx(place)


@pytest.mark.parametrize("found", list(games()), ids=lambda found: found.id)
def test_places_are_those_of_the_result(found: Any) -> None:
    env = Aec(found.id, found.least)
    play(env, 1)
    assert found.places(env.play.table) == found.result(env.play.table).places


def test_a_reward_that_nobody_knows() -> None:
    with pytest.raises(ValueError, match="no reward is called fame; there are win, place"):
        Aec("zodchie", reward="fame")


# -- pictures ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_pictures(case: Case) -> None:
    env = Aec(*case, render_mode="ansi")
    play(env, 1)
    env.reset(seed=1)
    text = env.render()
    assert text
    assert len(text.splitlines()) > 3
    env.render_mode = "svg"
    picture = env.render()
    assert picture
    root = ElementTree.fromstring(picture)
    drawn = "".join(root.itertext()).replace("\xa0", " ")
    assert max(text.split(), key=len) in drawn
    assert picture.count("http") == 1  # the name of the format; nothing is fetched
    env.render_mode = None
    assert env.render() is None


def test_language() -> None:
    english, russian = (Aec("zodchie", render_mode="ansi", language=language) for language in ("en", "ru"))
    english.reset(seed=1)
    russian.reset(seed=1)
    assert english.render() != russian.render()


def test_a_pack_of_ones_own() -> None:
    pack = game("zodchie").standard_pack()
    assert Aec("zodchie", pack=pack).play.setup.pack is pack
