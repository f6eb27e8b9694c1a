"""The table: what lies in front of the players, the decks, the tokens, and what can be done to them.

Deck i is the wonder deck of seat i, between it and its left neighbour; deck `CENTRAL` stands in the middle. (S1.6)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.components import CENTRAL, KINDS, RED, STAGES, TACTICS, TOKENS
from artel.kernel.frames import Action
from artel.kernel.frames import Table as KernelTable
from artel.kernel.packed import BIT, filled

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.architects.components import Box

NONE: Final = -1
FINISHED: Final = (1 << STAGES) - 1


class ArchitectsTable(KernelTable):
    __slots__ = (
        "armed", "battle", "below", "box", "built", "cat", "central", "central_top", "discard", "face_up",
        "held", "known_by", "looked", "looked_at", "looker", "progress", "tokens", "tops", "used", "victories",
        "war", "wonders",
    )  # fmt: skip

    def __init__(self, seats: int, box: Box) -> None:
        """The table before wonders are given."""
        super().__init__(seats, [])
        self.box = box
        self.wonders = filled(seats, NONE)  # by seat; -1: none yet
        self.held = filled(seats * KINDS, 0)  # by seat and kind: cards in front of a player
        self.built = filled(seats, 0)  # by seat: its built stages, as a set
        self.progress = filled(seats * TOKENS, 0)  # by seat and token
        self.victories = filled(seats, 0)  # by seat: victory tokens
        self.tops = filled(seats, NONE)  # by deck: the open card; -1: empty, or being shuffled
        self.below = filled(seats * KINDS, 0)  # by deck and kind: the cards under it
        self.central = filled(KINDS, 0)  # by kind: all cards of the central deck
        self.central_top: i64 = NONE  # its top card, once somebody has looked at it; else -1
        self.known_by: i64 = 0  # the seats that have
        self.looked = filled(KINDS, 0)  # by kind: hidden cards that `looker` looks at now (S4.6)
        self.looker: i64 = NONE
        self.looked_at: i64 = NONE  # the deck they come from
        self.face_up = filled(TOKENS, 0)  # by token: progress tokens to choose from
        self.tokens = filled(TOKENS, 0)  # by token: the face-down stack
        self.discard = filled(KINDS, 0)  # by kind
        self.cat: i64 = NONE  # who has the pawn; -1: nobody
        self.war: i64 = 0  # conflict tokens on their battle side
        self.battle: i64 = 0  # 1: a battle is due at the end of this turn
        self.armed: i64 = 0  # tokens that may give a card in this turn (S5.6)
        self.used: i64 = 0  # tokens used in this turn

    def copy(self) -> ArchitectsTable:
        twin = ArchitectsTable.__new__(ArchitectsTable)
        twin.seats = self.seats
        twin.stack = self.stack[:]
        twin.box = self.box
        twin.wonders = self.wonders[:]
        twin.held = self.held[:]
        twin.built = self.built[:]
        twin.progress = self.progress[:]
        twin.victories = self.victories[:]
        twin.tops = self.tops[:]
        twin.below = self.below[:]
        twin.central = self.central[:]
        twin.central_top = self.central_top
        twin.known_by = self.known_by
        twin.looked = self.looked[:]
        twin.looker = self.looker
        twin.looked_at = self.looked_at
        twin.face_up = self.face_up[:]
        twin.tokens = self.tokens[:]
        twin.discard = self.discard[:]
        twin.cat = self.cat
        twin.war = self.war
        twin.battle = self.battle
        twin.armed = self.armed
        twin.used = self.used
        return twin

    def write(self, action: Action) -> str:
        from artel.games.architects.notation import write_action

        return write_action(self, action)

    def deck_name(self, deck: i64) -> str:
        """By its wonder; where there is none, by the number of its seat."""
        if deck == CENTRAL:
            return "centre"
        wonder = self.wonders[deck] if deck < self.seats else NONE
        return self.box.wonder_names[wonder] if wonder != NONE else f"deck{deck + 1}"

    # -- reading ---------------------------------------------------------------------------------------

    def central_size(self) -> i64:
        return total(self.central)

    def below_size(self, deck: i64) -> i64:
        below = self.below
        found: i64 = 0
        for kind in range(deck * KINDS, (deck + 1) * KINDS):
            found += below[kind]
        return found

    def has_below(self, deck: i64) -> bool:
        below = self.below
        for kind in range(deck * KINDS, (deck + 1) * KINDS):
            if below[kind]:
                return True
        return False

    def has_card(self, deck: i64) -> bool:
        return some(self.central) if deck == CENTRAL else self.tops[deck] != NONE

    def left_deck(self, seat: i64) -> i64:
        return seat

    def right_deck(self, seat: i64) -> i64:
        """The right neighbour's; with two players the opponent's. (S1.6, S2.2)"""
        return (seat + self.seats - 1) % self.seats

    def reach(self, seat: i64) -> list[int]:
        """The decks of S2.2."""
        return [self.left_deck(seat), self.right_deck(seat), CENTRAL]

    def sources(self, seat: i64) -> i64:
        """Those of them that have a card, as a set."""
        found: i64 = BIT[CENTRAL] if some(self.central) else 0
        left, right = self.left_deck(seat), self.right_deck(seat)
        if self.tops[left] != NONE:
            found |= BIT[left]
        if self.tops[right] != NONE:
            found |= BIT[right]
        return found

    def all_decks_empty(self) -> bool:
        for deck in range(self.seats):
            if self.tops[deck] != NONE:
                return False
        return not some(self.central)

    def tokens_left(self) -> bool:
        return some(self.face_up) or some(self.tokens)

    def cards_of(self, seat: i64, kind: i64) -> i64:
        """How many of a kind lie in front of a player."""
        return self.held[seat * KINDS + kind]

    def copies_of(self, seat: i64, token: i64) -> i64:
        return self.progress[seat * TOKENS + token]

    def has_token(self, seat: i64, token: i64) -> bool:
        return self.progress[seat * TOKENS + token] > 0

    def has_built(self, seat: i64, stage: i64) -> bool:
        return self.built[seat] & BIT[stage] != 0

    def stage_points(self, seat: i64, stage: i64) -> i64:
        return self.box.stage_points[self.wonders[seat] * STAGES + stage]

    def is_armed(self, token: i64) -> bool:
        return self.armed & BIT[token] != 0

    def is_used(self, token: i64) -> bool:
        return self.used & BIT[token] != 0

    def can_use(self, seat: i64, token: i64) -> bool:
        """Does the seat have this token, not used in this turn? (S5.2)"""
        return self.has_token(seat, token) and not self.is_used(token)

    def available(self, seat: i64) -> list[int]:
        """Stages that can be built next: all they stand on are built. (S4.1)"""
        return self.box.available[self.wonders[seat]][self.built[seat]]

    def cheapest(self, seat: i64, same: bool) -> i64:
        """The lowest cost of them, of different resources or of the same."""
        return self.box.cheapest[((self.wonders[seat] << STAGES) + self.built[seat]) * 2 + (1 if same else 0)]

    def shields(self, seat: i64) -> i64:
        """Red cards, Rhodes, Tactics. (S6.2)"""
        found: i64 = 0
        for kind in range(RED, KINDS):
            found += self.held[seat * KINDS + kind] * self.box.shields[kind]
        if self.has_token(seat, TACTICS):
            found += self.box.tactics
        if self.wonders[seat] == self.box.rhodes:
            found += self.effects_built(seat) * self.box.rhodes_shields
        return found

    def effects_built(self, seat: i64) -> i64:
        found: i64 = 0
        for stage in range(STAGES):
            if self.built[seat] >> stage & 1:
                found += self.box.has_effect[self.wonders[seat] * STAGES + stage]
        return found

    def is_finished(self, seat: i64) -> bool:
        return self.built[seat] == FINISHED

    # -- changing --------------------------------------------------------------------------------------

    def throw_away(self, seat: i64, kind: i64, many: i64) -> None:
        """Cards go to the discard pile. (S1.4)"""
        self.held[seat * KINDS + kind] -= many
        self.discard[kind] += many

    def lay_down(self, seat: i64, kind: i64) -> None:
        self.held[seat * KINDS + kind] += 1

    def leave_below(self, deck: i64, kind: i64) -> None:
        """A hidden card of a wonder deck was this one, and is gone from there."""
        self.below[deck * KINDS + kind] -= 1

    def put_below(self, deck: i64, kind: i64, many: i64) -> None:
        self.below[deck * KINDS + kind] += many

    def get_token(self, seat: i64, token: i64) -> None:
        self.progress[seat * TOKENS + token] += 1

    def build(self, seat: i64, stage: i64) -> None:
        self.built[seat] |= BIT[stage]

    def arm(self, token: i64) -> None:
        self.armed |= BIT[token]

    def use(self, token: i64) -> None:
        """Not once more in this turn. (S5.2)"""
        self.armed &= ~BIT[token]
        self.used |= BIT[token]

    def leave_central(self, kind: i64) -> None:
        """The top card of the central deck was this one, and is gone."""
        self.central[kind] -= 1
        self.central_top = NONE
        self.known_by = 0

    def learn(self, seat: i64) -> None:
        self.known_by |= BIT[seat]


def some(counts: vec[i64]) -> bool:
    """Is there any?"""
    for number in counts:
        if number:
            return True
    return False


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    for number in counts:
        found += number
    return found
