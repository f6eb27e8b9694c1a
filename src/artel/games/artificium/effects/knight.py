"""The Knight of a Castle: another player's marker goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.actions import AIM, Aim
from artel.games.artificium.components import Effect
from artel.games.artificium.events import KnightStruck
from artel.games.artificium.state import KNIGHT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.frames import Action, Next, Tell


class Knight(Effect):
    """Not below 0; one on 0 may be chosen; moving back gives nothing. (A2.2, A2.3, A2.6)"""

    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        return [AIM[other] for other in range(t.seats) if other != seat]

    def apply(self, t: ArtificiumTable, seat: i64, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Aim)
        target = action.target
        steps = min(t.box.numbers["knight"], t.points[target])
        t.points[target] -= steps
        t.earn(target, KNIGHT, -steps)
        if tell:
            tell.that(KnightStruck(target, seat, t.points[target]))
        return ()
