"""Draws the pictures of Carcassonne in docs/images anew: python tests/tui/carcassonne_pictures.py"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from artel.games.carcassonne import GAME  # noqa: E402
from artel.kernel.game import GAMES  # noqa: E402
from artel.tui.seats import read_seats  # noqa: E402
from artel.tui.session import Session, begin  # noqa: E402
from tui.screenshots import picture  # noqa: E402
from tui.tables import DESKTOP, SMALL  # noqa: E402


def played(seats: str, language: str, moves: int, frame: str, folder: str) -> Session:
    """A game in which everybody has played greedily for a while, and the first seat is asked this."""
    players = read_seats(seats.split(","))
    found = begin(GAME.setup(len(players)), players, Path(folder) / "game.json", language, "picture")
    while (seat := found.asked()) is not None:
        view = found.game.view(found.match.table, seat)
        if found.match.version >= moves and seat == 0 and view.flow[-1]["frame"] == frame and len(view.options) > 4:
            break
        question = found.bot_answer(seat)
        question.name = "level2"
        found.act(seat, question.choose())
    return found


async def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        placing = played("Anna,bot:level2,bot:level2", "en", 70, "PlaceTile", folder)
        figures = played("Анна,bot:level2", "ru", 70, "PlaceFigure", folder)
        pictures = {
            "terminal-carcassonne.svg": await picture(placing, DESKTOP),
            "terminal-carcassonne-ru.svg": await picture(figures, SMALL),
        }
    for name, drawn in pictures.items():
        (target / name).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    GAMES.setdefault("carcassonne", "artel.games.carcassonne")
    asyncio.run(main(ROOT / "docs" / "images"))
