"""Views are made here, each field by its name, and tables of views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.actions import Lay
from artel.games.artificium.components import BUILDINGS, CARD_NAMES, CARDS, RESOURCE_NAMES, RESOURCES, Box
from artel.games.artificium.effects.mage import MageDiscard
from artel.games.artificium.features import missing, price, spare
from artel.games.artificium.market import MarketTurn
from artel.games.artificium.state import NONE, SOURCES, ArtificiumTable, total
from artel.games.artificium.trades import Deal, deal, means
from artel.games.artificium.turn import DiscardHand, LayCard, PlayCard, SellStones
from artel.games.artificium.view import ArtificiumView, Plan, Player
from artel.kernel.codec import frames_from_view, frames_in_view
from artel.kernel.engine import legal, pending
from artel.kernel.frames import Together
from artel.kernel.ids import Seat

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.game import Game

PHASES = {
    MarketTurn: "market",
    LayCard: "lay",
    PlayCard: "apply",
    MageDiscard: "apply",
    DiscardHand: "end",
    SellStones: "end",
}
"""By question: the part of a round in which it is asked. (A4.1)"""
OVER = "over"


def counted(names: tuple[str, ...], counts: vec[i64] | list[int], first: int = 0) -> dict[str, int]:
    return {name: counts[first + at] for at, name in enumerate(names) if counts[first + at]}


def view(t: ArtificiumTable, seat: Seat, pack: str) -> ArtificiumView:
    laid = face_down(t)
    return ArtificiumView(
        me=seat,
        pack=pack,
        round=t.round_number,
        first=t.first if t.first != NONE else None,
        players=tuple(player(t, other, seat, other in laid) for other in range(t.seats)),
        public=tuple(counted(CARD_NAMES, t.known, t.at(t.seats, other)) for other in range(t.seats)),
        deck_size=total(t.deck),
        shuffled=counted(CARD_NAMES, t.shuffled, (seat if seat >= 0 else t.seats) * CARDS),
        discard=counted(CARD_NAMES, t.discard),
        market=counted(CARD_NAMES, t.market),
        plans=tuple(plan(t, seat, card) for card in cards_to_plan(t, seat)) if seat >= 0 else (),
        deal=deal_now(t, seat) if seat >= 0 else None,
        phase=phase(t),
        sealed=laid.get(seat),
        asked=pending(t),
        options=tuple(t.write(action) for action in legal(t, seat)),
        flow=frames_in_view(t, seat),
    )


def deal_now(t: ArtificiumTable, seat: Seat) -> Deal | None:
    up = t.laid[seat]
    return deal(t, seat, up) if up != NONE and up < BUILDINGS and seat in pending(t) else None


def phase(t: ArtificiumTable) -> str:
    top = t.stack[-1] if t.stack else None
    asked = top.questions[0] if isinstance(top, Together) else top
    return PHASES.get(type(asked), OVER)


def face_down(t: ArtificiumTable) -> dict[Seat, str]:
    """By seat: the card that is laid and not shown yet. (A4.7)"""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Together):
        return {}
    laid = zip(top.questions, top.answers, strict=True)
    return {question.seat: CARD_NAMES[given.card] for question, given in laid if isinstance(given, Lay)}


def cards_to_plan(t: ArtificiumTable, seat: Seat) -> list[int]:
    """The buildings in hand, and the one that is up."""
    return [card for card in range(BUILDINGS) if t.hands[seat * CARDS + card] or t.laid[seat] == card]


def plan(t: ArtificiumTable, seat: Seat, card: int) -> Plan:
    return Plan(
        card=CARD_NAMES[card],
        missing=counted(RESOURCE_NAMES, missing(t, seat, card)),
        price=price(t, seat, card),
        spare=spare(t, seat, card),
        means=means(t, seat, card),
    )


def player(t: ArtificiumTable, seat: Seat, viewer: Seat, sealed: bool) -> Player:
    observer = viewer if viewer >= 0 else t.seats
    return Player(
        seat=seat,
        hand_size=t.sizes[seat],
        hand=counted(CARD_NAMES, t.hands, seat * CARDS) if seat == viewer else None,
        known=counted(CARD_NAMES, t.known, t.at(observer, seat)),
        stones=counted(RESOURCE_NAMES, t.stones, seat * RESOURCES),
        coins=t.coins[seat],
        points=t.points[seat],
        earned=tuple(t.earned[seat * SOURCES + source] for source in range(SOURCES)),
        front=counted(CARD_NAMES, t.front, seat * CARDS),
        laid=CARD_NAMES[t.laid[seat]] if t.laid[seat] != NONE else None,
        in_market=bool(t.in_market >> seat & 1),
        swapped=bool(t.swapped >> seat & 1),
        in_round=bool(t.in_round >> seat & 1),
        sealed=sealed,
    )


def rebuild(v: ArtificiumView, box: Box, game: Game[ArtificiumTable, ArtificiumView, Box]) -> ArtificiumTable:
    """A table that this seat cannot tell from the real one, the unknown cards in order. Takes the view alone."""
    t = ArtificiumTable(len(v.players), box)
    pool = list(box.copies)

    def fill(counts: vec[i64], names: tuple[str, ...], found: dict[str, int], first: int = 0) -> None:
        for name, many in found.items():
            counts[first + names.index(name)] = many

    def seen(found: dict[str, int]) -> None:
        for name, many in found.items():
            pool[CARD_NAMES.index(name)] -= many

    fill(t.discard, CARD_NAMES, v.discard)
    fill(t.market, CARD_NAMES, v.market)
    for observer in range(t.seats + 1):
        for card in range(CARDS):
            t.shuffled[observer * CARDS + card] = v.shuffled.get(CARD_NAMES[card], 0)
    seen(v.discard)
    seen(v.market)
    for p in v.players:
        seat, bit = p.seat, 1 << p.seat
        own = p.hand if p.hand is not None else p.known
        fill(t.hands, CARD_NAMES, own, seat * CARDS)
        fill(t.front, CARD_NAMES, p.front, seat * CARDS)
        fill(t.stones, RESOURCE_NAMES, p.stones, seat * RESOURCES)
        seen(own)
        seen(p.front)
        if p.laid is not None:
            t.laid[seat] = CARD_NAMES.index(p.laid)
            seen({p.laid: 1})
        for source, points in enumerate(p.earned):
            t.earned[seat * SOURCES + source] = points
        t.sizes[seat], t.coins[seat], t.points[seat] = p.hand_size, p.coins, p.points
        t.in_market |= bit * p.in_market
        t.swapped |= bit * p.swapped
        t.in_round |= bit * p.in_round
        for observer in range(t.seats + 1):
            if observer != seat:
                known = p.known if observer == v.me else v.public[seat]
                fill(t.known, CARD_NAMES, known, t.at(observer, seat))
    deal_unseen(t, v, pool)
    t.round_number, t.first = v.round, v.first if v.first is not None else NONE
    t.stack += frames_from_view(game, t, v.flow)
    return t


def deal_unseen(t: ArtificiumTable, v: ArtificiumView, pool: list[int]) -> None:
    """The deck is part of what was shuffled; the rest of the unseen cards is in the other hands. (A7.3)"""
    size = v.deck_size
    for card in range(CARDS):
        t.deck[card] = min(size, pool[card], v.shuffled.get(CARD_NAMES[card], 0))
        pool[card] -= t.deck[card]
        size -= t.deck[card]
    unseen = [card for card in range(CARDS) for _ in range(pool[card])]
    for p in v.players:
        if p.hand is None:
            for _ in range(p.hand_size - sum(p.known.values())):
                t.hands[p.seat * CARDS + unseen.pop()] += 1
