"""Statements that are asked again and again with other values: SQLite is handed them as they are, see `sqlite`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import Executable

S = TypeVar("S", bound="Executable")
LASTING: Final = "artel_lasting"


def lasting(statement: S) -> S:
    """Built once: all that changes are the values that it names."""
    return statement.execution_options(**{LASTING: True})


def lasts(statement: Executable) -> bool:
    return LASTING in statement.get_execution_options()
