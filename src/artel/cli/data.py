"""`artel data check`: is this data pack sound, and what is in it?"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from artel.games import GAMES
from artel.games import game as game_of
from artel.kernel.packs import PROVENANCE, Row, read_files
from artel.text import words

if TYPE_CHECKING:
    from pathlib import Path


def run(folder: Path, game: str | None, language: str) -> None:
    """Raises BadPack."""
    said = words(language)
    found = game_of(game or named_game(folder))
    pack = found.pack_from(folder)
    parts = [part for whole in found.parts(pack) for part in whole.all()]
    counts = Counter(part.provenance for part in parts)
    kinds = [f"{said.say_of(found, f'provenance-{kind}')} {counts[kind]}" for kind in PROVENANCE if counts[kind]]
    lines = {
        "data-game": pack.game,
        "data-name": pack.name,
        "data-about": pack.about,
        "data-digest": pack.digest,
        "data-cards": str(len(parts)),
        "data-provenance": ", ".join(kinds),
    }
    print(said.say("data-good"))
    for key, value in lines.items():
        if value:
            print(f"  {said.say(key)}: {value}")


def named_game(folder: Path) -> str:
    """The game that the pack says it is for; any game, where it says nothing: reading the pack will complain."""
    for source, tables in read_files(folder):
        head = tables.get("pack")
        if isinstance(head, dict) and "game" in head:
            return Row(source, "pack", 0, head).choice("game", tuple(GAMES))
    return next(iter(GAMES))
