"""`artel review`: tells luck from skill in finished games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer

from artel.arena.executors import executor_for
from artel.arena.plots import colour
from artel.cli.common import pack_of
from artel.cli.records import LINES, game_of_arena, read_named
from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem
from artel.review import DEEP, QUICK, Course, ReviewSettings, judging, review
from artel.review.graph import EMPTY, dotted
from artel.review.jobs import ReviewTask, do
from artel.review.model import Fault
from artel.review.page import page
from artel.review.store import ReviewStore, default_folder
from artel.review.told import MOVE_COLUMNS, SEAT_COLUMNS, ToldReview, percent, signed
from artel.session import saves
from artel.session.players import display_names
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from artel.kernel.packs import Pack
    from artel.review import Found, ReviewedSeat
    from artel.session.saves import Save
    from artel.text import Words

ROWS, COLUMNS = 12, 76
"""Of the graph on a terminal."""
MANY_COLUMNS = ("seat", "games", "final", "skill", "luck", "others", "accuracy", "adjusted", "signs")


class Given(NamedTuple):
    """A game to be reviewed."""

    course: Course
    names: tuple[str, ...]
    pack: Pack | None
    store: ReviewStore


def run(
    file: str,
    deep: bool,
    seed: int,
    html: Path | None,
    json: bool,
    data: Path | None,
    workers: int | None,
    ray: str | None,
    cache: Path | None,
    language: str,
) -> None:
    """Raises ArtelError; status 130 when interrupted, and then everything found so far is kept."""
    said, settings = words(language), ReviewSettings(DEEP if deep else QUICK, seed)
    many = file.endswith(LINES) and Path(file).exists()
    read = all_of(file) if many else [read_named(file)]
    games = [given(save, data, settings, cache or default_folder(), said) for save in read]
    if not games:
        raise BadInput(problem=Problem("review-empty", "There is no game in {file}.", file=file))
    found = judged_elsewhere(games, settings, workers, ray, said) if many else [judged_here(games[0], settings, said)]
    told = [
        ToldReview(review(one.course, settings, points, one.names), one.course, one.names, said)
        for one, points in zip(games, found, strict=True)
    ]
    if html is not None:
        saves.write(html, page(told).encode())
        typer.echo(said.say("review-page-at", file=str(html)), err=True)
    if json:
        for one in told:
            print(one.review.to_json().decode(), flush=True)
    elif many:
        show_many(told, said)
    elif html is None:
        show(told[0])


def all_of(file: str) -> list[Save]:
    data = saves.read(Path(file))
    return [game_of_arena(data, file, number) for number in range(1, len(data.splitlines()) + 1)]


def given(save: Save, data: Path | None, settings: ReviewSettings, cache: Path, said: Words) -> Given:
    """Raises BadRecord, WrongVersion or NotFinished."""
    record = save.record
    game = game_of(record.header.game)
    pack = pack_of(game, data) if data is not None else saves.pack_of(save)
    store = ReviewStore(cache, record, settings)
    return Given(Course(record, pack), display_names(save.players, said), pack, store)


def judged_here(one: Given, settings: ReviewSettings, said: Words) -> list[Found]:
    found = one.store.known()
    with progress(said, len(one.course.points), len(found)) as advance:
        for point in judging(one.course, settings, found):
            one.store.add([point])
            found.append(point)
            advance()
    return found


def judged_elsewhere(
    games: Sequence[Given], settings: ReviewSettings, workers: int | None, ray: str | None, said: Words
) -> list[list[Found]]:
    """Each game in a process of its own; games that are done are kept."""
    known = [one.store.known() for one in games]
    tasks = []
    for number, (one, found) in enumerate(zip(games, known, strict=True)):
        done = {point.input for point in found}
        left = tuple(point.input for point in one.course.points if point.input not in done)
        if left:
            tasks.append(ReviewTask(number, one.course.record, one.names, settings, left, one.pack))
    if not tasks:
        return known
    executor = executor_for(workers, ray)
    with closing(executor), progress(said, len(games), len(games) - len(tasks)) as advance:
        for done_ in executor.work(do, tasks):
            games[done_.number].store.add(done_.found)
            known[done_.number] += done_.found
            advance()
    return known


@contextmanager
def progress(said: Words, total: int, done: int) -> Iterator[Callable[[], None]]:
    """A bar on the terminal, nothing where there is none; what to call after each step. Says how far it has come when
    it is interrupted."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    task = bar.add_task(said.say("review-progress"), total=total, completed=done)
    reached = done

    def advance() -> None:
        nonlocal reached
        reached += 1
        bar.advance(task)

    try:
        with bar:
            yield advance
    except KeyboardInterrupt:
        typer.echo(said.say("review-interrupted", done=reached, all=total), err=True)
        raise typer.Exit(130) from None


def show(told: ToldReview) -> None:
    """One game, for people."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console, said = Console(), told.said

    def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], title: str, wordy: Sequence[str]) -> None:
        table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for column, head in zip(columns, told.heads(columns), strict=True):
            table.add_column(head, justify="left" if column in wordy else "right", no_wrap=column == "seat")
        for row in rows:
            table.add_row(*map(Text, row))
        console.print(table)

    print_table(SEAT_COLUMNS, told.seats(), told.title(), ("seat",))
    for sentence in told.sentences():
        console.print(Text(sentence))
    console.print()
    console.print(graph(told, min(COLUMNS, console.width - 8)))
    console.print()
    console.print(Text(said.say("review-turns"), style="bold"))
    for turn in told.turns():
        console.print(Text(turn))
    faults = told.faults()
    if faults:
        print_table(MOVE_COLUMNS, told.moves(faults), said.say("review-faults"), ("seat", "chosen", "best", "fault"))
    else:
        console.print(Text(said.say("review-no-faults")))


def graph(told: ToldReview, columns: int) -> object:
    from rich.text import Text

    found = Text(told.said.say("review-graph"), style="bold")
    found.append("  ")
    for seat, name in enumerate(told.names):
        found.append(f" ━ {name}", style=f"not bold {colour(seat)}")
    for number, row in enumerate(dotted(told.review, columns, ROWS)):
        percents = {0: "100 %", ROWS // 2: "50 %", ROWS - 1: "0 %"}
        found.append(f"\n{percents.get(number, ''):>6} ", style="not bold")
        for cell in row:
            found.append(cell.sign, style="not bold" if cell.seat == EMPTY else f"not bold {colour(cell.seat)}")
    return found


def show_many(games: Sequence[ToldReview], said: Words) -> None:
    """Who played them, and how: means of a game."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    by_name: dict[str, list[ReviewedSeat]] = {}
    for one in games:
        for name, seat in zip(one.names, one.review.seats, strict=True):
            by_name.setdefault(name, []).append(seat)
    table = Table(title=said.say("review-many", games=len(games)), box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column, head in zip(MANY_COLUMNS, games[0].heads(MANY_COLUMNS), strict=True):
        table.add_column(head, justify="left" if column == "seat" else "right")
    for name, seats in by_name.items():
        table.add_row(*map(Text, many_row(name, seats)))
    Console().print(table)


def many_row(name: str, seats: Sequence[ReviewedSeat]) -> list[str]:
    def mean(values: Sequence[float]) -> float:
        return sum(values) / len(values) if values else 0.0

    accuracies = [seat.accuracy for seat in seats if seat.accuracy is not None]
    return [
        *(name, str(len(seats)), percent(mean([seat.final for seat in seats]))),
        *(signed(mean([seat.skill for seat in seats])), signed(mean([seat.luck for seat in seats]))),
        *(signed(mean([seat.others for seat in seats])), f"{mean(accuracies):.0f}"),
        percent(mean([seat.adjusted for seat in seats])),
        "/".join(f"{mean([float(seat.faults[fault]) for seat in seats]):.1f}" for fault in Fault),
    ]
