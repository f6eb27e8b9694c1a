"""Play, learn, measure, and again: everything is kept in one folder, and can be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy as np

from artel.arena.executors import Assignment, Executor
from artel.bots import Clock
from artel.bots.learned import Learned, blank, read, write
from artel.bots.network import STEP
from artel.games import game
from artel.kernel.game import Game
from artel.train.calibration import Belief, answers, belief
from artel.train.fitting import Fitted, data_of, fit
from artel.train.jobs import MeasuringJob, SelfPlayJob, contest, play_some
from artel.train.selfplay import PARTS, Samples

JobT = TypeVar("JobT", bound=Assignment)
OutcomeT = TypeVar("OutcomeT")
CHUNK: Final = 4
"""Games that a worker plays before it hands them over."""
NETWORK: Final = "network-{:03}.net"
SAMPLES: Final = "samples-{:03}.npz"
STATE: Final = "state.json"


class TrainingPlan(msgspec.Struct, frozen=True):
    """What is to be done: `games` in each of `generations`, `iterations` of the search for an answer. `window`: so many
    generations are learned from at a time, and one table in `thin` of their games. `measured`: games against a master
    after each, `move_time` seconds for an answer."""

    game: str
    players: int = 2
    generations: int = 4
    games: int = 2000
    iterations: int = 100
    epochs: float = 8.0
    mix: float = 0.75
    window: int = 3
    thin: int = 1
    width: int = 32
    units: int = 16
    measured: int = 40
    move_time: float = 0.05
    seed: int = 1

    def command(self) -> str:
        usual = TrainingPlan(self.game)
        options = [
            f"--{name.replace('_', '-')} {getattr(self, name)}"
            for name in self.__struct_fields__
            if name != "game" and getattr(self, name) != getattr(usual, name)
        ]
        return " ".join(["artel train", self.game, *options])


class Generation(msgspec.Struct, frozen=True):
    """What came of one: `before` and `after` learning, the loss; `won`: the share of `measured` games."""

    number: int
    games: int
    samples: int
    seconds: float
    before: float
    after: float
    measured: int
    won: float


class TrainingState(msgspec.Struct):
    course: TrainingPlan
    done: list[Generation]


class TrainingProgress(NamedTuple):
    """`what`: playing, learning, measuring; `share`: of it that is done."""

    generation: int
    what: str
    share: float


Tell = Callable[[TrainingProgress], None]


def resume(folder: Path) -> TrainingState:
    """Raises OSError or msgspec.MsgspecError."""
    return msgspec.json.decode((folder / STATE).read_bytes(), type=TrainingState)


def keep(folder: Path, state: TrainingState) -> None:
    new = folder / (STATE + ".new")
    new.write_bytes(msgspec.json.encode(state))
    new.replace(folder / STATE)


def train(folder: Path, state: TrainingState, executor: Executor, tell: Tell) -> Iterator[Generation]:
    """The generations that are still to be done, as they end."""
    folder.mkdir(parents=True, exist_ok=True)
    course, entry = state.course, game(state.course.game)
    while len(state.done) < course.generations:
        number, begun = len(state.done), monotonic()
        before = (folder / NETWORK.format(number - 1)).read_bytes() if number else None
        samples = generate(executor, course, number, before, tell)
        save(samples, folder / SAMPLES.format(number))
        together = Samples()
        for earlier in learned_from(number, course.window):
            together.extend(samples if earlier == number else load(folder / SAMPLES.format(earlier)))
        start = None if before is None else read(before)
        learning = partial(tell_share, tell, number, "learning")
        fitted = learn(entry, course, number, start, together, samples.games, learning)
        file = folder / NETWORK.format(number)
        write(
            msgspec.structs.replace(fitted.learned, command=course.command(), **belief(*answers(samples))._asdict()),
            file,
        )
        won = measure(executor, course, number, file.read_bytes(), tell)
        done = Generation(
            number,
            samples.games,
            len(samples),
            monotonic() - begun,
            fitted.before,
            fitted.after,
            course.measured,
            won,
        )
        state.done.append(done)
        keep(folder, state)
        yield done


def learned_from(number: int, window: int) -> range:
    """The generations whose games teach this one. The first games are a master's, who expects nothing: bare results
    would blur what others teach."""
    return range(max(min(number, 1), number + 1 - window), number + 1)


def learn(
    entry: Game,
    course: TrainingPlan,
    number: int,
    start: Learned | None,
    samples: Samples,
    new: int,
    tell: Callable[[float], None],
) -> Fitted:
    """From nothing, and on from what was known before: what then judges games held back better. `new`: games that it
    has not seen yet."""
    data = data_of(samples, course.players, course.mix)
    seed = course.seed + number
    afresh = fit(first_network(entry, course), data, samples.games, course.epochs, seed, tell)
    if start is None:
        return afresh
    onwards = fit(start, data, new, course.epochs, seed, tell)
    return onwards if onwards.after <= afresh.after else afresh._replace(before=onwards.before)


def belief_in(folder: Path, number: int) -> Belief:
    """In the chances of the network of a generation."""
    learned = read((folder / NETWORK.format(number)).read_bytes())
    return Belief(learned.slope, learned.offset)


def tell_share(tell: Tell, number: int, what: str, share: float) -> None:
    tell(TrainingProgress(number, what, share))


def first_network(entry: Game, course: TrainingPlan) -> Learned:
    return blank(
        entry, course.players, entry.standard_pack().digest, course.width // STEP * STEP, course.units, course.command()
    )


# -- by workers -------------------------------------------------------------------------------------------


def generate(executor: Executor, course: TrainingPlan, number: int, network: bytes | None, tell: Tell) -> Samples:
    first = (course.seed << 40) + (number << 24)
    jobs = [
        SelfPlayJob(
            number=at // CHUNK,
            game=course.game,
            players=course.players,
            network=network,
            iterations=course.iterations,
            thin=course.thin,
            seed=first + at,
            games=min(CHUNK, course.games - at),
        )
        for at in range(0, course.games, CHUNK)
    ]
    found = Samples()
    for samples in in_order(executor, play_some, jobs, partial(tell_share, tell, number, "playing")):
        found.extend(samples)
    return found


def measure(executor: Executor, course: TrainingPlan, number: int, network: bytes, tell: Tell) -> float:
    """The share of games won against masters who have the same time."""
    clock = Clock(course.move_time, processor=True)
    jobs = [MeasuringJob(at, course.game, course.players, network, clock, course.seed) for at in range(course.measured)]
    won = in_order(executor, contest, jobs, partial(tell_share, tell, number, "measuring"))
    return sum(won) / len(won) if won else 0.0


def in_order(
    executor: Executor,
    do: Callable[[JobT], tuple[int, OutcomeT]],
    jobs: Sequence[JobT],
    advance: Callable[[float], None],
) -> list[OutcomeT]:
    """What comes of all of them, by number, whoever was faster."""
    found: dict[int, OutcomeT] = {}
    for number, outcome in executor.work(do, jobs):
        found[number] = outcome
        advance(len(found) / len(jobs))
    return [found[number] for number in range(len(jobs))]


# -- samples as files -------------------------------------------------------------------------------------


def save(samples: Samples, file: Path) -> None:
    new = file.with_suffix(".new.npz")
    arrays: dict[str, Any] = {name: np.array(getattr(samples, name)) for name in PARTS}
    np.savez(new, **arrays)
    new.replace(file)


def load(file: Path) -> Samples:
    found = Samples()
    with np.load(file, allow_pickle=False) as read_back:
        for name in PARTS:
            getattr(found, name).frombytes(read_back[name].tobytes())
    return found


def spread(share: float, games: int) -> float:
    """Half of a 95 % interval, about."""
    return 1.96 * sqrt(max(share * (1 - share), 0.25 / max(games, 1)) / max(games, 1))


def best_of(done: Sequence[Generation]) -> Generation:
    return max(done, key=lambda one: (one.won, one.number))
