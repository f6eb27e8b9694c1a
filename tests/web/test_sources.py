"""The sources of the web client: generated types up to date, every message there and used, no registry named."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import get_args

import pytest

from artel.games import GAMES, game
from artel.text.bundles import entries, ids

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SOURCES = [
    path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts") and ".test" not in path.suffixes
]


def test_types_are_up_to_date() -> None:
    spec = spec_from_file_location("schema_types", WEB / "tools" / "schema_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, text in module.modules().items():
        found = (WEB / "src" / "types" / name).read_text(encoding="utf-8")
        assert found == text, f"{name} is old: run web/tools/schema_types.py"


def test_every_message_is_there_and_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    texts = (ROOT / "src" / "artel" / "text" / "locale").glob("web*.en.ftl")
    known = {key for path in texts for key in ids(entries(path))}
    plain = {key.split(".")[0] for key in re.findall(r"'(web-[a-z0-9_-]+(?:\.[a-z]+)?)'", text)}
    made = {re.sub(r"\$\{[^}]*\}", "[a-z0-9_-]+", key) for key in re.findall(r"`(web-[^`]*\$\{[^`]*)`", text)}
    assert plain - known == set()
    assert made
    unused = {key for key in known - plain if not any(re.fullmatch(form.split(r".")[0], key) for form in made)}
    assert unused == set()
    assert [form for form in made if not any(re.fullmatch(form.split(".")[0], key) for key in known)] == []


def test_nothing_is_said_past_fluent() -> None:
    """No letter stands in the markup but in messages."""
    for path in SOURCES:
        if path.suffix == ".svelte":
            markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.S)
            texts = re.findall(r">([^<>{}]*[A-Za-zА-я]{2}[^<>{}]*)<", re.sub(r"=>", "", markup))
            assert texts == [], path.name


@pytest.mark.parametrize("file", ["package.json", "package-lock.json"])
def test_no_registry_is_named(file: str) -> None:
    text = (WEB / file).read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert "registry" not in text.replace("registry-", "")


@pytest.mark.parametrize("sign", [r"\.toml", r"\bRegExp\b", r"\.(exec|match|matchAll|test|search)\(", r"\.split\("])
def test_boards_read_neither_notation_nor_data_files(sign: str) -> None:
    """What options mean and what is in the box, the game tells."""
    boards = [path for path in SOURCES if path.is_relative_to(WEB / "src" / "boards")]
    assert boards
    for path in boards:
        text = path.read_text(encoding="utf-8").replace("zone.show.split('.')", "")  # where a view has it, as declared
        assert not re.search(sign, text), path.name


EXPRESSIONS = re.compile(r"\bRegExp\b|\.(?:exec|test)\(|\.(?:match|matchAll|search|split|replace|replaceAll)\(/")
READ_BY_EXPRESSIONS = {
    "lib/find.ts": "what was typed",
    "lib/home.svelte.ts": "addresses",
    "lib/proof.ts": "pairs of hexadecimal digits",
    "lib/router.svelte.ts": "addresses",
    "lib/sound.ts": "names of events",
    "lib/workshop.svelte.ts": "minus signs",
    "ui/Options.svelte": "what was typed",
    "ui/PackField.svelte": "what was typed",
    "ui/SecondFactor.svelte": "groups of four letters",
}
"""Where the client has regular expressions, and over what: not over notation, patterns of options or data files."""


def test_regular_expressions_read_what_no_game_wrote() -> None:
    rest = [path for path in SOURCES if not path.is_relative_to(WEB / "src" / "boards")]
    found = [path for path in rest if EXPRESSIONS.search(path.read_text(encoding="utf-8"))]
    assert {path.relative_to(WEB / "src").as_posix() for path in found} == set(READ_BY_EXPRESSIONS)


@pytest.mark.parametrize("name", list(GAMES))
def test_something_is_seen_of_every_event(name: str) -> None:
    scenes = (WEB / "src" / "boards" / name / "scenes.ts").read_text(encoding="utf-8")
    events = {event.__name__ for event in get_args(game(name).event_type)}
    assert len(events) > 10
    assert set(re.findall(r"^  ([A-Z]\w+): \(", scenes, re.M)) == events
