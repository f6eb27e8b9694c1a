"""The workshop: a game's data pack described, checked, written to a file, stored, and those that are stored."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from artel.bots.crew import Lane, NoAnswer, PoolFull
from artel.kernel.packdiff import Change
from artel.kernel.packfile import written
from artel.languages import Language
from artel.server.api.common import address_of, limit
from artel.server.api.documented import refusals
from artel.server.api.games import HOLDS, known
from artel.server.api.records import as_json
from artel.server.api.tables import Digest
from artel.server.errors import NoSuchPack, PackTooSlow, StandardPack, TooMany, TooManyPacks
from artel.server.store import packs
from artel.server.store.packs import PackRow
from artel.server.store.people import Person
from artel.server.traffic.limits import neighbourhood
from artel.server.workshop.checking import LONGEST, Checked, checked, differences, stored
from artel.server.workshop.describing import Workshop, described
from artel.server.world import World

Asking = Request[Any, Any, Any]
Tables = dict[str, Any]
BODY = 2 * LONGEST
"""Bytes of a request with a pack in it, which is written less tightly there."""


class PackDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either `content`: the sections of a pack as tables, or `file`: the same as TOML."""

    content: Tables | None = None
    file: Annotated[str, Meta(max_length=LONGEST)] | None = None
    language: Language = "en"


class NewPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    content: Tables


class PackFile(msgspec.Struct, frozen=True):
    toml: str


class PackSaid(msgspec.Struct, frozen=True):
    """`changes`: in how many things it differs from the standard pack; `hosted`: the host offers it to all; `allowed`:
    for rated games too."""

    digest: str
    game: str
    name: str
    about: str
    changes: int
    hosted: bool
    allowed: bool


class PackShown(msgspec.Struct, frozen=True):
    """`changes`: all that differs from the standard pack of today."""

    pack: PackSaid
    content: Tables
    changes: list[Change]


@get("/api/workshop/{game:str}")
async def show_workshop(
    game: FromPath[str], world: NamedDependency[World], language: FromQuery[Language] = "en"
) -> Response[Workshop]:
    """A game's standard pack, and what may stand in a pack for it."""
    name = known(game).id

    async def anew() -> bytes:
        return described(name, language)

    return as_json(await world.desk.kept(("workshop", name, language), anew), HOLDS)


@post(
    "/api/workshop/{game:str}/check",
    status_code=200,
    request_max_body_size=BODY,
    responses=refusals(PackTooSlow, TooMany),
)
async def check_pack(
    request: Asking, game: FromPath[str], data: JSONBody[PackDraft], world: NamedDependency[World]
) -> Response[Checked]:
    """What is wrong with a pack, and where; in what it differs from the standard; nothing is stored."""
    limit(request, "draft")
    given = data.content if data.content is not None else data.file or ""
    return as_json(await looked_at(request, world, partial(checked, known(game).id, given, data.language)))


@post("/api/workshop/{game:str}/file", status_code=200, request_max_body_size=BODY)
async def write_pack(request: Asking, game: FromPath[str], data: JSONBody[NewPack]) -> PackFile:
    """A pack as the text of a TOML file, sound or not."""
    limit(request, "draft")
    known(game)
    return PackFile(written({name: section for name, section in data.content.items() if is_section(section)}))


def is_section(section: Any) -> bool:
    return all(isinstance(row, dict) for row in (section if isinstance(section, list) else [section]))


@post(
    "/api/packs/{game:str}",
    request_max_body_size=BODY,
    responses=refusals(PackTooSlow, StandardPack, TooMany, TooManyPacks),
)
async def store_pack(
    request: Asking,
    game: FromPath[str],
    data: JSONBody[NewPack],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> PackSaid:
    """Keep a sound pack, by its digest: for a table, and for everybody who has its link."""
    limit(request, "pack", human.id)
    row = await looked_at(request, world, partial(stored, known(game).id, data.content))
    async with world.database.write() as connection:
        return pack_said(await packs.keep(connection, row, human))


async def looked_at(request: Asking, world: World, task: partial[Any]) -> Any:
    """By another process. Raises PackTooSlow, TooMany, and what the task raises."""
    who = neighbourhood(address_of(request))
    await world.limits.pace("work", who)
    try:
        return await world.desk.do(task, Lane.REPLAY, who)
    except NoAnswer:
        raise PackTooSlow from None
    except PoolFull:
        raise TooMany(seconds=1) from None


@get("/api/packs")
async def list_packs(world: NamedDependency[World], game: FromQuery[str | None] = None) -> list[PackSaid]:
    """Those that the host offers."""
    async with world.database.read() as connection:
        return [pack_said(row) for row in await packs.hosted(connection, game)]


@get("/api/packs/{digest:str}", responses=refusals(NoSuchPack))
async def show_pack(digest: FromPath[Digest], world: NamedDependency[World]) -> PackShown:
    """A stored pack, and in what it differs from the standard."""
    async with world.database.read() as connection:
        row = await packs.found(connection, digest)
    if row is None:
        raise NoSuchPack(pack=digest)
    content = msgspec.json.decode(row.content)
    return PackShown(pack_said(row), content, differences(known(row.game), content))


def pack_said(row: PackRow) -> PackSaid:
    about = msgspec.json.decode(row.content)["pack"].get("about", "")
    return PackSaid(row.digest, row.game, row.name, about, row.changes, row.hosted, row.allowed)


ROUTES = [show_workshop, check_pack, write_pack, store_pack, list_packs, show_pack]
