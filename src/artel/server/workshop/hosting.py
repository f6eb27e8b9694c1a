"""The packs that are offered to all: those that come with the games, and the host's, a folder with a folder, or a file,
for each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import structlog

from artel.games import GAMES, game, games
from artel.kernel.errors import ArtelError
from artel.kernel.packs import read_data, read_pack
from artel.server.errors import PackForNoGame
from artel.server.store import packs
from artel.server.workshop.checking import standards, stored

if TYPE_CHECKING:
    from artel.kernel.packs import Content
    from artel.server.store.engine import Database
    from artel.server.store.packs import PackRow

log = structlog.get_logger()


async def bring_in(database: Database, folder: str | None) -> None:
    """What lies there is stored and offered; a pack that is wrong is told to the log, and passed over."""
    rows = [stored(found.id, pack.content()) for found in games() for pack in found.packs()[1:]]
    for path in sorted(Path(folder).iterdir()) if folder is not None and Path(folder).is_dir() else []:
        if path.name.startswith(".") or not (path.is_dir() or path.suffix == ".toml"):
            continue
        try:
            rows.append(host_pack(path))
        except (ArtelError, OSError) as error:
            log.warning("a data pack of the host's is passed over", path=str(path), error=str(error))
    if folder is not None and not Path(folder).is_dir():
        log.warning("there is no such folder with data packs", path=folder)
    async with database.write() as connection:
        await packs.drop(connection, [digest for found in games() for digest in standards(found)])
        await packs.host(connection, rows)


def host_pack(path: Path) -> PackRow:
    """Raises BadPack, PackForNoGame, PackTooLong or OSError."""
    content = whole(path) if path.is_dir() else read_data(path.read_bytes(), str(path))[1]
    return stored(game_named(content, path), content)


def whole(folder: Path) -> Content:
    files = [read_data(file.read_bytes(), str(file))[1] for file in sorted(folder.glob("[!.]*.toml"))]
    heads = [file for file in files if "pack" in file]
    name = game_named(heads[0] if heads else {}, folder)
    return read_pack(folder, name).content()


def game_named(content: Content, path: Path) -> str:
    """Raises PackForNoGame."""
    head = content.get("pack")
    name = head.get("game") if isinstance(head, dict) else None
    if name not in GAMES:
        raise PackForNoGame(path=path, open=", ".join(GAMES))
    return game(str(name)).id
