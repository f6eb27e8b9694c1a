"""`artel serve` with games that can be played again: no table has a secret of its own, so that its luck comes from the
nonces of its seats alone; and with reviews that take little time and say little. DATA_PACK, such as
`carcassonne=/folder`: tables of that game use that data pack. For tests and pictures only: nothing in the product can
be told to do this."""

import os
from pathlib import Path
from types import SimpleNamespace

from artel.cli import main
from artel.games import game
from artel.server.lobby import seating
from artel.server.reviews import reviewer

if __name__ == "__main__":
    vars(seating)["secrets"] = SimpleNamespace(token_bytes=bytes)
    vars(reviewer)["QUICK"] = 0.05
    name, _, folder = os.environ.get("DATA_PACK", "").partition("=")
    if folder:
        vars(game(name))["_standard"] = game(name).pack_from(Path(folder))
    main()
