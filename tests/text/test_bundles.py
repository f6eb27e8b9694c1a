"""Messages are parsed one by one, when they are wanted: each as if its whole file had been."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from artel.text.bundles import Texts, entries

SOURCES = Path(__file__).parents[2] / "src" / "artel"
FILES = sorted(path for path in SOURCES.rglob("*.ftl") if "wasm" not in path.parts)


def named(file: Path) -> dict[str, ast.Message | ast.Term]:
    found = [one for one in FluentResource(file.read_text("utf-8")).body if isinstance(one, ast.Message | ast.Term)]
    return {f"{'-' * isinstance(one, ast.Term)}{one.id.name}": one for one in found}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCES).as_posix())
def test_entries_are_those_of_the_whole_file(file: Path) -> None:
    whole, found = named(file), entries(file)
    assert list(found) == list(whole)
    for key, text in found.items():
        [one] = FluentResource(text).body
        assert one.equals(whole[key], ignored_fields=["span", "comment"]), key


def test_what_a_message_refers_to_comes_along() -> None:
    first = {"a": "a = { -b } and { c.note }\n", "-b": "-b = { $x -> \n   *[one] B { d }\n}\n", "d": "d = D"}
    second = {"a": "a = other", "c": "c = C\n    .note = { a-a }\n", "a-a": "a-a = again"}
    texts = Texts("en", [first, second])
    value = texts.get_message("a").value
    assert value is not None
    assert texts.format_pattern(value, {}) == ("B D and again", [])
    assert texts.has_message("a-a")
    assert not texts.has_message("b")
    with pytest.raises(LookupError):
        texts.get_message("b")
