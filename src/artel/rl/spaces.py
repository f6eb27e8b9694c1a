"""What observations and answers look like, in the words of Gymnasium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from artel.kernel.observation import Observer


def numbers_space(many: int) -> spaces.Box:
    limits = np.iinfo(np.int16)
    return spaces.Box(int(limits.min), int(limits.max), (many,), np.int16)


def observation_space(observer: Observer, *, masks: bool = True) -> spaces.Dict:
    seen: dict[str, spaces.Space[Any]] = {"observation": numbers_space(int(observer.size))}
    if masks:
        seen["action_mask"] = spaces.Box(0, 1, (int(observer.actions),), np.int8)
    return spaces.Dict(seen)


def action_space(observer: Observer) -> spaces.Discrete:
    return spaces.Discrete(int(observer.actions))
