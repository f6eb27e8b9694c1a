"""A toy with every hard thing in it: hidden hands, piles without order, a card that asks the others, secret bids.

Play a card, draw a card. A herald lets every other seat in turn put a hand card under its pile and draw one. A mason
scores all cards that its owner has played. At the end all bid secretly: a bid costs as many points and draws a card.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import msgspec

from artel.kernel.codec import frames_from_view, frames_in_view
from artel.kernel.engine import legal, pending
from artel.kernel.errors import BadNotation
from artel.kernel.events import Event, Public
from artel.kernel.frames import Action, Answered, Chance, Frame, Next, Question, Step, Table, Tell, Together
from artel.kernel.game import Game, Item, Option, Result, ranked
from artel.kernel.packed import filled, ints
from artel.kernel.packs import Pack, read_pack
from artel.kernel.piles import weights_of

KINDS, HERALD, MASON = 3, 1, 2
ACTIONS = [Action(code) for code in range(11)]
PLAYS, SWAPS, KEEP, BIDS = ACTIONS[:3], ACTIONS[3:6], ACTIONS[6], ACTIONS[7:]


class Cards:
    def __init__(self, pack: Pack) -> None:
        rows = pack.rows("card", KINDS, KINDS)
        self.names = [row.text("id") for row in rows]
        self.values = [row.integer("value", 0, 9) for row in rows]
        self.copies = [row.integer("copies", 0, 9) for row in rows]


class ToyTable(Table):
    """`hands` and `played` count cards by seat and kind, seat by seat; `piles`: layers of such counts by seat, the top
    one last, never none; `left`: turns to come; `bids`: are there any?"""

    __slots__ = ("bids", "cards", "hands", "left", "piles", "played", "points")
    array = staticmethod(ints)

    def __init__(self, seats: int, stack: list[Frame], cards: Cards, hands: Any, played: Any, piles: list[list[Any]],
                 points: Any, left: int, bids: int) -> None:  # fmt: skip
        super().__init__(seats, stack)
        self.cards, self.hands, self.played, self.piles = cards, hands, played, piles
        self.points, self.left, self.bids = points, left, bids

    def copy(self) -> ToyTable:
        piles = [[layer[:] for layer in pile] for pile in self.piles]
        return ToyTable(self.seats, self.stack[:], self.cards, self.hands[:], self.played[:], piles, self.points[:],
                        self.left, self.bids)  # fmt: skip

    def write(self, action: Action) -> str:
        names = self.cards.names
        words = [*[f"play {name}" for name in names], *[f"swap {name}" for name in names], "keep"]
        return (words + [f"bid {points}" for points in range(4)])[action.code]

    def hand(self, seat: int) -> list[int]:
        return list(self.hands[seat * KINDS : (seat + 1) * KINDS])

    def pile(self, seat: int) -> list[int]:
        return [sum(layer[kind] for layer in self.piles[seat]) for kind in range(KINDS)]

    def take(self, seat: int, kind: int) -> None:
        """The top card of the pile was this one."""
        layers = self.piles[seat]
        layers[-1][kind] -= 1
        if len(layers) > 1 and not any(layers[-1]):
            layers.pop()

    def put_under(self, seat: int, kind: int) -> None:
        layer = ints([int(kind == other) for other in range(KINDS)])
        self.piles[seat] = [layer, *self.piles[seat]] if any(self.piles[seat][-1]) else [layer]

    def hidden(self, seat: int) -> list[int]:
        """The cards of hand and pile, in order."""
        many = [held + left for held, left in zip(self.hand(seat), self.pile(seat), strict=True)]
        return [kind for kind in range(KINDS) for _ in range(many[kind])]

    def deal(self, seat: int, cards: list[int]) -> None:
        """Lays these cards out as layers of the pile, as large as they are, and as the hand."""
        layers = []
        for size in map(sum, self.piles[seat]):
            layers.append(ints([cards[:size].count(kind) for kind in range(KINDS)]))
            cards = cards[size:]
        self.piles[seat] = layers
        for kind in range(KINDS):
            self.hands[seat * KINDS + kind] = cards.count(kind)

    def score(self, seat: int, points: int, tell: Tell | None) -> None:
        self.points[seat] += points
        if tell:
            tell.that(Scored(seat, points))


class Played(Public, frozen=True, tag=True):
    seat: int
    card: str


class DrewFaceDown(Public, frozen=True, tag=True):
    seat: int


class Drew(Event, frozen=True, tag=True):
    seat: int
    card: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else DrewFaceDown(self.seat)


class Swapped(Public, frozen=True, tag=True):
    seat: int
    one: bool


class Scored(Public, frozen=True, tag=True):
    seat: int
    points: int


class Draw(Chance[ToyTable]):
    __slots__ = ("seat",)
    clause: ClassVar[str] = "T1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, t: ToyTable) -> dict[int, int]:
        return weights_of(t.piles[self.seat][-1], 0, KINDS)

    def resolve(self, t: ToyTable, outcome: int, tell: Tell | None) -> Next:
        t.take(self.seat, outcome)
        t.hands[self.seat * KINDS + outcome] += 1
        if tell:
            tell.that(Drew(self.seat, t.cards.names[outcome]))
        return ()


def draw(t: ToyTable, seat: int) -> Next:
    return (Draw(seat),) if any(t.piles[seat][-1]) else ()


class Turn(Question[ToyTable]):
    __slots__ = ()
    clause: ClassVar[str] = "T2"

    def options(self, t: ToyTable) -> list[Action]:
        return [PLAYS[kind] for kind, many in enumerate(t.hand(self.seat)) if many]

    def answer(self, t: ToyTable, action: Action, tell: Tell | None) -> Next:
        seat, kind = self.seat, action.code
        t.hands[seat * KINDS + kind] -= 1
        t.played[seat * KINDS + kind] += 1
        if tell:
            tell.that(Played(seat, t.cards.names[kind]))
        if kind == MASON:
            t.score(seat, sum(t.played[seat * KINDS + k] * t.cards.values[k] for k in range(KINDS)), tell)
        asks: Next = (MaySwap((seat + 1) % t.seats, seat),) if kind == HERALD else ()
        return *asks, *draw(t, seat), NextTurn(seat)


class MaySwap(Question[ToyTable]):
    """`herald`: the seat that played it and is asked nothing."""

    __slots__ = ("herald",)
    clause: ClassVar[str] = "T3"

    def __init__(self, seat: int, herald: int) -> None:
        super().__init__(seat)
        self.herald = herald

    def options(self, t: ToyTable) -> list[Action]:
        return [SWAPS[kind] for kind, many in enumerate(t.hand(self.seat)) if many] + [KEEP]

    def forced(self, t: ToyTable) -> Action | None:
        return None if any(t.hand(self.seat)) else KEEP

    def answer(self, t: ToyTable, action: Action, tell: Tell | None) -> Next:
        after = (self.seat + 1) % t.seats
        others: Next = () if after == self.herald else (MaySwap(after, self.herald),)
        if tell:
            tell.that(Swapped(self.seat, action != KEEP))
        if action == KEEP:
            return others
        kind = SWAPS.index(action)
        t.hands[self.seat * KINDS + kind] -= 1
        t.put_under(self.seat, kind)
        return *draw(t, self.seat), *others


class NextTurn(Step[ToyTable]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: ToyTable, tell: Tell | None) -> Next:
        t.left -= 1
        if t.left < 0:
            return (Together.ask(*[Bid(seat) for seat in range(t.seats)]),) if t.bids else ()
        after = (self.seat + 1) % t.seats
        return (Turn(after),) if any(t.hand(after)) else (NextTurn(after),)


class Bid(Question[ToyTable]):
    __slots__ = ()
    clause: ClassVar[str] = "T4"

    def options(self, t: ToyTable) -> list[Action]:
        return list(BIDS)

    def answer(self, t: ToyTable, action: Action, tell: Tell | None) -> Next:
        t.score(self.seat, -BIDS.index(action), tell)
        return draw(t, self.seat)


class ToyView(msgspec.Struct, frozen=True, tag="toy"):
    """`hand` and `pile` are one's own; `hidden`: hand and pile of each seat together; `sizes`: of the piles' layers."""

    me: int
    pack: str
    hand: list[int]
    pile: list[list[int]]
    hidden: list[list[int]]
    sizes: list[list[int]]
    played: list[int]
    points: list[int]
    left: int
    bids: int
    asked: tuple[int, ...]
    options: tuple[str, ...]
    flow: tuple[dict[str, Any], ...]


class Toy(Game[ToyTable, ToyView, Cards]):
    id, clauses, rules_version, least, most = "toy", "T", 1, 2, 3
    options = (Option("bids", "yes", "yes|no"),)
    view_type = ToyView
    event_type = Played | DrewFaceDown | Drew | Swapped | Scored

    def standard_pack(self) -> Pack:
        return read_pack(Path(__file__).parent / "data", "toy")

    def read_components(self, pack: Pack) -> Cards:
        return Cards(pack)

    def new(self, setup: Any) -> ToyTable:
        n, cards, bids = setup.seats, self.components(setup.pack), int(setup.options["bids"] == "yes")
        stack: list[Frame] = [NextTurn(n - 1), *[Draw(seat) for seat in range(n)] * 3]
        piles = [[ints(cards.copies[:])] for _ in range(n)]
        return ToyTable(n, stack, cards, filled(n * KINDS, 0), filled(n * KINDS, 0), piles, filled(n, 0), 5 * n, bids)

    def view(self, t: ToyTable, seat: int) -> ToyView:
        return ToyView(
            me=seat,
            pack=self.digest_of(t.cards),
            hand=t.hand(seat) if seat >= 0 else [],
            pile=[list(layer) for layer in t.piles[seat]] if seat >= 0 else [],
            hidden=[t.hidden(other) for other in range(t.seats)],
            sizes=[[sum(layer) for layer in pile] for pile in t.piles],
            played=list(t.played),
            points=list(t.points),
            left=t.left,
            bids=t.bids,
            asked=pending(t),
            options=tuple([t.write(action) for action in legal(t, seat)]),
            flow=frames_in_view(t, seat),
        )

    def rebuild(self, view: ToyView) -> ToyTable:
        n, cards = len(view.sizes), self.components_of(view.pack)
        piles = [[ints([size, *[0] * (KINDS - 1)]) for size in sizes] for sizes in view.sizes]
        hands, played, points = filled(n * KINDS, 0), ints(view.played[:]), ints(view.points[:])
        t = ToyTable(n, [], cards, hands, played, piles, points, view.left, view.bids)
        for seat in range(n):
            t.deal(seat, view.hidden[seat])
        if view.me >= 0:
            t.piles[view.me] = [ints(layer[:]) for layer in view.pile]
            for kind in range(KINDS):
                hands[view.me * KINDS + kind] = view.hand[kind]
        t.stack += frames_from_view(self, t, view.flow)
        return t

    def reshuffle(self, t: ToyTable, seat: int, rng: Any) -> None:
        for other in range(t.seats):
            if other != seat:
                cards = t.hidden(other)
                rng.shuffle(cards)
                t.deal(other, cards)
        for at, frame in enumerate(t.stack):
            if isinstance(frame, Answered) and frame.question.seat != seat:
                t.stack[at] = Answered(frame.question, frame.question.sample(t, rng))
            elif isinstance(frame, Together):
                for question in frame.questions:
                    if question.seat != seat and question not in frame.open():
                        frame = frame.answered(question.seat, question.sample(t, rng))
                t.stack[at] = frame

    def result(self, t: ToyTable) -> Result:
        points = tuple(t.points)
        return Result(points, ranked(points), tuple(Item(s, p, "points", "", "T2") for s, p in enumerate(points)))

    def action(self, code: int) -> Action:
        return ACTIONS[code]

    def write_action(self, t: ToyTable, action: Action) -> str:
        return t.write(action)

    def read_action(self, t: ToyTable, text: str) -> Action:
        for action in ACTIONS:
            if t.write(action) == text:
                return action
        raise BadNotation(text=text, problem="try “play herald”, “swap herald”, “keep” or “bid 2”")

    def write_outcome(self, t: ToyTable, chance: Chance, outcome: int) -> str:
        return t.cards.names[outcome]

    def read_outcome(self, t: ToyTable, chance: Chance, text: str) -> int:
        if text not in t.cards.names:
            raise BadNotation(text=text, problem=f"cards are {', '.join(t.cards.names)}")
        return t.cards.names.index(text)


GAME = Toy()
