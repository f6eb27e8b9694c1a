"""A game from outside may speak one language only, or leave words out: what is missing is said in another."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest
from typer.testing import CliRunner

from artel.cli import app
from artel.games import GAMES, game
from artel.kernel.record import Match
from artel.server.api.games import game_said, rules_said
from artel.text import bundles, words

PODRYAD = Path(__file__).parents[2] / "docs" / "examples" / "podryad" / "podryad"


@pytest.fixture(params=["en", "ru"])
def spoken(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Podryad under another name, in this language alone; nothing of it is remembered afterwards."""
    name, language = f"podryad_{request.param}", str(request.param)
    shutil.copytree(PODRYAD, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (tmp_path / name / "text").iterdir():
        if not path.name.endswith(f"{language}.ftl"):
            path.unlink()
    source = (tmp_path / name / "__init__.py").read_text("utf-8").replace('"podryad", "P"', f'"{name}", "P"')
    (tmp_path / name / "__init__.py").write_text(source.replace('tag="podryad"', f'tag="{name}"'), "utf-8")
    data = tmp_path / name / "data" / "podryad.toml"
    data.write_text(data.read_text("utf-8").replace('game = "podryad"', f'game = "{name}"'), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, name, name)
    invalidate_caches()
    yield name
    sys.modules.pop(name, None)
    for kept in (bundles.messages, bundles.rules, game_said, rules_said, words):
        kept.cache_clear()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_are_there_in_every_language(spoken: str, language: str) -> None:
    said = rules_said(spoken, language)
    assert [section.id for section in said.sections] == ["P1", "P2", "P3"]
    assert [len(section.clauses) for section in said.sections] == [1, 3, 1]
    shown = CliRunner().invoke(app, ["--lang", language, "rules", spoken, "P2.2"])
    assert shown.exit_code == 0, shown.output
    assert shown.output.startswith("P2.2  ")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_is_told_in_every_language(spoken: str, language: str) -> None:
    found, said = game(spoken), words(language)
    match = Match(found.setup(2), b"seed")
    view = found.view(match.table, 0)
    assert all(said.event(found, event, ["Anna", "Boris"]) for event in match.events)
    assert said.question(found, view, ["Anna", "Boris"])
    assert said.option(found, view, view.options[0]) != view.options[0]


def test_what_a_language_lacks_is_said_in_another(spoken: str, tmp_path: Path) -> None:
    """And a game that does not say its own name is called by its id."""
    (tmp_path / spoken / "text" / "ru.ftl").write_text("item-jobs = дела\n", "utf-8")
    (tmp_path / spoken / "text" / "rules.ru.ftl").write_text("P1 = Готовимся\n", "utf-8")
    found, said = game(spoken), words("ru")
    assert said.say_of(found, "item-jobs") == "дела"
    assert said.called(found) == spoken.title()
    sections = rules_said(spoken, "ru").sections
    assert sections[0].heading == "Готовимся"
    if spoken.endswith("en"):
        assert said.say_of(found, "job-1") == "the shed"
        assert sections[1].heading == "A job"
