"""A game's pack in words: its sections, rows and fields, with what may stand in them."""

from __future__ import annotations

from typing import Any

import msgspec

from artel.games import game
from artel.kernel.game import Game
from artel.kernel.packdiff import named, naming
from artel.kernel.packfields import Field, Kind, fields_of
from artel.text import Words, words


class FieldChoice(msgspec.Struct, frozen=True):
    value: str
    label: str


class FieldSaid(msgspec.Struct, frozen=True):
    """`fixed`: the rules leave no choice; `hint`: what it is for, where that is not plain."""

    name: str
    label: str
    hint: str
    kind: Kind
    required: bool
    least: int
    most: int
    choices: list[FieldChoice]
    fixed: bool


class RowSaid(msgspec.Struct, frozen=True):
    """`name`: as changes have it; `shape`: which of the section's."""

    name: str
    title: str
    shape: int


class PackSection(msgspec.Struct, frozen=True):
    """`single`: it is one table; else `least` to `most` rows. `naming`: the fields that tell its rows apart. `shapes`:
    the fields that rows have; `rows`: those of the standard pack; `other`: the shape of any other."""

    name: str
    label: str
    single: bool
    least: int
    most: int
    naming: list[str]
    shapes: list[list[FieldSaid]]
    rows: list[RowSaid]
    other: int


class Workshop(msgspec.Struct, frozen=True):
    """`content`: the standard pack, `digest`: of it."""

    game: str
    digest: str
    content: dict[str, Any]
    sections: list[PackSection]


def described(name: str, language: str) -> bytes:
    found, said = game(name), words(language)
    pack = found.standard_pack()
    content = pack.content()
    sections = []
    for section, fields in fields_of(found).items():
        shapes = list(dict.fromkeys([*fields.rows, fields.others]))
        keys = naming(content[section])
        rows = [
            RowSaid(row, title(said, found, section, row, given), shapes.index(shape))
            for (row, given), shape in zip(named(content[section], keys).items(), fields.rows, strict=True)
        ]
        label = said.say(f"pack-section-{section}")
        sections.append(
            PackSection(
                section,
                label,
                fields.single,
                fields.least,
                fields.most,
                list(keys),
                [[field_said(said, found, section, field) for field in shape] for shape in shapes],
                rows,
                shapes.index(fields.others),
            )
        )
    return msgspec.json.encode(Workshop(name, pack.digest, content, sections))


def title(said: Words, found: Game, section: str, name: str, row: dict[str, Any]) -> str:
    """`Tavern`, `Giza 3`, or what the section is called."""
    own = row.get(f"name_{said.language}")
    if isinstance(own, str):
        return own
    if not name:
        return said.say(f"pack-section-{section}")
    first, *others = name.split(" ")
    return " ".join([thing(said, found, section, first), *others])


def thing(said: Words, found: Game, section: str, name: str) -> str:
    for kind in (section, "card", "wonder", "token", "resource", "pack-row"):
        if said.knows(found, f"{kind}-{name}"):
            return said.say_of(found, f"{kind}-{name}")
    return name


def field_said(said: Words, found: Game, section: str, field: Field) -> FieldSaid:
    label = field_label(said, found, section, field.name)
    choices = [FieldChoice(value, choice_label(said, found, field.name, value)) for value in field.choices]
    fixed = (field.kind == "choice" and len(choices) == 1) or (field.kind == "number" and field.least == field.most)
    hint = f"pack-field-{field.name}.hint"
    return FieldSaid(
        field.name,
        label,
        said.say_of(found, hint) if said.knows(found, hint) else "",
        field.kind,
        field.required,
        field.least,
        field.most,
        choices,
        fixed,
    )


def field_label(said: Words, found: Game, section: str, field: str) -> str:
    for key in (f"pack-field-{section}-{field}", f"pack-field-{field}"):
        if said.knows(found, key):
            return said.say_of(found, key)
    return thing(said, found, "card", field)


def choice_label(said: Words, found: Game, field: str, value: str) -> str:
    key = f"{field}-{value}"
    return said.say_of(found, key) if said.knows(found, key) else thing(said, found, field, value)
