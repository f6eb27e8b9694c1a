"""For whoever runs a server: revisions, backups, proofs, cleaning, bans, listings."""

from __future__ import annotations

import asyncio
import gzip
import os
import secrets
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, update
from typer.testing import CliRunner, Result

from artel.cli import app
from artel.server.config import Settings
from artel.server.errors import BadBackup, FullDatabase, NewDatabase, NoDatabase, OldDatabase
from artel.server.store import backups, engine, people, schema
from artel.server.store.cleaning import DAY, KeepDays, clean
from artel.server.store.engine import Database, now
from artel.server.store.schema import bans, chat, inputs, metadata, results, sessions, tables
from artel.server.store.upkeep import bring_up, probe, reached
from artel.server.upkeep import proofs
from server import cluster
from server.clients import Running

T = TypeVar("T")
NEWEST = engine.newest_for(None)
LATER = f"""
revision, down_revision, branch_labels, depends_on = "9999", "{NEWEST}", None, None


def upgrade():
    from alembic import op

    op.execute("CREATE TABLE later (id INTEGER PRIMARY KEY)")
"""


def sqlite(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def play_some(settings: Settings) -> None:
    """Two games, one of them finished."""
    running = await Running.start(settings)
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    for until in (None, 9):
        table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
        await anna.post(f"/api/tables/{table}/start")
        player = await anna.sit(table)
        await player.play(await player.hear("welcome"), until)
    await boris.post("/api/tables", game="carcassonne", seats=[None, None])
    await running.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("played") / "artel.db"
    settings = Settings(port=0, database=sqlite(file), log_level="error", limits=0, bot_workers=1, bot_pause=0)
    asyncio.run(play_some(settings))
    return file


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "artel.db"))


def artel(file: Path, *args: str) -> Result:
    silent = {"ARTEL_LANG": "", "LC_ALL": "", "LANG": ""}
    return CliRunner().invoke(app, args, env={"ARTEL_DATABASE": sqlite(file), **silent})


def within(file: Path, work: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        async with reached(sqlite(file)) as database:
            return await work(database)

    return asyncio.run(run())


async def everything(database: Database) -> dict[str, list[Any]]:
    async with database.read() as connection:
        rows = {table.name: (await connection.execute(select(table))).all() for table in metadata.sorted_tables}
    return {name: sorted(map(tuple, found), key=repr) for name, found in rows.items()}


# -- revisions -----------------------------------------------------------------------------------------


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program has one more revision."""
    folder = shutil.copytree(engine.MIGRATIONS, tmp_path / "migrations")
    (folder / "versions" / "9999_later.py").write_text(LATER)
    monkeypatch.setattr(engine, "MIGRATIONS", folder)


def test_revisions_are_what_the_migrations_say() -> None:
    scripts = ScriptDirectory.from_config(engine.alembic(None))
    assert engine.revisions() == [script.revision for script in scripts.walk_revisions()][::-1]


DATABASE_ALONE = (("people",), ("tables",), ("talk", "here"), ("ban", "192.0.2.1"), ("bans",), ("audit",), ("invite",))


def test_a_command_waits_for_nothing_that_it_does_not_need(file: Path) -> None:
    """Commands that have to do with the database alone bring no game, no bot and no web server along."""
    script = f"""
import sys
from artel.cli import app
for command in {DATABASE_ALONE}:
    app(["admin", *command, "--config", {str(file.with_name("artel.toml"))!r}], standalone_mode=False)
print(*sys.modules)
"""
    file.with_name("artel.toml").write_text(f'database = "{sqlite(file)}"')
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    modules = said.splitlines()[-1].split()
    assert "artel.server.store.listings" in modules
    heavy = ("alembic", "asyncpg", "litestar", "numpy", "prometheus_client", "rich", "structlog", "textual", "uvicorn")
    assert [name for name in heavy if name in modules] == []
    ours = {tuple(name.split(".")[1:3]) for name in modules if name.startswith("artel.")}
    kernel = {part[1] for part in ours if part[0] == "kernel" and len(part) > 1}
    assert kernel == {"errors"}
    session = {part[1] for part in ours if part[0] == "session" and len(part) > 1}
    assert session == {"errors", "packs", "seating", "settings", "steps"}
    assert {part[0] for part in ours} == {"cli", "kernel", "languages", "server", "session", "text"}
    server = {part[1] for part in ours if part[0] == "server" and len(part) > 1}
    assert server == {"config", "errors", "people", "store", "upkeep"}


def test_a_database_is_copied_before_its_migration(file: Path, later: None) -> None:
    before = within(file, everything)
    done = artel(file, "admin", "migrate")
    assert done.exit_code == 0, done.output
    [copy] = file.parent.glob(f"artel.{NEWEST}.*.db")
    assert str(copy) in done.output
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert within(copy, everything) == within(file, everything) == before
    assert within(copy, lambda database: database.revision()) == NEWEST
    assert within(file, lambda database: database.revision()) == "9999"
    assert artel(file, "admin", "migrate").exit_code == 0
    assert len(list(file.parent.glob(f"artel.{NEWEST}.*.db"))) == 1


async def test_the_server_brings_a_file_up_to_date(tmp_path: Path, later: None) -> None:
    settings = Settings(port=0, database=sqlite(tmp_path / "artel.db"), log_level="error")
    running = await Running.start(settings)
    await running.close()
    assert not list(tmp_path.glob("artel.*.db"))
    async with reached(settings.database) as database:
        await database.check()


def test_a_newer_database_is_named(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for command in (["serve", "--port", "0"], ["admin", "migrate"], ["admin", "people"]):
        done = artel(file, *command)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(f"The database is at revision 9999, this program knows only up to {NEWEST}. ")


def test_an_empty_database_is_named(tmp_path: Path) -> None:
    done = artel(tmp_path / "artel.db", "admin", "people")
    assert done.exit_code == 2
    assert done.stderr == f"The database is at revision -, this program needs {NEWEST}. Run: artel admin migrate.\n"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://artel:hidden@127.0.0.1:9/artel",
        "sqlite+aiosqlite:////proc/nowhere/artel.db",
        "sqlite+aiosqlite:////etc/passwd",
    ],
)
def test_a_database_that_cannot_be_used_is_named(url: str) -> None:
    async def reach() -> None:
        async with reached(url):
            pass

    with pytest.raises(NoDatabase) as error:
        asyncio.run(reach())
    assert "hidden" not in str(error.value)
    done = CliRunner().invoke(app, ["--lang", "en", "serve", "--port", "0", "--database", url])
    assert done.exit_code == 2
    assert done.stderr.startswith("The database ")
    assert len(done.stderr.splitlines()) == 1


def test_the_probe_leaves_nothing(file: Path) -> None:
    before = within(file, everything)
    within(file, probe)
    assert within(file, everything) == before


# -- backups -------------------------------------------------------------------------------------------


def test_a_backup_brings_everything_back(file: Path, tmp_path: Path) -> None:
    with sqlite3.connect(file) as connection:  # what refers to its own table, in the wrong order
        first, second = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id LIMIT 2")]
        connection.execute("UPDATE tables SET rematch_of = ? WHERE id = ?", (second, first))
    connection.close()
    saved = tmp_path / "saved.jsonl.gz"
    done = artel(file, "admin", "backup", str(saved))
    assert done.exit_code == 0, done.output
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    back = tmp_path / "back" / "artel.db"
    again = artel(back, "admin", "restore", str(saved))
    assert again.exit_code == 0, again.output
    assert again.stdout.startswith(done.stdout)
    assert again.stdout.splitlines()[-1] == "1 game proved, 0 wrong."
    [noted] = within(file, everything)["audit"]
    assert "backup" in noted
    assert within(back, everything) == within(file, everything) | {"audit": []}


async def test_a_backup_while_people_play(settings: Settings, tmp_path: Path) -> None:
    running = await Running.start(settings)
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
    await anna.post(f"/api/tables/{table}/start")
    player = await anna.sit(table)
    playing = asyncio.create_task(player.play(await player.hear("welcome")))
    saved: list[Path] = []
    async with reached(settings.database) as database:
        while not playing.done():
            saved.append(tmp_path / f"{len(saved)}.gz")
            await backups.save(database, saved[-1])
            await asyncio.sleep(0.2)
    await playing
    await running.close()
    async with reached(sqlite(tmp_path / "back.db")) as database:
        await backups.restore(database, saved[0])
    again = await Running.start(msgspec.structs.replace(settings, database=sqlite(tmp_path / "back.db")))
    player = await anna.moved(again).sit(table)
    assert (await player.play(await player.hear("welcome")))["type"] == "over"
    await again.close()


def test_a_backup_of_an_older_program(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: Any
) -> None:
    saved = tmp_path / "saved.gz"
    within(file, lambda database: backups.save(database, saved))
    request.getfixturevalue("later")
    back = tmp_path / "back.db"
    within(back, lambda database: backups.restore(database, saved))
    assert within(back, lambda database: database.revision()) == "9999"
    assert within(back, everything) == within(file, everything)
    newer = tmp_path / "newer.gz"
    within(back, lambda database: backups.save(database, newer))
    monkeypatch.undo()
    with pytest.raises(NewDatabase):
        within(tmp_path / "old.db", lambda database: backups.restore(database, newer))


def test_a_damaged_backup_changes_nothing(file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.gz"
    within(file, lambda database: backups.save(database, saved))
    data = gzip.decompress(saved.read_bytes())
    lines = data.splitlines(keepends=True)
    damaged = {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "broken off": saved.read_bytes()[:-200],
        "a line less": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "another name": gzip.compress(data.replace("Анна".encode(), "Анне".encode())),
        "another format": gzip.compress(data.replace(b'"format":1', b'"format":2')),
        "no header": gzip.compress(b"".join(lines[1:])),
        "nothing": gzip.compress(b""),
        "no compression": data,
        "no JSON": gzip.compress(b"artel\n"),
    }
    bad, back = tmp_path / "bad.gz", tmp_path / "back.db"
    for kind, content in damaged.items():
        bad.write_bytes(content)
        with pytest.raises(BadBackup):
            within(back, lambda database: backups.restore(database, bad))
        assert within(back, lambda database: database.revision()) is None, kind
        done = artel(back, "admin", "restore", str(bad))
        assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1), kind


def test_nothing_is_restored_over_what_is_there(file: Path, tmp_path: Path) -> None:
    saved, before = tmp_path / "saved.gz", within(file, everything)
    within(file, lambda database: backups.save(database, saved))
    with pytest.raises(FullDatabase, match="people"):
        within(file, lambda database: backups.restore(database, saved))
    assert within(file, everything) == before


def test_a_backup_that_cannot_be_written(file: Path) -> None:
    done = artel(file, "admin", "backup", "/proc/artel.gz")
    assert done.exit_code == 2
    assert done.stderr.startswith("/proc/artel.gz cannot be used as a backup: ")


# -- proofs --------------------------------------------------------------------------------------------


def test_finished_games_prove_themselves(file: Path) -> None:
    done = artel(file, "admin", "verify")
    assert (done.exit_code, done.stdout) == (0, "1 game proved, 0 wrong.\n"), done.output


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE results SET score = score + 1 WHERE seat = 1",
        "UPDATE tables SET secret = zeroblob(32) WHERE status = 'over'",
        "UPDATE tables SET commitment = 'x' WHERE status = 'over'",
        "UPDATE seats SET nonce = '00000000000000000000000000000000' WHERE seat = 0",
        "DELETE FROM inputs WHERE seq = 5",
        "UPDATE inputs SET text = '1 nothing' WHERE seq = 3",
        "DELETE FROM inputs",
    ],
)
def test_a_changed_game_is_found(file: Path, change: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(change)
        [table] = connection.execute("SELECT id FROM tables WHERE status = 'over'").fetchone()
    connection.close()
    done = artel(file, "admin", "verify")
    assert (done.exit_code, done.stdout) == (2, "0 games proved, 1 wrong.\n")
    assert done.stderr.startswith(f"{table} (zodchie): ")


# -- cleaning ------------------------------------------------------------------------------------------


def test_cleaning(file: Path) -> None:
    old = now() - 1000 * DAY

    async def age(database: Database) -> None:
        async with database.write() as connection:
            guest = await people.add_guest(connection, "Вера", "ru")
            host = (await connection.execute(select(tables.c.host_id, tables.c.id))).first()
            assert host is not None
            await connection.execute(update(schema.people).where(schema.people.c.id == guest.id).values(seen_at=old))
            await connection.execute(update(tables).where(tables.c.status == "open").values(created_at=old))
            await connection.execute(update(inputs).values(at=old))
            await connection.execute(update(sessions).values(expires_at=old))
            over = select(tables.c.id).where(tables.c.status == "over").scalar_subquery()
            line = {"room": "players", "person_id": host.host_id, "text": "…", "at": old}
            await connection.execute(insert(chat).values(table_id=over, **line))
            await connection.execute(insert(bans).values(reason="", until=old, created_at=old))
            whose = {"person_id": host.host_id}
            await connection.execute(insert(schema.places).values(address="203.0.113.7", seen_at=old, **whose))
            link = {"token_hash": "0" * 64, "created_at": old, "expires_at": old}
            await connection.execute(insert(schema.resets).values(**link, **whose))

    assert set(artel(file, "admin", "clean").stdout.split()) & set("0123456789") == {"0"}
    before = within(file, everything)
    within(file, age)
    aged = within(file, everything)
    counted = artel(file, "admin", "clean", "--dry-run").stdout
    assert within(file, everything) == aged
    assert artel(file, "admin", "clean").stdout == counted
    numbers = [int(line.split()[0]) for line in counted.splitlines()]
    assert numbers == [1, 1, 1, 0, 0, 2, 1, 1, 1, 1]
    after = within(file, everything)
    assert {name: len(rows) for name, rows in after.items()} == {name: len(rows) for name, rows in before.items()} | {
        "tables": 2,
        "seats": 4,
        "sessions": 0,
        "inputs": len(before["inputs"]) + 1,
        "audit": 1,
    }
    assert artel(file, "admin", "verify").exit_code == 0
    assert set(artel(file, "admin", "clean").stdout.split()) & set("0123456789") == {"0"}


async def test_who_loses_a_game_to_cleaning_stores_nothing_more(file: Path) -> None:
    async with reached(sqlite(file)) as database, database.write() as connection:
        await connection.execute(update(tables).where(tables.c.status == "running").values(owner="me", fence=7))
        assert (await clean(connection, KeepDays(games=-1)))["games"] == 1
        found = (await connection.execute(select(tables).where(tables.c.status == "abandoned"))).one()
        assert (found.owner, found.fence) == (None, 8)


# -- bans and listings ---------------------------------------------------------------------------------


def test_bans(file: Path) -> None:
    [anna] = [line.split()[0] for line in artel(file, "admin", "people", "анн").stdout.splitlines()[1:]]
    for who in (anna, "203.0.113.7", "2001:DB8::/64"):
        assert artel(file, "admin", "ban", who, "--reason", "Спам", "--days", "3").exit_code == 0
        assert artel(file, "admin", "ban", who, "--reason", "Спам").exit_code == 0
    listed = artel(file, "admin", "bans").stdout.splitlines()
    assert [line.split()[0] for line in listed[1:]] == [anna, "203.0.113.7", "2001:db8::/64"]
    assert "Анна" in listed[1]
    for who in (anna, "203.0.113.7", "2001:db8::/64"):
        assert artel(file, "admin", "unban", who).stdout == f"{who} may come in again.\n"
    assert artel(file, "admin", "unban", anna).stdout == f"{anna} was not banned.\n"
    assert artel(file, "admin", "bans").stdout.splitlines()[1:] == []
    nobody = artel(file, "admin", "ban", "nobody")
    assert (nobody.exit_code, nobody.stderr[:35]) == (2, "Nobody is known as “nobody”: give a")


async def test_who_is_banned_stays_outside(settings: Settings) -> None:
    running = await Running.start(settings)
    anna = await running.guest("Анна")
    assert (await anna.http.get("/api/me")).status_code == 200
    file = Path(settings.database.partition("///")[2])
    await asyncio.to_thread(artel, file, "admin", "ban", anna.id, "--reason", "Спам")
    refused = await anna.http.get("/api/me")
    assert refused.status_code == 403
    assert "Спам" in refused.text
    await asyncio.to_thread(artel, file, "admin", "unban", anna.id)
    assert (await anna.http.get("/api/me")).status_code == 200
    await running.close()


def test_listings(file: Path) -> None:
    people = artel(file, "admin", "people").stdout.splitlines()
    assert people[0].split() == ["id", "kind", "name", "games", "created", "seen"]
    assert sorted(line.split()[1:4] for line in people[1:]) == [["guest", "Анна", "1"], ["guest", "Борис", "0"]]
    assert len(artel(file, "admin", "people", "--most", "1").stdout.splitlines()) == 2
    found = artel(file, "admin", "tables").stdout.splitlines()
    assert [line.split()[1:3] for line in found[1:]] == [
        ["carcassonne", "open"],
        ["zodchie", "running"],
        ["zodchie", "over"],
    ]
    assert "Анна, bot:random" in found[2]
    assert len(artel(file, "admin", "tables", "--status", "over").stdout.splitlines()) == 2


def test_a_name_does_not_steer_the_terminal(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE people SET name = 'x\x1b[2Jy\n' WHERE name = 'Анна'")
    connection.close()
    shown = artel(file, "admin", "people").stdout
    assert "x?[2Jy?" in shown
    assert "\x1b" not in shown


async def test_nothing_secret_is_listed(file: Path) -> None:
    shown = (await asyncio.to_thread(artel, file, "admin", "tables")).stdout
    async with reached(sqlite(file)) as database, database.read() as connection:
        for secret in (await connection.execute(select(tables.c.secret))).scalars():
            assert secret.hex() not in shown
        assert (await connection.execute(select(results))).first() is not None


def test_bringing_up_what_is_up_to_date_does_nothing(file: Path) -> None:
    before = sorted(file.parent.iterdir())
    assert within(file, bring_up) is None
    assert sorted(file.parent.iterdir()) == before


# -- PostgreSQL ----------------------------------------------------------------------------------------


@pytest.fixture
async def elsewhere(postgres: str) -> str:
    """A new database without anything in it."""
    name = f"artel_{secrets.token_hex(6)}"
    await cluster.create_database(postgres, name)
    return f"{postgres}/{name}"


async def test_from_sqlite_to_postgresql_and_back(file: Path, tmp_path: Path, elsewhere: str) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    async with reached(sqlite(file)) as database:
        async with database.write() as connection:
            person, table = (await connection.execute(select(tables.c.host_id, tables.c.id))).first() or ("", "")
            line = {"table_id": table, "room": "players", "person_id": person, "text": "Привет", "at": now()}
            await connection.execute(insert(chat).values(line))
        before = await everything(database)
        rows = await backups.save(database, first)
    async with reached(elsewhere) as database:
        assert await backups.restore(database, first) == rows
        assert await everything(database) == before
        assert await backups.save(database, second) == rows
        assert [proof.error async for proof in proofs.proofs(database, await proofs.finished(database))] == [None]
        with pytest.raises(FullDatabase):
            await backups.restore(database, first)
        async with database.write() as connection:  # numbers go on
            await connection.execute(insert(chat).values(line))
    async with reached(sqlite(tmp_path / "back.db")) as database:
        await backups.restore(database, second)
        assert await everything(database) == before


async def test_everything_else_on_postgresql(file: Path, tmp_path: Path, elsewhere: str) -> None:
    def command(*args: str) -> Result:
        environment = {"ARTEL_DATABASE": elsewhere, "ARTEL_LANG": "en"}
        return CliRunner().invoke(app, args, env=environment)

    async def admin(*args: str) -> list[str]:
        done = await asyncio.to_thread(command, "admin", *args)
        assert done.exit_code == 0, done.output
        return done.stdout.splitlines()

    with pytest.raises(OldDatabase, match="artel admin migrate"):
        await Running.start(Settings(port=0, database=elsewhere))
    await admin("migrate")
    async with reached(sqlite(file)) as database:
        await backups.save(database, tmp_path / "saved.gz")
    assert (await admin("restore", str(tmp_path / "saved.gz")))[-1] == "1 game proved, 0 wrong."
    assert await admin("verify") == ["1 game proved, 0 wrong."]
    assert len(await admin("tables")) == 4
    anna = (await admin("people", "АННА"))[1].split()[0]
    await admin("ban", anna, "--days", "1")
    assert len(await admin("bans")) == 2
    await admin("unban", anna)
    async with reached(elsewhere) as database:
        before = await everything(database)
        await probe(database)
        assert await everything(database) == before
        async with database.write() as connection:
            found = await clean(connection, KeepDays(open_tables=-1, games=-1, chat=-1, guests=-1))
        assert (found["open-tables"], found["games"], found["guests"]) == (1, 1, 0)


def test_an_admin_command_brings_neither_games_nor_the_orm(settings: Settings) -> None:
    asked = (
        "import sys; from artel.cli import app; app(['admin', 'people'], standalone_mode=False); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"{asked}; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"ARTEL_DATABASE": settings.database},
    )
    heavy = ("sqlalchemy.orm", "sqlalchemy.ext.asyncio", "alembic", "litestar", "artel.games.zodchie")
    assert [name for name in heavy if name in done.stdout.split()] == []
