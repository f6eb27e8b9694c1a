"""A lab on disk: what is to be played (`lab.json` and `packs/`), a line for each game (`games.jsonl`), what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from artel.games import game
from artel.kernel.errors import BadInput, BadRecord, Problem, WrongVersion
from artel.kernel.packfile import written
from artel.kernel.packs import read_one
from artel.lab.plan import FORMAT, LabPlan
from artel.lab.play import Seen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from artel.kernel.packs import Pack

PLAN: Final = "lab.json"
PACKS: Final = "packs"
GAMES: Final = "games.jsonl"
REPORT: Final = "report.html"
FINDINGS: Final = "findings.json"


class LineKey(msgspec.Struct, frozen=True, array_like=True):
    """The beginning of a line."""

    variation: int
    part: int
    number: int


class LabStore:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines = folder / GAMES

    @property
    def begun(self) -> bool:
        return (self.folder / PLAN).exists()

    def begin(self, plan: LabPlan, packs: Mapping[str, Pack]) -> None:
        """Raises BadInput where another lab lies already."""
        if self.begun:
            raise BadInput(
                problem=Problem(
                    "lab-there",
                    "There is a lab in {folder} already; --resume goes on with it.",
                    folder=str(self.folder),
                )
            )
        (self.folder / PACKS).mkdir(parents=True, exist_ok=True)
        for digest, pack in packs.items():
            (self.folder / PACKS / f"{digest}.toml").write_text(written(pack.content()), encoding="utf-8")
        self.lines.write_bytes(b"")
        self.keep(plan)

    def keep(self, plan: LabPlan) -> None:
        (self.folder / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")

    def plan(self) -> LabPlan:
        """Raises BadInput, BadRecord or WrongVersion."""
        file = self.folder / PLAN
        if not file.is_file():
            raise BadInput(problem=Problem("lab-missing", "There is no lab in {folder}.", folder=str(self.folder)))
        try:
            plan = msgspec.json.decode(file.read_bytes(), type=LabPlan)
        except msgspec.DecodeError as error:
            raise BadRecord(
                where=PLAN, problem=Problem("no-lab", "it is no lab ({reason})", reason=str(error))
            ) from None
        if plan.format != FORMAT:
            raise WrongVersion(what=Problem("format", "format"), given=plan.format, now=FORMAT)
        return plan

    def packs(self, plan: LabPlan) -> dict[str, Pack]:
        """By digest; raises BadPack, BadRecord or WrongVersion."""
        found = {}
        for digest in dict.fromkeys(one.pack for one in plan.variations):
            file = self.folder / PACKS / f"{digest}.toml"
            if not file.is_file():
                raise BadRecord(where=PACKS, problem=Problem("no-pack-file", "{file} is missing", file=file.name))
            pack = read_one(file.read_text(encoding="utf-8"), plan.game, str(file))
            if pack.digest != digest:
                raise WrongVersion(what=Problem("data-pack", "data pack"), given=digest, now=pack.digest)
            game(plan.game).components(pack)
            found[digest] = pack
        return found

    def add(self, games: Iterable[Seen]) -> None:
        with self.lines.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in games))

    def done(self) -> list[tuple[int, int, int]]:
        """The keys of all games so far; a last line that was cut short is cut off. Raises BadRecord."""
        return [key for key, _ in self.index()]

    def index(self) -> list[tuple[tuple[int, int, int], int]]:
        """Keys, and where their lines begin."""
        found, place = [], 0
        decoder = msgspec.json.Decoder(LineKey)
        with self.lines.open("r+b") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    file.truncate(place)
                    break
                try:
                    key = decoder.decode(line)
                except msgspec.DecodeError as error:
                    raise broken(number, error) from None
                found.append(((key.variation, key.part, key.number), place))
                place += len(line)
        return found

    def games(self) -> Iterator[Seen]:
        """In the order of their keys, whatever the order in which they were played; one at a time is in memory. Raises
        BadRecord."""
        decoder = msgspec.json.Decoder(Seen)
        before = None
        with self.lines.open("rb") as file:
            for key, place in sorted(self.index()):
                if key == before:
                    continue
                before = key
                file.seek(place)
                try:
                    yield decoder.decode(file.readline())
                except msgspec.DecodeError as error:
                    raise broken(place, error) from None

    def write(self, name: str, content: str) -> Path:
        file = self.folder / name
        file.write_text(content, encoding="utf-8")
        return file


def broken(line: int, error: msgspec.DecodeError) -> BadRecord:
    return BadRecord(
        where=Problem("at-arena-line", "{file}, line {line}", file=GAMES, line=line),
        problem=Problem("no-game-line", "it is no game ({reason})", reason=str(error)),
    )
