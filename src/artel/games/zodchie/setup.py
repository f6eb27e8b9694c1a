"""Before the first turn: colours, the decks, the first player, the deal. (Z1, Z9)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.zodchie.actions import CHOICES, Replace, replace_by
from artel.games.zodchie.components import COLOURS, extras_of
from artel.games.zodchie.events import ColourGiven, DeckBuilt, DieRolled, FirstPlayer
from artel.games.zodchie.state import ZodchieTable
from artel.games.zodchie.turn import BeginTurn, Draw
from artel.kernel.frames import Action, Chance, ChooseSeat, Frame, Next, Question, Step, Tell, Together
from artel.kernel.packed import count, members, minus, nth, up_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.components import Cards
    from artel.games.zodchie.state import ZodchieTable
    from artel.kernel.chance import Rng

DIE: Final = -1
"""The limit on replacements is rolled. (Z9.2)"""


def new_table(seats: int, cards: Cards, colours: list[int], advanced: bool, limit: int) -> ZodchieTable:
    """A table with everything still to do. Seats without a colour get one at random. (Z1.6)"""
    t = ZodchieTable(seats, cards)
    for seat, colour in enumerate(colours):
        t.give_colour(seat, colour)
    todo: list[Frame] = [GiveColour(seat) for seat in range(len(colours), seats)]
    if advanced:
        todo.append(RollDie() if limit == DIE else AskForDecks(limit))
    todo.append(ChooseFirstPlayer())
    todo.reverse()
    t.stack += todo
    return t


def free_colours(t: ZodchieTable) -> i64:
    """As a set."""
    found = up_to(len(COLOURS))
    for colour in t.colours:
        if colour >= 0:
            found = minus(found, colour)
    return found


class GiveColour(Chance[ZodchieTable]):
    __slots__ = ("seat",)
    clause: ClassVar[str] = "Z1.6"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def weights(self, t: ZodchieTable) -> dict[int, int]:
        return dict.fromkeys(members(free_colours(t)), 1)

    def sample(self, t: ZodchieTable, rng: Rng) -> i64:
        colours = free_colours(t)
        return nth(colours, rng.below(count(colours)))

    def resolve(self, t: ZodchieTable, outcome: i64, tell: Tell | None) -> Next:
        t.give_colour(self.seat, outcome)
        if tell:
            tell.that(ColourGiven(self.seat, COLOURS[outcome]))
        return ()


class RollDie(Chance[ZodchieTable]):
    """Rolled openly before anybody decides. (Z9.4)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z9.4"

    def weights(self, t: ZodchieTable) -> dict[int, int]:
        return dict.fromkeys(range(1, 7), 1)

    def resolve(self, t: ZodchieTable, outcome: i64, tell: Tell | None) -> Next:
        if tell:
            tell.that(DieRolled(outcome))
        return (AskForDecks(outcome),)


class AskForDecks(Step[ZodchieTable]):
    """All decide secretly at the same time. (Z9.1)"""

    __slots__ = ("limit",)

    def __init__(self, limit: i64) -> None:
        self.limit: i64 = limit

    def run(self, t: ZodchieTable, tell: Tell | None) -> Next:
        return (Together.ask(*[BuildDeck(seat, self.limit) for seat in range(t.seats)]),)


class BuildDeck(Question[ZodchieTable]):
    """Which of one's extras replace base cards? (Z9.1, Z9.2)"""

    __slots__ = ("limit",)
    clause: ClassVar[str] = "Z9.2"

    def __init__(self, seat: i64, limit: i64) -> None:
        super().__init__(seat)
        self.limit: i64 = limit

    def options(self, t: ZodchieTable) -> list[Action]:
        colour = t.colours[self.seat]
        return [replace_by(colour, extras) for extras in range(CHOICES) if count(extras) <= self.limit]

    def uniform(self, t: ZodchieTable, rng: Rng) -> Action:
        """Nothing is preferred there."""
        return self.sample(t, rng)

    def sample(self, t: ZodchieTable, rng: Rng) -> Action:
        while True:
            extras = rng.below(CHOICES)
            if count(extras) <= self.limit:
                return replace_by(t.colours[self.seat], extras)

    def refusal(self, t: ZodchieTable, action: Action) -> str:
        return "Z9.1" if isinstance(action, Replace) and action.colour != t.colours[self.seat] else self.clause

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        """Shown to all once the last one has decided. (Z9.3)"""
        assert isinstance(action, Replace)
        seat = self.seat
        mine = extras_of(t.colours[seat])
        names: list[str] = []
        for at in members(action.extras):
            extra = mine[at]
            t.replace(seat, t.cards.replaces[extra], extra)
            names.append(t.name(extra))
        if tell:
            tell.that(DeckBuilt(seat, tuple(names)))
        return ()


class ChooseFirstPlayer(ChooseSeat[ZodchieTable]):
    """Then every seat is dealt its hand. (Z1.3, Z1.4)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z1.4"

    def resolve(self, t: ZodchieTable, outcome: i64, tell: Tell | None) -> Next:
        if tell:
            tell.that(FirstPlayer(outcome))
        draws: list[Frame] = []
        for seat in range(t.seats):
            t.top[seat] = t.deck[seat]
            draws += [Draw(seat)] * t.hand_max[seat]
        return (*draws, BeginTurn(outcome))
