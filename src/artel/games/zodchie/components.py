"""The cards: one row of data and one property each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from artel.kernel.errors import Problem
from artel.kernel.packed import ints, mask_of

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable
    from artel.kernel.frames import Next, Tell
    from artel.kernel.packs import Pack, Row

COLOURS: Final = ("red", "green", "blue", "yellow")
BASE: Final = 12
"""Base cards of each colour. (Z1.1)"""
EXTRAS: Final = 6
"""Extra cards of each colour. (Z1.1)"""
NAME: Final = "name_"
"""Before a language: what a data pack calls a card."""
SIDES: Final = 4
"""A card has so many at most."""
KINDS: Final = 36
"""All different cards: the base cards, then the extras colour by colour."""

PLAIN: Final = 0
AFTER: Final = 1
"""X-values count from the previous card of the street. (Z6.1)"""
QUARTER: Final = 2
"""No-values count from the number of the quarter. (Z6.2)"""
MEANINGS: Final = {"": PLAIN, "X": AFTER, "No": QUARTER}

VERBS: Final = ("lay", "pay", "remove", "exhume", "fetch", "replace", "nothing")
"""Words that begin actions in notation, or stand for no card in them."""
SINGLE: Final = ("cemetery", "obelisk")
"""Properties that a deck has once: the rules ask where “the” Cemetery is."""
PROPERTY_KINDS: Final = ("preliminary", "instant", "delayed", "endgame", "none")


class Property:
    """What a card does. It is read from the card at `place`, whichever card that is: so a Forge can copy. (Z5.1)"""

    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        """Right after the comparison; `extra`: in the extra play of a Manufactory or a Shop."""
        return ()

    def points(self, t: ZodchieTable, seat: i64, place: i64) -> i64:
        """At the end of the game, for a face-up card."""
        return 0

    def can_pay(self, t: ZodchieTable, seat: i64, card: i64, kept: i64) -> bool:
        """Can the price be paid, so that the card then finds a place (or the kept one)?"""
        return True

    def may_refuse(self, t: ZodchieTable, seat: i64, card: i64) -> bool:
        """May the card be removed although its price can be paid?"""
        return False

    def pay(self, seat: i64, card: i64, kept: i64, extra: bool) -> Next:
        """The frames that pay the price of this card."""
        return ()


class Face:
    """What is printed on a card."""

    def __init__(
        self, name: str, values: list[int], meaning: int, initial: int, kind: str, behaves: str, protected: bool,
        provenance: str, replaces: str, colour: str, titles: dict[str, str],
    ) -> None:  # fmt: skip
        self.name = name
        self.values = values
        self.meaning = meaning
        self.initial = initial
        self.kind = kind
        self.behaves = behaves
        self.protected = protected
        self.provenance = provenance
        self.replaces = replaces
        self.colour = colour
        self.titles = titles

    def label(self, side: int) -> str:
        """A side as printed: `7`, `X-1`, `No`."""
        value = self.values[side]
        if self.meaning == PLAIN:
            return str(value)
        letter = "X" if self.meaning == AFTER else "No"
        return f"{letter}{value:+d}" if value else letter


class Cards:
    """All cards of a data pack, by kind (0–35), with what the rules ask of them as arrays and sets of kinds."""

    def __init__(self, faces: list[Face], properties: dict[str, Property], hand: int, tokens: int) -> None:
        self.faces = faces
        self.hand = hand
        self.tokens = tokens
        self.names = [face.name for face in faces]
        self.said: dict[int, str] = {}  # options in notation, by code, once they were asked for
        self.named: dict[int, tuple[str, ...]] = {}  # names of cards together, by their kinds as a set
        self.kinds = {face.name: kind for kind, face in enumerate(faces)}
        self.properties = [properties[face.behaves] for face in faces]
        self.value: vec[i64] = ints([value for face in faces for value in (face.values * SIDES)[:SIDES]])
        self.meaning: vec[i64] = ints([face.meaning for face in faces])
        self.sides: vec[i64] = ints([len(face.values) for face in faces])
        self.initial: vec[i64] = ints([face.initial for face in faces])
        self.replaces: vec[i64] = ints([self.kinds.get(face.replaces, -1) for face in faces])
        self.protected: i64 = mask_of([kind for kind, face in enumerate(faces) if face.protected])
        self.one_sided: i64 = mask_of([kind for kind, face in enumerate(faces) if len(face.values) == 1])
        self.instant: i64 = self.of_kind("instant")
        self.priced: i64 = self.of_kind("preliminary")
        self.endgame: i64 = self.of_kind("endgame")
        self.special: i64 = self.priced | self.behaving("cemetery")
        self.inn: i64 = self.behaving("inn")
        self.forge: i64 = self.behaving("forge")
        self.cemetery: i64 = self.behaving("cemetery")
        self.obelisk: i64 = self.behaving("obelisk")
        self.park: i64 = self.behaving("park")
        self.never_taken_back: i64 = self.forge | self.behaving("market") | self.behaving("manufactory")

    def value_of(self, kind: i64, side: i64) -> i64:
        return self.value[kind * SIDES + side]

    def initial_value(self, kind: i64) -> i64:
        return self.value_of(kind, self.initial[kind])

    def of_kind(self, kind: str) -> int:
        return mask_of([number for number, face in enumerate(self.faces) if face.kind == kind])

    def behaving(self, name: str) -> int:
        return mask_of([number for number, face in enumerate(self.faces) if face.behaves == name])


def extras_of(colour: int) -> range:
    """The six extra cards of a colour. (Z9.1)"""
    return range(BASE + colour * EXTRAS, BASE + (colour + 1) * EXTRAS)


def read_cards(pack: Pack, properties: dict[str, Property], kinds: dict[str, str]) -> Cards:
    """Checks a data pack and makes the cards of it."""
    pack.only("pack", "rules", "base", "extra")
    rules = pack.row("rules")
    rules.only("hand", "tokens", "provenance")
    rules.provenance()
    faces = [read_face(row, properties, kinds) for row in pack.rows("base", BASE, BASE)]
    base = {face.name: face for face in faces}
    for face, row in zip(faces, pack.rows("base"), strict=True):
        for field in ("colour", "replaces", "printed"):
            row.bar(field, Problem("only-extra", "only an extra card has it"))
        if [other.label(other.initial) for other in faces].count(face.label(face.initial)) > 1:
            row.fail("initial", Problem("same-initial", "two base cards begin with this value (Z11.1)"))
    extras = pack.rows("extra", EXTRAS * len(COLOURS), EXTRAS * len(COLOURS))
    for at, row in enumerate(extras):
        face = read_face(row, properties, kinds)
        if row.choice("colour", COLOURS) != COLOURS[at // EXTRAS]:
            row.fail(
                "colour",
                Problem(
                    "colour-order",
                    "six extras per colour in the order {colours} are needed",
                    colours=", ".join(COLOURS),
                ),
            )
        if row.text("replaces") not in base:
            row.fail("replaces", Problem("no-base-card", "{card} is no base card", card=face.replaces))
        if face.replaces in [other.replaces for other in faces[BASE:] if other.colour == face.colour]:
            row.fail(
                "replaces",
                Problem("replaced-twice", "two {colour} extras replace {card}", colour=face.colour, card=face.replaces),
            )
        replaced = base[face.replaces]
        if not row.flag("printed") and face.label(face.initial) != replaced.label(replaced.initial):
            row.fail(
                "replaces",
                Problem(
                    "not-printed",
                    "the initial values differ, so the card must say what it replaces: printed = true (Z9.1)",
                ),
            )
        faces.append(face)
    seen: set[str] = set()
    for face, row in zip(faces, pack.rows("base") + extras, strict=True):
        if face.name in seen:
            row.fail("id", Problem("twice", "{card} is there twice", card=face.name))
        seen.add(face.name)
        deck = faces[:BASE] + [other for other in faces[BASE:] if other.colour == face.colour]
        if face.behaves in SINGLE and [other.behaves for other in deck].count(face.behaves) > 1:
            field = "property" if "property" in row else "id"
            row.fail(field, Problem("property-twice", "two cards of one deck behave like {name}", name=face.behaves))
    return Cards(faces, properties, rules.integer("hand", 1, 5), rules.integer("tokens", 0, 8))


def read_face(row: Row, properties: dict[str, Property], kinds: dict[str, str]) -> Face:
    row.only(
        "id", "values", "initial", "kind", "property", "protected", "provenance", "colour", "replaces", "printed",
        "name_en", "name_ru",
    )  # fmt: skip
    name = row.text("id")
    if not re.fullmatch(r"[a-z][a-z_]*", name):
        row.fail("id", Problem("id", "small letters and _ are needed"))
    if name in VERBS:
        row.fail("id", Problem("id-is-verb", "{word} is a word of the notation", word=name))
    behaves = row.text("property", name)
    if behaves not in properties:
        row.fail(
            "property" if "property" in row else "id",
            Problem("no-property", "no property is called {name}", name=behaves),
        )
    kind = row.choice("kind", PROPERTY_KINDS)
    if kind != kinds[behaves]:
        row.fail(
            "kind",
            Problem(
                "kind", "the property of {name} is {right}, not {given}", name=behaves, right=kinds[behaves], given=kind
            ),
        )
    labels = row.items("values")
    if not 1 <= len(labels) <= SIDES:
        row.fail("values", Problem("value-count", "one to four values are needed"))
    meanings, values = zip(*[read_value(row, "values", label) for label in labels], strict=True)
    if len(set(meanings)) > 1:
        row.fail("values", Problem("mixed-values", "plain, X and No values cannot be mixed on one card"))
    if list(values) != sorted(set(values)):
        row.fail("values", Problem("rising-values", "the values must rise"))
    initial = read_value(row, "initial", row.raw("initial"))
    if initial[0] != meanings[0] or initial[1] not in values:
        row.fail("initial", Problem("initial", "it must be one of the values"))
    return Face(
        name=name,
        values=list(values),
        meaning=meanings[0],
        initial=values.index(initial[1]),
        kind=kind,
        behaves=behaves,
        protected=row.flag("protected"),
        provenance=row.provenance(),
        replaces=row.text("replaces", ""),
        colour=row.choice("colour", COLOURS, ""),
        titles={field.removeprefix(NAME): row.text(field) for field in row.fields() if field.startswith(NAME)},
    )


def read_value(row: Row, field: str, label: object) -> tuple[int, int]:
    """`7`, `"X-1"` or `"No+2"` as meaning and number."""
    if isinstance(label, int) and not isinstance(label, bool) and -99 <= label <= 99:
        return PLAIN, label
    if isinstance(label, str) and (parts := re.fullmatch(r"(X|No)([+-]\d\d?)?", label)):
        return MEANINGS[parts[1]], int(parts[2] or 0)
    return row.fail(
        field, Problem("value", "{value} is neither a number from -99 to 99 nor X±n nor No±n", value=repr(label))
    )
