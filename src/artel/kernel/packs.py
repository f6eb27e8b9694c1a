"""Data packs: the components of a game as TOML files in one folder, each item with its provenance.

TOML readers keep no line numbers. So that an error can name one, the text is split into its statements
again; this is done only when something is wrong.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from artel.kernel.errors import BadPack, Problem, listed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

PROVENANCE = ("rulebook", "public", "reconstructed", "own")

WHOLE = 0  # the line of an error that is about a folder or a file as a whole
FILE = re.compile(r"[^.].*\.toml")
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
TOKEN = re.compile(
    r"""
      \"{3} (?: \\. | [^\\] )*? \"{3} (?!\") | \" (?: \\. | [^\"\\] )* \"    # strings with escapes
    | \'{3} .*? \'{3} (?!\')                 | \' [^\']* \'                  # strings without
    | \# [^\n]*
    | [\[\]{}\n]
    """,
    re.DOTALL | re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Source:
    """One file: its path and its text, which is valid TOML; empty for tables that came without one."""

    path: str
    text: str

    def line(self, section: str, index: int = 0, field: str = "") -> int:
        """Where a field of the section's index-th table stands, or else where that table begins."""
        table = first = 0
        for line, found, count, name in mentions(self.text):
            if found == section:
                first = first or line
                if count == index:
                    table = table or line
                    if field and name == field:
                        return line
        return table or first or (1 if self.text else WHOLE)


class Row:
    """One table: a [section], or one of several [[section]]."""

    __slots__ = ("_source", "_table", "index", "section")

    def __init__(self, source: Source, section: str, index: int, table: Mapping[str, object]) -> None:
        self._source = source
        self._table = table
        self.section = section
        self.index = index  # among the tables of this section in the same file

    @property
    def file(self) -> str:
        return self._source.path

    def line(self, field: str = "") -> int:
        return self._source.line(self.section, self.index, field)

    def __contains__(self, field: str) -> bool:
        return field in self._table

    def fields(self) -> list[str]:
        return list(self._table)

    def raw(self, field: str, default: object = None) -> object:
        """The value of a field that must be there, unless there is a default."""
        value = self._table.get(field, default)
        if value is None:
            self.fail(field, Problem("missing", "is missing in [{section}]", section=self.section))
        return value

    def text(self, field: str, default: str | None = None) -> str:
        value = self.raw(field, default)
        if not isinstance(value, str):
            self.fail(field, Problem("no-text", "must be a text in quotes, not {value}", value=shown(value)))
        if field in self and not value.strip():
            self.fail(field, Problem("empty", "must not be empty"))
        return value

    def integer(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.raw(field, default)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(field, Problem("no-integer", "must be a whole number, not {value}", value=shown(value)))
        if field in self and not least <= value <= most:
            self.fail(
                field,
                Problem(
                    "out-of-range", "must be from {least} to {most}, not {value}", least=least, most=most, value=value
                ),
            )
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.raw(field, default)
        if not isinstance(value, bool):
            self.fail(field, Problem("no-flag", "must be true or false, not {value}", value=shown(value)))
        return value

    def choice(self, field: str, possible: Sequence[str], default: str | None = None) -> str:
        value = self.text(field, default)
        if field in self and value not in possible:
            self.fail(
                field,
                Problem(
                    "no-choice", "cannot be {value}; possible: {choices}", value=shown(value), choices=listed(possible)
                ),
            )
        return value

    def items(self, field: str) -> list[object]:
        value = self.raw(field)
        if not isinstance(value, list):
            self.fail(field, Problem("no-list", "must be a list in square brackets, not {value}", value=shown(value)))
        return list(value)

    def provenance(self) -> str:
        return self.choice("provenance", PROVENANCE)

    def only(self, *fields: str) -> None:
        """Refuses every other field. Asked first, it finds a misspelt name before that name is missed."""
        for name in self._table:
            if name not in fields:
                self.fail(name, unknown_field(name, fields))

    def without(self, name: str, field: str) -> None:
        """Refuses a field that others of this section have, and that would mean nothing here."""
        self.bar(field, Problem("without", "{name} has no {field}", name=name, field=field))

    def bar(self, field: str, problem: Problem) -> None:
        if field in self:
            self.fail(field, problem)

    def fail(self, field: str, problem: Problem) -> NoReturn:
        at = f"{self.section}/{self.index}/{field}"
        error = BadPack(file=self.file, line=self.line(field), field=field, problem=problem)
        error.at = at
        raise error


Section = Row | list[Row]
Content = dict[str, Any]
"""The sections of a pack: each a table, or a list of tables."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The data of one game. Two packs are equal when they hold the same."""

    game: str
    name: str
    digest: str
    about: str = field(default="", compare=False)
    _sections: Mapping[str, Section] = field(default_factory=dict, compare=False, repr=False)

    def rows(self, section: str, least: int = 0, most: int | None = None) -> list[Row]:
        """The [[section]] tables in the order of the files' names, and within a file from top to bottom."""
        rows = self._sections.get(section, [])
        if isinstance(rows, Row):
            rows.fail(section, Problem("is-list", "is a list: write [[{section}]], not [{section}]", section=section))
        problem = Problem(
            "count",
            "must come {times}; there are {count} [[{section}]] in the pack",
            times=times(least, most),
            count=len(rows),
            section=section,
        )
        if len(rows) < least:
            (rows or [self.row("pack")])[-1].fail(section, problem)
        if most is not None and len(rows) > most:
            rows[most].fail(section, problem)
        return list(rows)

    def by_id(self, section: str, names: Sequence[str]) -> dict[str, Row]:
        """One [[section]] table for each of these ids, in any order."""
        found: dict[str, Row] = {}
        for row in self.rows(section, len(names), len(names)):
            name = row.choice("id", names)
            if name in found:
                row.fail("id", Problem("twice", "{card} is there twice", card=name))
            found[name] = row
        return found

    def content(self) -> Content:
        """All that is in it, as plain tables: what `pack_of` makes the same pack of."""
        return {
            name: [dict(row._table) for row in section] if isinstance(section, list) else dict(section._table)
            for name, section in self._sections.items()
        }

    def row(self, section: str) -> Row:
        if section not in self._sections:
            self.row("pack").fail(
                section, Problem("no-section", "is missing: the pack has no section [{section}]", section=section)
            )
        return single(self._sections[section])

    def only(self, *sections: str) -> None:
        """Refuses every other section, [pack] excepted."""
        for name, section in self._sections.items():
            if name != "pack" and name not in sections:
                first(section).fail(name, unknown_section(name, sections))


def read_pack(folder: Path | Traversable, game: str) -> Pack:
    """Reads all *.toml files of the folder as one pack."""
    return assembled(read_files(folder), game, str(folder))


def read_alone(file: Path | Traversable, game: str) -> Pack:
    """Reads one file as a pack."""
    return assembled([read_file(file)], game, str(file))


def read_one(text: str, game: str, path: str) -> Pack:
    """Reads one text as a pack; `path`: what mistakes call it."""
    return assembled([parsed(path, text)], game, path)


def assembled(files: Iterable[tuple[Source, dict[str, object]]], game: str, path: str) -> Pack:
    sections: dict[str, Section] = {}
    for source, tables in files:
        for name, value in tables.items():
            sections[name] = joined(sections.get(name), source, name, value)
    return made(sections, path, game)


def read_text(data: bytes, name: str) -> Content:
    """The tables of one file. Raises BadPack."""
    return read_data(data, name)[1]


def pack_of(content: Content, game: str, name: str) -> Pack:
    """A pack that was read before, as its tables; `name`: what errors call it. Raises BadPack."""
    source = Source(name, "")
    try:
        canonical(content)
    except RecursionError:
        refuse(name, WHOLE, "pack", Problem("nested", "it is nested too deeply"))
    return made({section: joined(None, source, section, value) for section, value in content.items()}, name, game)


def made(sections: dict[str, Section], place: str, game: str) -> Pack:
    if "pack" not in sections:
        refuse(place, WHOLE, "pack", Problem("no-head", "no file in it has a section [pack]"))
    given, name, about = head(single(sections["pack"]))
    if given != game:
        single(sections["pack"]).fail(
            "game",
            Problem("other-game", "the pack is for {given}, not for {game}", given=shown(given), game=shown(game)),
        )
    digest = hashlib.sha256(canonical(sections).encode()).hexdigest()[:16]
    pack = Pack(game, name, digest, about, sections)
    for section in sections.values():
        if isinstance(section, list):
            for row in section:
                row.provenance()
    return pack


def head(row: Row) -> tuple[str, str, str]:
    """Which game the pack is for, its name, and what it says about itself."""
    row.only("game", "name", "about")
    return row.text("game"), row.text("name"), row.text("about", "")


def read_files(folder: Path | Traversable) -> Iterator[tuple[Source, dict[str, object]]]:
    """Each file with its tables, in the order of the names; hidden files are passed over."""
    try:
        if not folder.is_dir():
            refuse(str(folder), WHOLE, "folder", Problem("no-folder", "there is no such folder"))
        files = [file for file in folder.iterdir() if FILE.fullmatch(file.name) and file.is_file()]
    except OSError as error:
        refuse(str(folder), WHOLE, "folder", Problem("unreadable", "cannot be read: {reason}", reason=error.strerror))
    if not files:
        refuse(str(folder), WHOLE, "folder", Problem("no-files", "there is no *.toml file in it"))
    for file in sorted(files, key=lambda file: file.name):
        yield read_file(file)


def read_file(file: Path | Traversable) -> tuple[Source, dict[str, object]]:
    path = str(file)
    try:
        data = file.read_bytes()
    except OSError as error:
        refuse(path, WHOLE, "file", Problem("unreadable", "cannot be read: {reason}", reason=error.strerror))
    return read_data(data, path)


def read_data(data: bytes, path: str) -> tuple[Source, Content]:
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        refuse(path, data.count(b"\n", 0, error.start) + 1, "encoding", Problem("no-utf8", "the file is not UTF-8"))
    return parsed(path, text)


def parsed(path: str, text: str) -> tuple[Source, dict[str, object]]:
    try:
        tables: Content = tomllib.loads(text)
        canonical(tables)
    except (ValueError, RecursionError) as error:
        place = SYNTAX.fullmatch(str(error))
        if place is None:
            refuse(path, WHOLE, "syntax", Problem("unreadable", "cannot be read: {reason}", reason=str(error)))
        if place[2] is None:
            refuse(
                path,
                text.rstrip().count("\n") + 1,
                "syntax",
                Problem("at-end", "{problem} at the end of the file", problem=place[1]),
            )
        refuse(
            path,
            int(place[2]),
            "syntax",
            Problem("at-column", "{problem} at column {column}", problem=place[1], column=place[3]),
        )
    return Source(path, text), tables


def joined(before: Section | None, source: Source, name: str, value: object) -> Section:
    """A top-level entry of a file, together with what the files before it have under the same name."""
    several = isinstance(value, list)
    tables = value if isinstance(value, list) else [value]
    if not tables or not all(isinstance(table, dict) for table in tables):
        refuse(source.path, source.line(name), name, Problem("outside", "stands outside of any [section]"))
    rows = [Row(source, name, index, table) for index, table in enumerate(tables)]
    if before is None:
        return rows if several else rows[0]
    if not several or isinstance(before, Row):
        there = first(before)
        place = Problem("file-and-line", "{file}, line {line}", file=there.file, line=there.line())
        refuse(
            source.path,
            source.line(name),
            name,
            Problem("section-twice", "the section is already in {where}", where=place),
        )
    return before + rows


def single(section: Section) -> Row:
    if isinstance(section, list):
        name = section[0].section
        section[0].fail(
            name, Problem("stands-alone", "stands alone: write [{section}] once, not [[{section}]]", section=name)
        )
    return section


def first(section: Section) -> Row:
    return section if isinstance(section, Row) else section[0]


def refuse(file: str, line: int, field: str, problem: Problem) -> NoReturn:
    raise BadPack(file=file, line=line, field=field, problem=problem)


def statements(text: str) -> Iterator[tuple[int, str]]:
    """The statements of a TOML text, each with its first line: headers, and keys with their values."""
    start, depth, line = 0, 0, 1
    text += "\n"
    for token in TOKEN.finditer(text):
        mark = token[0]
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        elif mark == "\n" and depth == 0:
            statement = text[start : token.start()].strip()
            if statement and not statement.startswith("#"):
                yield line, statement
            line += text.count("\n", start, token.end())
            start = token.end()


def mentions(text: str) -> Iterator[tuple[int, str, int, str]]:
    """Line, section, number of the table within the section, and field (or nothing) of each statement."""
    tables: Counter[str] = Counter()
    header: tuple[str, ...] = ()
    for line, statement in statements(text):
        names = dotted(tomllib.loads(statement))
        if statement.startswith("["):
            header = names
            if statement.startswith("[[") and len(names) == 1:
                tables[names[0]] += 1
        else:
            names = header + names
        yield line, names[0], max(tables[names[0]] - 1, 0), names[1] if len(names) > 1 else ""


def dotted(value: object) -> tuple[str, ...]:
    """`a.b.c` as far as there is one way down."""
    if not isinstance(value, dict) or len(value) != 1:
        return ()
    [(name, inner)] = value.items()
    return name, *dotted(inner)


def canonical(content: Mapping[str, object]) -> str:
    """The content as JSON, the same whatever the layout and the order of keys."""
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=plain)


def plain(value: object) -> object:
    return value._table if isinstance(value, Row) else repr(value)


def shown(value: object) -> str:
    """A value as TOML would nearly write it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def times(least: int, most: int | None) -> Problem:
    if least == most:
        return Problem("exactly", "exactly {least} times", least=least)
    if most is None:
        return Problem("at-least", "at least {least} times", least=least)
    return Problem("between", "{least} to {most} times", least=least, most=most)


def unknown_field(name: str, known: Sequence[str]) -> Problem:
    if near := difflib.get_close_matches(name, known, n=1):
        return Problem("unknown-field-perhaps", "is an unknown field (perhaps {near}?)", near=near[0])
    return Problem("unknown-field", "is an unknown field (known: {known})", known=listed(known))


def unknown_section(name: str, known: Sequence[str]) -> Problem:
    if near := difflib.get_close_matches(name, known, n=1):
        return Problem("unknown-section-perhaps", "is an unknown section (perhaps {near}?)", near=near[0])
    return Problem("unknown-section", "is an unknown section (known: {known})", known=listed(known))
