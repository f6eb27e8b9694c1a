"""Trains sb3-contrib's maskable PPO on many tables at once, and counts its games.

    pip install sb3-contrib
    python docs/examples/maskable_ppo.py artificium --steps 100000 --against casual

`Tables` is all that Stable-Baselines3 needs to play on a `Vector`: it is told what may be answered, sees small numbers
and hears how games end. One table would do without it: `gymnasium.make("artel/Zodchie-v0")` has `action_masks()`.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from artel.rl.vector import Vector


def small(numbers: Any) -> Any:
    """Card counts, points and cells alike, as numbers that a network likes."""
    return (np.sign(numbers) * np.log1p(np.abs(numbers.astype(np.float32)))).astype(np.float32)


class Tables(VecEnv):
    """A `Vector` with a learner, in the words of Stable-Baselines3."""

    def __init__(self, envs: Vector) -> None:
        self.envs = envs
        size = envs.single_observation_space["observation"].shape
        super().__init__(envs.num_envs, spaces.Box(-12, 12, size, np.float32), envs.single_action_space)
        self.masks = np.ones((envs.num_envs, envs.single_action_space.n), np.bool_)

    def seen(self, observation: dict[str, Any]) -> Any:
        self.masks = observation["action_mask"].astype(np.bool_)
        return small(observation["observation"])

    def reset(self) -> Any:
        observation, _ = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        return self.seen(observation)

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observation, rewards, ended, _, told = self.envs.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(ended):
            infos[table]["terminal_observation"] = small(told["final_obs"][table]["observation"])
        return self.seen(observation), rewards, ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return [self.masks[table] for table in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be set table by table")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        self.envs.close()


def train(game: str, steps: int, against: str = "random", tables: int = 32, seed: int = 1) -> MaskablePPO:
    envs = Tables(Vector(game, tables, reward="lead", learner=0, opponents=against))
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=512, gamma=0.97, ent_coef=0.01, seed=seed)
    return model.learn(steps)


def share_won(model: MaskablePPO, game: str, games: int, against: str = "random", seed: int = 2) -> float:
    """Of games for two; a tie counts for a half."""
    envs = Vector(game, 32, reward="win", learner=0, opponents=against)
    observation, _ = envs.reset(seed=seed)
    played, won = 0, 0.0
    while played < games:
        seen, masks = small(observation["observation"]), observation["action_mask"].astype(np.bool_)
        actions, _ = model.predict(seen, action_masks=masks)
        observation, rewards, ended, _, _ = envs.step(actions)
        played += int(ended.sum())
        won += float((rewards[ended] + 1).sum()) / 2
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains maskable PPO and counts its games.")
    parser.add_argument("game", nargs="?", default="artificium")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--against", default="random", help="whom it trains against: random, casual, level1, …")
    given = parser.parse_args()
    model = train(given.game, given.steps, given.against)
    for name in ("random", "casual"):
        print(f"wins {share_won(model, given.game, given.games, name):.1%} of {given.games} games against {name}")


if __name__ == "__main__":
    main()
