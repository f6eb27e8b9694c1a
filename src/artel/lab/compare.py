"""Two variations side by side: what has changed in the box, what in the games, and whether that is more than noise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from artel.lab.changes import Differs, differences
from artel.lab.estimates import LEVEL, Estimate, chance_of, holm

if TYPE_CHECKING:
    from collections.abc import Iterator

    from artel.kernel.packs import Pack
    from artel.lab.findings import VariationFound

EFFECT = "effect"
PLACE = "place"


class Difference(msgspec.Struct, frozen=True):
    """`what`: `effect park`, `place 1`, or a field of the course of a game; `chance`: how often noise alone makes any
    of the differences look like this."""

    what: str
    before: Estimate
    after: Estimate
    difference: Estimate
    chance: float
    sure: bool


class Comparison(msgspec.Struct, frozen=True):
    """`before`, `after`: the numbers of two variations; `box`: what their packs say otherwise; `differences`: those
    that noise explains worst come first."""

    before: int
    after: int
    box: tuple[Differs, ...]
    differences: tuple[Difference, ...]


def compared(
    variations: tuple[int, int], packs: tuple[Pack, Pack], found: tuple[VariationFound, VariationFound]
) -> Comparison:
    rows = list(common(*found))
    apart = [after.less(before) for _, before, after in rows]
    chances = holm([chance_of(one.value, one.error) for one in apart])
    named = [
        Difference(what, before, after, one, chance, chance < LEVEL)
        for (what, before, after), one, chance in zip(rows, apart, chances, strict=True)
    ]
    strongest = sorted(named, key=lambda one: -abs(one.difference.value) / (one.difference.error or 1.0))
    return Comparison(*variations, tuple(differences(*packs)), tuple(strongest))


def common(before: VariationFound, after: VariationFound) -> Iterator[tuple[str, Estimate, Estimate]]:
    """What both have."""
    effects = {effect.name: effect.wins for effect in before.effects}
    for effect in after.effects:
        if effect.name in effects:
            yield f"{EFFECT} {effect.name}", effects[effect.name], effect.wins
    if len(before.places) == len(after.places):
        for place, other in zip(before.places[:-1], after.places[:-1], strict=True):
            yield f"{PLACE} {place.place}", place.wins, other.wins
    for field in before.course.__struct_fields__:
        yield field, getattr(before.course, field), getattr(after.course, field)
