"""What the host of a table chooses besides the game: time, takeback, how far behind those who watch are,
and whether bots explain themselves.

Stored as JSON in `tables.settings`; shown to everybody at the table.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta


class PlayerClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="player"):
    """Each player has a clock of so many `seconds`. It runs while the table waits for the player; each answer
    adds `increment` seconds, but never fills the clock over `cap` (null: over `seconds`)."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    cap: Annotated[int, Meta(ge=10, le=86_400)] | None = None


class MoveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = PlayerClock | MoveClock


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`clock`: null for none. `takeback`: one's last action without asking while it was public and nothing came of
    chance; further back with everybody's consent, and then `strict`: only where nothing hidden was shown and nothing
    came of chance since, or `free`: whatever was shown; or `never`. `delay`: by how many versions those who watch are
    behind. `explains`: where one person plays with bots alone and for nothing, the bots say why they move, also from
    what only they see."""

    clock: Clock | None = None
    takeback: Literal["strict", "free", "never"] = "strict"
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    explains: bool = False


PLAIN = TableSettings()
