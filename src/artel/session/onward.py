"""A game that goes on from a position of a finished one or from a puzzle: somebody on one seat, bots on the others,
with new luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artel.bots import bot
from artel.kernel.fairness import commitment
from artel.session.errors import NoSuchSeat, NothingLeft
from artel.session.play import TablePlay
from artel.session.seating import SeatRow, TableRow
from artel.session.settings import TableSettings
from artel.session.steps import PlayStep, now, standing

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.puzzles import Puzzle

PRACTICE: Final = TableSettings(takeback="free")


class Beginning(NamedTuple):
    """A table that is not stored yet, and the first step of its game."""

    row: TableRow
    step: PlayStep


def check(source: TableRow, seat: Seat, against: str) -> None:
    """Raises NoSuchSeat or UnknownBot."""
    bot(against)
    if not seat < source.players:
        raise NoSuchSeat(seat=seat + 1, open=", ".join(str(other + 1) for other in range(source.players)))


def beginning(
    source: TableRow, taken: Sequence[PlayStep], after: int, me: SeatRow, against: str, table: str, secret: bytes
) -> Beginning:
    """`after`: the step of the replay; `me`: who goes on. Raises NothingLeft, WrongVersion or BadRecord."""
    return begun(
        [line for one in standing(taken)[: after + 1] for line in one.inputs],
        me,
        against,
        id=table,
        secret=secret,
        game=source.game,
        rules_version=source.rules_version,
        pack=source.pack,
        players=source.players,
        options=source.options,
        visibility="private" if source.visibility == "private" else "unlisted",
        source=source.id,
        source_step=after,
    )


def beginning_of_puzzle(puzzle: Puzzle, me: SeatRow, against: str, table: str, secret: bytes) -> Beginning:
    """`me`: in the place of its solver. Raises WrongVersion or BadRecord."""
    header = puzzle.header
    return begun(
        puzzle.inputs,
        me,
        against,
        id=table,
        secret=secret,
        game=header.game,
        rules_version=header.rules_version,
        pack=header.digest,
        players=header.seats,
        options=header.options,
        visibility="unlisted",
        source=puzzle.id,
        source_step=None,
    )


def begun(given: Sequence[str], me: SeatRow, against: str, **where: Any) -> Beginning:
    """`where`: the fields of its row that say what is played and where it comes from."""
    at = now()
    assert me.person_id is not None
    row = TableRow(
        status="running",
        host_id=me.person_id,
        settings=PRACTICE,
        rated=False,
        given=len(given),
        commitment=commitment(where["secret"], where["id"], where["game"], where["rules_version"]),
        created_at=at,
        started_at=at,
        seats=tuple(me if seat == me.seat else SeatRow(seat, bot=against) for seat in range(where["players"])),
        **where,
    )
    play = TablePlay(row)
    step = play.start(given)
    if play.over:
        raise NothingLeft
    return Beginning(row, step)
