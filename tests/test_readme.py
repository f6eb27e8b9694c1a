"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example is not None
    exec(compile(example[1], "README.md", "exec"), {})
    assert re.fullmatch(r"\((-?\d+, )+-?\d+\)\n", capsys.readouterr().out)


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)", README)
    assert len(links) >= 6
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_every_make_target_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"\bmake ([a-z-]+)", README)
    assert {"play", "test"} <= set(targets)
    assert [target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []
