"""Fluent files are cut into entries that are parsed one by one: the same must come of it as of a file as a whole."""

from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from artel.games import GAMES
from artel.languages import LANGUAGES, LOCALE
from artel.text import words
from artel.text.bundles import Phrasebook, entries, ids

FILES = [
    file
    for file in chain(LOCALE.iterdir(), *[(files(module) / "text").iterdir() for module in GAMES.values()])
    if file.name.endswith(".ftl")
]
COMMENTS = (ast.Comment, ast.GroupComment, ast.ResourceComment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_those_that_fluent_finds(language: str) -> None:
    mine = [file for file in FILES if f".{file.name}".endswith(f".{language}.ftl")]
    assert len(mine) > 20
    parser = FluentParser()
    for file in mine:
        cut = entries(file)
        found = [one for one in parser.parse(file.read_text(encoding="utf-8")).body if not isinstance(one, COMMENTS)]
        assert [entry.id.name for entry in found if isinstance(entry, ast.Message)] == ids(cut)
        assert len(found) == len(cut)
        for whole, alone in zip(found, cut.values(), strict=True):
            assert whole.equals(parser.parse_entry(alone), ["span", "comment"])


def test_references_come_along(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "# a comment\n"
        "greeting = Hello, { NUMBER($n) ->\n    [one] { friend.one }\n   *[other] { friend }\n} of { -town }!\n"
        "    .short = Hi\n"
        "friend = friends\n    .one = friend\n"
        "-town = { -land }-on-Sea\n"
        "-land = Nowhere\n"
        "friend = a second one is not heard\n"
        "wrong\n"
    )
    book = Phrasebook("en", [{"-land": "-land = Somewhere"}, entries(file)])
    message = book.get_message("greeting")
    assert message.value is not None
    assert book.format_pattern(message.value, {"n": 1}) == ("Hello, friend of Somewhere-on-Sea!", [])
    assert book.has_message("friend")
    assert not book.has_message("wrong")
    assert not book.has_message("-town")


def test_an_entry_that_is_no_fluent_is_not_there() -> None:
    book = Phrasebook("en", [{"broken": "broken = { $n ->\n"}])
    assert not book.has_message("broken")
    with pytest.raises(LookupError):
        book.get_message("broken")


def test_only_what_is_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = FluentParser.parse

    def noted(self: FluentParser, source: str) -> ast.Resource:
        parsed.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", noted)
    said = words.__wrapped__("en").say("admin-migrated")
    assert said == words("en").say("admin-migrated")
    assert len(parsed) <= 2
    assert max(map(len, parsed)) < 200
