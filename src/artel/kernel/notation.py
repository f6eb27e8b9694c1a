"""What the notations of the games have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.errors import BadNotation

if TYPE_CHECKING:
    from collections.abc import Sequence


def read_name(names: Sequence[str], word: str, text: str, what: str) -> int:
    """A name, or as much of it as is unmistakable."""
    if word in names:
        return names.index(word)
    alike = [name for name in names if name.startswith(word)]
    if len(alike) == 1:
        return names.index(alike[0])
    problem = f"“{word}” may be {', '.join(alike)}" if alike else f"“{word}” is no {what}"
    raise BadNotation(text=text, problem=problem)
