"""Stored packs as games read them, in whatever process needs one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from artel.kernel.packs import Pack, pack_of
from artel.server.store.packs import PackRow

KEPT: Final = 256


@lru_cache(KEPT)
def pack_in(row: PackRow) -> Pack:
    """It was checked before it was stored."""
    return pack_of(msgspec.json.decode(row.content), row.game, row.name)
