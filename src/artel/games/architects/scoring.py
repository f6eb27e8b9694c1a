"""The final count, item by item. (S7.2)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.architects.components import (
    CULTURE,
    DECOR,
    EDUCATION,
    KINDS,
    POLITICS,
    STAGES,
    STRATEGY,
    TOKENS,
)
from artel.kernel.game import Item
from artel.kernel.packed import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable


def stage_points(t: ArchitectsTable, seat: i64) -> i64:
    found: i64 = 0
    for stage in range(STAGES):
        if t.has_built(seat, stage):
            found += t.stage_points(seat, stage)
    return found


def blue_points(t: ArchitectsTable, seat: i64) -> i64:
    found: i64 = 0
    for kind in range(KINDS):
        found += t.cards_of(seat, kind) * t.box.points[kind]
    return found


def token_points(t: ArchitectsTable, seat: i64, token: i64) -> i64:
    """What the copies of a token that a seat has are worth at the end. (S5.5, S5.10)"""
    copies = t.copies_of(seat, token)
    if not copies:
        return 0
    numbers = t.box.numbers
    if token == DECOR:
        return numbers["decor_finished"] if t.is_finished(seat) else numbers["decor"]
    if token == POLITICS:
        icons: i64 = 0
        for kind in range(KINDS):
            icons += t.cards_of(seat, kind) * t.box.cats[kind]
        return icons * numbers["politics"]
    if token == STRATEGY:
        return t.victories[seat] * numbers["strategy"]
    if token == EDUCATION:
        many: i64 = 0
        for other in range(TOKENS):
            many += t.copies_of(seat, other)
        return many * numbers["education"]
    if token == CULTURE:
        return numbers["culture"] if copies == 1 else numbers["culture_both"]
    return 0


def total_points(t: ArchitectsTable, seat: i64) -> i64:
    found = stage_points(t, seat) + blue_points(t, seat) + t.victories[seat] * t.box.numbers["victory"]
    if t.cat == seat:
        found += t.box.numbers["cat"]
    for token in range(DECOR, TOKENS):
        found += token_points(t, seat, token)
    return found


def totals(t: ArchitectsTable) -> list[int]:
    return [total_points(t, seat) for seat in range(t.seats)]


def standing_of(t: ArchitectsTable, seat: i64) -> tuple[int, int]:
    """Points, then stages built. (S7.2, S7.4)"""
    return total_points(t, seat), count(t.built[seat])


def winners(t: ArchitectsTable) -> list[int]:
    found = [standing_of(t, seat) for seat in range(t.seats)]
    best = max(found)
    return [seat for seat in range(t.seats) if found[seat] == best]


def items(t: ArchitectsTable) -> list[Item]:
    """Where the points come from, with the clause that gives them."""
    found: list[Item] = []
    for seat in range(t.seats):
        wonder = t.box.wonder_names[t.wonders[seat]] if t.wonders[seat] >= 0 else ""
        found.append(Item(seat, stage_points(t, seat), "stages", wonder, "S7.2"))
        found.append(Item(seat, blue_points(t, seat), "blue", "", "S3.2"))
        if t.victories[seat]:
            found.append(Item(seat, t.victories[seat] * t.box.numbers["victory"], "victory", "", "S7.2"))
        if t.cat == seat:
            found.append(Item(seat, t.box.numbers["cat"], "cat", "", "S7.2"))
        found += [
            Item(seat, token_points(t, seat, token), t.box.token_names[token], "", "S5.5")
            for token in range(DECOR, TOKENS)
            if t.copies_of(seat, token)
        ]
    return found
