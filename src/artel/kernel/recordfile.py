"""A record as it is kept and handed on: a header plus inputs. `artel.kernel.record` makes it."""

from __future__ import annotations

from typing import Any

import msgspec

from artel.kernel.errors import BadRecord, Problem
from artel.kernel.fairness import Fairness


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    pack: str
    digest: str


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`inputs`: “1 tavern a1” is an action of seat 1, “* forge” an outcome of chance; `seed`: once it is revealed;
    `fairness`: how the seed was made, where somebody else than the players dealt; `data`: the data pack itself, where
    it is carried along; `layout`: the table that it began with, where that was laid out by hand."""

    header: Header
    inputs: list[str]
    scores: tuple[int, ...] | None = None
    seed: str | None = None
    fairness: Fairness | None = None
    data: dict[str, Any] | None = None
    layout: dict[str, Any] | None = None

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        try:
            return msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(
                where=Problem("at-file", "the file"),
                problem=Problem("no-record", "it is no record ({reason})", reason=str(error)),
            ) from None
