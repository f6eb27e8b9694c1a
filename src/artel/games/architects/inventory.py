"""What is in the box, for those who draw it."""

from __future__ import annotations

import msgspec

from artel.games.architects.components import CARDS, COLOURS, STAGES, TOKEN_NAMES, WONDER_NAMES, Box
from artel.kernel.packed import members


class DeckCard(msgspec.Struct, frozen=True):
    id: str
    colour: str
    points: int
    cat: bool
    shields: int
    horns: int


class StageFace(msgspec.Struct, frozen=True):
    """`same`: its resources are to be equal, else different; `requires`: the numbers of the stages it stands on."""

    number: int
    cost: int
    same: bool
    points: int
    effect: bool
    requires: tuple[int, ...]


class WonderFace(msgspec.Struct, frozen=True):
    """`deck`: the cards of its deck."""

    id: str
    stages: tuple[StageFace, ...]
    deck: dict[str, int]


class TokenFace(msgspec.Struct, frozen=True):
    """`triggers`: the cards after which it lets another be taken."""

    id: str
    copies: int
    triggers: tuple[str, ...]


class ArchitectsInventory(msgspec.Struct, frozen=True):
    cards: tuple[DeckCard, ...]
    wonders: tuple[WonderFace, ...]
    central: dict[str, int]
    """The cards of the central deck."""
    tokens: tuple[TokenFace, ...]
    numbers: dict[str, int]
    """What wonders, tokens and points count with, by the names of the data pack."""


def inventory(components: Box) -> ArchitectsInventory:
    decks = [{name: many for name, many in zip(CARDS, deck, strict=True) if many} for deck in components.decks]
    return ArchitectsInventory(
        cards=tuple(
            DeckCard(
                name,
                COLOURS[card],
                int(components.points[card]),
                bool(components.cats[card]),
                int(components.shields[card]),
                int(components.horns[card]),
            )
            for card, name in enumerate(CARDS)
        ),
        wonders=tuple(WonderFace(name, stages(components, at), decks[at]) for at, name in enumerate(WONDER_NAMES)),
        central=decks[len(WONDER_NAMES)],
        tokens=tuple(
            TokenFace(name, components.copies[at], tuple(CARDS[card] for card in members(components.triggers[at])))
            for at, name in enumerate(TOKEN_NAMES)
        ),
        numbers=components.numbers,
    )


def stages(box: Box, wonder: int) -> tuple[StageFace, ...]:
    own = box.stages[wonder * STAGES : (wonder + 1) * STAGES]
    return tuple(
        StageFace(
            number,
            stage.cost,
            stage.same,
            stage.points,
            stage.effect,
            tuple(below + 1 for below in members(stage.requires)),
        )
        for number, stage in enumerate(own, 1)
    )
