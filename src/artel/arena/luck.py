"""What luck gave to whom in a game: of every outcome of chance, what it was worth beyond what was to be expected of all
that could have come.

Whatever judges the tables, this is nothing on average; so a result less its luck is right on average too, and the
better the judgement, the less such results scatter (N. Burch and others, "AIVAT", 2018; the part that is about chance).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.bots.learned import insight
from artel.bots.search import squashed
from artel.kernel.engine import chance_for, chance_in_place
from artel.kernel.record import Match, follow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from artel.kernel.game import Setup


def luck_of(match: Match) -> tuple[float, ...]:
    """By seat of a finished game: how much of a win it got from luck."""
    again, judge = Match(match.setup, None, match.start), LuckJudge(match.setup)
    found = [0.0] * match.setup.seats
    for text in match.inputs:
        before, chance = again.table, chance_for(again.table)
        follow(again, [text])
        if chance is None:
            continue
        weights = chance.weights(before)
        if len(weights) > 1:
            came, expected = judge.chances(again.table), judge.expected(before, weights)
            found = [luck + now - then for luck, now, then in zip(found, came, expected, strict=True)]
    return tuple(round(luck, 6) for luck in found)


class LuckJudge:
    """As a champion judges tables at a glance, or a master where nothing was learned."""

    def __init__(self, setup: Setup) -> None:
        self.game = setup.rules
        self.insight = insight(setup.game, setup.seats, setup.pack.digest)

    def expected(self, t: Any, weights: Mapping[int, int]) -> list[float]:
        """The chances of all seats before luck has spoken."""
        total = sum(weights.values())
        found = [0.0] * t.seats
        for outcome, weight in weights.items():
            after = t.copy()
            chance_in_place(after, outcome, None)
            found = [known + weight / total * one for known, one in zip(found, self.chances(after), strict=True)]
        return found

    def chances(self, t: Any) -> list[float]:
        """Of all seats, to win; together 1."""
        if not t.stack:
            places = self.game.places(t)
            return [(place == 1) / places.count(1) for place in places]
        found = [squashed(worth) for worth in self.worths(t)]
        return [one / sum(found) for one in found]

    def worths(self, t: Any) -> list[float]:
        insight = self.insight
        if insight is None:
            return [margin / self.game.style.scale for margin in self.game.judge(t)]
        insight.turn_to(t)
        found = []
        for seat in range(t.seats):
            insight.look(t, seat)
            found.append(insight.network.win)
        return found
