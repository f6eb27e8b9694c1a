"""Palace: draw nothing at the end of this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import WillNotDraw

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable
    from artel.kernel.frames import Next, Tell


class Palace(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        t.draws = 0  # Z11.25
        if tell:
            tell.that(WillNotDraw(seat))
        return ()
