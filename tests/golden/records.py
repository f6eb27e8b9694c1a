"""Golden records: whole games and node counts that must stay as they are as long as `rules_version` does.

`tests/golden/<game>/*.json` are records like any other (`artel verify` proves them); `expected.toml` beside them says
what they lead to. `python tests/golden/make.py` writes all of it anew, for a commit that raises `rules_version`.
"""

from __future__ import annotations

import hashlib
import itertools
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from artel.games import game
from artel.kernel.chance import pick, stream
from artel.kernel.codec import encode_table
from artel.kernel.engine import apply, chance_for, chance_in_place, legal, pending
from artel.kernel.record import Match, Record
from artel.records import replay, verify

HERE = Path(__file__).parent
SEED = b"golden"
VARIANTS: dict[str, dict[str, dict[str, str]]] = {
    "zodchie": {
        "base": {},
        "advanced": {"variant": "advanced"},
        "advanced-die": {"variant": "advanced", "limit": "die"},
        "advanced-3": {"variant": "advanced", "limit": "3"},
    },
    "architects": {"random": {}, "draft": {"wonders": "draft"}},
    "carcassonne": {"whole": {}, "base": {"tiles": "off", "goods": "off", "builder": "off", "pig": "off"}},
    "artificium": {"base": {}},
}
DEPTHS = {"zodchie": 3, "architects": 3, "carcassonne": 2, "artificium": 2}
POINTS = (1 / 4, 1 / 2, 3 / 4)


@dataclass(frozen=True)
class Expected:
    """`nodes`: so many tables there are two or three decisions after a quarter, a half, three quarters of a game."""

    events: str
    scores: list[int]
    nodes: list[int]


def names(of: str) -> list[str]:
    seats = range(game(of).least, game(of).most + 1)
    return [f"{variant}-{many}p" for variant in VARIANTS[of] for many in seats]


def play(of: str, name: str) -> Match:
    """A game at random, the same for ever: of the options of each question one by a stream of its own."""
    variant, _, many = name.rpartition("-")
    match = Match(game(of).setup(int(many[0]), VARIANTS[of][variant]), f"golden {name}".encode())
    choices = itertools.count()

    def choose(among: Sequence[Any]) -> Any:
        return among[stream(f"choices {name}".encode(), next(choices), len(among))]

    while not match.over:
        seat = choose(pending(match.table))
        match.act(seat, choose(legal(match.table, seat)))
    return match


def read(of: str, name: str) -> tuple[Record, Expected]:
    record = Record.from_json((HERE / of / f"{name}.json").read_bytes())
    table = tomllib.loads((HERE / of / "expected.toml").read_text(encoding="utf-8"))
    return record, Expected(**table[name])


def found(record: Record) -> Expected:
    """What a record leads to now."""
    match = verify(record)
    return Expected(
        events=hashlib.sha256(msgspec.json.encode(match.events)).hexdigest(),
        scores=list(match.result().scores),
        nodes=[count(record, int(len(record.inputs) * point), DEPTHS[record.header.game]) for point in POINTS],
    )


def count(record: Record, inputs: int, depth: int) -> int:
    """How many different tables there are so many decisions after a point of a record; luck goes by a fixed stream."""
    return len(set(leaves(replay(record, upto=inputs).table, depth, 0)))


def leaves(t: Any, depth: int, chances: int) -> Iterator[bytes]:
    while (chance := chance_for(t)) is not None:
        weights = chance.weights(t)
        t = t.copy()
        chance_in_place(t, pick(weights, stream(SEED, chances, sum(weights.values()))), None)
        chances += 1
    if not depth or not t.stack:
        yield msgspec.json.encode(encode_table(t, ""))
        return
    for seat in pending(t):
        for action in legal(t, seat):
            yield from leaves(apply(t, seat, action)[0], depth - 1, chances)


def write_all(of: str) -> None:
    folder = HERE / of
    folder.mkdir(exist_ok=True)
    lines = [f"# Written by tests/golden/make.py with rules_version {game(of).rules_version}. See records.py.\n"]
    for name in names(of):
        record = play(of, name).record(reveal=True)
        (folder / f"{name}.json").write_bytes(record.to_json())
        this = found(record)
        lines.append(f'\n[{name}]\nevents = "{this.events}"\nscores = {this.scores}\nnodes = {this.nodes}\n')
    (folder / "expected.toml").write_text("".join(lines), encoding="utf-8")
