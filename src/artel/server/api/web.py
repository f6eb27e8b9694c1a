"""The web client, where it has been built: its pages and their parts, read once and kept compressed too."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from artel.server.api.common import problem
from artel.server.api.files import FOR_EVER, LOOK_AGAIN, File, packed, served, walked
from artel.server.api.outside import introduced, show_file

PAGES = (
    "/", "/t/{id:str}", "/invite", "/r/{id:str}", "/rules", "/rules/{id:str}", "/me", "/p/{id:str}", "/ladder",
    "/ladder/{id:str}", "/tournaments", "/tournaments/{id:str}", "/learn", "/learn/{id:str}", "/settings", "/reset",
    "/confirm", "/unsubscribe", "/join", "/admin",
)  # fmt: skip
"""What the client shows; it finds out by itself which page is meant."""
Asking = Request[Any, Any, Any]
built = files("artel") / "web"


@cache
def parts() -> dict[str, File]:
    """By path, `index.html` and `assets/…`: all that the client is made of."""
    found = {path: file.read_bytes() for path, file in walked(built)}
    return {path: packed(path, introduced(data) if path == "index.html" else data) for path, data in found.items()}


def sent(request: Asking, path: str, caching: str, status: int = 200) -> Response[bytes]:
    """Raises NotFoundException."""
    found = parts().get(path)
    if found is None:
        raise NotFoundException
    return served(request, found, caching, status)


def nothing(request: Asking, error: NotFoundException) -> Response[Any]:
    """What is not there: people are told by the client, programs as of everything that fails."""
    if ROUTES and "text/html" in request.headers.get("accept", ""):
        return sent(request, "index.html", LOOK_AGAIN, 404)
    return problem(request, error)


@get(list(PAGES), include_in_schema=False)
async def page(request: Asking) -> Response[bytes]:
    return sent(request, "index.html", LOOK_AGAIN)


@get("/favicon.svg", include_in_schema=False)
async def icon(request: Asking) -> Response[bytes]:
    return sent(request, "favicon.svg", LOOK_AGAIN)


@get("/sw.js", include_in_schema=False)
async def worker(request: Asking) -> Response[bytes]:
    """What shows notices while no page is open."""
    return sent(request, "sw.js", LOOK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def part(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """The name of a part holds a digest of it."""
    return sent(request, f"assets/{name}", FOR_EVER)


ROUTES = [page, icon, worker, part, show_file] if (built / "index.html").is_file() else []
