"""Draws the pictures of docs/images anew: python tests/tui/screenshots.py"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from artel.session.keyboard import KeyboardSession  # noqa: E402
from tui.tables import DESKTOP, SMALL, played_on, press, run, session, session_of, settled, terminal  # noqa: E402


async def picture(found: KeyboardSession, size: tuple[int, int], *keys: str) -> str:
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
        path = Path(folder) / "game.json"
        wide = played_on(session("Anna,bot:level2,bot:level2", path, "en", "picture"), 50, frame="Turn")
        small = played_on(session("Анна,bot:level2,bot:random,bot:level2", path, "ru", "picture"), 80, frame="Turn")
        deck = session("Anna,bot:level2", path, "en", "deck", variant="advanced", limit="3")
        wonders = session_of("architects", "Anna,bot:level2,bot:level2,bot:level2", path, "en", "wonders7")
        goods = session_of("artificium", "Anna,bot:level2,bot:level2", path, "en", "goods4")
        pictures = {
            "terminal-architects.svg": await picture(played_on(wonders, 120, "level2", "TakeCard"), DESKTOP),
            "terminal-artificium.svg": await picture(played_on(goods, 97, "level2", "Together"), DESKTOP, "down"),
            "terminal-en.svg": await picture(wide, DESKTOP, "1"),
            "terminal-ru.svg": await picture(small, SMALL, "1"),
            "terminal-deck.svg": await picture(deck, SMALL, "space", "down", "down", "space"),
        }
    for name, drawn in pictures.items():
        (target / name).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(ROOT / "docs" / "images"))
