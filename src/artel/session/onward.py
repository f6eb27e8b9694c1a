"""A game that goes on from a position of a finished one: somebody on one seat, bots on the others, with new luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from artel.bots import bot
from artel.kernel.fairness import commitment
from artel.session.errors import NoSuchSeat, NothingLeft
from artel.session.play import Play
from artel.session.seating import SeatRow, TableRow
from artel.session.settings import TableSettings
from artel.session.steps import Step, now, standing

if TYPE_CHECKING:
    from artel.kernel.ids import Seat

PRACTICE: Final = TableSettings(takeback="free")


class Beginning(NamedTuple):
    """A table that is not stored yet, and the first step of its game."""

    row: TableRow
    step: Step


def check(source: TableRow, seat: Seat, against: str) -> None:
    """Raises NoSuchSeat or UnknownBot."""
    bot(against)
    if not seat < source.players:
        raise NoSuchSeat(seat=seat + 1, open=", ".join(str(other + 1) for other in range(source.players)))


def beginning(
    source: TableRow, taken: Sequence[Step], after: int, me: SeatRow, against: str, table: str, secret: bytes
) -> Beginning:
    """`after`: the step of the replay; `me`: who goes on. Raises NothingLeft, WrongVersion or BadRecord."""
    given, at = [line for one in standing(taken)[: after + 1] for line in one.text.split("\n") if line], now()
    assert me.person_id is not None
    row = TableRow(
        id=table,
        game=source.game,
        rules_version=source.rules_version,
        pack=source.pack,
        players=source.players,
        options=source.options,
        visibility="private" if source.visibility == "private" else "unlisted",
        status="running",
        host_id=me.person_id,
        settings=PRACTICE,
        rated=False,
        given=len(given),
        source=source.id,
        source_step=after,
        secret=secret,
        commitment=commitment(secret, table, source.game, source.rules_version),
        created_at=at,
        started_at=at,
        seats=tuple(me if seat == me.seat else SeatRow(seat, bot=against) for seat in range(source.players)),
    )
    play = Play(row)
    step = play.start(given)
    if play.over:
        raise NothingLeft
    return Beginning(row, step)
