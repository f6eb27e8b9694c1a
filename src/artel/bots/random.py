"""Answers at random, every option being equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.bots import Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.bots import Clock
    from artel.kernel.chance import Rng


class Random:
    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        return Answer(options[rng.below(len(options))])
