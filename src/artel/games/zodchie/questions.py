"""The two shapes that most questions have: choose a card (or place) of the city, choose how to turn one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.actions import NO, PICK, Pick, TurnTo, turn_to
from artel.games.zodchie.changes import turn
from artel.games.zodchie.events import Declined, NoTarget
from artel.games.zodchie.state import ZodchieTable
from artel.kernel.frames import Action, Next, Question, Tell
from artel.kernel.packed import count, first, is_single, less, members, nth, plus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Place, Places
    from artel.kernel.chance import Rng


class ChoosePlace(Question[ZodchieTable]):
    """Asked for the card at `place` of `seat`. With nothing to choose it is not asked. (Z5.3, Z5.7)"""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def among(self, t: ZodchieTable) -> Places:
        """Where to look."""
        raise NotImplementedError

    def suits(self, t: ZodchieTable, place: Place) -> bool:
        """Which of them can be chosen? All, where nothing is said."""
        return True

    def targets(self, t: ZodchieTable) -> Places:
        found: Places = 0
        for place in members(self.among(t)):
            if self.suits(t, place):
                found = plus(found, place)
        return found

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        raise NotImplementedError

    def declined(self, t: ZodchieTable) -> Next:
        return ()

    def may(self, t: ZodchieTable, targets: i64) -> bool:
        """May it be declined? Always, where the card says so."""
        return True

    def acting(self, t: ZodchieTable) -> str:
        return t.name_at(self.place)

    def options(self, t: ZodchieTable) -> list[Action]:
        targets = self.targets(t)
        found: list[Action] = [PICK[place] for place in members(targets)]
        if self.may(t, targets):
            found.append(NO)
        return found

    def forced(self, t: ZodchieTable) -> Action | None:
        targets = self.targets(t)
        if not targets:
            return NO
        if is_single(targets) and not self.may(t, targets):
            return PICK[first(targets)]
        return None

    def uniform(self, t: ZodchieTable, rng: Rng) -> Action:
        """Nothing is preferred there."""
        return self.sample(t, rng)

    def sample(self, t: ZodchieTable, rng: Rng) -> Action:
        targets = self.targets(t)
        if not targets:
            return NO
        many = count(targets)
        at = rng.below(many + (1 if self.may(t, targets) else 0))
        return PICK[nth(targets, at)] if at < many else NO

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, Pick):
            return self.chosen(t, action.place, tell)
        if tell:
            name = self.acting(t)
            tell.that(Declined(self.seat, name) if self.targets(t) else NoTarget(self.seat, name))
        return self.declined(t)


class MustChoosePlace(ChoosePlace):
    """A mandatory property: declined only where all that could be chosen is protected by oneself. (Z6.13)"""

    __slots__ = ()

    def may(self, t: ZodchieTable, targets: i64) -> bool:
        return not less(targets, t.shields[self.seat])


class ChooseTurn(Question[ZodchieTable]):
    """Turn one card, to either side, or do not. (Z6.6)"""

    __slots__ = ("place",)
    clause: ClassVar[str] = "Z6.6"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def targets(self, t: ZodchieTable) -> Places:
        """Cards with more than one side."""
        raise NotImplementedError

    def following(self, t: ZodchieTable, place: i64) -> Next:
        """What is asked next; `place` was turned, -1: none."""
        return ()

    def options(self, t: ZodchieTable) -> list[Action]:
        found: list[Action] = []
        for place in members(self.targets(t)):
            found += [turn_to(place, side) for side in members(t.sides_to_turn_to(place))]
        found.append(NO)
        return found

    def forced(self, t: ZodchieTable) -> Action | None:
        return None if self.targets(t) else NO

    def sample(self, t: ZodchieTable, rng: Rng) -> Action:
        """Each card is as likely as any other, however many sides it can be turned to."""
        targets = self.targets(t)
        many = count(targets)
        at = rng.below(2 * many + 1)
        if at == 2 * many:
            return NO
        place = nth(targets, at // 2)
        sides = t.sides_to_turn_to(place)
        return turn_to(place, first(sides) if is_single(sides) else nth(sides, at % 2))

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, TurnTo):
            turn(t, action.place, action.side, tell)
            return self.following(t, action.place)
        if tell:
            name = t.name_at(self.place)
            tell.that(Declined(self.seat, name) if self.targets(t) else NoTarget(self.seat, name))
        return self.following(t, -1)
