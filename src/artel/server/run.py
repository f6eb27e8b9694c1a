"""The process: uvicorn with the limits that sockets need."""

from __future__ import annotations

import asyncio
import gc
import resource
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import structlog
import uvicorn

from artel import __version__
from artel.server.app import create_app
from artel.server.traffic.charges import metered
from artel.server.traffic.head import with_head
from artel.server.traffic.protocols import protocols
from artel.server.upkeep.logs import set_up_logs
from artel.server.world import opened

if TYPE_CHECKING:
    from litestar import Litestar

    from artel.server.config import Settings

log = structlog.get_logger()
FRAME = 16_384
COLLECT = (50_000, 20, 50)
"""How seldom garbage is looked for: each time all tables are walked through."""


class Server(uvicorn.Server):
    """Opens its world first and closes it last, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, app: Litestar, settings: Settings) -> None:
        super().__init__(config)
        self.app = app
        self.settings = settings
        self.opened = AsyncExitStack()
        self.ready: Callable[[], object] = lambda: None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """As a process of its own, with as many connections as the system allows."""
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Raises what `opened` raises."""
        self.app.state.world = await self.opened.enter_async_context(opened(self.settings))
        try:
            await super().startup(sockets)
        except BaseException:
            await self.opened.aclose()
            raise
        log.info("started", version=__version__)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First /readyz says no for a while, so that a proxy can send people elsewhere."""
        self.app.state.closing = True
        log.info("stopping")
        until = time.monotonic() + self.settings.drain
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)
        await self.opened.aclose()
        log.info("stopped")


def server(settings: Settings, app: Litestar | None = None) -> Server:
    """Dead peers and frames that are too long are closed here; nothing is compressed. `app`: where one was made."""
    set_up_logs(settings)
    app = create_app() if app is None else app
    http, ws = protocols(settings)
    config = uvicorn.Config(
        with_head(metered(app)),
        host=settings.host,
        port=settings.port,
        http=http,
        ws=ws,
        timeout_keep_alive=settings.idle_seconds,  # type: ignore[arg-type]  # it goes to the event loop as it is
        ws_max_size=FRAME,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_queue=32,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    return Server(config, app, settings)
