"""Play, learn, measure, and again: everything is kept in one folder, and can be gone on with."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache, partial
from math import sqrt
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from artel.bots import Answer, Clock
from artel.bots.champion import Champion
from artel.bots.ismcts import Master
from artel.bots.learned import Learned, blank, insight_of, read, write
from artel.bots.network import STEP, Insight
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.game import Game
from artel.kernel.record import Match
from artel.train.calibration import Belief, belief
from artel.train.fitting import Fitted, data_of, fit
from artel.train.selfplay import PARTS, Samples, play, setup_of, style_of

CHUNK: Final = 4
"""Games that a process plays before it hands them over."""
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
    epochs: float = 2.0
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


def begin(folder: Path, course: TrainingPlan) -> TrainingState:
    folder.mkdir(parents=True, exist_ok=True)
    return TrainingState(course, [])


def resume(folder: Path) -> TrainingState:
    """Raises OSError or msgspec.MsgspecError."""
    return msgspec.json.decode((folder / STATE).read_bytes(), type=TrainingState)


def keep(folder: Path, state: TrainingState) -> None:
    new = folder / (STATE + ".new")
    new.write_bytes(msgspec.json.encode(state))
    new.replace(folder / STATE)


def end_with_parent() -> None:
    """However it ends: a process of a pool would wait for more to do for ever."""
    Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def train(folder: Path, state: TrainingState, workers: int | None, tell: Tell) -> Iterator[Generation]:
    """The generations that are still to be done, as they end."""
    course, entry = state.course, game(state.course.game)
    many = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(many, get_context("spawn"), end_with_parent) as pool:
        while len(state.done) < course.generations:
            number, begun = len(state.done), monotonic()
            before = folder / NETWORK.format(number - 1) if number else None
            samples = generate(pool, course, number, before, tell)
            save(samples, folder / SAMPLES.format(number))
            together = Samples()
            for earlier in range(max(0, number + 1 - course.window), number + 1):
                together.extend(samples if earlier == number else load(folder / SAMPLES.format(earlier)))
            start = read(before.read_bytes()) if before else None
            fitted = learn(entry, course, number, start, together, samples.games, partial(tell_learning, tell, number))
            file = folder / NETWORK.format(number)
            write(msgspec.structs.replace(fitted.learned, **belief(samples)._asdict()), file)
            won = measure(pool, course, number, file, tell)
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


def tell_learning(tell: Tell, number: int, share: float) -> None:
    tell(TrainingProgress(number, "learning", share))


def first_network(entry: Game, course: TrainingPlan) -> Learned:
    return blank(
        entry, course.players, entry.standard_pack().digest, course.width // STEP * STEP, course.units, course.command()
    )


# -- in processes -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def insight_from(file: str, made: float) -> Insight:
    """`made`: when the file was, so that a new one is read anew."""
    return insight_of(read(Path(file).read_bytes()))


def loaded(file: str | None) -> Insight | None:
    return None if file is None else insight_from(file, os.stat(file).st_mtime)


def play_some(course: TrainingPlan, file: str | None, seed: int, games: int) -> Samples:
    entry, insight = game(course.game), loaded(file)
    style = style_of(entry, insight is not None)
    found = Samples()
    for at in range(games):
        rng = Rng(seed + at)
        setup = setup_of(entry, course.players, rng)
        found.extend(play(entry, setup, insight, style, course.iterations, rng, course.thin))
    return found


def generate(pool: ProcessPoolExecutor, course: TrainingPlan, number: int, network: Path | None, tell: Tell) -> Samples:
    """Games of one generation, in an order that does not depend on who was faster."""
    first = (course.seed << 40) + (number << 24)
    file = None if network is None else str(network)
    sizes = [min(CHUNK, course.games - at) for at in range(0, course.games, CHUNK)]
    jobs = [pool.submit(play_some, course, file, first + at * CHUNK, size) for at, size in enumerate(sizes)]
    for done, _ in enumerate(as_completed(jobs)):
        tell(TrainingProgress(number, "playing", (done + 1) / len(jobs)))
    found = Samples()
    for job in jobs:
        found.extend(job.result())
    return found


class Learner(Champion):
    """A champion with a network of its own."""

    def __init__(self, insight: Insight) -> None:
        super().__init__()
        self.own = insight

    def insight(self, game: Game, players: int, pack: str) -> Insight:
        return self.own


def contest(course: TrainingPlan, file: str, deal: int, seat: int) -> float:
    """One game of the network against masters: its share of the win."""
    entry = game(course.game)
    match = Match(entry.setup(course.players), f"train {course.seed} {deal}".encode())
    insight = loaded(file)
    assert insight is not None
    bots: list[Any] = [Learner(insight) if at == seat else Master() for at in range(course.players)]
    luck = [Rng((deal << 8) + at) for at in range(course.players)]
    clock = Clock(seconds=course.move_time)
    while not match.over:
        asked = pending(match.table)[0]
        view = match.game.view(match.table, asked)
        answer: Answer = bots[asked].choose(view, list(view.options), clock, luck[asked])
        match.act_text(asked, answer.option)
    places = match.result().places
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def measure(pool: ProcessPoolExecutor, course: TrainingPlan, number: int, network: Path, tell: Tell) -> float:
    """The share of games won against masters who have the same time, every deal from every seat."""
    jobs = [
        pool.submit(contest, course, str(network), at // course.players, at % course.players)
        for at in range(course.measured)
    ]
    for done, _ in enumerate(as_completed(jobs)):
        tell(TrainingProgress(number, "measuring", (done + 1) / len(jobs)))
    return sum(job.result() for job in jobs) / len(jobs) if jobs else 0.0


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
