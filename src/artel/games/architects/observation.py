"""The table as numbers, for learners.

The answers have the numbers of `ACTIONS`, but wonder decks are counted from the seat that answers: 0 is its own one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.actions import ACTIONS, DECKS, FIRST_BUILD, FIRST_USE, SETS, TAKE, USE, Take, Use
from artel.games.architects.components import CENTRAL, KINDS, STAGES, TOKENS, WONDERS
from artel.games.architects.effects.alexandria import AlexandriaTakes
from artel.games.architects.effects.halicarnassus import ChooseDeckToLookAt, KeepOne
from artel.games.architects.payments import PAYMENTS
from artel.games.architects.scoring import total_points
from artel.games.architects.setup import DraftWonder
from artel.games.architects.state import NONE, ArchitectsTable, total
from artel.games.architects.taking import ChooseToken
from artel.games.architects.turn import Act, TakeCard
from artel.kernel.frames import Action, Question
from artel.kernel.observation import Layout, ObservationPart, Observer, Sheet
from artel.kernel.packed import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64


QUESTIONS: Final[tuple[type[Question[ArchitectsTable]], ...]] = (
    DraftWonder, TakeCard, Act, ChooseToken, AlexandriaTakes, ChooseDeckToLookAt, KeepOne,
)  # fmt: skip
SEAT_FIELDS: Final = ("deck",)  # a deck is counted by its seat


def of_table(seats: int) -> list[ObservationPart]:
    return [
        ObservationPart("central", KINDS, "by card: how many the central deck holds"),
        ObservationPart("central_top", KINDS, "its top card, where one has seen it"),
        ObservationPart("looker", seats, "who looks at hidden cards"),
        ObservationPart("looked_at", seats, "whose deck they come from"),
        ObservationPart("looked", KINDS, "by card: those that one looks at oneself"),
        ObservationPart("looked_size", 1, "how many somebody looks at"),
        ObservationPart("face_up", TOKENS, "by progress token: those to choose from"),
        ObservationPart("tokens", TOKENS, "by progress token: those of the stack"),
        ObservationPart("discard", KINDS, "by card: discarded ones"),
        ObservationPart("war", 1, "conflict tokens that show battle"),
        ObservationPart("peace", 1, "conflict tokens that show peace"),
        ObservationPart("battle", 1, "is a battle due?"),
        ObservationPart("armed", TOKENS, "by progress token: may it give a card in this turn?"),
        ObservationPart("used", TOKENS, "by progress token: was it used in this turn?"),
    ]


OF_SEAT: Final = [
    ObservationPart("wonder", WONDERS, "one of the wonders in the order of the data pack"),
    ObservationPart("built", STAGES, "by stage: is it built?"),
    ObservationPart("available", STAGES, "by stage: can it be built next?"),
    ObservationPart("cards", KINDS, "by card: those in front of the seat"),
    ObservationPart("progress", TOKENS, "by progress token: those it has"),
    ObservationPart("victories", 1, "victory tokens"),
    ObservationPart("shields", 1, "shields"),
    ObservationPart("cat", 1, "does it have the cat?"),
    ObservationPart("knows_central", 1, "has it seen the top of the central deck?"),
    ObservationPart("top", KINDS, "the open card of its deck"),
    ObservationPart("deck", KINDS, "by card: those below"),
    ObservationPart("points", 1, "what it would score now"),
]


ANSWERS: Final = [
    ObservationPart(
        "take", DECKS, "deck: take its top card; 0: one's own, 1: that of the next seat, 7: the central one"
    ),
    ObservationPart("use", TOKENS * DECKS, "token * 8 + deck: use a progress token to take a card"),
    ObservationPart("build", STAGES * len(PAYMENTS), "stage * 209 + payment: build a stage with these cards"),
    ObservationPart("discover", SETS, "turn in two gears, compasses or tablets, or one of each"),
    ObservationPart("choose", TOKENS, "token: take a progress token that lies face up"),
    ObservationPart("keep", KINDS, "card: keep one of those looked at"),
    ObservationPart("draft", WONDERS, "wonder: choose it"),
    ObservationPart("word", 3, "unseen, end, nothing"),
]


class ArchitectsObserver(Observer[ArchitectsTable]):
    def __init__(self, seats: int) -> None:
        super().__init__(Layout(seats, QUESTIONS, of_table(seats), OF_SEAT, ANSWERS, SEAT_FIELDS), QUESTIONS)
        self.seats: i64 = seats

    def write(self, t: ArchitectsTable, seat: i64, sheet: Sheet) -> None:
        self.write_question(t, seat, sheet)
        looks = t.looker == seat
        sheet.counts(t.central, 0, KINDS)
        sheet.one_of(KINDS, t.central_top if t.known_by >> seat & 1 else NONE)
        sheet.one_of(t.seats, (t.looker - seat) % t.seats if t.looker != NONE else NONE)
        sheet.one_of(t.seats, (t.looked_at - seat) % t.seats if t.looked_at != NONE else NONE)
        if looks:
            sheet.counts(t.looked, 0, KINDS)
        else:
            sheet.skip(KINDS)
        sheet.number(total(t.looked))
        sheet.counts(t.face_up, 0, TOKENS)
        sheet.counts(t.tokens, 0, TOKENS)
        sheet.counts(t.discard, 0, KINDS)
        sheet.number(t.war)
        sheet.number(t.box.conflicts[t.seats] - t.war)
        sheet.number(t.battle)
        sheet.members(TOKENS, t.armed)
        sheet.members(TOKENS, t.used)
        for step in range(t.seats):
            self.write_seat(t, (seat + step) % t.seats, looks, sheet)

    def write_seat(self, t: ArchitectsTable, seat: i64, looks: bool, sheet: Sheet) -> None:
        """`looks`: the viewer looks at hidden cards; for others these still lie in their deck."""
        sheet.one_of(WONDERS, t.wonders[seat])
        sheet.members(STAGES, t.built[seat])
        available: i64 = 0
        if t.wonders[seat] != NONE:
            for stage in t.available(seat):
                available |= BIT[stage]
        sheet.members(STAGES, available)
        sheet.counts(t.held, seat * KINDS, KINDS)
        sheet.counts(t.progress, seat * TOKENS, TOKENS)
        sheet.number(t.victories[seat])
        sheet.number(t.shields(seat))
        sheet.number(1 if t.cat == seat else 0)
        sheet.number(t.known_by >> seat & 1)
        sheet.one_of(KINDS, t.tops[seat])
        if t.looked_at == seat and not looks:
            for kind in range(KINDS):
                sheet.number(t.below[seat * KINDS + kind] + t.looked[kind])
        else:
            sheet.counts(t.below, seat * KINDS, KINDS)
        sheet.number(total_points(t, seat) if t.wonders[seat] != NONE else 0)

    def number(self, t: ArchitectsTable, seat: i64, action: Action) -> i64:
        if isinstance(action, Take):
            return self.from_me(action.deck, seat)
        if isinstance(action, Use):
            return FIRST_USE + action.token * DECKS + self.from_me(action.deck, seat)
        return action.code

    def from_me(self, deck: i64, seat: i64) -> i64:
        return deck if deck == CENTRAL else (deck - seat) % self.seats

    def action(self, t: ArchitectsTable, seat: i64, number: i64) -> Action:
        if number >= FIRST_BUILD:
            return ACTIONS[number]
        deck = number % DECKS
        if deck != CENTRAL:
            deck = (deck + seat) % self.seats
        return TAKE[deck] if number < FIRST_USE else USE[number - FIRST_USE - number % DECKS + deck]
