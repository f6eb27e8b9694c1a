"""Tries the wheel that is installed where this runs: it is compiled, it carries the page, and a game can be proved."""

from importlib.resources import files

import artel
from artel.kernel.packed import COMPILED

if not COMPILED:
    raise SystemExit("this wheel is not compiled")
if not (files("artel") / "web" / "index.html").is_file():
    raise SystemExit("this wheel has no page")
for game in artel.games():
    table, bot = artel.new(game, seed=1), artel.bot("level1", seed=1)
    while not table.over:
        table.play(bot(table))
    if artel.load(table.record()).result() != table.result():
        raise SystemExit(f"a game of {game} is not proved by its record")
    print(game, table.result().scores)
