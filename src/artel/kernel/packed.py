"""Arrays of small numbers, and sets of small numbers as bitmasks of up to 40 bits.

Fast both interpreted and compiled: an array is a librt vector when this module is compiled, a plain list when not.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def ints(items: list[int]) -> vec[i64]:
    """A vector when this module is compiled, the list itself when it is not."""
    if COMPILED:
        return vec[i64](items)
    return cast("vec[i64]", items)


def filled(size: i64, value: i64) -> vec[i64]:
    if COMPILED:
        return vec[i64]([value] * size)  # without making the list
    return cast("vec[i64]", [value] * size)


def replaced(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """An array of its own with another number at one place: copies of a table may share the old one."""
    found = numbers[:]
    found[at] = number
    return found


COMPILED: Final[bool] = not isinstance(cast(object, ints), FunctionType)
"""Final, or compiled code would look it up by its name wherever it asks."""

BIT: Final = ints([1 << n for n in range(40)])
"""`BIT[n]` is `1 << n`; mypyc 2.4 compiles `1 << i64` to a 32-bit shift."""

MEMBERS: Final = [
    [tuple(row * 8 + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)] for row in range(5)
]
COUNT: Final = ints([len(members) for members in MEMBERS[0]])
NTH: Final = ints([number for members in MEMBERS[0] for number in (*members, *[0] * 8)[:8]])
"""`NTH[byte * 8 + n]`: the n-th member of a byte."""


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


# -- the words that rules use: a set is a number whose bits are its members -----------------------------


def only(one: i64) -> i64:
    """The set of this one."""
    return BIT[one]


def up_to(many: i64) -> i64:
    """The set of the first so many, from 0 on."""
    return BIT[many] - 1


def has(items: i64, one: i64) -> bool:
    return items & BIT[one] != 0


def plus(items: i64, one: i64) -> i64:
    return items | BIT[one]


def minus(items: i64, one: i64) -> i64:
    return items & ~BIT[one]


def both(items: i64, others: i64) -> i64:
    """What is in both."""
    return items & others


def either(items: i64, others: i64) -> i64:
    """What is in one of them or in both."""
    return items | others


def less(items: i64, others: i64) -> i64:
    """What is in the first and not in the second."""
    return items & ~others


def is_single(items: i64) -> bool:
    """Exactly one, where there is any."""
    return not items & (items - 1)


def members(mask: i64) -> tuple[int, ...]:
    """The members of a set, in order."""
    found = MEMBERS[0][mask & 255]
    row: i64 = 1
    mask >>= 8
    while mask:
        found += MEMBERS[row][mask & 255]
        mask >>= 8
        row += 1
    return found


def first(mask: i64) -> i64:
    """The smallest member of a set that is not empty. Walk a set with `mask &= mask - 1`."""
    return count((mask & -mask) - 1)


def count(mask: i64) -> i64:
    if not COMPILED:
        number: int = mask
        return number.bit_count()
    mask -= mask >> 1 & 0x5555555555  # the bits of each pair are added up, then of each four, of each byte, of all
    mask = (mask & 0x3333333333) + (mask >> 2 & 0x3333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F
    return mask + (mask >> 8) + (mask >> 16) + (mask >> 24) + (mask >> 32) & 63


def nth(mask: i64, index: i64) -> i64:
    """The member of a set by its number in order."""
    base: i64 = 0
    many = COUNT[mask & 255]
    while index >= many:
        index -= many
        mask >>= 8
        base += 8
        many = COUNT[mask & 255]
    return base + NTH[(mask & 255) * 8 + index]
