"""How clearly one option is the best, by what its seat can see; on trials of their own, since the best of several is
overrated by those that it was chosen by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from artel.bots.ismcts import line_of, reopen
from artel.kernel.engine import legal
from artel.puzzles.model import PuzzleChoice
from artel.review.judging import Judge, first
from artel.review.model import ReviewSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.frames import Action
    from artel.kernel.game import Game
    from artel.kernel.view import View
    from artel.review.weighing import Scales, TrialTally

SHORT_LIST: Final = 5
"""Options that a closer look is taken at."""
LIKELY: Final = 0.5
"""A gap that is less than this part of what is wanted at first sight is not looked at again."""
DIGITS: Final = 3


class WeighedPuzzle(NamedTuple):
    """`choices`: best first; `gap`: between the first and the best of the others."""

    gap: float
    error: float
    choices: tuple[PuzzleChoice, ...]


def weighed(game: Game, view: View, settings: ReviewSettings, number: int, least: float) -> WeighedPuzzle | None:
    """The same again for the same view, settings and number; None: the gap is nothing like `least`."""
    seat = view.me
    judge = Judge(game, settings, number)
    base = game.determinize(view, judge.rng)
    reopen(base, seat)
    scales = judge.scales(base, seat)
    scales.explore(judge.budget.explore)
    options = legal(base, seat)
    listed = [node.action for node in scales.options() if node.action is not None and node.action in options]
    listed = listed[:SHORT_LIST]
    tried = scales.compare(listed, judge.budget.trial)
    best = first(tried, seat)
    if gap_of(tried, best, seat)[0] < LIKELY * least:
        return None
    tried = scales.compare(listed, judge.budget.final)
    return WeighedPuzzle(*gap_of(tried, best, seat), told(scales, listed, tried, best))


def gap_of(tried: Sequence[TrialTally], best: int, seat: int) -> tuple[float, float]:
    """How much less the best of the others wins, and the standard error of that."""
    return min(other.behind(tried[best], seat) for place, other in enumerate(tried) if place != best)


def told(scales: Scales, listed: Sequence[Action], tried: Sequence[TrialTally], best: int) -> tuple[PuzzleChoice, ...]:
    search = scales.search
    nodes = search.at_root().children
    found = [
        PuzzleChoice(
            option=search.game.write_action(search.base, action),
            chance=round(tally.means()[search.seat], DIGITS),
            error=round(tally.error(search.seat), DIGITS),
            margin=round(tally.mean_margin(), 1),
            line=line_of(search, nodes[action.code]),
        )
        for action, tally in zip(listed, tried, strict=True)
    ]
    return (found[best], *sorted(found[:best] + found[best + 1 :], key=lambda choice: -choice.chance))
