"""Names for the small numbers that everything is counted in."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0 first. People read it as 1, 2, 3, … (see `seat_name`)."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches."""


def seat_name(seat: Seat) -> str:
    return str(seat + 1)
