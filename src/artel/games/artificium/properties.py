"""Every card and its effect."""

from __future__ import annotations

from typing import Final

from artel.games.artificium.components import BUILDING_NAMES, Effect
from artel.games.artificium.effects.building import Building
from artel.games.artificium.effects.fair import Fair
from artel.games.artificium.effects.knight import Knight
from artel.games.artificium.effects.mage import Mage
from artel.games.artificium.effects.reconstruction import Reconstruction
from artel.games.artificium.effects.scouting import Scouting
from artel.games.artificium.effects.theft import Theft

EFFECTS: Final[dict[str, Effect]] = dict.fromkeys(BUILDING_NAMES, Building()) | {
    "castle": Knight(),
    "mage_tower": Mage(),
    "scouting": Scouting(),
    "reconstruction": Reconstruction(),
    "fair": Fair(),
    "theft": Theft(),
}
