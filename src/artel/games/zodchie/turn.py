"""The turn: redraw, play, compare, apply the property, draw. (Z2)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.zodchie.actions import (
    NO,
    OUTSIDE,
    PASS,
    PAY,
    PICK,
    REDRAW,
    REMOVE,
    YES,
    Pay,
    Pick,
    Play,
    Remove,
    play_on,
)
from artel.games.zodchie.changes import destroy, remove_from_hand, take_token, turn
from artel.games.zodchie.effects.obelisk import FetchObelisk
from artel.games.zodchie.events import (
    Announced,
    Compared,
    Drew,
    EmptyHand,
    Ended,
    Passed,
    Played,
    Redrew,
    Scored,
    Skipped,
    TurnBegan,
)
from artel.games.zodchie.scoring import items, totals, winners
from artel.games.zodchie.state import ZodchieTable, is_first_of_street, piece_of, place_name
from artel.kernel.frames import Action, Chance, Next, Question, Step, Tell
from artel.kernel.packed import both, count, first, has, is_single, less, members, nth, only, plus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng

NOWHERE: Final = -1


class BeginTurn(Step[ZodchieTable]):
    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, t: ZodchieTable, tell: Tell | None) -> Next:
        return begin_turn(t, self.seat, tell)


def begin_turn(t: ZodchieTable, seat: i64, tell: Tell | None) -> Next:
    """The turn of the first seat, from this one on, that has a card in hand or pile. (Z2.2, Z2.5, Z8.4)"""
    while t.quiet < t.seats:
        if tell:
            tell.that(TurnBegan(seat))
        first_turn = t.begins_first_turn(seat)
        if t.hands[seat]:
            if first_turn and both(t.deck[seat], t.cards.obelisk):
                return FetchObelisk(seat), Turn(seat)  # Z11.27
            return TURN_OF[seat]
        if t.pile(seat):
            if tell:
                tell.that(EmptyHand(seat))
            return end_turn(t, seat, tell)
        t.quiet += 1
        if tell:
            tell.that(Skipped(seat))
        seat = (seat + 1) % t.seats
    count_up(t, tell)
    return ()


class Turn(Question[ZodchieTable]):
    """Play one card; or redraw first; or pass, when nothing can be played. (Z2.1, Z2.3, Z2.4)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z2.1"
    begins_turn: ClassVar[bool] = True

    def options(self, t: ZodchieTable) -> list[Action]:
        found = plays(t, self.seat)
        if both(t.hands[self.seat], t.cards.priced):
            found += removals(t, self.seat)
        if not found:
            found.append(PASS)
        if may_redraw(t, self.seat):
            found.append(REDRAW)
        return found

    def forced(self, t: ZodchieTable) -> Action | None:
        """With nothing to play and nothing to redraw one passes. (Z2.3, Z2.6)"""
        seat = self.seat
        if both(t.hands[seat], t.cards.special) or t.playable(seat) or may_redraw(t, seat):
            return None
        return PASS

    def uniform(self, t: ZodchieTable, rng: Rng) -> Action:
        """Nothing is preferred there."""
        return self.sample(t, rng)

    def sample(self, t: ZodchieTable, rng: Rng) -> Action:
        seat = self.seat
        hand = t.hands[seat]
        if both(hand, t.cards.special):
            options = self.options(t)
            return options[rng.below(len(options))]
        places = t.playable(seat)
        wide = count(places)
        many = count(hand) * wide
        redraw = 1 if may_redraw(t, seat) else 0
        if not many:
            return REDRAW if redraw and rng.below(2) else PASS
        at = rng.below(many + redraw)
        if at == many:
            return REDRAW
        return play_on(nth(hand, at // wide), nth(places, at % wide))

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Play):
            following = play(t, seat, action.card, action.place, False, tell)
            return following + END_OF[seat] if following else end_turn(t, seat, tell)
        if isinstance(action, Pay):
            return begin_to_pay(t, seat, action.card, NOWHERE, False, tell) + END_OF[seat]
        if isinstance(action, Remove):  # Z11.2, Z11.16
            remove_from_hand(t, seat, action.card, tell)
            return end_turn(t, seat, tell)
        if action is REDRAW:
            return redraw(t, seat, tell) + TURN_OF[seat]
        t.quiet += 1
        if tell:
            tell.that(Passed(seat))
        return end_turn(t, seat, tell)

    def refusal(self, t: ZodchieTable, action: Action) -> str:
        seat = self.seat
        if action is REDRAW:
            return "Z2.8" if t.may_redraw(seat) else "Z2.4"
        if action is PASS:
            return "Z2.3"
        if isinstance(action, Play) and has(t.hands[seat], action.card):
            return place_refusal(t, seat, action.card, action.place)
        if isinstance(action, (Pay, Remove)) and has(both(t.hands[seat], t.cards.priced), action.card):
            return "Z11.2"
        return self.clause


def place_refusal(t: ZodchieTable, seat: i64, card: i64, place: i64) -> str:
    """The clause that forbids to play this card on this place."""
    if has(t.cards.priced, card):
        return "Z11.2"
    if place == OUTSIDE or has(t.cards.cemetery, card):
        return "Z11.18"
    if has(t.wells, place) and not has(t.fountains[seat], place):
        return "Z3.5"
    if t.is_up(place):
        return "Z3.3"
    if t.is_crowded(seat, place) and has(t.places(seat), place):
        return "Z3.4"
    return "Z3.2" if is_first_of_street(place) else "Z3.1"


def plays(t: ZodchieTable, seat: i64) -> list[Action]:
    """All ways to begin playing a hand card."""
    found: list[Action] = []
    places = members(t.playable(seat))
    for card in members(t.hands[seat]):
        if not has(t.cards.special, card):
            for place in places:
                found.append(play_on(card, place))  # noqa: PERF401  # without a list for each card
        elif has(t.cards.cemetery, card):
            found.append(play_on(card, OUTSIDE))
        elif t.cards.properties[card].can_pay(t, seat, card, NOWHERE):
            found.append(PAY[card])
    return found


def removals(t: ZodchieTable, seat: i64) -> list[Action]:
    """Cards that may be removed as the play of the turn, because their price cannot be paid. (Z11.2, Z11.15)"""
    found: list[Action] = []
    for card in members(both(t.hands[seat], t.cards.priced)):
        price = t.cards.properties[card]
        if not price.can_pay(t, seat, card, NOWHERE) or price.may_refuse(t, seat, card):
            found.append(REMOVE[card])
    return found


def may_redraw(t: ZodchieTable, seat: i64) -> bool:
    """Once per game, with a card in hand and a card in the pile. (Z2.4, Z2.8)"""
    return t.may_redraw(seat) and t.hands[seat] != 0 and t.pile(seat) != 0


def redraw(t: ZodchieTable, seat: i64, tell: Tell | None) -> Next:
    """The hand goes under the pile in random order; as many cards come from the top. (Z2.4, Z2.7)"""
    many = count(t.hands[seat])
    t.quiet = 0
    t.put_hand_under(seat)
    if tell:
        tell.that(Redrew(seat, many))
    return (Draw(seat),) * many


def play(t: ZodchieTable, seat: i64, card: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
    """Puts a hand card down, its initial value up. (Z2.1)"""
    t.discard(seat, card)
    t.quiet = 0
    if place == OUTSIDE:  # Z11.18
        t.graves = plus(t.graves, seat)
        if tell:
            tell.that(Played(seat, t.name(card), place_name(place), t.cards.initial_value(card)))
        return ()
    take_token(t, seat, place, tell)
    t.kept = 0
    t.put(piece_of(seat, card, t.cards.initial[card]), place)
    if tell:
        tell.that(Played(seat, t.name(card), place_name(place), t.value(place)))
    asked = compare(t, seat, place, tell)
    if asked:
        return asked + (ApplyProperty(seat, place, extra),)
    return apply_property(t, seat, place, extra, tell)


# -- cards with a price -----------------------------------------------------------------------------------


def begin_to_pay(t: ZodchieTable, seat: i64, card: i64, kept: i64, extra: bool, tell: Tell | None) -> Next:
    """The card is shown, its price is paid, then its place is chosen. (Z5.1, Z11.2)"""
    t.show(seat, card)
    if tell:
        tell.that(Announced(seat, t.name(card)))
    return t.cards.properties[card].pay(seat, card, kept, extra)


class PlacePaidCard(Question[ZodchieTable]):
    """The price is paid: where does the card go? No place left: it is removed. (Z11.15, Z11.31)"""

    __slots__ = ("card", "extra", "kept")
    clause: ClassVar[str] = "Z11.2"

    def __init__(self, seat: i64, card: i64, kept: i64, extra: bool) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.kept: i64 = kept
        self.extra: bool = extra

    def places(self, t: ZodchieTable) -> i64:
        if self.kept == NOWHERE:
            return t.playable(self.seat)
        return less(only(self.kept), t.crowded(self.seat))

    def options(self, t: ZodchieTable) -> list[Action]:
        return [PICK[place] for place in members(self.places(t))]

    def forced(self, t: ZodchieTable) -> Action | None:
        places = self.places(t)
        if not places:
            return NO
        return PICK[first(places)] if is_single(places) else None

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, Pick):
            return play(t, self.seat, self.card, action.place, self.extra, tell)
        t.kept = 0
        remove_from_hand(t, self.seat, self.card, tell)
        return ()

    def refusal(self, t: ZodchieTable, action: Action) -> str:
        if isinstance(action, Pick) and t.is_crowded(self.seat, action.place):
            return "Z3.11"
        return self.clause


# -- the comparison ---------------------------------------------------------------------------------------

STAYS: Final = 0
FALLS: Final = 1
TURNS_DOWN: Final = 2
TURNS_UP: Final = 3
CLAUSES: Final = ("Z4.5", "Z4.2", "Z4.4", "Z4.6")


def verdict(left: i64, played: i64) -> i64:
    """What a played card does to the card on its left. (Z4)"""
    if played > left:
        if left < 0 or played >= 2 * left:  # Z4.3, Z4.2
            return FALLS
        return TURNS_DOWN  # Z4.4
    if played < left:
        return TURNS_UP  # Z4.6
    return STAYS  # Z4.5


def compare(t: ZodchieTable, seat: i64, place: i64, tell: Tell | None) -> Next:
    """The card just played changes the one on its left. (Z4.1)"""
    left = place - 1
    if is_first_of_street(place) or not t.is_up(left):
        return ()
    before, played = t.value(left), t.value(place)  # Z4.8
    found = verdict(before, played)
    changes = found == FALLS or (found == TURNS_DOWN and t.can_sink(left)) or (found == TURNS_UP and t.can_rise(left))
    guard: i64 = t.protector(left) if changes else -1
    if tell:
        clause = "Z4.3" if found == FALLS and before < 0 else CLAUSES[found]
        if guard >= 0 and guard != seat:
            clause = "Z6.4"
        tell.that(Compared(place_name(place), played, place_name(left), before, clause))
    if not changes or (guard >= 0 and guard != seat):
        return ()
    if guard == seat:
        return (LetComparisonApply(seat, left, found),)
    return carry_out(t, left, found, tell)


class LetComparisonApply(Question[ZodchieTable]):
    """The card on the left is protected by the one who plays: shall the comparison touch it? (Z4.9, Z4.12)"""

    __slots__ = ("found", "left")
    clause: ClassVar[str] = "Z4.9"

    def __init__(self, seat: i64, left: i64, found: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.found: i64 = found

    def options(self, t: ZodchieTable) -> list[Action]:
        return [YES, NO]

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        return carry_out(t, self.left, self.found, tell) if action is YES else ()


def carry_out(t: ZodchieTable, left: i64, found: i64, tell: Tell | None) -> Next:
    if found == FALLS:
        return destroy(t, left, tell)
    turn(t, left, t.side_at(left) + (1 if found == TURNS_UP else -1), tell)
    return ()


class ApplyProperty(Step[ZodchieTable]):
    """Waits for the end of the comparison."""

    __slots__ = ("extra", "place", "seat")

    def __init__(self, seat: i64, place: i64, extra: bool) -> None:
        self.seat: i64 = seat
        self.place: i64 = place
        self.extra: bool = extra

    def run(self, t: ZodchieTable, tell: Tell | None) -> Next:
        return apply_property(t, self.seat, self.place, self.extra, tell)


def apply_property(t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
    """The property of the card just played. (Z5.4)"""
    return t.property_at(place).played(t, seat, place, extra, tell)


# -- drawing, and the end ---------------------------------------------------------------------------------


class EndTurn(Step[ZodchieTable]):
    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, t: ZodchieTable, tell: Tell | None) -> Next:
        return end_turn(t, self.seat, tell)


def end_turn(t: ZodchieTable, seat: i64, tell: Tell | None) -> Next:
    """Draw up to the hand maximum, once per turn, at its very end; then the next player. (Z7.1, Z7.2)"""
    if t.draws and count(t.hands[seat]) < t.hand_max[seat] and t.pile(seat):
        return DRAW_OF[seat]
    t.draws = 1  # Z11.25
    return begin_turn(t, (seat + 1) % t.seats, tell)


class Draw(Chance[ZodchieTable]):
    """One card from the pile."""

    __slots__ = ("seat",)
    clause: ClassVar[str] = "Z7.1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def weights(self, t: ZodchieTable) -> dict[int, int]:
        return dict.fromkeys(members(t.drawable(self.seat)), 1)

    def sample(self, t: ZodchieTable, rng: Rng) -> i64:
        pile = t.drawable(self.seat)
        return nth(pile, rng.below(count(pile)))

    def resolve(self, t: ZodchieTable, outcome: i64, tell: Tell | None) -> Next:
        t.draw(self.seat, outcome)
        if tell:
            tell.that(Drew(self.seat, t.name(outcome)))
        return ()


class DrawUp(Draw):
    """One card, and then what is still missing. (Z7.1)"""

    __slots__ = ()

    def resolve(self, t: ZodchieTable, outcome: i64, tell: Tell | None) -> Next:
        super().resolve(t, outcome, tell)
        return end_turn(t, self.seat, tell)


def count_up(t: ZodchieTable, tell: Tell | None) -> None:
    """The game is over. (Z8.1, Z8.2)"""
    if tell:
        for item in items(t):
            tell.that(Scored(item.seat, item.points, item.what, item.where, item.clause))
        tell.that(Ended(tuple(totals(t)), tuple(winners(t))))


# Frames never change, so the commonest ones are made once.
SEATS: Final = range(4)
TURN_OF: Final[list[Next]] = [(Turn(seat),) for seat in SEATS]
DRAW_OF: Final[list[Next]] = [(DrawUp(seat),) for seat in SEATS]
END_OF: Final[list[Next]] = [(EndTurn(seat),) for seat in SEATS]
