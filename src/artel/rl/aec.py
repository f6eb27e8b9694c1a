"""One seat after another: PettingZoo's AEC environment of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import AECEnv

from artel.rl.environment import Environment

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.rl.play import Observation


class Aec(Environment, AECEnv):  # type: ignore[misc]
    """Seats that choose in secret at the same time are asked one after another, and see nothing of each other."""

    saved = (
        "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
        "_skip_agent_selection",
    )  # fmt: skip

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.play.asked()[0]]

    def observe(self, agent: str) -> Observation:
        return self.play.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Raises TypeError where it is no number, ValueError where the action mask does not allow it."""
        agent, play = self.agent_selection, self.play
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to answer")
        number = play.allowed(self.seats[agent], action)
        play.act(self.seats[agent], number)
        self.infos = {other: {} for other in self.agents}
        if number != action:
            self.infos[agent]["illegal"] = int(action)
        self._cumulative_rewards[agent] = 0.0
        earned = play.rewards()
        self.rewards = dict(zip(self.agents, earned, strict=True))
        if any(earned):
            self._accumulate_rewards()
        if play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[play.asked()[0]]

    def viewer(self) -> Seat:
        return self.seats[self.agent_selection]
