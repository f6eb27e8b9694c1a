"""docs/release.md and what it tells of: the configuration of the wheels is what the page says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import artel

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "release.md").read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_compiled_wheels_are_for_every_python_that_is_named() -> None:
    found = project()
    build = found["tool"]["cibuildwheel"]
    inner = re.fullmatch(r"cp3\{([\d,]+)\}-\*", build["build"])
    assert inner is not None
    minors = [int(minor) for minor in inner[1].split(",")]
    assert minors == list(range(minors[0], minors[-1] + 1))
    assert found["project"]["requires-python"] == f">=3.{minors[0]}"
    assert f"CPython 3.{minors[0]} to 3.{minors[-1]}" in PAGE
    assert build["environment"] == {"ARTEL_COMPILE": "1"}


def test_what_the_configuration_names_is_there() -> None:
    build = project()["tool"]["cibuildwheel"]
    assert (ROOT / re.findall(r"\{project\}/(\S+)", build["test-command"])[0]).is_file()
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert "'src/artel/web/index.html'" in build["before-build"]
    assert 'CLIENT = "src/artel/web/index.html"' in hook
    assert 'environ.get("ARTEL_COMPILE"' in hook


def test_the_version_is_in_one_place() -> None:
    found = project()
    assert found["project"]["dynamic"] == ["version"]
    assert found["tool"]["hatch"]["version"]["path"] == "src/artel/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", artel.__version__)


def test_the_page_names_what_there_is() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake ([a-z-]+)", PAGE)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for path in re.findall(r"`((?:docs|src|tests|tools)/[\w./]+)`", PAGE):
        assert (ROOT / path).exists(), path
    assert "://" not in PAGE  # no index is named by its address
