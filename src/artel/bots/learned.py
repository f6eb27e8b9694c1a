"""What was learned, as a file: weights, and what they were learned from.

A network is good for the data pack, the rules, the traits and the number of players that it was learned with, and for
nothing else.
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from artel.bots.network import ANSWERS, Insight, Network
from artel.games import game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from artel.kernel.game import Game

FORMAT: Final = 1
MOST: Final = 1 << 20
"""Bytes that the networks of a game may take in all."""


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`command`: how it was made; `games`: so many it was learned from. Weights are in half precision. `slope`,
    `offset`: how far the chances of a search with it can be believed."""

    format: int
    game: str
    players: int
    pack: str
    rules_version: int
    traits_version: int
    command: str
    games: int
    width: int
    units: int
    rows: bytes
    first: bytes
    second: bytes
    third: bytes
    slope: float = 1.0
    offset: float = 0.0

    def fits(self, entry: Game, players: int, pack: str) -> bool:
        traits = entry.traits
        return (
            traits is not None
            and (self.format, self.game, self.players, self.pack) == (FORMAT, entry.id, players, pack)
            and (self.rules_version, self.traits_version) == (entry.rules_version, traits.version)
            and len(self.rows) == 2 * self.width * traits.size(players)
        )

    def network(self) -> Network:
        parts = [unpacked(part) for part in (self.rows, self.first, self.second, self.third)]
        return Network(self.width, self.units, *parts)


def packed(weights: Sequence[float]) -> bytes:
    return struct.pack(f"<{len(weights)}e", *weights)


def unpacked(data: bytes) -> list[float]:
    return list(struct.unpack(f"<{len(data) // 2}e", data))


def blank(entry: Game, players: int, pack: str, width: int, units: int, command: str) -> Learned:
    """One that knows nothing yet: all its weights are 0."""
    traits = entry.traits
    assert traits is not None
    sizes = width * traits.size(players), width, units * (width - ANSWERS + 1), ANSWERS * (units + 1)
    rows, first, second, third = [bytes(2 * size) for size in sizes]
    versions = entry.rules_version, traits.version
    return Learned(FORMAT, entry.id, players, pack, *versions, command, 0, width, units, rows, first, second, third)


def read(data: bytes) -> Learned:
    """Raises msgspec.MsgspecError."""
    return msgspec.msgpack.decode(data, type=Learned)


def write(learned: Learned, file: Path) -> None:
    """All of it or nothing."""
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.msgpack.encode(learned))
    new.replace(file)


@cache
def shipped(name: str, players: int) -> Learned | None:
    """The network that comes with Artel for a game and a number of players."""
    file = files("artel.bots") / "networks" / f"{name}-{players}.net"
    return read(file.read_bytes()) if file.is_file() else None


@cache
def insight(name: str, players: int, pack: str) -> Insight | None:
    """What was learned of a game with this data; None: nothing."""
    entry, learned = game(name), shipped(name, players)
    if learned is None or not learned.fits(entry, players, pack):
        return None
    return insight_of(learned)


def insight_of(learned: Learned) -> Insight:
    traits = game(learned.game).traits
    assert traits is not None
    return Insight(traits, learned.network(), learned.players, learned.slope, learned.offset)
