"""A bot as a class: it tries each option on one table that could be the real one, and takes what stands best then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.bots import Answer, Weighed
from artel.games import game_of
from artel.kernel.engine import apply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.bots import Clock
    from artel.kernel.chance import Rng


class OneLook:
    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        game = game_of(view)
        table = game.determinize(view, rng)  # what this seat cannot know is dealt at random
        worths = {}
        for option in options:
            after, _ = apply(table, view.me, game.read_action(table, option))
            worths[option] = game.evaluate(after)[view.me]
        order = sorted(options, key=lambda option: -worths[option])
        return Answer(order[0], tuple(Weighed(option, margin=worths[option]) for option in order))
