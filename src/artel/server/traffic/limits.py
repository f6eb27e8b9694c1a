"""How much one address, one person and one socket may do, in numbers and in CPU time. Counted in memory, and where
there is Redis for all processes together.

Who has used up the time must wait: `pace`. It is charged before with a guess, so that many at once do not slip past,
and afterwards with what it really cost. `Settings.limits` makes all of it larger or smaller; 0 switches it off.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from artel.kernel.errors import NotInstalled
from artel.server.errors import TooMany, TooManyConnections, TooManyTables
from artel.server.store.people import ban, banned_addresses
from artel.server.upkeep.metrics import LIMITED

if TYPE_CHECKING:
    from collections.abc import Callable

    from artel.server.cluster.together import SharedCounts
    from artel.server.store.engine import Database
    from artel.server.store.people import Person

ADDRESS_CONNECTIONS = 64
PERSON_CONNECTIONS = 16
GUEST_TABLES = 5
ACCOUNT_TABLES = 20
ALONE_TABLES = 100
"""With bots alone, for anybody."""
BANS_HOLD = 5.0
"""Seconds after which bans are looked up again."""
REQUEST, HELLO, MESSAGE, LOADING = 2.0, 5.0, 1.0, 25.0
"""Milliseconds that a request, a message, and a table that is not live yet are thought to cost."""
PATIENCE = 2.0
"""Seconds that a request is kept waiting; who would have to wait longer is told to come back."""
KEPT = 10_000
"""Keys that a rate remembers before it forgets those who have been quiet."""


class Rate(NamedTuple):
    """So many at once, and as many again in so many seconds."""

    many: int
    seconds: float


RATES = {
    "message": Rate(100, 20),  # of one socket
    "messages": Rate(1000, 20),  # of one address
    "request": Rate(600, 60),  # of one address, as all below unless it says otherwise
    "handshake": Rate(120, 60),
    "guest": Rate(60, 3600),
    "register": Rate(20, 3600),
    "password": Rate(60, 600),
    "password of": Rate(20, 900),  # of one account, tried from one address
    "passwords of": Rate(300, 3600),  # of one account, tried from all addresses that it was never signed in to from
    "code of": Rate(5, 900),  # second factors; as above
    "codes of": Rate(20, 3600),
    "forgotten": Rate(20, 86400),
    "forgotten of": Rate(3, 86400),  # of one name, whether or not there is such an account
    "rename": Rate(10, 3600),  # of one person
    "table": Rate(60, 3600),  # of one person
    "tables": Rate(200, 3600),
    "link": Rate(60, 60),
    "seek": Rate(60, 60),  # of one person
    "invite": Rate(60, 600),  # of one person
    "follow": Rate(60, 600),  # of one person
    "challenge": Rate(30, 600),  # of one person
    "look": Rate(60, 600),
    "letter": Rate(5, 3600),  # of one person
    "letter to": Rate(3, 3600),  # to one address
    "remark": Rate(8, 16),  # of one person
    "report": Rate(10, 3600),  # of one person
    "export": Rate(10, 3600),  # of one person
    "proof": Rate(30, 600),
    "upload": Rate(30, 3600),  # records, of one person
    "review": Rate(30, 3600),  # of one person
    "draft": Rate(120, 60),  # data packs looked at
    "pack": Rate(30, 3600),  # and stored; of one person
    "lesson": Rate(120, 60),
    "advice": Rate(60, 60),  # of one person
    "frame": Rate(200, 20),  # of one socket, pings and parts of messages too
    "cost": Rate(100, 0.4),  # milliseconds of CPU time on the event loop, of one address or person
    "work": Rate(5000, 20),  # and of other processes: words and replays
    "review work": Rate(600_000, 3000),  # and of those that review
}


class Bucket:
    """Tokens for each key, refilled with time."""

    def __init__(self, many: float, seconds: float) -> None:
        self.many = many
        self._each = seconds / many
        self._full_at: dict[str, float] = {}
        self._room = KEPT

    def take(self, key: str = "") -> float:
        """0, or after how many seconds it may be tried again."""
        wait = self.wait(key, 1)
        if not wait:
            self.spend(key, 1)
        return wait

    def wait(self, key: str, more: float = 0) -> float:
        """After how many seconds there are so many more."""
        at = time.monotonic()
        wait = max(self._full_at.get(key, at), at) - at + (more - self.many) * self._each
        return wait if wait > 1e-9 else 0.0

    def spend(self, key: str, many: float) -> None:
        """Whether they are there or not."""
        at = time.monotonic()
        if len(self._full_at) >= self._room:
            self._full_at = {other: when for other, when in self._full_at.items() if when > at}
            self._room = max(KEPT, 2 * len(self._full_at))
        self._full_at[key] = max(self._full_at.get(key, at), at) + many * self._each

    def learn(self, key: str, seconds: float) -> None:
        """After so many seconds it is full, and not before."""
        at = time.monotonic()
        self._full_at[key] = max(self._full_at.get(key, at), at + seconds)

    def seconds(self, many: float) -> float:
        """After which so many are there again."""
        return many * self._each


class Limits:
    def __init__(self, scale: float, redis: str | None = None) -> None:
        """Raises NotInstalled."""
        self._scale = scale
        self._together = together(redis, self._learn) if redis is not None and scale else None
        self._buckets = {name: self.bucket(name) for name in RATES}
        self._addresses: Counter[str] = Counter()
        self._people: Counter[str] = Counter()
        self._bans: list[tuple[str, str, int | None]] = []
        self._bans_until = 0.0

    @property
    def charges(self) -> bool:
        """Or does nothing count here?"""
        return bool(self._scale)

    def bucket(self, name: str) -> Bucket | None:
        rate = RATES[name]
        return Bucket(rate.many * self._scale, rate.seconds) if self._scale else None

    def take(self, name: str, key: str) -> None:
        """Raises TooMany."""
        bucket = self._buckets[name]
        wait = bucket.take(key) if bucket is not None else 0.0
        if wait:
            LIMITED.labels(name).inc()
            raise TooMany(seconds=math.ceil(wait))
        self._tell(name, key, 1)

    def spend(self, name: str, many: float, *keys: str) -> None:
        """Charges those who are somebody, whether they have it or not."""
        bucket = self._buckets[name]
        for key in filter(None, keys):
            if bucket is not None:
                bucket.spend(key, many)
                self._tell(name, key, many)

    def _tell(self, name: str, key: str, many: float) -> None:
        bucket = self._buckets[name]
        if self._together is not None and bucket is not None:
            self._together.taken(name, key, bucket.seconds(many))

    def _learn(self, name: str, key: str, seconds: float) -> None:
        bucket = self._buckets[name]
        if bucket is not None:
            bucket.learn(key, seconds)

    async def hold(self, **most: float) -> str | None:
        """One more connection of each of these kinds in all processes. Raises TooManyConnections."""
        if self._together is None:
            return None
        held = await self._together.hold({key: many * self._scale for key, many in most.items()})
        if held is None:
            LIMITED.labels("connections").inc()
            raise TooManyConnections
        return held

    def leave(self, held: str | None) -> None:
        if held is not None and self._together is not None:
            self._together.leave(held)

    async def close(self) -> None:
        if self._together is not None:
            await self._together.close()

    def wait(self, name: str, *keys: str) -> float:
        """After how many seconds none of them owes too much."""
        bucket = self._buckets[name]
        return 0.0 if bucket is None else max((bucket.wait(key) for key in keys if key), default=0.0)

    async def pace(self, name: str, *keys: str, patience: float = PATIENCE) -> None:
        """Returns when none of them owes too much. Raises TooMany where that would take too long."""
        while wait := self.wait(name, *keys):
            if wait > patience:
                LIMITED.labels(name).inc()
                raise TooMany(seconds=math.ceil(wait))
            await asyncio.sleep(wait)

    def connect(self, address: str, person: Person | None) -> None:
        """One socket more; to be taken back by `disconnect`. Raises TooManyConnections."""
        addresses, people = self._addresses[address], 0 if person is None else self._people[person.id]
        if self._scale and (
            addresses >= ADDRESS_CONNECTIONS * self._scale or people >= PERSON_CONNECTIONS * self._scale
        ):
            LIMITED.labels("connections").inc()
            raise TooManyConnections
        self._count(address, person, 1)

    def disconnect(self, address: str, person: Person | None) -> None:
        self._count(address, person, -1)

    def _count(self, address: str, person: Person | None, many: int) -> None:
        for counter, key in ((self._addresses, address), (self._people, person.id if person is not None else "")):
            counter[key] += many
            if counter[key] <= 0:
                del counter[key]

    def check_tables(self, person: Person, many: int, *, alone: bool) -> None:
        """`many`: tables of this person that are not over, with bots `alone` or with others. Raises TooManyTables."""
        most = ALONE_TABLES if alone else GUEST_TABLES if person.kind == "guest" else ACCOUNT_TABLES
        if self._scale and many >= most * self._scale:
            LIMITED.labels("open tables").inc()
            raise TooManyTables(many=many)

    def forget_bans(self) -> None:
        """They have changed, and are looked up when they are needed next."""
        self._bans_until = 0.0

    async def connect_everywhere(self, address: str, person: Person | None) -> str | None:
        """The same for all processes together; to be given back by `leave`. Raises TooManyConnections."""
        most = {f"address {address}": ADDRESS_CONNECTIONS}
        if person is not None:
            most[f"person {person.id}"] = PERSON_CONNECTIONS
        return await self.hold(**most)

    async def check_address(self, database: Database, address: str) -> None:
        """Raises Banned or BannedUntil."""
        if self._bans_until < time.monotonic():
            async with database.read() as connection:
                self._bans = await banned_addresses(connection)
            self._bans_until = time.monotonic() + BANS_HOLD
        for network, reason, until in self._bans:
            if within(address, network):
                raise ban(reason, until)


def together(redis: str, learn: Callable[[str, str, float], None]) -> SharedCounts:
    """Raises NotInstalled."""
    try:
        from artel.server.cluster.together import SharedCounts
    except ModuleNotFoundError:
        raise NotInstalled(name="redis", package="artel-tabletop[redis]") from None
    return SharedCounts(redis, learn)


def within(address: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """Who is counted as one: an address, or the /64 that a household has of the newer kind."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
