"""A game that goes on from a position of a finished one, from a puzzle or from a scenario: somebody on one seat, bots
on the others, with new luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from artel.bots import bot
from artel.kernel.engine import pending
from artel.kernel.errors import BadScenario, Problem
from artel.kernel.fairness import commitment, match_seed
from artel.scenario import performed, read
from artel.session.errors import NoSuchSeat, NothingLeft
from artel.session.play import TablePlay
from artel.session.seating import SeatRow, TableRow
from artel.session.settings import TableSettings
from artel.session.steps import PlayStep, now, standing

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.kernel.record import Header
    from artel.puzzles import Puzzle

PRACTICE: Final = TableSettings(takeback="free")
OPPONENT: Final = "level4"
"""Who sits on the other seats where nothing else was said."""


class Beginning(NamedTuple):
    """A table that is not stored yet, and the first step of its game."""

    row: TableRow
    step: PlayStep


def check(source: TableRow, seat: Seat, against: str) -> None:
    """Raises NoSuchSeat or UnknownBot."""
    bot(against)
    check_seat(seat, source.players)


def check_seat(seat: Seat, players: int) -> None:
    if not seat < players:
        raise NoSuchSeat(seat=seat + 1, open=", ".join(str(other + 1) for other in range(players)))


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
        layout=source.layout,
        own_pack=source.own_pack,
        visibility="private" if source.visibility == "private" else "unlisted",
        source=source.id,
        source_step=after,
    )


def beginning_of_puzzle(puzzle: Puzzle, me: SeatRow, against: str, table: str, secret: bytes) -> Beginning:
    """`me`: in the place of its solver. Raises WrongVersion or BadRecord."""
    return begun(
        puzzle.inputs,
        me,
        against,
        id=table,
        secret=secret,
        visibility="unlisted",
        **box_of(puzzle.header),
        source=puzzle.id,
        source_step=None,
    )


def beginning_of_scenario(
    text: str, after: int, seat: Seat | None, me: SeatRow, against: str, table: str, secret: bytes
) -> Beginning:
    """After so many steps of it; `seat`: where somebody sits, as `me` says otherwise; None: who is asked first. Raises
    BadScenario, BadInput, NoSuchSeat or NothingLeft."""
    scenario = read(text)
    if scenario.script.data is not None:
        problem = Problem("scenario-standard-data", "here all play with the data that every box has")
        raise BadScenario(file=scenario.file, where="data", problem=problem)
    match = performed(scenario, after)
    header, given = match.header(), list(match.inputs)
    if seat is None:
        match.go_on(match_seed(secret, [""] * header.seats))
        seat = next(iter(pending(match.table)), 0)
    check_seat(seat, header.seats)
    return begun(
        given,
        msgspec.structs.replace(me, seat=seat),
        against,
        id=table,
        secret=secret,
        visibility="unlisted",
        **box_of(header),
        layout=scenario.script.layout,
    )


def box_of(header: Header) -> dict[str, Any]:
    """The fields of a table's row that say what is played."""
    return {
        "game": header.game,
        "rules_version": header.rules_version,
        "pack": header.digest,
        "players": header.seats,
        "options": header.options,
    }


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
