"""The Fluent files: found, read once, and joined to bundles. A message is parsed when somebody first wants it, since
parsing takes long and most are never wanted; Fluent itself is imported then.

A file that a language does not have yet is the English one; of a game that has no English either, any that there is.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeAlias

from artel.games import GAMES
from artel.languages import ENGLISH, LANGUAGES, LOCALE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

Entries: TypeAlias = dict[str, str]
"""The messages of a file and its terms (`-term`), from top to bottom: each as it is written."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?![-a-zA-Z#]).*\n?)*", re.MULTILINE)
NAME = re.compile(r"(?<![\w$-])-?[a-zA-Z][\w-]*")
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
    folder = files(GAMES[game]) / "text"
    order = dict.fromkeys((language, ENGLISH, *LANGUAGES))
    return [file for each in order if (file := folder / f"{name}{each}.ftl").is_file()]


def in_language(folder: Traversable, name: str, language: str) -> Traversable:
    found = folder / f"{name}{language}.ftl"
    return found if found.is_file() else folder / f"{name}{ENGLISH}.ftl"


def entries(file: Traversable) -> Entries:
    return {found[1]: found[0] for found in ENTRY.finditer(file.read_text(encoding="utf-8"))}


def ids(file: Entries) -> Sequence[str]:
    """The messages of a file, from top to bottom."""
    return [key for key in file if not key.startswith("-")]


class Texts:
    """A bundle of the messages that somebody has wanted and of those that they refer to; of several with the same name,
    the first counts. Threads may share it."""

    def __init__(self, language: str, files: Iterable[Entries]) -> None:
        from fluent.runtime import FluentBundle

        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._taken: set[str] = set()
        self._entries: Entries = {}
        for file in files:
            self._entries = file | self._entries

    def has_message(self, key: str) -> bool:
        return key in self._entries

    def get_message(self, key: str) -> Message:
        """Raises LookupError."""
        if key not in self._taken:
            self._take(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Pattern, args: dict[str, Any]) -> tuple[object, list[Exception]]:
        return self._bundle.format_pattern(pattern, args)

    def _take(self, key: str) -> None:
        """With all words in it that are names of others: more than it refers to, perhaps, but nothing less."""
        from fluent.runtime import FluentResource

        found: Entries = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._entries and name not in found and name not in self._taken:
                found[name] = self._entries[name]
                wanted += NAME.findall(found[name])
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        self._taken |= found.keys()
