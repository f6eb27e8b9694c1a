"""Views are made here, each field by its name, and tables of views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from artel.games.zodchie.components import COLOURS, KINDS, Cards
from artel.games.zodchie.notation import write_action
from artel.games.zodchie.scoring import total
from artel.games.zodchie.state import DOWN, EMPTY, QUARTERS, ZodchieTable, kind_of, owner_of, piece_of, place_name
from artel.games.zodchie.view import Piece, Place, Player, ZodchieView
from artel.kernel.codec import frames_from_view, frames_in_views
from artel.kernel.engine import legal, pending
from artel.kernel.packed import count, members, plus

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from artel.kernel.game import Game
    from artel.kernel.ids import Seat


REMEMBERED: Final = 1 << 13
"""Sets of cards whose names are made once."""


def views(t: ZodchieTable, seats: Sequence[Seat], pack: str) -> list[ZodchieView]:
    """What each of these seats sees; what all see is made once."""
    players = [player(t, seat) for seat in range(t.seats)]
    shown = city(t)
    kept = place_name(members(t.kept)[0]) if t.kept else None
    asked, flows = pending(t), frames_in_views(t, seats)
    return [
        ZodchieView(
            me=seat,
            pack=pack,
            players=tuple([own(t, other) if other.seat == seat else other for other in players]),
            city=shown,
            kept=kept,
            draws=bool(t.draws),
            quiet=t.quiet,
            asked=asked,
            options=tuple([write_action(t.cards, action) for action in legal(t, seat)]),
            flow=flow,
        )
        for seat, flow in zip(seats, flows, strict=True)
    ]


def named(cards: Cards, mask: int) -> tuple[str, ...]:
    if not mask:
        return ()
    found = cards.named.get(mask)
    if found is None:
        if len(cards.named) >= REMEMBERED:
            cards.named.clear()
        found = cards.named[mask] = tuple([cards.names[kind] for kind in members(mask)])
    return found


def player(t: ZodchieTable, seat: Seat) -> Player:
    """As all others see it."""
    cards = t.cards
    return Player(
        seat=seat,
        colour=COLOURS[t.colours[seat]] if t.colours[seat] >= 0 else None,
        deck=named(cards, t.deck[seat]),
        hand_size=count(t.hands[seat]),
        pile_size=count(t.top[seat]),
        under_size=count(t.bottom[seat]),
        hand=None,
        pile=None,
        under=None,
        open_hand=named(cards, t.shown[seat]),
        open_under=named(cards, t.lower[seat]),
        open_drawn=t.lower_held[seat],
        hand_max=t.hand_max[seat],
        tokens=t.tokens[seat],
        may_redraw=bool(t.redraws >> seat & 1),
        fresh=bool(t.fresh >> seat & 1),
        cemetery=named(cards, t.cemetery[seat]) if t.graves >> seat & 1 else None,
        removed=named(cards, t.removed[seat]),
        points=total(t, seat),
    )


def own(t: ZodchieTable, p: Player) -> Player:
    """As its owner sees it."""
    cards, seat = t.cards, p.seat
    hand, pile, under = named(cards, t.hands[seat]), named(cards, t.top[seat]), named(cards, t.bottom[seat])
    return msgspec.structs.replace(p, hand=hand, pile=pile, under=under)


EMPTY_PLACES = tuple(
    Place(place_name(at), place_name(at)[0], at % QUARTERS + 1, (), None) for at in range(4 * QUARTERS)
)


def city(t: ZodchieTable) -> tuple[Place, ...]:
    used = t.taken | t.wells
    return tuple([place(t, at) if used >> at & 1 else EMPTY_PLACES[at] for at in range(t.seats * QUARTERS)])


def place(t: ZodchieTable, at: int) -> Place:
    pieces = []
    code = t.city[at]
    while code != EMPTY:
        owner, kind = owner_of(code), kind_of(code)
        if code & DOWN:
            piece = Piece(t.cards.names[kind], owner, code & 3, True, None, None)
        else:
            guard = t.protector(at)
            piece = Piece(t.cards.names[kind], owner, code & 3, False, t.value(at), guard if guard >= 0 else None)
        pieces.append(piece)
        code = t.below[owner * KINDS + kind]
    token = next((seat for seat in range(t.seats) if t.fountains[seat] >> at & 1), None) if t.wells >> at & 1 else None
    bare = EMPTY_PLACES[at]
    return Place(bare.name, bare.street, bare.quarter, tuple(pieces[::-1]), token)


def rebuild(v: ZodchieView, cards: Cards, game: Game[ZodchieTable, ZodchieView, Cards]) -> ZodchieTable:
    """A table that this seat cannot tell from the real one, the unknown cards dealt in order. Takes the view alone."""
    t = ZodchieTable(len(v.players), cards)

    def mask(names: tuple[str, ...] | None) -> int:
        return sum(1 << cards.kinds[name] for name in names or ())

    for p in v.players:
        seat, bit = p.seat, 1 << p.seat
        t.colours[seat] = COLOURS.index(p.colour) if p.colour else -1
        t.deck[seat] = mask(p.deck)
        t.shown[seat], t.lower[seat], t.lower_held[seat] = mask(p.open_hand), mask(p.open_under), p.open_drawn
        t.hand_max[seat], t.tokens[seat] = p.hand_max, p.tokens
        t.removed[seat], t.cemetery[seat] = mask(p.removed), mask(p.cemetery)
        t.redraws = t.redraws & ~bit | bit * p.may_redraw
        t.fresh = t.fresh & ~bit | bit * p.fresh
        t.graves |= bit * (p.cemetery is not None)
    for at, spot in enumerate(v.city):
        for piece in spot.pieces:
            code = piece_of(piece.owner, cards.kinds[piece.card], piece.side)
            if piece.down:
                t.lay(code, at)
            else:
                t.put(code, at)
        if spot.pieces and (guard := spot.pieces[-1].guard) is not None:
            t.shields[guard] |= 1 << at
        if spot.token is not None:
            t.fountains[spot.token] |= 1 << at
            t.wells |= 1 << at
    for p in v.players:
        deal(t, p, mask)
    t.kept = sum(1 << at for at, spot in enumerate(v.city) if spot.name == v.kept)
    t.draws, t.quiet = int(v.draws), v.quiet
    t.stack += frames_from_view(game, t, v.flow)
    return t


def deal(t: ZodchieTable, p: Player, mask: Callable[[tuple[str, ...] | None], int]) -> None:
    seat = p.seat
    if p.hand is not None:
        t.hands[seat], t.top[seat], t.bottom[seat] = mask(p.hand), mask(p.pile), mask(p.under)
        return
    if not p.hand_size + p.pile_size + p.under_size:
        return
    hidden = t.deck[seat] & ~t.removed[seat] & ~t.cemetery[seat] & ~in_city(t, seat)
    if t.graves >> seat & 1:
        hidden &= ~t.cards.cemetery
    lower = members(t.lower[seat])
    unknown = list(members(hidden & ~t.shown[seat] & ~t.lower[seat]))
    hand = t.shown[seat] | sum(1 << kind for kind in lower[: p.open_drawn])
    under = sum(1 << kind for kind in lower[p.open_drawn :])
    while count(hand) < p.hand_size:
        hand |= 1 << unknown.pop()
    while count(under) < p.under_size:
        under |= 1 << unknown.pop()
    t.hands[seat], t.bottom[seat] = hand, under
    t.top[seat] = sum(1 << kind for kind in unknown)


def in_city(t: ZodchieTable, seat: Seat) -> int:
    """The cards of a seat in the city, destroyed ones too."""
    found = 0
    for at in range(t.seats * QUARTERS):
        code = t.city[at]
        while code != EMPTY:
            if owner_of(code) == seat:
                found = plus(found, kind_of(code))
            code = t.below[owner_of(code) * KINDS + kind_of(code)]
    return found
