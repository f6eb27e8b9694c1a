"""The search for values that meet aims: play, look which aims are missed, turn one lever of each a notch, play again.

An aim is a component, whose effect on winning is to lie within the band, or the first to play, whose share of games won
is. A lever is a path of the pack, and what may be added to it. Nothing but what was played decides the next values, so
a search that was cut short goes on as it would have gone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from artel.kernel.errors import BadInput, Problem
from artel.lab.changes import ValueChange, provenance
from artel.lab.estimates import Estimate, estimate

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from artel.kernel.packs import Pack
    from artel.lab.findings import VariationFound

FORM: Final = re.compile(r"(?P<aim>[^:]+):(?P<path>[^=]+)=(?P<low>[+-]?\d+)\.\.(?P<high>[+-]?\d+)")
UNSURE: Final = ("reconstructed", "own")
"""The provenance of what may be tuned."""
MOST: Final = 4
"""Notches that an aim may move its levers in a round."""
FIRST: Final = "place1"
"""The aim that whoever begins has no advantage."""


class Lever(msgspec.Struct, frozen=True):
    """`low`, `high`: the least and the most that may be added."""

    aim: str
    path: str
    low: int
    high: int


class TuningRound(msgspec.Struct, frozen=True):
    """`added`: by lever; `aims`: how far each is from nothing."""

    added: tuple[int, ...]
    aims: dict[str, Estimate]

    @property
    def worst(self) -> float:
        return max(abs(aim.value) for aim in self.aims.values())


def read_levers(texts: Iterable[str]) -> tuple[Lever, ...]:
    """Raises BadInput."""
    found = []
    for text in texts:
        form = FORM.fullmatch(text)
        if form is None or not int(form["low"]) <= 0 <= int(form["high"]):
            raise BadInput(
                problem=Problem(
                    "lever-form",
                    "A lever is AIM:PATH=LOW..HIGH with 0 in between, such as red:fortress=-3..3; not “{text}”.",
                    text=text,
                )
            )
        found.append(Lever(form["aim"].strip(), form["path"].strip(), int(form["low"]), int(form["high"])))
    if not found:
        raise BadInput(problem=Problem("no-lever", "To tune, say what may be varied: --vary red:fortress=-3..3."))
    return tuple(found)


def check(levers: Sequence[Lever], pack: Pack) -> None:
    """What is known is not for tuning. Raises BadInput."""
    for lever in levers:
        if (told := provenance(pack, lever.path)) not in UNSURE:
            raise BadInput(
                problem=Problem(
                    "lever-known",
                    "“{path}” is not for tuning: the pack says that it comes from elsewhere ({provenance}).",
                    path=lever.path,
                    provenance=told,
                )
            )


def changes(levers: Sequence[Lever], added: Sequence[int]) -> tuple[ValueChange, ...]:
    return tuple(ValueChange(lever.path, f"{by:+d}") for lever, by in zip(levers, added, strict=True) if by)


def judged(levers: Sequence[Lever], added: tuple[int, ...], found: VariationFound) -> TuningRound:
    """Raises BadInput where nothing is known of an aim."""
    effects = {effect.name: effect.wins for effect in found.effects}
    first = found.places[0].wins
    effects[FIRST] = estimate(first.value - 1 / len(found.places), first.error)
    for lever in levers:
        if lever.aim not in effects:
            raise BadInput(
                problem=Problem(
                    "no-aim", "Nothing is known of {aim}; there are {names}.", aim=lever.aim, names=", ".join(effects)
                )
            )
    return TuningRound(added, {lever.aim: effects[lever.aim] for lever in levers})


def following(levers: Sequence[Lever], last: TuningRound, band: float) -> tuple[int, ...] | None:
    """What to add next: for each aim, as often as the band goes into what it is off, one more or less to that of its
    levers which moved least; None: all aims are met, or nothing can be moved."""
    added = list(last.added)
    for aim, effect in last.aims.items():
        way = -1 if effect.value > 0 else 1
        own = [at for at, lever in enumerate(levers) if lever.aim == aim]
        for _ in range(notches(effect.value, band)):
            free = [at for at in own if levers[at].low <= added[at] + way <= levers[at].high]
            if free:
                added[min(free, key=lambda at: (abs(added[at] + way), at))] += way
    return None if tuple(added) == last.added else tuple(added)


def notches(off: float, band: float) -> int:
    """At least one where the band is missed, however narrow it is; at most so many that a round still tells."""
    return 0 if abs(off) <= band else min(MOST, int(abs(off) / band)) if band else 1


def best(rounds: Sequence[TuningRound]) -> int:
    return min(range(len(rounds)), key=lambda at: (rounds[at].worst, at))
