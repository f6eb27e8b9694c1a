"""What can happen in Zodchie. Cards are named by their ids, places as in notation (street letter, quarter number)."""

from __future__ import annotations

from artel.kernel.events import Event, Public
from artel.kernel.ids import Seat


class FirstPlayer(Public, frozen=True, tag=True):
    seat: Seat


class ColourGiven(Public, frozen=True, tag=True):
    seat: Seat
    colour: str


class DieRolled(Public, frozen=True, tag=True):
    limit: int


class DeckBuilt(Public, frozen=True, tag=True):
    """Shown when everybody has decided. (Z9.3)"""

    seat: Seat
    extras: tuple[str, ...]


class DrewFaceDown(Public, frozen=True, tag=True):
    seat: Seat


class Drew(Event, frozen=True, tag=True):
    seat: Seat
    card: str

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else DrewFaceDown(self.seat)


class TurnBegan(Public, frozen=True, tag=True):
    seat: Seat

    def begins_turn(self) -> bool:
        return True


class Redrew(Public, frozen=True, tag=True):
    """The whole hand went under the pile. (Z2.4)"""

    seat: Seat
    cards: int


class Announced(Public, frozen=True, tag=True):
    """A card is going to be played once its price is paid."""

    seat: Seat
    card: str


class Played(Public, frozen=True, tag=True):
    seat: Seat
    card: str
    place: str
    value: int


class Compared(Public, frozen=True, tag=True):
    """The clause says what becomes of the card on the left; Z6.4: it is protected."""

    place: str
    value: int
    left: str
    left_value: int
    clause: str


class Destroyed(Public, frozen=True, tag=True):
    owner: Seat
    card: str
    place: str


class Buried(Public, frozen=True, tag=True):
    """A destroyed card went to its owner's Cemetery. (Z10.6)"""

    owner: Seat
    card: str
    place: str


class Turned(Public, frozen=True, tag=True):
    owner: Seat
    card: str
    place: str
    value: int


class Moved(Public, frozen=True, tag=True):
    owner: Seat
    card: str
    start: str
    place: str


class Swapped(Public, frozen=True, tag=True):
    card: str
    place: str
    other: str
    other_place: str


class Protected(Public, frozen=True, tag=True):
    seat: Seat
    card: str
    place: str


class TokenPut(Public, frozen=True, tag=True):
    """A token reserves a place. (Z10.14)"""

    seat: Seat
    place: str


class TokenTaken(Public, frozen=True, tag=True):
    seat: Seat
    place: str


class TakenToHand(Public, frozen=True, tag=True):
    seat: Seat
    card: str
    place: str


class Restored(Public, frozen=True, tag=True):
    owner: Seat
    card: str
    place: str


class Laid(Public, frozen=True, tag=True):
    """Laid face down for a Laboratory. (Z10.7)"""

    seat: Seat
    card: str
    place: str


class Removed(Public, frozen=True, tag=True):
    seat: Seat
    card: str
    source: str


class Copied(Public, frozen=True, tag=True):
    """A Forge copies a property. (Z10.5)"""

    seat: Seat
    card: str
    place: str


class Chose(Public, frozen=True, tag=True):
    """A choice for all to see, of which nothing has come yet: a card to be swapped or moved, an Inn to be destroyed."""

    seat: Seat
    card: str
    place: str


class Fetched(Public, frozen=True, tag=True):
    """The Obelisk came out of the pile; what went under it stays hidden. (Z10.10, Z12.4)"""

    seat: Seat
    card: str


class HandRaised(Public, frozen=True, tag=True):
    seat: Seat
    maximum: int


class WillNotDraw(Public, frozen=True, tag=True):
    """After a Palace. (Z11.25)"""

    seat: Seat


class Declined(Public, frozen=True, tag=True):
    """Did not use the property of this card."""

    seat: Seat
    card: str


class NoTarget(Public, frozen=True, tag=True):
    """The property of this card had nothing to act on. (Z5.3)"""

    seat: Seat
    card: str


class Passed(Public, frozen=True, tag=True):
    """Had cards, but no legal play. (Z2.3)"""

    seat: Seat


class EmptyHand(Public, frozen=True, tag=True):
    """Nothing in hand to play; the turn goes on with the draw. (Z2.5)"""

    seat: Seat


class Skipped(Public, frozen=True, tag=True):
    """Neither hand nor pile. (Z2.2)"""

    seat: Seat


class Scored(Public, frozen=True, tag=True):
    """One item of the final count."""

    seat: Seat
    points: int
    card: str
    place: str
    clause: str


class Ended(Public, frozen=True, tag=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


ZodchieEvent = (
    FirstPlayer | ColourGiven | DieRolled | DeckBuilt | DrewFaceDown | Drew | TurnBegan | Redrew | Announced | Played
    | Compared | Destroyed | Buried | Turned | Moved | Swapped | Protected | TokenPut | TokenTaken | TakenToHand
    | Restored | Laid | Removed | Copied | Chose | Fetched | HandRaised | WillNotDraw | Declined | NoTarget | Passed
    | EmptyHand | Skipped | Scored | Ended
)  # fmt: skip
