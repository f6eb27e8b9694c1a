"""The pictures of the documentation can be drawn anew."""

from __future__ import annotations

from pathlib import Path

from tui.screenshots import main


async def test_pictures(tmp_path: Path) -> None:
    await main(tmp_path)
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert sorted(drawn) == [f"terminal-{name}.svg" for name in ("architects", "artificium", "deck", "en", "ru")]
    assert all("cdn" not in text and "monospace" in text for text in drawn.values())
