"""What there is to say of questions, options and what is in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.components import ACTION_NAMES, BUILDING_NAMES, CARD_NAMES, RESOURCE_NAMES
from artel.kernel.game import Part

if TYPE_CHECKING:
    from artel.games.artificium.components import Box
    from artel.games.artificium.view import ArtificiumView
    from artel.kernel.packs import Pack, Row
    from artel.kernel.view import Facts


def question_facts(view: ArtificiumView, question: Facts) -> Facts:
    """With the `card` that is up."""
    laid = view.players[question["seat"]].laid
    return question | ({"card": laid} if laid is not None else {})


def option_facts(view: ArtificiumView, option: str, box: Box) -> tuple[str, Facts]:
    """Each way to apply a card has a verb of its own: apply, aim, steal, rebuild. `card`: the one it is done with."""
    verb, *rest = option.split()
    me = view.players[view.me]
    up = {"card": me.laid} if me.laid is not None else {}
    match verb, rest:
        case "swap", [gave, took]:
            return verb, {"gave": gave, "took": took, "coins": box.numbers["swap"] if me.swapped else 0}
        case "buy", [resource]:
            return verb, {"resource": resource, "coins": box.buy[RESOURCE_NAMES.index(resource)]}
        case "sell", [resource]:
            return verb, {"resource": resource, "coins": box.sell[RESOURCE_NAMES.index(resource)]}
        case "lay" | "throw", [card]:
            return verb, {"card": card}
        case "apply", [card] if card in CARD_NAMES:
            return "rebuild", up | {"returned": card}
        case "apply", [player]:
            return "aim", up | {"player": int(player) - 1}
        case "apply", [player, resource]:
            fee = box.theft[box.level[RESOURCE_NAMES.index(resource)]]
            return "steal", up | {"player": int(player) - 1, "resource": resource, "coins": fee}
    return verb, up


# -- the box ----------------------------------------------------------------------------------------------


def parts(pack: Pack) -> list[Part]:
    """Resources, buildings, actions, the cells of the score track."""
    rows = {row.text("id"): row for section in ("resource", "building", "action") for row in pack.rows(section)}
    found = [
        part(rows[name], "resource", name, "buy", "sell", level=str(rows[name].integer("level", 1, 4)))
        for name in RESOURCE_NAMES
    ]
    made_of = ("copies", "takes", "coins", "gives", "points")
    found += [part(rows[name], "card", name, *made_of, kind="building") for name in BUILDING_NAMES]
    found += [part(rows[name], "card", name, "copies", kind="action") for name in ACTION_NAMES]
    cells = sorted(pack.rows("cell"), key=lambda row: row.integer("at", 1, 100))
    return found + [part(row, "cell", str(row.integer("at", 1, 100)), "resource") for row in cells]


def part(row: Row, what: str, name: str, *fields: str, **facts: object) -> Part:
    return Part(what, name, facts | {field: row.raw(field) for field in fields if field in row}, row.provenance())
