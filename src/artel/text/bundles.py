"""The Fluent files: found, parsed once, and joined to bundles. Fluent itself is imported when first needed.

A file that a language does not have yet is the English one; of a game that has no English either, any that there is.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from artel.games import GAMES
from artel.languages import ENGLISH, LANGUAGES, LOCALE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast


ENGLISH_FILE = f".{ENGLISH}.ftl"


@cache
def common(language: str) -> tuple[ast.Resource, ...]:
    """What is said whatever the game: `en.ftl`, and every `….en.ftl` beside it."""
    names = sorted(file.name for file in LOCALE.iterdir() if f".{file.name}".endswith(ENGLISH_FILE))
    return tuple(parsed(in_language(LOCALE, name.removesuffix(ENGLISH_FILE[1:]), language)) for name in names)


@cache
def messages(game: str, language: str) -> tuple[ast.Resource, ...]:
    """The words of a game, then those of the languages that stand in for what this one lacks."""
    return tuple(map(parsed, spoken(game, "", language)))


@cache
def rules(game: str, language: str) -> tuple[ast.Resource, ...]:
    return tuple(map(parsed, spoken(game, "rules.", language)))


def spoken(game: str, name: str, language: str) -> list[Traversable]:
    """The files of this name that a game brings: of this language, of English, of any other."""
    folder = files(GAMES[game]) / "text"
    order = dict.fromkeys((language, ENGLISH, *LANGUAGES))
    return [file for each in order if (file := folder / f"{name}{each}.ftl").is_file()]


def in_language(folder: Traversable, name: str, language: str) -> Traversable:
    found = folder / f"{name}{language}.ftl"
    return found if found.is_file() else folder / f"{name}{ENGLISH}.ftl"


def parsed(file: Traversable) -> ast.Resource:
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


def bundle(language: str, resources: Iterable[ast.Resource]) -> FluentBundle:
    from fluent.runtime import FluentBundle

    made = FluentBundle([language], use_isolating=False)
    for resource in resources:
        made.add_resource(resource)
    return made


def ids(resource: ast.Resource) -> Sequence[str]:
    """The messages of a file, from top to bottom."""
    from fluent.syntax import ast

    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
