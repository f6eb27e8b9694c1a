"""A pack that is wrong in any way is refused with a sentence; one that is accepted can be played to its end."""

from __future__ import annotations

import datetime
import json
import random
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from artel.examination.properties import advance
from artel.games import GAMES, game
from artel.kernel.errors import BadPack, Problem
from artel.kernel.record import Match, Record
from artel.records import replay
from artel.text import words
from contract.setups import ROWS

NAMES = ("zodchie", "architects", "carcassonne", "artificium")
STRANGE: tuple[Any, ...] = (
    True, False, 0, 1, 2, 3, -1, 5, 9, 25, 99, 100, 2**31, 2**63, 10**40, 1.5, float("inf"), float("nan"), "", " ", "x",
    "none", "ё" * 300, "\n", "{x}", "{ $x }", [], [1], [True], ["x"], [[]], {}, {"x": 1}, {"wood": 1},
    datetime.date(2024, 2, 29),
)  # fmt: skip
LONGEST = 20_000  # inputs; a random game that takes more goes on for ever


def standard(name: str) -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for file in (files(GAMES[name]) / "data").iterdir():
        if file.name.endswith(".toml"):
            tables |= tomllib.loads(file.read_text(encoding="utf-8"))
    return tables


def rows_of(tables: dict[str, Any]) -> list[dict[str, Any]]:
    return [row for section in tables.values() for row in (section if isinstance(section, list) else [section])]


def mutate(tables: dict[str, Any], rng: random.Random) -> None:
    """One change of any sort, of which many make sense."""
    section = rng.choice([name for name in tables if name != "pack"] or list(tables))
    rows = tables[section] if isinstance(tables[section], list) else [tables[section]]
    row = rng.choice(rows)
    field = rng.choice(list(row) or ["x"])
    value = row.get(field)
    match rng.randrange(14):
        case 0:
            row[field] = rng.choice(STRANGE)
        case 1:
            row.pop(field, None)
        case 2:
            row[field] = rng.choice(rows).get(field, value)
        case 3:
            other = rng.choice(rows)
            row[field], other[field] = other.get(field, value), value
        case 4:
            row[rng.choice([name for each in rows for name in each])] = value
        case 5:
            other = rng.choice(rows_of(tables))
            name = rng.choice(list(other) or ["x"])
            row[name] = other.get(name, 1)
        case 6:
            rows.remove(row) if len(rows) > 1 else tables.pop(section)
        case 7 if isinstance(tables[section], list):
            rows.insert(rng.randrange(len(rows)), dict(row))
        case 8 if isinstance(value, str):
            row[field] = "".join(rng.sample(value, len(value)))
        case 9 if isinstance(value, list):
            changed = [*value, rng.choice(STRANGE), *value]
            row[field] = rng.sample(changed, rng.randrange(len(changed)))
        case 10 | 11 if section in ("base", "extra"):
            other = rng.choice(tables.get("base", []) + tables.get("extra", []))
            row["property"], row["kind"] = other.get("id"), other.get("kind")
        case _ if isinstance(value, bool):
            row[field] = not value
        case _ if isinstance(value, int):
            row[field] = rng.choice([value + 1, value - 1, 2 * value, 0, 1, 9, 99])
        case _:
            row[field] = rng.choice(STRANGE)


def written(tables: dict[str, Any]) -> str:
    lines = []
    for name, section in tables.items():
        for row in section if isinstance(section, list) else [section]:
            lines.append(f"[[{name}]]" if isinstance(section, list) else f"[{name}]")
            lines += [f"{json.dumps(field, ensure_ascii=False)} = {toml(value)}" for field, value in row.items()]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    match value:
        case list():
            return f"[{', '.join(toml(item) for item in value)}]"
        case dict():
            return f"{{ {', '.join(f'{json.dumps(name)} = {toml(item)}' for name, item in value.items())} }}"
        case bool() | str():
            return json.dumps(value, ensure_ascii=False)
    return str(value)


def said_well(error: BadPack) -> None:
    problem = error.details["problem"]
    assert isinstance(problem, Problem)
    assert len(problem) > 5
    assert isinstance(error.details["line"], int)
    for language in ("en", "ru"):
        assert words(language).error(error)


def try_out(name: str, folder: Path, seed: int) -> bool:
    """Was it accepted?"""
    rng = random.Random(f"{name} {seed}")
    tables = standard(name)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        if tables:
            mutate(tables, rng)
    (folder / "pack.toml").write_text(written(tables), encoding="utf-8")
    found = game(name)
    try:
        pack = found.pack_from(folder)
    except BadPack as error:
        said_well(error)
        return False
    row = ROWS[name]
    setup = found.setup(rng.choice(row.seats), rng.choice(list(row.variants.values())), pack)
    match = Match(setup, f"seed {seed}".encode())
    found.parts(pack)
    while not match.over:
        advance(match, rng)
        assert match.length < LONGEST
    record = Record(match.header(), match.inputs)
    assert replay(record, pack).result() == match.result()
    if pack != found.standard_pack():
        found._components.pop(pack.digest)
    return True


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(25))
def test_a_changed_pack_is_refused_or_played(name: str, seed: int, tmp_path: Path) -> None:
    try_out(name, tmp_path, seed)


@pytest.mark.deep
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("start", range(0, 2000, 100))
def test_thousands_of_changed_packs_are_refused_or_played(name: str, start: int, tmp_path: Path) -> None:
    accepted = sum(try_out(name, tmp_path, seed) for seed in range(start, start + 100))
    assert 0 < accepted < 100
