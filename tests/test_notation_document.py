"""The examples of docs/notation.md are read and written back as they stand there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from artel.games import game

DOCUMENT = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
OPTIONS: dict[str, dict[str, str]] = {"architects": {"wonders": "giza,rhodes"}, "artificium": {}, "carcassonne": {}}


def examples(name: str) -> list[str]:
    found = re.search(rf"^```{name}\n(.*?)^```", DOCUMENT, re.M | re.S)
    assert found is not None
    return [line.partition("#")[0].rstrip() for line in found[1].splitlines()]


@pytest.mark.parametrize("name", OPTIONS)
def test_documented_actions_are_read_and_written(name: str) -> None:
    found = game(name)
    t: Any = found.new(found.setup(2, OPTIONS[name]))
    texts = examples(name)
    assert len(texts) > 6
    assert [found.write_action(t, found.read_action(t, text)) for text in texts] == texts
