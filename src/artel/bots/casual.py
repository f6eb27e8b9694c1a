"""Answers as a casual player might: at random, but mostly what makes sense at first sight, where the game says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.bots import Answer
from artel.games import game_of
from artel.kernel.engine import question_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.bots import Clock
    from artel.kernel.chance import Rng
    from artel.kernel.view import View


class Casual:
    def choose(self, view: View, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        if len(options) == 1:
            return Answer(options[0])
        game = game_of(view)
        table = game.determinize(view, rng)
        question = question_for(table, view.me)
        assert question is not None
        return Answer(game.write_action(table, question.sample(table, rng)))
