"""`artel lab tune`: looks for values that meet aims, and shows the path."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import typer

from artel.bots import Clock
from artel.cli.lab import NOBODY, follow, planned
from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem
from artel.kernel.packfile import written
from artel.lab.changes import changed
from artel.lab.plan import LabPlan
from artel.lab.report import points_of
from artel.lab.store import LabStore
from artel.lab.study import studied
from artel.lab.tune import Lever, TuningRound, best, changes, check, following, judged, read_levers
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from artel.kernel.packs import Pack
    from artel.text import Words

ROUNDS = 10
TUNE, PACK = "tune.json", "pack.toml"


class Tuning(msgspec.Struct, frozen=True):
    """What is to be tuned: the same folder goes on with nothing else."""

    plan: LabPlan
    levers: tuple[Lever, ...]
    band: float


def run(
    words_given: Sequence[str],
    vary: Sequence[str],
    rounds: int | None,
    bot: str | None,
    players: str | None,
    games: int | None,
    changes: Sequence[str],
    options: Sequence[str],
    data: Sequence[Path],
    band: float | None,
    clock: tuple[float | None, int | None],
    seed: str | None,
    whole: bool,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    language: str,
) -> None:
    """The same command with the same folder goes on. Raises ArtelError; status 130 when interrupted."""
    said = words(language)
    levers = read_levers(vary)
    if out is None:
        raise BadInput(problem=Problem("tune-out", "To tune, name a folder for the path that is taken: --out DIR."))
    game = words_given[0] if words_given else None
    plan, packs = planned(game, bot, [NOBODY], players, games, changes, options, data, Clock(*clock), seed, whole)
    if len(plan.variations) != 1:
        raise BadInput(problem=Problem("tune-one", "To tune, begin with one pack, one number of players, one of all."))
    (box,) = packs.values()
    tuning = Tuning(plan, levers, game_of(plan.game).band if band is None else band / 100)
    check(levers, box)
    begin(out, tuning)
    done: list[TuningRound] = []
    added: tuple[int, ...] | None = (0,) * len(levers)
    while added is not None and len(done) < (rounds or ROUNDS):
        one = tried(tuning, box, added, out / f"round-{len(done) + 1}", workers, ray, said)
        done.append(one)
        typer.echo(told(levers, one, len(done), said))
        added = following(levers, one, tuning.band)
    chosen = best(done)
    tables = tuned(box, tuning, done[chosen].added).content()
    (out / PACK).write_text(written(tables), encoding="utf-8")
    key = "tune-met" if done[chosen].worst <= tuning.band else "tune-missed"
    typer.echo(said.say(key, round=chosen + 1, file=str(out / PACK)))


def begin(out: Path, tuning: Tuning) -> None:
    """Raises BadInput where something else is being tuned there."""
    file, content = out / TUNE, msgspec.json.format(msgspec.json.encode(tuning), indent=1) + b"\n"
    if file.exists() and file.read_bytes() != content:
        raise BadInput(problem=Problem("tune-there", "Something else is being tuned in {folder}.", folder=str(out)))
    out.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def tuned(box: Pack, tuning: Tuning, added: Sequence[int]) -> Pack:
    return changed(box, changes(tuning.levers, added))


def tried(
    tuning: Tuning, box: Pack, added: tuple[int, ...], folder: Path, workers: int | None, ray: str | None, said: Words
) -> TuningRound:
    pack = tuned(box, tuning, added)
    variation = msgspec.structs.replace(tuning.plan.variations[0], pack=pack.digest)
    plan = msgspec.structs.replace(tuning.plan, variations=(variation,))
    store, packs = LabStore(folder), {pack.digest: pack}
    if not store.begun:
        store.begin(plan, packs)
    if not follow(plan, packs, store, workers, ray, said, kept=False):
        raise typer.Exit(130)
    return judged(tuning.levers, added, studied(plan, packs, store.games, tuning.band).found[0])


def told(levers: Sequence[Lever], one: TuningRound, number: int, said: Words) -> str:
    moved = ", ".join(map(str, changes(levers, one.added))) or "–"
    aims = ", ".join(f"{aim} {points_of(effect)}" for aim, effect in one.aims.items())
    return said.say("tune-round", round=number, changes=moved, aims=aims)
