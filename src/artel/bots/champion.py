"""The level that has learned: the master's search, with a network in place of the game's own judgement."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from artel.bots.ismcts import Master
from artel.bots.learned import insight

if TYPE_CHECKING:
    from artel.bots.network import Insight
    from artel.kernel.frames import Table
    from artel.kernel.game import Game
    from artel.kernel.style import Style
    from artel.kernel.view import View

log = logging.getLogger("artel.bots")


class Champion(Master):
    """Where nothing was learned of these data or of so many players, it plays as a master, and says so."""

    def insight(self, game: Game, players: int, pack: str) -> Insight | None:
        return insight(game.id, players, pack)

    def knowing(self, game: Game, base: Table, view: View) -> tuple[Style, Insight | None, str]:
        found = self.insight(game, base.seats, view.pack)
        if found is None:
            log.info(
                "%s with %d players and the data %s: the champion plays as a master", game.id, base.seats, view.pack
            )
            return self.style(game), None, "as-master"
        return game.learned_style, found, ""
