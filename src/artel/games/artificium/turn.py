"""A round: start, market, step after step of cards, end. (A4)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.artificium.actions import (
    APPLY,
    BACK,
    BUY,
    DISCARD,
    DONE,
    LAY,
    SELL,
    THROW,
    Aim,
    Buy,
    Lay,
    Rebuild,
    Sell,
    Steal,
    Throw,
)
from artel.games.artificium.components import BUILDINGS, CARDS, CASTLE, RECONSTRUCTION, RESOURCES, SEATS
from artel.games.artificium.drawing import FillMarket, draw_cards
from artel.games.artificium.events import (
    Advanced,
    Applied,
    Bought,
    CardUp,
    CellPassed,
    Discarded,
    Ended,
    FinalSale,
    OutOfRound,
    Revealed,
    RoundBegan,
    RoundEnded,
    Sold,
    StepBegan,
    TakenBack,
)
from artel.games.artificium.features import price, spare
from artel.games.artificium.market import OpenMarket
from artel.games.artificium.scoring import totals, winners
from artel.games.artificium.state import COINS, NONE, USUAL, ArtificiumTable, cell_of
from artel.kernel.frames import Action, ChooseSeat, Frame, Next, Question, Step, Tell, Together
from artel.kernel.packed import up_to

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.chance import Rng


# -- phase 1 ----------------------------------------------------------------------------------------------


class ChooseFirstPlayer(ChooseSeat[ArtificiumTable]):
    """At random in the first round. (A1.2)"""

    __slots__ = ()
    clause: ClassVar[str] = "A1.2"

    def resolve(self, t: ArtificiumTable, outcome: i64, tell: Tell | None) -> Next:
        t.first = outcome
        return begin_round(t, "A1.2", tell)


def first_by_points(t: ArtificiumTable) -> i64:
    """The fewest points; tied: the nearest clockwise from the last first player, that one first of all. (A4.2)"""
    best = t.first
    for seat in t.in_turn_order():
        if t.points[seat] < t.points[best]:
            best = seat
    return best


def begin_round(t: ArtificiumTable, clause: str, tell: Tell | None) -> Next:
    """The first player is settled; then everybody draws, then the market is laid out. (A4.1, A4.21)"""
    t.round_number += 1
    t.in_round = up_to(t.seats)
    if tell:
        tell.that(RoundBegan(t.round_number, t.first, clause))
    draws: list[Frame] = [draw_cards(seat, t.box.numbers["hand"] - t.sizes[seat]) for seat in t.in_turn_order()]
    return (*draws, FillMarket(t.box.numbers["market"]), OpenMarket(), BeginStep())


# -- phase 3 ----------------------------------------------------------------------------------------------


class BeginStep(Step[ArtificiumTable]):
    """All still in the round lay a card; without a hand card one is out. (A4.7, A4.18)"""

    __slots__ = ()

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        laying: list[Question] = []
        for seat in t.in_turn_order():
            if t.is_in_round(seat):
                if t.sizes[seat]:
                    laying.append(LAY_CARD[seat])
                else:
                    leave_round(t, seat, "A4.7", tell)
        if not laying:
            return (EndRound(),)
        if tell:
            tell.that(StepBegan(tuple([question.seat for question in laying])))
        return Together.ask(*laying), APPLY_CARDS[0][0]


def leave_round(t: ArtificiumTable, seat: i64, clause: str, tell: Tell | None) -> None:
    t.leave_round(seat)
    if tell:
        tell.that(OutOfRound(seat, clause))


class LayCard(Question[ArtificiumTable]):
    """Face down, all at the same time; then all are shown. (A4.7, A4.23)"""

    __slots__ = ()
    clause: ClassVar[str] = "A4.18"

    def options(self, t: ArtificiumTable) -> list[Action]:
        return [LAY[card] for card in t.hand(self.seat)]

    def sample(self, t: ArtificiumTable, rng: Rng) -> Action:
        """Mostly the first card that can be paid for: what a building makes, those after it take."""
        if rng.below(USUAL):
            seat = self.seat
            for card in range(CARDS):
                if t.cards_of(seat, card) and (card >= BUILDINGS or price(t, seat, card) <= t.coins[seat]):
                    return LAY[card]
        return super().sample(t, rng)

    def answer(self, t: ArtificiumTable, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Lay)
        t.take_openly(self.seat, action.card)
        t.laid[self.seat] = action.card
        if tell:
            tell.that(Revealed(self.seat, t.name(action.card)))
        return ()


class ApplyCards(Step[ArtificiumTable]):
    """First the actions, one player after another clockwise from the first player; then the buildings. (A4.8)"""

    __slots__ = ("done", "phase")

    def __init__(self, phase: i64, done: i64) -> None:
        self.phase: i64 = phase  # 0: actions, 1: buildings
        self.done: i64 = done  # players whose turn in this phase is over

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        for step in range(self.done, t.seats):
            seat: i64 = (t.first + step) % t.seats
            card = t.laid[seat]
            if card != NONE and (card < BUILDINGS) == (self.phase == 1):
                if tell:
                    tell.that(CardUp(seat, t.name(card)))
                return PLAY_CARD[seat], APPLY_CARDS[self.phase][step + 1]
        return APPLY_BUILDINGS if self.phase == 0 else BEGIN_STEP


class PlayCard(Question[ArtificiumTable]):
    """Trade as much as one likes; then apply the card, discard it, or take it back and leave. (A4.9, A4.24)"""

    __slots__ = ()
    clause: ClassVar[str] = "A4.9"

    def ways(self, t: ArtificiumTable) -> list[Action]:
        """All ways to apply the card that is up."""
        card = t.laid[self.seat]
        if card < BUILDINGS and not t.has_inputs(self.seat, card):
            return []
        return t.box.effects[card].ways(t, self.seat)

    def options(self, t: ArtificiumTable) -> list[Action]:
        found = self.ways(t)
        found += [DISCARD, BACK]
        found += [BUY[resource] for resource in range(RESOURCES) if t.box.buy[resource] <= t.coins[self.seat]]
        found += sales(t, self.seat)
        return found

    def sensible(self, t: ArtificiumTable) -> list[Action]:
        """To apply the card, and to trade for that alone: every stone sells for less than it costs."""
        seat, card = self.seat, t.laid[self.seat]
        found = self.ways(t)
        if found:
            return found
        found = [DISCARD, BACK]
        if card < BUILDINGS:
            cost = price(t, seat, card)
            if cost <= t.coins[seat]:
                found += [BUY[resource] for resource in range(RESOURCES) if t.beyond(seat, card, resource) < 0]
            elif cost <= spare(t, seat, card):
                found += [SELL[resource] for resource in range(RESOURCES) if t.beyond(seat, card, resource) > 0]
        return found

    def sample(self, t: ArtificiumTable, rng: Rng) -> Action:
        """Mostly what applies the card, or buys what it lacks: a random player would trade all its coins away."""
        if not rng.below(USUAL):
            return super().sample(t, rng)
        found = self.ways(t)
        if found:
            return found[rng.below(len(found))]
        seat, card = self.seat, t.laid[self.seat]
        if card < BUILDINGS and price(t, seat, card) <= t.coins[seat]:
            lacking = t.first_lacking(seat, card)
            if lacking != NONE:
                return BUY[lacking]
        return DISCARD

    def answer(self, t: ArtificiumTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Buy):
            buy(t, seat, action.resource, tell)
            return (self,)
        if isinstance(action, Sell):
            sell(t, seat, action.resource, tell)
            return (self,)
        card = t.laid[seat]
        t.laid[seat] = NONE
        if action is DISCARD:
            t.discard[card] += 1
            if tell:
                tell.that(Discarded(seat, t.name(card)))
            return ()
        if action is BACK:
            take_back(t, seat, card, "A4.9", tell)
            leave_round(t, seat, "A4.9", tell)
            return ()
        following = apply(t, seat, card, action, tell)
        t.put_in_front(seat, card, 1)  # A4.12
        return following

    def refusal(self, t: ArtificiumTable, action: Action) -> str:
        card = t.laid[self.seat]
        if isinstance(action, Buy | Sell):
            return "A4.10"
        if action is not APPLY and not isinstance(action, Aim | Steal | Rebuild):
            return self.clause
        if isinstance(action, Rebuild) and action.card == card == RECONSTRUCTION:
            return "A3.6"
        if card >= BUILDINGS:
            return CLAUSES[card - BUILDINGS]
        if not t.has_inputs(self.seat, card):
            return "A2.4"
        return "A2.2" if card == CASTLE else "A4.24"


CLAUSES = ("A3.1", "A3.2", "A3.3", "A3.4")


def take_back(t: ArtificiumTable, seat: i64, card: i64, clause: str, tell: Tell | None) -> None:
    """A card goes back to hand openly. (A7.2)"""
    t.give_openly(seat, card)
    if tell:
        tell.that(TakenBack(seat, t.name(card), clause))


def apply(t: ArtificiumTable, seat: i64, card: i64, action: Action, tell: Tell | None) -> Next:
    """Pay, produce, score, then the effect. (A2.2)"""
    if card < BUILDINGS:
        t.coins[seat] -= t.box.coins[card]
        t.use_building(seat, card)
        if tell:
            takes, gives = stones_of(t, t.box.takes, card), stones_of(t, t.box.gives, card)
            tell.that(Applied(seat, t.name(card), takes, gives, t.box.coins[card]))
        t.earn(seat, card, t.box.points[card])
        advance(t, seat, t.box.points[card], "A4.11", tell)
    elif tell:
        tell.that(Applied(seat, t.name(card), {}, {}, 0))
    return t.box.effects[card].apply(t, seat, action, tell)


def stones_of(t: ArtificiumTable, counts: vec[i64], card: i64) -> dict[str, int]:
    names, first = t.box.resource_names, card * RESOURCES
    return {names[at]: counts[first + at] for at in range(RESOURCES) if counts[first + at]}


def advance(t: ArtificiumTable, seat: i64, points: i64, clause: str, tell: Tell | None) -> None:
    """The marker moves; each resource cell that it passes or lands on gives its resource. (A4.11, A4.25)"""
    if tell:
        tell.that(Advanced(seat, points, t.points[seat] + points, clause))
    for _ in range(points):
        t.points[seat] += 1
        resource = cell_of(t.box, t.points[seat])
        if resource != NONE:
            t.give_stones(seat, resource, 1)
            if tell:
                tell.that(CellPassed(seat, t.box.resource_names[resource], t.points[seat]))


# -- trade ------------------------------------------------------------------------------------------------


def buy(t: ArtificiumTable, seat: i64, resource: i64, tell: Tell | None) -> None:
    price = t.box.buy[resource]
    t.coins[seat] -= price
    t.give_stones(seat, resource, 1)
    if tell:
        tell.that(Bought(seat, t.box.resource_names[resource], price))


def sell(t: ArtificiumTable, seat: i64, resource: i64, tell: Tell | None) -> None:
    price = t.box.sell[resource]
    t.coins[seat] += price
    t.give_stones(seat, resource, -1)
    if tell:
        tell.that(Sold(seat, t.box.resource_names[resource], price))


def sales(t: ArtificiumTable, seat: i64) -> list[Action]:
    found: list[Action] = [SELL[resource] for resource in range(RESOURCES) if t.stones_of(seat, resource)]
    return found


# -- phase 4, and the end ---------------------------------------------------------------------------------


class EndRound(Step[ArtificiumTable]):
    """Played cards are discarded; then players in turn order discard and sell, or all is counted. (A4.13, A4.14)"""

    __slots__ = ()

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        if tell:
            tell.that(RoundEnded(t.round_number))
        for seat in range(t.seats):
            t.clear_front(seat)
        if t.round_number == t.box.numbers["rounds"]:
            count_up(t, tell)
            return ()
        asked: list[Frame] = []
        for seat in t.in_turn_order():
            asked += [DiscardHand(seat), SellStones(seat)]  # A4.20, A4.26
        asked.append(NextRound())
        return tuple(asked)


class DiscardHand(Question[ArtificiumTable]):
    """Any hand cards, one by one. (A4.13)"""

    __slots__ = ()
    clause: ClassVar[str] = "A4.13"

    def options(self, t: ArtificiumTable) -> list[Action]:
        found: list[Action] = [THROW[card] for card in t.hand(self.seat)]
        found.append(DONE)
        return found

    def forced(self, t: ArtificiumTable) -> Action | None:
        return None if t.sizes[self.seat] else DONE

    def sample(self, t: ArtificiumTable, rng: Rng) -> Action:
        """Mostly nothing: cards are good to have."""
        return DONE if rng.below(USUAL) else super().sample(t, rng)

    def answer(self, t: ArtificiumTable, action: Action, tell: Tell | None) -> Next:
        if not isinstance(action, Throw):
            return ()
        throw(t, self.seat, action.card, tell)
        return (self,)


def throw(t: ArtificiumTable, seat: i64, card: i64, tell: Tell | None) -> None:
    """A hand card is discarded openly. (A7.3)"""
    t.take_openly(seat, card)
    t.discard[card] += 1
    if tell:
        tell.that(Discarded(seat, t.name(card)))


class SellStones(Question[ArtificiumTable]):
    """Any resources, one by one; nobody buys here. (A4.13, A4.20)"""

    __slots__ = ()
    clause: ClassVar[str] = "A4.20"

    def options(self, t: ArtificiumTable) -> list[Action]:
        found = sales(t, self.seat)
        found.append(DONE)
        return found

    def forced(self, t: ArtificiumTable) -> Action | None:
        return None if t.has_stones(self.seat) else DONE

    def sensible(self, t: ArtificiumTable) -> list[Action]:
        """Nothing: they can still be sold when a card asks for coins."""
        return [DONE]

    def sample(self, t: ArtificiumTable, rng: Rng) -> Action:
        """Mostly nothing: stones are worth more than their sale."""
        return DONE if rng.below(USUAL) else super().sample(t, rng)

    def answer(self, t: ArtificiumTable, action: Action, tell: Tell | None) -> Next:
        if not isinstance(action, Sell):
            return ()
        sell(t, self.seat, action.resource, tell)
        return (self,)


class NextRound(Step[ArtificiumTable]):
    __slots__ = ()

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        t.first = first_by_points(t)
        return begin_round(t, "A4.2", tell)


def count_up(t: ArtificiumTable, tell: Tell | None) -> None:
    """All resources are sold, coins become points; what these pass on the track is not sold any more. (A6.1)"""
    for seat in range(t.seats):
        for resource in range(RESOURCES):
            many = t.stones_of(seat, resource)
            t.coins[seat] += many * t.box.sell[resource]
            t.give_stones(seat, resource, -many)
        points = t.coins[seat] // t.box.numbers["coins_per_point"]
        if tell:
            tell.that(FinalSale(seat, t.coins[seat], points))
        t.coins[seat] = 0
        t.earn(seat, COINS, points)
        advance(t, seat, points, "A6.1", tell)
    if tell:
        tell.that(Ended(tuple(totals(t)), tuple(winners(t))))


# Frames never change, so the commonest ones are made once.
LAY_CARD: Final = [LayCard(seat) for seat in range(SEATS)]
PLAY_CARD: Final = [PlayCard(seat) for seat in range(SEATS)]
APPLY_CARDS: Final = [[ApplyCards(phase, done) for done in range(SEATS + 1)] for phase in range(2)]
APPLY_BUILDINGS: Final[Next] = (ApplyCards(1, 0),)
BEGIN_STEP: Final[Next] = (BeginStep(),)
