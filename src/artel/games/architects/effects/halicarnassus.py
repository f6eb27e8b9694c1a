"""Halicarnassus: look at the top five cards of the left or the right deck, keep one, shuffle the rest back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.architects.actions import KEEP, NOTHING, TAKE, Keep, Take
from artel.games.architects.components import KINDS, Effect
from artel.games.architects.events import LookedAt, LookedFaceDown, ShuffledBack
from artel.games.architects.state import NONE, ArchitectsTable, total
from artel.games.architects.taking import SetOff, ShowTop, lay_down
from artel.kernel.frames import Action, Chance, Frame, Question
from artel.kernel.piles import sample_of, weights_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng
    from artel.kernel.frames import Next, Tell


class Halicarnassus(Effect):
    def built(self, t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
        return (ChooseDeckToLookAt(seat),)


class ChooseDeckToLookAt(Question[ArchitectsTable]):
    """The deck is chosen before looking. (S4.6, S4.9)"""

    __slots__ = ()
    clause: ClassVar[str] = "S4.5"

    def options(self, t: ArchitectsTable) -> list[Action]:
        return [TAKE[deck] for deck in (t.left_deck(self.seat), t.right_deck(self.seat)) if t.has_card(deck)]

    def forced(self, t: ArchitectsTable) -> Action | None:
        options = self.options(t)
        if not options:
            return NOTHING
        return options[0] if len(options) == 1 else None

    def answer(self, t: ArchitectsTable, action: Action, tell: Tell | None) -> Next:
        if not isinstance(action, Take):
            return ()
        deck = action.deck
        t.looker, t.looked_at = self.seat, deck
        if tell:
            tell.that(LookedFaceDown(self.seat, t.deck_name(deck)))
        hidden = min(t.box.numbers["look"] - 1, t.below_size(deck))
        return (*[LookAt(self.seat, deck)] * hidden, KeepOne(self.seat, deck))

    def refusal(self, t: ArchitectsTable, action: Action) -> str:
        return self.clause if isinstance(action, Take) else "S4.12"


class LookAt(Chance[ArchitectsTable]):
    """One more of the cards below the open one. (S4.6)"""

    __slots__ = ("deck", "seat")
    clause: ClassVar[str] = "S4.6"

    def __init__(self, seat: i64, deck: i64) -> None:
        self.seat: i64 = seat
        self.deck: i64 = deck

    def weights(self, t: ArchitectsTable) -> dict[int, int]:
        return weights_of(t.below, self.deck * KINDS, KINDS)

    def sample(self, t: ArchitectsTable, rng: Rng) -> i64:
        return sample_of(t.below, self.deck * KINDS, t.below_size(self.deck), rng)

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        t.leave_below(self.deck, outcome)
        t.looked[outcome] += 1
        if tell:
            tell.that(LookedAt(self.seat, t.deck_name(self.deck), t.box.names[outcome]))
        return ()


class KeepOne(Question[ArchitectsTable]):
    """The rest goes back, and the deck shows a new card before the kept one sets anything off. (S4.9, S8.3)"""

    __slots__ = ("deck",)
    clause: ClassVar[str] = "S4.5"

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__(seat)
        self.deck: i64 = deck

    def options(self, t: ArchitectsTable) -> list[Action]:
        top = t.tops[self.deck]
        return [KEEP[kind] for kind in range(KINDS) if t.looked[kind] or kind == top]

    def forced(self, t: ArchitectsTable) -> Action | None:
        """Where the whole deck is of one kind, which all know. What only the looker sees is always asked. (S8.3)"""
        first = self.deck * KINDS
        top = t.tops[self.deck]
        kinds = [kind for kind in range(KINDS) if t.looked[kind] or t.below[first + kind] or kind == top]
        return KEEP[kinds[0]] if len(kinds) == 1 else None

    def answer(self, t: ArchitectsTable, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Keep)
        seat, deck, kept = self.seat, self.deck, action.card
        t.looked[t.tops[deck]] += 1
        t.looked[kept] -= 1
        back = total(t.looked)
        for kind in range(KINDS):
            t.put_below(deck, kind, t.looked[kind])
            t.looked[kind] = 0
        t.tops[deck] = t.looker = t.looked_at = NONE
        if tell:
            tell.that(ShuffledBack(seat, t.deck_name(deck), back))
        lay_down(t, seat, kept, deck, tell)
        shown: list[Frame] = [ShowTop(deck)] if t.has_below(deck) else []
        return (*shown, SetOff(seat, kept, NONE))

    def refusal(self, t: ArchitectsTable, action: Action) -> str:
        return self.clause if isinstance(action, Keep) else "S4.12"
