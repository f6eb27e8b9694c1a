"""The distribution is `artel-tabletop`, for `artel` is somebody else's: nobody is told to install that one."""

from __future__ import annotations

import re
import subprocess
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NAME = "artel-tabletop"
STRANGERS = re.compile(
    r"""(?<![\w-])artel\[                       # artel[rl]
    | (?:pip|uv|pipx|uvx)\ (?:[\w-]+\ )*["']?artel(?![\w/.-])   # pip install artel
    | (?:dependencies|requires)\ =\ \[[^\]]*["']artel["'~<>=\[] # of a pyproject.toml
    """,
    re.VERBOSE,
)


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def told() -> dict[str, str]:
    """By path: every text of the project that somebody may follow; tests apart."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    found = {}
    for path in listed.split("\0"):
        if path and not path.startswith("tests/") and (ROOT / path).is_file():
            try:
                found[path] = (ROOT / path).read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue
    return found


def test_the_name() -> None:
    assert project()["name"] == NAME
    assert distribution(NAME).metadata["Name"] == NAME
    assert project()["scripts"] == {"artel": "artel.cli:main"}


def test_nobody_is_sent_to_a_strangers_package() -> None:
    texts = told()
    assert {"README.md", "docs/research.md", "docs/examples/podryad/pyproject.toml"} <= set(texts)
    wrong = [f"{path}: {found[0]}" for path, text in texts.items() if (found := STRANGERS.search(text))]
    assert wrong == []


@pytest.mark.parametrize(
    "text",
    [
        "pip install artel", "pip install 'artel[rl]'", "install `artel[ray]`", 'package="artel[redis]"',
        "uv pip install artel", "uv add artel", "pipx run artel", 'dependencies = ["artel"]',
        'dependencies = ["numpy", "artel>=1"]',
    ],
)  # fmt: skip
def test_a_strangers_package_is_noticed(text: str) -> None:
    assert STRANGERS.search(text)


@pytest.mark.parametrize(
    "text",
    [
        "pip install 'artel-tabletop[rl]'", "pip install artel_tabletop-*.whl && artel serve", "artel bench rl",
        'dependencies = ["artel-tabletop"]', "/opt/artel/bin/pip install '.[postgres]'",
    ],
)  # fmt: skip
def test_our_own_is_not(text: str) -> None:
    assert not STRANGERS.search(text)


def test_extras_that_are_named_exist() -> None:
    known = set(project()["optional-dependencies"])
    named = {extra for text in told().values() for extra in re.findall(rf"{NAME}\[([\w,]+)\]", text)}
    assert {"postgres", "ray", "redis", "rl"} <= named
    assert {extra for several in named for extra in several.split(",")} <= known
