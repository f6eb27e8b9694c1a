"""Draws the pictures of Carcassonne in docs/images anew: python tests/tui/carcassonne_pictures.py"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from artel.games import GAMES  # noqa: E402
from tui.carcassonne_tables import session  # noqa: E402
from tui.screenshots import picture  # noqa: E402
from tui.tables import DESKTOP, SMALL, played_on  # noqa: E402


async def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        placing = session("Anna,bot:level2,bot:level2", path, "en", "picture")
        figures = session("Анна,bot:level2", path, "ru", "picture")
        pictures = {
            "terminal-carcassonne.svg": await picture(played_on(placing, 70, frame="PlaceTile", least=5), DESKTOP),
            "terminal-carcassonne-ru.svg": await picture(played_on(figures, 70, frame="PlaceFigure", least=5), SMALL),
        }
    for name, drawn in pictures.items():
        (target / name).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    GAMES.setdefault("carcassonne", "artel.games.carcassonne")
    asyncio.run(main(ROOT / "docs" / "images"))
