"""Names that look alike, whatever their letters are: Latin, Cyrillic, digits, capitals."""

from __future__ import annotations

import unicodedata
from functools import cache

UNSEEN = {
    *map(chr, [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0]),
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Letters and signs that show nothing, or only change how the sign before them is drawn."""


def likenesses(name: str) -> set[str]:
    """Two names look alike, in some way of writing them with capitals, where they have one of these in common."""
    shown = unicodedata.normalize("NFKC", name)
    return {skeleton(shown.lower()), skeleton(shown.upper()), skeleton(skeleton(shown).casefold())}


def skeleton(text: str) -> str:
    """The text with every sign replaced by the one that stands for all that look like it, as in Unicode (UTS 39)."""
    seen = (sign for sign in unicodedata.normalize("NFD", text) if sign not in UNSEEN)
    return "".join(
        sign
        for sign in unicodedata.normalize("NFD", "".join(prototypes().get(sign, sign) for sign in seen))
        if unicodedata.category(sign) != "Cf"
    )


@cache
def prototypes() -> dict[str, str]:
    """For each sign that looks like another: that other. The library lists all pairs both ways; what several signs look
    like has several entries, and they have one."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    found = {}
    for sign, alike in confusables_data.items():
        other = alike[0]["c"]
        if len(sign) == 1 and len(alike) == 1:
            alone = len(confusables_data[other]) == 1 and len(other) == 1
            found[sign] = min(sign, other) if alone else other
    return found
