"""The tables of one process of a vector environment: whatever they show goes into rows of arrays shared by all."""

from __future__ import annotations

import pickle
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from artel.games import game as game_of
from artel.kernel.codec import decode_table, encode_table
from artel.kernel.observation import Sheet
from artel.rl.arrays import Memory, memory_of
from artel.rl.batch import Batch, fresh_table, show
from artel.rl.opponents import opponents
from artel.rl.rewards import reward_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    import numpy.typing as npt

    from artel.kernel.game import Setup
    from artel.rl.opponents import Opponents
    from artel.rl.play import Observation


class RowPlan(NamedTuple):
    """What is played, by whom, and how it is paid."""

    setup: Setup
    reward: str
    learner: int
    opponents: Opponents
    same_step: bool
    masks: bool


class Finals(NamedTuple):
    """Games that have just ended, one after another: the row of each, who answered last, and what that seat saw."""

    rows: list[int]
    seats: list[int]
    observation: npt.NDArray[Any]
    action_mask: npt.NDArray[Any]


def seen(numbers: npt.NDArray[Any], marks: npt.NDArray[Any]) -> Observation:
    """With a mask, where there is one."""
    return {"observation": numbers, "action_mask": marks} if marks.size else {"observation": numbers}


class Shared(NamedTuple):
    """Row by row: a table."""

    observation: npt.NDArray[Any]
    action_mask: npt.NDArray[Any]
    legal: npt.NDArray[Any]
    choices: npt.NDArray[Any]
    seat: npt.NDArray[Any]
    rewards: npt.NDArray[Any]
    ended: npt.NDArray[Any]
    action: npt.NDArray[Any]

    def part(self, rows: slice) -> Shared:
        return Shared(*[array[rows] for array in self])

    def listed(self) -> npt.NDArray[Any]:
        """The numbers of what may be answered, row by row; then -1, as far as another row has more."""
        legal = self.legal[:, : self.choices.max()]
        return np.where(np.arange(legal.shape[1]) < self.choices[:, None], legal, np.int32(-1))

    def refused(self, same_step: bool) -> int:
        """The first row whose action is not listed; -1: none. See `Batch.refused`, for who has no batch."""
        same = self.legal[:, : self.choices.max()] == self.action.astype(np.int32)[:, None]
        at = same.argmax(axis=1)  # the first one: behind what is listed, a row may hold it too
        allowed = same[np.arange(len(at)), at] & (at < self.choices) & (self.action >> 31 == 0)
        if not same_step:
            allowed |= self.ended
        return -1 if allowed.all() else int(allowed.argmin())

    def put_into(self, other: Shared) -> None:
        most = self.choices.max()
        other.legal[:, :most] = self.legal[:, :most]
        for name in Shared._fields:
            if name != "legal":
                getattr(other, name)[:] = getattr(self, name)


def shapes(plan: RowPlan, tables: int) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    """Of the shared arrays."""
    observer = game_of(plan.setup.game).observer(plan.setup)
    return [
        ((tables, int(observer.size)), np.int16),
        ((tables, int(observer.actions) if plan.masks else 0), np.int8),
        ((tables, int(observer.actions)), np.int32),
        ((tables,), np.int64),
        ((tables,), np.int64),
        ((tables, plan.setup.seats), np.float32),
        ((tables,), np.bool_),
        ((tables,), np.int64),
    ]


def shared_in(buffer: Any, plan: RowPlan, tables: int) -> Shared:
    found, at = [], 0
    for shape, dtype in shapes(plan, tables):
        found.append(np.ndarray(shape, dtype, buffer, at))
        at += aligned(found[-1].nbytes)
    return Shared(*found)


def room_for(plan: RowPlan, tables: int) -> int:
    """Bytes that the shared arrays take."""
    return sum(aligned(int(np.prod(shape)) * np.dtype(dtype).itemsize) for shape, dtype in shapes(plan, tables))


def aligned(size: int) -> int:
    return size + -size % 64


class Rows:
    def __init__(self, plan: RowPlan, many: int) -> None:
        self.plan = plan
        self.game = game_of(plan.setup.game)
        self.game.components(plan.setup.pack)
        self.observer = self.game.observer(plan.setup)
        reward = reward_of(plan.reward)
        self.batch = Batch(
            fresh_table(plan.setup), self.observer, partial(reward.worth, self.game), reward.each_step, plan.learner,
            opponents(plan.setup, plan.learner, plan.opponents), plan.same_step, many, plan.masks,
        )  # fmt: skip
        self.numbers, marks = memory_of(self.batch.sheet)
        self.paid = Memory(self.batch.rewards, np.float64).array.reshape(many, plan.setup.seats)
        self.shared = Shared(
            self.numbers.array.reshape(many, -1),
            marks.array.reshape(many, self.observer.actions if plan.masks else 0),
            Memory(self.batch.sheet.legal, np.int32).array.reshape(many, -1),
            Memory(self.batch.sheet.choices, np.int64).array,
            Memory(self.batch.seats, np.int64).array,
            np.zeros(self.paid.shape, np.float32),
            Memory(self.batch.ended, np.bool_).array,
            Memory(self.batch.answers, np.int64).array,
        )
        self.last = Sheet(self.observer.size, self.observer.actions, marked=plan.masks)
        self.last_numbers, self.last_marks = memory_of(self.last)

    def reset(self, seeds: list[int]) -> None:
        self.numbers.wipe()
        self.batch.reset(seeds)
        self.shared.rewards[:] = 0

    def step(self) -> Finals | None:
        """The tables at which another game has begun, as they were left."""
        self.numbers.wipe()
        self.batch.step()
        self.shared.rewards[:] = self.paid
        return self.finals() if self.batch.finals else None

    def finals(self) -> Finals:
        ended = self.batch.finals
        numbers, marks = self.last_numbers.array, self.last_marks.array
        found = Finals(
            [row for row, _, _ in ended], [seat for _, seat, _ in ended],
            np.empty((len(ended), numbers.size), numbers.dtype), np.empty((len(ended), marks.size), marks.dtype),
        )  # fmt: skip
        for at, (_, seat, t) in enumerate(ended):
            self.last_numbers.wipe()
            show(t, seat, self.observer, self.last, 0)
            found.observation[at], found.action_mask[at] = numbers, marks
        return found

    def sample(self) -> None:
        self.batch.some()

    def spent(self) -> float:
        """CPU seconds of this process."""
        return process_time()

    def state(self) -> dict[str, Any]:
        batch, digest = self.batch, self.plan.setup.pack.digest
        return {
            "tables": [encode_table(t, digest) for t in batch.tables],
            "lucks": [luck.state for luck in batch.lucks],
            "chooser": batch.chooser.state,
            "seats": list(batch.seats),
            "paid": batch.paid[:],
        }

    def load(self, state: dict[str, Any]) -> None:
        batch = self.batch
        cls = type(batch.fresh)
        batch.tables = [decode_table(self.game, cls, table) for table in state["tables"]]
        for luck, bits in zip(batch.lucks, state["lucks"], strict=True):
            luck.state = bits
        batch.chooser.state = state["chooser"]
        batch.paid = [list(paid) for paid in state["paid"]]
        self.shared.ended[:] = [not t.stack for t in batch.tables]
        self.shared.seat[:] = state["seats"]
        self.shared.rewards[:] = 0
        self.numbers.wipe()
        for at in range(len(batch.tables)):
            batch.show(at)


def send(pipe: Connection, what: object) -> None:
    """As the pipe would, which makes a pickler of its own each time."""
    pipe.send_bytes(pickle.dumps(what))


def work(pipe: Connection, buffer: Any, plan: RowPlan, tables: int, rows: slice) -> None:
    """A process of its own: does what it is told and says what came of it, or what went wrong."""
    theirs = shared_in(buffer, plan, tables).part(rows)
    own = Rows(plan, len(theirs.seat))
    while True:
        try:
            name, *arguments = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            own.shared.action[:] = theirs.action
            found = getattr(own, name)(*arguments)
            own.shared.put_into(theirs)
            send(pipe, (found, None))
        except Exception as error:
            send(pipe, (None, error))
