"""The table as numbers, for learners. The answers have the numbers of `ACTIONS`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from artel.games.zodchie.actions import (
    ACTIONS,
    CHOICES,
    FIRST_PICK,
    FIRST_TURN,
    NO,
    PASS,
    PLACES,
    REDRAW,
    SPOTS,
)
from artel.games.zodchie.changes import InnEscapes
from artel.games.zodchie.components import COLOURS, KINDS, SIDES
from artel.games.zodchie.effects.arsenal import ArsenalDestroys
from artel.games.zodchie.effects.barracks import BarracksDestroys
from artel.games.zodchie.effects.customs import CustomsSwaps
from artel.games.zodchie.effects.forge import ForgeCopies
from artel.games.zodchie.effects.fountain import FountainReserves
from artel.games.zodchie.effects.laboratory import LaboratoryLays
from artel.games.zodchie.effects.library import LibraryTurns
from artel.games.zodchie.effects.magic_academy import AcademyPrice
from artel.games.zodchie.effects.manufactory import ManufactoryPlays, ManufactoryTakes
from artel.games.zodchie.effects.market import MarketTakes
from artel.games.zodchie.effects.obelisk import FetchObelisk
from artel.games.zodchie.effects.orangery import OrangeryTurns
from artel.games.zodchie.effects.prison import PrisonTurns
from artel.games.zodchie.effects.school import SchoolRestores
from artel.games.zodchie.effects.shop import ShopPlays
from artel.games.zodchie.effects.stables import StablesPuts, StablesTakes
from artel.games.zodchie.effects.tavern import TavernFirst, TavernSecond
from artel.games.zodchie.effects.theatre import TheatreTurns
from artel.games.zodchie.effects.town_hall import TownHallPrice
from artel.games.zodchie.effects.university import UniversityTurns
from artel.games.zodchie.effects.watchtower import WatchtowerProtects
from artel.games.zodchie.effects.windmill import WindmillTurns
from artel.games.zodchie.questions import ChoosePlace, ChooseTurn
from artel.games.zodchie.scoring import total
from artel.games.zodchie.setup import BuildDeck
from artel.games.zodchie.state import DOWN, EMPTY, QUARTERS, ZodchieTable, kind_of, owner_of, side_of
from artel.games.zodchie.turn import LetComparisonApply, PlacePaidCard, Turn, may_redraw
from artel.kernel.frames import Action, Question
from artel.kernel.observation import Layout, ObservationPart, Observer, Sheet
from artel.kernel.packed import count, first

if TYPE_CHECKING:
    from librt.vecs import vec

QUESTIONS: Final[tuple[type[Question[ZodchieTable]], ...]] = (
    BuildDeck, FetchObelisk, Turn, PlacePaidCard, LetComparisonApply, InnEscapes, ArsenalDestroys, BarracksDestroys,
    CustomsSwaps, ForgeCopies, FountainReserves, LaboratoryLays, LibraryTurns, AcademyPrice, ManufactoryPlays,
    ManufactoryTakes, MarketTakes, OrangeryTurns, PrisonTurns, SchoolRestores, ShopPlays, StablesPuts, StablesTakes,
    TavernFirst, TavernSecond, TheatreTurns, TownHallPrice, UniversityTurns, WatchtowerProtects, WindmillTurns,
)  # fmt: skip
SEAT_FIELDS: Final = ("player", "whose")
UNTOLD: Final = ("turned",)
"""The action mask leaves out what has been turned."""


def of_table(seats: int) -> list[ObservationPart]:
    places = seats * QUARTERS
    return [
        ObservationPart("kept", 1, "the place kept for a Manufactory, plus 1"),
        ObservationPart("draws", 1, "0 where this turn ends without a draw"),
        ObservationPart("quiet", 1, "passes and skips in a row"),
        ObservationPart("card", places, "by place, a1 first: the card on top, plus 1"),
        ObservationPart("owner", places, "its owner, plus 1"),
        ObservationPart("side", places, "the side that is up, plus 1; 0: destroyed, or no card"),
        ObservationPart("value", places, "its value; 0 where destroyed"),
        ObservationPart("guard", places, "who protects it, plus 1"),
        ObservationPart("token", places, "whose Fountain token lies there, plus 1"),
        ObservationPart("below", places, "cards under the top one"),
    ]


OF_SEAT: Final = [
    ObservationPart("colour", len(COLOURS), "one of red, green, blue, yellow"),
    ObservationPart("deck", KINDS, "by card: does the seat play with it?"),
    ObservationPart("hand", KINDS, "by card: one's own hand; of others, what everybody knows"),
    ObservationPart("pile", KINDS, "by card: one's own pile; of others, nothing"),
    ObservationPart("under", KINDS, "by card: under one's own pile; of others, what everybody knows"),
    ObservationPart("removed", KINDS, "by card: out of the game"),
    ObservationPart("cemetery", KINDS, "by card: in its Cemetery"),
    ObservationPart("hand_size", 1, "cards in hand"),
    ObservationPart("pile_size", 1, "cards in the pile"),
    ObservationPart("under_size", 1, "cards under it"),
    ObservationPart("open_drawn", 1, "known cards of those under the pile that have been drawn"),
    ObservationPart("hand_max", 1, "up to so many cards it draws"),
    ObservationPart("tokens", 1, "tokens left"),
    ObservationPart("may_redraw", 1, "has it not redrawn yet?"),
    ObservationPart("fresh", 1, "has it not begun a turn yet?"),
    ObservationPart("grave", 1, "has it played its Cemetery?"),
    ObservationPart("points", 1, "what it would score now"),
]


ANSWERS: Final = [
    ObservationPart("play", KINDS * SPOTS, "card * 33 + place: play a card on a place; 32: outside, for a Cemetery"),
    ObservationPart("lay", KINDS * PLACES, "card * 32 + place: lay a card face down"),
    ObservationPart("turn", PLACES * SIDES, "place * 4 + side: turn a card to this side"),
    ObservationPart("pick", PLACES, "place: choose the card there, or the place"),
    ObservationPart("pay", KINDS, "card: begin to play a card that has a price"),
    ObservationPart("remove", KINDS, "card: remove a hand card from the game"),
    ObservationPart("exhume", KINDS, "card: remove a card of one's Cemetery from the game"),
    ObservationPart("fetch", KINDS, "card: put it under the pile and take the Obelisk"),
    ObservationPart("replace", len(COLOURS) * CHOICES, "colour * 64 + set: take these of the six extras of a colour"),
    ObservationPart("word", 4, "yes, no, pass, redraw"),
]


class ZodchieObserver(Observer[ZodchieTable]):
    def __init__(self, seats: int) -> None:
        layout = Layout(seats, QUESTIONS, of_table(seats), OF_SEAT, ANSWERS, SEAT_FIELDS, UNTOLD)
        super().__init__(layout, QUESTIONS)

    def write(self, t: ZodchieTable, seat: i64, sheet: Sheet) -> None:
        self.write_question(t, seat, sheet)
        sheet.number(first(t.kept) + 1 if t.kept else 0)
        sheet.number(t.draws)
        sheet.number(t.quiet)
        self.write_city(t, seat, sheet)
        for step in range(t.seats):
            self.write_seat(t, (seat + step) % t.seats, step == 0, sheet)

    def write_city(self, t: ZodchieTable, seat: i64, sheet: Sheet) -> None:
        numbers, at, places = sheet.numbers, sheet.at, i64(t.seats * QUARTERS)
        left = t.taken
        while left:
            place = first(left)
            left &= left - 1
            piece = t.city[place]
            owner = owner_of(piece)
            numbers[at + place] = i16(kind_of(piece) + 1)
            numbers[at + places + place] = i16((owner - seat) % t.seats + 1)
            if not piece & DOWN:
                numbers[at + 2 * places + place] = i16(side_of(piece) + 1)
                numbers[at + 3 * places + place] = i16(t.value(place))
            under = t.below[owner * KINDS + kind_of(piece)]
            while under != EMPTY:
                numbers[at + 6 * places + place] += 1
                under = t.below[owner_of(under) * KINDS + kind_of(under)]
        sheet.skip(4 * places)
        self.write_owners(t, seat, t.shields, sheet)
        self.write_owners(t, seat, t.fountains, sheet)
        sheet.skip(places)

    def write_owners(self, t: ZodchieTable, seat: i64, owned: vec[i64], sheet: Sheet) -> None:
        """By place, whose it is, plus 1; `owned`: places by seat."""
        for owner in range(t.seats):
            left = owned[owner]
            while left:
                sheet.put(first(left), (owner - seat) % t.seats + 1)
                left &= left - 1
        sheet.skip(t.seats * QUARTERS)

    def write_seat(self, t: ZodchieTable, seat: i64, mine: bool, sheet: Sheet) -> None:
        sheet.one_of(len(COLOURS), t.colours[seat])
        sheet.members(KINDS, t.deck[seat])
        sheet.members(KINDS, t.hands[seat] if mine else t.shown[seat])
        sheet.members(KINDS, t.top[seat] if mine else 0)
        sheet.members(KINDS, t.bottom[seat] if mine else t.lower[seat])
        sheet.members(KINDS, t.removed[seat])
        sheet.members(KINDS, t.cemetery[seat])
        sheet.number(count(t.hands[seat]))
        sheet.number(count(t.top[seat]))
        sheet.number(count(t.bottom[seat]))
        sheet.number(t.lower_held[seat])
        sheet.number(t.hand_max[seat])
        sheet.number(t.tokens[seat])
        sheet.number(t.redraws >> seat & 1)
        sheet.number(t.fresh >> seat & 1)
        sheet.number(t.graves >> seat & 1)
        sheet.number(total(t, seat))

    # -- answers ---------------------------------------------------------------------------------------

    def mark(self, t: ZodchieTable, seat: i64, sheet: Sheet) -> None:
        """The commonest questions without a list of their options."""
        top = t.stack[-1] if t.stack else None
        if isinstance(top, Turn) and top.seat == seat and not t.hands[seat] & t.cards.special:
            self.mark_turn(t, seat, sheet)
        elif isinstance(top, ChoosePlace) and top.seat == seat:
            targets = top.targets(t)
            sheet.mark_members(FIRST_PICK, targets)
            if top.may(t, targets):
                sheet.mark(NO.code)
        elif isinstance(top, ChooseTurn) and top.seat == seat:
            left = top.targets(t)
            while left:
                place = first(left)
                left &= left - 1
                sheet.mark_members(FIRST_TURN + place * SIDES, t.sides_to_turn_to(place))
            sheet.mark(NO.code)
        else:
            super().mark(t, seat, sheet)

    def mark_turn(self, t: ZodchieTable, seat: i64, sheet: Sheet) -> None:
        """With cards in hand that all can be played on the same places."""
        places, hand = t.playable(seat), t.hands[seat]
        if not places:
            sheet.mark(PASS.code)
        while hand:
            sheet.mark_members(first(hand) * SPOTS, places)
            hand &= hand - 1
        if may_redraw(t, seat):
            sheet.mark(REDRAW.code)

    def action(self, t: ZodchieTable, seat: i64, number: i64) -> Action:
        return ACTIONS[number]
