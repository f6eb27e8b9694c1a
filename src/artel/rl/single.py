"""One learner at one table: Gymnasium's environment of a game, with somebody else at the other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from artel.rl.batch import play_on
from artel.rl.checks import RENDER_MODES, learner_of, render_mode_of
from artel.rl.opponents import opponents as opponents_of
from artel.rl.play import EnvironmentPlay, setup_of
from artel.rl.spaces import action_space, observation_space

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

    from artel.kernel.packs import Pack
    from artel.rl.opponents import Opponents
    from artel.rl.play import Observation


class Single(gymnasium.Env["Observation", int]):
    """`learner`: the seat that answers; `opponents`: who answers at the others, see `artel.rl.opponents`.

    The rest is as in the other environments. `info["rewards"]` are those of all seats.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        *,
        learner: int = 0,
        opponents: Opponents = "random",
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
        pack: Pack | str | None = None,
        illegal: str = "refuse",
    ) -> None:
        self.play = EnvironmentPlay(setup_of(game, players, options, pack), reward, language, illegal)
        self.learner = learner_of(learner, players, 0)
        self.given = opponents
        self.opponents = opponents_of(self.play.setup, self.learner, opponents)
        self.render_mode = render_mode_of(render_mode)
        self.metadata = {**type(self).metadata, "name": f"artel_{game}_v0"}
        self.observation_space: gymnasium.Space[Any] = observation_space(self.play.observer)
        self.action_space: gymnasium.Space[Any] = action_space(self.play.observer)
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """A game in which the learner is asked something."""
        self.play.begin(seed)
        self.go_on()
        while self.play.over:
            self.play.begin(None)
            self.go_on()

    def go_on(self) -> None:
        play_on(self.play.table, self.learner, self.opponents, self.play.luck)
        self.play.marked = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin(seed)
        return self.play.observe(self.learner), self.info([0.0] * len(self.opponents))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Raises TypeError where it is no number, ValueError where the action mask does not allow it or all is over."""
        play = self.play
        if play.over:
            raise ValueError("the game is over: reset() begins another one")
        number = play.allowed(self.learner, action)
        play.act(self.learner, number)
        self.go_on()
        rewards = play.rewards()
        info = self.info(rewards)
        if number != action:
            info["illegal"] = int(action)
        return play.observe(self.learner), float(rewards[self.learner]), play.over, False, info

    def info(self, rewards: list[float]) -> dict[str, Any]:
        return {"seat": self.learner, "rewards": np.array(rewards, np.float32)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be answered now, as sb3-contrib asks for it."""
        return self.play.observe(self.learner)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        return self.play.draw(self.render_mode, self.learner) if self.render_mode else None

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on from here, fit for JSON; not what a function among the opponents remembers."""
        return self.play.state_dict()

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on from there; raises ValueError where it is the state of something else."""
        self.play.load_state_dict(state)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "opponents"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.opponents = opponents_of(self.play.setup, self.learner, self.given)
