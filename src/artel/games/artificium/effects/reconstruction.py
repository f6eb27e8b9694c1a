"""Reconstruction: take back to hand a card played earlier in this round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.actions import REBUILD, Rebuild
from artel.games.artificium.components import CARDS, RECONSTRUCTION, Effect
from artel.games.artificium.turn import take_back

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.frames import Action, Next, Tell


class Reconstruction(Effect):
    """Never a Reconstruction. What the card gave stays. (A3.2, A3.6)"""

    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        return [REBUILD[card] for card in range(CARDS) if t.applied(seat, card) and card != RECONSTRUCTION]

    def apply(self, t: ArtificiumTable, seat: i64, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Rebuild)
        t.put_in_front(seat, action.card, -1)
        take_back(t, seat, action.card, "A3.2", tell)
        return ()
