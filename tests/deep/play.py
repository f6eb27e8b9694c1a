"""Plays seeded games and prints each as one line: record, and digests of events, views, tables and playouts.

`python tests/deep/play.py GAME GAMES`, with any interpreter: what it prints must not depend on the build.
"""

import hashlib
import json
import sys

import msgspec

from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.codec import encode_table
from artel.kernel.engine import legal, pending, play_out
from artel.kernel.packed import COMPILED
from artel.kernel.record import Match

VARIANTS: dict[str, list[dict[str, str]]] = {
    "zodchie": [
        {"variant": "base"},
        {"variant": "advanced"},
        {"variant": "advanced", "limit": "die"},
        {"variant": "advanced", "limit": "3"},
    ],
    "architects": [{}, {"wonders": "draft"}],
    "carcassonne": [{}, {"tiles": "off", "goods": "off", "builder": "off", "pig": "off"}],
    "artificium": [{}],
}


def digest(*parts: object) -> str:
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def play(name: str, seats: int, options: dict[str, str], seed: int) -> dict[str, object]:
    entry = game(name)
    match = Match(entry.setup(seats, options), b"%d" % seed)
    rng = Rng(seed)
    views, tables, samples = [], [], []
    while not match.over:
        seat = pending(match.table)[0]
        options_now = legal(match.table, seat)
        views.append(msgspec.to_builtins(entry.view(match.table, seat)))
        tables.append(encode_table(match.table, ""))
        twin = entry.determinize(entry.view(match.table, seat), rng)
        play_out(twin, rng)
        samples.append(entry.scores(twin))
        match.act(seat, options_now[rng.below(len(options_now))])
    return {
        "record": match.record(reveal=True).to_json().decode(),
        "events": digest(msgspec.to_builtins(match.events)),
        "views": digest(views),
        "tables": digest(tables),
        "playouts": digest([list(map(int, scores)) for scores in samples]),
        "result": msgspec.to_builtins(match.result()),
    }


if __name__ == "__main__":
    name, games = sys.argv[1], int(sys.argv[2])
    print(json.dumps({"compiled": COMPILED}))
    entry = game(name)
    for seats in range(entry.least, entry.most + 1):
        for options in VARIANTS[name]:
            for seed in range(games):
                print(json.dumps(play(name, seats, options, seed), sort_keys=True))
