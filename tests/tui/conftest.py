"""All games that have a table in the terminal are in the registry here."""

from artel.kernel.game import GAMES
from artel.tui.teller import TABLES

GAMES.update({name: f"artel.games.{name}" for name in TABLES})
