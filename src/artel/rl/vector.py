"""Many tables at once: a vector environment after Gymnasium, spread over processes."""

from __future__ import annotations

from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from artel.games import game as game_of
from artel.rl.batch import ANYBODY
from artel.rl.checks import actions_of, counted, learner_of, named, seeds_of
from artel.rl.opponents import opponents as opponents_of
from artel.rl.play import setup_of
from artel.rl.rewards import reward_of
from artel.rl.rows import Finals, RowPlan, Rows, room_for, seen, send, shared_in, work
from artel.rl.spaces import action_space, observation_space

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from multiprocessing.connection import Connection

    import numpy.typing as npt

    from artel.kernel.packs import Pack
    from artel.rl.opponents import Opponents
    from artel.rl.play import Observation

Stepped = tuple["Observation", "npt.NDArray[Any]", "npt.NDArray[Any]", "npt.NDArray[Any]", dict[str, Any]]
MODES = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)


class Vector(VectorEnv["Observation", "npt.NDArray[Any]", "npt.NDArray[Any]"]):
    """At each of `tables` tables, whoever is asked sees a row and answers; `infos["seat"]` says who that is.

    `learner`: only this seat answers, and `opponents` at the others: see `artel.rl.opponents`. A table whose game ends
    begins another one in the same step, with `final_obs` and `final_info` of the old one; with
    `AutoresetMode.NEXT_STEP`, in the next one. `masks=False`: there are no action masks, and `infos["legal"]` says what
    may be answered, which is faster. `copy=False`: arrays are the environment's own, which is faster, and
    change with the next step.
    """

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
        opponents: Opponents = "random",
        pack: Pack | str | None = None,
        masks: bool = True,
        copy: bool = True,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
    ) -> None:
        """`workers`: so many processes; 0: none but this one. Raises TypeError or ValueError, and what a game's setup
        raises."""
        tables, workers = counted(tables, "the number of tables", 1), counted(workers, "the number of workers", 0)
        mode = AutoresetMode(autoreset_mode)
        if mode not in MODES:
            raise ValueError(f"autoreset_mode is one of {', '.join(map(str, MODES))}, not {mode}")
        setup = setup_of(game, players, options, pack)
        learner = learner_of(learner, players, ANYBODY)
        plan = RowPlan(setup, reward, learner, opponents, mode is AutoresetMode.SAME_STEP, masks)
        reward_of(reward)
        opponents_of(setup, learner, opponents)
        self.plan, self.workers, self.copy = plan, workers, copy
        self.metadata = {"autoreset_mode": mode, "name": f"artel_{game}_v0"}
        self.observer = game_of(game).observer(setup)
        self.num_envs = tables
        self.single_observation_space = observation_space(self.observer, masks=masks)
        self.single_action_space = action_space(self.observer)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.parts = [
            slice(tables * n // (workers or 1), tables * (n + 1) // (workers or 1)) for n in range(workers or 1)
        ]
        if workers:
            self.hire(plan, tables)
        else:
            self.own = Rows(plan, tables)
            self.shared = self.own.shared
        self.rows, self.everywhere = np.arange(tables), np.ones(tables, np.bool_)
        self.reset()

    def hire(self, plan: RowPlan, tables: int) -> None:
        context = get_context("spawn")
        buffer = context.RawArray("b", room_for(plan, tables))
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
        try:
            for number, pipe in enumerate(self.pipes):
                send(pipe, (name, *[argument[number] for argument in arguments]))
            answers = [pipe.recv() for pipe in self.pipes]
        except (EOFError, ConnectionError):
            raise RuntimeError("a worker of the environment has died; it has written why") from None
        for _, error in answers:
            if error is not None:
                raise error
        return [answer for answer, _ in answers]

    # -- as Gymnasium has it ---------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Table number n gets the seed plus n, however many workers there are. Raises TypeError or ValueError."""
        seeds = seeds_of(seed, self.num_envs)
        super().reset(seed=seeds[0])
        self.call("reset", [seeds[rows] for rows in self.parts])
        return self.observation(), self.infos()

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Raises TypeError where they are no numbers, ValueError where an action mask does not allow one; then nothing
        has changed. Rewards are those of the seats that answered."""
        shared = self.shared
        shared.action[:] = actions_of(actions, self.num_envs)
        self.check()
        answered = shared.seat.copy()
        finals = self.call("step")
        rewards = shared.rewards[self.rows, answered]
        infos = self.infos()
        if any(finals):
            infos |= self.ends(finals)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self.observation(), rewards, self.given(shared.ended), truncated, infos

    def ends(self, finals: list[Finals | None]) -> dict[str, Any]:
        """The ends of games after which others have begun, as Gymnasium has them."""
        ended = self.shared.ended
        obs, seats = np.full(self.num_envs, None, object), np.zeros(self.num_envs, np.int64)
        for part, found in zip(self.parts, finals, strict=True):
            if found:
                for at, numbers, marks in zip(found.rows, found.observation, found.action_mask, strict=True):
                    obs[part.start + at] = seen(numbers, marks)
                seats[part][found.rows] = found.seats
        rewards = np.where(ended[:, None], self.shared.rewards, np.float32(0))
        told = {"seat": seats, "_seat": self.given(ended), "rewards": rewards, "_rewards": self.given(ended)}
        return {
            "final_obs": obs, "_final_obs": self.given(ended), "final_info": told, "_final_info": self.given(ended)
        }  # fmt: skip

    def check(self) -> None:
        table = self.shared.refused(self.plan.same_step) if self.workers else self.own.batch.refused()
        if table >= 0:
            seat, action = self.shared.seat[table], named(self.observer, int(self.shared.action[table]))
            raise ValueError(f"table {table}: the action mask does not allow {action} for seat_{seat}")

    def given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def observation(self) -> Observation:
        return seen(self.given(self.shared.observation), self.given(self.shared.action_mask))

    def infos(self) -> dict[str, Any]:
        """Who is asked; by table and seat, what the last answers have brought everybody; and, for those who need no
        mask, how many choices there are and their numbers."""
        shared = self.shared
        infos = {name: self.given(getattr(shared, name)) for name in ("seat", "rewards", "choices")}
        infos["legal"] = shared.listed() if self.copy else shared.legal[:, : shared.choices.max()]
        return infos | {f"_{name}": self.given(self.everywhere) for name in infos}

    def sample(self) -> npt.NDArray[Any]:
        """A random answer for each table, each of its options being equally likely."""
        self.call("sample")
        return self.given(self.shared.action)

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
        return {
            "plan": self.plan, "tables": self.num_envs, "workers": self.workers, "copy": self.copy,
            "mode": self.metadata["autoreset_mode"], "state": self.state_dict(),
        }  # fmt: skip

    def __setstate__(self, state: dict[str, Any]) -> None:
        plan: RowPlan = state["plan"]
        setup = plan.setup
        self.__init__(  # type: ignore[misc]
            setup.game, state["tables"], setup.seats, setup.options, workers=state["workers"], reward=plan.reward,
            learner=plan.learner, opponents=plan.opponents, pack=setup.pack, masks=plan.masks, copy=state["copy"],
            autoreset_mode=state["mode"],
        )  # fmt: skip
        self.load_state_dict(state["state"])
