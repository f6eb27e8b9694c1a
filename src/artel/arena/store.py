"""An arena on disk: what is to be played (`arena.json`), a line for each game played (`games.jsonl`), and a report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from artel.arena.plan import FORMAT, ArenaPlan
from artel.arena.play import ArenaGame
from artel.kernel.errors import BadInput, BadRecord, Problem, WrongVersion

if TYPE_CHECKING:
    from pathlib import Path

PLAN: Final = "arena.json"
GAMES: Final = "games.jsonl"
REPORT: Final = "report.html"


class ArenaStore:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines = folder / GAMES

    def keep(self, plan: ArenaPlan, *, fresh: bool) -> None:
        """`fresh`: it begins now; raises BadInput where another arena lies already."""
        if fresh and (self.folder / PLAN).exists():
            raise BadInput(
                problem=Problem(
                    "arena-there",
                    "There is an arena in {folder} already; --resume goes on with it.",
                    folder=str(self.folder),
                )
            )
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
        if fresh:
            self.lines.write_bytes(b"")

    def plan(self) -> ArenaPlan:
        """Raises BadInput, BadRecord or WrongVersion."""
        file = self.folder / PLAN
        if not file.is_file():
            raise BadInput(problem=Problem("arena-missing", "There is no arena in {folder}.", folder=str(self.folder)))
        try:
            version = msgspec.json.decode(file.read_bytes(), type=Versioned).format
            if version != FORMAT:
                raise WrongVersion(what=Problem("format", "format"), given=version, now=FORMAT)
            return msgspec.json.decode(file.read_bytes(), type=ArenaPlan)
        except msgspec.DecodeError as error:
            raise BadRecord(
                where=PLAN, problem=Problem("no-arena", "it is no arena ({reason})", reason=str(error))
            ) from None

    def played(self) -> list[ArenaGame]:
        """All games so far; a last line that was cut short is cut off. Raises BadRecord."""
        if not self.lines.exists():
            return []
        data = self.lines.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self.lines.write_bytes(whole)
        found = []
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                found.append(msgspec.json.decode(line, type=ArenaGame))
            except msgspec.DecodeError as error:
                raise BadRecord(
                    where=Problem("at-arena-line", "{file}, line {line}", file=GAMES, line=number),
                    problem=Problem("no-game-line", "it is no game ({reason})", reason=str(error)),
                ) from None
        return found

    def add(self, played: ArenaGame) -> None:
        with self.lines.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")

    def write_report(self, page: str) -> Path:
        file = self.folder / REPORT
        file.write_text(page, encoding="utf-8")
        return file


class Versioned(msgspec.Struct):
    format: int
