"""Games that begin at a scenario or in the middle of a record."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from artel.kernel.engine import pending
from artel.kernel.errors import BadInput, Problem
from artel.scenario import load, no_such_step, performed
from artel.session import saves
from artel.session.keyboard import KeyboardSession
from artel.session.origins import Origin, followed
from artel.session.players import SeatedPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from artel.kernel.packs import Pack
    from artel.kernel.record import Match
    from artel.session.saves import Save

OPPONENT = "level2"


class StartPosition:
    """A match that luck is not dealt for yet, and where it comes from."""

    def __init__(self, match: Match, origin: Origin, players: Sequence[SeatedPlayer] = (), data: str = "") -> None:
        """`players`: of the game it is taken from; they play on if there are people and bots among them."""
        self.match = match
        self.origin = origin
        self.players = players
        self.data = data

    def begin(
        self, players: Sequence[SeatedPlayer], path: Path | None, language: str, seed: str | bytes | None = None
    ) -> KeyboardSession:
        """Without players a person sits where is asked next, among bots. Raises BadInput."""
        match = self.match
        match.go_on(seed.encode() if isinstance(seed, str) else seed or secrets.token_bytes(32))
        if match.over:
            raise BadInput(
                problem=Problem(
                    "over-there",
                    "The game is over after {many} inputs: begin at an earlier --step.",
                    many=match.length,
                )
            )
        seats = match.setup.seats
        if players and len(players) != seats:
            raise BadInput(
                problem=Problem(
                    "players-of-position",
                    "This game has {seats} seats: name as many with --seat, not {players}.",
                    seats=seats,
                    players=len(players),
                )
            )
        chosen = list(players) or self.proposed()
        path = path or saves.new_path(match.game.id)
        return KeyboardSession(match, chosen, path, language, origin=self.origin, data=self.data)

    def proposed(self) -> list[SeatedPlayer]:
        if len({bool(player.bot) for player in self.players}) > 1:
            return list(self.players)
        asked = pending(self.match.table)[0]
        return [
            SeatedPlayer() if seat == asked else SeatedPlayer(bot=OPPONENT) for seat in range(self.match.setup.seats)
        ]


def position_of_scenario(file: Path, steps: int) -> StartPosition:
    """After so many of its steps; none: the table as it is laid out. Raises BadScenario or BadInput."""
    scenario = load(file)
    match, script = performed(scenario, steps), scenario.script
    data = str((scenario.folder / script.data).resolve()) if script.data is not None else ""
    return StartPosition(match, Origin(script.layout, match.length, str(file)), data=data)


def position_of_record(save: Save, source: str, step: int | None, pack: Pack | None = None) -> StartPosition:
    """After so many inputs; None: after the last. Raises BadInput, BadRecord or WrongVersion."""
    many = len(save.record.inputs)
    if step is not None and step > many:
        raise no_such_step(step, source, many)
    saves.proved(save, pack := pack or saves.pack_of(save))
    match = followed(save.record, save.origin, pack, upto=step)
    return StartPosition(match, Origin(save.origin.layout, match.length, source), save.players, save.data)
