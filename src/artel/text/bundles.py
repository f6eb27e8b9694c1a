"""The Fluent files: found, cut into entries, and joined to phrasebooks. An entry is parsed when it is first asked for:
Fluent takes seconds for all of them. Fluent itself is imported when first needed.

A file that a language does not have yet is the English one; of a game that has no English either, any that there is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from artel.languages import ENGLISH, LANGUAGES, LOCALE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

Entries: TypeAlias = Mapping[str, str]
"""A file: its entries as they are written, by their ids, from top to bottom; the ids of terms begin with a hyphen."""
ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=", re.ASCII | re.IGNORECASE | re.MULTILINE)
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-z][\w-]*)", re.ASCII | re.IGNORECASE)
"""Where an entry can name another one; it finds more than that."""
ENGLISH_FILE = f".{ENGLISH}.ftl"


@cache
def common(language: str) -> tuple[Entries, ...]:
    """What is said whatever the game: `en.ftl`, and every `….en.ftl` beside it."""
    names = sorted(file.name for file in LOCALE.iterdir() if f".{file.name}".endswith(ENGLISH_FILE))
    return tuple(entries(in_language(LOCALE, name.removesuffix(ENGLISH_FILE[1:]), language)) for name in names)


@cache
def messages(game: str, language: str) -> tuple[Entries, ...]:
    """The words of a game, then those of the languages that stand in for what this one lacks."""
    return tuple(map(entries, spoken(game, "", language)))


@cache
def rules(game: str, language: str) -> tuple[Entries, ...]:
    return tuple(map(entries, spoken(game, "rules.", language)))


def spoken(game: str, name: str, language: str) -> list[Traversable]:
    """The files of this name that a game brings: of this language, of English, of any other."""
    from artel.games import GAMES  # looks for games that are installed; common words need none

    folder = files(GAMES[game]) / "text"
    order = dict.fromkeys((language, ENGLISH, *LANGUAGES))
    return [file for each in order if (file := folder / f"{name}{each}.ftl").is_file()]


def in_language(folder: Traversable, name: str, language: str) -> Traversable:
    found = folder / f"{name}{language}.ftl"
    return found if found.is_file() else folder / f"{name}{ENGLISH}.ftl"


def entries(file: Traversable) -> Entries:
    text = file.read_text(encoding="utf-8")
    begins = list(ENTRY.finditer(text))
    ends = [*[entry.start() for entry in begins[1:]], len(text)]
    found: dict[str, str] = {}
    for entry, end in zip(begins, ends, strict=True):
        found.setdefault(entry[1], text[entry.start() : end])
    return found


def ids(file: Entries) -> list[str]:
    """The messages of a file, from top to bottom."""
    return [entry for entry in file if not entry.startswith("-")]


class Phrasebook:
    """Files of one language together; what the first ones have counts."""

    def __init__(self, language: str, files: Sequence[Entries]) -> None:
        self._language = language
        self._unread: dict[str, str] = {}
        for file in reversed(files):
            self._unread.update(file)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def has_message(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key)

    def get_message(self, key: str) -> Message:
        """Raises LookupError."""
        self._read(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Pattern, args: dict[str, Any]) -> tuple[object, list[Exception]]:
        return self._bundle.format_pattern(pattern, args)

    def _read(self, key: str) -> None:
        """Parses an entry and all that it refers to, unless that is done."""
        if key not in self._unread:
            return
        from fluent.runtime import FluentResource

        found: dict[str, str] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._unread and name not in found:
                found[name] = self._unread[name]
                wanted += REFERENCE.findall(found[name])
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._unread.pop(name, None)
