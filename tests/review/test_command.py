"""`artel review`: what it shows, writes and keeps."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artel.arena.play import ArenaGame
from artel.kernel.record import Record
from artel.review import Course, Found, ReviewSettings, judging
from artel.review.model import FORMAT
from cli.scripts import Done, artel
from review.games import BRIEF, golden

COMMAND = import_module("artel.cli.review")
"""The package has the command itself under this name."""


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick review takes seconds; these take less."""
    monkeypatch.setattr(COMMAND, "QUICK", BRIEF.effort)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(golden("zodchie", 2).to_json())
    return path


def reviewed(*arguments: object, home: Path, lang: str = "en") -> Done:
    return artel("review", *arguments, "--cache", home / "cache", home=home, lang=lang)


def test_the_json(record: Path, tmp_path: Path) -> None:
    done = reviewed(record, "--json", "--seed", 3, home=tmp_path)
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert (found["format"], found["game"], found["players"]) == (FORMAT, "zodchie", 2)
    for seat in found["seats"]:
        total = seat["initial"] + seat["skill"] + seat["luck"] + seat["others"]
        assert total == pytest.approx(seat["final"], abs=1e-9)
        assert 0 <= seat["accuracy"] <= 100
    assert found["moves"]
    for move in found["moves"]:
        assert move["seat"] in (1, 2)
        assert move["loss"] >= 0
        assert sum(move["chances"]) == pytest.approx(1)
        assert golden("zodchie", 2).inputs[move["input"] - 1] == f"{move['seat']} {move['chosen']}"
        assert move["best"] in [choice["option"] for choice in move["choices"]]


@pytest.mark.parametrize(("lang", "said"), [("en", "With average luck"), ("ru", "при средней удаче")])
def test_for_people(record: Path, tmp_path: Path, lang: str, said: str) -> None:
    done = reviewed(record, home=tmp_path, lang=lang)
    assert done.code == 0, done.err
    assert said in done.out
    assert re.search("[\u2801-\u28ff]", done.out)


@pytest.mark.parametrize(("lang", "said"), [("en", "Turning points"), ("ru", "Переломные моменты")])
def test_the_page_needs_nothing_else(record: Path, tmp_path: Path, lang: str, said: str) -> None:
    page = tmp_path / "page.html"
    done = reviewed(record, "--html", page, home=tmp_path, lang=lang)
    assert done.code == 0, done.err
    text = page.read_text(encoding="utf-8")
    assert said in text
    assert f'<html lang="{lang}">' in text
    assert "://" not in text
    assert re.findall(r'(?:src|href)="(?!#)', text) == []
    links, anchors = re.findall(r'href="#([^"]+)"', text), re.findall(r' id="([^"]+)"', text)
    assert links
    assert set(links) <= set(anchors)


@pytest.mark.parametrize(("lang", "said"), [("en", "The game is not over"), ("ru", "Партия не окончена")])
def test_a_running_game_is_refused(tmp_path: Path, lang: str, said: str) -> None:
    running = golden("zodchie", 2)
    running = Record(running.header, running.inputs[:-1])
    path = tmp_path / "running.json"
    path.write_bytes(running.to_json())
    done = reviewed(path, home=tmp_path, lang=lang)
    assert done.code == 2
    assert done.err.startswith(said)


def test_interrupted_and_gone_on_with(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = reviewed(record, "--json", home=tmp_path / "whole")
    asked: list[int] = []

    def interrupted(course: Course, settings: ReviewSettings, known: list[Found]) -> Iterator[Found]:
        for found in judging(course, settings, known):
            if len(asked) == 3:
                raise KeyboardInterrupt
            asked.append(found.input)
            yield found

    monkeypatch.setattr(COMMAND, "judging", interrupted)
    done = reviewed(record, "--json", home=tmp_path)
    assert (done.code, done.out) == (130, "")
    assert "Interrupted at 3 of" in done.err
    monkeypatch.setattr(COMMAND, "judging", without(asked))
    assert reviewed(record, "--json", home=tmp_path) == whole


def without(asked: list[int]) -> Any:
    """What was found already is not asked again."""

    def going_on(course: Course, settings: ReviewSettings, known: list[Found]) -> Iterator[Found]:
        for found in judging(course, settings, known):
            assert found.input not in asked
            yield found

    return going_on


def test_what_was_cut_short_is_found_again(record: Path, tmp_path: Path) -> None:
    whole = reviewed(record, "--json", home=tmp_path)
    (file,) = (tmp_path / "cache").iterdir()
    lines = file.read_bytes()
    file.write_bytes(lines[: len(lines) // 2])
    assert reviewed(record, "--json", home=tmp_path) == whole
    assert len(file.read_bytes().splitlines()) > lines.count(b"\n") // 2


def arena_of(path: Path, records: list[Record]) -> None:
    lines = [
        msgspec.json.encode(
            ArenaGame(
                game=record.header.game,
                players=record.header.seats,
                line_up=0,
                number=number,
                deal=number,
                seats=("anna", "boris"),
                scores=record.scores or (),
                places=(1, 2),
                plies=1,
                seconds=((), ()),
                forfeits=(0, 0),
                faults=(),
                record=record,
            )
        )
        for number, record in enumerate(records)
    ]
    path.write_bytes(b"\n".join(lines) + b"\n")


def test_many_games(tmp_path: Path) -> None:
    """One object on each line, the same as of each game alone."""
    path = tmp_path / "games.jsonl"
    arena_of(path, [golden("zodchie", 2)] * 2)
    many = reviewed(path, "--json", "--workers", 1, home=tmp_path)
    assert many.code == 0, many.err
    lines = many.out.splitlines()
    assert len(lines) == 2
    alone = reviewed(f"{path}#2", "--json", home=tmp_path / "alone")
    assert alone.out.splitlines() == lines[1:]
    table = reviewed(path, home=tmp_path)
    assert "Review of 2 games" in table.out
    assert re.search(r"anna +2 ", table.out)


@pytest.mark.deep
@pytest.mark.filterwarnings("ignore")
def test_many_games_on_a_cluster(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    path = tmp_path / "games.jsonl"
    arena_of(path, [golden("zodchie", 2)])
    cluster = reviewed(path, "--json", "--ray", "local", home=tmp_path)
    assert cluster.code == 0, cluster.err
    assert cluster.out == reviewed(path, "--json", home=tmp_path / "here").out
