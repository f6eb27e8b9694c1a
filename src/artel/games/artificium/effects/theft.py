"""Theft: pay to move a stone of a low level from another player's board to one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.actions import Steal, steal_from
from artel.games.artificium.components import RESOURCES, Effect
from artel.games.artificium.events import Stolen

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.frames import Action, Next, Tell


class Theft(Effect):
    """Stones only, and only of levels that can be paid for. (A3.4, A3.8)"""

    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        found: list[Action] = []
        for resource in range(RESOURCES):
            fee = t.box.theft[t.box.level[resource]]
            if 0 <= fee <= t.coins[seat]:
                found += [
                    steal_from(other, resource)
                    for other in range(t.seats)
                    if other != seat and t.stones_of(other, resource)
                ]
        return found

    def apply(self, t: ArtificiumTable, seat: i64, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Steal)
        resource, victim = action.resource, action.victim
        fee = t.box.theft[t.box.level[resource]]
        t.coins[seat] -= fee
        t.give_stones(victim, resource, -1)
        t.give_stones(seat, resource, 1)
        if tell:
            tell.that(Stolen(seat, victim, t.box.resource_names[resource], fee))
        return ()
