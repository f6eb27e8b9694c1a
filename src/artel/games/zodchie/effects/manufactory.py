"""Manufactory: may take another own card to hand and play a different hand card on that place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.actions import NO, PAY, PICK, Pay, Pick, Play, play_on
from artel.games.zodchie.changes import take_back
from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Declined, NoTarget
from artel.games.zodchie.state import ZodchieTable
from artel.games.zodchie.turn import begin_to_pay, play
from artel.kernel.frames import Action, Question
from artel.kernel.packed import both, has, less, members, minus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.frames import Next, Tell


class Manufactory(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return () if extra else (ManufactoryTakes(seat, place),)  # Z11.23


def plays_on(t: ZodchieTable, seat: i64, place: i64, taken: i64) -> list[Action]:
    """Ways to play a hand card, but not the taken one, on the kept place. (Z11.22, Z11.31)"""
    found: list[Action] = []
    if t.is_crowded(seat, place) and not both(t.hands[seat], t.cards.priced):
        return found
    for card in members(less(minus(t.hands[seat], taken), t.cards.cemetery)):  # Z11.18
        if has(t.cards.priced, card):
            if t.cards.properties[card].can_pay(t, seat, card, place):
                found.append(PAY[card])
        elif not t.is_crowded(seat, place):
            found.append(play_on(card, place))
    return found


class ManufactoryTakes(Question[ZodchieTable]):
    """Both or neither: only a card whose place another one can be played on. (Z10.8, Z12.5)"""

    __slots__ = ("place",)
    clause: ClassVar[str] = "Z10.8"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def own(self, t: ZodchieTable) -> i64:
        return minus(t.standing[self.seat], self.place)

    def options(self, t: ZodchieTable) -> list[Action]:
        found: list[Action] = []
        for place in members(self.own(t)):
            after = t.copy()
            kind = after.card_at(place)
            take_back(after, place, None)
            after.keep(place)
            if plays_on(after, self.seat, place, kind):
                found.append(PICK[place])
        found.append(NO)
        return found

    def forced(self, t: ZodchieTable) -> Action | None:
        return None if t.hands[self.seat] and self.own(t) else NO

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, Pick):
            kind = t.card_at(action.place)
            take_back(t, action.place, tell)
            t.keep(action.place)
            return (ManufactoryPlays(self.seat, action.place, kind),)
        if tell:
            name, asked = t.name_at(self.place), t.hands[self.seat] and self.own(t)
            tell.that(Declined(self.seat, name) if asked else NoTarget(self.seat, name))
        return ()


class ManufactoryPlays(Question[ZodchieTable]):
    """Which card goes to the place that was freed? (Z11.22)"""

    __slots__ = ("place", "taken")
    clause: ClassVar[str] = "Z11.22"

    def __init__(self, seat: i64, place: i64, taken: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place
        self.taken: i64 = taken

    def options(self, t: ZodchieTable) -> list[Action]:
        return plays_on(t, self.seat, self.place, self.taken)

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, Play):
            return play(t, self.seat, action.card, action.place, True, tell)
        assert isinstance(action, Pay)
        return begin_to_pay(t, self.seat, action.card, self.place, True, tell)
