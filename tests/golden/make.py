"""Writes the golden records anew: `python tests/golden/make.py [game …]`, in a commit that raises `rules_version`."""

import sys

from records import VARIANTS, write_all

if __name__ == "__main__":
    for of in sys.argv[1:] or VARIANTS:
        write_all(of)
