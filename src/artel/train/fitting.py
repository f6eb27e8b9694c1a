"""Fits a network to samples: with PyTorch on a GPU where there are both, with NumPy elsewhere, where that is faster."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from artel.bots.learned import Learned, packed, unpacked
from artel.bots.network import ANSWERS, POINTS

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable

    from numpy.typing import NDArray

    from artel.train.selfplay import Samples

BATCH: Final = 512
RATE: Final = 3e-3
"""How fast is learned at first."""
LAST_RATE: Final = 1e-4
MARGIN: Final = 0.3
"""What an error of the margin weighs beside one of the chance to win."""
DECAY: Final = 0.3
"""How fast weights that nothing speaks for are forgotten."""
LATER: Final = 0.8
"""What an answer's expectation weighs beside those before it."""
HELD_BACK: Final = 20
"""One game in so many is not learned from: it tells how good the rest was learned."""
LOOKS: Final = 16
"""So often is looked how well that goes; what did best is kept, for a few thousand games are soon learned by heart."""

if TYPE_CHECKING:
    Floats = NDArray[np.float32]
    Numbers = NDArray[np.int64]


class Data(NamedTuple):
    """Samples as arrays; `starts` has one more than there are; `games`: the number of each one's game."""

    places: Numbers
    amounts: Floats
    starts: Numbers
    wins: Floats
    margins: Floats
    games: Numbers

    def __len__(self) -> int:
        return len(self.wins)


def data_of(samples: Samples, seats: int, mix: float) -> Data:
    """`mix`: the share of what the search expected from then on in what is learned; the rest is what came of it."""
    sizes = np.frombuffer(samples.sizes, np.uint16).astype(np.int64)
    seen = sizes > 0
    lengths = np.frombuffer(samples.lengths, np.uint32)
    wins = mixed(samples.wins, samples.hopes, lengths, seats, mix)
    margins = mixed(samples.margins, samples.leads, lengths, seats, mix)
    return Data(
        places=np.frombuffer(samples.places, np.uint16).astype(np.int64),
        amounts=np.frombuffer(samples.amounts, np.int16).astype(np.float32),
        starts=np.concatenate([[0], np.cumsum(sizes[seen])]),
        wins=wins[seen],
        margins=margins[seen] / np.float32(POINTS),
        games=np.repeat(np.arange(samples.games), lengths)[seen],
    )


def mixed(real: array[float], expected: array[float], lengths: NDArray[np.uint32], seats: int, mix: float) -> Floats:
    came, hoped = [np.frombuffer(part, np.float32).reshape(-1, seats) for part in (real, expected)]
    later = from_then_on(came, hoped, lengths // seats)
    return ((1 - mix) * came + mix * later).astype(np.float32).ravel()


def from_then_on(came: Floats, hoped: Floats, lengths: NDArray[np.uint32]) -> Floats:
    """By table and seat: what the seat expected there and at its later answers in this game, each weighing `LATER` as
    much as the one before, and in the end what came. What luck does long after weighs little in that."""
    found = np.empty_like(came)
    last = np.cumsum(lengths, dtype=np.int64) - 1
    ahead = came[last]
    for back in range(lengths.max(initial=0)):
        on = lengths > back
        at = last[on] - back
        hope = hoped[at]
        ahead[on] = np.where(np.isnan(hope), ahead[on], (1 - LATER) * hope + LATER * ahead[on])
        found[at] = ahead[on]
    return found


class Weights(NamedTuple):
    rows: Any
    first: Any
    second: Any
    bias: Any
    third: Any
    last: Any


def weights_of(learned: Learned, scale: Floats, seed: int) -> Weights:
    """As they were learned; at random where nothing was."""
    width, units = learned.width, learned.units
    inner = width - ANSWERS
    if not learned.games:
        rng = np.random.default_rng(seed)
        rows = rng.normal(0, 0.12, (len(scale), width))
        rows[:, inner:] = 0
        second = rng.normal(0, (2 / inner) ** 0.5, (units, inner))
        third = rng.normal(0, 0.1, (ANSWERS, units))
        parts = rows, np.zeros(width), second, np.zeros(units), third, np.zeros(ANSWERS)
    else:
        rows, first, second, third = [
            np.array(unpacked(part)) for part in (learned.rows, learned.first, learned.second, learned.third)
        ]
        rows = rows.reshape(-1, width) / scale[:, None]
        second, third = second.reshape(units, inner + 1), third.reshape(ANSWERS, units + 1)
        parts = rows, first, second[:, 1:], second[:, 0], third[:, 1:], third[:, 0]
    return Weights(*[np.ascontiguousarray(part, np.float32) for part in parts])


def relearned(learned: Learned, weights: Weights, scale: Floats, games: int) -> Learned:
    rows, first, second, bias, third, last = weights
    return msgspec.structs.replace(
        learned,
        games=learned.games + games,
        rows=packed((rows * scale[:, None]).ravel().tolist()),
        first=packed(first.tolist()),
        second=packed(np.column_stack([bias, second]).ravel().tolist()),
        third=packed(np.column_stack([last, third]).ravel().tolist()),
    )


def scale_of(data: Data, inputs: int) -> Floats:
    """By input: what makes its usual amount 1, where that is more."""
    many = np.bincount(data.places, minlength=inputs)
    squares = np.bincount(data.places, weights=data.amounts**2, minlength=inputs)
    return (1 / np.sqrt(np.maximum(1.0, squares / np.maximum(1, many)))).astype(np.float32)


def held_back(games: Numbers) -> NDArray[np.bool_]:
    """By sample: whole games, since the tables of one are too much alike; of a single game, some of its tables."""
    last = games[-1]
    if last >= HELD_BACK - 1:
        return np.asarray(games % HELD_BACK == HELD_BACK - 1)
    return np.asarray(games == last if last else np.arange(len(games)) % HELD_BACK == 0)


class Fitted(NamedTuple):
    """`before` and `after`: the loss on games that were held back."""

    learned: Learned
    before: float
    after: float


def fit(
    learned: Learned, data: Data, games: int, epochs: float, seed: int, tell: Callable[[float], None] = lambda _: None
) -> Fitted:
    """`tell`: is told the share that is done."""
    inputs = len(learned.rows) // 2 // learned.width
    scale = scale_of(data, inputs)
    start = weights_of(learned, scale, seed)
    held = held_back(data.games)
    train, test = np.flatnonzero(~held), np.flatnonzero(held)
    model = (import_module("artel.train.torch_fitting").TorchModel if on_gpu() else NumpyModel)(start, data, scale)
    before = least = model.loss(test)
    best = start
    rng = np.random.default_rng(seed)
    batch = min(model.batch, max(32, len(train) // 8))
    steps = max(1, int(epochs * len(train) / batch))
    order = train
    at = len(order)
    for step in range(1, steps + 1):
        if at + batch > len(order):
            order, at = rng.permutation(train), 0
        share = step / steps
        model.learn(order[at : at + batch], LAST_RATE + (RATE - LAST_RATE) * (1 - share) ** 2)
        at += batch
        if step % 100 == 1:
            tell(share)
        if step % max(1, steps // LOOKS) == 0 or step == steps:
            loss = model.loss(test)
            if loss < least:
                best, least = model.weights(), loss
    return Fitted(relearned(learned, best, scale, games), before, least)


def on_gpu() -> bool:
    return bool(find_spec("torch") and import_module("torch").cuda.is_available())


class NumpyModel:
    """A batch at a time, as dense rows; Adam."""

    batch = BATCH

    def __init__(self, start: Weights, data: Data, scale: Floats) -> None:
        self.now = Weights(*[part.copy() for part in start])
        self.data = data
        self.amounts = data.amounts * scale[data.places]
        self.means = [np.zeros_like(part) for part in self.now]
        self.squares = [np.zeros_like(part) for part in self.now]
        self.steps = 0

    def rows(self, which: Numbers) -> Floats:
        """The inputs of some samples, most of them 0."""
        starts, ends = self.data.starts[which], self.data.starts[which + 1]
        sizes = ends - starts
        at = np.repeat(starts - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes) + np.arange(sizes.sum())
        found = np.zeros((len(which), len(self.now.rows)), np.float32)
        found[np.repeat(np.arange(len(which)), sizes), self.data.places[at]] = self.amounts[at]
        return found

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        now = self.now
        inner = now.second.shape[1]
        sums = x @ now.rows + now.first
        hidden = np.maximum(sums[:, :inner], 0)
        units = np.maximum(hidden @ now.second.T + now.bias, 0)
        return hidden, units, sums[:, inner:] + units @ now.third.T + now.last

    def errors(self, which: Numbers, answers: Floats) -> tuple[Floats, float]:
        """By sample: how the loss changes with each answer; and the loss."""
        logits, margins = answers[:, 0], answers[:, 1]
        wins, real = self.data.wins[which], self.data.margins[which]
        chances = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
        off = margins - real
        loss = np.logaddexp(0, logits) - wins * logits + MARGIN * 0.5 * off**2
        slopes = np.column_stack([chances - wins, MARGIN * off]) / len(which)
        return slopes.astype(np.float32), float(loss.mean())

    def loss(self, which: Numbers) -> float:
        parts = [which[at : at + BATCH] for at in range(0, len(which), BATCH)]
        return sum(self.errors(part, self.forward(self.rows(part))[2])[1] * len(part) for part in parts) / len(which)

    def learn(self, which: Numbers, rate: float) -> None:
        x = self.rows(which)
        hidden, units, answers = self.forward(x)
        off, _ = self.errors(which, answers)
        slopes = self.slopes(x, hidden, units, off)
        self.steps += 1
        for part, slope, mean, square in zip(self.now, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            part -= rate * (step + DECAY * part)

    def slopes(self, x: Floats, hidden: Floats, units: Floats, off: Floats) -> Weights:
        """How the loss changes with each weight."""
        off_units = (off @ self.now.third) * (units > 0)
        off_hidden = (off_units @ self.now.second) * (hidden > 0)
        off_sums = np.concatenate([off_hidden, off], axis=1)
        return Weights(
            x.T @ off_sums, off_sums.sum(0), off_units.T @ hidden, off_units.sum(0), off.T @ units, off.sum(0)
        )

    def weights(self) -> Weights:
        return Weights(*[part.copy() for part in self.now])
