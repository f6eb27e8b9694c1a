"""Statements that are turned into SQL once, and rows of values for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine.result import SimpleResultMetaData

if TYPE_CHECKING:
    from sqlalchemy import Dialect, Executable

    from artel.server.store.writer import Write


class StatementPrepared:
    """A statement as SQL, the order of its values, those that are always the same, and what it answers with."""

    __slots__ = ("_fixed", "_row", "columns", "names", "sql", "statement")

    def __init__(
        self, statement: Executable, sql: str, names: list[str], fixed: dict[str, Any], columns: SimpleResultMetaData
    ) -> None:
        self.statement = statement  # kept, so that its id stays its own
        self.sql = sql
        self.names = names
        self.columns = columns
        self._fixed = fixed
        self._row = rows_of(names)

    def row(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        return self._row({**self._fixed, **values} if self._fixed else values)


def rows_of(names: list[str]) -> Callable[[Mapping[str, Any]], tuple[Any, ...]]:
    """The values of these names, in order."""
    if len(names) > 1:
        return itemgetter(*names)
    return lambda values: tuple([values[name] for name in names])


class PreparedStatements:
    """By statement and what is given; a statement is prepared when it first comes. Values go as they are."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self.known: dict[tuple[Any, ...], StatementPrepared] = {}

    def of(self, statement: Executable, values: Mapping[str, Any]) -> StatementPrepared:
        key = (id(statement), *values)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._prepare(statement, list(values))
        return found

    def gathered(self, writes: Sequence[Write]) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """In order; neighbours with the same statement go together."""
        parts: list[tuple[str, list[tuple[Any, ...]]]] = []
        rows: list[tuple[Any, ...]] = []
        last: StatementPrepared | None = None
        for write in writes:
            found = self.of(write.statement, write.values)
            if found is not last:
                rows, last = [], found
                parts.append((found.sql, rows))
            rows.append(found.row(write.values))
        return parts

    def _prepare(self, statement: Any, given: list[str]) -> StatementPrepared:
        dialect = self._dialect
        compiled = statement.compile(dialect=dialect, column_keys=given)
        assert "POSTCOMPILE" not in compiled.string, "a list of values is no value"
        fixed = {name: bind.value for bind, name in compiled.bind_names.items() if not bind.required}
        for column in (*compiled.insert_prefetch, *compiled.update_prefetch):
            fixed[column.key] = column.default.arg
        found = compiled._result_columns
        columns = SimpleResultMetaData(
            [column.keyname for column in found],
            _processors=[column.type._cached_result_processor(dialect, None) for column in found],
        )
        missing = {name: value for name, value in fixed.items() if name not in given}
        return StatementPrepared(statement, compiled.string, list(compiled.positiontup), missing, columns)
