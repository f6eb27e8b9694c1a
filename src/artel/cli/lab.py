"""`artel lab`: plays many games with variations of a box and says what they do."""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import typer

from artel.arena.executors import executor_for
from artel.bots import Clock
from artel.bots.entrants import read_entrants
from artel.cli.arena import read_option, read_players
from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem
from artel.lab import plots
from artel.lab.changes import changed, read_changes
from artel.lab.plan import FORMAT, LabPlan, batches, grid, setups, total
from artel.lab.play import play
from artel.lab.report import EFFECT_COLUMNS, PLACE_COLUMNS, ReportWords, page
from artel.lab.store import FINDINGS, REPORT, LabStore
from artel.lab.study import studied
from artel.session import saves
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.packs import Pack
    from artel.text import Words

BOT, RIVAL, NOBODY = "level2", "level1", "none"
GAMES = 1000
PLAYERS = "2"
SEED = "1"
MANY = "|"


def run(
    game: str | None,
    bot: str | None,
    rivals: list[str],
    players: str | None,
    games: int | None,
    changes: list[str],
    options: list[str],
    data: list[Path],
    band: float | None,
    move_time: float | None,
    iterations: int | None,
    seed: str | None,
    whole: bool,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    resume: Path | None,
    html: Path | None,
    json: bool,
    language: str,
) -> None:
    """Raises ArtelError; status 130 when interrupted, and then everything played so far is kept."""
    said = words(language)
    with ExitStack() as leaving:
        if resume is not None:
            given = {"GAME": game, "--bot": bot, "--rival": rivals, "--players": players, "--set": changes} | {
                "--option": options, "--data": data, "--move-time": move_time, "--iterations": iterations,
                "--seed": seed, "--whole": whole, "--out": out,
            }  # fmt: skip
            store = LabStore(resume)
            plan, packs = resumed(store, [name for name, value in given.items() if value], games)
        else:
            plan, packs = planned(
                game, bot, rivals, players, games, changes, options, data, Clock(move_time, iterations), seed, whole
            )
            folder = out or Path(leaving.enter_context(TemporaryDirectory(prefix="artel-lab-")))
            setups(plan, packs)
            store = LabStore(folder)
            store.begin(plan, packs)
        kept = out is not None or resume is not None
        finished = follow(plan, packs, store, workers, ray, said, kept)
        findings = studied(plan, packs, store.games, None if band is None else band / 100)
        told = ReportWords(plan, findings, said)
        written = []
        if kept:
            store.write(FINDINGS, msgspec.json.format(msgspec.json.encode(findings), indent=1).decode() + "\n")
            written.append(store.write(REPORT, page(told)))
        if html is not None:
            saves.write(html, page(told).encode())
            written.append(html)
        for file in written:
            typer.echo(said.say("lab-report-at", file=str(file)), err=True)
        if written and not plots.can_draw():
            typer.echo(said.say("lab-no-plots"), err=True)
        if json:
            print(msgspec.json.encode(findings).decode(), flush=True)
        else:
            show(told)
        if not finished:
            raise typer.Exit(130)


class Planned(NamedTuple):
    plan: LabPlan
    packs: dict[str, Pack]


def planned(
    game: str | None,
    bot: str | None,
    rivals: Sequence[str],
    players: str | None,
    games: int | None,
    changes: Sequence[str],
    options: Sequence[str],
    data: Sequence[Path],
    clock: Clock,
    seed: str | None,
    whole: bool,
) -> Planned:
    if game is None:
        raise BadInput(problem=Problem("lab-game", "Name a game, such as artel lab zodchie."))
    found = game_of(game)
    main = read_entrants([bot or BOT])
    if len(main) != 1:
        raise BadInput(
            problem=Problem("lab-one-bot", "Name one bot for all seats; others are rivals, such as --rival level1.")
        )
    against = [] if NOBODY in rivals else list(rivals) or ([RIVAL] if main[0].name != RIVAL else [])
    boxes = [found.pack_from(folder) for folder in data] or [found.standard_pack()]
    packs: list[tuple[str, Pack]] = []
    for box in boxes:
        for chosen in read_changes(changes):
            label = ", ".join([*([box.name] if len(boxes) > 1 or not chosen else []), *map(str, chosen)])
            packs.append((label, changed(box, chosen)))
    choices = {name: values.split(MANY) for name, values in map(read_option, options)}
    plan = LabPlan(
        format=FORMAT,
        game=found.id,
        bots=tuple(read_entrants([bot or BOT, *against])),
        games=games or GAMES,
        clock=clock,
        seed=seed or SEED,
        variations=tuple(grid(packs, choices, read_players(players or PLAYERS))),
        whole=whole,
    )
    return Planned(plan, {pack.digest: pack for _, pack in packs})


def resumed(store: LabStore, given: Sequence[str], games: int | None) -> Planned:
    if given:
        raise BadInput(
            problem=Problem(
                "lab-alone", "--resume goes on with a lab as it is: leave out {given}.", given=", ".join(given)
            )
        )
    plan = store.plan()
    if games is not None and games != plan.games:
        if games < plan.games:
            raise BadInput(
                problem=Problem("lab-fewer", "The lab is of {games} games; --games can only be more.", games=plan.games)
            )
        plan = msgspec.structs.replace(plan, games=games)
        store.keep(plan)
    return Planned(plan, store.packs(plan))


def follow(
    plan: LabPlan,
    packs: dict[str, Pack],
    store: LabStore,
    workers: int | None,
    ray: str | None,
    said: Words,
    kept: bool,
) -> bool:
    """Plays what is not played yet. Was it played to the end?"""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    done = store.done()
    many = len(done)
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    task = bar.add_task(said.say("lab-progress"), total=total(plan), completed=many)
    todo = batches(plan, setups(plan, packs), done)
    executor = executor_for(workers, ray)
    with closing(executor), bar:
        try:
            for games in executor.work(play, todo):
                store.add(games)
                many += len(games)
                bar.advance(task, len(games))
        except KeyboardInterrupt:
            typer.echo(said.say("lab-interrupted", games=many), err=True)
            if kept:
                typer.echo(said.say("lab-go-on", folder=str(store.folder)), err=True)
            return False
    return True


def show(told: ReportWords) -> None:
    """For people: of each variation what should be known first, its seats and its components; then what differs."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()

    def print_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str) -> None:
        table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title_justify="left", show_header=bool(head))
        for at, name in enumerate(head or rows[0]):
            table.add_column(name if head else "", justify="left" if at == 0 else "right")
        for row in rows:
            table.add_row(*map(Text, row))
        console.print(table)

    for at, found in enumerate(told.findings.found):
        console.print(Text(told.heading(at), style="bold"))
        for sentence in told.sentences(found):
            console.print(Text(f"- {sentence}"))
        print_table(told.columns(PLACE_COLUMNS), told.places(found), told.said.say("lab-seats"))
        print_table([], told.course(found), told.said.say("lab-course"))
        if found.effects:
            print_table(told.columns(EFFECT_COLUMNS), told.effects(found), told.said.say("lab-effects"))
        if found.unused:
            print_table([], told.unused(found), told.said.say("lab-unused"))
    for one in told.findings.compared:
        before, after = told.names_of(one)
        console.print(Text(told.said.say("lab-compared", before=before, after=after), style="bold"))
        for line in told.box(one):
            console.print(Text(f"- {line}"))
        print_table([], told.differences(one.differences), "")
