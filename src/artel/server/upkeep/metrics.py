"""Figures about this process, for Prometheus. Whoever does something counts it here; labels never name people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from artel.server.upkeep.log import log

if TYPE_CHECKING:
    from litestar.types import Message, Scope

    from artel.server.world import World

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
SLOW = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5, 10, 20)

LIVE_TABLES = Gauge("artel_live_tables", "Tables that are live in this process", registry=REGISTRY)
SOCKETS = Gauge("artel_sockets", "Open WebSockets", registry=REGISTRY)
MOVES_SHOWN = Counter("artel_moves_stored", "Steps of games that were stored", registry=REGISTRY)
STORE = Histogram("artel_store_seconds", "Time of one transaction of the writer", buckets=FAST, registry=REGISTRY)
BOT_SECONDS = Histogram("artel_bot_seconds", "Time of a bot's answer", ["bot"], buckets=SLOW, registry=REGISTRY)
BOT_FAILURES = Counter("artel_bot_failures", "Answers that another had to give for a bot", registry=REGISTRY)
REFUSED = Counter("artel_refused", "Messages over WebSockets that were refused", ["key"], registry=REGISTRY)
LIMITED = Counter("artel_limited", "What was refused because it was too much", ["what"], registry=REGISTRY)
LAST_BACKUP = Gauge("artel_backup_timestamp_seconds", "When the last backup by the clock was made", registry=REGISTRY)
BACKUP_FAILURES = Counter("artel_backup_failures", "Backups by the clock that failed", registry=REGISTRY)
NOTICES = Counter("artel_notices", "Notices to people who are away", ["way", "outcome"], registry=REGISTRY)
REQUESTS = Counter("artel_http_requests", "HTTP requests", ["method", "route", "status"], registry=REGISTRY)


class MoveCount:
    """As a plain number until somebody asks: Prometheus's own way to count costs as much as a part of the rules."""

    def __init__(self) -> None:
        self.since = 0

    def inc(self) -> None:
        self.since += 1

    def show(self) -> None:
        MOVES_SHOWN.inc(self.since)
        self.since = 0


MOVES = MoveCount()


def shown(world: World) -> bytes:
    """All figures in Prometheus's text format."""
    MOVES.show()
    LIVE_TABLES.set(len(world.directory))
    SOCKETS.set(len(world.sockets))
    return generate_latest(REGISTRY)


async def count_request(message: Message, scope: Scope) -> None:
    """To be called before an answer is sent. Routes are counted and logged, not addresses: these hold ids."""
    if message["type"] == "http.response.start":
        method, route = str(scope.get("method")), scope.get("path_template") or "-"
        REQUESTS.labels(method if method in METHODS else "-", route, message["status"]).inc()
        log.debug("request", method=method, route=route, status=message["status"])


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
