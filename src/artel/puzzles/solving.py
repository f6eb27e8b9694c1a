"""A puzzle being solved: the position, what comes of an answer, and what there is to say about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artel.bots import Clock, Weighed, bot
from artel.bots.explain import told_line
from artel.games import game
from artel.kernel.audience import redacted
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending
from artel.kernel.ids import seat_name
from artel.puzzles.finding import EASY, certain
from artel.records import replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.events import Event
    from artel.kernel.game import Game
    from artel.kernel.view import View
    from artel.puzzles.model import Puzzle, PuzzleChoice
    from artel.text import Words

LUCK: Final = b"puzzle"
"""Where chance comes from after an answer: not from the game, whose cards the solver was not to know."""
BEFORE: Final = 12
"""Events before the question that are told."""
REPLIES: Final = 4
"""Answers that are looked ahead where the long search took no closer look."""
NARROWED: Final = 2
"""Options that the second hint leaves."""


class PuzzlePosition(NamedTuple):
    """What the solver sees. `events`: the last ones."""

    game: Game
    view: Any
    events: list[Event]


class Judged(NamedTuple):
    """What came of an answer. `choice`: what the long search thinks of it, where it took a closer look; `line`: what it
    allows. `after`: what the solver sees then, with the `events` that led there."""

    right: bool
    option: str
    choice: PuzzleChoice | None
    line: tuple[str, ...]
    after: PuzzlePosition


def position(puzzle: Puzzle) -> PuzzlePosition:
    match = replay(puzzle.record())
    return PuzzlePosition(
        match.game, match.game.view(match.table, puzzle.seat), redacted(match.events, puzzle.seat)[-BEFORE:]
    )


def judge(puzzle: Puzzle, option: str) -> Judged:
    """Raises Refused or BadNotation."""
    match = replay(puzzle.record())
    game, seat = match.game, puzzle.seat
    view = game.view(match.table, seat)
    before = len(match.events)
    match.act_text(seat, option)
    option = match.inputs[-1].partition(" ")[2]
    match.go_on(LUCK)
    choice = next((one for one in puzzle.choices if one.option == option), None)
    after = PuzzlePosition(game, game.view(match.table, seat), redacted(match.events[before:], seat))
    line = choice.line if choice is not None else reply(game, view, option)
    return Judged(option == puzzle.solution, option, choice, line, after)


def reply(game: Game, view: View, option: str) -> tuple[str, ...]:
    """What apprentices would do next, at a table that the solver holds for possible, up to the first answer of another
    seat."""
    t, rng = game.determinize(view, Rng(0)), Rng(0)
    act_in_place(t, view.me, game.read_action(t, option), None)
    found: list[str] = []
    for _ in range(REPLIES):
        let_chance(t, rng)
        if not pending(t):
            break
        seat = pending(t)[0]
        seen = game.view(t, seat)
        answer = bot(EASY).choose(seen, list(seen.options), Clock(), rng).option
        found.append(f"{seat_name(seat)} {answer}")
        if seat != view.me:
            break
        act_in_place(t, seat, game.read_action(t, answer), None)
    return tuple(found)


def narrowed(puzzle: Puzzle) -> list[str]:
    """The solution and what is nearest to it, in the order of the question."""
    left = {choice.option for choice in puzzle.choices[:NARROWED]}
    return [option for option in position(puzzle).view.options if option in left]


# -- in words ---------------------------------------------------------------------------------------------


def names_of(puzzle: Puzzle, said: Words) -> list[str]:
    seats = puzzle.header.seats
    others = [seat for seat in range(seats) if seat != puzzle.seat]
    return [
        said.say("puzzles-solver")
        if seat == puzzle.seat
        else said.say("puzzles-opponent")
        if seats == 2
        else said.say("puzzles-opponent.numbered", number=others.index(seat) + 1)
        for seat in range(seats)
    ]


def effect(game: Game, view: View, option: str, names: Sequence[str], said: Words) -> tuple[list[str], list[str]]:
    """What an option does at once, and the clauses that say so."""
    events = certain(game, view, option)
    told = [said.event(game, event, names, view.pack) for event in events]
    clauses = [clause for event in events if (clause := said.event_clause(event))]
    return told, list(dict.fromkeys(clauses))


def follows(view: View, option: str, line: Sequence[str], names: Sequence[str], said: Words) -> list[str]:
    """What is expected after an option."""
    return told_line(view, Weighed(option, line=tuple(line)), said, names)


def about(puzzle: Puzzle, said: Words) -> str:
    """The first hint."""
    rules, theme = game(puzzle.game), puzzle.themes[0]
    return said.say(
        "puzzles-theme", theme=said.say_of(rules, f"theme-{theme}"), hint=said.say_of(rules, f"theme-{theme}.hint")
    )


def verdict(puzzle: Puzzle, found: Judged, view: View, names: Sequence[str], said: Words, *, shown: bool) -> str:
    """`shown`: to somebody who gave up."""
    told = said.option(game(puzzle.game), view, found.option, names)
    if found.right:
        key, share, gap = "shown" if shown else "solved", puzzle.choices[0].chance, puzzle.gap
    elif found.choice is not None:
        key, share, gap = "missed", found.choice.chance, puzzle.choices[0].chance - found.choice.chance
    else:
        key, share, gap = "missed-far", 0.0, puzzle.gap
    return said.say(f"puzzles-{key}", option=told, percent=round(100 * share), gap=round(100 * gap))
