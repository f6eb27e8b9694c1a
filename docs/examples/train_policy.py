"""Trains a small policy by policy gradients, with nothing but numpy, and counts its games against several players.

    python docs/examples/train_policy.py artificium --minutes 2 --against casual

A linear policy looks at what its seat sees and chooses among what the action mask allows. It is paid, step by step, for
what it gains on the best other seat; a linear guess of what is still to come says whether that was more than expected.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import numpy as np

from artel.rl.vector import Vector

ROLLOUT = 32
DISCOUNT = 0.97
RATE = 0.003
BOLD = 0.01
"""How much it is worth to stay curious."""

Array = np.ndarray[Any, np.dtype[np.float32]]


class Adam:
    """Steps of about the same size for every weight."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.steps = 0

    def ascend(self, gradient: Array) -> None:
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


class Policy:
    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.choice = Adam(np.zeros((inputs + 1, actions), np.float32))
        self.value = Adam(np.zeros(inputs + 1, np.float32))

    def look(self, observation: dict[str, Any]) -> Array:
        """Small numbers, and a 1."""
        numbers = np.sign(observation["observation"]) * np.log1p(np.abs(observation["observation"].astype(np.float32)))
        return np.concatenate([numbers, np.ones((len(numbers), 1), np.float32)], axis=1)

    def chances(self, seen: Array, mask: Any) -> Array:
        logits = np.where(mask, seen @ self.choice.weights, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Array = chances / chances.sum(axis=1, keepdims=True)
        return found

    def choose(self, chances: Array) -> Any:
        drawn = self.rng.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
        return (chances.cumsum(axis=1) <= drawn).sum(axis=1).clip(max=chances.shape[1] - 1)

    def learn(self, steps: list[tuple[Array, Any, Any, Any, Any]], last: Array) -> None:
        """Steps of all tables: what was seen, the mask, the answers, the rewards, whether the game ended."""
        expected = last @ self.value.weights
        returns = []
        for _, _, _, rewards, ended in reversed(steps):
            expected = rewards + DISCOUNT * np.where(ended, 0, expected)
            returns.append(expected)
        seen = np.concatenate([step[0] for step in steps])
        mask = np.concatenate([step[1] for step in steps])
        answers = np.concatenate([step[2] for step in steps])
        surprise = np.concatenate(returns[::-1]) - seen @ self.value.weights
        worth = (surprise / (surprise.std() + 1e-6)).astype(np.float32)
        chances = self.chances(seen, mask)
        pull = -chances * worth[:, None]
        pull[np.arange(len(answers)), answers] += worth
        log = np.log(np.maximum(chances, 1e-9))
        pull -= BOLD * chances * (log - (chances * log).sum(axis=1, keepdims=True))
        self.choice.ascend(seen.T @ pull / len(seen))
        self.value.ascend((seen.T @ surprise / len(seen)).astype(np.float32))


def train(game: str, players: int, seconds: float, against: str = "random", seed: int = 1) -> Policy:
    envs = Vector(game, 64, players, reward="lead", learner=0, opponents=against)
    observation, _ = envs.reset(seed=seed)
    policy = Policy(observation["observation"].shape[1], observation["action_mask"].shape[1], seed)
    start = shown = monotonic()
    games, total = 0, 0.0
    while monotonic() - start < seconds:
        steps = []
        for _ in range(ROLLOUT):
            seen, mask = policy.look(observation), observation["action_mask"].astype(bool)
            answers = policy.choose(policy.chances(seen, mask))
            observation, rewards, ended, _, _ = envs.step(answers)
            steps.append((seen, mask, answers, rewards, ended))
            games += int(ended.sum())
            total += float(rewards.sum())
        policy.learn(steps, policy.look(observation))
        if games and monotonic() - shown > 5:
            shown = monotonic()
            print(f"{shown - start:4.0f} s  {games:6} games  lead {total / games:+.1f} points a game", flush=True)
            games, total = 0, 0.0
    return policy


def share_won(policy: Policy, game: str, players: int, games: int, against: str = "random", seed: int = 2) -> float:
    """Of games against such players; ties count for the part that they are worth."""
    envs = Vector(game, 64, players, reward="win", learner=0, opponents=against)
    observation, _ = envs.reset(seed=seed)
    played, won = 0, 0.0
    while played < games:
        seen, mask = policy.look(observation), observation["action_mask"].astype(bool)
        observation, rewards, ended, _, _ = envs.step(policy.choose(policy.chances(seen, mask)))
        played += int(ended.sum())
        won += float(((rewards[ended] * (players - 1) + 1) / players).sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a small policy and counts its games against several players.")
    parser.add_argument("game", nargs="?", default="artificium")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--against", default="random", help="whom it trains against: random, casual, level1, …")
    given = parser.parse_args()
    policy = train(given.game, given.players, given.minutes * 60, given.against)
    for name in ("random", "casual"):
        share = share_won(policy, given.game, given.players, given.games, name)
        print(f"wins {share:.1%} of {given.games} games against {name}; {1 / given.players:.0%} would be even")


if __name__ == "__main__":
    main()
