"""Requests at the expense of whoever asks, by the CPU time that they really cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar.enums import ScopeType

from artel.server.api.common import HEADERS, PAYER, Connection, language_of, problem_of
from artel.server.errors import TooMany
from artel.server.traffic.limits import REQUEST, neighbourhood
from artel.server.traffic.meter import Metered

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import ASGIApp, Receive, Scope, Send

AGAINST_RULES = 1008


def metered(app: Litestar) -> ASGIApp:
    """The application, at the expense of whoever asks: who has cost much lately waits, or is told to come back."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        limits, who = app.state.world.limits, neighbourhood(client[0] if (client := scope.get("client")) else "")
        try:
            await limits.pace("cost", who)
        except TooMany as error:
            await refuse(error, scope, send)
            return
        limits.spend("cost", REQUEST, who)
        if scope["type"] == ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        work = Metered(app(scope, receive, send))
        try:
            await work
        finally:
            cost = 1000 * work.seconds
            limits.spend("cost", cost - REQUEST, who)
            limits.spend("cost", cost, scope["state"].get(PAYER, ""))

    return call


async def refuse(error: TooMany, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": AGAINST_RULES, "reason": ""})
        return
    said = problem_of(error, language_of(Connection(scope)))
    headers = {"content-type": "application/json", "retry-after": str(error.details["seconds"]), **HEADERS}
    head = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": head})
    await send({"type": "http.response.body", "body": msgspec.json.encode(said), "more_body": False})
