"""Links to this server that others can open."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from artel.server.api.common import limit
from artel.server.api.tables import Asking
from artel.server.lobby.addresses import picture, reachable
from artel.server.world import World


class Linked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`path`: of a page, with what stands behind its #."""

    path: Annotated[str, Meta(pattern=r"^/[A-Za-z0-9/_#-]{0,200}$")]


class Link(msgspec.Struct, frozen=True):
    """`link`: null where this server listens to its own machine alone; `picture`: it as a QR code, an SVG element."""

    link: str | None
    picture: str | None


@post("/api/links", status_code=200)
async def link(request: Asking, data: JSONBody[Linked], world: NamedDependency[World]) -> Link:
    """A link to a page that others can open, where there is one."""
    limit(request, "link")
    url = request.base_url
    base = reachable(world.settings, url.scheme, url.hostname or "localhost", url.port)
    return Link(None, None) if base is None else Link(base + data.path, picture(base + data.path))


ROUTES = [link]
