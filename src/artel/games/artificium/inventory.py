"""What is in the box, for those who draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from artel.games.artificium.components import (
    BEHAVES,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    Box,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


class Resource(msgspec.Struct, frozen=True):
    id: str
    level: int
    buy: int
    sell: int


class RecipeCard(msgspec.Struct, frozen=True):
    """`takes` and `gives`: stones by resource; `coins`: what it costs beside them; `effect`: what a building does
    instead of giving stones, empty: nothing."""

    id: str
    kind: str
    copies: int
    takes: dict[str, int]
    gives: dict[str, int]
    coins: int
    points: int
    effect: str


class ArtificiumInventory(msgspec.Struct, frozen=True):
    resources: tuple[Resource, ...]
    cards: tuple[RecipeCard, ...]
    cells: dict[int, str]
    """Places of the score track that bring a resource."""
    numbers: dict[str, int]
    """Rounds, cards in hand, prices and what the effects of cards count with, by the names of the data pack."""


def inventory(components: Box) -> ArtificiumInventory:
    return ArtificiumInventory(
        resources=tuple(
            Resource(name, int(components.level[at]), int(components.buy[at]), int(components.sell[at]))
            for at, name in enumerate(RESOURCE_NAMES)
        ),
        cards=tuple(recipe_card(components, card) for card in range(len(CARD_NAMES))),
        cells={place: RESOURCE_NAMES[resource] for place, resource in enumerate(components.cells) if resource >= 0},
        numbers=components.numbers,
    )


def recipe_card(box: Box, card: int) -> RecipeCard:
    building = card < BUILDINGS
    return RecipeCard(
        id=CARD_NAMES[card],
        kind="building" if CARD_NAMES[card] in BUILDING_NAMES else "action",
        copies=box.copies[card],
        takes=stones(box.takes, card) if building else {},
        gives=stones(box.gives, card) if building else {},
        coins=int(box.coins[card]) if building else 0,
        points=int(box.points[card]) if building else 0,
        effect=BEHAVES.get(CARD_NAMES[card], ""),
    )


def stones(counts: vec[i64], card: int) -> dict[str, int]:
    return {name: many for at, name in enumerate(RESOURCE_NAMES) if (many := int(counts[card * RESOURCES + at]))}
