"""A live table: one task and one inbox. What happens at a table happens here, one thing after the other.

A step is stored before anybody hears of it. Where something breaks, the table lets go of its sockets and of itself:
they come back, and it is built again from what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec
import structlog

from artel.kernel.audience import redacted
from artel.kernel.errors import ArtelError
from artel.kernel.ids import SPECTATOR, Seat, seat_name
from artel.server.cluster.bus import Letter, SocketGone
from artel.server.errors import NoTable, NotRunning, NotSeated, NotYourSeat, OutOfStep, Replaced, TooMany
from artel.server.store import calls, steps, tables
from artel.server.store.engine import now
from artel.server.store.tables import TableRow
from artel.server.table.inbox import Inbox
from artel.server.table.presence import Audience, Listener, WhoIsHere
from artel.server.table.proposals import Proposals
from artel.server.table.talk import TalkRooms, own_room, rooms_for
from artel.server.table.words import TableWords
from artel.server.traffic.limits import HELLO, MESSAGE
from artel.server.traffic.meter import Metered
from artel.server.upkeep.metrics import MOVES, REFUSED
from artel.session import wire
from artel.session.play import TablePlay
from artel.session.telling import ending_said, refused, table_said, told_said

if TYPE_CHECKING:
    from artel.server.store.engine import Database
    from artel.server.store.steps import PlayStep
    from artel.server.store.writer import Write
    from artel.server.table.services import Services
    from artel.session.play import Moment

log = structlog.get_logger()
SLICE: Final = 50
"""Steps that are followed at once."""
encode: Final = wire.encode


class Changed(NamedTuple):
    """Somebody has changed the table's row or its seats in the store."""


class Late(NamedTuple):
    """Somebody has been away for long."""


class BotChosen(NamedTuple):
    """A bot has answered."""

    seat: Seat
    asked: wire.Asked
    option: str
    bot: str


Own: TypeAlias = Changed | Late | BotChosen
Item: TypeAlias = Letter | SocketGone | Own


class LiveTable:
    def __init__(
        self, services: Services, table: TableRow, play: TablePlay | None, dropped: Callable[[], None]
    ) -> None:
        self.table = table
        self.play = play
        self.services = services
        self._bus = services.bus
        self._writer = services.writer
        self.presence = WhoIsHere(services.settings.gone_after, lambda: self.put(Late()))
        self._proposals = Proposals(self)
        self._talk = TalkRooms(services.database, services.writer, services.limits, table.id)
        self._dropped = dropped
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._inbox: Inbox[Own] = Inbox()
        self._spoken = TableWords(services.desk)
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")

    @staticmethod
    async def load(services: Services, table: str, dropped: Callable[[], None]) -> LiveTable:
        """Raises NoSuchTable, WrongVersion or BadRecord."""
        row, play = await stored(services.database, table)
        if play is not None and play.clocks is not None:
            play.clocks.waited(services.uptime.passed(play.tick))
        return LiveTable(services, row, play, dropped)

    @property
    def id(self) -> str:
        return self.table.id

    def knows(self, person: str) -> bool:
        """Whether this person sits here, has a seat kept, is here or has said something."""
        named = {name for row in self.table.seats for name in (row.person_id, row.invited_id)}
        here = any(listener.person == person for listener in self.presence.listeners.values())
        return here or person in named or self._talk.heard_of(person)

    def put(self, item: Item) -> None:
        if isinstance(item, SocketGone):
            self._inbox.put_gone(item)
        elif not isinstance(item, Letter):
            self._inbox.put(item)
        elif not self._inbox.put_letter(item):
            self._refuse(item.sender, None, item.message, TooMany(seconds=1))

    @property
    def idle(self) -> bool:
        return not self.presence.listeners and not self._thinking and self._inbox.empty()

    @property
    def goes_on(self) -> bool:
        """Do bots play here? Then it goes on although nobody comes."""
        return self.table.status == "running" and any(row.played_by_bot is not None for row in self.table.seats)

    async def close(self) -> None:
        """Finishes what is in hand; what is not stored was not acknowledged either."""
        self._dropped()
        for task in (self._task, *self._thinking.values()):
            task.cancel()
        await asyncio.gather(self._task, *self._thinking.values(), return_exceptions=True)
        self._let_go()

    # -- the task --------------------------------------------------------------------------------------

    async def _run(self) -> None:
        self._begin()
        try:
            while True:
                item = await self._inbox.get()
                if isinstance(item, Letter) and self.services.limits.charges:
                    work = Metered(self._handle(item))
                    await work
                    self._charge(item, work.seconds)
                else:
                    await self._handle(item)
                if not self._inbox.empty():
                    await asyncio.sleep(0)  # others have their turn, however much waits here
        except Exception as error:
            self.services.database.outage.noticed(error, f"table {self.id} failed")
            for task in self._thinking.values():
                task.cancel()
            self._let_go()

    def _charge(self, letter: Letter, seconds: float) -> None:
        """What it has cost; the guess was charged when it came."""
        guess = HELLO if isinstance(letter.message, wire.Hello) else MESSAGE
        self.services.limits.spend("cost", 1000 * seconds - guess, letter.come_from, letter.person or "")

    def _begin(self) -> None:
        """The game has begun, here or long ago."""
        play = self._now_playing()
        if play is not None:
            for seat in play.people():
                if seat not in self.presence.here():
                    self.presence.watch(seat)
            self._ask_bots()

    def _let_go(self) -> None:
        self._dropped()
        for address in self.presence.listeners:
            self._bus.send(address, None)
        self.presence.close()

    async def _handle(self, item: Item) -> None:
        if isinstance(item, Letter):
            try:
                await self._hear(item.sender, item.person, item.message, item.come_from)
            except OutOfStep:
                raise
            except ArtelError as error:
                self._refuse(item.sender, item.person, item.message, error)
        elif isinstance(item, SocketGone):
            listener = self.presence.listeners.get(item.sender)
            if self.presence.drop(item.sender):
                self._tell_presence()
            if listener is not None and listener.seat not in self.presence.here():
                await self._moved(listener, calls.left)
        elif isinstance(item, BotChosen):
            del self._thinking[item.seat]
            play, replaced = self._now_playing(), self.table.seats[item.seat].played_by_bot
            if play is not None and replaced == item.bot and play.asked(item.seat) == item.asked:
                await self.step(play.act(item.seat, item.option, bot=item.bot))
            self._ask_bots()
        elif isinstance(item, Late):
            self._tell_presence()
        else:
            await self._changed()

    async def _hear(self, sender: str, person: str | None, message: wire.TableMessage, come_from: str) -> None:
        if isinstance(message, wire.Hello):
            await self._welcome(sender, person, message, come_from)
            return
        listener = self.presence.listeners.get(sender)
        if listener is None:
            raise NoTable
        if isinstance(message, wire.ChooseOption):
            await self._act(listener, message)
        elif isinstance(message, wire.SayRemark):
            await self._say(listener, message)
        elif isinstance(message, wire.Mute):
            await self._talk.mute(person, message)
            self.acknowledge(sender, message.id, self._shown(listener.seat))
        else:
            if listener.seat == SPECTATOR:
                raise NotSeated
            await self._proposals.hear(self._running(), listener.seat, message, sender)
            self._ask_bots()

    def _refuse(self, sender: str, person: str | None, message: wire.TableMessage, error: ArtelError) -> None:
        REFUSED.labels(error.key).inc()
        seat = self.table.seat_of(person)
        options = self.play.options(seat) if self.play is not None and seat is not None else ()
        language = self.presence.listeners[sender].language if sender in self.presence.listeners else "en"
        self._send(sender, refused(error, getattr(message, "id", None), language, options))

    def _now_playing(self) -> TablePlay | None:
        return self.play if self.table.status == "running" else None

    def _running(self) -> TablePlay:
        """Raises NotRunning."""
        play = self._now_playing()
        if play is None:
            raise NotRunning(status=self.table.status)
        return play

    # -- what clients say ------------------------------------------------------------------------------

    async def _welcome(self, sender: str, person: str | None, hello: wire.Hello, come_from: str) -> None:
        seat = self.table.seat_of(person)
        self.table.check_seen(person)
        await self._talk.enter(person)
        seat = SPECTATOR if seat is None else seat
        listener = Listener(sender, person, seat, hello.language, hello.words, come_from)
        if not self.presence.listeners:
            self.services.bots.hurry(self.id, come_from)
        new = self.presence.add(listener)
        self._send(sender, await self._whole(listener, hello.since or 0))
        if new:
            self._tell_presence(besides=sender)
            await self._moved(listener, calls.came)

    async def _moved(self, listener: Listener, how: Callable[[str, str, int], Write]) -> None:
        """Notices go only to those who are away."""
        playing = self._now_playing() is not None and calls.by_correspondence(self.table)
        if playing and listener.person is not None and listener.seat != SPECTATOR:
            await self._writer.write(how(self.id, listener.person, now()))

    async def _act(self, listener: Listener, act: wire.ChooseOption) -> None:
        if act.seat != listener.seat:
            raise NotYourSeat(seat=seat_name(act.seat))
        if self.play is None:
            raise NotRunning(status=self.table.status)
        done = self.play.acted.get((act.seat, act.id))
        if done is None:
            play = self._running()
            if self.table.seats[act.seat].played_by_bot is not None:
                raise Replaced
            play.check(act.seat, wire.Asked(act.version, act.question))
            await self.step(play.act(act.seat, act.option, act.id), sender=listener.address)
            self._ask_bots()
        else:
            self.acknowledge(listener.address, act.id, done)

    async def _say(self, listener: Listener, say: wire.SayRemark) -> None:
        remark = await self._talk.say(listener.person, listener.seat, say)
        self.acknowledge(listener.address, say.id, self._shown(listener.seat))
        if remark is not None:
            data, over = encode(wire.Talk([remark])), self.table.ending is not None
            for other in self.presence.listeners.values():
                wanted = remark.room in rooms_for(other.seat, over=over)
                if wanted and remark.person not in self._talk.muted(other.person):
                    self._bus.send(other.address, data)

    async def step(self, step: PlayStep, *more: Write, sender: str = "") -> None:
        """Stores a step that was taken, then tells everybody."""
        play = self.play
        assert play is not None
        if play.clocks is not None:
            step = msgspec.structs.replace(step, tick=self.services.uptime.tick())
        writes = [steps.added(self.id, step), *more]
        if play.over:
            writes += tables.finish(play.table, play.result(), play.ended or "played")
        if calls.by_correspondence(play.table):
            writes += calls.called(play, self.presence.here())
        await self._writer.write(*writes)
        MOVES.inc()
        if sender and step.action_id is not None:
            self.acknowledge(sender, step.action_id, step.seq)
        self._proposals.close("overtaken")
        audiences = self.presence.audiences()
        if play.table.settings.delay:
            await self._tell(play.moment(0), [audience for audience in audiences if audience.seat != SPECTATOR])
            for moment in play.due:
                await self._tell(moment, [audience for audience in audiences if audience.seat == SPECTATOR])
        else:
            await self._tell(play.moment(0), audiences)
        if play.over:
            await self._changed(talk_too=False)

    # -- what has changed ------------------------------------------------------------------------------

    async def _changed(self, *, talk_too: bool = True) -> None:
        """Looks at the store again: somebody sat down, the game has started, or it is over. `talk_too`: at that."""
        before, row = self.table.status, await self._reload()
        if row.status != before and (self.play is None or not self.play.over):
            _, self.play = await stored(self.services.database, self.id)
        moved = self.take_row(row)
        moderated = talk_too and await self._talk.look_again()
        if row.status == before:
            self.tell_seating()
            await self._tell_whole(self.presence.listeners.values() if moderated else moved)
            self._ask_bots()
            return
        ending = ending_said(row, self.play)
        if ending is None or self.play is None:
            await self._tell_whole(self.presence.listeners.values())
            self._begin()
        else:
            self._tell_all(wire.Over(self.play.version, ending))
            if moderated:
                await self._tell_whole(self.presence.listeners.values())
                return
            for listener in self.presence.listeners.values():
                other = [room for room in ("players", "watchers") if room != own_room(listener.seat)]
                talk = self._talk.last(other, listener.person)
                if talk:
                    self._send(listener.address, wire.Talk(talk))

    def take_row(self, row: TableRow) -> list[Listener]:
        """The table is so from now on. Who sits elsewhere than before is told the whole of it, or may not stay."""
        self.table = row
        if self.play is not None:
            self.play.table = row
            self.play.run_clocks()
        moved = []
        for listener in list(self.presence.listeners.values()):
            seat = row.seat_of(listener.person)
            if not row.seen_by(listener.person):
                self.presence.drop(listener.address)
                self._bus.send(listener.address, None)
            elif listener.seat != (SPECTATOR if seat is None else seat):
                moved.append(listener.moved(SPECTATOR if seat is None else seat))
                self.presence.add(moved[-1])
        return moved

    async def _reload(self) -> TableRow:
        async with self.services.database.read() as connection:
            return await tables.load(connection, self.id)

    # -- bots ------------------------------------------------------------------------------------------

    def _ask_bots(self) -> None:
        play = self._now_playing()
        if play is None:
            return
        for seat in play.pending():
            bot, asked = self.table.seats[seat].played_by_bot, play.asked(seat)
            if bot is not None and asked is not None and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(play, seat, asked, bot))

    async def _think(self, play: TablePlay, seat: Seat, asked: wire.Asked, bot: str) -> None:
        option = await self.services.bots.ask(
            bot, play.view(seat), play.entropy(seat), self.id, self.presence.who(), play.own_pack
        )
        self.put(BotChosen(seat, asked, option, bot))

    # -- what clients are told -------------------------------------------------------------------------

    def gone(self) -> list[Seat]:
        """Whose people have been away for long while the game waits for them to come back."""
        play = self._now_playing()
        return [] if play is None else self.presence.gone(play.people())

    def acknowledge(self, address: str, meant: str, version: int) -> None:
        self._send(address, wire.Ack(meant, version))

    def tell_players(self, message: wire.ServerMessage) -> None:
        data = encode(message)
        for listener in self.presence.listeners.values():
            if listener.seat != SPECTATOR:
                self._bus.send(listener.address, data)

    def tell_seating(self) -> None:
        self._tell_all(wire.Seating(table_said(self.table)))

    def _send(self, address: str, message: wire.ServerMessage) -> None:
        self._bus.send(address, encode(message))

    def _tell_all(self, message: wire.ServerMessage, besides: str = "") -> None:
        data = encode(message)
        for address in self.presence.listeners:
            if address != besides:
                self._bus.send(address, data)

    def _tell_presence(self, besides: str = "") -> None:
        presence = self.presence
        self._tell_all(wire.Presence(presence.here(), self.gone(), presence.watching()), besides)

    async def _tell(self, moment: Moment, audiences: Sequence[Audience]) -> None:
        """Made and encoded once for each seat and language. Who wants no words need not wait for them."""
        play = self.play
        assert play is not None
        seats = list({audience.seat: None for audience in audiences})
        views = play.match.game.views(moment.table, seats)
        for audience in audiences:
            seat, said = audience.seat, None
            view, events = views[seats.index(seat)], redacted(moment.events, seat)
            if audience.language:
                said = await self._spoken.said(play, moment, seat, audience.language, view, len(events), self._payer())
            data = encode(told_said(play, moment, seat, view, events, said))
            for address in audience.addresses:
                self._bus.send(address, data)

    def _payer(self) -> str:
        return self.presence.who() or ""

    async def _tell_whole(self, listeners: Iterable[Listener]) -> None:
        for listener in list(listeners):
            self._send(listener.address, await self._whole(listener, 0))

    def _shown(self, seat: Seat) -> int:
        """The version that this seat knows of."""
        return 0 if self.play is None else self.play.moment(seat).version

    async def _whole(self, listener: Listener, since: int) -> wire.Welcome:
        play, presence, person, seat = self.play, self.presence, listener.person, listener.seat
        since = since if play is not None and play.stands(since, seat) else 0
        events = [] if play is None else play.events(seat, since)
        view = None if play is None else play.view(seat)
        said = None
        if play is not None and view is not None and listener.words:
            moment = play.moment(seat)
            said = await self._spoken.said(play, moment, seat, listener.language, view, len(events), listener.come_from)
        clocks = None if play is None else play.clocks_said() if seat != SPECTATOR else play.moment(seat).clocks
        return wire.Welcome(
            table=table_said(self.table),
            me=None if seat == SPECTATOR else seat,
            version=self._shown(seat),
            since=since,
            events=events,
            view=view,
            asked=None if play is None else play.asked(seat),
            here=presence.here(),
            gone=self.gone(),
            watching=presence.watching(),
            talk=self._talk.last(rooms_for(seat, over=self.table.ending is not None), person),
            muted=sorted(self._talk.muted(person)),
            ending=ending_said(self.table, play),
            takeback=play is not None and play.may_take_back(seat),
            clocks=clocks,
            proposal=self._proposals.proposal if seat != SPECTATOR else None,
            said=said,
        )


async def stored(database: Database, table: str) -> tuple[TableRow, TablePlay | None]:
    """A table as it was left, and its game if it has begun; others have their turns in between. Raises NoSuchTable,
    WrongVersion or BadRecord."""
    async with database.read() as connection:
        row = await tables.load(connection, table)
        taken = await steps.to_follow(connection, table, row.settings.delay)
        taken_back = any(step.kind == "cut" for step in taken)
        acted = await steps.actions(connection, table) if taken_back else {}
    if not taken:
        return row, None
    play = TablePlay(row)
    given = taken[0].inputs[: row.given]
    for at in range(0, len(given), SLICE):
        play.give(given[at : at + SLICE])
        await asyncio.sleep(0)
    for at in range(0, len(taken), SLICE):
        play.follow(taken[at : at + SLICE])
        await asyncio.sleep(0)
    play.acted |= acted
    return row, play
