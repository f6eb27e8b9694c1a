"""What an answer would do, in short."""

from __future__ import annotations


def in_short(changes: dict[str, tuple[int, int | None]]) -> str:
    """`a2 5→3, b1 4→✗`."""
    return ", ".join(f"{place} {old}→{'✗' if new is None else new}" for place, (old, new) in changes.items())
