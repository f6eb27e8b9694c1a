"""One point of a game, judged: what each option of a decision is worth, what the played one cost, and how the table
stood."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artel.bots.ismcts import line_of, reopen
from artel.kernel.chance import Rng
from artel.kernel.copying import contents
from artel.kernel.engine import legal
from artel.kernel.frames import Together
from artel.kernel.garbage import without_circles
from artel.review.course import Decision
from artel.review.model import Choice, Valued, WeighedDecision
from artel.review.weighing import Scales, TrialTally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.bots.network import Insight
    from artel.kernel.frames import Action
    from artel.kernel.game import Game
    from artel.review.course import Course, Point, TableAt
    from artel.review.model import Found, ReviewSettings

LEAST: Final = 2
SHORT_LIST: Final = 4
"""Options that a closer look is taken at, and the played one."""
RESHUFFLES: Final = 4
"""If so many deals are all the same, nothing is hidden."""
ALIKE: Final = 0.002
"""Chances that are no nearer than this are told apart by the margin."""


class Budget(NamedTuple):
    """Trials of a quick review. `spread`: to see how much may still change, which the champion needs not; `explore`: to
    find good options; `trial`: of each on the short list; `final`: of the best and of the played one."""

    spread: int
    explore: int
    trial: int
    final: int


BUDGETS: Final = {
    "": Budget(spread=60, explore=700, trial=110, final=230),
    "zodchie": Budget(spread=100, explore=2000, trial=350, final=800),
    "architects": Budget(spread=60, explore=500, trial=90, final=280),
    "carcassonne": Budget(spread=40, explore=350, trial=60, final=130),
}
"""By game, where a master judges."""
LEARNED_BUDGETS: Final = {
    "": Budget(spread=0, explore=490, trial=77, final=160),
    "zodchie": Budget(spread=0, explore=1000, trial=180, final=400),
    "architects": Budget(spread=0, explore=500, trial=60, final=140),
    "carcassonne": Budget(spread=0, explore=250, trial=42, final=90),
}
"""By game, where the champion does."""
SHARPNESS: Final = {"": 1.0, "zodchie": 0.9, "carcassonne": 0.5, "artificium": 2.0}
"""By game: how sure it makes a win to be ahead by as much as usually changes until the end. Fitted, see
docs/review.md."""


def judged(course: Course, point: Point, settings: ReviewSettings) -> Found:
    """The same again for the same point and settings."""
    judge = Judge(course.game, settings, point.input, course.insight)
    with without_circles():
        return judge.weighed(point) if isinstance(point, Decision) else judge.valued(point)


def entropy(settings: ReviewSettings, number: int) -> int:
    return int.from_bytes(hashlib.sha256(f"review {settings.seed} {number}".encode()).digest()[:6], "big")


def budget_of(game: Game, settings: ReviewSettings, learned: bool) -> Budget:
    budgets = LEARNED_BUDGETS if learned else BUDGETS
    quick = budgets.get(game.id, budgets[""])
    return Budget(*[max(LEAST, round(trials * settings.effort)) if trials else 0 for trials in quick])


def trials_of(course: Course, settings: ReviewSettings) -> int:
    """Of a decision, at most: so often are chance and hidden cards drawn."""
    spread, explore, trial, final = budget_of(course.game, settings, course.insight is not None)
    return spread + explore + (SHORT_LIST + 1) * trial + 4 * final


class Judge:
    """`insight`: what was learned of this game; without, it judges as a master does."""

    def __init__(self, game: Game, settings: ReviewSettings, number: int, insight: Insight | None = None) -> None:
        self.game = game
        self.rng = Rng(entropy(settings, number))
        self.insight = insight
        self.budget = budget_of(game, settings, insight is not None)

    def scales(self, base: Any, seat: int) -> Scales:
        game = self.game
        sharpness = SHARPNESS.get(game.id, SHARPNESS[""])
        style = game.style if self.insight is None else game.learned_style.sparing()
        made = Scales(game, base, seat, style, sharpness, self.rng, self.insight)
        made.measure(self.budget.spread)
        return made

    def valued(self, point: TableAt) -> Valued:
        found = self.scales(point.table, 0).value(self.budget.final)
        return Valued(point.input, tuple(found.means()), found.error(0))

    def weighed(self, point: Decision) -> WeighedDecision:
        game, budget, seat, table = self.game, self.budget, point.seat, point.table
        base = game.determinize(game.view(table, seat), self.rng)
        reopen(base, seat)
        scales = self.scales(base, seat)
        options, chosen = legal(table, seat), game.read_action(table, point.chosen)
        # Where all options come on the short list, nothing has to be found: half of it goes to the comparison.
        spared = budget.explore // 2 if len(options) <= SHORT_LIST + 1 else 0
        scales.explore(budget.explore - spared)
        ranked = [node.action for node in scales.options() if node.action in options]
        listed = list(dict.fromkeys([*ranked[:SHORT_LIST], chosen]))
        tried = scales.compare(listed, budget.trial)
        best = listed[first(tried, seat)]
        # What the seat could know decides on skill, by trials of their own: the best of several is overrated by those
        # that it was chosen by.
        cost, pair = Cost(0.0, 0.0, (0.0,) * table.seats), [chosen]
        seen: list[TrialTally] = []
        if best != chosen:
            seen = scales.compare([chosen, best], budget.final + spared // 2)
            cost = cost_of(seen, seat)
            if cost.loss:
                pair = [chosen, best]
            for action, tally in zip([chosen, best], seen, strict=True):
                tried[listed.index(action)].join(tally)
        # From here on the tree hears of what the seat could not know.
        shown, rank = choices(scales, listed, tried), rank_of(chosen, ranked, listed, tried, seat)
        if not is_open(game, table, seat, self.rng):
            real = scales.compare_at(table, pair, budget.final)
        else:
            real = seen or scales.compare([chosen], budget.final)
        after, before = real[0], real[len(pair) - 1]
        return WeighedDecision(
            input=point.input,
            seat=seat,
            chosen=game.write_action(table, chosen),
            best=game.write_action(table, best),
            options=len(options),
            rank=rank,
            loss=cost.loss,
            error=cost.error,
            effect=cost.effect,
            before=tuple(before.means()),
            after=tuple(after.means()),
            noise=after.error(seat),
            choices=shown,
        )


class Cost(NamedTuple):
    loss: float
    error: float
    effect: tuple[float, ...]


def cost_of(tallies: Sequence[TrialTally], seat: int) -> Cost:
    """What the first option cost beside the second; nothing, where that is within the noise."""
    chosen, best = tallies
    loss, error = chosen.behind(best, seat)
    if loss <= error:
        return Cost(0.0, error, (0.0,) * len(best.rows[0]))
    return Cost(loss, error, tuple(own - other for own, other in zip(chosen.means(), best.means(), strict=True)))


def first(tallies: Sequence[TrialTally], seat: int) -> int:
    """The place of the best: the highest chance, and among equal ones the greatest margin."""
    wins = [tally.means()[seat] for tally in tallies]
    near = [place for place, win in enumerate(wins) if win >= max(wins) - ALIKE]
    return max(near, key=lambda place: tallies[place].mean_margin())


def rank_of(
    chosen: Action, ranked: Sequence[Action], listed: Sequence[Action], tried: Sequence[TrialTally], seat: int
) -> int:
    """1 for the best: by the closer look where it was taken; one that came to nobody's mind stays where it was."""
    order = sorted(range(len(listed)), key=lambda place: -tried[place].means()[seat])
    place = order.index(listed.index(chosen))
    return place + 1 if place < SHORT_LIST or chosen not in ranked else ranked.index(chosen) + 1


def choices(scales: Scales, listed: Sequence[Action], tried: Sequence[TrialTally]) -> tuple[Choice, ...]:
    """The short list, best first."""
    seat, nodes = scales.search.seat, scales.search.at_root().children
    found = [
        Choice(
            option=scales.game.write_action(scales.base, action),
            chances=tuple(tally.means()),
            error=tally.error(seat),
            margin=tally.mean_margin(),
            line=line_of(scales.search, nodes[action.code]),
        )
        for action, tally in zip(listed, tried, strict=True)
    ]
    return tuple(sorted(found, key=lambda choice: -choice.chances[seat]))


def is_open(game: Game, table: Any, seat: int, rng: Rng) -> bool:
    """Does the seat know all that there is to know? Then every deal that it can imagine is the same."""
    if not game.hidden:
        return True
    if isinstance(table.stack[-1], Together):
        return False
    real = contents(table)
    for _ in range(RESHUFFLES):
        dealt = table.copy()
        game.reshuffle(dealt, seat, rng)
        if contents(dealt) != real:
            return False
    return True
