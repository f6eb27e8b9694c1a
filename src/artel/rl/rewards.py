"""What a learner is paid. See docs/research.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from artel.kernel.margins import margins

if TYPE_CHECKING:
    from artel.kernel.frames import Table
    from artel.kernel.game import Game

Worth: TypeAlias = Callable[["Game", "Table"], list[float]]


class Reward(NamedTuple):
    """`worth`: of a table, by seat. It is paid at the end; `each_step`: bit by bit, as it changes."""

    worth: Worth
    each_step: bool = False


def win(game: Game, t: Table) -> list[float]:
    """1 for the winner, paid by all others in equal parts; winners share."""
    places = game.places(t)
    winners, stake = places.count(1), 1 / (len(places) - 1)
    return [(len(places) - winners) * stake / winners if place == 1 else -stake for place in places]


def place(game: Game, t: Table) -> list[float]:
    """From 1 for the first to -1 for the last, in equal steps; who ties shares."""
    places = game.places(t)
    beaten = [sum((own < other) - (own > other) for other in places) for own in places]
    return [more / (len(places) - 1) for more in beaten]


def points(game: Game, t: Table) -> list[float]:
    return [float(own) for own in game.scores(t)]


def margin(game: Game, t: Table) -> list[float]:
    """Points ahead of the best other seat."""
    return margins(points(game, t))


def reward_of(name: str) -> Reward:
    """Raises ValueError."""
    if name not in REWARDS:
        raise ValueError(f"no reward is called {name}; there are {', '.join(REWARDS)}")
    return REWARDS[name]


REWARDS = {
    "win": Reward(win),
    "place": Reward(place),
    "margin": Reward(margin),
    "points": Reward(points, each_step=True),
    "lead": Reward(margin, each_step=True),
}
