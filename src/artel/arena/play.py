"""One game of an arena, from the deal to the result."""

from __future__ import annotations

import hashlib
from contextlib import ExitStack
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from artel.arena.luck import luck_of
from artel.bots.entrants import seated
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.ids import seat_name
from artel.kernel.record import Match, Record

if TYPE_CHECKING:
    from artel.arena.plan import GameJob
    from artel.bots import Bot, Clock
    from artel.kernel.ids import Seat

FAULTS: Final = 20
"""So many of a seat are told of in words; all are counted."""


class ArenaResult(msgspec.Struct, frozen=True, kw_only=True):
    """Who played a game, and what came of it: `seats` by name; `luck`: by seat, how much of a win it got from luck,
    where that was asked."""

    game: str
    players: int
    line_up: int
    number: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    luck: tuple[float, ...] = ()

    @property
    def key(self) -> tuple[str, int, int, int]:
        return self.game, self.players, self.line_up, self.number


class ArenaGame(ArenaResult, frozen=True, kw_only=True):
    """A game as one line: `seconds`: by seat, of each answer where there was something to choose; `forfeits`: by seat,
    moves that were made for a bot because it gave no legal answer; `faults`: why."""

    plies: int
    seconds: tuple[tuple[float, ...], ...]
    forfeits: tuple[int, ...]
    faults: tuple[str, ...]
    record: Record


class Chair:
    """A bot in its seat, and what is to be said of it in the end."""

    def __init__(self, seat: Seat, bot: Bot, clock: Clock, rng: Rng) -> None:
        self.seat = seat
        self.bot = bot
        self.clock = clock
        self.rng = rng
        self.options: tuple[str, ...] = ()
        """Those of its last answer."""
        self.seconds: list[float] = []
        self.faults: list[str] = []

    def answer(self, match: Match) -> str:
        view = match.game.view(match.table, self.seat)
        self.options = options = view.options
        begun = perf_counter()
        try:
            option = self.bot.choose(view, list(options), self.clock, self.rng).option
            fault = "" if option in options else f"“{option}” is not among the options"
        except Exception as error:  # whatever a bot does, the game goes on
            option, fault = "", str(error) or type(error).__name__
        if len(options) > 1:
            self.seconds.append(round(perf_counter() - begun, 6))
        if fault:
            self.faults.append(f"{seat_name(self.seat)}, input {match.length + 1}: {fault}")
            option = options[self.rng.below(len(options))]
        return option


def play(job: GameJob) -> ArenaGame:
    match = Match(job.setup, job.seed)
    plies = 0
    with ExitStack() as leaving:
        chairs = [
            Chair(
                seat,
                leaving.enter_context(seated(entrant.bot)),
                entrant.clock or job.clock,
                Rng(entropy(job.seed, seat, entrant.name)),
            )
            for seat, entrant in enumerate(job.seats)
        ]
        while not match.over:
            seat = pending(match.table)[0]
            match.act_text(seat, chairs[seat].answer(match))
            plies += 1
    result = match.result()
    return ArenaGame(
        game=job.setup.game,
        players=job.setup.seats,
        line_up=job.line_up,
        number=job.number,
        deal=job.deal,
        seats=tuple(entrant.name for entrant in job.seats),
        scores=result.scores,
        places=result.places,
        plies=plies,
        seconds=tuple(tuple(chair.seconds) for chair in chairs),
        forfeits=tuple(len(chair.faults) for chair in chairs),
        faults=tuple(fault for chair in chairs for fault in chair.faults[:FAULTS]),
        record=match.record(reveal=True),
        luck=luck_of(match) if job.luck else (),
    )


def entropy(seed: bytes, seat: Seat, name: str) -> int:
    """A bot's own luck: the same again, but not that of another bot in its place."""
    return int.from_bytes(hashlib.sha256(seed + f" {seat} {name}".encode()).digest()[:6], "big")
