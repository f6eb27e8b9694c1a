"""What is to be played: variations of a box and of what is asked of it, and for each of them its games.

Game number i has the same deal in every variation. Beside the games in which all seats have the same bot, there are
some for each rival, a bot of another strength: it has one seat, and each deal is played in all rotations.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import msgspec

from artel.arena.plan import seed_of as arena_seed
from artel.bots import Clock, thinks
from artel.bots.entrants import Entrant
from artel.games import game
from artel.kernel.game import Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from artel.kernel.packs import Pack

FORMAT: Final = 1
BATCH: Final = 10
"""Games that a worker is given at once; of bots that think, one."""
RIVALRY: Final = 4
"""One game with a rival for so many without."""


class Variation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack`: its digest."""

    name: str
    players: int
    options: dict[str, str]
    pack: str


class LabPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bots`: who plays, and then its rivals; `games`: of each variation, those with rivals not counted; `whole`: no
    game has cards left out."""

    format: int
    game: str
    bots: tuple[Entrant, ...]
    games: int
    clock: Clock
    seed: str
    variations: tuple[Variation, ...]
    whole: bool = False


class LabBatch(msgspec.Struct, frozen=True):
    """Some games of one variation: everything that a worker needs to know."""

    setup: Setup
    variation: int
    part: int
    numbers: tuple[int, ...]
    bots: tuple[Entrant, ...]
    clock: Clock
    seed: str
    whole: bool = False

    @property
    def game(self) -> str:
        return self.setup.game

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.bots[at].name for at in self.seats(0))

    def deal(self, number: int) -> int:
        return number // self.setup.seats if self.part else number

    def seats(self, number: int) -> tuple[int, ...]:
        """Who sits where: the number of the bot, by seat."""
        rival = number % self.setup.seats
        return tuple(self.part if seat == rival else 0 for seat in range(self.setup.seats))


def seed_of(seed: str, setup: Setup, deal: int) -> bytes:
    return arena_seed(f"lab {seed}", setup.game, setup.seats, deal)


def setups(plan: LabPlan, packs: Mapping[str, Pack]) -> list[Setup]:
    """By variation; raises BadSeats or BadOption."""
    found = game(plan.game)
    return [found.setup(one.players, one.options, packs[one.pack]) for one in plan.variations]


def keys(plan: LabPlan) -> Iterator[tuple[int, int, int]]:
    """All games: variation, part and number; the variations in turn, so that what is there early tells of all."""
    for number in range(plan.games):
        for at in range(len(plan.variations)):
            yield at, 0, number
    for part in range(1, len(plan.bots)):
        for at, one in enumerate(plan.variations):
            for number in range(rival_games(plan.games, one.players)):
                yield at, part, number


def rival_games(games: int, players: int) -> int:
    return -(-games // (RIVALRY * players)) * players


def batches(plan: LabPlan, found: Sequence[Setup], done: Iterable[tuple[int, int, int]] = ()) -> Iterator[LabBatch]:
    """What is not done yet."""
    known = set(done)
    many = 1 if any(thinks(bot.bot) for bot in plan.bots) else BATCH
    waiting: dict[tuple[int, int], list[int]] = {}

    def batch(at: int, part: int, numbers: Sequence[int]) -> LabBatch:
        return LabBatch(found[at], at, part, tuple(numbers), plan.bots, plan.clock, plan.seed, plan.whole)

    for at, part, number in keys(plan):
        if (at, part, number) not in known:
            numbers = waiting.setdefault((at, part), [])
            numbers.append(number)
            if len(numbers) == many:
                yield batch(at, part, numbers)
                numbers.clear()
    for (at, part), numbers in waiting.items():
        if numbers:
            yield batch(at, part, numbers)


def grid(
    packs: Sequence[tuple[str, Pack]], options: Mapping[str, Sequence[str]], players: Sequence[int]
) -> list[Variation]:
    """All that can be made of these; a variation is called by what not all of them have."""
    found = []
    for (label, pack), many, chosen in product(packs, players, product(*options.values())):
        given = dict(zip(options, chosen, strict=True))
        parts = [label] if len(packs) > 1 else []
        parts += [f"{name}={value}" for name, value in given.items() if len(options[name]) > 1]
        parts += [f"players={many}"] if len(players) > 1 else []
        found.append(Variation(", ".join(parts) or label, many, given, pack.digest))
    return found


def total(plan: LabPlan) -> int:
    return sum(1 for _ in keys(plan))
