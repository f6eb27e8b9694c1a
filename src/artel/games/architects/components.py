"""The cards, wonders and progress tokens of a data pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.kernel.errors import Problem
from artel.kernel.packed import ints, mask_of

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.architects.state import Table
    from artel.kernel.frames import Next, Tell
    from artel.kernel.packs import Pack, Row

CARDS: Final = (
    "wood", "stone", "brick", "papyrus", "glass", "coin", "laurel", "cat", "gear", "compass", "tablet", "shield",
    "horn1", "horn2",
)  # fmt: skip
KINDS: Final = 14
GEAR: Final = 8
SCIENCES: Final = 3
RED: Final = 11
DECK_FIELDS: Final = ("id", "provenance") + CARDS
WONDER_NAMES: Final = ("alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes")
WONDERS: Final = 7
STAGES: Final = 5
TOKEN_NAMES: Final = (
    "urbanism", "crafts", "jewellery", "science", "propaganda", "architecture", "economy", "engineering", "tactics",
    "decor", "politics", "strategy", "education", "culture",
)  # fmt: skip
TOKENS: Final = 14
ARCHITECTURE: Final = 5
ECONOMY: Final = 6
ENGINEERING: Final = 7
TACTICS: Final = 8
DECOR: Final = 9
POLITICS: Final = 10
STRATEGY: Final = 11
EDUCATION: Final = 12
CULTURE: Final = 13
CENTRAL: Final = 7
"""The central deck; the decks before it are the seats' own."""


class Effect:
    """What a wonder gives when a stage with its effect is built. (S4.5)"""

    def built(self, t: Table, seat: i64, tell: Tell | None) -> Next:
        return ()


class Stage:
    def __init__(self, cost: int, same: bool, points: int, requires: int, effect: bool) -> None:
        self.cost = cost
        self.same = same
        self.points = points
        self.requires = requires
        self.effect = effect


class Box:
    """Everything a data pack says, as arrays by card kind, by wonder and stage, by token."""

    def __init__(
        self, cards: dict[str, list[int]], decks: list[list[int]], stages: list[Stage], copies: list[int],
        triggers: list[int], numbers: dict[str, int], conflicts: list[int], effects: list[Effect],
        provenance: dict[str, str],
    ) -> None:  # fmt: skip
        self.names = list(CARDS)
        self.wonder_names = list(WONDER_NAMES)
        self.token_names = list(TOKEN_NAMES)
        self.points: vec[i64] = ints(cards["points"])
        self.cats: vec[i64] = ints(cards["cat"])
        self.shields: vec[i64] = ints(cards["shields"])
        self.horns: vec[i64] = ints(cards["horns"])
        self.decks = decks  # by wonder, the central one last
        self.stages = stages
        self.cost: vec[i64] = ints([stage.cost for stage in stages])
        self.same: vec[i64] = ints([int(stage.same) for stage in stages])
        self.stage_points: vec[i64] = ints([stage.points for stage in stages])
        self.requires: vec[i64] = ints([stage.requires for stage in stages])
        self.has_effect: vec[i64] = ints([int(stage.effect) for stage in stages])
        self.copies = copies
        self.triggers: vec[i64] = ints(triggers)
        self.numbers = numbers
        self.tactics: i64 = numbers["tactics"]
        self.rhodes: i64 = WONDER_NAMES.index("rhodes")
        self.rhodes_shields: i64 = numbers["rhodes"]
        self.conflicts: vec[i64] = ints(conflicts)  # by number of players
        self.effects = effects
        self.provenance = provenance


def read_box(pack: Pack, effects: dict[str, Effect]) -> Box:
    """Checks a data pack and makes the components of it."""
    pack.only("pack", "rules", "points", "card", "deck", "wonder", "stage", "token")
    provenance: dict[str, str] = {}
    rules, points = pack.row("rules"), pack.row("points")
    rules.only("conflict_tokens", "face_up", "provenance")
    points.only("cat_pawn", "victory_token", "provenance")
    numbers = {
        "shown": rules.integer("face_up", 1, 14),
        "cat": points.integer("cat_pawn", 0, 99),
        "victory": points.integer("victory_token", 0, 99),
    }
    provenance |= {"rules": rules.provenance(), "points": points.provenance()}
    tokens = pack.by_id("token", TOKEN_NAMES)
    wonders = pack.by_id("wonder", WONDER_NAMES)
    for section in (tokens, wonders):
        provenance |= {name: row.provenance() for name, row in section.items()}
    for row in tokens.values():
        row.only("id", "copies", "kind", "triggers", "value", "full", "provenance")
    for row in wonders.values():
        row.only("id", "effect", "value", "provenance")
    numbers |= {
        "look": wonders["halicarnassus"].integer("value", 1, 25),
        "rhodes": wonders["rhodes"].integer("value", 0, 9),
        "tactics": tokens["tactics"].integer("value", 0, 9),
        "decor_finished": tokens["decor"].integer("full", 0, 99),
        "culture_both": tokens["culture"].integer("full", 0, 99),
    }
    numbers |= {
        name: tokens[name].integer("value", 0, 99) for name in ("decor", "politics", "strategy", "education", "culture")
    }
    copies = [tokens[name].integer("copies", 0, 2 if name == "culture" else 1) for name in TOKEN_NAMES]
    if sum(copies) < numbers["shown"]:
        rules.fail("face_up", Problem("few-tokens", "there are {tokens} progress tokens in all", tokens=sum(copies)))
    return Box(
        cards=read_cards(pack, provenance),
        decks=read_decks(pack),
        stages=read_stages(pack),
        copies=copies,
        triggers=[read_triggers(tokens[name]) for name in TOKEN_NAMES],
        numbers=numbers,
        conflicts=read_conflicts(rules),
        effects=[effects[name] for name in WONDER_NAMES],
        provenance=provenance,
    )


def read_cards(pack: Pack, provenance: dict[str, str]) -> dict[str, list[int]]:
    rows = pack.by_id("card", CARDS)
    for row in rows.values():
        row.only("id", "colour", "coins", "points", "cat", "shields", "horns", "provenance")
        provenance[row.text("id")] = row.provenance()
    found = {field: [rows[name].integer(field, 0, 9, 0) for name in CARDS] for field in ("points", "shields", "horns")}
    found["cat"] = [int(rows[name].flag("cat")) for name in CARDS]
    return found


def read_decks(pack: Pack) -> list[list[int]]:
    names = (*WONDER_NAMES, "central")
    rows = pack.by_id("deck", names)
    for row in rows.values():
        row.only(*DECK_FIELDS)
    decks = [[rows[name].integer(card, 0, 99, 0) for card in CARDS] for name in names]
    for name, deck in zip(names, decks, strict=True):
        if not sum(deck):
            rows[name].fail("id", Problem("empty-deck", "the deck of {deck} has no card", deck=name))
    return decks


def read_stages(pack: Pack) -> list[Stage]:
    found: dict[tuple[str, int], Stage] = {}
    for row in pack.rows("stage", WONDERS * STAGES, WONDERS * STAGES):
        row.only("wonder", "number", "cost", "equal", "points", "effect", "requires", "provenance")
        at = row.choice("wonder", WONDER_NAMES), row.integer("number", 1, STAGES)
        if at in found:
            row.fail("number", Problem("stage-twice", "{wonder} has two stages {stage}", wonder=at[0], stage=at[1]))
        requires = row.items("requires") if "requires" in row else []
        for number in requires:
            if not isinstance(number, int) or not 1 <= number < at[1]:
                row.fail("requires", Problem("requires", "a stage stands on stages with smaller numbers"))
        found[at] = Stage(
            cost=row.integer("cost", 1, 4),
            same=row.flag("equal"),
            points=row.integer("points", 0, 99),
            requires=mask_of([int(str(number)) - 1 for number in requires]),
            effect=row.flag("effect"),
        )
    return [found[wonder, number + 1] for wonder in WONDER_NAMES for number in range(STAGES)]


def read_triggers(row: Row) -> int:
    """The cards that arm a token; “stage” is Architecture's own trigger, which is a rule."""
    names = [str(name) for name in row.items("triggers")] if "triggers" in row else []
    for name in names:
        if name != "stage" and name not in CARDS:
            row.fail("triggers", Problem("trigger", "{card} is no card", card=name))
    return mask_of([CARDS.index(name) for name in names if name != "stage"])


def read_conflicts(rules: Row) -> list[int]:
    numbers = rules.items("conflict_tokens")
    if len(numbers) != 6 or not all(isinstance(number, int) and number > 0 for number in numbers):
        rules.fail("conflict_tokens", Problem("conflict-tokens", "six numbers are needed, for 2 to 7 players"))
    return [0, 0, *[int(str(number)) for number in numbers]]
