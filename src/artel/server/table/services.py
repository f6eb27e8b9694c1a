"""What every live table of a process shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from artel.server.cluster.bus import Bus
    from artel.server.config import Settings
    from artel.server.store.engine import Database
    from artel.server.store.writer import Storing
    from artel.server.table.bots import Bots
    from artel.server.table.uptime import Uptime
    from artel.server.traffic.desk import Desk
    from artel.server.traffic.limits import Limits
    from artel.server.traffic.sockets import Sockets


class Services(NamedTuple):
    settings: Settings
    database: Database
    writer: Storing
    bus: Bus
    bots: Bots
    limits: Limits
    uptime: Uptime
    sockets: Sockets
    desk: Desk
