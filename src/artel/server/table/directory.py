"""The directory: all live tables of this process. A table comes to life when somebody asks for it.

With several processes, a table is live in one of them, its owner; the others hold a door to it. The owner renews its
lease. Who is silent for too long is dead for the others: they let go of its clients and take over its tables.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import structlog

from artel.kernel.errors import ArtelError
from artel.server.cluster.bus import (
    ClientLeft,
    Leaving,
    Letter,
    LetterSent,
    ProcessNote,
    SessionEnded,
    SocketGone,
    Touched,
)
from artel.server.errors import NoSuchTable, OutOfStep
from artel.server.store import leases
from artel.server.table.breakdowns import Fallen
from artel.server.table.live import Changed, LiveTable

if TYPE_CHECKING:
    from artel.server.store.writer import Writer
    from artel.server.table.services import Services

log = structlog.get_logger()
SWEEP_EVERY = 60.0
TEND_EVERY = 1.0


class Door(Protocol):
    """A way to a table, wherever it is."""

    @property
    def id(self) -> str:
        """Of the table."""

    def put(self, item: Letter | SocketGone) -> None:
        """Never waits."""


class Elsewhere(NamedTuple):
    """A table of another process."""

    directory: Directory
    id: str
    owner: str

    def put(self, item: Letter | SocketGone) -> None:
        self.directory.pass_out(self, item)


Place: TypeAlias = tuple[str, str]
"""A process, and a table of its or of ours."""


class Directory:
    def __init__(self, services: Services, writer: Writer, process: str, *, alone: bool) -> None:
        """`process`: the name of this one. `alone`: there are no others."""
        self._services = services
        self._writer = writer
        self.process = self._process = process
        self._alone = alone
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[Door]] = {}
        self._out: dict[str, Place] = {}
        """Our clients at tables of others."""
        self._in: dict[str, Place] = {}
        """Clients of others at our tables."""
        self._breakdowns = Fallen()
        self._resting: set[str] = set()
        """Being let go of, because nobody is there."""
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._live)

    async def start(self) -> None:
        async with self._services.database.write() as connection:
            if self._alone:
                await leases.release_all(connection)
            await leases.renew(connection, self._process)
        await self._services.bus.start(self)
        self._tasks = [asyncio.create_task(self._tend()), asyncio.create_task(self._sweep())]

    async def table(self, table: str) -> Door:
        """Raises NoSuchTable, or WrongVersion for a table of other rules."""
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def wake(self, table: str) -> bool:
        """Brings a table to life; False where somebody may know it as it was before. Raises what `table` raises."""
        known = table in self._live or table in self._loading
        await self.table(table)
        return not known and table in self._live

    def is_live(self, table: str) -> bool:
        return table in self._live

    def changed(self, table: str) -> None:
        """To be called after the store was changed from outside the table's own task."""
        if not self._touch(table):
            self._services.bus.announce(Touched(table))

    def look_again(self, table: str | None, person: str | None) -> None:
        """At this table, and at those that this person has to do with, as far as they are live here."""
        if table is not None:
            self._touch(table)
        for live in self._live.values():
            if person is not None and live.id != table and live.knows(person):
                live.put(Changed())

    def _touch(self, table: str) -> bool:
        """False where it is not here. One that is being loaded may have been read before the change."""
        if table in self._live:
            self._live[table].put(Changed())
        elif table in self._loading:
            self._loading[table].add_done_callback(lambda _: self.changed(table))
        else:
            return False
        return True

    async def close(self) -> None:
        """Lets go of all tables; they are this process's until `release`."""
        self._closing = True
        for task in (*self._tasks, *self._errands):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._errands, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*[live.close() for live in list(self._live.values())])

    async def release(self) -> None:
        """The tables are anybody's. All that was to be written must be stored by now."""
        async with self._services.database.write() as connection:
            await leases.release(connection, self._process)
        self._services.bus.announce(Leaving())
        await self._services.bus.stop()

    # -- tables of this process ------------------------------------------------------------------------

    async def _load(self, table: str) -> Door:
        try:
            await self._writer.write(leases.take(table, self._process))
            async with self._services.database.read() as connection:
                held = await leases.held(connection, table)
            if held is None:
                raise NoSuchTable(table=table)
            owner, fence = held
            if owner != self._process:
                return Elsewhere(self, table, owner)
            services = self._services._replace(writer=self._writer.fenced(table, fence))
            live = await LiveTable.load(services, table, partial(self._forget, table))
            self._live[table] = live
            return live
        finally:
            del self._loading[table]

    def _forget(self, table: str) -> None:
        live = self._live.pop(table, None)
        if live is not None and live.goes_on and table not in self._resting:
            self._breakdowns.add(table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            await self.sweep()

    async def sweep(self) -> None:
        """Tables where nobody is any more are let go of; they are stored, and rest until somebody asks for them."""
        for live in list(self._live.values()):
            if live.idle:
                try:
                    await self._lay_down(live)
                except OutOfStep:
                    log.info("table taken before it could rest", table=live.id)
                except Exception as error:
                    self._services.database.outage.noticed(error, "table cannot rest")

    async def _lay_down(self, live: LiveTable) -> None:
        """Raises OutOfStep where somebody has asked for it meanwhile."""
        self._resting.add(live.id)
        try:
            await live.close()
            await live.services.writer.write(leases.rest(live.id, self._process))
            self._breakdowns.forget(live.id)
        finally:
            self._resting.discard(live.id)

    # -- several processes -----------------------------------------------------------------------------

    async def _tend(self) -> None:
        """Stays alive, sees who is not any more, and goes on where bots would wait for ever."""
        known: set[str] = set()
        while True:
            try:
                if not self._alone:
                    known = await self._renew(known)
                await self._wake()
                self._services.database.outage.over()
            except Exception as error:
                self._services.database.outage.noticed(error, "tables cannot be tended")
            await asyncio.sleep(TEND_EVERY)

    async def _renew(self, known: set[str]) -> set[str]:
        async with self._services.database.write() as connection:
            kept = await leases.renew(connection, self._process)
        if not kept:
            log.error("the lease has run out", tables=len(self._live))
            await asyncio.gather(*[live.close() for live in list(self._live.values())])
        async with self._services.database.read() as connection:
            alive = await leases.alive(connection)
        for process in known - alive:
            log.warning("a process is gone", process=process)
            self.unreachable(process)
        return alive

    async def _wake(self) -> None:
        """Of the tables that nobody plays any more, those go on where a bot is to move. The others rest."""
        async with self._services.database.read() as connection:
            found = await leases.forsaken(connection, self._process)
        if any(not one.bots_turn for one in found):
            await self._writer.write(*[leases.lay_down(one) for one in found if not one.bots_turn])
        fallen = [table for table in self._breakdowns.due() if table not in self._live]
        for table in [*[one.table for one in found if one.bots_turn], *fallen]:
            try:
                if not isinstance(await self.table(table), LiveTable):
                    self._breakdowns.forget(table)
            except ArtelError as error:
                self._breakdowns.forget(table)
                log.error("table cannot go on", table=table, error=str(error))

    def pass_out(self, door: Elsewhere, item: Letter | SocketGone) -> None:
        if isinstance(item, Letter):
            self._out[item.sender] = (door.owner, door.id)
            self._services.bus.post(door.owner, LetterSent(door.id, item))
        elif self._out.pop(item.sender, None) is not None:
            self._services.bus.post(door.owner, ClientLeft(door.id, item.sender))

    def hear(self, process: str, note: ProcessNote) -> None:
        match note:
            case LetterSent(table, letter):
                self._pass_in(process, table, letter._replace(sender=f"{process}/{letter.sender}"))
            case ClientLeft(table, sender):
                self._gone(f"{process}/{sender}")
            case Touched(table):
                self._touch(table)
            case SessionEnded():
                self._services.sockets.ended(note)
            case Leaving():
                self.unreachable(process)

    def _pass_in(self, process: str, table: str, letter: Letter) -> None:
        if self._closing:
            self._services.bus.send(letter.sender, None)
            return
        self._in[letter.sender] = (process, table)
        if table in self._live:
            self._live[table].put(letter)
        else:
            errand = asyncio.create_task(self._bring(table, letter))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def _bring(self, table: str, letter: Letter) -> None:
        """A client of another process comes to a table that was ours."""
        try:
            door = await self.table(table)
            if isinstance(door, LiveTable):
                door.put(letter)
                return
        except Exception as error:
            self._services.database.outage.noticed(error, f"table {table} cannot be opened")
        self._in.pop(letter.sender, None)
        self._services.bus.send(letter.sender, None)

    def _gone(self, sender: str) -> None:
        _, table = self._in.pop(sender, ("", ""))
        if table in self._live:
            self._live[table].put(SocketGone(sender))

    def unreachable(self, process: str) -> None:
        """Its clients are gone, and ours come back to find their tables elsewhere."""
        for sender in [sender for sender, place in self._in.items() if place[0] == process]:
            self._send_away(sender)
        for sender in [sender for sender, place in self._out.items() if place[0] == process]:
            self._call_back(sender)

    def cut_off(self, *, restored: bool) -> None:
        for sender in list(self._out):
            self._call_back(sender)
        if restored:
            for sender in list(self._in):
                self._send_away(sender)

    def forget(self, sender: str) -> None:
        self._in.pop(sender, None)
        self._out.pop(sender, None)

    def _call_back(self, sender: str) -> None:
        del self._out[sender]
        self._services.bus.send(sender, None)

    def _send_away(self, sender: str) -> None:
        """It is told too, in case that its process is alive."""
        self._gone(sender)
        self._services.bus.send(sender, None)
