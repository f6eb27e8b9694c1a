"""The table: what lies in front of the players, the decks, the tokens, and what can be done to them.

Deck i is the wonder deck of seat i, between it and its left neighbour; deck `CENTRAL` stands in the middle. (S1.6)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.components import CENTRAL, KINDS, RED, STAGES, TACTICS, TOKENS
from artel.kernel.frames import Action, Frame
from artel.kernel.frames import Table as KernelTable
from artel.kernel.packed import BIT, filled

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.architects.components import Box

NONE: Final = -1
FINISHED: Final = (1 << STAGES) - 1


class Table(KernelTable):
    __slots__ = (
        "armed", "battle", "below", "box", "built", "cat", "central", "central_top", "discard", "face_up",
        "held", "known_by", "looked", "looked_at", "looker", "progress", "tokens", "tops", "used", "victories",
        "war", "wonders",
    )  # fmt: skip

    def __init__(
        self, seats: int, stack: list[Frame], box: Box, wonders: vec[i64], held: vec[i64], built: vec[i64],
        progress: vec[i64], victories: vec[i64], tops: vec[i64], below: vec[i64], central: vec[i64], central_top: i64,
        known_by: i64, looked: vec[i64], looker: i64, looked_at: i64, face_up: vec[i64], tokens: vec[i64],
        discard: vec[i64], cat: i64, war: i64, battle: i64, armed: i64, used: i64,
    ) -> None:  # fmt: skip
        super().__init__(seats, stack)
        self.box = box
        self.wonders = wonders  # by seat; -1: none yet
        self.held = held  # by seat and kind: cards in front of a player
        self.built = built  # by seat: its built stages, as a set
        self.progress = progress  # by seat and token
        self.victories = victories  # by seat: victory tokens
        self.tops = tops  # by deck: the open card; -1: empty, or being shuffled
        self.below = below  # by deck and kind: the cards under it
        self.central = central  # by kind: all cards of the central deck
        self.central_top = central_top  # its top card, once somebody has looked at it; else -1
        self.known_by = known_by  # the seats that have
        self.looked = looked  # by kind: hidden cards that `looker` looks at now (S4.6)
        self.looker = looker
        self.looked_at = looked_at  # the deck they come from
        self.face_up = face_up  # by token: progress tokens to choose from
        self.tokens = tokens  # by token: the face-down stack
        self.discard = discard  # by kind
        self.cat = cat  # who has the pawn; -1: nobody
        self.war = war  # conflict tokens on their battle side
        self.battle = battle  # 1: a battle is due at the end of this turn
        self.armed = armed  # tokens that may give a card in this turn (S5.6)
        self.used = used  # tokens used in this turn

    def copy(self) -> Table:
        return Table(
            self.seats, self.stack[:], self.box, self.wonders[:], self.held[:], self.built[:],
            self.progress[:], self.victories[:], self.tops[:], self.below[:], self.central[:], self.central_top,
            self.known_by, self.looked[:], self.looker, self.looked_at, self.face_up[:], self.tokens[:],
            self.discard[:], self.cat, self.war, self.battle, self.armed, self.used,
        )  # fmt: skip

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
        found: i64 = 0
        for kind in range(KINDS):
            found += self.below[deck * KINDS + kind]
        return found

    def has_card(self, deck: i64) -> bool:
        return self.central_size() > 0 if deck == CENTRAL else self.tops[deck] != NONE

    def left_deck(self, seat: i64) -> i64:
        return seat

    def right_deck(self, seat: i64) -> i64:
        """The right neighbour's; with two players the opponent's. (S1.6, S2.2)"""
        return (seat + self.seats - 1) % self.seats

    def reach(self, seat: i64) -> list[int]:
        """The decks of S2.2."""
        return [self.left_deck(seat), self.right_deck(seat), CENTRAL]

    def sources(self, seat: i64) -> list[int]:
        """Those of them that have a card."""
        return [deck for deck in self.reach(seat) if self.has_card(deck)]

    def all_decks_empty(self) -> bool:
        for deck in range(self.seats):
            if self.tops[deck] != NONE:
                return False
        return self.central_size() == 0

    def tokens_left(self) -> bool:
        return total(self.face_up) + total(self.tokens) > 0

    def has_token(self, seat: i64, token: i64) -> bool:
        return self.progress[seat * TOKENS + token] > 0

    def can_use(self, seat: i64, token: i64) -> bool:
        """Does the seat have this token, not used in this turn? (S5.2)"""
        return self.has_token(seat, token) and not self.used >> token & 1

    def available(self, seat: i64) -> list[int]:
        """Stages that can be built next: all they stand on are built. (S4.1)"""
        built = self.built[seat]
        first = self.wonders[seat] * STAGES
        return [
            stage for stage in range(STAGES) if not built >> stage & 1 and not self.box.requires[first + stage] & ~built
        ]

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

    def leave_central(self, kind: i64) -> None:
        """The top card of the central deck was this one, and is gone."""
        self.central[kind] -= 1
        self.central_top = NONE
        self.known_by = 0

    def learn(self, seat: i64) -> None:
        self.known_by |= BIT[seat]


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    for number in counts:
        found += number
    return found


def empty_table(seats: int, box: Box, stack: list[Frame]) -> Table:
    """The table before wonders are given."""
    return Table(
        seats=seats, stack=stack, box=box, wonders=filled(seats, NONE), held=filled(seats * KINDS, 0),
        built=filled(seats, 0), progress=filled(seats * TOKENS, 0), victories=filled(seats, 0),
        tops=filled(seats, NONE), below=filled(seats * KINDS, 0), central=filled(KINDS, 0), central_top=NONE,
        known_by=0, looked=filled(KINDS, 0), looker=NONE, looked_at=NONE, face_up=filled(TOKENS, 0),
        tokens=filled(TOKENS, 0), discard=filled(KINDS, 0), cat=NONE, war=0, battle=0, armed=0, used=0,
    )  # fmt: skip
