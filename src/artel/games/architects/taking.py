"""Taking cards and tokens, wherever they come from, and what that sets off. (S2.2, S3, S5.1)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.architects.actions import CHOOSE, NOTHING, UNSEEN, Choose
from artel.games.architects.components import CENTRAL, KINDS, TOKENS
from artel.games.architects.events import (
    Armed,
    CatMoved,
    GotToken,
    HornsBlown,
    TokenShown,
    Took,
    TopShown,
)
from artel.games.architects.state import NONE, ArchitectsTable, some, total
from artel.kernel.frames import Action, Chance, Next, Question, Step, Tell
from artel.kernel.packed import members
from artel.kernel.piles import sample_of, weights_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng


# -- cards ------------------------------------------------------------------------------------------------


def take(t: ArchitectsTable, seat: i64, deck: i64, tell: Tell | None) -> Next:
    """Takes the top card of a deck that has one; the deck is in order again before the card sets anything off."""
    if deck == CENTRAL:
        if t.central_top == NONE:
            return DRAW_CENTRAL[seat]
        kind = t.central_top
        t.leave_central(kind)
    else:
        kind = t.tops[deck]
        t.tops[deck] = NONE
    lay_down(t, seat, kind, deck, tell)
    if deck != CENTRAL and t.has_below(deck):
        return SHOW_TOP[deck], SET_OFF[seat][kind]
    set_off(t, seat, kind, tell)
    return ()


class DrawCentral(Chance[ArchitectsTable]):
    """The top card of the central deck, unseen till taken. (S2.5)"""

    __slots__ = ("seat",)
    clause: ClassVar[str] = "S2.5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def weights(self, t: ArchitectsTable) -> dict[int, int]:
        return weights_of(t.central, 0, KINDS)

    def sample(self, t: ArchitectsTable, rng: Rng) -> i64:
        return sample_of(t.central, 0, t.central_size(), rng)

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        t.leave_central(outcome)
        lay_down(t, self.seat, outcome, CENTRAL, tell)
        set_off(t, self.seat, outcome, tell)
        return ()


class ShowTop(Chance[ArchitectsTable]):
    """The next card of a wonder deck lies open. (S8.1)"""

    __slots__ = ("deck",)
    clause: ClassVar[str] = "S8.1"

    def __init__(self, deck: i64) -> None:
        self.deck: i64 = deck

    def weights(self, t: ArchitectsTable) -> dict[int, int]:
        return weights_of(t.below, self.deck * KINDS, KINDS)

    def sample(self, t: ArchitectsTable, rng: Rng) -> i64:
        return sample_of(t.below, self.deck * KINDS, t.below_size(self.deck), rng)

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        t.leave_below(self.deck, outcome)
        t.tops[self.deck] = outcome
        if tell:
            tell.that(TopShown(t.deck_name(self.deck), t.box.names[outcome]))
        return ()


class SetOff(Step[ArchitectsTable]):
    """Cat and horns of a card laid down, or of two at once, and the tokens that they arm. (S3.6, S4.7)"""

    __slots__ = ("kind", "other", "seat")

    def __init__(self, seat: i64, kind: i64, other: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.other: i64 = other

    def run(self, t: ArchitectsTable, tell: Tell | None) -> Next:
        set_off(t, self.seat, self.kind, tell)
        if self.other != NONE:
            set_off(t, self.seat, self.other, tell)
        return ()


def lay_down(t: ArchitectsTable, seat: i64, kind: i64, deck: i64, tell: Tell | None) -> None:
    t.lay_down(seat, kind)
    if tell:
        tell.that(Took(seat, t.box.names[kind], t.deck_name(deck)))


def set_off(t: ArchitectsTable, seat: i64, kind: i64, tell: Tell | None) -> None:
    if t.box.cats[kind] and t.cat != seat:  # S3.2
        t.cat = seat
        if tell:
            tell.that(CatMoved(seat))
    horns = t.box.horns[kind]
    if horns:
        blow_horns(t, seat, horns, tell)
    for token in members(t.box.arms[kind]):
        arm(t, seat, token, tell)


def blow_horns(t: ArchitectsTable, seat: i64, horns: i64, tell: Tell | None) -> None:
    """Surplus horns are ignored; the last peace token calls a battle. (S3.4, S6.1)"""
    limit = t.box.conflicts[t.seats]
    if t.war == limit:
        return
    t.war = min(limit, t.war + horns)
    if t.war == limit:
        t.battle = 1
    if tell:
        tell.that(HornsBlown(seat, t.war, limit))


def arm(t: ArchitectsTable, seat: i64, token: i64, tell: Tell | None) -> None:
    """An event arms a token for the rest of the turn. (S5.6)"""
    if t.can_use(seat, token) and not t.is_armed(token):
        t.arm(token)
        if tell:
            tell.that(Armed(seat, t.box.token_names[token]))


# -- progress tokens --------------------------------------------------------------------------------------


class ChooseToken(Question[ArchitectsTable]):
    """One of the face-up tokens, or the unseen top of the stack; none left: nothing. (S5.1, S5.9, S5.12)"""

    __slots__ = ()
    clause: ClassVar[str] = "S5.1"

    def options(self, t: ArchitectsTable) -> list[Action]:
        found: list[Action] = [CHOOSE[token] for token in range(TOKENS) if t.face_up[token]]
        if some(t.tokens):
            found.append(UNSEEN)
        return found

    def forced(self, t: ArchitectsTable) -> Action | None:
        options = self.options(t)
        if not options:
            return NOTHING
        return options[0] if len(options) == 1 else None

    def sample(self, t: ArchitectsTable, rng: Rng) -> Action:
        options = self.options(t)
        if not options:
            return NOTHING
        return options[rng.below(len(options))] if len(options) > 1 else options[0]

    def answer(self, t: ArchitectsTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, Choose):
            t.face_up[action.token] -= 1
            get_token(t, self.seat, action.token, False, tell)
            return SHOW_TOKEN if some(t.tokens) else ()
        return (DrawToken(self.seat),) if action is UNSEEN else ()

    def refusal(self, t: ArchitectsTable, action: Action) -> str:
        return self.clause if isinstance(action, Choose) or action is UNSEEN else "S4.12"


class ShowToken(Chance[ArchitectsTable]):
    """The next token of the stack is turned up. (S1.2, S5.1)"""

    __slots__ = ()
    clause: ClassVar[str] = "S5.1"

    def weights(self, t: ArchitectsTable) -> dict[int, int]:
        return weights_of(t.tokens, 0, TOKENS)

    def sample(self, t: ArchitectsTable, rng: Rng) -> i64:
        return sample_of(t.tokens, 0, total(t.tokens), rng)

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        t.tokens[outcome] -= 1
        t.face_up[outcome] += 1
        if tell:
            tell.that(TokenShown(t.box.token_names[outcome]))
        return ()


class DrawToken(Chance[ArchitectsTable]):
    """A token taken unseen is shown to all. (S5.9)"""

    __slots__ = ("seat",)
    clause: ClassVar[str] = "S5.9"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def weights(self, t: ArchitectsTable) -> dict[int, int]:
        return weights_of(t.tokens, 0, TOKENS)

    def sample(self, t: ArchitectsTable, rng: Rng) -> i64:
        return sample_of(t.tokens, 0, total(t.tokens), rng)

    def resolve(self, t: ArchitectsTable, outcome: i64, tell: Tell | None) -> Next:
        t.tokens[outcome] -= 1
        get_token(t, self.seat, outcome, True, tell)
        return ()


def get_token(t: ArchitectsTable, seat: i64, token: i64, unseen: bool, tell: Tell | None) -> None:
    t.get_token(seat, token)
    if tell:
        tell.that(GotToken(seat, t.box.token_names[token], unseen))


# Frames never change, so the commonest ones are made once.
SEATS: Final = range(CENTRAL)
SHOW_TOP: Final = [ShowTop(deck) for deck in SEATS]
SET_OFF: Final = [[SetOff(seat, kind, NONE) for kind in range(KINDS)] for seat in SEATS]
DRAW_CENTRAL: Final[list[Next]] = [(DrawCentral(seat),) for seat in SEATS]
SHOW_TOKEN: Final[Next] = (ShowToken(),)
