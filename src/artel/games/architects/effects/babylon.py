"""Babylon: take a progress token, as if for a science set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.architects.components import Effect
from artel.games.architects.taking import ChooseToken

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.frames import Next, Tell


class Babylon(Effect):
    def built(self, t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
        return (ChooseToken(seat),)  # S5.9
