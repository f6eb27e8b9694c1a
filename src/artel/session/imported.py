"""A record that somebody brings, as a table whose game is over: to be looked at like any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.record import CHANCE
from artel.records import verify
from artel.session.packs import row_of
from artel.session.seating import SeatRow, TableRow
from artel.session.steps import PlayStep, now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.record import Record


def imported(record: Record, table: str, name: str = "") -> tuple[TableRow, list[PlayStep]]:
    """`table`: what it is to be called here; `name`: what its players are called, before their number. Raises what
    `artel verify` says."""
    match = verify(record)
    header, fairness, at = record.header, record.fairness, now()
    nonces = fairness.nonces if fairness is not None and len(fairness.nonces) == header.seats else ("",) * header.seats
    row = TableRow(
        id=table,
        game=header.game,
        rules_version=header.rules_version,
        pack=header.digest,
        players=header.seats,
        options=dict(match.setup.options),
        visibility="unlisted",
        status="over",
        host_id="",
        rated=False,
        secret=b"",
        commitment="" if fairness is None else fairness.commitment,
        ending="played" if match.over else "agreed",
        created_at=at,
        started_at=at,
        ended_at=at,
        layout=record.layout,
        own_pack=None if match.game.pack_known_as(header.digest) else row_of(match.setup.pack),
        seats=tuple(
            SeatRow(seat, person_id=str(seat + 1), name=f"{name} {seat + 1}".strip(), nonce=nonce)
            for seat, nonce in enumerate(nonces)
        ),
    )
    return row, taken(record.inputs, at)


def taken(inputs: Sequence[str], at: int, given: int = 0) -> list[PlayStep]:
    """The inputs as steps: an answer, and the chance that follows it; before the first answer there is chance alone,
    and what was `given`."""
    lines: list[list[str]] = [[]]
    for number, text in enumerate(inputs):
        if number >= given and not text.startswith(f"{CHANCE} "):
            lines.append([])
        lines[-1].append(text)
    steps = [PlayStep(1, "start", None, "\n".join(lines[0]), None, None, at)]
    for seq, answer in enumerate(lines[1:], start=2):
        seat = int(answer[0].partition(" ")[0]) - 1
        steps.append(PlayStep(seq, "act", seat, "\n".join(answer), None, None, at))
    return steps
