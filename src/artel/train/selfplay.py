"""Games of a search against itself, and what can be learned from them."""

from __future__ import annotations

import re
from array import array
from math import inf, nan
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artel.bots.ismcts import reopen
from artel.bots.search import Node, Search
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for, settle
from artel.kernel.errors import BadOption
from artel.kernel.margins import margins
from artel.kernel.traits import Marks

if TYPE_CHECKING:
    from artel.bots.network import Insight
    from artel.kernel.game import Game, Setup
    from artel.kernel.style import Style

UNUSUAL: Final = 5
"""One game in so many is played with options at random."""
OPENING: Final = 8
"""A game begins with fewer random answers than this."""
SLIP: Final = 16
"""One answer in so many is a random one."""
LOOSE: Final = 12
"""So many answers are chosen as often as they were tried; then the best one."""
PARTS: Final = ("places", "amounts", "sizes", "wins", "margins", "hopes", "leads", "lengths")


class Samples:
    """Traits of tables, one after another, and what came of each: the share of the win, the margin, and what the search
    expected of both, where it was asked. `lengths`: so many of them are of each game. A table whose traits were not
    written down has none: what was expected of it still counts for those before it."""

    def __init__(self) -> None:
        self.places = array("H")
        self.amounts = array("h")
        self.sizes = array("H")
        self.wins = array("f")
        self.margins = array("f")
        self.hopes = array("f")
        self.leads = array("f")
        self.lengths = array("I")

    def extend(self, other: Samples) -> None:
        for name in PARTS:
            getattr(self, name).extend(getattr(other, name))

    @property
    def games(self) -> int:
        return len(self.lengths)

    def __len__(self) -> int:
        return len(self.sizes)


class Expected(NamedTuple):
    """By a search: the chance to win, and the margin."""

    hope: float = nan
    lead: float = nan


NOTHING: Final = Expected()


class Recorder:
    """Writes down what each seat sees, and in the end what came of it."""

    def __init__(self, game: Game, seats: int, thin: int = 1) -> None:
        assert game.traits is not None
        self.thin = thin
        self.traits = game.traits
        self.marks = Marks(game.traits.most(seats))
        self.samples = Samples()
        self.seats: list[int] = []

    def note(self, t: Any, asked: int, expected: Expected, rng: Rng) -> None:
        """What every seat sees at one table in `thin`; `expected`: by the one that was asked."""
        seen = rng.below(self.thin) == 0
        if seen:
            self.traits.prepare(t)
        for seat in range(t.seats):
            self.note_seat(t, seat, expected if seat == asked else NOTHING, seen)

    def note_seat(self, t: Any, seat: int, expected: Expected, seen: bool) -> None:
        self.marks.clear()
        if seen:
            self.traits.write(t, seat, self.marks)
        places, amounts = self.marks.pairs()
        self.samples.places.extend(places)
        self.samples.amounts.extend(amounts)
        self.samples.sizes.append(len(places))
        self.samples.hopes.append(expected.hope)
        self.samples.leads.append(expected.lead)
        self.seats.append(seat)

    def finish(self, game: Game, t: Any) -> Samples:
        places, ahead = game.places(t), margins(game.scores(t))
        share = 1 / places.count(1)
        for seat in self.seats:
            self.samples.wins.append(share if places[seat] == 1 else 0.0)
            self.samples.margins.append(ahead[seat])
        self.samples.lengths.append(len(self.samples))
        return self.samples


def setup_of(game: Game, seats: int, rng: Rng) -> Setup:
    """Mostly the usual game."""
    if rng.below(UNUSUAL) == 0:
        chosen = {}
        for option in game.options:
            words = [word for word in option.pattern.split("|") if re.fullmatch(r"\w+", word)]
            chosen[option.name] = words[rng.below(len(words))] if words else option.default
        try:
            return game.setup(seats, chosen)
        except BadOption:  # they do not go together
            pass
    return game.setup(seats)


def play(
    game: Game, setup: Setup, insight: Insight | None, style: Style, iterations: int, rng: Rng, thin: int = 1
) -> Samples:
    """One game, in which every seat searches; one table in `thin` is learned from."""
    t: Any = game.new(setup)
    settle(t, None)
    recorder = Recorder(game, setup.seats, thin)
    which = Rng(rng.state)
    blind = rng.below(OPENING)
    answers = 0
    while True:
        let_chance(t, rng)
        if not t.stack:
            return recorder.finish(game, t)
        seat = pending(t)[0]
        question = question_for(t, seat)
        assert question is not None
        options = question.options(t)
        if len(options) == 1:
            act_in_place(t, seat, options[0], None)
            continue
        expected = NOTHING
        action = question.sample(t, rng)
        if answers >= blind and rng.below(SLIP):
            base = t.copy()
            reopen(base, seat)
            search = Search(game, base, seat, style, rng, None, insight)
            search.run(iterations, inf)
            found = search.at_root().ranked()[0]
            if answers < LOOSE:
                found = chosen(search.at_root().grown, rng)
            assert found.action is not None
            action = found.action
            if insight is not None:  # a judgement that was not learned is no chance to win
                expected = Expected(search.chance(found), found.margin / found.visits)
        answers += 1
        recorder.note(t, seat, expected, which)
        act_in_place(t, seat, action, None)
        if t.stack and not pending(t):  # luck comes next: what an answer alone is worth
            recorder.note(t, seat, expected, which)


def chosen(nodes: list[Node], rng: Rng) -> Node:
    """One as likely as it was tried."""
    at = rng.below(sum(node.visits for node in nodes))
    for node in nodes:
        at -= node.visits
        if at < 0:
            break
    return node


def style_of(game: Game, learned: bool) -> Style:
    """As a champion searches, where something was learned, and else as a master, but in less depth."""
    return (game.learned_style if learned else game.style).sparing()
