"""A table on somebody's own device: one client, everybody who sits there, and bots.

It answers the messages that a server's table answers (`artel.session.wire`). Whoever keeps it stores what comes of a
message, and only then hands on what is to be told. `eyes` is the seat that the device shows now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from artel.bots import bot as bot_named
from artel.games import game
from artel.kernel.audience import redacted
from artel.kernel.errors import ArtelError, NothingToUndo, StaleQuestion
from artel.kernel.fairness import SECRET, commitment
from artel.kernel.ids import SPECTATOR, Seat, seat_name
from artel.session import wire
from artel.session.errors import NoTakeback, NotRunning, NotSeated, NotYourSeat
from artel.session.play import TablePlay, played
from artel.session.seating import SeatRow, TableRow
from artel.session.settings import TableSettings
from artel.session.steps import PlayStep, now
from artel.session.telling import ending_said, names_of, refused, spoken, table_said, told_said
from artel.text import words

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.view import View

STAND_IN: Final = "level2"
"""Plays on for somebody who gives up while others go on."""


class Opening(msgspec.Struct, frozen=True):
    """`seats`: the name of a bot, or null for a person, of whom `names` has the name."""

    game: str
    seats: list[str | None]
    names: list[str] = []
    options: dict[str, str] = {}
    settings: TableSettings = TableSettings()


class Thinks(msgspec.Struct, frozen=True):
    """A bot is asked: what it answers is for this decision."""

    seat: int
    bot: str
    asked: wire.Asked


class Heard(msgspec.Struct, frozen=True):
    """What came of a message: `steps` and `row` (where it has changed) are to be stored, then `told` is to be told.
    `thinks`: bots that are asked now; `waits`: the people whom the table waits for."""

    steps: list[PlayStep]
    row: TableRow | None
    told: list[Any]
    thinks: list[Thinks]
    waits: list[int]


def opened(opening: Opening, table: str, secret: bytes) -> TableRow:
    """A table at which nobody has moved. Raises UnknownGame, BadSeats, BadOption or UnknownBot."""
    found = game(opening.game)
    setup = found.setup(len(opening.seats), opening.options)
    for name in filter(None, opening.seats):
        bot_named(name)
    names = {seat: name for seat, name in enumerate(opening.names) if name}
    return TableRow(
        id=table,
        game=opening.game,
        rules_version=found.rules_version,
        pack=setup.pack.digest,
        players=len(opening.seats),
        options=dict(setup.options),
        visibility="private",
        status="open",
        host_id=person(0),
        settings=opening.settings,
        rated=False,
        secret=secret[:SECRET],
        commitment=commitment(secret[:SECRET], table, opening.game, found.rules_version),
        created_at=now(),
        seats=tuple(
            SeatRow(seat, bot=name) if name else SeatRow(seat, person(seat), names.get(seat), kind="guest")
            for seat, name in enumerate(opening.seats)
        ),
    )


def again(row: TableRow, table: str, secret: bytes) -> TableRow:
    """The same once more, everybody one seat further."""
    bots = [seat.bot if seat.person_id is None else None for seat in row.seats]
    names = [seat.name or "" for seat in row.seats]
    opening = Opening(row.game, [bots[-1], *bots[:-1]], [names[-1], *names[:-1]], row.options, row.settings)
    return msgspec.structs.replace(opened(opening, table, secret), rematch_of=row.id)


def person(seat: Seat) -> str:
    return f"here-{seat + 1}"


def started(row: TableRow, nonce: str) -> tuple[TableRow, PlayStep]:
    """`nonce`: what the device adds to luck."""
    first = next((seat.seat for seat in row.seats if seat.person_id is not None), 0)
    seats = tuple(msgspec.structs.replace(seat, nonce=nonce) if seat.seat == first else seat for seat in row.seats)
    row = msgspec.structs.replace(row, status="running", started_at=now(), seats=seats)
    return row, TablePlay(row).start()


class LocalTable:
    def __init__(self, row: TableRow, taken: Sequence[PlayStep]) -> None:
        """Raises WrongVersion or BadRecord."""
        self.row = row
        self.play = played(row, taken)

    def hear(self, eyes: Seat, language: str, message: wire.TableMessage) -> Heard:
        """Nothing has changed where it is refused."""
        before = self.row
        try:
            steps, told = self._done(eyes, language, message)
        except ArtelError as error:
            steps, told = [], [refused(error, getattr(message, "id", None), language, self.play.options(eyes))]
        return self._heard(steps, None if self.row is before else self.row, told)

    def chosen(self, eyes: Seat, language: str, thought: Thinks, option: str) -> Heard:
        """A bot has answered; perhaps too late."""
        before, steps, told = self.row, list[PlayStep](), list[Any]()
        play, seat = self.play, thought.seat
        if not play.over and play.asked(seat) == thought.asked and self.row.seats[seat].played_by_bot == thought.bot:
            steps, told = self._step(play.act(seat, option, bot=thought.bot), eyes, language)
        return self._heard(steps, None if self.row is before else self.row, told)

    def _heard(self, steps: list[PlayStep], row: TableRow | None, told: list[Any]) -> Heard:
        waits, thinks = [], []
        for seat in self.play.pending():
            bot, asked = self.row.seats[seat].played_by_bot, self.play.asked(seat)
            if bot is None:
                waits.append(seat)
            elif asked is not None:
                thinks.append(Thinks(seat, bot, asked))
        return Heard(steps, row, told, thinks, waits)

    def _done(self, eyes: Seat, language: str, message: wire.TableMessage) -> tuple[list[PlayStep], list[Any]]:
        """Raises what a server's table raises."""
        play = self.play
        if isinstance(message, wire.Hello):
            return [], [self._welcome(eyes, message)]
        if eyes == SPECTATOR:
            raise NotSeated
        done = play.acted.get((eyes, message.id))
        if done is not None:
            return [], [wire.Ack(message.id, done)]
        if play.over:
            raise NotRunning(status=self.row.status)
        match message:
            case wire.ChooseOption():
                if message.seat != eyes:
                    raise NotYourSeat(seat=seat_name(message.seat))
                play.check(eyes, wire.Asked(message.version, message.question))
                steps, told = self._step(play.act(eyes, message.option, message.id), eyes, language)
            case wire.TakeBack():
                steps, told = self._step(self._taken_back(eyes, message), eyes, language)
            case wire.ProposeEnd():
                steps, told = self._step(play.end("agreed", None), eyes, language)
            case wire.Resign():
                steps, told = self._resigned(eyes, language)
            case _:
                raise NotSeated
        return steps, [wire.Ack(message.id, play.version), *told]

    def _taken_back(self, seat: Seat, message: wire.TakeBack) -> PlayStep:
        """Nobody has to be asked: all sit here. Raises StaleQuestion, NoTakeback or NothingToUndo."""
        play, rule = self.play, self.row.settings.takeback
        if message.version != play.version:
            raise StaleQuestion(given=message.version, now=play.version)
        if rule == "never":
            raise NoTakeback
        version = play.undoable(seat)
        if version is None:
            version = play.before_last_of(seat)
        if version is None or (rule == "strict" and not play.open_since(version)):
            raise NothingToUndo
        return play.cut(seat, version, message.id)

    def _resigned(self, seat: Seat, language: str) -> tuple[list[PlayStep], list[Any]]:
        """Over if only one seat has not resigned, or nobody is left to play; otherwise a bot goes on."""
        row = msgspec.structs.replace(self.row.seats[seat], resigned=True)
        playing = [other for other in self.row.seats if other.seat != seat and not other.resigned]
        if len(playing) > 1 and any(other.person_id is not None for other in playing):
            self._reseat(msgspec.structs.replace(row, bot=STAND_IN, gone=True))
            return [], [wire.Seating(table_said(self.row))]
        self._reseat(row)
        return self._step(self.play.end("resigned", seat), seat, language)

    def _reseat(self, row: SeatRow) -> None:
        seats = self.row.seats
        self.row = msgspec.structs.replace(self.row, seats=(*seats[: row.seat], row, *seats[row.seat + 1 :]))
        self.play.table = self.row

    def _step(self, step: PlayStep, eyes: Seat, language: str) -> tuple[list[PlayStep], list[Any]]:
        play = self.play
        moment = play.moment(0)
        view, events = play.view(eyes), redacted(moment.events, eyes)
        told: list[Any] = [told_said(play, moment, eyes, view, events, self._said(language, view, events))]
        if play.over:
            how = play.ended or "played"
            self.row = msgspec.structs.replace(self.row, status="over", ending=how, ended_at=step.at)
            play.table = self.row
            ending = ending_said(self.row, play)
            assert ending is not None
            told.append(wire.Over(play.version, ending))
        return [step], told

    def _said(self, language: str, view: View, events: Sequence[Event]) -> wire.Said:
        said, match = words(language), self.play.match
        told = spoken(said, match.game, match.setup.pack.digest, names_of(self.row, said), view, events)
        if self.play.ended:
            return wire.Said(told.log, said.say("game-over"), [], [], [])
        return told

    def _welcome(self, eyes: Seat, hello: wire.Hello) -> wire.Welcome:
        play = self.play
        since = hello.since if hello.since is not None and play.stands(hello.since, eyes) else 0
        view, events = play.view(eyes), play.events(eyes, since)
        return wire.Welcome(
            table=table_said(self.row),
            me=None if eyes == SPECTATOR else eyes,
            version=play.version,
            since=since,
            events=events,
            view=view,
            asked=play.asked(eyes),
            here=play.people(),
            gone=[],
            watching=0,
            talk=[],
            muted=[],
            ending=ending_said(self.row, play),
            takeback=eyes != SPECTATOR and play.may_take_back(eyes),
            clocks=play.clocks_said(),
            said=self._said(hello.language, view, events) if hello.words else None,
        )
