"""Kuchki (кучки, heaps): take stones from one heap; who takes the last one wins. It brings a board of its own."""

from typing import Any

import msgspec

from artel.kernel.codec import frames_from_view, frames_in_view
from artel.kernel.engine import legal, pending
from artel.kernel.events import Public
from artel.kernel.frames import Action, Frame, Next, Question, Step, Table, Tell
from artel.kernel.game import Game, Item, Result, Setup, ranked

HEAPS = "abc"
MOST = 9


class Stones:
    def __init__(self, pack: Any) -> None:
        row = pack.row("heaps")
        self.heaps = [row.integer(heap, 1, MOST) for heap in HEAPS]


class Ground(Table):
    """`last`: who took the last stones."""

    __slots__ = ("heaps", "last", "stones")

    def __init__(self, seats: int, stack: list[Frame], stones: Stones, heaps: Any, last: int) -> None:
        super().__init__(seats, stack)
        self.stones, self.last = stones, last
        self.heaps = list(heaps)

    def write(self, action: Action) -> str:
        heap, many = divmod(action.code, MOST)
        return f"take {HEAPS[heap]}{many + 1}"


class Took(Public, frozen=True, tag=True):
    """(K1.1)"""

    seat: int
    heap: str
    many: int


class Take(Question[Ground]):
    __slots__ = ()
    clause = "K1.1"

    def options(self, t: Ground) -> list[Action]:
        return [Action(heap * MOST + many) for heap, stones in enumerate(t.heaps) for many in range(stones)]

    def answer(self, t: Ground, action: Action, tell: Tell | None) -> Next:
        heap, many = divmod(action.code, MOST)
        t.heaps[heap] -= many + 1
        t.last = self.seat
        if tell:
            tell.that(Took(self.seat, HEAPS[heap], many + 1))
        return ()


class Turn(Step[Ground]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Ground, tell: Tell | None) -> Next:
        return (Take(self.seat), Turn(1 - self.seat)) if any(t.heaps) else ()  # K2.1


class KuchkiView(msgspec.Struct, frozen=True, tag="kuchki"):
    me: int
    pack: str
    heaps: dict[str, int]
    last: int
    asked: tuple[int, ...]
    options: tuple[str, ...]
    flow: tuple[dict[str, Any], ...]


class Kuchki(Game[Ground, KuchkiView, Stones]):
    id, clauses, rules_version, least, most = "kuchki", "K", 1, 2, 2
    hidden = False
    read_components, view_type, event_type = Stones, KuchkiView, Took
    actions = [Action(code) for code in range(len(HEAPS) * MOST)]

    def new(self, setup: Setup) -> Ground:
        stones = self.components(setup.pack)
        return Ground(setup.seats, [Turn(0)], stones, stones.heaps, -1)

    def view(self, t: Ground, seat: int) -> KuchkiView:
        return KuchkiView(
            me=seat, pack=self.digest_of(t.stones), heaps=dict(zip(HEAPS, t.heaps, strict=True)), last=t.last,
            asked=pending(t), options=tuple(map(t.write, legal(t, seat))), flow=frames_in_view(t, seat),
        )  # fmt: skip

    def rebuild(self, view: KuchkiView) -> Ground:
        t = Ground(2, [], self.components_of(view.pack), [view.heaps[heap] for heap in HEAPS], view.last)
        t.stack += frames_from_view(self, t, view.flow)
        return t

    def reshuffle(self, t: Ground, seat: int, rng: Any) -> None:
        """Nothing is hidden."""

    def option_facts(self, view: KuchkiView, option: str) -> tuple[str, dict[str, Any]]:
        verb, _, what = option.partition(" ")
        return verb, {"heap": what[0], "many": int(what[1:])}

    def result(self, t: Ground) -> Result:
        won = t.last if not any(t.heaps) else -1
        points = tuple(int(seat == won) for seat in range(t.seats))
        return Result(points, ranked(points), () if won < 0 else (Item(won, 1, "last", "", "K2.1"),))


GAME = Kuchki()
