"""`artel arena`: bots play each other, with progress while they do."""

from __future__ import annotations

import sys
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import typer

from artel.arena.executors import executor_for
from artel.arena.plan import FORMAT, ArenaPlan, contests, read_games
from artel.arena.report import cells, columns, report, skill, title_of
from artel.arena.standings import overall, part_of, summary
from artel.arena.store import ArenaStore
from artel.arena.trial import trials
from artel.bots import Clock
from artel.bots.entrants import read_entrants
from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem, WrongVersion
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from artel.arena.executors import Executor
    from artel.arena.plan import Contest, GameJob
    from artel.arena.play import ArenaGame
    from artel.arena.standings import ArenaRating, Summary
    from artel.kernel.packs import Pack
    from artel.text import Words

Key = tuple[str, int, int]
"""A line-up: game, players, number."""
ROUNDS = 100
PLAYERS = "2"
SEED = "1"


def run(
    game: str | None,
    bots: list[str],
    players: str | None,
    games: int | None,
    move_time: float | None,
    processor: bool,
    luck: bool,
    iterations: int | None,
    seed: str | None,
    options: list[str],
    data: Path | None,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    resume: Path | None,
    json: bool,
    language: str,
) -> None:
    """Raises ArtelError; status 130 when interrupted, and then everything played so far is kept."""
    said = words(language)
    if resume is not None:
        given = {
            "GAME": game, "--bots": bots, "--players": players, "--move-time": move_time, "--processor-time": processor,
            "--luck": luck, "--iterations": iterations, "--seed": seed, "--option": options, "--out": out,
        }  # fmt: skip
        plan, packs, store, played = resumed(resume, [name for name, value in given.items() if value], games, data)
    else:
        names = read_games(game)
        packs = packs_for(names, data)
        plan = ArenaPlan(
            format=FORMAT,
            games=tuple(names),
            players=read_players(players or PLAYERS),
            bots=tuple(read_entrants(bots, processor)),
            rounds=games or ROUNDS,
            clock=Clock(move_time, iterations, processor),
            seed=seed or SEED,
            options=dict(map(read_option, options)),
            packs=digests(names, packs),
            luck=luck,
        )
        store, played = ArenaStore(out) if out is not None else None, []
    chosen = contests(plan, packs)
    executor = executor_for(workers, ray)
    finished = False
    with closing(executor):
        for entrant, job in trials(left(chosen, played)):
            executor.try_out(entrant, job)
        if store is not None:
            store.keep(plan, fresh=resume is None)
        try:
            follow(chosen, executor, store, played, said)
            finished = True
        except KeyboardInterrupt:
            typer.echo(said.say("arena-interrupted", games=len(played)), err=True)
    everybody = [entrant.name for entrant in plan.bots]
    summaries = [summary(one.setup.game, one.setup.seats, everybody, played) for one in chosen]
    together = overall(everybody, played) if len(summaries) > 1 else {}
    if store is not None:
        written = store.write_report(report(plan, summaries, together, played, said))
        typer.echo(
            said.say("arena-report-at" if finished else "arena-go-on", file=str(written), folder=str(store.folder)),
            err=True,
        )
    if not json:
        show(summaries, together, said)
    elif finished:
        for one in summaries:
            print(msgspec.json.encode(one).decode(), flush=True)
        if together:
            print(msgspec.json.encode({"ladder": together}).decode(), flush=True)
    if not finished:
        raise typer.Exit(130)


class Resumed(NamedTuple):
    plan: ArenaPlan
    packs: dict[str, Pack]
    store: ArenaStore | None
    played: list[ArenaGame]


def resumed(folder: Path, given: Sequence[str], games: int | None, data: Path | None) -> Resumed:
    if given:
        raise BadInput(
            problem=Problem(
                "arena-alone", "--resume goes on with an arena as it is: leave out {given}.", given=", ".join(given)
            )
        )
    store = ArenaStore(folder)
    plan = store.plan()
    packs = packs_for(plan.games, data)
    if (now := digests(plan.games, packs)) != plan.packs:
        raise WrongVersion(
            what=Problem("data-pack", "data pack"), given=", ".join(plan.packs.values()), now=", ".join(now.values())
        )
    if games is not None:
        if games < plan.rounds:
            raise BadInput(
                problem=Problem(
                    "arena-fewer", "The arena is of {games} games; --games can only be more.", games=plan.rounds
                )
            )
        plan = msgspec.structs.replace(plan, rounds=games)
    return Resumed(plan, packs, store, store.played())


def packs_for(names: Sequence[str], data: Path | None) -> dict[str, Pack]:
    if data is None:
        return {}
    if len(names) != 1:
        raise BadInput(problem=Problem("pack-for-one", "A data pack is for one game; name that game alone."))
    return {names[0]: game_of(names[0]).pack_from(data)}


def digests(names: Sequence[str], packs: Mapping[str, Pack]) -> dict[str, str]:
    return {name: (packs.get(name) or game_of(name).standard_pack()).digest for name in names}


def read_players(text: str) -> tuple[int, ...]:
    try:
        return tuple(dict.fromkeys(int(number) for number in text.split(",")))
    except ValueError:
        raise BadInput(
            problem=Problem(
                "players-form", "Players are numbers with commas between them, such as 2,3; not “{text}”.", text=text
            )
        ) from None


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise BadInput(
            problem=Problem(
                "option-form", "An option is NAME=VALUE, such as variant=advanced; not “{text}”.", text=text
            )
        )
    return name.strip(), value.strip()


# -- while they play --------------------------------------------------------------------------------------


def follow(
    chosen: Sequence[Contest], executor: Executor, store: ArenaStore | None, played: list[ArenaGame], said: Words
) -> None:
    """Plays what is not played yet, adding to `played` and to the store."""
    with ArenaProgress(chosen, played, said) as progress:
        for one in executor.play(left(chosen, played)):
            if store is not None:
                store.add(one)
            played.append(one)
            progress.add(one)


def left(chosen: Sequence[Contest], played: Iterable[ArenaGame]) -> list[GameJob]:
    """What is not played yet."""
    done = {one.key for one in played}
    return [job for contest in chosen for job in contest.jobs if job.key not in done]


class ArenaProgress:
    """A bar for each line-up on the terminal; nothing where there is none."""

    def __init__(self, chosen: Sequence[Contest], played: Iterable[ArenaGame], said: Words) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bars

        self.said = said
        self.parts: dict[Key, dict[str, float]] = {}
        self.bars = Bars(
            TextColumn("{task.description}", markup=False),
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TextColumn("{task.fields[wins]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            disable=not sys.stderr.isatty(),
        )
        self.tasks = {}
        for contest in chosen:
            for at, line_up in enumerate(contest.line_ups):
                key = (contest.setup.game, contest.setup.seats, at)
                names = [entrant.name for entrant in line_up]
                self.parts[key] = dict.fromkeys(names, 0.0)
                many = sum(job.line_up == at for job in contest.jobs)
                title = f"{contest.setup.game} {' – '.join(names)}"
                self.tasks[key] = self.bars.add_task(title, total=many, wins="", start=False)
        for one in played:
            self.add(one)

    def add(self, one: ArenaGame) -> None:
        key = (one.game, one.players, one.line_up)
        task, parts = self.tasks[key], self.parts[key]
        for name in parts:
            parts[name] += part_of(one, name)
        self.bars.start_task(task)
        self.bars.advance(task)
        rate = next(iter(parts.values())) / sum(parts.values())
        self.bars.update(task, wins=f"{' : '.join(f'{part:g}' for part in parts.values())}  {rate:.0%}")

    def __enter__(self) -> ArenaProgress:
        self.bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bars.stop()


def show(summaries: Iterable[Summary], together: Mapping[str, ArenaRating], said: Words) -> None:
    """The standings, for people; `together`: the ladder of all games, where there are several."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    for one in summaries:
        table = Table(title=title_of(one, said), box=SIMPLE_HEAD, padding=0, collapse_padding=True)
        for name in columns(one):
            table.add_column(said.say(f"arena-{name}"), justify="left" if name == "bot" else "right", no_wrap=True)
        for bot in one.ladder:
            table.add_row(*map(Text, cells(one, bot)))
        console.print(table)
    if together:
        table = Table(title=said.say("arena-together"), box=SIMPLE_HEAD, padding=0, collapse_padding=True)
        table.add_column(said.say("arena-bot"), no_wrap=True)
        table.add_column(said.say("arena-skill"), justify="right", no_wrap=True)
        for bot, rating in together.items():
            table.add_row(Text(bot), skill(rating))
        console.print(table)
