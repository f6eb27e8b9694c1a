"""The Fluent files: found, parsed once, and joined to bundles. Fluent itself is imported when first needed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from artel.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast


@cache
def common(language: str) -> tuple[ast.Resource, ...]:
    """What is said whatever the game: `en.ftl`, and every `….en.ftl` beside it."""
    folder = files("artel.text") / "locale"
    names = sorted(file.name for file in folder.iterdir() if f".{file.name}".endswith(f".{language}.ftl"))
    return tuple(parsed(folder / name) for name in names)


@cache
def messages(game: str, language: str) -> ast.Resource:
    return parsed(files(GAMES[game]) / "text" / f"{language}.ftl")


@cache
def rules(game: str, language: str) -> ast.Resource:
    return parsed(files(GAMES[game]) / "text" / f"rules.{language}.ftl")


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
