"""Before the first turn. (C1)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.carcassonne.events import FirstPlayer
from artel.games.carcassonne.state import CarcassonneTable
from artel.games.carcassonne.turn import begin_part
from artel.kernel.frames import ChooseSeat, Next, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.carcassonne.components import Box
    from artel.games.carcassonne.options import Options
    from artel.games.carcassonne.state import CarcassonneTable


def new_table(seats: int, box: Box, options: Options) -> CarcassonneTable:
    t = CarcassonneTable(seats, box, options)
    t.stack.append(ChooseFirstPlayer())
    return t


class ChooseFirstPlayer(ChooseSeat[CarcassonneTable]):
    __slots__ = ()
    clause: ClassVar[str] = "C1.4"

    def resolve(self, t: CarcassonneTable, outcome: i64, tell: Tell | None) -> Next:
        if tell:
            tell.that(FirstPlayer(outcome))
        return begin_part(t, outcome, 1, tell)
