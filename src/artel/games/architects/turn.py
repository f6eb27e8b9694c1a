"""The turn: the cat looks, a card is taken, stages, sets and tokens follow in any order, a battle may end it. (S2)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.architects.actions import (
    END,
    NOTHING,
    TAKE,
    Build,
    Discover,
    Take,
    Use,
    use_for,
)
from artel.games.architects.components import (
    ARCHITECTURE,
    CENTRAL,
    ECONOMY,
    ENGINEERING,
    GEAR,
    KINDS,
    RED,
    SCIENCES,
    STAGES,
)
from artel.games.architects.events import (
    Built,
    CatLooked,
    Disarmed,
    Discovered,
    Ended,
    Fought,
    NoCard,
    Scored,
    TurnBegan,
    TurnEnded,
    UsedToken,
    WonderFinished,
)
from artel.games.architects.payments import COIN, PAYMENTS, RESOURCES, Purse, uses_economy
from artel.games.architects.scoring import items, totals, winners
from artel.games.architects.state import NONE, ArchitectsTable
from artel.games.architects.taking import ChooseToken, arm, take
from artel.games.architects.ways import Ways, has_science_set, science_sets, ways_of, within_reach
from artel.kernel.frames import Action, Chance, Next, Question, Step, Tell
from artel.kernel.packed import count, first, is_single, members, nth, plus
from artel.kernel.piles import sample_of, weights_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng

DECKS = CENTRAL + 1
ONLY_END: Final[list[Action]] = [END]


class BeginTurn(Step[ArchitectsTable]):
    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, t: ArchitectsTable, tell: Tell | None) -> Next:
        return begin_turn(t, self.seat, tell)


def begin_turn(t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
    t.armed = t.used = 0
    if tell:
        tell.that(TurnBegan(seat))
    if t.cat == seat and t.has_card(CENTRAL):  # S2.1, S2.8
        if t.central_top == NONE:
            return CAT_LOOKS[seat]
        see_central_top(t, seat, tell)
    return TAKE_CARD[seat]


class CatLooks(Chance[ArchitectsTable]):
    """The cat's holder looks at the top card of the central deck. (S2.1)"""

    __slots__ = ("seat",)
    clause: ClassVar[str] = "S2.1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def weights(self, t: ArchitectsTable) -> dict[int, int]:
        return weights_of(t.central, 0, KINDS)

    def sample(self, t: ArchitectsTable, rng: Rng) -> i64:
        return sample_of(t.central, 0, t.central_size(), rng)

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        t.central_top = outcome
        see_central_top(t, self.seat, tell)
        return ()


def see_central_top(t: ArchitectsTable, seat: i64, tell: Tell | None) -> None:
    t.learn(seat)
    if tell:
        tell.that(CatLooked(seat, t.box.names[t.central_top]))


class TakeCard(Question[ArchitectsTable]):
    """The card of the turn: left, right or central deck. (S2.2, S2.9)"""

    __slots__ = ()
    clause: ClassVar[str] = "S2.2"
    begins_turn: ClassVar[bool] = True

    def options(self, t: ArchitectsTable) -> list[Action]:
        return [TAKE[deck] for deck in t.reach(self.seat) if t.has_card(deck)]

    def forced(self, t: ArchitectsTable) -> Action | None:
        decks = t.sources(self.seat)
        if not decks:
            return NOTHING
        return TAKE[first(decks)] if is_single(decks) else None

    def sample(self, t: ArchitectsTable, rng: Rng) -> Action:
        decks = t.sources(self.seat)
        return TAKE[nth(decks, rng.below(count(decks)))] if decks else NOTHING

    def answer(self, t: ArchitectsTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Take):
            return take(t, seat, action.deck, tell) + ACT[seat]
        if tell:
            tell.that(NoCard(seat))
        return ACT[seat]

    def refusal(self, t: ArchitectsTable, action: Action) -> str:
        if not isinstance(action, Take):
            return "S2.9"
        return "S2.4" if action.deck in t.reach(self.seat) else self.clause


class Act(Question[ArchitectsTable]):
    """Everything one's cards and tokens demand, in any order, and what one wants of the rest. (S2.3, S2.7)"""

    __slots__ = ()
    clause: ClassVar[str] = "S2.7"

    def choices(self, t: ArchitectsTable) -> list[list[Action]]:
        """All options, by what they are about."""
        seat = self.seat
        found: list[list[Action]] = []
        must = False
        for stage in t.available(seat):
            ways = ways_to_build(t, seat, stage)
            must = must or ways.must
            found.append(ways.builds[stage])
        if t.tokens_left():
            sets = science_sets(t.held, seat * KINDS + GEAR)
            must = must or len(sets) > 0
            found.append(sets)
        found += [[use_for(token, deck) for deck in t.reach(seat) if t.has_card(deck)] for token in members(t.armed)]
        if not must:
            found.append(ONLY_END)
        return found

    def options(self, t: ArchitectsTable) -> list[Action]:
        found: list[Action] = []
        for alike in self.choices(t):
            found += alike
        return found

    def is_idle(self, t: ArchitectsTable) -> bool:
        """Is there nothing to do but to end the turn?"""
        seat = self.seat
        if t.armed and t.sources(seat):
            return False
        different, equal = within_reach(t.held, seat * KINDS, t.can_use(seat, ECONOMY), t.can_use(seat, ENGINEERING))
        if t.cheapest(seat, False) <= different or t.cheapest(seat, True) <= equal:
            return False
        return not (has_science_set(t.held, seat * KINDS + GEAR) and t.tokens_left())

    def forced(self, t: ArchitectsTable) -> Action | None:
        if self.is_idle(t):
            return END
        options = self.options(t)
        return options[0] if len(options) == 1 else None

    def sample(self, t: ArchitectsTable, rng: Rng) -> Action:
        if self.is_idle(t):
            return END
        choices = self.choices(t)
        many: i64 = 0
        for alike in choices:
            many += len(alike)
        at = rng.below(many)
        for alike in choices:
            if at < len(alike):
                return alike[at]
            at -= len(alike)
        raise AssertionError("no number is that high")

    def answer(self, t: ArchitectsTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Build):
            return build(t, seat, action.stage, action.payment, tell) + (self,)
        if isinstance(action, Discover):
            discover(t, seat, action.set, tell)
            return ChooseToken(seat), self  # S4.12
        if isinstance(action, Use):
            t.use(action.token)
            if tell:
                tell.that(UsedToken(seat, t.box.token_names[action.token]))
            return take(t, seat, action.deck, tell) + (self,)
        return end_turn(t, seat, tell)

    def refusal(self, t: ArchitectsTable, action: Action) -> str:
        seat = self.seat
        if action is END:
            must = any(ways_to_build(t, seat, stage).must for stage in t.available(seat))
            return "S4.2" if must else "S3.3"
        if isinstance(action, Build):
            if action.stage not in t.available(seat):
                return "S4.1"
            at = t.wonders[seat] * STAGES + action.stage
            purse = purse_of(t, seat)
            purse.economy, purse.engineering = t.has_token(seat, ECONOMY), t.has_token(seat, ENGINEERING)
            return "S5.2" if action.payment in purse.payments(t.box.cost[at], t.box.same[at] == 1) else "S4.3"
        if isinstance(action, Use):
            if t.is_used(action.token):
                return "S5.2"
            return "S5.7" if t.is_armed(action.token) else "S5.6"
        if isinstance(action, Discover):
            return "S3.5" if t.tokens_left() else "S5.1"
        return "S2.2" if isinstance(action, Take) else self.clause


# -- building ---------------------------------------------------------------------------------------------


def purse_of(t: ArchitectsTable, seat: i64) -> Purse:
    begin = seat * KINDS
    have: list[int] = [t.held[begin + kind] for kind in range(RESOURCES)]
    return Purse(have, t.held[begin + COIN], t.can_use(seat, ECONOMY), t.can_use(seat, ENGINEERING))


def ways_to_build(t: ArchitectsTable, seat: i64, stage: i64) -> Ways:
    at = t.wonders[seat] * STAGES + stage
    economy, engineering = t.can_use(seat, ECONOMY), t.can_use(seat, ENGINEERING)
    return ways_of(t.held, seat * KINDS, economy, engineering, t.box.cost[at], t.box.same[at] == 1)


def build(t: ArchitectsTable, seat: i64, stage: i64, payment: i64, tell: Tell | None) -> Next:
    """Pay, turn the stage over, apply its effect at once. (S4.4, S4.12)"""
    at = t.wonders[seat] * STAGES + stage
    helpers: list[int] = []
    if uses_economy(t.box.cost[at], payment):
        helpers.append(ECONOMY)
    if t.can_use(seat, ENGINEERING) and payment in ways_to_build(t, seat, stage).engineered:
        helpers.append(ENGINEERING)
    for token in helpers:
        t.used = plus(t.used, token)
    paid = PAYMENTS[payment]
    for kind in range(RESOURCES + 1):
        t.throw_away(seat, kind, paid[kind])
    t.build(seat, stage)
    if tell:
        names = [t.box.names[kind] for kind in range(RESOURCES + 1) for _ in range(paid[kind])]
        tokens = [t.box.token_names[token] for token in helpers]
        tell.that(Built(seat, stage + 1, tuple(names), tuple(tokens)))
        if t.is_finished(seat):
            tell.that(WonderFinished(seat))
    arm(t, seat, ARCHITECTURE, tell)
    if not t.box.has_effect[at]:
        return ()
    return t.box.effects[t.wonders[seat]].built(t, seat, tell)


# -- science ----------------------------------------------------------------------------------------------


def discover(t: ArchitectsTable, seat: i64, number: i64, tell: Tell | None) -> None:
    kinds: list[int] = [GEAR, GEAR + 1, GEAR + 2] if number == SCIENCES else [GEAR + number, GEAR + number]
    for kind in kinds:
        t.throw_away(seat, kind, 1)
    if tell:
        tell.that(Discovered(seat, tuple([t.box.names[kind] for kind in kinds])))


# -- the end of a turn ------------------------------------------------------------------------------------


def end_turn(t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
    """A battle due is fought first; then the game may be over. (S6.1, S7.1, S7.3)"""
    if tell:
        tell.that(TurnEnded(seat))
    if t.battle:
        fight(t, tell)
    if t.is_finished(seat) or t.all_decks_empty():
        count_up(t, tell)
        return ()
    return begin_turn(t, (seat + 1) % t.seats, tell)


def fight(t: ArchitectsTable, tell: Tell | None) -> None:
    """Each pair of neighbours compares shields once. (S6.2, S6.3, S6.6)"""
    for seat in range(1 if t.seats == 2 else t.seats):
        other = (seat + 1) % t.seats
        own, theirs = t.shields(seat), t.shields(other)
        won, lost = spoils(t.seats, own, theirs), spoils(t.seats, theirs, own)
        t.victories[seat] += won
        t.victories[other] += lost
        if tell:
            tell.that(Fought(seat, other, own, theirs, won, lost, "S6.3" if t.seats == 2 else "S6.2"))
    t.war = t.battle = 0
    for seat in range(t.seats):  # S6.4
        gone: i64 = 0
        for kind in range(RED, KINDS):
            if t.box.horns[kind]:
                many = t.cards_of(seat, kind)
                t.throw_away(seat, kind, many)
                gone += many
        if tell and gone:
            tell.that(Disarmed(seat, gone))


def spoils(seats: i64, own: i64, theirs: i64) -> i64:
    """Victory tokens for these shields against those."""
    if own <= theirs:
        return 0
    if seats == 2 and own >= 2 * theirs and own >= 2:
        return 2
    return 1


def count_up(t: ArchitectsTable, tell: Tell | None) -> None:
    """The game is over. (S7.2)"""
    if tell:
        for item in items(t):
            tell.that(Scored(item.seat, item.points, item.what, item.clause))
        tell.that(Ended(tuple(totals(t)), tuple(winners(t))))


# Frames never change, so the commonest ones are made once.
SEATS: Final = range(CENTRAL)
TAKE_CARD: Final[list[Next]] = [(TakeCard(seat),) for seat in SEATS]
CAT_LOOKS: Final[list[Next]] = [(CatLooks(seat), TakeCard(seat)) for seat in SEATS]
ACT: Final[list[Next]] = [(Act(seat),) for seat in SEATS]
