"""A record to step through: the match after each input, as one seat saw it or as it was."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from artel.kernel.engine import pending
from artel.kernel.ids import SPECTATOR, Seat, seat_name
from artel.kernel.record import CHANCE, Match
from artel.session import saves
from artel.session.keyboard import told_lines
from artel.session.origins import followed
from artel.session.players import display_names
from artel.session.wire import LogLine

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.packs import Pack
    from artel.text import Words


class SteppedReplay:
    """Raises BadRecord or WrongVersion. `eyes`: through whose eyes; None: everything is seen."""

    def __init__(self, save: saves.Save, pack: Pack | None = None, source: str = "") -> None:
        """`source`: the file it comes from."""
        self.save = save
        self.source = source
        self.record = save.record
        self.players = save.players
        self.pack = pack or saves.pack_of(save)
        self.last = len(save.record.inputs)
        self.seats = save.record.header.seats
        self.end = saves.proved(save, self.pack)
        self.match = lru_cache(maxsize=64)(self._match)

    def _match(self, at: int) -> Match:
        """After so many inputs."""
        return followed(self.record, self.save.origin, self.pack, upto=at)

    def names(self, words: Words) -> tuple[str, ...]:
        return display_names(self.players, words)

    def input(self, at: int, eyes: Seat | None) -> str:
        """What led to this step, as far as these eyes saw it."""
        if at == 0:
            return "-"
        text = self.record.inputs[at - 1]
        hidden = (
            text.startswith(CHANCE)
            and eyes is not None
            and any(event.seen_by(eyes) != event for event in self.end.told[at - 1])
        )
        sealed = not self.end.told[at - 1] and eyes is not None and not text.startswith(seat_name(eyes))
        return text.split(" ")[0] + " …" if hidden or sealed else text

    def events(self, at: int, eyes: Seat | None) -> list[Event]:
        """What this step told these eyes."""
        found = self.end.told[at - 1] if at else self.end.opening
        return found if eyes is None else [seen for event in found if (seen := event.seen_by(eyes)) is not None]

    def entries(self, at: int, eyes: Seat | None, words: Words) -> list[LogLine]:
        """The whole log up to this step."""
        events = [event for step in range(at + 1) for event in self.events(step, eyes)]
        return told_lines(self.end, events, words, self.names(words))

    def seat_shown(self, at: int, eyes: Seat | None) -> Seat:
        """Whose view is shown: with all eyes, that of the seat that is asked or has acted last."""
        if eyes is not None:
            return eyes
        acted = [int(text.split(" ")[0]) - 1 for text in self.record.inputs[:at] if not text.startswith(CHANCE)]
        return next(iter([*pending(self.match(at).table), *acted[-1:]]), SPECTATOR)

    def next_turn(self, at: int, step: int) -> int:
        """The nearest step, forwards or back, at which a turn began; or the end."""
        at += step
        while 0 < at < self.last:
            if any(event.begins_turn() for event in self.end.told[at - 1]):
                return at
            at += step
        return min(max(at, 0), self.last)
