"""Fields of plain classes, found by name, and the examination of a hand-fast `copy()`.

mypyc makes native code of a plain class, not of a dataclass; so frames, actions and tables are plain classes with
`__slots__`, and equality, repr, codec and the check of copies are derived from the slots.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

SHARED = (int, str, bool, bytes, tuple, frozenset, type(None))
"""Values that copies may share because nothing can change them."""


T = TypeVar("T")

_FIELDS: dict[type, tuple[str, ...]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """The names of all fields, bases first."""
    if cls not in _FIELDS:
        _FIELDS[cls] = find_fields(cls)
    return _FIELDS[cls]


def find_fields(cls: type) -> tuple[str, ...]:
    names: dict[str, None] = {}
    for base in reversed(cls.__mro__[:-1]):
        if base is Generic:  # has no `__slots__` from Python 3.12 on, and no fields
            continue
        if is_compiled(base):
            slots = base.__dict__["__mypyc_attrs__"]
        elif "__slots__" in base.__dict__:
            slots = base.__dict__["__slots__"]
        else:
            raise TypeError(f"{base.__name__} needs __slots__")
        names |= dict.fromkeys((slots,) if isinstance(slots, str) else slots)
    return tuple(name for name in names if not name.startswith("__"))


def is_compiled(cls: type) -> bool:
    return "__mypyc_attrs__" in cls.__dict__


def same(one: object, other: object) -> bool:
    return type(one) is type(other) and all(getattr(one, name) == getattr(other, name) for name in fields(type(one)))


def show(thing: object) -> str:
    parts = ", ".join(f"{name}={getattr(thing, name)!r}" for name in fields(type(thing)))
    return f"{type(thing).__name__}({parts})"


def contents(table: object) -> dict[str, object]:
    """Every field of a table as plain values, arrays as lists."""
    return {name: plain(getattr(table, name)) for name in fields(type(table))}


def plain(value: Any) -> object:
    if isinstance(value, dict):
        return {"map": [list(pair) for pair in value.items()]}
    if not is_array(value):
        return value
    return [item if type(item) is int else plain(item) for item in value]  # most are numbers, and there are thousands


def copied(table: T) -> T:
    """A table of its own, made field by field; for tables that do not write a faster copy() themselves."""
    return assembled(type(table), {name: apart(getattr(table, name)) for name in fields(type(table))})


def assembled(cls: type[T], values: dict[str, object]) -> T:
    """A table of all its fields; its constructor, which sets a new one up, is not asked."""
    if set(values) != set(fields(cls)):
        raise TypeError(f"the fields of {cls.__name__} are {', '.join(fields(cls))}")
    made = cls.__new__(cls)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def apart(value: Any) -> Any:
    if isinstance(value, dict):
        return value.copy()
    if isinstance(value, list):
        return [apart(item) for item in value]
    return value[:] if is_array(value) else value


def is_array(value: object) -> bool:
    return isinstance(value, list) or type(value).__name__.startswith("vec[")


def examine_copy(table: Any, shared: tuple[type, ...] = ()) -> None:
    """Raises TypeError where a copy forgets, shares or mangles a field. `shared`: further types that never change."""
    twin = table.copy()
    if type(twin) is not type(table):
        raise TypeError(f"{type(table).__name__}.copy() makes a {type(twin).__name__}")
    for name in fields(type(table)):
        before, after = getattr(table, name), getattr(twin, name)
        if is_array(before) or isinstance(before, dict):
            if plain(before) != plain(after):
                raise TypeError(f"copy() mangles {name}")
            if name not in type(table).lasting and shares(before, after):
                raise TypeError(f"copy() shares {name}, which can change")
        elif isinstance(before, SHARED + shared):
            if before is not after and before != after:
                raise TypeError(f"copy() mangles {name}")
        else:
            raise TypeError(f"{name} is a {type(before).__name__}: nobody says how to copy that")


def shares(one: Any, other: Any) -> bool:
    """Is anything that can change, at any depth, the very same in both?"""
    if isinstance(one, dict):
        return one is other
    return is_array(one) and (one is other or any(map(shares, one, other)))
