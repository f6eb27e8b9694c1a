"""What is tried: every game with several numbers of players, and variants with secret choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for
from artel.kernel.game import Game, Setup
from artel.kernel.observation import Observer, Sheet
from artel.rl.batch import fresh_table


class Case(NamedTuple):
    game: str
    players: int
    options: dict[str, str] = {}

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])

    def setup(self) -> Setup:
        return game(self.game).setup(self.players, self.options)


CASES = [
    Case("zodchie", 2),
    Case("zodchie", 3, {"variant": "advanced"}),
    Case("zodchie", 4),
    Case("architects", 2),
    Case("architects", 4, {"wonders": "draft"}),
    Case("architects", 7),
    Case("carcassonne", 2),
    Case("carcassonne", 3, {"tiles": "off", "goods": "off", "builder": "off", "pig": "off", "aids": "off"}),
    Case("carcassonne", 6),
    Case("artificium", 2),
    Case("artificium", 4),
    Case("artificium", 6),
]
SEALED = [Case("zodchie", 3, {"variant": "advanced"}), Case("artificium", 4)]
"""Cases in which seats choose in secret at the same time."""


def tables(case: Case, seed: int = 1, every: int = 1) -> Iterator[Any]:
    """Every so many-th table of a random game at which somebody is asked. They go on: copy what you keep."""
    t, rng = fresh_table(case.setup()), Rng(seed)
    let_chance(t, rng)
    number = 0
    while t.stack:
        if number % every == 0:
            yield t
        number += 1
        seat = pending(t)[0]
        question = question_for(t, seat)
        assert question is not None
        act_in_place(t, seat, question.sample(t, rng), None)
        let_chance(t, rng)


class Seen(NamedTuple):
    numbers: list[int]
    marks: list[int]


def seen(observer: Observer, t: Any, seat: int) -> Seen:
    sheet = Sheet(observer.size, observer.actions)
    observer.write(t, seat, sheet)
    observer.mark(t, seat, sheet)
    assert sheet.at == observer.size  # every part was written
    return Seen(list(sheet.numbers), list(sheet.marks))


def part(observer: Observer, found: Seen, name: str) -> list[int]:
    return found.numbers[observer.layout.slices[name]]


def observer_of(case: Case) -> tuple[Game[Any, Any, Any], Observer]:
    found: Game[Any, Any, Any] = game(case.game)
    return found, found.observer(case.setup())


def first(observation: dict[str, Any]) -> int:
    """The answer with the lowest number that may be given; processes of their own can import it."""
    assert set(observation) == {"observation", "action_mask"}
    return int(observation["action_mask"].argmax())
