"""Answers at random, every option being equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.bots import Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.bots import Clock
    from artel.kernel.chance import Rng
    from artel.kernel.view import View


class Random:
    def choose(self, view: View, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        return Answer(options[rng.below(len(options))])
