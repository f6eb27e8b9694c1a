"""Puzzles as JSON: the position, hints, and what is said of an answer; made by processes that know nothing of the
server. The solution is told to whoever has found it or asks for it, and to nobody before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from artel.games import GAMES, game
from artel.kernel.view import Shown, View
from artel.puzzles import Puzzle
from artel.puzzles.solver import PuzzleStanding, Solver
from artel.puzzles.solving import about, effect, follows, judge, names_of, narrowed, position, verdict
from artel.puzzles.store import all_puzzles, of_day
from artel.session import wire
from artel.session.errors import NoSuchPuzzle
from artel.session.telling import spoken
from artel.text import Words, words


class PuzzleSaid(msgspec.Struct, frozen=True):
    """`rating`: what it takes to solve it, as a rating's mean."""

    id: str
    game: str
    themes: list[str]
    rating: float


class ThemeSaid(msgspec.Struct, frozen=True):
    game: str
    name: str
    title: str


class PuzzleList(msgspec.Struct, frozen=True):
    """`day`: the puzzle of the day, the same for everybody."""

    puzzles: list[PuzzleSaid]
    themes: list[ThemeSaid]
    day: str


class PuzzleTable(msgspec.Struct, frozen=True):
    """The position, for seat `me`, as in the protocol of a table; `events`: the last ones before it."""

    id: str
    game: str
    me: int
    names: list[str]
    events: list[Any]
    view: Shown
    said: wire.Said


class PuzzleHint(msgspec.Struct, frozen=True):
    """The first: `text`, what it is about. The second: `options`, one of which it is."""

    text: str
    options: list[str]


class Alternative(msgspec.Struct, frozen=True):
    """An option with its chance to win in percent, and the standard error of that; `follows`: what is expected then."""

    option: str
    text: str
    percent: float
    error: float
    follows: list[str]


class Solution(msgspec.Struct, frozen=True):
    """The best option first; `does`: what it does at once, `clauses`: by which rules."""

    themes: list[str]
    why: str
    does: list[str]
    clauses: list[str]
    alternatives: list[Alternative]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """`say`: the verdict; `allows`: what is expected after the answer. The table after it, as in the protocol.
    `solution` comes with the right answer, and to whoever gives up."""

    state: Literal["solved", "missed", "shown"]
    say: str
    allows: list[str]
    events: list[Any]
    view: Shown
    said: wire.Said
    solution: Solution | None


def listed(language: str, day: int) -> PuzzleList:
    """`day`: its number."""
    said, found = words(language), all_puzzles()
    themed = {(puzzle.game, theme) for puzzle in found.values() for theme in puzzle.themes}
    return PuzzleList(
        [PuzzleSaid(name, one.game, list(one.themes), one.rating) for name, one in found.items()],
        [
            ThemeSaid(name, theme, said.say_of(game(name), f"theme-{theme}"))
            for name in GAMES
            for theme in game(name).theme_names
            if (name, theme) in themed
        ],
        of_day(day),
    )


def shown(puzzle: Puzzle, language: str) -> bytes:
    said, here = words(language), position(puzzle)
    names = names_of(puzzle, said)
    return msgspec.json.encode(
        PuzzleTable(
            id=puzzle.id,
            game=puzzle.game,
            me=puzzle.seat,
            names=names,
            events=here.events,
            view=here.view,
            said=spoken(said, here.game, here.view.pack, names, here.view, here.events),
        )
    )


def named(name: str) -> Puzzle:
    """Raises NoSuchPuzzle."""
    known = all_puzzles()
    if name not in known:
        raise NoSuchPuzzle(puzzle=name)
    return known[name]


def hinted(puzzle: Puzzle, more: bool, language: str) -> bytes:
    said = words(language)
    if more:
        return msgspec.json.encode(PuzzleHint(said.say("puzzles-one-of"), narrowed(puzzle)))
    return msgspec.json.encode(PuzzleHint(about(puzzle, said), []))


def answered(puzzle: Puzzle, option: str | None, language: str) -> bytes:
    """`option`: None from somebody who gives up. Raises Refused or BadNotation."""
    said, here = words(language), position(puzzle)
    names = names_of(puzzle, said)
    found = judge(puzzle, puzzle.solution if option is None else option)
    rules, view, after = here.game, here.view, found.after
    state: Literal["solved", "missed", "shown"] = "missed"
    if found.right:
        state = "shown" if option is None else "solved"
    return msgspec.json.encode(
        PuzzleAnswer(
            state=state,
            say=verdict(puzzle, found, view, names, said, shown=option is None),
            allows=follows(view, found.option, found.line, names, said),
            events=after.events,
            view=after.view,
            said=spoken(said, rules, view.pack, names, after.view, after.events),
            solution=solution(puzzle, view, names, said) if found.right else None,
        )
    )


class PuzzleState(msgspec.Struct, frozen=True):
    """So much of a PuzzleAnswer."""

    state: str


def counted(answer: bytes, helped: bool) -> bool | None:
    """Whether it was right; None: it does not count, since hints had left only two options."""
    return None if helped else msgspec.json.decode(answer, type=PuzzleState).state == "solved"


def standing_after(before: PuzzleStanding | None, puzzle: Puzzle, right: bool | None) -> PuzzleStanding | None:
    """`before`: of somebody whose first answer it is; otherwise None, and nothing comes of it."""
    return None if before is None else Solver(before).answered(puzzle, right).standing


def solution(puzzle: Puzzle, view: View, names: Sequence[str], said: Words) -> Solution:
    rules = game(puzzle.game)
    does, clauses = effect(rules, view, puzzle.solution, names, said)
    return Solution(
        themes=[said.say_of(rules, f"theme-{theme}") for theme in puzzle.themes],
        why=said.say_of(rules, f"theme-{puzzle.themes[0]}.hint"),
        does=does,
        clauses=clauses,
        alternatives=[
            Alternative(
                option=choice.option,
                text=said.option(rules, view, choice.option, names),
                percent=round(100 * choice.chance, 1),
                error=round(100 * choice.error, 1),
                follows=follows(view, choice.option, choice.line, names, said),
            )
            for choice in puzzle.choices
        ],
    )
