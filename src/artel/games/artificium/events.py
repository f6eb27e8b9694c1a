"""What can happen in Artificium. Cards and resources are named by their ids."""

from __future__ import annotations

from artel.kernel.events import Event, Public
from artel.kernel.ids import Seat


class RoundBegan(Public, frozen=True, tag=True):
    """Who begins, and by which clause. (A1.2, A4.2)"""

    round: int
    seat: Seat
    clause: str

    def begins_turn(self) -> bool:
        return True


class DrewFaceDown(Public, frozen=True, tag=True):
    seat: Seat


class Drew(Event, frozen=True, tag=True):
    seat: Seat
    card: str

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else DrewFaceDown(self.seat)


class DeckShuffled(Public, frozen=True, tag=True):
    """The discard pile became the new deck; which cards, everybody knows. (A5.1, A7.3)"""

    cards: dict[str, int]


class MarketCard(Public, frozen=True, tag=True):
    card: str


class Swapped(Public, frozen=True, tag=True):
    seat: Seat
    gave: str
    took: str
    coins: int


class Exchanged(Public, frozen=True, tag=True):
    """The whole hand was discarded for new cards. (A4.5)"""

    seat: Seat
    cards: dict[str, int]


class PassedMarket(Public, frozen=True, tag=True):
    seat: Seat


class MarketCleared(Public, frozen=True, tag=True):
    cards: dict[str, int]


class StepBegan(Public, frozen=True, tag=True):
    """Everybody still in the round lays a card. (A4.7)"""

    seats: tuple[Seat, ...]

    def begins_turn(self) -> bool:
        return True


class Revealed(Public, frozen=True, tag=True):
    seat: Seat
    card: str


class OutOfRound(Public, frozen=True, tag=True):
    seat: Seat
    clause: str


class CardUp(Public, frozen=True, tag=True):
    """This card is the one to be applied now. (A4.8)"""

    seat: Seat
    card: str


class Bought(Public, frozen=True, tag=True):
    seat: Seat
    resource: str
    coins: int


class Sold(Public, frozen=True, tag=True):
    seat: Seat
    resource: str
    coins: int


class Applied(Public, frozen=True, tag=True):
    seat: Seat
    card: str
    takes: dict[str, int]
    gives: dict[str, int]
    coins: int
    """Coins paid."""


class Advanced(Public, frozen=True, tag=True):
    """The marker moved forward. (A4.11)"""

    seat: Seat
    points: int
    total: int
    clause: str


class CellPassed(Public, frozen=True, tag=True):
    """A resource of the score track. (A4.11)"""

    seat: Seat
    resource: str
    cell: int


class KnightStruck(Public, frozen=True, tag=True):
    """The marker of `seat` went back. (A2.2)"""

    seat: Seat
    by: Seat
    total: int


class ScoutSent(Public, frozen=True, tag=True):
    """Whose hand a Scouting takes a card of. (A3.1)"""

    seat: Seat
    victim: Seat


class ScoutedFaceDown(Public, frozen=True, tag=True):
    seat: Seat
    victim: Seat


class Scouted(Event, frozen=True, tag=True):
    """Only the two concerned know the card. (A7.1)"""

    seat: Seat
    victim: Seat
    card: str

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat in (self.seat, self.victim) else ScoutedFaceDown(self.seat, self.victim)


class TakenBack(Public, frozen=True, tag=True):
    """A card went back to hand openly. (A4.9, A3.2)"""

    seat: Seat
    card: str
    clause: str


class FairPaid(Public, frozen=True, tag=True):
    seat: Seat
    coins: int


class Stolen(Public, frozen=True, tag=True):
    seat: Seat
    victim: Seat
    resource: str
    coins: int


class Discarded(Public, frozen=True, tag=True):
    seat: Seat
    card: str


class RoundEnded(Public, frozen=True, tag=True):
    round: int


class FinalSale(Public, frozen=True, tag=True):
    """All resources are sold, then coins become points. (A6.1)"""

    seat: Seat
    coins: int
    points: int


class Ended(Public, frozen=True, tag=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


ArtificiumEvent = (
    RoundBegan | DrewFaceDown | Drew | DeckShuffled | MarketCard | Swapped | Exchanged | PassedMarket | MarketCleared
    | StepBegan | Revealed | OutOfRound | CardUp | Bought | Sold | Applied | Advanced | CellPassed | KnightStruck
    | ScoutSent | ScoutedFaceDown | Scouted | TakenBack | FairPaid | Stolen | Discarded | RoundEnded | FinalSale | Ended
)  # fmt: skip
