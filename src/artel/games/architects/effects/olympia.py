"""Olympia: take the top card of the left and of the right deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.architects.components import Effect
from artel.games.architects.state import NONE
from artel.games.architects.taking import SetOff, ShowTop, lay_down, take
from artel.kernel.frames import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.frames import Next, Tell


class Olympia(Effect):
    def built(self, t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
        """Both are laid down before either sets anything off. (S3.6)"""
        left, right = t.left_deck(seat), t.right_deck(seat)
        if not t.has_card(left) or not t.has_card(right):
            deck = left if t.has_card(left) else right
            return take(t, seat, deck, tell) if t.has_card(deck) else ()
        kind, other = t.tops[left], t.tops[right]
        t.tops[left] = t.tops[right] = NONE
        lay_down(t, seat, kind, left, tell)
        lay_down(t, seat, other, right, tell)
        shown: list[Frame] = [ShowTop(deck) for deck in (left, right) if t.has_below(deck)]
        return (*shown, SetOff(seat, kind, other))
