"""The web client, where it has been built: its pages and their parts, read once and kept compressed too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from gzip import compress
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from artel.server.api.common import problem

PAGES = (
    "/", "/t/{id:str}", "/invite", "/r/{id:str}", "/rules", "/rules/{id:str}", "/me", "/p/{id:str}", "/ladder",
    "/ladder/{id:str}", "/tournaments", "/tournaments/{id:str}", "/learn", "/learn/{id:str}", "/puzzles",
    "/puzzles/{id:str}", "/settings", "/reset", "/confirm", "/unsubscribe", "/join", "/admin",
)  # fmt: skip
"""What the client shows; it finds out by itself which page is meant."""
FOR_EVER = "public, max-age=31536000, immutable"
LOOK_AGAIN = "no-cache"
Asking = Request[Any, Any, Any]
built = files("artel") / "web"


class File(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes


@cache
def parts() -> dict[str, File]:
    """By path, `index.html` and `assets/…`: all that the client is made of."""
    return {path: packed(path, file.read_bytes()) for path, file in walked(built)}


def walked(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for found in folder.iterdir():
        if found.is_dir():
            yield from walked(found, f"{above}{found.name}/")
        else:
            yield f"{above}{found.name}", found


def packed(path: str, data: bytes) -> File:
    return File(guess_type(path)[0] or "application/octet-stream", data, compress(data, mtime=0))


def sent(request: Asking, path: str, caching: str, status: int = 200) -> Response[bytes]:
    """Raises NotFoundException."""
    found = parts().get(path)
    if found is None:
        raise NotFoundException
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=headers, status_code=status)
    return Response(found.plain, media_type=found.kind, headers=headers, status_code=status)


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


ROUTES = [page, icon, worker, part] if (built / "index.html").is_file() else []
