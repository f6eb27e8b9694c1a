"""Fair: coins for each card played in this round, this one not counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.actions import APPLY
from artel.games.artificium.components import CARDS, Effect
from artel.games.artificium.events import FairPaid

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.frames import Action, Next, Tell


class Fair(Effect):
    """With none it may still be applied, for nothing. (A3.3, A3.7)"""

    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        return [APPLY]

    def apply(self, t: ArtificiumTable, seat: i64, action: Action, tell: Tell | None) -> Next:
        played: i64 = 0
        for card in range(CARDS):
            played += t.applied(seat, card)
        coins = played * t.box.numbers["fair"]
        t.coins[seat] += coins
        if tell:
            tell.that(FairPaid(seat, coins))
        return ()
