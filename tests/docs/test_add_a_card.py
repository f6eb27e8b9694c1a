"""docs/add-a-card.md is walked in a copy of the tree: its file is written, its commands and its lines of Python run."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```(\w*)(?: title="([^"]*)")?\n(.*?)^```$', re.M | re.S)


def test_a_card_is_added_as_the_page_says(tmp_path: Path) -> None:
    source = tmp_path / "src" / "artel"
    shutil.copytree(ROOT / "src" / "artel", source, ignore=shutil.ignore_patterns("web", "__pycache__"))
    said = ""
    for language, title, text in BLOCK.findall(PAGE):
        if title:
            (tmp_path / title).write_text(text, encoding="utf-8")
            continue
        command = ["bash", "-ec", text] if language == "sh" else [sys.executable, "-c", text]
        env = {**os.environ, "PYTHONPATH": str(source.parent)}
        said += subprocess.run(command, cwd=tmp_path, env=env, check=True, text=True, stdout=subprocess.PIPE).stdout
    assert re.search(r"^Lighthouse.* 8$", said, re.M)
    assert re.search(r"^Lighthouse.* 2$", said, re.M), "for the other card in its street"
