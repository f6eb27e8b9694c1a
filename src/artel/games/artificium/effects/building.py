"""A plain building: takes, gives and scores, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.actions import APPLY
from artel.games.artificium.components import Effect

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.frames import Action


class Building(Effect):
    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        return [APPLY]
