"""`artel verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artel.session import saves
from cli.scripts import artel


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    seats = ("--seat", "bot:random", "--seat", "bot:random")
    artel("play", "--plain", "--seed", "abc", *seats, "--save", path, home=tmp_path)
    path.write_bytes(saves.read_save(path.read_bytes()).record.to_json())
    return path


def test_a_record_is_proved(record: Path, tmp_path: Path) -> None:
    scores = json.loads(record.read_text(encoding="utf-8"))["scores"]
    done = artel("verify", record, home=tmp_path)
    assert done.code == 0
    assert f"{record}: OK" in done.out
    assert f"score {scores[0]} : {scores[1]}" in done.out
    assert "chance proved from the seed" in done.out


def test_a_record_without_its_seed_and_an_unfinished_one(record: Path, tmp_path: Path) -> None:
    whole = json.loads(record.read_text(encoding="utf-8"))
    del whole["seed"]
    record.write_text(json.dumps(whole), encoding="utf-8")
    assert "chance not proved" in artel("verify", record, home=tmp_path).out
    del whole["scores"]
    whole["inputs"] = whole["inputs"][:12]
    record.write_text(json.dumps(whole), encoding="utf-8")
    assert "unfinished" in artel("verify", record, home=tmp_path).out


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("scores", [99, 0], "broken at the scores"),
        ("seed", "00", "the seed gives"),
        ("seed", "xyz", "not hexadecimal"),
        ("inputs", ["* red", "* red"], "cannot come up here"),
        ("inputs", ["1 tavern a1"], "outcome of chance is missing"),
        ("extra", 1, "unknown field"),
    ],
)
def test_what_is_wrong_is_told(record: Path, field: str, value: object, told: str, tmp_path: Path) -> None:
    sound = tmp_path / "sound.json"
    sound.write_bytes(record.read_bytes())
    whole = json.loads(record.read_text(encoding="utf-8"))
    whole[field] = value
    record.write_text(json.dumps(whole), encoding="utf-8")
    done = artel("verify", record, sound, home=tmp_path)
    assert done.code == 2
    assert str(record) in done.err
    assert told in done.err
    assert f"{sound}: OK" in done.out, "the others are proved all the same"
