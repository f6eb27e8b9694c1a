"""What a seat sees of a table by a game's traits, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.kernel.traits import Marks

if TYPE_CHECKING:
    from artel.kernel.traits import Traits


class TraitedTable:
    """`parts`: what stands one behind the other, and how many numbers it has; the seats in it are counted from who
    looks."""

    def __init__(self, m: Any, seat: int, traits: Traits, parts: dict[str, int]) -> None:
        self.seats: int = m.table.seats
        self.parts = parts
        marks = Marks(traits.most(self.seats))
        traits.prepare(m.table)
        traits.write(m.table, seat - 1, marks)
        assert marks.at == traits.size(self.seats) == sum(parts.values())
        places, amounts = marks.pairs()
        assert len(set(places)) == len(places)
        self.found = dict(zip(places, amounts, strict=True))

    def __getitem__(self, part: str) -> dict[int, int]:
        names = list(self.parts)
        begin = sum(self.parts[name] for name in names[: names.index(part)])
        return {at - begin: self.found[at] for at in self.found if begin <= at < begin + self.parts[part]}

    def number(self, part: str) -> int:
        return self[part].get(0, 0)

    def numbers(self, *names: str) -> list[int]:
        return [self.number(name) for name in names]

    def only(self, part: str) -> int:
        """Which one of many."""
        ((which, amount),) = self[part].items()
        assert amount == 1
        return which
