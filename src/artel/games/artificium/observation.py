"""The table as numbers, for learners.

The answers have the numbers of `ACTIONS`, but players to be harmed are counted from the seat that answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.artificium.actions import (
    ACTIONS,
    AIM,
    FIRST_AIM,
    FIRST_REBUILD,
    FIRST_STEAL,
    STEAL,
    Aim,
    Steal,
)
from artel.games.artificium.components import BUILDINGS, CARDS, RESOURCES, SEATS
from artel.games.artificium.effects.mage import MageDiscard
from artel.games.artificium.features import price
from artel.games.artificium.market import MarketTurn
from artel.games.artificium.state import NONE, ArtificiumTable, total
from artel.games.artificium.turn import DiscardHand, LayCard, PlayCard, SellStones
from artel.kernel.frames import Action, Question
from artel.kernel.observation import Layout, ObservationPart, Observer, Sheet

if TYPE_CHECKING:
    from mypy_extensions import i64


QUESTIONS: Final[tuple[type[Question[ArtificiumTable]], ...]] = (
    MarketTurn, LayCard, PlayCard, MageDiscard, DiscardHand, SellStones,
)  # fmt: skip


def of_table(seats: int) -> list[ObservationPart]:
    return [
        ObservationPart("round", 1, "the number of the round"),
        ObservationPart("first", seats, "the first player of the round"),
        ObservationPart("deck_size", 1, "cards in the deck"),
        ObservationPart("shuffled", CARDS, "by card: last shuffled, and not seen to leave the deck"),
        ObservationPart("discard", CARDS, "by card: discarded ones"),
        ObservationPart("market", CARDS, "by card: those on the market"),
        ObservationPart(
            "price", BUILDINGS, "by building: coins that it would cost oneself now, missing stones included"
        ),
    ]


OF_SEAT: Final = [
    ObservationPart("hand", CARDS, "by card: one's own hand; of others, what one knows of it"),
    ObservationPart("open_hand", CARDS, "by card: what everybody knows of the hand"),
    ObservationPart("front", CARDS, "by card: applied in this round"),
    ObservationPart("laid", CARDS, "the card laid in this step, once it is shown"),
    ObservationPart("stones", RESOURCES, "by resource: its stones"),
    ObservationPart("hand_size", 1, "cards in hand"),
    ObservationPart("coins", 1, "coins"),
    ObservationPart("points", 1, "points"),
    ObservationPart("in_market", 1, "is it still in the market?"),
    ObservationPart("swapped", 1, "is its free swap gone?"),
    ObservationPart("in_round", 1, "is it still in the round?"),
]


ANSWERS: Final = [
    ObservationPart("swap", CARDS * CARDS, "give * 16 + take: swap a hand card for one of the market"),
    ObservationPart("lay", CARDS, "card: lay it face down"),
    ObservationPart("buy", RESOURCES, "resource: buy a stone"),
    ObservationPart("sell", RESOURCES, "resource: sell a stone"),
    ObservationPart("aim", SEATS, "seat: apply the card against it; 1: the next one"),
    ObservationPart("steal", SEATS * RESOURCES, "seat * 9 + resource: steal a stone"),
    ObservationPart("rebuild", CARDS, "card: take it back to hand"),
    ObservationPart("throw", CARDS, "card: discard it"),
    ObservationPart("word", 6, "apply, discard, back, pass, exchange, done"),
]


class ArtificiumObserver(Observer[ArtificiumTable]):
    def __init__(self, seats: int) -> None:
        super().__init__(Layout(seats, QUESTIONS, of_table(seats), OF_SEAT, ANSWERS), QUESTIONS)
        self.seats: i64 = seats

    def write(self, t: ArtificiumTable, seat: i64, sheet: Sheet) -> None:
        self.write_question(t, seat, sheet)
        sheet.number(t.round_number)
        sheet.one_of(t.seats, (t.first - seat) % t.seats if t.first != NONE else NONE)
        sheet.number(total(t.deck))
        sheet.counts(t.shuffled, seat * CARDS, CARDS)
        sheet.counts(t.discard, 0, CARDS)
        sheet.counts(t.market, 0, CARDS)
        for card in range(BUILDINGS):
            sheet.number(price(t, seat, card))
        for step in range(t.seats):
            self.write_seat(t, seat, (seat + step) % t.seats, sheet)

    def write_seat(self, t: ArtificiumTable, viewer: i64, seat: i64, sheet: Sheet) -> None:
        if seat == viewer:
            sheet.counts(t.hands, seat * CARDS, CARDS)
        else:
            sheet.counts(t.known, t.at(viewer, seat), CARDS)
        sheet.counts(t.known, t.at(t.seats, seat), CARDS)
        sheet.counts(t.front, seat * CARDS, CARDS)
        sheet.one_of(CARDS, t.laid[seat])
        sheet.counts(t.stones, seat * RESOURCES, RESOURCES)
        sheet.number(t.sizes[seat])
        sheet.number(t.coins[seat])
        sheet.number(t.points[seat])
        sheet.number(t.in_market >> seat & 1)
        sheet.number(t.swapped >> seat & 1)
        sheet.number(t.in_round >> seat & 1)

    def number(self, t: ArtificiumTable, seat: i64, action: Action) -> i64:
        if isinstance(action, Aim):
            return FIRST_AIM + (action.target - seat) % self.seats
        if isinstance(action, Steal):
            return FIRST_STEAL + (action.victim - seat) % self.seats * RESOURCES + action.resource
        return action.code

    def action(self, t: ArtificiumTable, seat: i64, number: i64) -> Action:
        if FIRST_AIM <= number < FIRST_STEAL:
            return AIM[(number - FIRST_AIM + seat) % self.seats]
        if FIRST_STEAL <= number < FIRST_REBUILD:
            at = number - FIRST_STEAL
            return STEAL[(at // RESOURCES + seat) % self.seats * RESOURCES + at % RESOURCES]
        return ACTIONS[number]
