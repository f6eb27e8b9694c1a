"""Laboratory: each opponent lays one hand card face down on a legal place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.actions import NO, Lay, lay_on
from artel.games.zodchie.changes import take_token
from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Laid
from artel.games.zodchie.state import ZodchieTable, piece_of, place_name
from artel.kernel.frames import Action, Question
from artel.kernel.packed import members

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.frames import Next, Tell


class Laboratory(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (LaboratoryLays((seat + 1) % t.seats, seat),)


class LaboratoryLays(Question[ZodchieTable]):
    """Opponent by opponent, clockwise; without a card or a place one is skipped. (Z10.7, Z11.5, Z11.20)"""

    __slots__ = ("player",)
    clause: ClassVar[str] = "Z11.20"

    def __init__(self, seat: i64, player: i64) -> None:
        super().__init__(seat)
        self.player: i64 = player

    def options(self, t: ZodchieTable) -> list[Action]:
        places = members(t.places(self.seat))
        return [lay_on(card, place) for card in members(t.hands[self.seat]) for place in places]

    def forced(self, t: ZodchieTable) -> Action | None:
        return None if t.hands[self.seat] and t.places(self.seat) else NO

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Lay):
            t.discard(seat, action.card)
            take_token(t, seat, action.place, tell)
            t.lay(piece_of(seat, action.card, 0), action.place)
            if tell:
                tell.that(Laid(seat, t.name(action.card), place_name(action.place)))
        after: i64 = (seat + 1) % t.seats
        return (LaboratoryLays(after, self.player),) if after != self.player else ()
