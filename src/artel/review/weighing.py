"""How likely each seat is to win, found by the champion's search, or the master's where nothing was learned: after an
option as far as its seat could know, and at a table as it really is.

An option is tried again and again on tables dealt anew, and all options on the same deals. The tree is shared, so that
later trials are played better. Compiled with the games.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from artel.bots.search import Node, Search, doubted, play_on, squashed
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, play_out
from artel.kernel.frames import Question, Together

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.bots.network import Insight
    from artel.kernel.frames import Action, Table
    from artel.kernel.style import Style

LEAST_SPREAD: Final = 0.5
SEEDS: Final = 1 << 31


NOBODY: Final = -1


class TrialTally:
    """What trials have brought: `rows` has the chances of all seats, a row for each trial; `insight`: what was learned,
    if it has judged them, and how far it can be believed; `seat`: which has searched, if one has."""

    __slots__ = ("insight", "margin", "rows", "seat")

    def __init__(self, insight: Insight | None = None, seat: i64 = NOBODY) -> None:
        self.insight = insight
        self.seat: i64 = seat
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
        """By seat, as they can be believed."""
        sums = [0.0] * len(self.rows[0])
        for row in self.rows:
            for seat in range(len(sums)):
                sums[seat] += row[seat]
        found = [total / len(self.rows) for total in sums]
        insight = self.insight
        if insight is None:
            return found
        if self.seat == NOBODY:
            return parts_of([insight.believed(self.doubted(mean)) for mean in found], 1.0)
        own = insight.believed(self.doubted(found[self.seat]))
        others = found[: self.seat] + found[self.seat + 1 :]
        rest = parts_of(others, 1.0 - own)
        return [*rest[: self.seat], own, *rest[self.seat :]]

    def doubted(self, mean: float) -> float:
        return doubted(mean, len(self.rows))

    def error(self, seat: int) -> float:
        """The standard error of a seat's mean."""
        return self.steepness(seat) * error_of([row[seat] for row in self.rows])

    def steepness(self, seat: int) -> float:
        """How fast a mean, as it can be believed, rises with what trials bring."""
        insight = self.insight
        if insight is None:
            return 1.0
        return insight.steepness(self.doubted(sum([row[seat] for row in self.rows]) / len(self.rows)))

    def behind(self, other: TrialTally, seat: int) -> tuple[float, float]:
        """How much less than the other's a seat's mean is, and the standard error of that; trial by trial, since both
        were tried on the same deals."""
        differences = [theirs[seat] - own[seat] for own, theirs in zip(self.rows, other.rows, strict=True)]
        steepness = (self.steepness(seat) + other.steepness(seat)) / 2.0
        return other.means()[seat] - self.means()[seat], steepness * error_of(differences)


def error_of(numbers: list[float]) -> float:
    many = len(numbers)
    if many < 2:
        return 0.0
    mean = sum(numbers) / many
    total = 0.0
    for number in numbers:
        total += (number - mean) * (number - mean)
    return sqrt(total / (many - 1) / many)


def parts_of(shares: list[float], whole: float) -> list[float]:
    """Of the whole, to each its share."""
    total = sum(shares)
    return [whole * share / total for share in shares] if total > 0.0 else [whole / len(shares)] * len(shares)


class Scales:
    """Weighs for one seat. `base`: a table that the seat holds for possible; `insight`: what was learned, if anything
    was. Where nothing was, margins are judged; `spread`: how far the final ones lie from these; `sharpness`: how sure a
    margin of one spread makes a win."""

    __slots__ = ("base", "game", "rng", "search", "sharpness", "spread", "style")

    def __init__(
        self,
        game: Any,
        base: Table,
        seat: int,
        style: Style,
        sharpness: float,
        rng: Rng,
        insight: Insight | None = None,
    ) -> None:
        self.game = game
        self.base = base
        self.style = style
        self.sharpness = sharpness
        self.rng = rng
        self.spread = LEAST_SPREAD
        self.search = Search(game, base, seat, style, rng, None, insight)

    def measure(self, trials: int) -> None:
        """Finds the spread by playing on, and then to the end, at random."""
        if self.style.ahead < 0 or self.search.insight is not None:
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

    def tally(self) -> TrialTally:
        return TrialTally(self.search.insight, self.search.seat)

    def compare(self, actions: list[Action], trials: int) -> list[TrialTally]:
        """Tries all of them on the same deals."""
        found = [self.tally() for _ in actions]
        for _ in range(trials):
            seed = self.rng.below(SEEDS)
            for action, tally in zip(actions, found, strict=True):
                self.search.rng = Rng(seed)
                self.attempt(self.dealt(self.search.rng), action, tally)
        self.search.rng = self.rng
        return found

    def compare_at(self, truth: Table, actions: list[Action], trials: int) -> list[TrialTally]:
        """The same at a table as it is, played by those who do not know it."""
        found = [self.tally() for _ in actions]
        for _ in range(trials):
            seed = self.rng.below(SEEDS)
            for action, tally in zip(actions, found, strict=True):
                self.search.rng = Rng(seed)
                self.attempt(truth.copy(), action, tally)
        self.search.rng = self.rng
        return found

    def value(self, trials: int) -> TrialTally:
        """What the base itself is worth, with nothing dealt anew."""
        found = TrialTally(self.search.insight)
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
        search = self.search
        wins, margins = search.weigh(t)
        search.learn(path, wins, margins)
        if not t.stack:
            wins = final_chances(self.game, t, margins)
        elif search.insight is None:
            wins = judged_chances(margins, self.sharpness / self.spread)
        return wins, margins[search.seat]


def judged_chances(found: list[float], steepness: float) -> list[float]:
    """All together 1."""
    return parts_of([squashed(margin * steepness) for margin in found], 1.0)


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
