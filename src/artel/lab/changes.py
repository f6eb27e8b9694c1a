"""Other numbers for a data pack, in short: `park=+6`, `park.values=[5, 7, 8, 15]`, `rules.hand=2|3|4`.

A path names a table by its section, by what tells it apart from the others, or by both, and then a field: `rules.hand`,
`laurel.points`, `card.laurel.points`, `stage.giza.3.cost`, `castle.takes.sword`; `bank.values.4`, the fourth of a list.
A number with a sign is added to what is there, also to each number of a list. Without a field, it is added to all that
says what the thing is worth.
"""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artel.games import game
from artel.kernel.errors import BadInput, Problem
from artel.kernel.packfile import written
from artel.kernel.packs import read_one, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from artel.kernel.packs import Pack

WORTH: Final[tuple[str, ...]] = ("values", "initial", "points", "value")
TOLD_APART: Final = (("id",), ("wonder", "number"), ("at",))
"""Fields that tell the tables of a list apart."""
RELATIVE: Final = re.compile(r"[+-]\d+")
OFFSET: Final = re.compile(r"([A-Za-z]+)([+-]\d+)?")


class ValueChange(NamedTuple):
    """`value`: as it was written."""

    path: str
    value: str

    def __str__(self) -> str:
        return f"{self.path}={self.value}"


class Differs(NamedTuple):
    """A field of a pack that another has otherwise; None: not at all."""

    path: str
    before: object
    after: object


def read_changes(texts: Sequence[str]) -> list[tuple[ValueChange, ...]]:
    """All combinations of the values, which are separated by `|`."""
    choices = []
    for text in texts:
        path, equals, values = text.partition("=")
        if not (path.strip() and equals and values.strip()):
            raise BadInput(
                problem=Problem("change-form", "A change is PATH=VALUE, such as park=+6; not “{text}”.", text=text)
            )
        choices.append([ValueChange(path.strip(), value.strip()) for value in values.split("|")])
    return [tuple(chosen) for chosen in product(*choices)]


def changed(pack: Pack, changes: Sequence[ValueChange], name: str = "") -> Pack:
    """Raises BadInput where a path leads nowhere, and BadPack where the game does not allow it."""
    before = pack.content()
    tables = deepcopy(before)
    for change in changes:
        _, table, fields = led(tables, change.path)
        for field in fields:
            table[field] = put(table.get(field) if isinstance(table, dict) else table[field], change)
    if tables == before:
        return pack
    label = name or " ".join([pack.name, *map(str, changes)])
    tables["pack"]["name"] = label
    made = read_one(written(tables), pack.game, label)
    game(pack.game).components(made)
    return made


def provenance(pack: Pack, path: str) -> str:
    """Of the table that a path leads to. Raises BadInput where it leads nowhere."""
    row, _, _ = led(deepcopy(pack.content()), path)
    return str(row.get("provenance", ""))


def led(tables: Mapping[str, Any], path: str) -> tuple[dict[str, Any], Any, list[Any]]:
    """The table of the pack, the table or list within that is meant, which may be the same, and fields or places of
    it."""
    words = path.split(".")
    for named, table in all_tables(tables):
        for names in (named, named[1:]):
            if not names or list(names) != words[: len(names)]:
                continue
            rest = words[len(names) :]
            if not rest and (worth := [field for field in WORTH if field in table]):
                return table, table, worth
            if len(rest) == 1:
                return table, table, rest
            if len(rest) == 2 and isinstance(within := table.setdefault(rest[0], {}), dict):
                return table, within, rest[1:]
            if len(rest) == 2 and isinstance(within, list) and rest[1] in map(str, range(1, len(within) + 1)):
                return table, within, [int(rest[1]) - 1]
    raise BadInput(
        problem=Problem("no-path", "“{path}” leads to nothing in the pack; a path is such as park.values.", path=path)
    )


def all_tables(tables: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Each table but the head with what leads to it."""
    for section, content in tables.items():
        if isinstance(content, list):
            for table in content:
                fields = next((each for each in TOLD_APART if all(field in table for field in each)), ())
                yield (section, *[str(table[field]) for field in fields]), table
        elif section != "pack":
            yield (section,), content


def put(before: object, change: ValueChange) -> object:
    if RELATIVE.fullmatch(change.value):
        return moved(before, int(change.value), change)
    try:
        return tomllib.loads(f"value = {change.value}")["value"]
    except tomllib.TOMLDecodeError:
        return change.value


def moved(before: object, by: int, change: ValueChange) -> object:
    """A number, each number of a list, or the number behind a text such as X+2."""
    if isinstance(before, list):
        return [moved(item, by, change) for item in before]
    if isinstance(before, int) and not isinstance(before, bool):
        return before + by
    if isinstance(before, str) and (parts := OFFSET.fullmatch(before)):
        offset = int(parts[2] or 0) + by
        return f"{parts[1]}{offset:+d}" if offset else parts[1]
    if before is None:
        return by
    raise BadInput(
        problem=Problem(
            "no-sum", "“{change}”: {value} is no number to add to.", change=str(change), value=shown(before)
        )
    )


def differences(before: Pack, after: Pack) -> list[Differs]:
    """Field by field, the head aside."""
    old, new = dict(fields(before)), dict(fields(after))
    return [
        Differs(path, old.get(path), new.get(path))
        for path in dict.fromkeys([*old, *new])
        if old.get(path) != new.get(path)
    ]


def fields(pack: Pack) -> Iterator[tuple[str, object]]:
    for path, table in all_tables(pack.content()):
        for field, value in table.items():
            yield ".".join([*path, field]), value
