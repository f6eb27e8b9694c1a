"""A game of Zodchie between players at random, with a data pack of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.packs import pack_of
from artel.kernel.record import Match

if TYPE_CHECKING:
    from artel.kernel.record import Record


def played_with(content: dict[str, Any]) -> Record:
    """As if it had been played elsewhere: nothing of the pack is known here but what the record carries."""
    found = game("zodchie")
    match: Match[Any, Any] = Match(found.setup(2, {}, pack_of(content, "zodchie", "pack")), b"elsewhere")
    rng = Rng(5)
    while not match.over:
        seat = pending(match.table)[0]
        options = found.view(match.table, seat).options
        match.act_text(seat, options[rng.below(len(options))])
    record = match.record()
    record.data = content
    found._components.pop(record.header.digest, None)
    return record
