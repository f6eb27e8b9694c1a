"""Obelisk: hand maximum 5; before one's first turn it may be fetched from the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.actions import FETCH, NO, Fetch
from artel.games.zodchie.components import Property
from artel.games.zodchie.effects.museum import raise_hand
from artel.games.zodchie.events import Declined, Fetched, NoTarget
from artel.games.zodchie.state import ZodchieTable
from artel.kernel.frames import Action, Question
from artel.kernel.packed import both, first, members

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.frames import Next, Tell


class Obelisk(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        raise_hand(t, seat, 5, tell)  # Z10.10
        return ()


class FetchObelisk(Question[ZodchieTable]):
    """Put a hand card under the pile, take the Obelisk out of it, shuffle. (Z11.27)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z11.27"

    def options(self, t: ZodchieTable) -> list[Action]:
        found: list[Action] = []
        if both(t.pile(self.seat), t.cards.obelisk):
            found += [FETCH[card] for card in members(t.hands[self.seat])]
        found.append(NO)
        return found

    def forced(self, t: ZodchieTable) -> Action | None:
        """Not asked where everybody knows that the Obelisk is gone: a Laboratory had it laid."""
        return None if self.hidden(t) else NO

    def hidden(self, t: ZodchieTable) -> bool:
        return both(t.left_to_play(self.seat), t.cards.obelisk) != 0

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        kind = first(both(t.deck[seat], t.cards.obelisk))
        if isinstance(action, Fetch):
            t.shuffle_in(seat, action.card, kind)
            if tell:
                tell.that(Fetched(seat, t.name(kind)))
        elif tell:
            name = t.name(kind)
            tell.that(Declined(seat, name) if self.hidden(t) else NoTarget(seat, name))
        return ()
