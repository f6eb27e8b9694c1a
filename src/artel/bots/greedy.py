"""One ply: every option is tried on the same few tables that its seat cannot tell from the real one.

After the option the turn goes on to its end: chance is drawn, other seats answer at random, and this seat answers with
what stands best at that moment. Then the game's own evaluation judges the table. The best mean is chosen.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from artel.bots import Answer, Weighed
from artel.games import game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for
from artel.kernel.frames import Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.bots import Clock
    from artel.kernel.frames import Action, Table
    from artel.kernel.game import Game
    from artel.kernel.ids import Seat
    from artel.kernel.view import View

TABLES: Final = 2
TRIALS: Final = 120
"""About so many trials for one answer: many options are tried on fewer tables."""
ANSWERS: Final = 12
"""At most so many further answers are given in one trial."""


class Apprentice:
    """Tries the options that come to mind on a few tables."""

    tables = TABLES

    def choose(self, view: View, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        if len(options) == 1:
            return Answer(options[0])
        worth_it = sensible(view, options)
        if len(worth_it) == 1:
            return Answer(worth_it[0])
        share = self.comes_to_mind(game_of(view))
        thought_of = [option for option in worth_it if rng.below(100) < share] or [worth_it[rng.below(len(worth_it))]]
        return weigh(view, thought_of, max(1, min(self.tables, TRIALS // len(thought_of))), clock, rng)

    def comes_to_mind(self, game: Game) -> int:
        """Options in a hundred."""
        return game.style.in_mind


class Novice(Apprentice):
    """Less comes to its mind, and it tries that on one table."""

    tables = 1

    def comes_to_mind(self, game: Game) -> int:
        return 33


def sensible(view: View, options: Sequence[str]) -> Sequence[str]:
    """Those that are worth a thought, if any is."""
    game = game_of(view)
    table = game.determinize(view, Rng(0))
    question = question_for(table, view.me)
    assert question is not None
    found = {game.write_action(table, action) for action in question.sensible(table)}
    return [option for option in options if option in found] or options


def weigh(view: View, options: Sequence[str], tables: int, clock: Clock, rng: Rng) -> Answer:
    until = inf if clock.seconds is None else clock.now() + clock.seconds
    game = game_of(view)
    totals: list[float] = []
    tried = 0
    for _ in range(tables):
        worths = try_out(game, view, options, clock, until, rng)
        if tried and len(worths) < len(options):  # out of time: a table not tried to the end counts if it is the first
            break
        totals = [total + worth for total, worth in zip(totals or [0.0] * len(worths), worths, strict=True)]
        tried += 1
    chosen = best(totals, rng)
    order = sorted(range(len(totals)), key=lambda at: (at != chosen, -totals[at]))
    return Answer(options[chosen], tuple(Weighed(options[at], visits=tried, margin=totals[at] / tried) for at in order))


def try_out(game: Game, view: View, options: Sequence[str], clock: Clock, until: float, rng: Rng) -> list[float]:
    """What each option is worth on one table, with the same luck for all; at least one, then as many as time allows."""
    table, luck = game.determinize(view, rng), rng.below(1 << 31)
    worths: list[float] = []
    for option in options:
        if worths and clock.now() > until:
            break
        after = after_action(table, view.me, game.read_action(table, option))
        worths.append(finish(game, after, view.me, Rng(luck)))
    return worths


def finish(game: Game, t: Table, seat: Seat, rng: Rng) -> float:
    """Plays this turn to its end, in place; what the table is worth then."""
    for _ in range(ANSWERS):
        let_chance(t, rng)
        if is_new_turn(t):
            break
        asked = pending(t)[0]
        action = greedy_answer(game, t, seat, rng) if asked == seat else random_answer(t, asked, rng)
        act_in_place(t, asked, action, None)
    return game.evaluate(t)[seat]


def is_new_turn(t: Table) -> bool:
    """What was begun is done, or all is over."""
    top = t.stack[-1] if t.stack else None
    return top is None or (isinstance(top, Question) and top.begins_turn)


def random_answer(t: Table, seat: Seat, rng: Rng) -> Action:
    question = question_for(t, seat)
    assert question is not None
    return question.sample(t, rng)


def greedy_answer(game: Game, t: Table, seat: Seat, rng: Rng) -> Action:
    """What stands best right after the answer; where nothing shows yet, after the best answer to the next question."""
    question = question_for(t, seat)
    assert question is not None
    options = question.sensible(t)
    tables = [after_action(t, seat, option) for option in options]
    worths = [game.evaluate(after)[seat] for after in tables]
    if min(worths) == max(worths):
        worths = [best_next(game, after, seat, worth) for after, worth in zip(tables, worths, strict=True)]
    return options[best(worths, rng)]


def best_next(game: Game, t: Table, seat: Seat, worth: float) -> float:
    question = question_for(t, seat)
    if question is None or is_new_turn(t):
        return worth
    return max(game.evaluate(after_action(t, seat, option))[seat] for option in question.sensible(t))


def after_action(t: Table, seat: Seat, action: Action) -> Table:
    after = t.copy()
    act_in_place(after, seat, action, None)
    return after


def best(worths: Sequence[float], rng: Rng) -> int:
    """The place of the highest number, one of them at random."""
    highest = max(worths)
    places = [place for place, worth in enumerate(worths) if worth == highest]
    return places[rng.below(len(places))]
