"""What there is to say of questions, options and what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from artel.games.architects.components import CARDS, CENTRAL, TOKEN_NAMES, WONDER_NAMES
from artel.games.architects.notation import CENTRE
from artel.kernel.game import Part

if TYPE_CHECKING:
    from artel.games.architects.view import ArchitectsView
    from artel.kernel.packs import Pack, Row
    from artel.kernel.view import Facts


def question_facts(view: ArchitectsView, question: Facts) -> Facts:
    if "deck" not in question:
        return question
    deck = question["deck"]
    return question | {"deck": CENTRE if deck == CENTRAL else view.players[deck].wonder}


def option_facts(view: ArchitectsView, option: str) -> tuple[str, Facts]:
    """`deck`, and its `card` if the top one is `known`; `stage`, `paid`; `token`, `wonder`, `card` or `cards`."""
    verb, *rest = option.split()
    match verb, rest:
        case "take", [deck]:
            return verb, deck_facts(view, deck)
        case "use", [token, deck]:
            return verb, deck_facts(view, deck) | {"token": token}
        case "build", [stage, *paid]:
            return verb, {"stage": int(stage), "paid": tuple(paid)}
        case "discover", cards:
            return verb, {"cards": tuple(cards)}
        case "choose", [token]:
            return verb, {"token": token}
        case "keep", [card]:
            return verb, {"card": card}
        case "draft", [wonder]:
            return verb, {"wonder": wonder}
    return verb, {}


def deck_facts(view: ArchitectsView, deck: str) -> Facts:
    tops = {player.wonder: player.top for player in view.players} | {CENTRE: view.central_top}
    top = tops[deck]
    return {"deck": deck, "known": top is not None} | ({"card": top} if top else {})


# -- the box ----------------------------------------------------------------------------------------------


def parts(pack: Pack) -> list[Part]:
    """Cards, decks, wonders with their stages, progress tokens."""
    found = [part(row, "card", row.text("id"), "colour", "points", "shields", "horns") for row in pack.rows("card")]
    for row in pack.rows("deck"):
        cards = Counter({card: row.integer(card, 0, 99, 0) for card in CARDS})
        found.append(Part("deck", row.text("id"), {"size": cards.total(), "cards": +cards}, row.provenance()))
    for row in pack.rows("wonder"):
        stages = [stage(other) for other in pack.rows("stage") if other.text("wonder") == row.text("id")]
        stages.sort(key=lambda stage: stage.name)
        found.append(Part("wonder", row.text("id"), {}, row.provenance(), parts=tuple(stages)))
    found += [part(row, "token", row.text("id"), "copies", "value", "full") for row in pack.rows("token")]
    return sorted(found, key=place_in_box)


def place_in_box(part: Part) -> tuple[int, int]:
    names = {"card": CARDS, "deck": ("central", *WONDER_NAMES), "wonder": WONDER_NAMES, "token": TOKEN_NAMES}
    return list(names).index(part.kind), names[part.kind].index(part.name)


def stage(row: Row) -> Part:
    facts: Facts = {"same" if row.flag("equal") else "different": row.integer("cost", 1, 4)}
    facts |= {"points": row.integer("points", 0, 99), "effect": row.flag("effect")}
    if "requires" in row:
        facts["stands"] = ", ".join(str(number) for number in row.items("requires"))
    return Part("stage", str(row.integer("number", 1, 5)), facts, row.provenance())


def part(row: Row, kind: str, name: str, *fields: str) -> Part:
    return Part(kind, name, {field: row.raw(field) for field in fields if field in row}, row.provenance())
