"""All seats at once: PettingZoo's parallel environment of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import ParallelEnv

from artel.rl.environment import Environment

if TYPE_CHECKING:
    from artel.rl.play import Observation


class Parallel(Environment, ParallelEnv):  # type: ignore[misc]
    """In a step every seat that is asked answers: several where they choose in secret, else one. The others wait."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), self.infos()

    def observations(self) -> dict[str, Observation]:
        return {agent: self.play.observe(seat) for agent, seat in self.seats.items()}

    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        """What seats answer that are not asked does not matter. Raises TypeError where an answer is no number,
        ValueError where it is missing or a mask does not allow it; then nothing has changed."""
        play, agents = self.play, self.possible_agents
        if not self.agents:
            raise ValueError("nobody is asked: reset() begins a game")
        for agent in actions:
            if agent not in self.seats:
                raise ValueError(f"no agent is called {agent}; there are {', '.join(agents)}")
        asked = play.asked()
        for seat in asked:
            if agents[seat] not in actions:
                raise ValueError(f"{agents[seat]} has to answer")
        numbers = {seat: play.allowed(seat, actions[agents[seat]]) for seat in asked}
        infos = self.infos()
        for seat, number in numbers.items():
            if number != actions[agents[seat]]:
                infos[agents[seat]]["illegal"] = int(actions[agents[seat]])
            play.act(seat, number)
        rewards = dict(zip(agents, play.rewards(), strict=True))
        over = play.over
        if over:
            self.agents = []
        return (
            self.observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos
        )  # fmt: skip
