"""Before the first turn: wonders, tokens, decks, the first player. (S1)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.architects.actions import DRAFT, Draft
from artel.games.architects.components import CENTRAL, KINDS, TOKENS, WONDERS
from artel.games.architects.events import FirstPlayer, WonderGiven
from artel.games.architects.state import NONE, ArchitectsTable
from artel.games.architects.taking import ShowToken, ShowTop
from artel.games.architects.turn import BeginTurn
from artel.kernel.frames import Action, Chance, ChooseSeat, Frame, Next, Question, Step, Tell
from artel.kernel.packed import count, first, is_single, members, minus, nth, up_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.components import Box
    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.chance import Rng


def new_table(seats: int, box: Box, wonders: list[int], draft: bool) -> ArchitectsTable:
    """A table with everything still to do; seats without a wonder get one at random, or choose. (S1.5)"""
    t = ArchitectsTable(seats, box)
    for seat, wonder in enumerate(wonders):
        t.wonders[seat] = wonder
    todo: list[Frame] = [DraftWonder(seat) if draft else GiveWonder(seat) for seat in range(len(wonders), seats)]
    todo.append(StandDecks())
    todo += [ShowTop(deck) for deck in range(seats)]
    todo += [ShowToken()] * box.numbers["shown"]
    todo.append(ChooseFirstPlayer())
    todo.reverse()
    t.stack += todo
    return t


def free_wonders(t: ArchitectsTable) -> i64:
    """As a set."""
    found = up_to(WONDERS)
    for wonder in t.wonders:
        if wonder != NONE:
            found = minus(found, wonder)
    return found


def give_wonder(t: ArchitectsTable, seat: i64, wonder: i64, tell: Tell | None) -> None:
    t.wonders[seat] = wonder
    if tell:
        tell.that(WonderGiven(seat, t.box.wonder_names[wonder]))


class GiveWonder(Chance[ArchitectsTable]):
    __slots__ = ("seat",)
    clause: ClassVar[str] = "S1.5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def weights(self, t: ArchitectsTable) -> dict[int, int]:
        return dict.fromkeys(members(free_wonders(t)), 1)

    def sample(self, t: ArchitectsTable, rng: Rng) -> i64:
        wonders = free_wonders(t)
        return nth(wonders, rng.below(count(wonders)))

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        give_wonder(t, self.seat, outcome, tell)
        return ()


class DraftWonder(Question[ArchitectsTable]):
    """In seat order, each wonder once. (S1.5)"""

    __slots__ = ()
    clause: ClassVar[str] = "S1.5"

    def options(self, t: ArchitectsTable) -> list[Action]:
        return [DRAFT[wonder] for wonder in members(free_wonders(t))]

    def forced(self, t: ArchitectsTable) -> Action | None:
        wonders = free_wonders(t)
        return DRAFT[first(wonders)] if is_single(wonders) else None

    def answer(self, t: ArchitectsTable, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Draft)
        give_wonder(t, self.seat, action.wonder, tell)
        return ()


class StandDecks(Step[ArchitectsTable]):
    """Every wonder's deck, the central deck, the stack of tokens. (S1.1, S1.2)"""

    __slots__ = ()

    def run(self, t: ArchitectsTable, tell: Tell | None) -> Next:
        for seat in range(t.seats):
            deck = t.box.decks[t.wonders[seat]]
            for kind in range(KINDS):
                t.put_below(seat, kind, deck[kind])
        for kind in range(KINDS):
            t.central[kind] = t.box.decks[CENTRAL][kind]
        for token in range(TOKENS):
            t.tokens[token] = t.box.copies[token]
        return ()


class ChooseFirstPlayer(ChooseSeat[ArchitectsTable]):
    __slots__ = ()
    clause: ClassVar[str] = "S1.3"

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        if tell:
            tell.that(FirstPlayer(outcome))
        return (BeginTurn(outcome),)
