"""`artel serve` with games that can be played again: no table has a secret of its own, so that its luck comes from the
nonces of its seats alone. For tests and pictures only; nothing in the product can be told to do this."""

from types import SimpleNamespace

from artel.cli import main
from artel.server.lobby import seating

if __name__ == "__main__":
    vars(seating)["secrets"] = SimpleNamespace(token_bytes=bytes)
    main()
