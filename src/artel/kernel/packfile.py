"""A data pack as a file again."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from artel.kernel.packs import Content

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def written(content: Content) -> str:
    """The pack as TOML, as people write it: a section for each table, a line for each field."""
    blocks = []
    for name, section in content.items():
        head = f"[[{key(name)}]]" if isinstance(section, list) else f"[{key(name)}]"
        rows = section if isinstance(section, list) else [section]
        blocks += [
            "\n".join([head, *[f"{key(field)} = {value(given)}" for field, given in row.items()]]) for row in rows
        ]
    return "\n\n".join(blocks) + "\n"


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else text(name)


def value(given: Any) -> str:
    match given:
        case list():
            return f"[{', '.join(value(item) for item in given)}]"
        case dict():
            return f"{{ {', '.join(f'{key(name)} = {value(item)}' for name, item in given.items())} }}"
        case bool():
            return "true" if given else "false"
        case str():
            return text(given)
    return str(given)


def text(given: str) -> str:
    """JSON's texts are TOML's, but for the sign that deletes."""
    return json.dumps(given, ensure_ascii=False).replace("\x7f", "\\u007f")
