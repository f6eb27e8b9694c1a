"""docs/data-packs.md describes every field of every game's pack, and what it says of them holds; in Russian too."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from artel.games import game
from artel.kernel.errors import BadPack
from games.test_mutated_packs import NAMES, standard, written

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "data-packs.md").read_text(encoding="utf-8")
RUSSIAN = (DOCS / "ru" / "data-packs.md").read_text(encoding="utf-8")
NEED = {"required": "обязательно", "optional": "можно"}
TITLES = {
    "zodchie": "Zodchie",
    "architects": "7 Wonders Architects",
    "carcassonne": "Carcassonne",
    "artificium": "Artificium",
}


class Field(NamedTuple):
    game: str
    section: str
    name: str
    need: str
    says: str


def chapter(name: str) -> str:
    return PAGE.split(f"\n## {TITLES[name]}\n")[1].split("\n## ")[0]


def described(name: str) -> list[Field]:
    found = []
    for part in chapter(name).split("\n### ")[1:]:
        section = re.match(r"`\[+(\w+)\]+`", part)
        assert section
        for names, need, says in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| (required|optional) \| (.*) \|$", part, re.M):
            found += [Field(name, section[1], field, need, says) for field in re.findall(r"\w+", names)]
    return found


FIELDS = [field for name in NAMES for field in described(name)]


def rows(tables: dict[str, Any], section: str) -> list[dict[str, Any]]:
    return tables[section] if isinstance(tables[section], list) else [tables[section]]


def refusal(name: str, tables: dict[str, Any], folder: Path) -> BadPack | None:
    (folder / "pack.toml").write_text(written(tables), encoding="utf-8")
    try:
        game(name).pack_from(folder)
    except BadPack as error:
        return error
    return None


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_described(name: str) -> None:
    tables = standard(name)
    used = {
        (section, field) for section in tables if section != "pack" for row in rows(tables, section) for field in row
    }
    known = {(field.section, field.name) for field in described(name)}
    shared = {("extra", field) for section, field in known if name == "zodchie" and section == "base"}
    assert used <= known | shared
    assert {section for section, _ in known} == set(tables) - {"pack"}


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: f"{field.game} {field.section} {field.name}")
def test_what_is_required_and_which_numbers_are_allowed(field: Field, tmp_path: Path) -> None:
    tables = standard(field.game)
    having = [row for row in rows(tables, field.section) if field.name in row]
    if not having:
        assert field.need == "optional"
        return
    kept = having[-1].pop(field.name)
    error = refusal(field.game, tables, tmp_path)
    missing = error is not None and error.details["problem"] == f"is missing in [{field.section}]"
    if "required of" in field.says:
        assert error is not None
        assert error.details["field"] == field.name
    else:
        assert missing == (field.need == "required")
    having[-1][field.name] = kept
    limits = re.search(r"(\d+) to (\d+)", field.says)
    if limits and isinstance(kept, int):
        least, most = map(int, limits.groups())
        for wrong in (least - 1, most + 1):
            having[0][field.name] = wrong
            error = refusal(field.game, tables, tmp_path)
            assert error is not None
            assert error.details["problem"] == f"must be from {least} to {most}, not {wrong}"


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_can_be_played_with(name: str, tmp_path: Path) -> None:
    examples = [tomllib.loads(text) for text in re.findall(r"^```toml\n(.*?)^```", chapter(name), re.M | re.S)]
    assert examples
    for example in examples:
        tables = standard(name)
        [(section, [new])] = example.items()
        keys = ("wonder", "number") if section == "stage" else ("id",)
        at = next((at for at, row in enumerate(tables[section]) if all(row[key] == new[key] for key in keys)), None)
        if at is None:  # a new card, in the place of the one that it behaves like
            at = next(at for at, row in enumerate(tables[section]) if row["id"] == new["property"])
            tables["extra"] = [
                row | {"replaces": new["id"]} if row["replaces"] == new["property"] else row for row in tables["extra"]
            ]
        tables[section][at] = new
        assert refusal(name, tables, tmp_path) is None


def told(page: str) -> list[tuple[str, ...]]:
    """Of each row of a table its first two cells; what is in quotes behind them, and its numbers."""
    rows = re.findall(r"^\| (`.*?`) \| (?:(\w+) \| )?(.*) \|$", page, re.M)
    return [(name, need, *re.findall(r"`.*?`", says), *re.findall(r"\d+", says)) for name, need, says in rows]


def test_the_russian_page_says_the_same() -> None:
    translated = [(name, NEED.get(need, need), *rest) for name, need, *rest in told(PAGE)]
    assert told(RUSSIAN) == translated
    assert len(translated) > 100
    for form in (r"^#+ (`.*?`)", r"^```toml\n(.*?)^```"):
        ours, theirs = (re.findall(form, re.sub(" +# .*", "", page), re.M | re.S) for page in (PAGE, RUSSIAN))
        assert ours == theirs != []
