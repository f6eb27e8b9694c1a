"""The web client, where it has been built: its pages and their parts, read once and kept compressed too."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from artel import site
from artel.server.api import previews
from artel.server.api.common import problem
from artel.server.api.files import FOR_EVER, LOOK_AGAIN, File, packed, served
from artel.server.api.outside import introduced, show_file
from artel.server.world import World
from artel.site import INDEX, LICENCES

PAGES = (
    "/", "/t/{id:str}", "/invite", "/invite/{id:str}", "/r/{id:str}", "/rules", "/rules/{id:str}", "/me", "/p/{id:str}",
    "/ladder", "/ladder/{id:str}", "/tournaments", "/tournaments/{id:str}", "/learn", "/learn/{id:str}", "/puzzles",
    "/puzzles/{id:str}", "/workshop/{id:str}", "/review", "/settings", "/reset", "/open", "/confirm", "/unsubscribe",
    "/join", "/admin",
)  # fmt: skip
"""What the client shows; it finds out by itself which page is meant."""
Asking = Request[Any, Any, Any]
PYTHON = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; object-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
    )
}
"""In the worker where Python runs, and nowhere else, WebAssembly is allowed."""


@cache
def parts() -> dict[str, File]:
    """By path, `index.html` and `assets/…`: all that the client is made of."""
    found = site.parts()
    return {path: packed(path, introduced(data) if path == INDEX else data) for path, data in found.items()}


def sent(request: Asking, path: str, caching: str, status: int = 200) -> Response[bytes]:
    """Raises NotFoundException."""
    found = parts().get(path)
    if found is None:
        raise NotFoundException
    return served(request, found, caching, status)


def nothing(request: Asking, error: NotFoundException) -> Response[Any]:
    """What is not there: people are told by the client, programs as of everything that fails."""
    if ROUTES and "text/html" in request.headers.get("accept", ""):
        return sent(request, INDEX, LOOK_AGAIN, 404)
    return problem(request, error)


@get(list(PAGES), include_in_schema=False)
async def page(request: Asking, world: NamedDependency[World]) -> Response[bytes]:
    plain = parts()[INDEX].plain.replace(b"</title>", b"</title>" + (await previews.head(request, world)).encode())
    return served(request, packed(INDEX, plain), LOOK_AGAIN)


@get("/favicon.svg", include_in_schema=False)
async def icon(request: Asking) -> Response[bytes]:
    return sent(request, "favicon.svg", LOOK_AGAIN)


@get("/sw.js", include_in_schema=False)
async def worker(request: Asking) -> Response[bytes]:
    """What shows notices while no page is open, and has the client ready where there is no connection."""
    return sent(request, "sw.js", LOOK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def part(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """The name of a part holds a digest of it."""
    found = sent(request, f"assets/{name}", FOR_EVER)
    if name.startswith("python.worker"):
        found.headers.update(PYTHON)
    return found


@get("/py/{name:path}", include_in_schema=False)
async def python(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """Python for tables on the reader's own device; its names hold digests too."""
    return sent(request, f"py/{name.lstrip('/')}", FOR_EVER)


@get("/previews/{name:str}", include_in_schema=False)
async def preview(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """The picture of a game, where links to it are shown."""
    return sent(request, f"previews/{name}", LOOK_AGAIN)


@get(
    ["/manifest.webmanifest", "/icon-192.png", "/icon-512.png", "/icon-maskable.png", f"/{LICENCES}"],
    include_in_schema=False,
)
async def installed(request: Asking) -> Response[bytes]:
    """What a device wants to know that the client is installed on, and a person about its libraries."""
    return sent(request, request.url.path[1:], LOOK_AGAIN)


ROUTES = [page, icon, worker, part, python, preview, installed, show_file] if site.is_built() else []
