"""The table: the city, the hands, the piles, and what can be done to them. No rule of the turn is here.

A place is `street * QUARTERS + quarter - 1`, a set of places or of kinds of cards is a bitmask. A piece is a card lying
in the city: `owner << OWNER | kind << KIND | DOWN | side`. Methods that games ask often take it apart themselves:
calls are what interpreted Python spends its time on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from artel.games.zodchie.components import AFTER, BASE, KINDS, PLAIN, SIDES
from artel.kernel.frames import Action
from artel.kernel.frames import Table as KernelTable
from artel.kernel.packed import BIT, count, filled, first, ints, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.components import Cards, Property

if TYPE_CHECKING:
    Place: TypeAlias = i64
    Places: TypeAlias = i64

QUARTERS: Final = 8
EMPTY: Final = -1
OWNER: Final = 9
KIND: Final = 3
KIND_BITS: Final = 63
DOWN: Final = 4
SIDE_BITS: Final = 3
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
    return owner << OWNER | kind << KIND | side


def owner_of(piece: i64) -> i64:
    return piece >> OWNER


def kind_of(piece: i64) -> i64:
    return piece >> KIND & KIND_BITS


def side_of(piece: i64) -> i64:
    return piece & SIDE_BITS


def near(place: i64) -> i64:
    """The adjacent places of a place. (Z6.5)"""
    return NEAR[place]


def with_neighbours(places: i64) -> i64:
    """Those of these places that are adjacent to another of them. (Z6.5)"""
    beside = (places & NOT_LAST) << 1 | (places & NOT_FIRST) >> 1
    return places & (beside | places << QUARTERS | places >> QUARTERS)


def street_of(place: i64) -> i64:
    """All places of its street."""
    return STREET[place // QUARTERS]


def quarter_of(place: i64) -> i64:
    """All places of its quarter, street by street."""
    return COLUMN[place % QUARTERS]


def is_first_of_street(place: i64) -> bool:
    return place % QUARTERS == 0


PLACE_NAMES: Final = tuple([street + str(quarter + 1) for street in "abcd" for quarter in range(QUARTERS)])


def place_name(place: int) -> str:
    return PLACE_NAMES[place] if place < 32 else "out"


class ZodchieTable(KernelTable):
    __slots__ = (
        "below", "bottom", "cards", "cemetery", "city", "colours", "deck", "draws", "fountains", "fresh", "graves",
        "hand_max", "hands", "kept", "lower", "lower_held", "quiet", "redraws", "removed", "ruins", "shields", "shown",
        "standing", "taken", "tokens", "top", "wells",
    )  # fmt: skip
    lasting: ClassVar[tuple[str, ...]] = (
        "bottom", "cemetery", "colours", "deck", "fountains", "hand_max", "lower", "lower_held", "removed",
        "shields", "shown", "tokens",
    )  # fmt: skip

    def __init__(self, seats: int, cards: Cards) -> None:
        """The table before anything is dealt."""
        super().__init__(seats, [])
        everybody = (1 << seats) - 1
        self.cards = cards
        self.colours = filled(seats, -1)  # by seat; -1: not given yet
        self.deck = filled(seats, (1 << BASE) - 1)  # by seat: the cards it plays with, as everybody knows
        self.city = filled(seats * QUARTERS, EMPTY)  # by place: the piece on top
        self.below = filled(seats * KINDS, EMPTY)  # by card (owner * KINDS + kind): the piece it lies on
        self.taken: i64 = 0  # places with a card, face up or down
        self.ruins: i64 = 0  # places whose top card is destroyed
        self.standing = filled(seats, 0)  # by seat: places of its face-up cards
        self.shields = filled(seats, 0)  # by seat: places of the face-up cards it protects
        self.tokens = filled(seats, cards.tokens)  # by seat: how many are left
        self.fountains = filled(seats, 0)  # by seat: places with its Fountain tokens
        self.wells: i64 = 0  # places with anybody's Fountain token
        self.kept: i64 = 0  # the place kept for the card that a Manufactory is about to play
        self.hands = filled(seats, 0)
        self.top = filled(seats, 0)  # by seat: the pile, as a set
        self.bottom = filled(seats, 0)  # by seat: what a redraw put under the pile, as a set
        self.shown = filled(seats, 0)  # by seat: hand cards that everybody knows
        self.lower = filled(seats, 0)  # by seat: known to be among those under the pile or drawn from there
        self.lower_held = filled(seats, 0)  # by seat: how many of these have been drawn
        self.hand_max = filled(seats, cards.hand)
        self.removed = filled(seats, 0)  # by seat: cards out of the game
        self.cemetery = filled(seats, 0)  # by seat: cards in its Cemetery
        self.graves: i64 = 0  # seats whose Cemetery has been played
        self.redraws: i64 = everybody  # seats that may still redraw
        self.fresh: i64 = everybody  # seats that have not begun a turn yet
        self.draws: i64 = 1  # 0 when this turn ends without a draw
        self.quiet: i64 = 0  # passes and skips in a row

    def copy(self) -> ZodchieTable:
        twin = ZodchieTable.__new__(ZodchieTable)
        twin.seats = self.seats
        twin.stack = self.stack[:]
        twin.cards = self.cards
        twin.colours = self.colours
        twin.deck = self.deck
        twin.city = self.city[:]
        twin.below = self.below[:]
        twin.taken = self.taken
        twin.ruins = self.ruins
        twin.standing = self.standing[:]
        twin.shields = self.shields
        twin.tokens = self.tokens
        twin.fountains = self.fountains
        twin.wells = self.wells
        twin.kept = self.kept
        twin.hands = self.hands[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom
        twin.shown = self.shown
        twin.lower = self.lower
        twin.lower_held = self.lower_held
        twin.hand_max = self.hand_max
        twin.removed = self.removed
        twin.cemetery = self.cemetery
        twin.graves = self.graves
        twin.redraws = self.redraws
        twin.fresh = self.fresh
        twin.draws = self.draws
        twin.quiet = self.quiet
        return twin

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

    def is_up(self, place: i64) -> bool:
        return self.taken & ~self.ruins & BIT[place] != 0

    def card_at(self, place: i64) -> i64:
        """The kind of the top card."""
        return self.city[place] >> KIND & KIND_BITS

    def owner_at(self, place: i64) -> i64:
        return self.city[place] >> OWNER

    def property_at(self, place: i64) -> Property:
        return self.cards.properties[self.city[place] >> KIND & KIND_BITS]

    def side_at(self, place: i64) -> i64:
        return self.city[place] & SIDE_BITS

    def can_rise(self, place: i64) -> bool:
        """Is there a side above the one that is up?"""
        piece = self.city[place]
        return piece & SIDE_BITS < self.cards.sides[piece >> KIND & KIND_BITS] - 1

    def can_sink(self, place: i64) -> bool:
        return self.city[place] & SIDE_BITS > 0

    def sides_to_turn_to(self, place: i64) -> i64:
        """The next sides in either direction, around the corner too. (Z6.6)"""
        piece = self.city[place]
        many = self.cards.sides[kind_of(piece)]
        side = side_of(piece)
        return BIT[(side + 1) % many] | BIT[(side + many - 1) % many]

    def others(self, seat: i64) -> i64:
        """Places of the face-up cards of everybody else."""
        return self.taken & ~self.ruins & ~self.standing[seat]

    def has_buried(self, seat: i64) -> bool:
        """Has this seat played its Cemetery?"""
        return self.graves & BIT[seat] != 0

    def value(self, place: i64) -> i64:
        """The current value of the face-up card at a place. (Z1.5, Z6.1, Z6.2)"""
        cards = self.cards
        total: i64 = 0
        while True:
            piece = self.city[place]
            kind = piece >> KIND & KIND_BITS
            total += cards.value[kind * SIDES + (piece & SIDE_BITS)]
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
        lying = cards | self.kept & self.taken  # Z11.31: a card beneath the kept place
        for street in range(self.seats):
            if not lying & STREET[street]:  # Z3.2, Z3.6, Z3.10
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

    def is_crowded(self, seat: i64, place: i64) -> bool:
        return self.crowded(seat) & BIT[place] != 0

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
        return self.below[(piece >> OWNER) * KINDS + (piece >> KIND & KIND_BITS)]

    def touchable(self, seat: i64) -> i64:
        """Face-up cards that the effects of this seat's cards may touch. (Z6.4)"""
        found = self.taken & ~self.ruins
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
            place = first(left)
            left &= left - 1
            if one_sided >> (self.city[place] >> KIND & KIND_BITS) & 1:
                found &= ~BIT[place]
        return found

    def with_kinds(self, places: i64, kinds: i64) -> i64:
        """Those of these places whose top card is of one of these kinds."""
        found: i64 = 0
        left = places
        while left:
            place = first(left)
            left &= left - 1
            if kinds >> (self.city[place] >> KIND & KIND_BITS) & 1:
                found |= BIT[place]
        return found

    # -- changing the city -----------------------------------------------------------------------------

    def stand(self, piece: i64, place: i64) -> None:
        """The top piece of a place is face up from now on."""
        bit = BIT[place]
        owner = piece >> OWNER
        self.city[place] = piece
        self.taken |= bit
        self.ruins &= ~bit
        self.standing[owner] |= bit
        if self.cards.protected >> (piece >> KIND & KIND_BITS) & 1:
            self.shield(owner, place)

    def put(self, piece: i64, place: i64) -> None:
        """Puts a piece on a place, face up, on whatever lies there."""
        self.lie_on(piece, self.city[place])
        self.stand(piece, place)

    def lie_on(self, piece: i64, under: i64) -> None:
        """A piece lies on another one, or on none."""
        self.below[(piece >> OWNER) * KINDS + (piece >> KIND & KIND_BITS)] = under

    def lift(self, place: i64) -> i64:
        """Takes the top piece, face up, off its place, without the token on it. (Z3.9)"""
        bit = BIT[place]
        piece = self.city[place]
        under = self.under(place)
        self.lie_on(piece, EMPTY)
        self.city[place] = under
        self.standing[piece >> OWNER] &= ~bit
        if under == EMPTY:
            self.taken &= ~bit
        else:
            self.ruins |= bit
        self.unshield(place)
        return piece

    def turn(self, place: i64, side: i64) -> None:
        self.city[place] = self.city[place] & ~SIDE_BITS | side

    def keep(self, place: i64) -> None:
        """For the card that a Manufactory is about to play."""
        self.kept = BIT[place]

    def shield(self, seat: i64, place: i64) -> None:
        """From now on this seat protects the card at a place."""
        self.shields = replaced(self.shields, seat, self.shields[seat] | BIT[place])

    def unshield(self, place: i64) -> None:
        """Nobody protects the card at a place any more."""
        bit = BIT[place]
        for seat in range(self.seats):
            if self.shields[seat] & bit:
                self.shields = replaced(self.shields, seat, self.shields[seat] & ~bit)

    def protect(self, seat: i64, place: i64) -> None:
        self.spend_token(seat)
        self.shield(seat, place)

    def spend_token(self, seat: i64) -> None:
        self.tokens = replaced(self.tokens, seat, self.tokens[seat] - 1)

    def put_token(self, seat: i64, place: i64) -> None:
        """Reserves a place with a Fountain token."""
        self.spend_token(seat)
        self.fountains = replaced(self.fountains, seat, self.fountains[seat] | BIT[place])
        self.wells |= BIT[place]

    def restore(self, place: i64) -> None:
        """The destroyed card on top stands again, its initial value up."""
        piece = self.city[place]
        kind = kind_of(piece)
        self.stand(piece_of(owner_of(piece), kind, self.cards.initial[kind]), place)

    def ruin(self, place: i64) -> bool:
        """Destroys a face-up card, wherever that sends it; says whether it went to a Cemetery. (Z6.9, Z11.3)"""
        piece = self.city[place]
        owner = piece >> OWNER
        if self.graves >> owner & 1:
            self.lift(place)
            self.cemetery = replaced(self.cemetery, owner, self.cemetery[owner] | BIT[kind_of(piece)])
            return True
        bit = BIT[place]
        self.city[place] = piece | DOWN
        self.ruins |= bit
        self.standing[owner] &= ~bit
        self.unshield(place)  # Z6.10
        return False

    def lay(self, piece: i64, place: i64) -> None:
        """Puts a piece face down on a place. (Z10.7)"""
        self.lie_on(piece, self.city[place])
        self.city[place] = piece | DOWN
        self.taken |= BIT[place]
        self.ruins |= BIT[place]

    def move(self, start: i64, place: i64) -> None:
        """Moves a face-up card and the token on it. (Z6.7, Z6.11)"""
        protector = self.protector(start)
        self.put(self.lift(start), place)
        if protector >= 0:
            self.shield(protector, place)

    def swap(self, one: i64, other: i64) -> None:
        """Swaps two face-up cards and the tokens on them. (Z6.14)"""
        protector, other_protector = self.protector(one), self.protector(other)
        piece, other_piece = self.lift(one), self.lift(other)
        self.put(piece, other)
        self.put(other_piece, one)
        if protector >= 0:
            self.shield(protector, other)
        if other_protector >= 0:
            self.shield(other_protector, one)

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
        self.fountains = replaced(self.fountains, seat, self.fountains[seat] & ~BIT[place])
        self.wells &= ~BIT[place]
        self.tokens = replaced(self.tokens, seat, self.tokens[seat] + 1)
        return True

    # -- hands and piles -------------------------------------------------------------------------------

    def pile(self, seat: i64) -> i64:
        return self.top[seat] | self.bottom[seat]

    def drawable(self, seat: i64) -> i64:
        """The cards one of which comes next from the pile."""
        return self.top[seat] or self.bottom[seat]

    def left_to_play(self, seat: i64) -> i64:
        """Hand and pile."""
        return self.hands[seat] | self.top[seat] | self.bottom[seat]

    def begins_first_turn(self, seat: i64) -> bool:
        """True once for each seat."""
        bit = BIT[seat]
        first_turn = self.fresh & bit != 0
        self.fresh &= ~bit
        return first_turn

    def may_redraw(self, seat: i64) -> bool:
        return self.redraws & BIT[seat] != 0

    def put_hand_under(self, seat: i64) -> None:
        """The hand goes under the pile, and it was the only time. (Z2.4)"""
        self.redraws &= ~BIT[seat]
        self.bottom = replaced(self.bottom, seat, self.bottom[seat] | self.hands[seat])
        self.lower = replaced(self.lower, seat, self.shown[seat])
        self.shown = replaced(self.shown, seat, 0)
        self.hands[seat] = 0

    def show(self, seat: i64, kind: i64) -> None:
        """Everybody sees this hand card."""
        self.shown = replaced(self.shown, seat, self.shown[seat] | BIT[kind])

    def replace(self, seat: i64, card: i64, extra: i64) -> None:
        """An extra card takes the place of a base card in the deck."""
        self.deck = replaced(self.deck, seat, self.deck[seat] & ~BIT[card] | BIT[extra])

    def hold(self, seat: i64, hand: i64, top: i64, bottom: i64) -> None:
        """Hand and pile are these cards, as far as anybody can tell."""
        self.hands[seat] = hand
        self.top[seat] = top
        if self.bottom[seat] != bottom:
            self.bottom = replaced(self.bottom, seat, bottom)

    def draw(self, seat: i64, kind: i64) -> None:
        bit = BIT[kind]
        if self.top[seat]:
            self.top[seat] &= ~bit
        else:
            if self.lower[seat]:
                self.draw_from_known(seat)
            self.bottom = replaced(self.bottom, seat, self.bottom[seat] & ~bit)
        self.hands[seat] |= bit
        self.quiet = 0

    def draw_from_known(self, seat: i64) -> None:
        """Keeps what everybody knows when a card comes from under the pile. (Z12.3)"""
        lower, held = self.lower[seat], self.lower_held[seat]
        below = count(lower) - held
        if below < count(self.bottom[seat]):
            self.forget_lower(seat)  # the drawn card may be one of these or another: no telling
        elif below == 1:
            self.shown = replaced(self.shown, seat, self.shown[seat] | lower)
            self.forget_lower(seat)
        else:
            self.lower_held = replaced(self.lower_held, seat, held + 1)

    def forget_lower(self, seat: i64) -> None:
        self.lower = replaced(self.lower, seat, 0)
        self.lower_held = replaced(self.lower_held, seat, 0)

    def discard(self, seat: i64, kind: i64) -> None:
        """A card leaves the hand, seen by all."""
        bit = BIT[kind]
        self.hands[seat] &= ~bit
        self.hide(seat, kind)
        if self.lower[seat] & bit:
            self.lower = replaced(self.lower, seat, self.lower[seat] & ~bit)
            self.lower_held = replaced(self.lower_held, seat, self.lower_held[seat] - 1)

    def hide(self, seat: i64, kind: i64) -> None:
        """A card is not among the hand cards that everybody knows, or not any more."""
        if self.shown[seat] & BIT[kind]:
            self.shown = replaced(self.shown, seat, self.shown[seat] & ~BIT[kind])

    def raise_hand(self, seat: i64, maximum: i64) -> None:
        self.hand_max = replaced(self.hand_max, seat, maximum)

    def give_colour(self, seat: i64, colour: i64) -> None:
        self.colours = replaced(self.colours, seat, colour)

    def remove(self, seat: i64, kind: i64) -> None:
        """Out of the game."""
        self.removed = replaced(self.removed, seat, self.removed[seat] | BIT[kind])

    def exhume(self, seat: i64, kind: i64) -> None:
        """A card leaves its Cemetery."""
        self.cemetery = replaced(self.cemetery, seat, self.cemetery[seat] & ~BIT[kind])

    def shuffle_in(self, seat: i64, given: i64, fetched: i64) -> None:
        """A hand card goes into the pile, another one comes to hand, and all the rest is shuffled. (Z11.27)"""
        self.hands[seat] &= ~BIT[given]
        self.hide(seat, given)
        self.top[seat] = (self.pile(seat) | BIT[given]) & ~BIT[fetched]
        self.bottom = replaced(self.bottom, seat, 0)
        self.take_in_hand(seat, fetched)

    def take_in_hand(self, seat: i64, kind: i64) -> None:
        """A card comes to hand, seen by all. (Z12.2)"""
        self.hands[seat] |= BIT[kind]
        self.show(seat, kind)
