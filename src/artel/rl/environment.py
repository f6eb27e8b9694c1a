"""What the two PettingZoo environments have in common."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from artel.kernel.ids import SPECTATOR
from artel.rl.checks import RENDER_MODES, render_mode_of
from artel.rl.play import EnvironmentPlay, setup_of
from artel.rl.spaces import action_space, numbers_space, observation_space

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt
    from gymnasium import spaces

    from artel.kernel.ids import Seat
    from artel.kernel.packs import Pack


class Environment:
    """`reward`: one of `artel.rl.rewards.REWARDS`; `options` and `pack`: as the game's setup takes them; `illegal`:
    what becomes of an action that the mask does not allow: `refuse` raises ValueError, `random` draws another one in
    its place and says so in the info."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": True}
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
        pack: Pack | str | None = None,
        illegal: str = "refuse",
    ) -> None:
        self.play = EnvironmentPlay(setup_of(game, players, options, pack), reward, language, illegal)
        self.metadata = {**type(self).metadata, "name": f"artel_{game}_v0"}
        self.render_mode = render_mode_of(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observer = self.play.observer
        self.observation_spaces = {agent: observation_space(observer) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(observer) for agent in self.possible_agents}
        self.state_space = numbers_space(players * int(observer.size))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[Any]:
        """What all seats see, one after another: so all hands, and whatever else somebody knows. For a critic while it
        learns; who plays must not look at it."""
        return np.concatenate([self.play.observe(seat)["observation"] for seat in self.seats.values()])

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
