"""Ephesus: take the top card of the central deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.architects.components import CENTRAL, Effect
from artel.games.architects.taking import take

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.frames import Next, Tell


class Ephesus(Effect):
    def built(self, t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
        return take(t, seat, CENTRAL, tell) if t.has_card(CENTRAL) else ()
