"""The first game: short lessons on tables laid out by hand, where the rules themselves say what becomes of a move.

A lesson is a scenario (docs/scenarios.md) whose seat 1 is the learner. Where it has an action of seat 1, the learner
chooses; what it claims up to the next of these decides whether that was it, so another move that does as well is as
good. Whatever else moves, other seats and chance, moves as the scenario says.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from artel.kernel.audience import redacted
from artel.kernel.errors import BadInput, BadScenario
from artel.kernel.ids import seat_name
from artel.scenario import Do, Performance, Scenario, ScenarioStep, read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.events import Event
    from artel.kernel.game import Game

LEARNER: Final = 0
LUCK: Final = b"lesson"
"""Where chance comes from once a lesson goes another way than its scenario."""
State: TypeAlias = Literal["open", "missed", "done"]


class LessonOver(BadInput):
    says = "The lesson is over after {moves} of these moves; begin it again."


class Lesson(NamedTuple):
    """`name`: of its texts too, `learn-zodchie-destroy`; `tasks`: how often the learner chooses."""

    game: str
    name: str
    scenario: Scenario

    @property
    def tasks(self) -> int:
        return sum(map(is_task, self.scenario.steps))

    @property
    def clauses(self) -> list[str]:
        return self.scenario.script.clauses


class Attempt(NamedTuple):
    """What has come of the learner's moves. `task`: the number of the one that is open or was answered last, from 0;
    `state`: the table waits for the learner; or the last move was allowed, but not what was wished; or all is done.
    `events`: since the last move, or from the beginning, as the learner sees them, and so the `view`."""

    game: Game
    state: State
    task: int
    events: list[Event]
    view: Any
    pack: str


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their numbers; none for a game that another package brings."""
    folder = files("artel.learn") / game
    found = [file.name for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return tuple(
        Lesson(game, name.removesuffix(".toml").partition("_")[2], read((folder / name).read_text("utf-8"), name))
        for name in sorted(found, key=lambda name: int(name.partition("_")[0]))
    )


def is_task(step: ScenarioStep) -> bool:
    return isinstance(step, Do) and step.text.partition(" ")[0] == seat_name(LEARNER)


def attempt(lesson: Lesson, moves: Sequence[str]) -> Attempt:
    """Raises Refused, BadNotation or LessonOver."""
    play = Performance(lesson.scenario)
    made = before = 0
    state: State = "done"
    try:
        for at, step in enumerate(lesson.scenario.steps):
            if not is_task(step):
                play.take(at, step)
                continue
            play.let_chance()
            if made == len(moves):
                state = "open"
                break
            before = len(play.match.events)
            play.match.act_text(LEARNER, moves[made])
            play.acted = play.match.length
            made += 1
        else:
            play.finish()
    except BadScenario:
        state, play.seed = "missed", LUCK
        play.let_chance()
    if made < len(moves):
        raise LessonOver(moves=made)
    match = play.match
    return Attempt(
        match.game,
        state,
        made if state == "open" else made - 1,
        redacted(match.events[before:], LEARNER),
        match.game.view(match.table, LEARNER),
        match.setup.pack.digest,
    )
