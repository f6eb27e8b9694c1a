"""What is in the box, for those who draw it."""

from __future__ import annotations

import msgspec

from artel.games.zodchie.components import AFTER, PLAIN, Cards, Face


class PrintedSide(msgspec.Struct, frozen=True):
    """`counts`: what its number is added to, `X` (the card after it) or `No` (its quarter); empty: nothing."""

    counts: str
    number: int


class PrintedCard(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    id: str
    sides: tuple[PrintedSide, ...]
    """In ascending order."""
    initial: int
    """Which of them is up at first."""
    kind: str
    """Of its property."""
    replaces: str
    """An extra card: the base card that it may be taken for; empty otherwise."""
    guarded: bool
    art: str
    """Whose picture it has: the card whose property this is."""
    titles: dict[str, str]
    """What its data pack calls it, by language."""
    provenance: str


class ZodchieInventory(msgspec.Struct, frozen=True):
    cards: tuple[PrintedCard, ...]
    tokens: int
    """Of each player."""


def inventory(components: Cards) -> ZodchieInventory:
    return ZodchieInventory(tuple(printed_card(face) for face in components.faces), components.tokens)


def printed_card(face: Face) -> PrintedCard:
    counts = "" if face.meaning == PLAIN else "X" if face.meaning == AFTER else "No"
    return PrintedCard(
        id=face.name,
        sides=tuple(PrintedSide(counts, value) for value in face.values),
        initial=face.initial,
        kind=face.kind,
        replaces=face.replaces,
        guarded=face.protected,
        art=face.behaves,
        titles=face.titles,
        provenance=face.provenance,
    )
