"""Draws the pictures of docs/images anew: python tests/tui/screenshots.py"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from artel.tui.session import Session  # noqa: E402
from tui.tables import DESKTOP, SMALL, played_on, press, run, session, session_of, settled, terminal  # noqa: E402


def played(seats: str, language: str, moves: int, folder: str, **options: str) -> Session:
    """A game in which everybody has played greedily for a while, and the first seat is to play a card."""
    found = session(seats, Path(folder) / "game.json", language, "picture", **options)
    while (seat := found.asked()) is not None:
        view = found.game.view(found.match.table, seat)
        if found.match.version >= moves and seat == 0 and view.flow[-1]["frame"] == "Turn":
            break
        question = found.bot_answer(seat)
        question.name = "level2"
        found.act(seat, question.choose())
    return found


async def picture(found: Session, size: tuple[int, int], *keys: str) -> str:
    app = terminal(found)
    async with run(app, size) as pilot:
        await settled(pilot)
        await press(pilot, *keys)
        drawn = app.export_screenshot(title=f"artel play {found.game.id}")
    drawn = re.sub(r"<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    return re.sub(r"font-family: ?[^;]*;", "font-family: monospace;", drawn)


async def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        wide = played("Anna,bot:level2,bot:level2", "en", 50, folder)
        small = played("Анна,bot:level2,bot:random,bot:level2", "ru", 80, folder)
        deck = session("Anna,bot:level2", Path(folder) / "game.json", "en", "deck", variant="advanced", limit="3")
        path = Path(folder) / "game.json"
        wonders = session_of("architects", "Anna,bot:level2,bot:level2,bot:level2", path, "en", "wonders7")
        goods = session_of("artificium", "Anna,bot:level2,bot:level2", path, "en", "goods4")
        pictures = {
            "terminal-architects.svg": await picture(played_on(wonders, 151, "level2", "Act"), DESKTOP),
            "terminal-artificium.svg": await picture(played_on(goods, 97, "level2", "Together"), DESKTOP, "down"),
            "terminal-en.svg": await picture(wide, DESKTOP, "1"),
            "terminal-ru.svg": await picture(small, SMALL, "1"),
            "terminal-deck.svg": await picture(deck, SMALL, "space", "down", "down", "space"),
        }
    for name, drawn in pictures.items():
        (target / name).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(ROOT / "docs" / "images"))
