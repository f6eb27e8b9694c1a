"""What there is to say of questions, options and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.carcassonne.actions import FIGURE_NAMES
from artel.games.carcassonne.components import KIND_NAMES, LETTERS
from artel.games.carcassonne.places import read_place, x_of, y_of
from artel.kernel.game import Part

if TYPE_CHECKING:
    from artel.games.carcassonne.view import CarcassonneView
    from artel.kernel.packs import Pack
    from artel.kernel.view import Facts

FEATURES = dict(zip(LETTERS, KIND_NAMES, strict=True))
ROLES = {"city": "knight", "road": "highwayman", "field": "farmer", "cloister": "monk"}


def question_facts(view: CarcassonneView, question: Facts) -> Facts:
    """With the `tile` in hand, or the one just placed and its `place`."""
    if view.tile is not None:
        return question | {"tile": view.tile}
    return question | {"tile": view.map[-1].tile, "place": view.map[-1].place}


def option_facts(view: CarcassonneView, option: str) -> tuple[str, Facts]:
    """`place`: the tile, `at` a place (`x`, `y`), with so many `turns`; `stand`: a `figure` on a `segment` of a
    `feature`."""
    verb, *rest = option.split()
    if verb in FIGURE_NAMES:
        feature = FEATURES[rest[0][0]]
        return "stand", {"figure": verb, "segment": rest[0], "feature": feature, "role": ROLES[feature]}
    if "/" in verb:
        at, _, turns = verb.partition("/")
        position = read_place(at)
        return "place", {"at": at, "x": x_of(position), "y": y_of(position), "turns": int(turns)}
    return verb, {}


def thing_facts(kind: str, name: str) -> Facts:
    """Of a place: how far from the start tile it lies."""
    if kind != "place":
        return {}
    position = read_place(name)
    x, y = int(x_of(position)), int(y_of(position))
    return {
        "across": "east" if x > 0 else "west" if x else "no", "columns": abs(x),
        "along": "south" if y > 0 else "north" if y else "no", "rows": abs(y),
    }  # fmt: skip


def parts(pack: Pack) -> list[Part]:
    found = []
    for row in pack.rows("tile"):
        edges = [FEATURES[letter] for letter in row.text("edges")]
        facts: Facts = {"set": row.text("set"), "copies": row.integer("copies", 1, 99)}
        facts |= zip(("north", "east", "south", "west"), edges, strict=True)
        found.append(Part("tile", row.text("id"), facts, row.provenance()))
    return found
