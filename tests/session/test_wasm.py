"""The Python of the browser, in Node: the golden records are what it plays, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from artel.site import has_python
from golden import records

NODE = Path(sys.executable).with_name("node")
PYODIDE = Path(__file__).parents[2] / "tools" / "wasm" / "node_modules" / "pyodide"


@pytest.mark.deep
@pytest.mark.skipif(
    not (NODE.is_file() and PYODIDE.is_dir() and has_python()),
    reason="Python for the browser was not brought: make site",
)
def test_golden_records_stay_in_the_browsers_python() -> None:
    command = [str(NODE), str(Path(__file__).with_name("golden.mjs"))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stdout.splitlines() if line.count(" ") == 1]
    assert told == [f"{of} {name}" for of in records.VARIANTS for name in records.names(of)]
