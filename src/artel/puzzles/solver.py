"""Whoever solves puzzles: a rating, a streak, and what became of each puzzle."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from artel.puzzles.model import NEW

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from openskill.models import PlackettLuce

    from artel.puzzles.model import Puzzle

STEADY: Final = 2.0
"""How unsure the rating of a puzzle is: it was made by bots."""
Mean = Annotated[float, Meta(ge=-100, le=200)]
Deviation = Annotated[float, Meta(gt=0, le=20)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


@cache
def ratings() -> PlackettLuce:
    """Comes when it is wanted: a table that is opened in a browser does not wait for it."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


class PuzzleStanding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rating as openskill has it; puzzles solved in a row, now and at best."""

    mu: Mean = NEW
    sigma: Deviation = NEW / 3
    streak: Count = 0
    best: Count = 0

    def after(self, puzzle: Puzzle, right: bool) -> PuzzleStanding:
        """Whoever solves a puzzle has won against it."""
        model = ratings()
        teams = [[model.rating(mu=self.mu, sigma=self.sigma)], [model.rating(mu=puzzle.rating, sigma=STEADY)]]
        ((rated,), _) = model.rate(teams, ranks=[0.0, 1.0] if right else [1.0, 0.0])
        streak = self.streak + 1 if right else 0
        return PuzzleStanding(rated.mu, rated.sigma, streak, max(streak, self.best))

    @property
    def told(self) -> int:
        """The rating as people read it: everybody begins at 1000."""
        return round((self.mu - 3 * self.sigma) * 40 + 1000)


class Solver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`tried`: by puzzle, whether the first answer was right; None: it did not count, since hints had left only two
    options."""

    standing: PuzzleStanding = PuzzleStanding()
    tried: dict[str, bool | None] = {}

    def answered(self, puzzle: Puzzle, right: bool | None) -> Solver:
        """`right` as in `tried`. Only the first answer to a puzzle counts."""
        if puzzle.id in self.tried:
            return self
        standing = self.standing if right is None else self.standing.after(puzzle, right)
        return replace(self, standing=standing, tried=self.tried | {puzzle.id: right})

    def adds(self, tried: Iterable[tuple[Puzzle, bool | None]]) -> Solver:
        """As if these had been answered now; those that were tried before stay as they are."""
        solver = self
        for puzzle, right in tried:
            solver = solver.answered(puzzle, right)
        return solver

    @property
    def solved(self) -> int:
        return sum(right is True for right in self.tried.values())

    def next(self, found: Sequence[Puzzle], seen: Collection[str] = ()) -> Puzzle | None:
        """One that was not tried yet, as hard as suits whoever solves; later those that were missed, and all of them
        again. `seen`: not these, as long as there are others."""
        wanted: list[Callable[[Puzzle], bool]] = [
            lambda one: one.id not in self.tried and one.id not in seen,
            lambda one: not self.tried.get(one.id) and one.id not in seen,
            lambda one: one.id not in seen,
            lambda one: True,
        ]
        pools = ([one for one in found if suits(one)] for suits in wanted)
        pool = next((pool for pool in pools if pool), [])
        return min(pool, key=lambda one: abs(one.rating - self.standing.mu), default=None)
