"""What the description of the API says of every route without being told: its area, and how it may refuse."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from artel.server.api.common import ProblemSaid
from artel.server.errors import ServerError

SAYS: Final = {
    400: "The request is malformed.",
    401: "Nobody is signed in.",
    403: "Not allowed to this person, or from this page.",
    404: "There is no such thing, or it is not to be seen.",
    409: "Not possible as things stand.",
    413: "The request is too long.",
    429: "Too much at once; `Retry-After` says when to try again.",
    500: "A fault of the server.",
}


def refusals(*kinds: type[ServerError]) -> dict[int, ResponseSpec]:
    """For `responses=`: the errors that a handler raises, by their status."""
    by_status: dict[int, list[str]] = {}
    for kind in kinds:
        by_status.setdefault(kind.status, []).append(f"`{kind().key}`: {kind.says}")
    return {status: refusal(status, "\n\n".join(texts)) for status, texts in by_status.items()}


def refusal(status: int, text: str = "") -> ResponseSpec:
    return ResponseSpec(ProblemSaid, generate_examples=False, description=text or SAYS[status])


def described(area: ModuleType) -> list[Any]:
    """The routes of an area, each with its tag and with the refusals that follow from what it takes."""
    for route in area.ROUTES:
        if isinstance(route, HTTPRouteHandler):
            describe(route, area.__name__.rpartition(".")[2])
    return list(area.ROUTES)


def describe(route: HTTPRouteHandler, area: str) -> None:
    wants = route.fn.__annotations__
    statuses = {400, 429, 500}
    if route.http_methods & {"POST", "PUT", "PATCH", "DELETE"}:
        statuses |= {403}
    if "data" in wants:
        statuses |= {413}
    if wants.keys() & {"me", "human", "session", "admin"}:
        statuses |= {401, 403}
    if any("{" in path for path in route.paths):
        statuses |= {404, 409}
    route.tags = route.tags or [area]
    route.summary = route.summary or route.fn.__name__.replace("_", " ").capitalize()
    done = {204: ResponseSpec(None, description="Done.")} if route.status_code == 204 else {}
    route.responses = done | {status: refusal(status) for status in sorted(statuses)} | dict(route.responses or {})
