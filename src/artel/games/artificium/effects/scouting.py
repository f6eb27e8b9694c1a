"""Scouting: take a random card of another player's hand; that player draws one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.artificium.actions import AIM, Aim
from artel.games.artificium.components import CARDS, Effect
from artel.games.artificium.drawing import DrawCards
from artel.games.artificium.events import Scouted, ScoutSent
from artel.games.artificium.state import ArtificiumTable
from artel.kernel.frames import Chance
from artel.kernel.piles import sample_of, weights_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng
    from artel.kernel.frames import Action, Next, Tell


class Scouting(Effect):
    """Only a player with a hand card can be chosen. (A3.1, A3.5)"""

    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        return [AIM[other] for other in range(t.seats) if other != seat and t.sizes[other]]

    def apply(self, t: ArtificiumTable, seat: i64, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Aim)
        if tell:
            tell.that(ScoutSent(seat, action.target))
        return TakeAtRandom(seat, action.target), DrawCards(action.target, 1)


class TakeAtRandom(Chance[ArtificiumTable]):
    """Known to thief and victim alone. (A7.1)"""

    __slots__ = ("seat", "victim")
    clause: ClassVar[str] = "A3.1"

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def weights(self, t: ArtificiumTable) -> dict[int, int]:
        return weights_of(t.hands, self.victim * CARDS, CARDS)

    def sample(self, t: ArtificiumTable, rng: Rng) -> i64:
        return sample_of(t.hands, self.victim * CARDS, t.sizes[self.victim], rng)

    def resolve(self, t: ArtificiumTable, outcome: i64, tell: Tell | None) -> Next:
        t.take_secretly(self.victim, self.seat, outcome)
        if tell:
            tell.that(Scouted(self.seat, self.victim, t.name(outcome)))
        return ()
