"""What was found, on disk: a file for each game and settings, a line for each point. Who was interrupted goes on."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from artel.review.model import FORMAT, Found

if TYPE_CHECKING:
    from collections.abc import Iterable

    from artel.kernel.record import Record
    from artel.review.model import ReviewSettings


def default_folder() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "artel" / "reviews"


def key_of(record: Record, settings: ReviewSettings) -> str:
    """The same for the same moves under the same rules, however they were stored."""
    asked = msgspec.json.encode((FORMAT, record.header, record.inputs, settings, record.layout))
    return hashlib.sha256(asked).hexdigest()[:32]


class ReviewStore:
    def __init__(self, folder: Path, record: Record, settings: ReviewSettings) -> None:
        self.file = folder / f"{key_of(record, settings)}.jsonl"

    def known(self) -> list[Found]:
        """What was found so far; what was cut short or is no longer understood is found again."""
        found: dict[int, Found] = {}
        if self.file.is_file():
            for line in self.file.read_bytes().splitlines():
                try:
                    one = msgspec.json.decode(line, type=Found)
                except msgspec.DecodeError:
                    continue
                found[one.input] = one
        return list(found.values())

    def add(self, found: Iterable[Found]) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as file:
            for one in found:
                file.write(b"\n" * (file.tell() > 0) + msgspec.json.encode(one))
