"""How likely each seat is to win, found by the master's search: after an option as far as its seat could know, and at a
table as it really is.

An option is tried again and again on tables dealt anew, and all options on the same deals. The tree is shared, so that
later trials are played better. Compiled with the games.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from artel.bots.search import Node, Search, play_on, shares, squashed
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, play_out
from artel.kernel.frames import Question, Together

if TYPE_CHECKING:
    from artel.kernel.frames import Action, Table
    from artel.kernel.style import Style

LEAST_SPREAD: Final = 0.5
SEEDS: Final = 1 << 31


class TrialTally:
    """What trials have brought: `rows` has the chances of all seats, a row for each trial."""

    __slots__ = ("margin", "rows")

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.margin = 0.0

    def add(self, chances: list[float], margin: float) -> None:
        self.rows.append(chances)
        self.margin += margin

    def join(self, other: TrialTally) -> None:
        self.rows.extend(other.rows)
        self.margin += other.margin

    def mean_margin(self) -> float:
        return self.margin / len(self.rows)

    def means(self) -> list[float]:
        """By seat."""
        sums = [0.0] * len(self.rows[0])
        for row in self.rows:
            for seat in range(len(sums)):
                sums[seat] += row[seat]
        return [total / len(self.rows) for total in sums]

    def error(self, seat: int) -> float:
        """The standard error of a seat's mean."""
        return error_of([row[seat] for row in self.rows])

    def behind(self, other: TrialTally, seat: int) -> tuple[float, float]:
        """How much less than the other's a seat's mean is, and the standard error of that; trial by trial, since both
        were tried on the same deals."""
        differences = [theirs[seat] - own[seat] for own, theirs in zip(self.rows, other.rows, strict=True)]
        return sum(differences) / len(differences), error_of(differences)


def error_of(numbers: list[float]) -> float:
    many = len(numbers)
    if many < 2:
        return 0.0
    mean = sum(numbers) / many
    total = 0.0
    for number in numbers:
        total += (number - mean) * (number - mean)
    return sqrt(total / (many - 1) / many)


class Scales:
    """Weighs for one seat. `base`: a table that the seat holds for possible; `spread`: how far the final margins lie
    from what is judged on the way; `sharpness`: how sure a margin of one spread makes a win."""

    __slots__ = ("base", "game", "rng", "search", "sharpness", "spread", "style")

    def __init__(self, game: Any, base: Table, seat: int, style: Style, sharpness: float, rng: Rng) -> None:
        self.game = game
        self.base = base
        self.style = style
        self.sharpness = sharpness
        self.rng = rng
        self.spread = LEAST_SPREAD
        self.search = Search(game, base, seat, style, rng)

    def measure(self, trials: int) -> None:
        """Finds the spread by playing on, and then to the end, at random."""
        if self.style.ahead < 0:
            return
        rng = self.rng
        total = 0.0
        many = 0
        for _ in range(trials):
            t = self.dealt(rng)
            play_on(t, rng, self.style.ahead)
            judged = self.search.margins(t)
            play_out(t, rng)
            final = self.search.margins(t)
            for seat in range(len(final)):
                total += (final[seat] - judged[seat]) * (final[seat] - judged[seat])
                many += 1
        self.spread = max(LEAST_SPREAD, sqrt(total / many)) if many else LEAST_SPREAD

    def dealt(self, rng: Rng) -> Table:
        """A table as the seat may imagine it."""
        t: Table = self.base.copy()
        self.game.reshuffle(t, self.search.seat, rng)
        return t

    def explore(self, trials: int) -> None:
        """Lets the search choose, as a master would."""
        root = self.search.root
        for _ in range(trials):
            t = self.dealt(self.rng)
            self.finish(t, self.search.descend(root, t, [root]))

    def options(self) -> list[Node]:
        """As the master ranks them."""
        return self.search.at_root().ranked()

    def compare(self, actions: list[Action], trials: int) -> list[TrialTally]:
        """Tries all of them on the same deals."""
        found = [TrialTally() for _ in actions]
        for _ in range(trials):
            seed = self.rng.below(SEEDS)
            for action, tally in zip(actions, found, strict=True):
                self.search.rng = Rng(seed)
                self.attempt(self.dealt(self.search.rng), action, tally)
        self.search.rng = self.rng
        return found

    def compare_at(self, truth: Table, actions: list[Action], trials: int) -> list[TrialTally]:
        """The same at a table as it is, played by those who do not know it."""
        found = [TrialTally() for _ in actions]
        for _ in range(trials):
            seed = self.rng.below(SEEDS)
            for action, tally in zip(actions, found, strict=True):
                self.search.rng = Rng(seed)
                self.attempt(truth.copy(), action, tally)
        self.search.rng = self.rng
        return found

    def value(self, trials: int) -> TrialTally:
        """What the base itself is worth, with nothing dealt anew."""
        found = TrialTally()
        root = self.search.root
        for _ in range(trials):
            t: Table = self.base.copy()
            chances, margin = self.finish(t, self.search.descend(root, t, [root]))
            found.add(chances, margin)
        return found

    def attempt(self, t: Table, action: Action, tally: TrialTally) -> None:
        path = [self.search.root]
        node = self.through(t, action, path)
        chances, margin = self.finish(t, self.search.descend(node, t, path))
        tally.add(chances, margin)

    def through(self, t: Table, action: Action, path: list[Node]) -> Node:
        """Takes an option at the root."""
        search = self.search
        root, seat = search.root, search.seat
        top = t.stack[-1]
        if isinstance(top, Question):
            node = self.child(root, t, action)
            path.append(node)
            act_in_place(t, seat, action, None)
            return node
        assert isinstance(top, Together)
        chosen: list[Node] = []
        for question in top.open():
            own = root.branch(question.seat, -1)
            if question.seat == seat:
                chosen.append(self.child(own, t, action))
            else:
                chosen.append(search.pick(own, t, question.seat, question.options(t)))
        return search.decided(root, t, chosen, path)

    def child(self, node: Node, t: Table, action: Action) -> Node:
        return self.search.child(node, t, self.search.seat, action)

    def finish(self, t: Table, path: list[Node]) -> tuple[list[float], float]:
        """Judges where a walk has come to, and tells the tree: chances by seat, and the margin of the seat."""
        style, search = self.style, self.search
        if style.ahead < 0:
            play_out(t, search.rng)
        else:
            play_on(t, search.rng, style.ahead)
        found = search.margins(t)
        search.learn(path, shares(found, style.scale, not t.stack), found)
        return self.chances(t, found), found[search.seat]

    def chances(self, t: Table, found: list[float]) -> list[float]:
        """By seat, all together 1."""
        if not t.stack:
            return final_chances(self.game, t, found)
        return judged_chances(found, self.sharpness / self.spread)


def judged_chances(found: list[float], steepness: float) -> list[float]:
    wins = [squashed(margin * steepness) for margin in found]
    total = sum(wins)
    return [win / total for win in wins]


def final_chances(game: Any, t: Table, found: list[float]) -> list[float]:
    """Of a game that is over: shared by those who won. Equal points may still be told apart."""
    leaders = 0
    for margin in found:
        if margin >= 0.0:
            leaders += 1
    if leaders == 1:
        return [1.0 if margin >= 0.0 else 0.0 for margin in found]
    places: tuple[int, ...] = game.places(t)
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in places]
