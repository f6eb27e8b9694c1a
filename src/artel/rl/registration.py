"""The games by the names that Gymnasium knows environments by: `gymnasium.make("artel/Zodchie-v0")`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium.vector import AutoresetMode

from artel.games import GAMES

if TYPE_CHECKING:
    from artel.rl.vector import Vector


def register() -> None:
    """Whatever games there are, those of other packages too."""
    for game in GAMES:
        if (name := id_of(game)) not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="artel.rl.single:Single",
                vector_entry_point="artel.rl.registration:vector",
                kwargs={"game": game},
            )


def id_of(game: str) -> str:
    return f"artel/{game.title()}-v0"


def vector(game: str, num_envs: int, learner: int = 0, **more: Any) -> Vector:
    """As Gymnasium's own: one learner, and where a game has ended the next step begins another one."""
    from artel.rl.vector import Vector

    return Vector(game, num_envs, learner=learner, **{"autoreset_mode": AutoresetMode.NEXT_STEP, **more})
