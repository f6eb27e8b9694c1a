"""The cards, wonders and progress tokens of a data pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.kernel.errors import Problem, listed
from artel.kernel.packed import ints, mask_of
from artel.kernel.packs import shown as quoted

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.frames import Next, Tell
    from artel.kernel.packs import Pack, Row

CARDS: Final = (
    "wood", "stone", "brick", "papyrus", "glass", "coin", "laurel", "cat", "gear", "compass", "tablet", "shield",
    "horn1", "horn2",
)  # fmt: skip
KINDS: Final = 14
COLOURS: Final = (
    "grey", "grey", "grey", "grey", "grey", "yellow", "blue", "blue", "green", "green", "green", "red", "red", "red",
)  # fmt: skip
"""By card: it is what the rules know it by, and decides what else a pack may say of it."""
CARD_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "grey": (), "yellow": ("coins",), "blue": ("points", "cat"), "green": (), "red": ("shields", "horns"),
}  # fmt: skip
GEAR: Final = 8
SCIENCES: Final = 3
RED: Final = 11
DECK_FIELDS: Final = ("id", "provenance") + CARDS
WONDER_NAMES: Final = ("alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes")
WONDER_EFFECTS: Final = (
    "any_deck", "progress_token", "central_deck", "none", "best_of_top", "left_and_right", "shields",
)  # fmt: skip
VALUED_WONDERS: Final = ("halicarnassus", "rhodes")
WONDERS: Final = 7
STAGES: Final = 5
TOKEN_NAMES: Final = (
    "urbanism", "crafts", "jewellery", "science", "propaganda", "architecture", "economy", "engineering", "tactics",
    "decor", "politics", "strategy", "education", "culture",
)  # fmt: skip
TOKEN_KINDS: Final = (
    "extra_card", "extra_card", "extra_card", "extra_card", "extra_card", "extra_card", "payment", "payment", "shields",
    "points", "points", "points", "points", "points",
)  # fmt: skip
VALUED_TOKENS: Final = ("economy", "tactics", "decor", "politics", "strategy", "education", "culture")
FULL_TOKENS: Final = ("decor", "culture")
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
UNPAYABLE: Final = 999
"""A cost that nobody can pay."""
CENTRAL: Final = 7
"""The central deck; the decks before it are the seats' own."""


class Effect:
    """What a wonder gives when a stage with its effect is built. (S4.5)"""

    def built(self, t: ArchitectsTable, seat: i64, tell: Tell | None) -> Next:
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
        self.available = [
            [available(stages[first : first + STAGES], built) for built in range(1 << STAGES)]
            for first in range(0, len(stages), STAGES)
        ]  # by wonder and set of built stages: those that can be built next
        self.cheapest: vec[i64] = ints(
            [
                lowest_cost(stages[first : first + STAGES], built, same)
                for first in range(0, len(stages), STAGES)
                for built in range(1 << STAGES)
                for same in (False, True)
            ]
        )  # by wonder, set of built stages, and whether the cost is of equal resources
        self.has_effect: vec[i64] = ints([int(stage.effect) for stage in stages])
        self.copies = copies
        self.triggers: vec[i64] = ints(triggers)
        self.arms: vec[i64] = ints([armed_by(kind, triggers) for kind in range(KINDS)])  # by kind: tokens, as a set
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
    for name, row in tokens.items():
        check_token(name, row)
    for name, row in wonders.items():
        row.only("id", "effect", "value", "provenance")
        row.choice("effect", [WONDER_EFFECTS[WONDER_NAMES.index(name)]])
        if name not in VALUED_WONDERS:
            row.without(name, "value")
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
        triggers=[read_triggers(name, tokens[name]) for name in TOKEN_NAMES],
        numbers=numbers,
        conflicts=read_conflicts(rules),
        effects=[effects[name] for name in WONDER_NAMES],
        provenance=provenance,
    )


def available(stages: list[Stage], built: int) -> list[int]:
    """The stages of a wonder that can be built next: all they stand on are built. (S4.1)"""
    return [number for number, stage in enumerate(stages) if not built >> number & 1 and not stage.requires & ~built]


def lowest_cost(stages: list[Stage], built: int, same: bool) -> int:
    """Of the stages of a wonder that can be built next; of different resources, or of the same."""
    return min([stages[at].cost for at in available(stages, built) if stages[at].same == same], default=UNPAYABLE)


def armed_by(kind: int, triggers: list[int]) -> int:
    """The tokens that a card arms; `triggers`: by token, the cards that arm it."""
    return mask_of([token for token in range(TOKENS) if triggers[token] >> kind & 1])


def check_token(name: str, row: Row) -> None:
    """A token is what the rules make of its name, and says nothing that they do not ask. (S5.4, S5.5)"""
    row.only("id", "copies", "kind", "triggers", "value", "full", "provenance")
    kind = row.choice("kind", [TOKEN_KINDS[TOKEN_NAMES.index(name)]])
    if kind != "extra_card":
        row.without(name, "triggers")
    if name not in VALUED_TOKENS:
        row.without(name, "value")
    if name not in FULL_TOKENS:
        row.without(name, "full")
    if name == "economy":
        row.integer("value", 2, 2, 2)


def read_cards(pack: Pack, provenance: dict[str, str]) -> dict[str, list[int]]:
    rows = pack.by_id("card", CARDS)
    for name, row in rows.items():
        row.only("id", "colour", "coins", "points", "cat", "shields", "horns", "provenance")
        colour = row.choice("colour", [COLOURS[CARDS.index(name)]])
        for field in ("coins", "points", "cat", "shields", "horns"):
            if field not in CARD_FIELDS[colour]:
                row.without(name, field)
        row.integer("coins", 1, 1, 1)
        provenance[name] = row.provenance()
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
        if row.flag("effect") and at[0] == "giza":
            row.without(at[0], "effect")
        found[at] = Stage(
            cost=row.integer("cost", 1, 4),
            same=row.flag("equal"),
            points=row.integer("points", 0, 99),
            requires=read_requires(row, at[1]),
            effect=row.flag("effect"),
        )
    return [found[wonder, number + 1] for wonder in WONDER_NAMES for number in range(STAGES)]


def read_requires(row: Row, stage: int) -> int:
    """The stages that a stage stands on."""
    found: list[int] = []
    for number in row.items("requires") if "requires" in row else []:
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number < stage:
            row.fail("requires", Problem("requires", "a stage stands on stages with smaller numbers"))
        if number - 1 in found:
            row.fail("requires", Problem("twice", "{card} is there twice", card=number))
        found.append(number - 1)
    return mask_of(found)


def read_triggers(name: str, row: Row) -> int:
    """The cards that arm a token; “stage” is Architecture's own trigger, which is a rule."""
    if TOKEN_KINDS[TOKEN_NAMES.index(name)] != "extra_card":
        return 0
    possible = ["stage"] if name == "architecture" else list(CARDS)
    found: list[str] = []
    for card in row.items("triggers"):
        if not isinstance(card, str) or card not in possible:
            row.fail("triggers", Problem("trigger", "{card} is no trigger; possible: {possible}",
                                         card=quoted(card), possible=listed(possible, KINDS)))  # fmt: skip
        if card in found:
            row.fail("triggers", Problem("twice", "{card} is there twice", card=card))
        found.append(card)
    if not found:
        row.fail("triggers", Problem("no-trigger", "at least one trigger is needed"))
    return mask_of([CARDS.index(card) for card in found if card != "stage"])


def read_conflicts(rules: Row) -> list[int]:
    numbers = rules.items("conflict_tokens")
    if len(numbers) != 6 or not all(type(number) is int and 1 <= number <= 99 for number in numbers):
        rules.fail(
            "conflict_tokens", Problem("conflict-tokens", "six numbers from 1 to 99 are needed, for 2 to 7 players")
        )
    return [0, 0, *[int(str(number)) for number in numbers]]
