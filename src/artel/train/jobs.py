"""Work of a training for other processes, or for nodes of a cluster, which have no disk in common with it: a network
travels with each job."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from artel.bots import Clock, bot
from artel.bots.champion import Champion
from artel.bots.learned import insight_of, read
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match
from artel.train.selfplay import Samples, play, setup_of, style_of

if TYPE_CHECKING:
    from artel.bots import Bot
    from artel.bots.network import Insight
    from artel.kernel.game import Game

MASTER: Final = "level4"
LEARNER: Final = "learner"
OTHER: Final = "other learner"


class SelfPlayJob(msgspec.Struct, frozen=True):
    """Some games of a search against itself; `number`: of the job in its generation; `network`: what was learned so
    far, if anything was."""

    number: int
    game: str
    players: int
    network: bytes | None
    iterations: int
    thin: int
    seed: int
    games: int

    @property
    def names(self) -> tuple[str, ...]:
        return (MASTER if self.network is None else LEARNER,) * self.players


class MeasuringJob(msgspec.Struct, frozen=True):
    """One game of a network against a level, or against another network: each deal is played from every seat."""

    number: int
    game: str
    players: int
    network: bytes
    clock: Clock
    seed: int
    against: str | bytes = MASTER

    @property
    def deal(self) -> int:
        return self.number // self.players

    @property
    def seat(self) -> int:
        return self.number % self.players

    @property
    def names(self) -> tuple[str, ...]:
        other = self.against if isinstance(self.against, str) else OTHER
        return tuple(LEARNER if at == self.seat else other for at in range(self.players))


class Learner(Champion):
    """A champion with a network of its own."""

    def __init__(self, insight: Insight) -> None:
        super().__init__()
        self.own = insight

    def insight(self, game: Game, players: int, pack: str) -> Insight:
        return self.own


@lru_cache(maxsize=2)
def insight_from(network: bytes) -> Insight:
    """Read once in a process, however many jobs bring it."""
    return insight_of(read(network))


def play_some(job: SelfPlayJob) -> tuple[int, Samples]:
    """The number of the job, and what came of it."""
    entry = game(job.game)
    insight = None if job.network is None else insight_from(job.network)
    style = style_of(entry, insight is not None)
    found = Samples()
    for at in range(job.games):
        rng = Rng(job.seed + at)
        setup = setup_of(entry, job.players, rng)
        found.extend(play(entry, setup, insight, style, job.iterations, rng, job.thin))
    return job.number, found


def player(what: str | bytes) -> Bot:
    return bot(what) if isinstance(what, str) else Learner(insight_from(what))


def contest(job: MeasuringJob) -> tuple[int, float]:
    """The number of the job, and the network's share of the win."""
    match = Match(game(job.game).setup(job.players), f"train {job.seed} {job.deal}".encode())
    bots: list[Bot] = [player(job.against) for _ in range(job.players)]
    bots[job.seat] = player(job.network)
    luck = [Rng((job.deal << 8) + at) for at in range(job.players)]
    while not match.over:
        asked = pending(match.table)[0]
        view = match.game.view(match.table, asked)
        answer = bots[asked].choose(view, list(view.options), job.clock, luck[asked])
        match.act_text(asked, answer.option)
    places = match.result().places
    return job.number, 1 / places.count(1) if places[job.seat] == 1 else 0.0
