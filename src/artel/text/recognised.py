"""Errors state their problem in English. To say it in another language, its English message is found again.

A text is recognised when it could have been made from an English message whose id begins with `problem-` or `error-`;
what stands where the message has its variables is taken over. The full stop of an error may be missing.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from artel.games import GAMES
from artel.text.bundles import common, messages

if TYPE_CHECKING:
    from fluent.syntax import ast

KINDS = ("problem-", "error-")


class Template(NamedTuple):
    key: str
    pattern: re.Pattern[str]
    literal: int
    """How much of it is not variable."""


class Recognised(NamedTuple):
    key: str
    args: dict[str, str]


@cache
def templates() -> list[Template]:
    """Of all games, the most definite ones first."""
    resources = [*common("en"), *[messages(game, "en") for game in GAMES]]
    found = [made for resource in resources for entry in resource.body if (made := template(entry)) is not None]
    return sorted(found, key=lambda template: -template.literal)


def template(entry: ast.EntryType) -> Template | None:
    from fluent.syntax import ast

    if not isinstance(entry, ast.Message) or not entry.id.name.startswith(KINDS) or entry.value is None:
        return None
    source, literal = "", 0
    for element in entry.value.elements:
        match element:
            case ast.TextElement(value=text) | ast.Placeable(expression=ast.StringLiteral(value=text)):
                source += re.escape(text)
                literal += len(text)
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                something = "[^”]*" if source.endswith("“") else ".*?"
                source += f"(?P={name})" if f"(?P<{name}>" in source else f"(?P<{name}>{something})"
            case _:
                return None
    if source.endswith(r"\."):
        source += "?"
    return Template(entry.id.name, re.compile(source, re.DOTALL), literal) if literal else None


def recognised(text: str) -> Recognised | None:
    for template in templates():
        if found := template.pattern.fullmatch(text):
            return Recognised(template.key, found.groupdict())
    return None
