"""The tables of one process of a vector environment: whatever they show goes into rows of arrays shared by all."""

from __future__ import annotations

from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from artel.games import game as game_of
from artel.kernel.codec import decode_table, encode_table
from artel.kernel.observation import Sheet
from artel.rl.arrays import Memory, memory_of
from artel.rl.batch import Batch, fresh_table
from artel.rl.opponents import opponents
from artel.rl.rewards import reward_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    import numpy.typing as npt

    from artel.kernel.frames import Table
    from artel.kernel.game import Setup
    from artel.rl.opponents import Opponents

BLOCK = 64
"""So many tables are played on at a time: all that they touch stays near the processor."""


class Plan(NamedTuple):
    """What is played, by whom, and how it is paid."""

    setup: Setup
    reward: str
    learner: int
    opponents: Opponents
    same_step: bool


class Final(NamedTuple):
    """A table whose game has just ended, as the seat saw it that answered last."""

    row: int
    seat: int
    observation: npt.NDArray[Any]
    action_mask: npt.NDArray[Any]


class Shared(NamedTuple):
    """Row by row: a table."""

    observation: npt.NDArray[Any]
    action_mask: npt.NDArray[Any]
    seat: npt.NDArray[Any]
    rewards: npt.NDArray[Any]
    ended: npt.NDArray[Any]
    action: npt.NDArray[Any]

    def part(self, rows: slice) -> Shared:
        return Shared(*[array[rows] for array in self])


def shapes(plan: Plan, tables: int) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    """Of the shared arrays."""
    observer = game_of(plan.setup.game).observer(plan.setup)
    return [
        ((tables, int(observer.size)), np.int16),
        ((tables, int(observer.actions)), np.int8),
        ((tables,), np.int64),
        ((tables, plan.setup.seats), np.float32),
        ((tables,), np.bool_),
        ((tables,), np.int64),
    ]


def shared_in(buffer: Any, plan: Plan, tables: int) -> Shared:
    found, at = [], 0
    for shape, dtype in shapes(plan, tables):
        found.append(np.ndarray(shape, dtype, buffer, at))
        at += aligned(found[-1].nbytes)
    return Shared(*found)


def room_for(plan: Plan, tables: int) -> int:
    """Bytes that the shared arrays take."""
    return sum(aligned(int(np.prod(shape)) * np.dtype(dtype).itemsize) for shape, dtype in shapes(plan, tables))


def aligned(size: int) -> int:
    return size + -size % 64


class Block(NamedTuple):
    batch: Batch
    numbers: Memory
    marks: Memory
    rows: Shared

    def show(self) -> None:
        self.numbers.wipe()
        self.marks.wipe()
        self.batch.show()
        rows = self.rows
        rows.observation[:] = self.numbers.array.reshape(rows.observation.shape)
        rows.action_mask[:] = self.marks.array.reshape(rows.action_mask.shape)
        rows.seat[:] = self.batch.seats
        rows.rewards[:] = self.batch.rewards
        rows.ended[:] = self.batch.ended


class Rows:
    def __init__(self, plan: Plan, shared: Shared) -> None:
        self.plan = plan
        self.shared = shared
        self.game = game_of(plan.setup.game)
        self.game.components(plan.setup.pack)
        self.observer = self.game.observer(plan.setup)
        self.others = opponents(plan.setup, plan.learner, plan.opponents)
        self.sheet = Sheet(self.observer.size, self.observer.actions)
        self.numbers, self.marks = memory_of(self.sheet)
        self.blocks: list[Block] = []

    def reset(self, seeds: list[int]) -> None:
        self.blocks = list(self.begin(seeds))
        self.show()

    def begin(self, seeds: list[int]) -> Iterator[Block]:
        plan = self.plan
        fresh, reward = fresh_table(plan.setup), reward_of(plan.reward)
        worth = partial(reward.worth, self.game)
        for at in range(0, len(seeds), BLOCK):
            block = seeds[at : at + BLOCK]
            batch = Batch(
                fresh, self.observer, worth, reward.each_step, plan.learner, self.others, plan.same_step, block
            )
            yield Block(batch, *memory_of(batch.sheet), self.shared.part(slice(at, at + len(block))))

    def show(self) -> None:
        for block in self.blocks:
            block.show()

    def step(self) -> list[Final]:
        """The tables at which another game has begun, as they were left."""
        found: list[Final] = []
        for number, block in enumerate(self.blocks):
            block.batch.act(block.rows.action.tolist())
            block.show()
            found += [self.final(number * BLOCK + at, seat, t) for at, seat, t in block.batch.finals]
        return found

    def final(self, row: int, seat: int, t: Table) -> Final:
        self.numbers.wipe()
        self.marks.wipe()
        self.sheet.at = 0
        self.observer.write(t, seat, self.sheet)
        self.observer.mark(t, seat, self.sheet, 0)
        return Final(row, seat, self.numbers.array.copy(), self.marks.array.copy())

    def sample(self) -> None:
        for block in self.blocks:
            block.rows.action[:] = block.batch.some()

    def spent(self) -> float:
        """CPU seconds of this process."""
        return process_time()

    def state(self) -> list[dict[str, Any]]:
        digest = self.plan.setup.pack.digest
        return [
            {
                "tables": [encode_table(t, digest) for t in block.batch.tables],
                "lucks": [luck.state for luck in block.batch.lucks],
                "chooser": block.batch.chooser.state,
                "seats": block.batch.seats[:],
                "paid": block.batch.paid[:],
            }
            for block in self.blocks
        ]

    def load(self, state: list[dict[str, Any]]) -> None:
        self.blocks = list(self.begin([0] * len(self.shared.seat)))
        for block, saved in zip(self.blocks, state, strict=True):
            batch = block.batch
            cls = type(batch.fresh)
            batch.tables = [decode_table(self.game, cls, table) for table in saved["tables"]]
            for luck, bits in zip(batch.lucks, saved["lucks"], strict=True):
                luck.state = bits
            batch.chooser.state = saved["chooser"]
            batch.ended = [not t.stack for t in batch.tables]
            batch.seats = list(saved["seats"])
            batch.paid = [list(paid) for paid in saved["paid"]]
        self.show()


def work(pipe: Connection, buffer: Any, plan: Plan, tables: int, rows: slice) -> None:
    """A process of its own: does what it is told and says what came of it, or what went wrong."""
    own = Rows(plan, shared_in(buffer, plan, tables).part(rows))
    while True:
        try:
            name, *arguments = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((getattr(own, name)(*arguments), None))
        except Exception as error:
            pipe.send((None, error))
