"""Every card and its property."""

from __future__ import annotations

from typing import Final

from artel.games.zodchie.components import Property
from artel.games.zodchie.effects.arsenal import Arsenal
from artel.games.zodchie.effects.bank import Bank
from artel.games.zodchie.effects.barracks import Barracks
from artel.games.zodchie.effects.colosseum import Colosseum
from artel.games.zodchie.effects.customs import Customs
from artel.games.zodchie.effects.farm import Farm
from artel.games.zodchie.effects.forge import Forge
from artel.games.zodchie.effects.fountain import Fountain
from artel.games.zodchie.effects.laboratory import Laboratory
from artel.games.zodchie.effects.library import Library
from artel.games.zodchie.effects.magic_academy import MagicAcademy
from artel.games.zodchie.effects.manufactory import Manufactory
from artel.games.zodchie.effects.market import Market
from artel.games.zodchie.effects.museum import Museum
from artel.games.zodchie.effects.obelisk import Obelisk
from artel.games.zodchie.effects.observatory import Observatory
from artel.games.zodchie.effects.orangery import Orangery
from artel.games.zodchie.effects.palace import Palace
from artel.games.zodchie.effects.park import Park
from artel.games.zodchie.effects.prison import Prison
from artel.games.zodchie.effects.school import School
from artel.games.zodchie.effects.shop import Shop
from artel.games.zodchie.effects.stables import Stables
from artel.games.zodchie.effects.statue import Statue
from artel.games.zodchie.effects.tavern import Tavern
from artel.games.zodchie.effects.theatre import Theatre
from artel.games.zodchie.effects.town_hall import TownHall
from artel.games.zodchie.effects.university import University
from artel.games.zodchie.effects.villa import Villa
from artel.games.zodchie.effects.watchtower import Watchtower
from artel.games.zodchie.effects.windmill import Windmill

PROPERTIES: Final[dict[str, Property]] = {
    "arsenal": Arsenal(),
    "bank": Bank(),
    "barracks": Barracks(),
    "colosseum": Colosseum(),
    "customs": Customs(),
    "farm": Farm(),
    "forge": Forge(),
    "fountain": Fountain(),
    "laboratory": Laboratory(),
    "library": Library(),
    "magic_academy": MagicAcademy(),
    "manufactory": Manufactory(),
    "market": Market(),
    "museum": Museum(),
    "obelisk": Obelisk(),
    "observatory": Observatory(),
    "orangery": Orangery(),
    "palace": Palace(),
    "park": Park(),
    "prison": Prison(),
    "school": School(),
    "shop": Shop(),
    "stables": Stables(),
    "statue": Statue(),
    "tavern": Tavern(),
    "theatre": Theatre(),
    "town_hall": TownHall(),
    "university": University(),
    "villa": Villa(),
    "watchtower": Watchtower(),
    "windmill": Windmill(),
    "inn": Property(),  # works whenever it would be destroyed: changes.InnEscapes
    "cemetery": Property(),  # works whenever an own card is destroyed: Table.ruin
    "temple": Property(),
    "fortress": Property(),
    "bridge": Property(),
}
"""By the id of the card. Temple, Fortress and Bridge are only protected, which is data."""

NOT_INSTANT: Final = {
    "preliminary": "magic_academy town_hall",
    "delayed": "cemetery inn museum obelisk",
    "endgame": "bank colosseum farm observatory park statue",
    "none": "bridge fortress temple",
}
KINDS: Final[dict[str, str]] = dict.fromkeys(PROPERTIES, "instant") | {
    name: kind for kind, names in NOT_INSTANT.items() for name in names.split()
}
"""When the property of a card works. A pack says it too, and must say the same. (Z5)"""
