"""What may stand in a data pack: the fields of each row, and their limits, as a game asks when it reads its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from artel.kernel.packs import Pack, Row, Section, head

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.errors import Problem
    from artel.kernel.game import Game

Kind = Literal["number", "text", "flag", "choice", "list", "table", "value"]
FREE: Final = 10_000
"""So many rows, where a game sets no limit."""


class Field(msgspec.Struct, frozen=True):
    """`choices`: of a choice, all that it may be; `least`, `most`: of a number. `value`: a number or a text."""

    name: str
    kind: Kind
    required: bool = False
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()


class Fields(msgspec.Struct, frozen=True):
    """A section: `single` stands once; others have `least` to `most` rows. `rows`: the fields of each row of the
    standard pack; `others`: those of a row that it does not have."""

    single: bool
    least: int
    most: int
    rows: tuple[tuple[Field, ...], ...]
    others: tuple[Field, ...]


class Watched(Row):
    """Remembers what it was asked for."""

    __slots__ = ("allowed", "barred", "noted")

    def __init__(self, row: Row) -> None:
        super().__init__(row._source, row.section, row.index, row._table)
        self.noted: dict[str, Field] = {}
        self.allowed: list[str] = []
        self.barred: set[str] = set()

    def note(self, name: str, kind: Kind, *, required: bool = False, least: int = 0, most: int = 0,
             choices: Sequence[str] = ()) -> None:  # fmt: skip
        self.noted[name] = Field(name, kind, required, least, most, tuple(choices))

    def raw(self, field: str, default: object = None) -> object:
        value = super().raw(field, default)
        self.note(field, "table" if isinstance(value, dict) else "value", required=default is None)
        return value

    def text(self, field: str, default: str | None = None) -> str:
        value = super().text(field, default)
        self.note(field, "text", required=default is None)
        return value

    def integer(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = super().integer(field, least, most, default)
        self.note(field, "number", required=default is None, least=least, most=most)
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = super().flag(field, default)
        self.note(field, "flag")
        return value

    def choice(self, field: str, possible: Sequence[str], default: str | None = None) -> str:
        value = super().choice(field, possible, default)
        self.note(field, "choice", required=default is None, choices=possible)
        return value

    def items(self, field: str) -> list[object]:
        value = super().items(field)
        self.note(field, "list")
        return value

    def only(self, *fields: str) -> None:
        super().only(*fields)
        self.allowed = list(fields)

    def bar(self, field: str, problem: Problem) -> None:
        super().bar(field, problem)
        self.barred.add(field)

    def found(self, others: dict[str, Field]) -> tuple[Field, ...]:
        """Its fields in the order in which the game names them; `others`: those of the section's other rows."""
        names = self.allowed or list(self.noted)
        known = {name: self.noted.get(name) or others.get(name) or Field(name, "text") for name in names}
        return tuple(field for name, field in known.items() if name not in self.barred)


@dataclass(frozen=True, slots=True)
class WatchedPack(Pack):
    """The same of a whole pack: how often its sections may come."""

    limits: dict[str, tuple[int, int]] = field(default_factory=dict, compare=False)

    def rows(self, section: str, least: int = 0, most: int | None = None) -> list[Row]:
        rows = Pack.rows(self, section, least, most)
        if least or section not in self.limits:
            self.limits[section] = least, FREE if most is None else most
        return rows


def fields_of(game: Game) -> dict[str, Fields]:
    """By section, in the order of the standard pack."""
    pack = game.standard_pack()
    sections: dict[str, Section] = {
        name: [Watched(row) for row in section] if isinstance(section, list) else Watched(section)
        for name, section in pack._sections.items()
    }
    watched = WatchedPack(pack.game, pack.name, pack.digest, pack.about, sections)
    head(watched.row("pack"))
    game.read_components(watched)
    return {name: described(section, watched.limits.get(name, (1, 1))) for name, section in sections.items()}


def described(section: Section, limits: tuple[int, int]) -> Fields:
    rows = [row for row in (section if isinstance(section, list) else [section]) if isinstance(row, Watched)]
    for row in rows:
        row.provenance() if row.section != "pack" else None
    noted = {name: found for row in rows for name, found in row.noted.items()}
    for name, found in noted.items():
        if found.kind == "table":
            keys = {key: True for row in rows for key in dict(row.raw(name, {}))}  # type: ignore[call-overload]
            noted[name] = Field(name, "table", choices=tuple(keys))
            for row in rows:
                row.noted.pop(name, None)
    least, most = limits
    each = tuple(row.found(noted) for row in rows)
    return Fields(not isinstance(section, list), least, most, each, max(each, key=len))
