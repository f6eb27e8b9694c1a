"""Information-set Monte Carlo tree search, one for all games.

Every iteration deals anew what the seat cannot know, walks down one tree that is shared by all deals, and judges where
it arrives. A node is reached by an action alone, whatever luck lay between, and is chosen among those that this deal
allows. Seats that decide in secret at the same time each choose from statistics of their own at the same node.
Each seat seeks its own utility, so that any number of players is the same to it.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from artel.kernel.engine import act_in_place, follow, let_chance, play_out
from artel.kernel.frames import Together
from artel.kernel.garbage import without_circles
from artel.kernel.margins import margins

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from artel.bots.network import Insight
    from artel.kernel.chance import Rng
    from artel.kernel.frames import Action, Frame, Question, Table
    from artel.kernel.game import Game
    from artel.kernel.style import Style

STEEPEST: Final = 20.0
LOOK_UP: Final = 16
"""Iterations between two looks at the clock."""
CATCHES_UP: Final = 0.25
"""Of the iterations that the clock still allows, the second option hardly ever gets so many more than the first."""
NEAR: Final = 4
"""Answers that the rest of a turn may take."""
FARTHEST: Final = 400
"""Actions in one walk, at most: no game turns in circles, but a data pack might."""


class Node:
    """What was found after an action: `total` for the seat that acted, `won` and `margin` for the one that asks."""

    __slots__ = (
        "action", "at", "branches", "by_code", "code", "grown", "margin", "seat", "total", "visits", "weight", "won",
    )  # fmt: skip

    def __init__(self, action: Action | None, seat: i64, weight: float, at: i64 = 0) -> None:
        self.action = action
        self.code: i64 = -1 if action is None else action.code
        self.at: i64 = at  # so many have grown before it beside it
        self.seat: i64 = seat
        self.weight = weight
        self.visits = 0
        self.total = 0.0
        self.won = 0.0
        self.margin = 0.0
        self.grown = NONE_GROWN  # what follows it, in order
        self.by_code = NO_NODES  # the same by the code of the action, once one has been looked for
        self.branches = NO_NODES

    def grow(self, action: Action, seat: i64, weight: float) -> Node:
        """A new child."""
        if self.grown is NONE_GROWN:
            self.grown = []
        child = Node(action, seat, weight, len(self.grown))
        self.grown.append(child)
        if self.by_code is not NO_NODES:
            self.by_code[action.code] = child
        return child

    def after(self, code: i64) -> Node | None:
        """The child that this action leads to, if there is one."""
        if self.by_code is NO_NODES:
            if self.grown is NONE_GROWN:
                return None
            self.by_code = self.children
        return self.by_code.get(code)

    @property
    def children(self) -> dict[int, Node]:
        """By the code of the action."""
        return {child.code: child for child in self.grown}

    def branch(self, key: int, seat: i64) -> Node:
        """Where a seat that decides in secret has its own statistics, or what joint decisions lead to."""
        found = self.branches.get(key)
        if found is None:
            if self.branches is NO_NODES:
                self.branches = {}
            found = self.branches[key] = Node(None, seat, 1.0)
        return found

    def ranked(self) -> list[Node]:
        return sorted(self.grown, key=order_of)


NO_NODES: Final[dict[int, Node]] = {}
NONE_GROWN: Final[list[Node]] = []
"""What most nodes have: they are never visited again."""


def order_of(node: Node) -> tuple[int, float]:
    return -node.visits, -node.total


class Search:
    """A search for one seat from tables like `base`, which it cannot tell apart; `insight`: what judges tables where
    something was learned, and the game itself where nothing was."""

    __slots__ = (
        "asked", "base", "game", "insight", "iterations", "judge", "known", "rng", "root", "seat", "style",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        base: Table,
        seat: int,
        style: Style,
        rng: Rng,
        root: Node | None = None,
        insight: Insight | None = None,
    ) -> None:
        self.game = game
        self.judge: Callable[[Table], list[float]] = game.judge
        self.base = base
        self.seat = seat
        self.style = style
        self.rng = rng
        self.root = root if root is not None else Node(None, -1, 1.0)
        self.insight = insight
        self.iterations = 0
        self.asked: Question | None = None  # what the seat is asked at the root
        self.known: list[Node] = []  # its options: they are the same in all deals

    def run(self, iterations: int, seconds: float, now: Callable[[], float] = perf_counter) -> None:
        """Until either is used up, or what is left to do would not change the answer."""
        begun = now()
        with without_circles():
            while self.iterations < iterations:
                self.iterate()
                if self.iterations % LOOK_UP == 0:
                    spent = now() - begun
                    if spent >= seconds or self.settled(iterations, seconds, spent):
                        return

    def settled(self, iterations: int, seconds: float, spent: float) -> bool:
        """The second most visited option could not overtake the first any more; by the clock, it hardly would."""
        left = float(iterations - self.iterations)
        if spent > 0.0:
            left = min(left, CATCHES_UP * (seconds - spent) * self.iterations / spent)
        first = second = 0
        for child in self.at_root().grown:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > left

    def at_root(self) -> Node:
        """Where the options of the asking seat are."""
        return self.root.branches[self.seat] if self.root.branches else self.root

    def chance(self, node: Node) -> float:
        """To win after it, for the seat that asks."""
        return doubted(node.won / node.visits, self.root.visits)

    def iterate(self) -> None:
        self.iterations += 1
        t: Table = self.base.copy()
        rng = self.rng
        self.game.reshuffle(t, self.seat, rng)
        path = self.walk(t)
        wins, margins = self.weigh(t)
        self.learn(path, wins, margins)

    def learn(self, path: list[Node], wins: list[float], margins: list[float]) -> None:
        """Tells all nodes of a walk what it has come to, by seat."""
        style = self.style
        values = [
            wins[seat] * (1.0 - style.trust) + squashed(margins[seat] / style.scale) * style.trust
            for seat in range(len(wins))
        ]
        won, margin = wins[self.seat], margins[self.seat]
        for node in path:
            node.visits += 1
            node.won += won
            node.margin += margin
            if node.seat >= 0:
                node.total += values[node.seat]

    def weigh(self, t: Table) -> tuple[list[float], list[float]]:
        """By seat: the chance to win, and how far ahead of the best other one."""
        style = self.style
        if style.ahead < 0:
            play_out(t, self.rng)
        elif style.ahead or self.insight is None:
            play_on(t, self.rng, style.ahead)
        insight = self.insight
        if insight is not None and t.stack:
            wins: list[float] = []
            ahead: list[float] = []
            insight.turn_to(t)
            for seat in range(t.seats):
                insight.look(t, seat)
                wins.append(squashed(insight.network.win))
                ahead.append(insight.network.margin)
            return wins, ahead
        ahead = self.margins(t)
        return shares(ahead, style.scale, not t.stack), ahead

    def margins(self, t: Table) -> list[float]:
        """By seat, as the game judges: how far ahead of the best other one."""
        if t.stack:
            return self.judge(t)
        scores: list[int] = self.game.scores(t)
        return margins(scores)

    def walk(self, t: Table) -> list[Node]:
        """Down the tree, in place, until a new node: all that were met."""
        return self.descend(self.root, t, [self.root])

    def descend(self, node: Node, t: Table, path: list[Node]) -> list[Node]:
        """The same from a node on, which `path` ends with."""
        ripe = self.style.ripe
        for _ in range(FARTHEST):
            let_chance(t, self.rng)
            if not t.stack or (node is not self.root and node.visits < ripe):
                break
            top = t.stack[-1]
            asked = top.as_question()
            if asked is not None:
                if node is self.root and asked is self.asked:
                    node = self.best(self.known)
                else:
                    options = asked.options(t)
                    if len(options) == 1 and node is not self.root:
                        act_in_place(t, asked.seat, options[0], None)
                        continue
                    found = self.looked_up(node, t, asked.seat, options)
                    if node is self.root and asked.seat == self.seat:
                        self.asked, self.known = asked, found
                    node = self.best(found)
                path.append(node)
                assert node.action is not None
                act_in_place(t, asked.seat, node.action, None)
            else:
                assert isinstance(top, Together)
                node = self.decide(node, t, top, path)
        return path

    def decide(self, node: Node, t: Table, top: Together, path: list[Node]) -> Node:
        """All seats that are still asked decide without knowing of each other."""
        chosen: list[Node] = []
        for question in top.open():
            own = node.branch(question.seat, -1)
            chosen.append(self.pick(own, t, question.seat, question.options(t)))
        return self.decided(node, t, chosen, path)

    def decided(self, node: Node, t: Table, chosen: list[Node], path: list[Node]) -> Node:
        """Carries out what they have chosen; the node after it."""
        key = 0
        for child in chosen:
            assert child.action is not None
            code: int = child.action.code
            key = key * 8191 + code + 1  # no machine word: many seats make a large number
            act_in_place(t, child.seat, child.action, None)
            path.append(child)
        after = node.branch(-1 - key, -1)
        path.append(after)
        return after

    def pick(self, node: Node, t: Table, seat: i64, options: list[Action]) -> Node:
        return self.best(self.looked_up(node, t, seat, options))

    def looked_up(self, node: Node, t: Table, seat: i64, options: list[Action]) -> list[Node]:
        """The nodes of these options, new ones too. Most options come in the order in which their nodes have grown."""
        found: list[Node] = []
        grown = node.grown
        if grown is NONE_GROWN:
            for option in options:
                found.append(node.grow(option, seat, self.hunch(t, seat, option)))  # noqa: PERF401
            return found
        at: i64 = 0
        for option in options:
            if at < len(grown) and grown[at].code == option.code:
                child = grown[at]
            else:
                child = self.child(node, t, seat, option)
            at = child.at + 1
            found.append(child)
        return found

    def best(self, found: list[Node]) -> Node:
        """The one whose worth, known or hoped for, is highest."""
        weights = total = 0.0
        visits = 0
        for child in found:
            weights += child.weight
            visits += child.visits
            total += child.total
        reach = self.style.explore * sqrt(float(visits) + 1.0) / weights
        unseen = total / float(visits) if visits else 0.5
        best = found[0]
        highest = -1.0
        ties: i64 = 1
        for child in found:
            many = float(child.visits)
            worth = (child.total / many if child.visits else unseen) + reach * child.weight / (1.0 + many)
            if worth > highest:
                best, highest, ties = child, worth, 1
            elif worth == highest:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = child
        return best

    def child(self, node: Node, t: Table, seat: i64, option: Action) -> Node:
        found = node.after(option.code)
        return found if found is not None else node.grow(option, seat, self.hunch(t, seat, option))

    def hunch(self, t: Table, seat: i64, action: Action) -> float:
        """How likely an option looks at first sight: by what the table is worth right after it."""
        hunch = self.style.hunch
        if hunch == 0.0:
            return 1.0
        after: Table = t.copy()
        act_in_place(after, seat, action, None)
        insight = self.insight
        if insight is not None and after.stack:
            insight.turn_to(after)
            insight.look(after, seat)
            return exp(max(-STEEPEST, min(STEEPEST, insight.network.margin / hunch)))
        return exp(max(-STEEPEST, min(STEEPEST, self.judge(after)[seat] / hunch)))


def play_on(t: Table, rng: Rng, answers: i64) -> None:
    """Answers at random so many times, in place, and on to the end of the turn if it is near."""
    stack = t.stack
    while stack:
        top: Frame = stack[-1]
        if top.asks():
            if answers <= 0 and (len(stack) == 1 or answers <= -NEAR):
                return
            answers -= 1
        follow(stack, top.at_random(t, rng))


def doubted(chance: float, tries: i64) -> float:
    """What came in all tries, or in none, is not certain for that: Laplace's rule of succession."""
    least = 1.0 / (float(tries) + 2.0)
    return min(max(chance, least), 1.0 - least)


def shares(margins: list[float], scale: float, over: bool) -> list[float]:
    """By seat: the chance to win, certain when all is over."""
    if not over:
        return [squashed(margin / scale) for margin in margins]
    winners = 0
    for margin in margins:
        if margin >= 0.0:
            winners += 1
    return [1.0 / winners if margin >= 0.0 else 0.0 for margin in margins]


def squashed(worth: float) -> float:
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, worth))))
