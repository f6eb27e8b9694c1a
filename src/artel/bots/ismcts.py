"""The two levels that search: see `artel.bots.search` for how."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from artel.bots import Answer, Weighed
from artel.bots.search import Node, Search
from artel.games import game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, question_for
from artel.kernel.frames import Together
from artel.kernel.ids import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.bots import Clock
    from artel.bots.network import Insight
    from artel.kernel.chance import Rng
    from artel.kernel.frames import Table
    from artel.kernel.game import Game
    from artel.kernel.style import Style
    from artel.kernel.view import View

SECONDS: Final = 1.0
"""What an answer takes where nothing is said."""
LINE: Final = 5
"""Actions of the expected line, at most."""
ENDLESS: Final = 1 << 40


class Master:
    """Thinks as long as it may, unless nothing could change its mind any more."""

    thinks = True
    note = ""
    """What is to be said of the last answer."""

    def __init__(self) -> None:
        self.awaited: View | None = None
        self.grown: Node | None = None

    def choose(self, view: View, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        if len(options) == 1:
            return Answer(options[0])
        search = self.search(view, rng)
        most = self.most(search.game)
        seconds = clock.seconds if clock.seconds is not None else SECONDS if clock.iterations is None else inf
        search.run(most if clock.iterations is None else min(most, clock.iterations), seconds, clock.now)
        ranked = search.at_root().ranked()
        self.remember(search, ranked[0])
        found = tuple(weighed(search, node) for node in ranked)
        return Answer(found[0].option, found, self.note)

    def search(self, view: View, rng: Rng) -> Search:
        """One that goes on with what was grown for the question before, where this one was expected."""
        game = game_of(view)
        base = game.determinize(view, rng)
        reopen(base, view.me)
        style, insight, self.note = self.knowing(game, base, view)
        return Search(game, base, view.me, style, rng, self.grown if view == self.awaited else None, insight)

    def knowing(self, game: Game, base: Table, view: View) -> tuple[Style, Insight | None, str]:
        """How to search, what was learned, and what is to be said about that."""
        return self.style(game), None, ""

    def most(self, game: Game) -> int:
        """Iterations."""
        return ENDLESS

    def style(self, game: Game) -> Style:
        return game.style

    def remember(self, search: Search, chosen: Node) -> None:
        """What the seat will see if its next question follows at once: then nothing new has become known to it."""
        self.awaited = self.grown = None
        after = search.base.copy()
        if isinstance(after.stack[-1], Together) or chosen.action is None:
            return
        act_in_place(after, search.seat, chosen.action, None)
        if question_for(after, search.seat) is not None:
            self.awaited, self.grown = search.game.view(after, search.seat), chosen


class Journeyman(Master):
    """Thinks in the same way, but not for long, and nothing catches its eye before it was tried."""

    def most(self, game: Game) -> int:
        return game.style.brief

    def style(self, game: Game) -> Style:
        return super().style(game).plain()


def reopen(t: Table, seat: int) -> None:
    """What others have decided in secret is for the search to decide."""
    if t.stack and isinstance(t.stack[-1], Together):
        top = t.stack[-1]
        answers = [
            given if question.seat == seat else None for question, given in zip(top.questions, top.answers, strict=True)
        ]
        t.stack[-1] = Together(top.questions, tuple(answers))


def weighed(search: Search, node: Node) -> Weighed:
    visits = node.visits
    assert node.action is not None
    return Weighed(
        option=search.game.write_action(search.base, node.action),
        visits=visits,
        win=chance_of(search, node) if visits else None,
        margin=node.margin / visits if visits else None,
        line=line_of(search, node),
    )


def chance_of(search: Search, node: Node) -> float:
    """Of the seat that asks, to win."""
    return node.won / node.visits if search.insight is None else search.insight.believed(search.chance(node))


def line_of(search: Search, node: Node | None) -> tuple[str, ...]:
    """What is played most often after an option, as far as the cards that were dealt here allow it."""
    t, luck = search.base.copy(), Rng(0)
    found: list[str] = []
    while node is not None and node.action is not None and len(found) < LINE:
        question = question_for(t, node.seat)
        if question is None or not question.allows(t, node.action):
            break
        found.append(f"{seat_name(node.seat)} {search.game.write_action(t, node.action)}")
        act_in_place(t, node.seat, node.action, None)
        let_chance(t, luck)
        node = max(node.grown, key=lambda child: child.visits, default=None)
    return tuple(found[1:])
