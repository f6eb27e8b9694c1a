"""Libraries in Java. Each is measured by a program of java/, which tools/peers has compiled beside the library."""

from __future__ import annotations

import json
import os
import subprocess
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from library import Library

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[2]
PEERS = ROOT / os.environ.get("PEERS", ".cache/peers")
JAVA = ("java", "-XX:+UseSerialGC", "-Djava.awt.headless=true")


class JavaLibrary(Library):
    """`package` is its folder among the peers."""

    program: str

    @classmethod
    def folder(cls) -> Path:
        return PEERS / cls.package

    @classmethod
    def version(cls) -> str:
        """The commit's."""
        if not (cls.folder() / "target" / "contest").is_dir():
            raise PackageNotFoundError(cls.package)
        return output("git", "rev-parse", "--short=7", "HEAD", folder=cls.folder()).strip()

    def load(self, game: str) -> None:
        self.game = game

    def measured(self, seconds: float, slices: int) -> dict[str, float]:
        target = self.folder() / "target"
        needed = (target / "classpath").read_text(encoding="utf-8").strip()
        path = os.pathsep.join([str(target / "contest"), str(target / "classes"), needed])
        command = (*JAVA, "-cp", path, self.program, self.game, str(seconds), str(slices))
        return medians(output(*command, folder=self.folder()).splitlines())


def output(*command: str, folder: Path) -> str:
    """Raises CalledProcessError."""
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout


def medians(lines: Iterable[str]) -> dict[str, float]:
    """Of objects that each hold a figure or a slice of one."""
    slices: dict[str, list[float]] = {}
    for line in lines:
        for name, value in json.loads(line).items():
            slices.setdefault(name, []).append(value)
    return {name: median(values) for name, values in slices.items()}


class TAG(JavaLibrary):
    package, program = "tag", "Tag"
    games = ("TicTacToe", "Connect4", "LoveLetter", "SushiGo", "Dominion", "Wonders7", "Catan")


class JCloisterZone(JavaLibrary):
    package, program = "jcloisterzone", "JCloisterZone"
    games = ("carcassonne",)
