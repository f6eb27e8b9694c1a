"""docs/add-a-language.md is walked, line by line, in a copy of the tree."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-language.md").read_text(encoding="utf-8")


def test_a_language_is_added_as_the_page_says(tmp_path: Path) -> None:
    source = tmp_path / "src" / "artel"
    shutil.copytree(ROOT / "src" / "artel", source, ignore=shutil.ignore_patterns("web", "__pycache__"))
    walk = re.search(r"^```sh\n(.*?)^```$", PAGE, re.M | re.S)
    assert walk is not None
    said = subprocess.run(
        ["bash", "-ec", f'artel() {{ "{sys.executable}" -c "from artel.cli import main; main()" "$@"; }}\n{walk[1]}'],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(source.parent)}, check=True, text=True, capture_output=True,
    ).stdout  # fmt: skip
    assert "Z1. Material und Vorbereitung" in said
    assert re.search(r"^C1\. [A-Z]", said, re.M)
