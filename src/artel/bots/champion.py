"""The level that has learned: the master's search, with a network in place of the game's own judgement."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from artel.bots.ismcts import Master
from artel.bots.learned import insight
from artel.bots.search import Style

if TYPE_CHECKING:
    from artel.bots.network import Insight
    from artel.kernel.game import Game

STYLES: Final = {
    "": Style(explore=0.7, scale=10.0, ahead=0, hunch=1.5),
    "architects": Style(explore=0.7, scale=10.0, ahead=0, hunch=3.0, trust=0.2),
    "artificium": Style(explore=0.7, scale=10.0, ahead=20, hunch=2.0),
    "carcassonne": Style(explore=0.7, scale=10.0, ahead=0, hunch=2.0),
}
"""By game: how to search with what was learned."""

log = logging.getLogger("artel.bots")


class Champion(Master):
    """Where nothing was learned of these data or of so many players, it plays as a master, and says so."""

    def insight(self, game: Game, players: int, pack: str) -> Insight | None:
        return insight(game.id, players, pack)

    def knowing(self, game: Game, base: Any, view: Any) -> tuple[Style, Insight | None, str]:
        found = self.insight(game, base.seats, view.pack)
        if found is None:
            log.info(
                "%s with %d players and the data %s: the champion plays as a master", game.id, base.seats, view.pack
            )
            return self.style(game.id), None, "as-master"
        return STYLES.get(game.id, STYLES[""]), found, ""
