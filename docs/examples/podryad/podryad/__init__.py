"""Podryad (подряд, a job taken on for a price): the lowest price that nobody else asks gets the job."""

from typing import Any

import msgspec

from artel.kernel.codec import frames_from_view, frames_in_view
from artel.kernel.engine import legal, pending, reseal
from artel.kernel.events import Event, Public
from artel.kernel.frames import Action, Chance, Frame, Next, Question, Step, Table, Tell, Together
from artel.kernel.game import Game, Item, Result, Setup, ranked

HAND = 6  # P1.1


class Cards:
    def __init__(self, pack: Any) -> None:
        self.deck = sorted([*range(1, 10)] * pack.row("deck").integer("copies", 3, 9))


class Site(Table):
    __slots__ = ("cards", "hands", "points", "prices")

    def __init__(self, seats: int, stack: list[Frame], cards: Cards, hands: Any, prices: Any, points: Any) -> None:
        super().__init__(seats, stack)
        self.cards, self.prices, self.points = cards, prices, points
        self.hands = [list(hand) for hand in hands]  # one for each seat, then the deck

    def write(self, action: Action) -> str:
        return f"ask {action.code}"

    def hidden(self, me: int) -> list[int]:
        return sorted(card for seat, hand in enumerate(self.hands) if seat != me for card in hand)

    def deal_out(self, me: int, cards: list[int]) -> None:
        for seat, hand in enumerate(self.hands):
            if seat != me:
                self.hands[seat], cards = sorted(cards[: len(hand)]), cards[len(hand) :]


class Dealt(Event, frozen=True, tag=True):
    seat: int
    price: int

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


class Awarded(Public, frozen=True, tag=True):
    job: str
    prices: tuple[int, ...]
    winners: tuple[int, ...]
    points: int


class Deal(Chance[Site]):
    __slots__ = ()

    def weights(self, t: Site) -> dict[int, int]:
        return {price: t.hands[-1].count(price) for price in t.hands[-1]}

    def resolve(self, t: Site, outcome: int, tell: Tell | None) -> Next:
        seat = min(range(t.seats), key=lambda seat: len(t.hands[seat]))  # one card each, in turn
        t.hands[-1].remove(outcome)
        t.hands[seat] = sorted([*t.hands[seat], outcome])
        if tell:
            tell.that(Dealt(seat, outcome))
        return ()


class Ask(Question[Site]):
    __slots__ = ()
    clause = "P2.1"

    def options(self, t: Site) -> list[Action]:
        return [Action(price) for price in sorted(set(t.hands[self.seat]))]

    def answer(self, t: Site, action: Action, tell: Tell | None) -> Next:
        t.hands[self.seat].remove(action.code)
        t.prices[self.seat] = action.code
        return ()


class NextJob(Step[Site]):
    __slots__ = ()

    def run(self, t: Site, tell: Tell | None) -> Next:
        done, prices = HAND - len(t.hands[0]), tuple(t.prices)
        lowest = min((price for price in prices if prices.count(price) == 1), default=-1)  # P2.2
        winners = tuple(seat for seat, price in enumerate(prices) if price == lowest)
        for seat in winners:
            t.points[seat] += lowest + done  # P2.3
        if tell and done:
            tell.that(Awarded(str(done), prices, winners, lowest + done))
        everybody = Together.ask(*[Ask(seat) for seat in range(t.seats)])
        return (everybody, NextJob()) if done < HAND - 1 else ()  # P3.1


class PodryadView(msgspec.Struct, frozen=True, tag="podryad"):
    me: int
    pack: str
    job: str
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    hidden: tuple[int, ...]
    prices: tuple[int, ...]
    points: tuple[int, ...]
    asked: tuple[int, ...]
    options: tuple[str, ...]
    flow: tuple[dict[str, Any], ...]


class Podryad(Game[Site, PodryadView, Cards]):
    id, clauses, rules_version, least, most = "podryad", "P", 1, 2, 4
    read_components, view_type, event_type = Cards, PodryadView, Dealt | Awarded
    actions = [Action(price) for price in range(10)]

    def new(self, setup: Setup) -> Site:
        n, cards = setup.seats, self.components(setup.pack)
        hands = [*[[] for _ in range(n)], cards.deck]
        return Site(n, [NextJob(), *[Deal()] * (HAND * n)], cards, hands, [0] * n, [0] * n)

    def view(self, t: Site, seat: int) -> PodryadView:
        return PodryadView(
            me=seat, pack=self.digest_of(t.cards), job=str(HAND + 1 - len(t.hands[0])),
            hand=tuple(t.hands[seat] if seat >= 0 else []), sizes=tuple(map(len, t.hands)),
            hidden=tuple(t.hidden(seat)), prices=tuple(t.prices), points=tuple(t.points), asked=pending(t),
            options=tuple(map(t.write, legal(t, seat))), flow=frames_in_view(t, seat),
        )  # fmt: skip

    def rebuild(self, view: PodryadView) -> Site:
        n = len(view.points)
        hands = [view.hand if seat == view.me else [0] * size for seat, size in enumerate(view.sizes)]
        t = Site(n, [], self.components_of(view.pack), hands, list(view.prices), list(view.points))
        t.deal_out(view.me, list(view.hidden))
        t.stack += frames_from_view(self, t, view.flow)
        return t

    def reshuffle(self, t: Site, seat: int, rng: Any) -> None:
        cards = t.hidden(seat)
        rng.shuffle(cards)
        t.deal_out(seat, cards)
        reseal(t, seat, rng)

    def result(self, t: Site) -> Result:
        points = tuple(t.points)
        return Result(points, ranked(points), tuple(Item(seat, p, "jobs", "", "P2.3") for seat, p in enumerate(points)))


GAME = Podryad()
