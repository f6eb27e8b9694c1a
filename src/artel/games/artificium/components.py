"""The cards, resources and the score track of a data pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.kernel.errors import Problem
from artel.kernel.packed import ints

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.frames import Action, Next, Tell
    from artel.kernel.packs import Pack, Row

RESOURCE_NAMES: Final = ("wood", "wheat", "coal", "food", "kvass", "metal", "crystal", "potion", "sword")
RESOURCES: Final = 9
BUILDING_NAMES: Final = (
    "sawmill", "farm", "charcoal_burner", "mill_bakery", "kvass_yard", "hunters_hut", "ore_manufactory", "crystal_mine",
    "laboratory", "weapon_workshop", "castle", "mage_tower",
)  # fmt: skip
BUILDINGS: Final = 12
BEHAVES: Final = {"castle": "knight", "mage_tower": "mage"}
ACTION_NAMES: Final = ("scouting", "reconstruction", "fair", "theft")
CARD_NAMES: Final = BUILDING_NAMES + ACTION_NAMES
CARDS: Final = 16
CASTLE: Final = 10
RECONSTRUCTION: Final = 13
SEATS: Final = 6
TRACK: Final = 100
"""Cells beyond this one cannot give a resource. (A4.25)"""


class Effect:
    """What applying a card does beside taking, giving and scoring, and how it can be applied."""

    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        """All ways to apply the card, its inputs given. (A4.24)"""
        raise NotImplementedError

    def apply(self, t: ArtificiumTable, seat: i64, action: Action, tell: Tell | None) -> Next:
        return ()


class Box:
    """Everything a data pack says, as arrays by card and by resource."""

    def __init__(
        self, copies: list[int], takes: list[int], gives: list[int], coins: list[int], points: list[int],
        buy: list[int], sell: list[int], level: list[int], cells: list[int], theft: list[int],
        numbers: dict[str, int], effects: list[Effect], provenance: dict[str, str],
    ) -> None:  # fmt: skip
        self.names = list(CARD_NAMES)
        self.resource_names = list(RESOURCE_NAMES)
        self.copies = copies
        self.takes: vec[i64] = ints(takes)  # by building and resource
        self.gives: vec[i64] = ints(gives)
        self.coins: vec[i64] = ints(coins)  # by building: coins it takes
        self.points: vec[i64] = ints(points)
        self.buy: vec[i64] = ints(buy)
        self.sell: vec[i64] = ints(sell)
        self.level: vec[i64] = ints(level)
        self.cells: vec[i64] = ints(cells)  # by place on the track: its resource, or -1
        self.theft: vec[i64] = ints(theft)  # by level: coins, or -1 where nothing can be stolen
        self.numbers = numbers
        self.effects = effects  # by card
        self.provenance = provenance


def read_box(pack: Pack, effects: dict[str, Effect]) -> Box:
    """Checks a data pack and makes the components of it."""
    pack.only("pack", "rules", "resource", "building", "action", "cell")
    rules = pack.row("rules")
    fields = {
        "rounds": 1, "hand": 1, "coins": 0, "market": 0, "swap": 1, "exchange": 1, "coins_per_point": 1, "knight": 0,
        "mage_draw": 0, "mage_discard": 0, "fair": 0,
    }  # fmt: skip
    rules.only(*fields, "theft", "provenance")
    resources = pack.by_id("resource", RESOURCE_NAMES)
    for row in resources.values():
        row.only("id", "level", "buy", "sell", "provenance")
        if row.integer("sell", 0, 99) >= row.integer("buy", 1, 99):
            row.fail("sell", Problem("sell", "a resource sells for less than it costs (A1.5)"))
    buildings = pack.by_id("building", BUILDING_NAMES)
    for row in buildings.values():
        row.only("id", "copies", "takes", "gives", "coins", "points", "effect", "provenance")
        behaves = BEHAVES.get(row.text("id"), "none")
        if row.text("effect", "none") != behaves:
            row.fail("effect", Problem("effect", "{card} has the effect {effect}", card=row.text("id"), effect=behaves))
    actions = pack.by_id("action", ACTION_NAMES)
    for row in actions.values():
        row.only("id", "copies", "provenance")
    cards = [buildings[name] for name in BUILDING_NAMES] + [actions[name] for name in ACTION_NAMES]
    rows = {"rules": rules} | resources | buildings | actions
    return Box(
        copies=[row.integer("copies", 0, 99) for row in cards],
        takes=[many for name in BUILDING_NAMES for many in read_stones(buildings[name], "takes")],
        gives=[many for name in BUILDING_NAMES for many in read_stones(buildings[name], "gives")],
        coins=[buildings[name].integer("coins", 0, 99, 0) for name in BUILDING_NAMES],
        points=[buildings[name].integer("points", 0, 99) for name in BUILDING_NAMES],
        buy=[resources[name].integer("buy", 1, 99) for name in RESOURCE_NAMES],
        sell=[resources[name].integer("sell", 0, 99) for name in RESOURCE_NAMES],
        level=[resources[name].integer("level", 1, 4) for name in RESOURCE_NAMES],
        cells=read_cells(pack),
        theft=read_theft(rules),
        numbers={name: rules.integer(name, least, 99) for name, least in fields.items()},
        effects=[effects[name] for name in CARD_NAMES],
        provenance={name: row.provenance() for name, row in rows.items()},
    )


def read_stones(row: Row, field: str) -> list[int]:
    """`{ wood = 1 }` as counts by resource."""
    found = [0] * RESOURCES
    stones = row.raw(field) if field in row else {}
    if not isinstance(stones, dict):
        row.fail(field, Problem("stones-table", "a table such as {{ wood = 1 }} is needed"))
    for name, many in stones.items():
        if name not in RESOURCE_NAMES or type(many) is not int or not 1 <= many <= 9:
            row.fail(
                field,
                Problem(
                    "stones",
                    "{name} = {value}: a resource and a number from 1 to 9 are needed",
                    name=name,
                    value=repr(many),
                ),
            )
        found[RESOURCE_NAMES.index(name)] = many
    return found


def read_cells(pack: Pack) -> list[int]:
    found = [-1] * (TRACK + 1)
    for row in pack.rows("cell"):
        row.only("at", "resource", "provenance")
        at = row.integer("at", 1, TRACK)
        if found[at] >= 0:
            row.fail("at", Problem("cell-twice", "cell {cell} is there twice", cell=at))
        found[at] = RESOURCE_NAMES.index(row.choice("resource", RESOURCE_NAMES))
    return found


def read_theft(rules: Row) -> list[int]:
    """Coins by level; what is not listed cannot be stolen. (A3.4)"""
    coins = rules.items("theft")
    if len(coins) > 4 or not all(type(number) is int and 0 <= number <= 99 for number in coins):
        rules.fail("theft", Problem("theft", "coins for level I, II, … are needed, such as [1, 2]"))
    return [-1, *[int(str(number)) for number in coins], -1, -1, -1, -1][:5]
