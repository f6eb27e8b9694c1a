"""The application: routes, the WebSocket, and what they stand on."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from artel import __version__
from artel.kernel.errors import ArtelError
from artel.server.api import (
    admin,
    advice,
    bots,
    challenges,
    events,
    friends,
    games,
    health,
    learn,
    links,
    notices,
    outside,
    people,
    puzzles,
    ratings,
    records,
    registration,
    reports,
    reviews,
    scenarios,
    security,
    seeking,
    streams,
    tables,
    tournaments,
    web,
    workshop,
)
from artel.server.api.common import (
    a_human,
    an_admin,
    let_through,
    problem,
    safe_headers,
    session_of,
    signed_in,
    somebody,
    world_of,
)
from artel.server.api.documented import described
from artel.server.traffic import socket
from artel.server.upkeep import metrics

AREAS = (
    health, people, friends, security, registration, notices, tables, links, seeking, streams, records, games, outside,
    learn, puzzles, advice, ratings, tournaments, bots, challenges, events, reports, reviews, scenarios, workshop,
    admin, web,
)  # fmt: skip

DESCRIPTION = (
    "Board games for people and programs. People are known by a cookie, bot accounts by a token in `Authorization: "
    "Bearer`. Errors are `{key, message, clause, open}`, worded by `Accept-Language`. Games are played over the "
    "WebSocket at `/ws`; its messages are described by `artel schema --wire`. Times are milliseconds since 1970."
)


def create_app() -> Litestar:
    """Whoever serves it opens a world first, and puts it into `app.state.world`."""
    return Litestar(
        [socket.play, *[route for area in AREAS for route in described(area)]],
        guards=[let_through],
        before_send=[metrics.count_request, safe_headers],
        dependencies={
            "world": Provide(world_of, sync_to_thread=False),
            "session": Provide(session_of),
            "person": Provide(signed_in, sync_to_thread=False),
            "me": Provide(somebody, sync_to_thread=False),
            "human": Provide(a_human, sync_to_thread=False),
            "admin": Provide(an_admin, sync_to_thread=False),
        },
        exception_handlers={
            NotFoundException: web.nothing,
            ArtelError: problem,
            HTTPException: problem,
            Exception: problem,
        },
        openapi_config=OpenAPIConfig(
            title="Artel",
            version=__version__,
            description=DESCRIPTION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        request_max_body_size=16_384,
    )


def openapi() -> dict[str, Any]:
    """The description of the REST interface."""
    return create_app().openapi_schema.to_schema()
