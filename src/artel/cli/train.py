"""`artel train`: progress while it plays and learns, and what came of each generation."""

from __future__ import annotations

import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import typer

from artel.arena.executors import executor_for
from artel.games import game as game_of
from artel.kernel.errors import BadInput, NotInstalled, Problem
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from artel.text import Words
    from artel.train.loop import Generation, TrainingProgress, TrainingState

GENERATIONS: Final = 4


def run(
    game: str | None,
    given: Mapping[str, Any],
    generations: int | None,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    resume: Path | None,
    language: str,
) -> None:
    """Raises ArtelError; status 130 when interrupted, and then every generation that ended is kept."""
    if not find_spec("numpy"):
        raise NotInstalled(name="NumPy", package="artel-tabletop[rl]")
    from artel.train import loop
    from artel.train.calibration import calibration
    from artel.train.plots import calibrated, strength

    said = words(language)
    if resume is not None:
        folder, state = resume, resumed(resume)
        if generations is not None:
            state.course = msgspec.structs.replace(state.course, generations=generations)
    else:
        course = loop.TrainingPlan(named(game), generations=generations or GENERATIONS, **given)
        entry = game_of(course.game)
        entry.setup(course.players)
        if entry.traits is None:
            raise BadInput(problem=Problem("train-no-traits", "{game} has no traits to learn.", game=entry.id))
        folder = out or Path(f"train-{course.game}-{course.players}")
        state = loop.TrainingState(course, [])
    shown = TrainingLine(said)
    executor = executor_for(workers, ray)
    with closing(executor):
        try:
            for done in loop.train(folder, state, executor, shown.progress):
                shown.generation(done)
                (folder / "strength.svg").write_text(strength(state, said), encoding="utf-8")
                if done.number:  # the first games are judged by the game itself
                    title = said.say("train-calibration", game=state.course.game, players=state.course.players)
                    played = loop.load(folder / loop.SAMPLES.format(done.number))
                    buckets = calibration(played, loop.belief_in(folder, done.number - 1))
                    (folder / "calibration.svg").write_text(calibrated(buckets, title, said), encoding="utf-8")
        except KeyboardInterrupt:
            typer.echo(said.say("train-interrupted", folder=str(folder)), err=True)
            raise typer.Exit(130) from None
    best = loop.best_of(state.done)
    typer.echo(said.say("train-best", number=best.number, file=str(folder / loop.NETWORK.format(best.number))))


def named(game: str | None) -> str:
    if game is None:
        raise BadInput(problem=Problem("train-game", "Name a game, or a folder to go on with: --resume DIR."))
    return game_of(game).id


def resumed(folder: Path) -> TrainingState:
    from artel.train.loop import resume

    try:
        return resume(folder)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(
            problem=Problem(
                "train-nothing", "There is no training in {folder} ({reason}).", folder=str(folder), reason=str(error)
            )
        ) from None


class TrainingLine:
    """One line that changes on a terminal; nothing of that in a file."""

    def __init__(self, said: Words) -> None:
        self.said = said
        self.last = ""

    def progress(self, now: TrainingProgress) -> None:
        line = self.said.say(f"train-{now.what}", number=now.generation, percent=round(100 * now.share))
        if line != self.last and sys.stderr.isatty():
            self.last = line
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)

    def generation(self, done: Generation) -> None:
        from artel.train.loop import spread

        if self.last:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        facts = {
            "number": done.number,
            "games": done.games,
            "seconds": round(done.seconds),
            "before": f"{done.before:.3f}",
            "after": f"{done.after:.3f}",
        }
        typer.echo(self.said.say("train-generation", **facts))
        if done.measured:
            off = round(100 * spread(done.won, done.measured))
            typer.echo(self.said.say("train-won", games=done.measured, percent=round(100 * done.won), off=off))
