"""In what a data pack differs from another: row by row and field by field, whatever the order of its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from artel.kernel.packs import Content

Rows = dict[str, dict[str, Any]]


class Change(msgspec.Struct, frozen=True):
    """`row`: as `named` calls it, empty in a section that stands once; `field`: empty where a whole row came or went.
    `before` and `after`: null where there is none."""

    section: str
    row: str
    field: str
    before: Any
    after: Any


def changes(before: Content, after: Content) -> list[Change]:
    """What the pack says of itself aside, in the order of the first one."""
    found = []
    for section in [name for name in {**before, **after} if name != "pack"]:
        keys = naming(before.get(section, after.get(section)))
        old, new = named(before.get(section), keys), named(after.get(section), keys)
        for row in {**old, **new}:
            if row not in old or row not in new:
                found.append(Change(section, row, "", old.get(row), new.get(row)))
                continue
            fields = [field for field in {**old[row], **new[row]} if old[row].get(field) != new[row].get(field)]
            found += [Change(section, row, field, old[row].get(field), new[row].get(field)) for field in fields]
    return found


def naming(section: Any) -> tuple[str, ...]:
    """The fields that tell the rows of a section apart: so many of the first ones as are needed."""
    if not isinstance(section, list) or not section:
        return ()
    fields = list(section[0])
    for many in range(1, len(fields) + 1):
        if len({name_of(row, fields[:many]) for row in section}) == len(section):
            return tuple(fields[:many])
    return tuple(fields)


def name_of(row: dict[str, Any], keys: tuple[str, ...] | list[str]) -> str:
    return " ".join(str(row.get(key, "")) for key in keys)


def named(section: Any, keys: tuple[str, ...]) -> Rows:
    """Rows by name; a second one of the same name has its number behind."""
    if section is None:
        return {}
    if not isinstance(section, list):
        return {"": section}
    found: Rows = {}
    for row in section:
        name, number = name_of(row, keys), 2
        while name in found:
            name, number = f"{name_of(row, keys)} #{number}", number + 1
        found[name] = row
    return found
