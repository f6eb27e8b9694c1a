"""A pack that somebody brings: is it sound, what is wrong where, and in what does it differ from the standard?

It is data and nothing of it is ever run; other processes look at it (`artel.server.traffic.desk`). What a game says of
a pack is the first problem that it finds: here the row that has it is put right as the standard pack has it, and the
game asked again, so that several are told at once.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import msgspec

from artel.games import game
from artel.kernel.errors import BadPack, Problem
from artel.kernel.game import Game
from artel.kernel.packdiff import Change, changes
from artel.kernel.packs import Content, Pack, canonical, pack_of, read_text
from artel.server.errors import PackTooLong, StandardPack
from artel.session.packs import PackRow, row_of
from artel.text import words

LONGEST: Final = 65_536
"""Bytes of a pack."""
NAME: Final = 80
TEXT: Final = 300
"""Characters of its name, and of any other text in it."""
MOST: Final = 20
"""Problems that are told at once."""


class Wrong(msgspec.Struct, frozen=True):
    """`section`, `row` (its number there) and `field`: where; empty and -1 where it is about the whole."""

    section: str
    row: int
    field: str
    message: str


class Checked(msgspec.Struct, frozen=True):
    """`content`: the pack; `digest`: null where there are problems; `inventory`: what it puts in the box, as the game's
    own schema describes it."""

    content: dict[str, Any]
    digest: str | None
    problems: list[Wrong]
    changes: list[Change]
    inventory: Any


def checked(name: str, given: Content | str, language: str) -> bytes:
    """As JSON. `given`: tables, or a file. Raises PackTooLong; a file that is no TOML is told as a problem."""
    found = game(name)
    try:
        content = read_text(given.encode(), "pack") if isinstance(given, str) else given
        check_size(content)
    except BadPack as error:
        return msgspec.json.encode(Checked({}, None, [wrong(error, language)], [], None))
    errors = problems(found, content)
    pack = None if errors else sound(found, content)
    return msgspec.json.encode(
        Checked(
            content,
            None if pack is None else pack.digest,
            [wrong(error, language) for error in errors],
            differences(found, content),
            None if pack is None else found.inventory(found.read_components(pack)),
        )
    )


def stored(name: str, given: Content) -> PackRow:
    """The same pack as it is stored. Raises BadPack, PackTooLong, or StandardPack: tables are known by the digest of
    their data, so all that are played with that would seem to have a pack of somebody's own."""
    found = game(name)
    check_size(given)
    pack = sound(found, given)
    if pack.digest in standards(found):
        raise StandardPack
    return row_of(pack)


def standards(found: Game) -> list[str]:
    """The digests of what is, and once was, the standard."""
    return [pack.digest for pack in (found.standard_pack(), *found.earlier_packs())]


def differences(found: Game, content: Content) -> list[Change]:
    """None in a pack that is no pack at all."""
    if not all(isinstance(row, dict) for section in content.values() for row in rows_of(section)):
        return []
    return changes(found.standard_pack().content(), content)


def rows_of(section: Any) -> list[Any]:
    return section if isinstance(section, list) else [section]


def check_size(content: Content) -> None:
    """Raises PackTooLong, or BadPack where it is nested too deeply."""
    try:
        size = len(canonical(content).encode("utf-8", "surrogatepass"))
    except RecursionError:
        raise BadPack(file="pack", line=0, field="pack", problem=Problem("nested", "it is nested too deeply")) from None
    if size > LONGEST:
        raise PackTooLong(most=LONGEST)


def sound(found: Game, content: Content) -> Pack:
    """Read by the game, and forgotten by it. Raises BadPack."""
    pack = pack_of(content, found.id, "pack")
    found.read_components(pack)
    for name, section in content.items():
        for number, row in enumerate(rows_of(section)):
            check_texts(name, number, row)
    return pack


def check_texts(section: str, number: int, row: dict[str, Any]) -> None:
    """What people read is short and visible."""
    for field, value in row.items():
        most = NAME if (section, field) == ("pack", "name") else TEXT
        for text in [item for item in rows_of(value) if isinstance(item, str)]:
            problem = None
            if len(text) > most:
                problem = Problem("long-text", "must have {most} characters at most", most=most)
            elif not text.isprintable():
                problem = Problem("unprintable", "has signs that cannot be seen")
            if problem is not None:
                raise BadPack(file="pack", line=0, field=field, problem=problem, at=f"{section}/{number}/{field}")


def problems(found: Game, content: Content) -> list[BadPack]:
    """The first ones."""
    errors: list[BadPack] = []
    standard, given = found.standard_pack().content(), deepcopy(content)
    while len(errors) < MOST:
        try:
            sound(found, given)
        except BadPack as error:
            errors.append(error)
            if not mended(standard, given, error):
                break
        else:
            break
    return errors


def mended(standard: Content, given: Content, error: BadPack) -> bool:
    """Whether the row that has the problem could be put right, so that others can be found."""
    section, number, _ = place(error)
    rows, right = given.get(section), standard.get(section)
    if isinstance(rows, list) and isinstance(right, list) and number < min(len(rows), len(right)):
        before, rows[number] = rows[number], right[number]
        return bool(before != rows[number])
    if isinstance(rows, dict) and isinstance(right, dict):
        given[section] = right
        return bool(rows != right)
    return False


def place(error: BadPack) -> tuple[str, int, str]:
    section, _, rest = error.at.partition("/")
    number, _, field = rest.partition("/")
    return section, int(number or -1), field


def wrong(error: BadPack, language: str) -> Wrong:
    problem = error.details["problem"]
    text = words(language).problem(problem) if isinstance(problem, Problem) else str(problem)
    if error.details.get("line"):
        text = words(language).error(error).removesuffix(".")
    return Wrong(*place(error), f"{text[:1].upper()}{text[1:]}."[: 4 * TEXT])
