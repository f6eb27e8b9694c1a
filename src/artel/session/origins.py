"""Games that begin in the middle: at a table laid out by hand, or where a record had come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from artel.kernel.record import Match, follow
from artel.records import laid_out, other_outcome, setup_of

if TYPE_CHECKING:
    from artel.kernel.packs import Pack
    from artel.kernel.record import Record


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`layout`: of a table laid out by hand; `given`: how many inputs were there before luck came from the seed;
    `source`: the file that it comes from."""

    layout: dict[str, Any] | None = None
    given: int = 0
    source: str = ""


NOWHERE = Origin()
"""An ordinary game: dealt from its seed from the first input on."""


def followed(record: Record, origin: Origin, pack: Pack | None = None, *, upto: int | None = None) -> Match:
    """The match after so many inputs of a record. Raises BadRecord or WrongVersion."""
    setup = setup_of(record, pack)
    match = Match(setup, None, laid_out(setup, record.layout if origin.layout is None else origin.layout))
    follow(match, record.inputs[:upto])
    return match


def begun(record: Record, origin: Origin, seed: bytes, pack: Pack | None = None) -> Match:
    """The match where luck began to come from the seed. Raises BadRecord or WrongVersion."""
    match = followed(record, origin, pack, upto=origin.given)
    match.go_on(seed)
    return match


def dealt(record: Record, origin: Origin, seed: bytes, pack: Pack | None = None) -> Match:
    """The same actions with luck from the seed, and what the seed brings after them. Raises BadRecord or WrongVersion
    where it brings something else than the record says."""
    match = begun(record, origin, seed, pack)
    for number, text in enumerate(record.inputs[origin.given :], origin.given + 1):
        if match.length < number:
            who, _, what = text.partition(" ")
            match.act_text(int(who) - 1, what)
        if match.inputs[number - 1] != text:
            raise other_outcome(number, text, match.inputs[number - 1])
    return match
