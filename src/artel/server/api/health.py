"""For whoever runs the server, and for what watches it."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Awaitable
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from artel.kernel.errors import Problem
from artel.server.errors import NoSuchPage, NotReady
from artel.server.store.upkeep import probe
from artel.server.upkeep import metrics
from artel.server.world import World

log = structlog.get_logger()
PATIENCE = 3.0
HOLDS = 1.0
"""Seconds for which an answer of /readyz is good: asking often costs nothing."""


class Health(msgspec.Struct, frozen=True):
    live_tables: int


@get("/healthz")
async def healthy(world: NamedDependency[World]) -> Health:
    """The process is alive."""
    return Health(len(world.directory))


@get("/readyz")
async def ready(request: Request[Any, Any, Any], world: NamedDependency[World]) -> Health:
    """It can serve: the database can be written, Redis answers where it is used, and nobody has told it to stop.
    Otherwise 503."""
    state = request.app.state
    if state.get("closing", False):
        raise NotReady(problem=Problem("shutting-down", "it is shutting down"))
    if state.get("ready_until", 0.0) < time.monotonic():
        await works(probe(world.database), Problem("not-written", "the database cannot be written"))
        await works(world.bus.probe(), Problem("no-redis", "Redis does not answer"))
        state.ready_until = time.monotonic() + HOLDS
    return Health(len(world.directory))


async def works(attempt: Awaitable[None], otherwise: Problem) -> None:
    """Raises NotReady where it fails or takes long."""
    try:
        async with asyncio.timeout(PATIENCE):
            await attempt
    except Exception as error:
        log.error(otherwise, reason=type(error).__name__)
        raise NotReady(problem=otherwise) from None


@get("/metrics", media_type=MediaType.TEXT)
async def figures(request: Request[Any, Any, Any], world: NamedDependency[World]) -> Response[bytes]:
    """For Prometheus; by default only to this machine."""
    allowed = world.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_local(request)):
        raise NoSuchPage
    return Response(metrics.shown(world), headers={"content-type": CONTENT_TYPE_LATEST})


def is_local(request: Request[Any, Any, Any]) -> bool:
    """From this machine, and not handed on by a proxy on it."""
    handed_on = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via"))
    try:
        return not handed_on and ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


ROUTES = [healthy, ready, figures]
