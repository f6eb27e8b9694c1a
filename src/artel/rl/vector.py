"""Many tables at once: a vector environment after Gymnasium, spread over processes."""

from __future__ import annotations

from multiprocessing import get_context
from secrets import randbits
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from artel.kernel.game import game as game_of
from artel.rl.batch import ANYBODY
from artel.rl.play import LUCK, setup_of
from artel.rl.rows import Plan, Rows, room_for, shared_in, work
from artel.rl.spaces import action_space, observation_space

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from multiprocessing.connection import Connection

    import numpy.typing as npt

    from artel.kernel.packs import Pack
    from artel.rl.play import Observation

Stepped = tuple["Observation", "npt.NDArray[Any]", "npt.NDArray[Any]", "npt.NDArray[Any]", dict[str, Any]]


class Vector(VectorEnv["Observation", "npt.NDArray[Any]", "npt.NDArray[Any]"]):
    """At each of `tables` tables, whoever is asked sees a row and answers; `infos["seat"]` says who that is.

    `learner`: only this seat answers, all others play at random. A table whose game ends begins another one in the same
    step. The arrays are the environment's own and change with the next step: copy what you keep.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        *,
        workers: int = 0,
        reward: str = "win",
        learner: int = ANYBODY,
        pack: Pack | None = None,
    ) -> None:
        """`workers`: so many processes; 0: none but this one."""
        if learner >= players:
            raise ValueError(f"there is no seat_{learner} at a table of {players}")
        plan = Plan(setup_of(game, players, options, pack), reward, learner)
        self.plan, self.workers = plan, workers
        observer = game_of(game).observer(plan.setup)
        self.num_envs = tables
        self.single_observation_space = observation_space(observer)
        self.single_action_space = action_space(observer)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.parts = [
            slice(tables * n // (workers or 1), tables * (n + 1) // (workers or 1)) for n in range(workers or 1)
        ]
        size = room_for(plan, tables)
        if workers:
            self.hire(plan, tables, size)
        else:
            self.shared = shared_in(bytearray(size), plan, tables)
            self.own = Rows(plan, self.shared)
        self.rows = np.arange(tables)
        self.truncated = np.zeros(tables, np.bool_)
        self.reset()

    def hire(self, plan: Plan, tables: int, size: int) -> None:
        context = get_context("spawn")
        buffer = context.RawArray("b", size)
        self.shared = shared_in(buffer, plan, tables)
        self.pipes: list[Connection] = []
        self.processes = []
        for rows in self.parts:
            pipe, far = context.Pipe()
            process = context.Process(target=work, args=(far, buffer, plan, tables, rows), daemon=True)
            process.start()
            far.close()
            self.pipes.append(pipe)
            self.processes.append(process)

    def call(self, name: str, *arguments: Sequence[Any]) -> list[Any]:
        """The same of everybody, with each one's own part of the arguments; raises what went wrong there."""
        if not self.workers:
            return [getattr(self.own, name)(*[argument[0] for argument in arguments])]
        for number, pipe in enumerate(self.pipes):
            pipe.send((name, *[argument[number] for argument in arguments]))
        answers = [pipe.recv() for pipe in self.pipes]
        for _, error in answers:
            if error is not None:
                raise error
        return [answer for answer, _ in answers]

    # -- as Gymnasium has it ---------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Table number n gets the seed plus n, however many workers there are."""
        if seed is None:
            seed = randbits(LUCK)
        seeds = [seed + table for table in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        self.call("reset", [seeds[rows] for rows in self.parts])
        return self.observation(), self.infos()

    def step(self, actions: npt.NDArray[Any]) -> Stepped:
        """Raises ValueError where an action mask does not allow it. Rewards are those of the seats that answered."""
        self.check(actions)
        answered = self.shared.seat.copy()
        self.shared.action[:] = actions
        self.call("step")
        rewards = self.shared.rewards[self.rows, answered]
        return self.observation(), rewards, self.shared.ended, self.truncated, self.infos()

    def check(self, actions: npt.NDArray[Any]) -> None:
        mask = self.shared.action_mask
        allowed = (actions >= 0) & (actions < mask.shape[1])
        allowed &= mask[self.rows, np.where(allowed, actions, 0)] > 0
        if not allowed.all():
            table = int(np.argmin(allowed))
            raise ValueError(f"table {table}: the action mask does not allow {actions[table]}")

    def observation(self) -> Observation:
        return {"observation": self.shared.observation, "action_mask": self.shared.action_mask}

    def infos(self) -> dict[str, Any]:
        """Who is asked; and, by table and seat, what the last answers have brought everybody."""
        return {"seat": self.shared.seat, "rewards": self.shared.rewards}

    def sample(self) -> npt.NDArray[Any]:
        """A random answer for each table."""
        self.call("sample")
        return self.shared.action

    def close_extras(self, **kwargs: Any) -> None:
        if self.workers:
            for pipe in self.pipes:
                pipe.close()
            for process in self.processes:
                process.join()

    # -- saving ----------------------------------------------------------------------------------------

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on from here, with the same number of tables and workers; fit for JSON."""
        return {"parts": self.call("state")}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        self.call("load", state["parts"])

    def __getstate__(self) -> dict[str, Any]:
        return {"plan": self.plan, "tables": self.num_envs, "workers": self.workers, "state": self.state_dict()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        plan: Plan = state["plan"]
        setup = plan.setup
        self.__init__(  # type: ignore[misc]
            setup.game, state["tables"], setup.seats, setup.options, workers=state["workers"], reward=plan.reward,
            learner=plan.learner, pack=setup.pack,
        )  # fmt: skip
        self.load_state_dict(state["state"])
