"""One table with its luck, as the environments see it. Copies and pickles go on exactly as the original would."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from artel.games import game as game_of
from artel.kernel.chance import Rng
from artel.kernel.codec import decode_table, encode_table
from artel.kernel.engine import let_chance, pending
from artel.kernel.observation import Sheet
from artel.rl.arrays import memory_of
from artel.rl.batch import answer, fresh_table, show
from artel.rl.checks import LUCK, named, seed_of, whole
from artel.rl.rewards import reward_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

    from artel.kernel.game import Setup
    from artel.kernel.ids import Seat
    from artel.kernel.packs import Pack

Observation: TypeAlias = "dict[str, npt.NDArray[Any]]"

ILLEGAL = ("refuse", "random")
"""What becomes of an answer that the mask does not allow: an error, or another one in its place."""


def setup_of(game: str, players: int, options: Mapping[str, str] | None, pack: Pack | str | None) -> Setup:
    """Raises UnknownGame, BadSeats or BadOption."""
    return game_of(game).setup(players, options, pack)


class EnvironmentPlay:
    def __init__(self, setup: Setup, reward: str, language: str, illegal: str = "refuse") -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"an illegal action is answered by {' or '.join(ILLEGAL)}, not by {illegal!r}")
        self.setup = setup
        self.illegal = illegal
        self.reward = reward
        self.pays = reward_of(reward)
        self.language = language
        self.game = game_of(setup.game)
        self.observer = self.game.observer(setup)
        self.sheet = Sheet(self.observer.size, self.observer.actions)
        self.numbers, self.marks = memory_of(self.sheet)
        self.marked: Seat | None = None
        """Whose answers are marked on the sheet."""
        self.fresh = fresh_table(setup)
        self.luck = Rng(randbits(LUCK))
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed, luck goes on as it was."""
        if seed is not None:
            self.luck = Rng(seed_of(seed))
        self.table = self.fresh.copy()
        let_chance(self.table, self.luck)
        self.marked = None
        self.paid = self.worth() if self.pays.each_step else [0.0] * self.table.seats

    # -- playing ---------------------------------------------------------------------------------------

    def asked(self) -> tuple[Seat, ...]:
        return pending(self.table)

    @property
    def over(self) -> bool:
        return not self.table.stack

    def show(self, seat: Seat) -> None:
        """Writes on the sheet what this seat sees and may answer."""
        self.numbers.wipe()
        show(self.table, seat, self.observer, self.sheet, 0)
        self.marked = seat

    def observe(self, seat: Seat) -> Observation:
        self.show(seat)
        return {"observation": self.numbers.array.copy(), "action_mask": self.marks.array.copy()}

    def allowed(self, seat: Seat, given: object) -> int:
        """The number of this answer. Raises TypeError where it is no number, ValueError where the mask does not allow
        it, unless another one is to be drawn in its place."""
        number = int(given) if isinstance(given, np.integer) else whole(given, f"seat_{seat}: an action")
        if self.marked != seat:
            self.show(seat)
        if 0 <= number < self.observer.wait and self.sheet.allows(0, number):
            return number
        if self.illegal == "refuse":
            raise ValueError(f"seat_{seat}: the action mask does not allow {named(self.observer, number)}")
        return int(self.sheet.legal[self.luck.below(self.sheet.choices[0])])

    def act(self, seat: Seat, number: int) -> None:
        """Gives an answer that is allowed."""
        answer(self.table, seat, self.observer, number, self.luck)
        self.marked = None

    def worth(self) -> list[float]:
        return self.pays.worth(self.game, self.table)

    def rewards(self) -> list[float]:
        """By seat: what has been earned since this was last asked."""
        if not self.pays.each_step:
            return self.worth() if self.over else self.paid
        before, self.paid = self.paid, self.worth()
        return [now - then for now, then in zip(self.paid, before, strict=True)]

    # -- showing ---------------------------------------------------------------------------------------

    def draw(self, mode: str, seat: Seat) -> str:
        from artel.drawing.table import as_svg, as_text

        view = self.game.view(self.table, seat)
        return (as_svg if mode == "svg" else as_text)(self.game, view, self.setup.seats, self.language)

    # -- saving ----------------------------------------------------------------------------------------

    def state_dict(self) -> dict[str, Any]:
        return {
            "game": self.setup.game,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "pack": self.setup.pack.digest,
            "reward": self.reward,
            "table": encode_table(self.table, self.setup.pack.digest),
            "luck": self.luck.state,
            "paid": self.paid,
        }

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Raises ValueError where it is the state of another environment."""
        own = self.state_dict()
        for name in ("game", "seats", "options", "pack", "reward"):
            if state[name] != own[name]:
                raise ValueError(f"{name} is {own[name]} here and {state[name]} in the state")
        self.table = decode_table(self.game, type(self.table), state["table"])
        self.luck.state = state["luck"]
        self.paid = list(state["paid"])
        self.marked = None

    def __getstate__(self) -> dict[str, Any]:
        return {
            "setup": self.setup, "language": self.language, "illegal": self.illegal, "state": self.state_dict()
        }  # fmt: skip

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved = state["state"]
        setup = state["setup"]
        self.__init__(  # type: ignore[misc]
            setup_of(setup.game, setup.seats, setup.options, setup.pack), saved["reward"], state["language"],
            state["illegal"],
        )  # fmt: skip
        self.load_state_dict(saved)
