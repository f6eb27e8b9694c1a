"""`artel serve` with games that can be played again: no table has a secret of its own, so that its luck comes from the
nonces of its seats alone; and with reviews that take little time and say little. For tests and pictures only: nothing
in the product can be told to do this."""

from types import SimpleNamespace

from artel.cli import main
from artel.server.lobby import seating
from artel.server.reviews import reviewer

if __name__ == "__main__":
    vars(seating)["secrets"] = SimpleNamespace(token_bytes=bytes)
    vars(reviewer)["QUICK"] = 0.05
    main()
