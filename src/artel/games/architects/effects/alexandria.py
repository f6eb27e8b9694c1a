"""Alexandria: take the top card of any deck on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.architects.actions import NOTHING, TAKE, Take
from artel.games.architects.components import CENTRAL, Effect
from artel.games.architects.state import ArchitectsTable
from artel.games.architects.taking import take
from artel.kernel.frames import Action, Question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.frames import Next, Tell


class Alexandria(Effect):
    def built(self, t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
        return (AlexandriaTakes(seat),)


class AlexandriaTakes(Question[ArchitectsTable]):
    """Any player's deck, or the central one; an empty one cannot be chosen. (S4.6, S4.8)"""

    __slots__ = ()
    clause: ClassVar[str] = "S4.8"

    def options(self, t: ArchitectsTable) -> list[Action]:
        return [TAKE[deck] for deck in (*range(t.seats), CENTRAL) if t.has_card(deck)]

    def forced(self, t: ArchitectsTable) -> Action | None:
        options = self.options(t)
        if not options:
            return NOTHING
        return options[0] if len(options) == 1 else None

    def answer(self, t: ArchitectsTable, action: Action, tell: Tell | None) -> Next:
        return take(t, self.seat, action.deck, tell) if isinstance(action, Take) else ()

    def refusal(self, t: ArchitectsTable, action: Action) -> str:
        if not isinstance(action, Take):
            return "S4.12"
        return "S4.6" if action.deck < t.seats or action.deck == CENTRAL else self.clause
