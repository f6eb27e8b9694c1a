"""Games on disk: a save is a record with its seed, and who sits where."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from artel.games import game
from artel.kernel.errors import ArtelError, BadInput, BadRecord, Problem
from artel.kernel.record import Match, Record
from artel.records import check_scores, read_hex, verify
from artel.session.origins import NOWHERE, Origin, dealt, followed
from artel.session.players import SeatedPlayer, check_players

if TYPE_CHECKING:
    from artel.kernel.packs import Pack


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`taken_back`: how often an answer was taken back after something new had been seen, which makes it practice;
    `origin`: where it began; `data`: the folder of a data pack that is not the standard one."""

    record: Record
    players: tuple[SeatedPlayer, ...]
    taken_back: int = 0
    origin: Origin = NOWHERE
    data: str = ""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def folder() -> Path:
    """Where games are kept that nobody gave a place."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "artel"


def new_path(game: str) -> Path:
    """A name that no other game has."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder() / f"{stem}.json", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.json", number + 1
    return path


def write(path: Path, data: bytes) -> None:
    """All of it or nothing: a broken-off write leaves what was there before. Raises BadInput."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True) if beside.parent.is_dir() else None
        raise BadInput(
            problem=Problem("cannot-write", "{path} cannot be written: {why}.", path=str(path), why=error.strerror)
        ) from None


def read(path: Path) -> bytes:
    """Raises BadInput."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(
            problem=Problem("cannot-read", "{path} cannot be read: {why}.", path=str(path), why=error.strerror)
        ) from None


def read_save(data: bytes) -> Save:
    """A save, its record with the table that it began with; a bare record too, played by nobody in particular. Raises
    BadRecord."""
    try:
        if "record" not in msgspec.json.decode(data, type=dict[str, msgspec.Raw]):
            record = Record.from_json(data)
            return Save(record, tuple(SeatedPlayer() for _ in range(record.header.seats)))
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(
            where=Problem("at-file", "the file"),
            problem=Problem("no-save", "it is neither a save nor a record ({why})", why=str(error)),
        ) from None
    if len(save.players) != save.record.header.seats:
        raise players_for_seats(len(save.players), save.record.header.seats)
    check_players(save.players)
    if not 0 <= save.origin.given <= len(save.record.inputs) or save.taken_back < 0:
        raise BadRecord(
            where=Problem("at-file", "the file"),
            problem=Problem("numbers-of-save", "its numbers do not fit the moves"),
        )
    if save.origin.layout is not None:
        save.record.layout = save.origin.layout
    return save


def players_for_seats(players: int, seats: int) -> BadRecord:
    return BadRecord(
        where=Problem("at-players", "the players"),
        problem=Problem("players-of-save", "{players} players for {seats} seats", players=players, seats=seats),
    )


def pack_of(save: Save) -> Pack | None:
    """The data pack that a save was played with; None: the standard one. Raises BadPack."""
    return game(save.record.header.game).pack_from(Path(save.data)) if save.data else None


def proved(save: Save, pack: Pack | None = None) -> Match:
    """The match, every input found legal, the points right and the luck as the seed says since it was dealt. Raises
    BadRecord or WrongVersion."""
    if save.origin == NOWHERE:
        return verify(save.record, pack)
    match, record = followed(save.record, save.origin, pack), save.record
    check_scores(record, match)
    if record.seed is not None:
        dealt(record, save.origin, read_hex(record.seed, Problem("at-seed", "the seed")), pack)
    return match


def seed_of(save: Save, pack: Pack | None = None) -> bytes:
    """Of a game that can go on: proved, input by input. Raises BadRecord or WrongVersion."""
    proved(save, pack)
    if save.record.seed is None:
        raise BadRecord(
            where=Problem("at-seed", "the seed"),
            problem=Problem("save-without-seed", "a game can go on only from a save, which keeps the seed"),
        )
    return bytes.fromhex(save.record.seed)


def resume(save: Save, pack: Pack | None = None) -> Match:
    """The match as it was left. Raises BadRecord or WrongVersion."""
    return dealt(save.record, save.origin, seed_of(save, pack), pack)


def newest_first() -> list[Path]:
    """All games that nobody gave a place."""
    return sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def found(name: str) -> Path:
    """A save by its file, or by its name in the list of saves. Raises BadInput."""
    for path in (Path(name).expanduser(), folder() / f"{name}.json"):
        if path.is_file():
            return path
    raise BadInput(
        problem=Problem(
            "no-such-save",
            "There is no saved game “{name}”; artel play --list shows those that there are.",
            name=name,
        )
    )


def newest_unfinished() -> Path | None:
    """The game to go on with, among those nobody gave a place."""
    for path in newest_first()[:5]:
        try:
            save = read_save(read(path))
        except ArtelError:
            continue
        if save.record.scores is None and save.record.seed is not None:
            return path
    return None
