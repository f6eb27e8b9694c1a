"""What all games check in tables laid out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from artel.kernel.errors import BadScenario, Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.frames import Table
    from artel.kernel.ids import Seat

Layout: TypeAlias = dict[str, Any]
"""A table as a scenario lays it out, its fields not yet examined."""


def check_fields(layout: Layout, known: Sequence[str]) -> None:
    for field in layout:
        if field not in known:
            raise problem(field, Problem("layout-field", "unknown; a layout has {fields}", fields=", ".join(known)))


def table_of(layout: Layout, field: str) -> Layout:
    found = layout.get(field, {})
    if not isinstance(found, dict):
        raise problem(field, Problem("no-table", "a table is needed, such as {{ 1 = … }}"))
    return found


def seat_of(t: Table, text: object, where: str) -> Seat:
    if type(text) not in (int, str) or str(text) not in [str(seat + 1) for seat in range(t.seats)]:
        raise problem(
            where, Problem("no-seat", "“{text}” is no seat; seats are 1 to {seats}", text=text, seats=t.seats)
        )
    return int(str(text)) - 1


def problem(where: str, found: Problem) -> BadScenario:
    return BadScenario(file="layout", where=where, problem=found)
