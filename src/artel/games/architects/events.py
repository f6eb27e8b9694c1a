"""What can happen in 7 Wonders Architects. Cards, wonders and tokens are named by their ids, decks by their wonder."""

from __future__ import annotations

from artel.kernel.events import Event, Public
from artel.kernel.ids import Seat


class WonderGiven(Public, frozen=True, tag=True):
    seat: Seat
    wonder: str


class FirstPlayer(Public, frozen=True, tag=True):
    seat: Seat


class TokenShown(Public, frozen=True, tag=True):
    """A progress token is turned up. (S1.2, S5.1)"""

    token: str


class TopShown(Public, frozen=True, tag=True):
    """A wonder deck shows its next card. (S8.1)"""

    deck: str
    card: str


class TurnBegan(Public, frozen=True, tag=True):
    seat: Seat

    def begins_turn(self) -> bool:
        return True


class CatLookedFaceDown(Public, frozen=True, tag=True):
    """The cat's holder knows the top card of the central deck. (S8.2)"""

    seat: Seat


class CatLooked(Event, frozen=True, tag=True):
    seat: Seat
    card: str

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else CatLookedFaceDown(self.seat)


class Took(Public, frozen=True, tag=True):
    """A card was taken and lies open. (S2.5, S4.7)"""

    seat: Seat
    card: str
    deck: str


class NoCard(Public, frozen=True, tag=True):
    """None of the three decks has a card. (S2.4)"""

    seat: Seat


class CatMoved(Public, frozen=True, tag=True):
    seat: Seat


class HornsBlown(Public, frozen=True, tag=True):
    """So many conflict tokens now show the battle side. (S3.4)"""

    seat: Seat
    battle: int
    total: int


class Built(Public, frozen=True, tag=True):
    seat: Seat
    stage: int
    paid: tuple[str, ...]
    tokens: tuple[str, ...]
    """Economy and Engineering, where the payment used them. (S5.11)"""


class WonderFinished(Public, frozen=True, tag=True):
    seat: Seat


class Discovered(Public, frozen=True, tag=True):
    """A science set was turned in. (S3.3)"""

    seat: Seat
    cards: tuple[str, ...]


class GotToken(Public, frozen=True, tag=True):
    seat: Seat
    token: str
    unseen: bool


class Armed(Public, frozen=True, tag=True):
    """A token may give an extra card in this turn. (S5.6)"""

    seat: Seat
    token: str


class UsedToken(Public, frozen=True, tag=True):
    seat: Seat
    token: str


class LookedFaceDown(Public, frozen=True, tag=True):
    """Somebody looks at the top cards of a deck. (S4.6)"""

    seat: Seat
    deck: str


class LookedAt(Event, frozen=True, tag=True):
    seat: Seat
    deck: str
    card: str

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else LookedFaceDown(self.seat, self.deck)


class ShuffledBack(Public, frozen=True, tag=True):
    """The other cards looked at are in the deck again. (S4.9)"""

    seat: Seat
    deck: str
    cards: int


class Fought(Public, frozen=True, tag=True):
    """Two neighbours compared shields. (S6.2, S6.3)"""

    one: Seat
    other: Seat
    shields: int
    other_shields: int
    victory_tokens: int
    other_victory_tokens: int
    clause: str


class Disarmed(Public, frozen=True, tag=True):
    """After the battle: red cards with horns are discarded. (S6.4)"""

    seat: Seat
    cards: int


class TurnEnded(Public, frozen=True, tag=True):
    seat: Seat


class Scored(Public, frozen=True, tag=True):
    """One item of the final count."""

    seat: Seat
    points: int
    what: str
    clause: str


class Ended(Public, frozen=True, tag=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


ArchitectsEvent = (
    WonderGiven | FirstPlayer | TokenShown | TopShown | TurnBegan | CatLookedFaceDown | CatLooked | Took | NoCard
    | CatMoved | HornsBlown | Built | WonderFinished | Discovered | GotToken | Armed | UsedToken | LookedFaceDown
    | LookedAt | ShuffledBack | Fought | Disarmed | TurnEnded | Scored | Ended
)  # fmt: skip
