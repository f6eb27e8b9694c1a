"""A table in a browser: what JavaScript calls, texts in and texts out.

Nothing is kept here but the tables that are being played: who calls stores what comes back, and hands it in again.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from artel.bots import Bot, Clock, bot
from artel.games import game, games
from artel.kernel.chance import Rng
from artel.kernel.errors import ArtelError, NotAsked, Refused, WrongVersion, listed
from artel.kernel.fairness import SECRET
from artel.kernel.ids import SPECTATOR, seat_name
from artel.kernel.record import Record
from artel.learn import lessons
from artel.puzzles.solver import PuzzleStanding
from artel.review import DEEP, QUICK, Review, ReviewSettings
from artel.session import advice, local, onward, pages, puzzling, reviewing, reviews, wire
from artel.session.errors import NoBotMoved, NoSuchLesson, NotOver, NotPlayedOut, SessionError
from artel.session.imported import imported
from artel.session.lessons import after, text_of
from artel.session.local import LocalTable, Opening, Thinks
from artel.session.proving import proved
from artel.session.replays import MOST, MOST_OF_ALL
from artel.session.seating import SeatRow, TableRow
from artel.session.steps import PlayStep
from artel.session.telling import table_said, worded
from artel.text import words

THINKS: Final = Clock(seconds=2.5)
"""What a bot may take for an answer here."""
HINTS: Final = Clock(seconds=advice.SECONDS)
STINT: Final = 0.5
"""Seconds of CPU time that a review takes at a time, since bots wait behind it."""
encode = msgspec.json.Encoder().encode
tables: dict[str, LocalTable] = {}


class CallProblem(msgspec.Struct, frozen=True):
    key: str
    message: str
    clause: str
    open: list[str]
    status: int


class CallAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a call, as JSON, or what was wrong."""

    done: msgspec.Raw | None = None
    problem: CallProblem | None = None


class Kept(msgspec.Struct, frozen=True):
    """What is to be stored: a table, its steps, and what everybody may know of it."""

    row: TableRow
    table: wire.TableShown
    steps: list[PlayStep]


class LocalLesson(msgspec.Struct, frozen=True):
    name: str
    title: str
    clauses: list[str]
    tasks: int


class LocalGame(NamedTuple):
    """A table as it is stored, with its steps."""

    row: TableRow
    taken: list[PlayStep]


def do(name: str, language: str, *args: str) -> str:
    """Calls one of `DOES`; what is wrong is worded."""
    try:
        done = DOES[name](language, *args)
        answer = CallAnswer(done=msgspec.Raw(done if isinstance(done, bytes) else encode(done)))
    except ArtelError as error:
        answer = CallAnswer(problem=CallProblem(error.key, worded(error, language), error.clause, [], status_of(error)))
    return encode(answer).decode()


def status_of(error: ArtelError) -> int:
    if isinstance(error, SessionError):
        return error.status
    return 409 if isinstance(error, Refused | WrongVersion) else 400


def stored(row: str, taken: str) -> LocalGame:
    return LocalGame(msgspec.json.decode(row, type=TableRow), msgspec.json.decode(taken, type=list[PlayStep]))


# -- tables ------------------------------------------------------------------------------------------------


def open_table(language: str, table: str, secret: str, opening: str) -> Kept:
    """`secret`: as base64, from the browser's own generator."""
    row = local.opened(msgspec.json.decode(opening, type=Opening), table, secret_of(secret))
    return Kept(row, table_said(row), [])


def play_again(language: str, row: str, table: str, secret: str) -> Kept:
    made = local.again(msgspec.json.decode(row, type=TableRow), table, secret_of(secret))
    return Kept(made, table_said(made), [])


def start_table(language: str, row: str, nonce: str) -> Kept:
    begun, step = local.started(msgspec.json.decode(row, type=TableRow), nonce)
    return Kept(begun, table_said(begun), [step])


def play_on(language: str, row: str, taken: str, table: str, secret: str, after: str, seat: str, name: str) -> Kept:
    """From a position of a game that is over, against bots. Raises NotOver, NothingLeft or NoSuchSeat."""
    found, me = check_over(stored(row, taken)), int(seat)
    onward.check(found.row, me, onward.OPPONENT)
    here = SeatRow(me, local.person(me), name, kind="guest")
    begun, step = onward.beginning(*found, int(after), here, onward.OPPONENT, table, secret_of(secret))
    return Kept(begun, table_said(begun), [step])


def play_scenario(language: str, table: str, secret: str, text: str, after: str, name: str) -> Kept:
    """In the place of who is asked after so many steps of it, against bots. Raises BadScenario, BadInput or
    NothingLeft."""
    here = SeatRow(0, local.person(0), name, kind="guest")
    begun, step = onward.beginning_of_scenario(text, int(after), None, here, onward.OPPONENT, table, secret_of(secret))
    return Kept(begun, table_said(begun), [step])


def secret_of(text: str) -> bytes:
    found = base64.b64decode(text)
    if len(found) != SECRET:
        raise ValueError("not a secret")
    return found


def load(language: str, row: str, taken: str) -> bool:
    found = stored(row, taken)
    tables[found.row.id] = LocalTable(*found)
    return True


def forget(language: str, table: str) -> bool:
    return tables.pop(table, None) is not None


def hear(language: str, table: str, eyes: str, message: str) -> local.Heard:
    heard = wire.decode(message)
    assert not isinstance(heard, wire.Ping)  # the client's socket answers it
    return tables[table].hear(int(eyes), language, heard)


def bot_chose(language: str, table: str, eyes: str, thought: str, option: str) -> local.Heard:
    return tables[table].chosen(int(eyes), language, msgspec.json.decode(thought, type=Thinks), option)


# -- what bots think: in a worker of its own ---------------------------------------------------------------


def warm(language: str, name: str) -> bool:
    found = game(name)
    found.components(found.standard_pack())
    words(language)
    return True


def choose(language: str, row: str, taken: str, thought: str) -> str:
    found, thinks = stored(row, taken), msgspec.json.decode(thought, type=Thinks)
    position = advice.position(found.row, found.taken, thinks.seat)
    asked = thinker(found.row.id, thinks.seat, thinks.bot)
    return asked.choose(position.view, position.view.options, THINKS, Rng(position.entropy)).option


@lru_cache(maxsize=1)
def thinker(table: str, seat: int, name: str) -> Bot:
    """Asked on at once, a bot goes on with what it has thought."""
    return bot(name)


def hint(language: str, row: str, taken: str, eyes: str) -> advice.Advice:
    """Raises NoAdvice or NotAsked."""
    found, seat = stored(row, taken), int(eyes)
    advice.alone(found.row, found.row.seats[seat].person_id or "")
    position = advice.position(found.row, found.taken, seat)
    if not position.asked:
        raise NotAsked(seat=seat_name(seat), open=listed(seat_name(other) for other in position.pending))
    answer = bot(advice.ADVISER).choose(position.view, position.view.options, HINTS, Rng(position.version))
    return advice.said(found.row, position, seat, advice.ADVISER, answer, answer.option, language)


def why(language: str, row: str, taken: str, version: str) -> advice.Advice:
    """Raises NotOver or NoBotMoved."""
    found, wanted = stored(row, taken), int(version)
    alone = advice.is_alone(found.row, next((seat.person_id for seat in found.row.seats if seat.person_id), None))
    if found.row.status != "over" and not (found.row.settings.explains and alone):
        raise NotOver
    before = [step for step in found.taken if step.seq <= wanted]
    step = before.pop() if before else None
    if step is None or step.seq != wanted or step.bot is None or step.seat is None:
        raise NoBotMoved(version=wanted)
    then = advice.position(found.row, before, step.seat)
    answer = bot(step.bot).choose(then.view, then.view.options, HINTS, Rng(then.entropy))
    return advice.said(found.row, then, step.seat, step.bot, answer, step.option, language)


# -- games that are over -----------------------------------------------------------------------------------


def check_over(found: LocalGame) -> LocalGame:
    """Raises NotOver."""
    if found.row.status != "over":
        raise NotOver
    return found


def page(language: str, row: str, taken: str) -> bytes:
    return pages.page(*check_over(stored(row, taken)), language)


def some_steps(language: str, row: str, taken: str, eyes: str, first: str, last: str) -> bytes:
    """`eyes`: a seat, "all", or nothing for somebody who watches."""
    found, start = check_over(stored(row, taken)), int(first)
    seen = None if eyes == "all" else int(eyes or SPECTATOR)
    until = min(int(last), start + (MOST if seen is not None else MOST_OF_ALL) - 1)
    return pages.some_steps(*found, seen, start, until, language)


def statistics(language: str, row: str, taken: str) -> bytes:
    return pages.in_numbers(*check_over(stored(row, taken)))


def file(language: str, row: str, taken: str) -> bytes:
    return pages.file(*check_over(stored(row, taken)))


# -- puzzles -----------------------------------------------------------------------------------------------


class PuzzleTried(msgspec.Struct, frozen=True):
    """An answer to a puzzle: null gives up. `helped`: hints have left two options, so it does not count. `standing`: of
    whoever answers, where it is the first answer."""

    option: str | None
    helped: bool = False
    standing: PuzzleStanding | None = None


def list_puzzles(language: str, day: str) -> puzzling.PuzzleList:
    return puzzling.listed(language, int(day))


def puzzle(language: str, name: str) -> bytes:
    """Raises NoSuchPuzzle."""
    return puzzling.shown(puzzling.named(name), language)


def puzzle_hint(language: str, name: str, more: str) -> bytes:
    """Raises NoSuchPuzzle."""
    return puzzling.hinted(puzzling.named(name), bool(more), language)


def solve(language: str, name: str, tried: str) -> Any:
    """Raises NoSuchPuzzle, Refused or BadNotation."""
    asked, answer = puzzling.named(name), msgspec.json.decode(tried, type=PuzzleTried)
    judged = puzzling.answered(asked, answer.option, language)
    standing = puzzling.standing_after(answer.standing, asked, puzzling.counted(judged, answer.helped))
    return {"answer": msgspec.Raw(judged), "standing": standing}


# -- reviews -----------------------------------------------------------------------------------------------


class ToReview(msgspec.Struct, frozen=True):
    """A record that was played to its end, and how many points of it are to be judged."""

    record: str
    points: int


def to_review(language: str, row: str, taken: str) -> ToReview:
    """Raises NotOver or NotPlayedOut."""
    found = check_over(stored(row, taken))
    if found.row.ending != "played":
        raise NotPlayedOut
    record, points = reviewing.prepared(*found)
    return ToReview(record.decode(), points)


def effort(deep: str) -> ReviewSettings:
    return ReviewSettings(DEEP if deep else QUICK)


def stint(language: str, record: str, deep: str, known: str) -> dict[int, str]:
    """What was found, by point, as JSON; nothing: all are known."""
    done = msgspec.json.decode(known, type=frozenset[int])
    return reviewing.stint(record.encode(), effort(deep), done, STINT)


def add_up(language: str, record: str, deep: str, found: str) -> bytes:
    return reviewing.added_up(record.encode(), effort(deep), msgspec.json.decode(found, type=dict[int, str])).to_json()


def review(language: str, row: str, taken: str, made: str) -> bytes:
    return reviews.page(*check_over(stored(row, taken)), msgspec.json.decode(made, type=Review), language)


# -- records, lessons, boxes -------------------------------------------------------------------------------


def verify(language: str, record: str) -> Any:
    return proved(Record.from_json(record))


def bring(language: str, table: str, record: str) -> Kept:
    """A record file that somebody has: a table whose game is over."""
    row, taken = imported(Record.from_json(record), table)
    return Kept(row, table_said(row), taken)


def list_lessons(language: str, name: str) -> list[LocalLesson]:
    said = words(language)
    return [
        LocalLesson(lesson.name, said.say(text_of(lesson)), lesson.clauses, lesson.tasks)
        for lesson in lessons(game(name).id)
    ]


def lesson(language: str, name: str, wanted: str, moves: str) -> bytes:
    """Raises NoSuchLesson, Refused, BadNotation or LessonOver."""
    known = {lesson.name: lesson for lesson in lessons(game(name).id)}
    if wanted not in known:
        raise NoSuchLesson(lesson=wanted, open=", ".join(known))
    return after(known[wanted], msgspec.json.decode(moves, type=list[str]), language)


def inventory(language: str, name: str, pack: str) -> Any:
    """What a data pack puts in the box."""
    found = game(name)
    found.components(found.standard_pack())
    return found.inventory(found.components_of(pack))


def rules_versions(language: str) -> dict[str, int]:
    return {found.id: found.rules_version for found in games()}


DOES: Final[dict[str, Callable[..., Any]]] = {
    function.__name__: function
    for function in (
        open_table, play_again, play_on, play_scenario, start_table, load, forget, hear, bot_chose, warm, choose, hint,
        why, page, some_steps, statistics, file, verify, bring, list_lessons, lesson, inventory, rules_versions,
        list_puzzles, puzzle, puzzle_hint, solve, to_review, stint, add_up, review,
    )
}  # fmt: skip
