"""Pages about a game that is over, as JSON; made by processes that know nothing of the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from artel.kernel.fairness import Fairness
from artel.kernel.game import Result
from artel.kernel.record import Header, Match, Record
from artel.session import replays, wire
from artel.session.play import played, unplayed
from artel.session.replays import ItemSaid, ReplayStep
from artel.session.seating import TableRow
from artel.session.statistics import statistics
from artel.session.steps import PlayStep, standing
from artel.session.telling import table_said

encode = msgspec.json.Encoder().encode


class RecordPage(msgspec.Struct, frozen=True):
    """A game that is over. `steps`: how many there are to step through; `result`: points with the clauses behind them,
    which `items` puts in words where a language was asked for; `fairness`: the secret, what it was committed to before
    the game, and what the seats added; `file`: where the record can be had that `artel verify` reads."""

    table: wire.TableShown
    header: Header
    how: Literal["played", "resigned", "agreed", "claimed", "abandoned"]
    started_at: int | None
    ended_at: int | None
    steps: int
    result: Result
    fairness: Fairness
    file: str
    items: list[ItemSaid] | None = None


class ReplayPage(msgspec.Struct, frozen=True):
    """`steps`: how many the game has; `shown`: those that were asked for."""

    steps: int
    shown: list[ReplayStep]


def page(row: TableRow, taken: Sequence[PlayStep], language: str | None) -> bytes:
    match, result, fairness = outcome(row, taken)
    return encode(
        RecordPage(
            table=table_said(row),
            header=match.header(),
            how=row.ending or "played",  # type: ignore[arg-type]  # the database allows nothing else
            started_at=row.started_at,
            ended_at=row.ended_at,
            steps=len(standing(taken)),
            result=result,
            fairness=fairness,
            file=f"/api/records/{row.id}/file",
            items=None if language is None else replays.items_of(match, result, language),
        )
    )


def outcome(row: TableRow, taken: Sequence[PlayStep]) -> tuple[Match, Result, Fairness]:
    """How it ended. Of a game that came as a record nobody here knows the secret: luck is taken as it is told."""
    if row.secret:
        play = played(row, taken)
        return play.match, play.result(), play.fairness()
    match = unplayed(row)
    for _, reached, _ in replays.replayed(row, standing(taken)):
        match = reached
    return match, match.result(), Fairness(row.id, row.commitment, tuple(seat.nonce for seat in row.seats))


def record_of(row: TableRow, taken: Sequence[PlayStep]) -> Record:
    if row.secret:
        return played(row, taken).record()
    record = outcome(row, taken)[0].record()
    record.layout = row.layout
    return record


def file(row: TableRow, taken: Sequence[PlayStep]) -> bytes:
    return encode(record_of(row, taken))


def some_steps(
    row: TableRow, taken: Sequence[PlayStep], eyes: int | None, first: int, until: int, language: str | None
) -> bytes:
    return encode(ReplayPage(len(standing(taken)), replays.shown(row, taken, eyes, first, until, language)))


def in_numbers(row: TableRow, taken: Sequence[PlayStep]) -> bytes:
    return encode(statistics(row, taken))
