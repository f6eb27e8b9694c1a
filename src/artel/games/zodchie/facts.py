"""What there is to say of questions, options and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.game import Part

if TYPE_CHECKING:
    from artel.games.zodchie.components import Cards
    from artel.games.zodchie.view import ZodchieView
    from artel.kernel.view import Facts

CARDS = ("card", "taken")
PLACES = ("place", "first", "kept")
OUTSIDE = "out"


def question_facts(view: ZodchieView, question: Facts, cards: Cards) -> Facts:
    """A number that may be a place brings `…_place`, and `…_card`, the card on it."""
    found: Facts = {}
    for field, value in question.items():
        found[field] = value
        if field in CARDS:
            found[field] = cards.names[value]
        elif isinstance(value, int) and 0 <= value < len(view.city):
            here = view.city[value]
            if field in PLACES:
                found[field] = here.name
            found[f"{field}_place"] = here.name
            if here.pieces:
                found[f"{field}_card"] = here.pieces[-1].card
    return found


def option_facts(view: ZodchieView, option: str, cards: Cards) -> tuple[str, Facts]:
    """`at` and `at_card`: the place and the card on it; `card`, or several `cards`; `side`: what it shows."""
    places = {place.name: place for place in view.city}
    verb, *rest = option.split()
    target, _, side = verb.partition("/")
    if verb in cards.kinds:
        verb, rest = "play", [verb, *rest]
    elif target in places:
        verb, rest = "turn" if side else "pick", [target]
    named = tuple(word for word in rest if word in cards.kinds)
    found: Facts = {"cards": named, "many": len(named)}
    if named:
        found["card"] = named[0]
    for word in rest:
        if word in places or word == OUTSIDE:
            found["at"] = word
        if word in places and (pieces := places[word].pieces):
            found["at_card"] = pieces[-1].card
            if side:
                found["side"] = cards.faces[cards.kinds[pieces[-1].card]].label(int(side) - 1)
    return verb, found


def parts(cards: Cards) -> list[Part]:
    return [
        Part(
            kind="card",
            name=face.name,
            facts={
                "values": ", ".join(face.label(side) for side in range(len(face.values))),
                "initial": face.label(face.initial),
                "kind": face.kind,
                "colour": face.colour,
                "replaces": face.replaces,
            },
            provenance=face.provenance,
            behaves=face.behaves,
        )
        for face in cards.faces
    ]
