"""Data packs that are stored, as games read them, in whatever process needs one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from artel.kernel.packs import Pack

KEPT: Final = 256


class PackRow(msgspec.Struct, frozen=True):
    """`content`: the pack as JSON; `changes`: in so many things it differs from the standard; `hosted`: offered to all;
    `allowed`: also for rated games; `removed`: not for new tables any more."""

    digest: str
    game: str
    name: str
    changes: int
    hosted: bool
    allowed: bool
    removed: bool
    content: str


def row_of(pack: Pack) -> PackRow:
    from artel.games import game
    from artel.kernel.packdiff import changes
    from artel.kernel.packs import canonical

    content = pack.content()
    different = len(changes(game(pack.game).standard_pack().content(), content))
    return PackRow(pack.digest, pack.game, pack.name, different, False, False, False, canonical(content))


@lru_cache(KEPT)
def pack_in(row: PackRow) -> Pack:
    """It was checked before it was stored."""
    from artel.kernel.packs import pack_of  # rows are read without it

    return pack_of(msgspec.json.decode(row.content), row.game, row.name)
