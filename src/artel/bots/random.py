"""Answers at random, every option being equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.chance import Rng


class Random:
    def choose(self, view: Any, options: Sequence[str], clock: float | None, rng: Rng) -> str:
        return options[rng.below(len(options))]
