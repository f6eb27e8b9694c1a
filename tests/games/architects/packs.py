"""Data packs that differ from the standard one in a line or two."""

from __future__ import annotations

from pathlib import Path

from artel.games.architects import GAME
from artel.kernel.packs import Pack

DATA = Path(__file__).resolve().parents[3] / "src" / "artel" / "games" / "architects" / "data" / "architects.toml"


def standard() -> str:
    return DATA.read_text(encoding="utf-8")


def row(section: str, number: int) -> tuple[int, int]:
    """Where the number-th [[section]] begins and ends in the standard pack."""
    text, start = standard(), -1
    for _ in range(number + 1):
        start = text.index(f"[[{section}]]\n", start + 1)
    end = text.find("\n\n", start)
    return start, end if end >= 0 else len(text)


def written(folder: Path, text: str) -> Path:
    (folder / "architects.toml").write_text(text, encoding="utf-8")
    return folder


def changed(folder: Path, *changes: tuple[str, str]) -> Pack:
    """The standard pack with texts replaced, each where it stands first."""
    text = standard()
    for old, new in changes:
        assert old in text, f"the pack has no {old!r}"
        text = text.replace(old, new, 1)
    return GAME.pack_from(written(folder, text))
