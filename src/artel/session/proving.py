"""Proving a record that somebody brings, as `artel verify` does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from artel.kernel.game import Result
from artel.records import verify

if TYPE_CHECKING:
    from artel.kernel.record import Record


class Proved(msgspec.Struct, frozen=True):
    """Every input is legal, and the scores are right. `seed`: it is shown, and every outcome of chance comes from it;
    `fair`: and it is made of the secret that was committed to and of the nonces. `result`: null for an unfinished
    game."""

    game: str
    seats: int
    inputs: int
    over: bool
    seed: bool
    fair: bool
    result: Result | None


def proved(record: Record) -> Proved:
    """Raises BadRecord, WrongVersion, UnknownGame, BadSeats, BadOption or BadInput."""
    match = verify(record)
    return Proved(
        game=record.header.game,
        seats=record.header.seats,
        inputs=len(record.inputs),
        over=match.over,
        seed=record.seed is not None,
        fair=record.seed is not None and record.fairness is not None and record.fairness.secret is not None,
        result=match.result() if match.over else None,
    )
