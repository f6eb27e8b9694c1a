"""What the two PettingZoo environments have in common."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar

from artel.kernel.ids import SPECTATOR
from artel.rl.play import Play, setup_of
from artel.rl.spaces import action_space, observation_space

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium import spaces

    from artel.kernel.ids import Seat
    from artel.kernel.packs import Pack


class Environment:
    """`reward`: one of `artel.rl.rewards.REWARDS`; `options` and `pack`: as the game's setup takes them."""

    metadata: ClassVar[dict[str, Any]] = {"name": "artel", "render_modes": ["ansi", "svg"], "is_parallelizable": True}
    saved: ClassVar[tuple[str, ...]] = ("agents",)
    """Fields that a saved state has beside the table."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
        pack: Pack | None = None,
    ) -> None:
        self.play = Play(setup_of(game, players, options, pack), reward, language)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observer = self.play.observer
        self.observation_spaces = {agent: observation_space(observer) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(observer) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def viewer(self) -> Seat:
        return SPECTATOR

    def render(self) -> str | None:
        return self.play.draw(self.render_mode, self.viewer()) if self.render_mode else None

    def close(self) -> None:
        """Nothing stays open."""

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on from here, fit for JSON."""
        return deepcopy({name: getattr(self, name) for name in self.saved} | {"play": self.play.state_dict()})

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on from there; raises ValueError where it is the state of something else."""
        self.play.load_state_dict(state["play"])
        for name in self.saved:
            setattr(self, name, deepcopy(state[name]))
