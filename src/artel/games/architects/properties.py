"""Every wonder and its effect."""

from __future__ import annotations

from typing import Final

from artel.games.architects.components import Effect
from artel.games.architects.effects.alexandria import Alexandria
from artel.games.architects.effects.babylon import Babylon
from artel.games.architects.effects.ephesus import Ephesus
from artel.games.architects.effects.halicarnassus import Halicarnassus
from artel.games.architects.effects.olympia import Olympia

EFFECTS: Final[dict[str, Effect]] = {
    "alexandria": Alexandria(),
    "babylon": Babylon(),
    "ephesus": Ephesus(),
    "giza": Effect(),
    "halicarnassus": Halicarnassus(),
    "olympia": Olympia(),
    "rhodes": Effect(),  # its shields are counted where shields are: Table.shields
}
