"""What players want of each other besides moves: to take back, to resign, to end the game, to go on without somebody.

What needs the others' consent is proposed; the next step of the game overtakes a proposal. Proposals are not stored.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal

import msgspec

from artel.kernel.errors import NothingToUndo, StaleQuestion
from artel.kernel.ids import Seat, seat_name
from artel.server.errors import (
    GaveUp,
    NoProposal,
    NoTakeback,
    NotGone,
    NotReplaced,
    ProposalOpen,
    Replaced,
    TooManyTakebacks,
)
from artel.server.store import standins
from artel.session import wire

if TYPE_CHECKING:
    from artel.server.store.tables import SeatRow, TableRow
    from artel.server.table.live import LiveTable
    from artel.session.play import TablePlay

STAND_IN = "level2"
TAKEBACKS = 100
"""How often a seat may take back in one game."""
Motion = wire.TakeBack | wire.Resign | wire.ProposeEnd | wire.Claim | wire.Vote | wire.Withdraw | wire.Return


class Proposals:
    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.proposal: wire.Proposal | None = None
        self._meant = ""
        """The id of the message that proposed it."""

    async def hear(self, play: TablePlay, seat: Seat, message: Motion, sender: str) -> None:
        """From somebody who sits at a running game. Raises what the methods below raise."""
        row = play.table.seats[seat]
        if isinstance(message, wire.Return):
            await self._come_back(play, row)
        elif row.played_by_bot is not None:
            raise Replaced
        else:
            match message:
                case wire.TakeBack():
                    await self._take_back(play, seat, message)
                case wire.Resign():
                    await self._resign(play, row)
                case wire.ProposeEnd():
                    await self._propose(play, "end", seat, set(play.people()), message.id)
                case wire.Claim():
                    await self._claim(play, seat, message)
                case wire.Vote():
                    await self._vote(play, seat, message)
                case wire.Withdraw():
                    self._withdraw(seat)
        done = play.acted.get((seat, message.id))
        self._live.acknowledge(sender, message.id, play.version if done is None else done)

    # -- taking back -----------------------------------------------------------------------------------

    async def _take_back(self, play: TablePlay, seat: Seat, message: wire.TakeBack) -> None:
        """Raises StaleQuestion, NoTakeback, TooManyTakebacks or NothingToUndo."""
        if (seat, message.id) in play.acted:
            return
        if message.version != play.version:
            raise StaleQuestion(given=message.version, now=play.version)
        rule = play.table.settings.takeback
        if rule == "never":
            raise NoTakeback
        if play.cuts[seat] >= TAKEBACKS:
            raise TooManyTakebacks(many=TAKEBACKS)
        at_once = play.undoable(seat)
        if at_once is not None:
            await self._live.step(play.cut(seat, at_once, message.id))
            return
        version = play.before_last_of(seat)
        if version is None or not play.may_take_back(seat):
            raise NothingToUndo
        await self._propose(play, "takeback", seat, set(play.people()), message.id, version=version)

    # -- giving up, going on without somebody ----------------------------------------------------------

    async def _resign(self, play: TablePlay, row: SeatRow) -> None:
        """Over if only one seat has not resigned, or nobody is left to play; otherwise a bot goes on."""
        others = [other for other in play.table.seats if other.seat != row.seat]
        playing = [other for other in others if not other.resigned]
        if len(playing) > 1 and any(other.person_id is not None for other in playing):
            await self._reseat(play, msgspec.structs.replace(row, bot=STAND_IN, gone=True, resigned=True))
            return
        row = msgspec.structs.replace(row, resigned=True)
        self._live.take_row(with_seat(play, row))
        await self._live.step(play.end("resigned", row.seat), standins.seated(play.table.id, row))

    async def _claim(self, play: TablePlay, seat: Seat, claim: wire.Claim) -> None:
        """Raises NotGone."""
        people = play.people()
        out = play.clocks is not None and play.clocks.out(claim.seat)
        if claim.seat == seat or claim.seat not in people or not (out or claim.seat in self._live.gone()):
            raise NotGone(seat=seat_name(claim.seat))
        if claim.what == "bot":
            await self._reseat(play, msgspec.structs.replace(play.table.seats[claim.seat], bot=STAND_IN, gone=True))
        else:
            here = set(self._live.presence.here()) & set(people)
            await self._propose(play, "claim", seat, here - {claim.seat}, claim.id, other=claim.seat)

    async def _come_back(self, play: TablePlay, row: SeatRow) -> None:
        """Raises GaveUp or NotReplaced."""
        if row.resigned:
            raise GaveUp
        if row.played_by_bot is None:
            raise NotReplaced
        if play.clocks is not None:
            play.clocks.came_back(row.seat)
        await self._reseat(play, msgspec.structs.replace(row, bot=None, gone=False))

    async def _reseat(self, play: TablePlay, row: SeatRow) -> None:
        await self._live.services.writer.write(standins.seated(play.table.id, row))
        self.close("overtaken")
        self._live.take_row(with_seat(play, row))
        self._live.tell_seating()

    # -- proposals -------------------------------------------------------------------------------------

    async def _propose(
        self,
        play: TablePlay,
        what: Literal["takeback", "end", "claim"],
        seat: Seat,
        people: set[Seat],
        meant: str,
        *,
        other: Seat | None = None,
        version: int | None = None,
    ) -> None:
        """Done at once where nobody has to agree. Raises ProposalOpen."""
        if self.proposal is not None:
            if self._meant == meant and self.proposal.by == seat:
                return
            raise ProposalOpen
        waiting = tuple(sorted(people - {seat}))
        proposal = wire.Proposal(secrets.token_hex(6), what, seat, other, version, waiting)
        self._meant = meant
        if waiting:
            self.proposal = proposal
            self._live.tell_players(wire.Proposed(proposal))
        else:
            await self._carry_out(play, proposal)

    async def _vote(self, play: TablePlay, seat: Seat, vote: wire.Vote) -> None:
        """Raises NoProposal."""
        proposal = self.proposal
        if proposal is None or proposal.id != vote.proposal or seat not in proposal.waiting:
            raise NoProposal
        if not vote.agree:
            self.close("refused", seat)
            return
        waiting = tuple(other for other in proposal.waiting if other != seat)
        if waiting:
            self.proposal = msgspec.structs.replace(proposal, waiting=waiting)
            self._live.tell_players(wire.Proposed(self.proposal))
        else:
            self.close("agreed", seat)
            await self._carry_out(play, proposal)

    async def _carry_out(self, play: TablePlay, proposal: wire.Proposal) -> None:
        if proposal.what == "takeback":
            assert proposal.version is not None
            await self._live.step(play.cut(proposal.by, proposal.version, self._meant))
        elif proposal.what == "end" and play.table.rated and len(play.people()) < play.table.players:
            await self._give_up(play, proposal.by)
        else:
            await self._live.step(play.end("agreed" if proposal.what == "end" else "claimed", proposal.seat))

    async def _give_up(self, play: TablePlay, by: Seat) -> None:
        """Bots agree to nothing: at a rated table, whoever ends a game with them has resigned."""
        rows = [msgspec.structs.replace(play.table.seats[seat], resigned=True) for seat in play.people()]
        for row in rows:
            self._live.take_row(with_seat(play, row))
        await self._live.step(play.end("resigned", by), *[standins.seated(play.table.id, row) for row in rows])

    def _withdraw(self, seat: Seat) -> None:
        """Raises NoProposal."""
        if self.proposal is None or self.proposal.by != seat:
            raise NoProposal
        self.close("withdrawn", seat)

    def close(self, how: Literal["agreed", "refused", "withdrawn", "overtaken"], by: Seat | None = None) -> None:
        """What is proposed, if anything, is not proposed any more."""
        if self.proposal is not None:
            self.proposal = None
            self._live.tell_players(wire.Proposed(None, how, by))


def with_seat(play: TablePlay, row: SeatRow) -> TableRow:
    seats = play.table.seats
    return msgspec.structs.replace(play.table, seats=(*seats[: row.seat], row, *seats[row.seat + 1 :]))
