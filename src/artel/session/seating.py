"""A table and who sits there, as they are kept."""

from __future__ import annotations

from typing import Any

import msgspec

from artel.session.errors import NoSuchTable
from artel.session.packs import PackRow
from artel.session.settings import TableSettings


class SeatRow(msgspec.Struct, frozen=True):
    """Somebody sits there, or a bot, or (with `gone`) a bot in somebody's place, or nobody."""

    seat: int
    person_id: str | None = None
    name: str | None = None
    bot: str | None = None
    nonce: str = ""
    gone: bool = False
    resigned: bool = False
    invited_id: str | None = None
    invited: str | None = None
    """The name of whom the seat is kept for."""
    kind: str | None = None
    """Of the person: guest, account, …"""

    @property
    def free(self) -> bool:
        return self.person_id is None and self.bot is None

    def open_to(self, person: str) -> bool:
        return self.free and self.invited_id in (None, person)

    @property
    def played_by_bot(self) -> str | None:
        return self.bot if self.person_id is None or self.gone else None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules_version: int
    pack: str
    players: int
    options: dict[str, str]
    visibility: str
    status: str
    starts: str = "host"
    host_id: str
    settings: TableSettings = TableSettings()
    rated: bool = True
    rematch_of: str | None = None
    rematch: str | None = None
    tournament_id: str | None = None
    round: int | None = None
    given: int = 0
    source: str | None = None
    source_step: int | None = None
    secret: bytes
    commitment: str
    ending: str | None = None
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None
    seats: tuple[SeatRow, ...] = ()
    own_pack: PackRow | None = None
    """The data that it is played with, where that is not the standard."""
    layout: dict[str, Any] | None = None
    """The table that it began with, where that was laid out by hand; it shows what players hide."""

    def seat_of(self, person: str | None) -> int | None:
        return next((row.seat for row in self.seats if person is not None and row.person_id == person), None)

    def seen_by(self, person: str | None) -> bool:
        """Whether this person may know of the table."""
        if self.visibility != "private" or (person is not None and person == self.host_id):
            return True
        return person is not None and any(person in (row.person_id, row.invited_id) for row in self.seats)

    def check_seen(self, person: str | None) -> None:
        """Raises NoSuchTable: who may not see a private table does not learn that it exists."""
        if not self.seen_by(person):
            raise NoSuchTable(table=self.id)
