"""The table: the city, the hands, the piles, and what can be done to them. No rule of the turn is here.

A place is `street * 8 + quarter - 1`, a set of places or of kinds of cards is a bitmask. A piece is a card lying in
the city: `owner << 9 | kind << 3 | down << 2 | side`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.zodchie.components import AFTER, KINDS, PLAIN
from artel.kernel.frames import Action, Frame
from artel.kernel.frames import Table as KernelTable
from artel.kernel.packed import BIT, count, filled, ints, lowest

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.zodchie.components import Cards

QUARTERS: Final = 8
EMPTY: Final = -1
DOWN: Final = 4
NOT_FIRST: Final = 0xFEFEFEFE
NOT_LAST: Final = 0x7F7F7F7F
NEAR: Final = ints([
    (1 << c >> 1) * (c % 8 > 0) | (1 << c << 1) * (c % 8 < 7) | 1 << c >> 8 | (1 << c << 8) & 0xFFFFFFFF
    for c in range(32)
])  # fmt: skip
"""The adjacent places of a place. (Z6.5)"""
STREET: Final = ints([255 << street * 8 for street in range(4)])
COLUMN: Final = ints([0x01010101 << quarter for quarter in range(8)])


def piece_of(owner: i64, kind: i64, side: i64) -> i64:
    return owner << 9 | kind << 3 | side


def owner_of(piece: i64) -> i64:
    return piece >> 9


def kind_of(piece: i64) -> i64:
    return piece >> 3 & 63


def place_name(place: int) -> str:
    return "abcd"[place // QUARTERS] + str(place % QUARTERS + 1) if place < 32 else "out"


class Table(KernelTable):
    __slots__ = (
        "below", "bottom", "cards", "cemetery", "city", "colours", "deck", "draws", "fountains", "fresh", "graves",
        "hand_max", "hands", "kept", "lower", "lower_held", "quiet", "redraws", "removed", "ruins", "shields", "shown",
        "standing", "taken", "tokens", "top", "wells",
    )  # fmt: skip

    def __init__(
        self, seats: int, stack: list[Frame], cards: Cards, colours: vec[i64], deck: vec[i64], city: vec[i64],
        below: vec[i64], taken: i64, ruins: i64, standing: vec[i64], shields: vec[i64], tokens: vec[i64],
        fountains: vec[i64], wells: i64, kept: i64, hands: vec[i64], top: vec[i64], bottom: vec[i64], shown: vec[i64],
        lower: vec[i64], lower_held: vec[i64], hand_max: vec[i64], removed: vec[i64], cemetery: vec[i64], graves: i64,
        redraws: i64, fresh: i64, draws: i64, quiet: i64,
    ) -> None:  # fmt: skip
        super().__init__(seats, stack)
        self.cards = cards
        self.colours = colours  # by seat; -1: not given yet
        self.deck = deck  # by seat: the cards it plays with, as everybody knows
        self.city = city  # by place: the piece on top
        self.below = below  # by card (owner * KINDS + kind): the piece it lies on
        self.taken = taken  # places with a card, face up or down
        self.ruins = ruins  # places whose top card is destroyed
        self.standing = standing  # by seat: places of its face-up cards
        self.shields = shields  # by seat: places of the face-up cards it protects
        self.tokens = tokens  # by seat: how many are left
        self.fountains = fountains  # by seat: places with its Fountain tokens
        self.wells = wells  # places with anybody's Fountain token
        self.kept = kept  # the place kept for the card that a Manufactory is about to play
        self.hands = hands
        self.top = top  # by seat: the pile, as a set
        self.bottom = bottom  # by seat: what a redraw put under the pile, as a set
        self.shown = shown  # by seat: hand cards that everybody knows
        self.lower = lower  # by seat: cards that everybody knows to be among those under the pile or drawn from there
        self.lower_held = lower_held  # by seat: how many of these have been drawn
        self.hand_max = hand_max
        self.removed = removed  # by seat: cards out of the game
        self.cemetery = cemetery  # by seat: cards in its Cemetery
        self.graves = graves  # seats whose Cemetery has been played
        self.redraws = redraws  # seats that may still redraw
        self.fresh = fresh  # seats that have not begun a turn yet
        self.draws = draws  # 0 when this turn ends without a draw
        self.quiet = quiet  # passes and skips in a row

    def copy(self) -> Table:
        return Table(
            self.seats, self.stack[:], self.cards, self.colours[:], self.deck[:], self.city[:],
            self.below[:], self.taken, self.ruins, self.standing[:], self.shields[:], self.tokens[:],
            self.fountains[:], self.wells, self.kept, self.hands[:], self.top[:], self.bottom[:], self.shown[:],
            self.lower[:], self.lower_held[:], self.hand_max[:], self.removed[:], self.cemetery[:], self.graves,
            self.redraws, self.fresh, self.draws, self.quiet,
        )  # fmt: skip

    def write(self, action: Action) -> str:
        from artel.games.zodchie.notation import write_action

        return write_action(self.cards, action)

    def name(self, kind: i64) -> str:
        return self.cards.names[kind]

    def name_at(self, place: i64) -> str:
        return self.cards.names[kind_of(self.city[place])]

    # -- reading the city ------------------------------------------------------------------------------

    def up(self) -> i64:
        """Places of all face-up cards."""
        return self.taken & ~self.ruins

    def value(self, place: i64) -> i64:
        """The current value of the face-up card at a place. (Z1.5, Z6.1, Z6.2)"""
        cards = self.cards
        total: i64 = 0
        while True:
            piece = self.city[place]
            kind = kind_of(piece)
            total += cards.value[kind * 4 + (piece & 3)]
            meaning = cards.meaning[kind]
            if meaning == PLAIN:
                return total
            if meaning != AFTER:
                return total + place % QUARTERS + 1
            if place % QUARTERS == 0 or not self.up() >> (place - 1) & 1:  # Z6.15
                return total
            place -= 1

    def places_among(self, seat: i64, cards: i64, ruins: i64) -> i64:
        """Legal places for a seat in a city with these cards and these destroyed cards on top. (Z3.1–Z3.3, Z3.5)"""
        occupied = cards | self.wells
        found = ((occupied & NOT_LAST) << 1 | (occupied & NOT_FIRST) >> 1) & ~occupied | ruins
        for street in range(self.seats):
            if not cards >> street * QUARTERS & 255:  # Z3.2, Z3.6, Z3.10
                found |= BIT[street * QUARTERS] & ~occupied
                break
        if self.wells:
            found |= self.fountains[seat]  # Z3.7
        return found & ~self.kept

    def places(self, seat: i64) -> i64:
        """Legal places for a seat, Z3.4 aside."""
        return self.places_among(seat, self.taken & ~self.kept, self.ruins & ~self.kept)

    def crowded(self, seat: i64) -> i64:
        """Places where a card of this seat would make three in a row. (Z3.4)"""
        if self.seats == 2:
            return 0
        own = self.standing[seat]
        left = (own & NOT_LAST) << 1
        right = (own & NOT_FIRST) >> 1
        return left & (left & NOT_LAST) << 1 | left & right | right & (right & NOT_FIRST) >> 1

    def playable(self, seat: i64) -> i64:
        """Places where this seat may play a card."""
        return self.places(seat) & ~self.crowded(seat)

    def destinations(self, seat: i64, place: i64) -> i64:
        """Where this seat may move the card at a place. (Z6.7)"""
        bit = BIT[place]
        cards, ruins = self.taken & ~bit & ~self.kept, self.ruins & ~self.kept
        if self.under(place) != EMPTY:
            cards |= bit
        return self.places_among(seat, cards, ruins) & ~bit

    def under(self, place: i64) -> i64:
        """The piece right below the top one."""
        piece = self.city[place]
        return self.below[owner_of(piece) * KINDS + kind_of(piece)]

    def touchable(self, seat: i64) -> i64:
        """Face-up cards that the effects of this seat's cards may touch. (Z6.4)"""
        found = self.up()
        for other in range(self.seats):
            if other != seat:
                found &= ~self.shields[other]
        return found

    def shielded(self) -> i64:
        """Face-up cards protected by anybody."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.shields[seat]
        return found

    def turnable(self, places: i64) -> i64:
        """Those of these face-up cards that have more than one side. (Z6.6)"""
        found = places
        one_sided = self.cards.one_sided
        left = places
        while left:
            place = lowest(left)
            left &= left - 1
            if one_sided >> kind_of(self.city[place]) & 1:
                found &= ~BIT[place]
        return found

    def with_kinds(self, places: i64, kinds: i64) -> i64:
        """Those of these places whose top card is of one of these kinds."""
        found: i64 = 0
        left = places
        while left:
            place = lowest(left)
            left &= left - 1
            if kinds >> kind_of(self.city[place]) & 1:
                found |= BIT[place]
        return found

    # -- changing the city -----------------------------------------------------------------------------

    def stand(self, piece: i64, place: i64) -> None:
        """The top piece of a place is face up from now on."""
        bit = BIT[place]
        owner = owner_of(piece)
        self.city[place] = piece
        self.taken |= bit
        self.ruins &= ~bit
        self.standing[owner] |= bit
        if self.cards.protected >> kind_of(piece) & 1:
            self.shields[owner] |= bit

    def put(self, piece: i64, place: i64) -> None:
        """Puts a piece on a place, face up, on whatever lies there."""
        self.below[owner_of(piece) * KINDS + kind_of(piece)] = self.city[place]
        self.stand(piece, place)

    def lift(self, place: i64) -> i64:
        """Takes the top piece, face up, off its place, without the token on it. (Z3.9)"""
        bit = BIT[place]
        piece = self.city[place]
        card = owner_of(piece) * KINDS + kind_of(piece)
        under = self.below[card]
        self.below[card] = EMPTY
        self.city[place] = under
        self.standing[owner_of(piece)] &= ~bit
        if under == EMPTY:
            self.taken &= ~bit
        else:
            self.ruins |= bit
        for seat in range(self.seats):
            self.shields[seat] &= ~bit
        return piece

    def turn(self, place: i64, side: i64) -> None:
        self.city[place] = self.city[place] & ~3 | side

    def ruin(self, place: i64) -> bool:
        """Destroys a face-up card, wherever that sends it; says whether it went to a Cemetery. (Z6.9, Z11.3)"""
        piece = self.city[place]
        owner = owner_of(piece)
        if self.graves >> owner & 1:
            self.lift(place)
            self.cemetery[owner] |= BIT[kind_of(piece)]
            return True
        bit = BIT[place]
        self.city[place] = piece | DOWN
        self.ruins |= bit
        self.standing[owner] &= ~bit
        for seat in range(self.seats):
            self.shields[seat] &= ~bit  # Z6.10
        return False

    def lay(self, piece: i64, place: i64) -> None:
        """Puts a piece face down on a place. (Z10.7)"""
        self.below[owner_of(piece) * KINDS + kind_of(piece)] = self.city[place]
        self.city[place] = piece | DOWN
        self.taken |= BIT[place]
        self.ruins |= BIT[place]

    def move(self, start: i64, place: i64) -> None:
        """Moves a face-up card and the token on it. (Z6.7, Z6.11)"""
        protector = self.protector(start)
        self.put(self.lift(start), place)
        if protector >= 0:
            self.shields[protector] |= BIT[place]

    def swap(self, one: i64, other: i64) -> None:
        """Swaps two face-up cards and the tokens on them. (Z6.14)"""
        protector, other_protector = self.protector(one), self.protector(other)
        piece, other_piece = self.lift(one), self.lift(other)
        self.put(piece, other)
        self.put(other_piece, one)
        if protector >= 0:
            self.shields[protector] |= BIT[other]
        if other_protector >= 0:
            self.shields[other_protector] |= BIT[one]

    def protector(self, place: i64) -> i64:
        """Who protects the card at a place; -1: nobody."""
        for seat in range(self.seats):
            if self.shields[seat] >> place & 1:
                return seat
        return -1

    def take_token(self, seat: i64, place: i64) -> bool:
        """Takes back the own Fountain token from a place, if it is there. (Z3.5)"""
        if not self.fountains[seat] >> place & 1:
            return False
        self.fountains[seat] &= ~BIT[place]
        self.wells &= ~BIT[place]
        self.tokens[seat] += 1
        return True

    # -- hands and piles -------------------------------------------------------------------------------

    def pile(self, seat: i64) -> i64:
        return self.top[seat] | self.bottom[seat]

    def drawable(self, seat: i64) -> i64:
        """The cards one of which comes next from the pile."""
        return self.top[seat] or self.bottom[seat]

    def draw(self, seat: i64, kind: i64) -> None:
        bit = BIT[kind]
        if self.top[seat]:
            self.top[seat] &= ~bit
        else:
            if self.lower[seat]:
                self.draw_from_known(seat)
            self.bottom[seat] &= ~bit
        self.hands[seat] |= bit
        self.quiet = 0

    def draw_from_known(self, seat: i64) -> None:
        """Keeps what everybody knows when a card comes from under the pile. (Z12.3)"""
        lower, held = self.lower[seat], self.lower_held[seat]
        below = count(lower) - held
        if below < count(self.bottom[seat]):
            self.lower[seat] = self.lower_held[seat] = 0  # the drawn card may be one of these or another: no telling
        elif below == 1:
            self.shown[seat] |= lower
            self.lower[seat] = self.lower_held[seat] = 0
        else:
            self.lower_held[seat] = held + 1

    def discard(self, seat: i64, kind: i64) -> None:
        """A card leaves the hand, seen by all."""
        bit = BIT[kind]
        self.hands[seat] &= ~bit
        self.shown[seat] &= ~bit
        if self.lower[seat] & bit:
            self.lower[seat] &= ~bit
            self.lower_held[seat] -= 1

    def take_in_hand(self, seat: i64, kind: i64) -> None:
        """A card comes to hand, seen by all. (Z12.2)"""
        self.hands[seat] |= BIT[kind]
        self.shown[seat] |= BIT[kind]


def empty_table(seats: int, cards: Cards, stack: list[Frame]) -> Table:
    """The table before anything is dealt."""

    def each(value: int) -> vec[i64]:
        return filled(seats, value)

    everybody = (1 << seats) - 1
    return Table(
        seats=seats, stack=stack, cards=cards, colours=each(-1), deck=each((1 << 12) - 1),
        city=filled(seats * QUARTERS, EMPTY), below=filled(seats * KINDS, EMPTY), taken=0, ruins=0, standing=each(0),
        shields=each(0), tokens=each(cards.tokens), fountains=each(0), wells=0, kept=0, hands=each(0), top=each(0),
        bottom=each(0), shown=each(0), lower=each(0), lower_held=each(0), hand_max=each(cards.hand), removed=each(0),
        cemetery=each(0), graves=0, redraws=everybody, fresh=everybody, draws=1, quiet=0,
    )  # fmt: skip
