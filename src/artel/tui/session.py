"""A game at one keyboard: the match, who sits where, and whose eyes are on the screen.

Everything that is shown comes from `view()` and `log()`, which know only what the seat at the keyboard may know.
"""

from __future__ import annotations

import hashlib
import secrets
import shlex
from typing import TYPE_CHECKING, Any

import msgspec

from artel.bots import LEVELS, Clock
from artel.bots.explain import explained
from artel.bots.worker import Asked
from artel.kernel.engine import pending
from artel.kernel.errors import BadInput, Problem
from artel.kernel.ids import SPECTATOR, Seat, seat_name
from artel.kernel.record import Match
from artel.session import saves
from artel.session.origins import NOWHERE, Origin
from artel.session.players import Player, display_names
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from artel.bots import Answer
    from artel.kernel.events import Event
    from artel.kernel.game import Setup
    from artel.kernel.packs import Pack
    from artel.text import Words


class Entry(msgspec.Struct, frozen=True):
    """A line of the log; `clause`: the rule behind it; `kind`: the event's name; `turn`: a turn begins here."""

    text: str
    clause: str
    kind: str
    turn: bool


class Session:
    def __init__(
        self, match: Match, players: list[Player], path: Path, language: str, *,
        taken_back: int = 0, origin: Origin = NOWHERE, data: str = "",
    ) -> None:  # fmt: skip
        """The last three as in `saves.Save`."""
        self.match = match
        self.game = match.game
        self.players = players
        self.path = path
        self.taken_back = taken_back
        self.origin = origin
        self.data = data
        self.unsaved: BadInput | None = None
        self.speak(language)
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.viewer: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        """The seat at the keyboard. With several people it is nobody's until one sits down."""

    def speak(self, language: str) -> None:
        self.words = words(language)
        self.names = display_names(self.players, self.words)
        self._logs: dict[Seat, tuple[list[Event], list[Entry]]] = {}

    # -- what is shown ---------------------------------------------------------------------------------

    def view(self) -> Any:
        return self.game.view(self.match.table, self.viewer)

    def log(self) -> list[Entry]:
        """Only what is new is worded anew."""
        events = self.match.seen_by(self.viewer)
        known, lines = self._logs.get(self.viewer, ([], []))
        same = next((at for at, (old, new) in enumerate(zip(known, events, strict=False)) if old != new), len(known))
        same = min(same, len(events))
        lines = lines[:same] + entries(self.match, events[same:], self.words, self.names)
        self._logs[self.viewer] = events, lines
        return lines

    # -- whose move it is ------------------------------------------------------------------------------

    def asked(self) -> Seat | None:
        """Whom to turn to next: the seat at the keyboard before other people, people before bots."""
        waiting = pending(self.match.table)
        if self.viewer in waiting:
            return self.viewer
        people = [seat for seat in waiting if seat in self.people]
        return next(iter([*people, *waiting]), None)

    def bot_question(self, seat: Seat, kind: str = "") -> Asked:
        """All that the bot of a seat, or one of another kind in its place, is told."""
        view, match = self.game.view(self.match.table, seat), self.match
        entropy = hashlib.sha256(b"bot %d %d " % (seat, match.version) + (match.seed or b"")).digest()
        seed = int.from_bytes(entropy[:6], "big")
        return Asked(kind or self.players[seat].bot, view, tuple(view.options), Clock(), seed, match.setup.pack)

    def hint_question(self) -> Asked:
        """For the strongest bot, in the viewer's place."""
        return self.bot_question(self.viewer, LEVELS[-1])

    def explained(self, asked: Asked, answer: Answer) -> list[str]:
        """What a bot thinks: in words, the best options first."""
        return explained(asked.view, answer, self.words, self.names)

    def leaving(self) -> str:
        """The command line that goes on with this game."""
        return f"artel play --resume {shlex.quote(str(self.path))}"

    # -- moves -----------------------------------------------------------------------------------------

    def act(self, seat: Seat, text: str) -> None:
        """Raises Refused or BadNotation, and then nothing has changed; afterwards the game is saved."""
        self.match.act_text(seat, text)
        self.autosave()

    def undo(self) -> bool:
        """Takes the last answer of the people back, and everything since. Where something new has been seen, the game
        is practice from now on, and that is the answer; luck stays what it was. Raises BadInput."""
        seen = not self.match.undoable(self.viewer)
        if not seen:
            self.match.undo(self.viewer)
        elif (at := self.last_answer()) is not None:
            self.match.cut(at)
            self.taken_back += 1
        else:
            raise BadInput(
                problem=Problem(
                    "nothing-answered",
                    "Nothing can be taken back: nobody at the keyboard has answered anything yet.",
                )
            )
        self.autosave()
        return seen

    def last_answer(self) -> int | None:
        """The number of the input that is taken back next, if that is more than one's own public move."""
        names = [seat_name(seat) for seat in self.people]
        inputs = list(enumerate(self.match.inputs))[self.origin.given :]
        return next((at for at, text in reversed(inputs) if text.split(" ", 1)[0] in names), None)

    def others_to_agree(self) -> bool:
        """Would taking back touch what other people at the keyboard have seen or done?"""
        return len(self.people) > 1 and not self.match.undoable(self.viewer) and self.last_answer() is not None

    def autosave(self) -> None:
        """A game goes on even where it cannot be saved; `unsaved` then says why."""
        self.unsaved = None
        try:
            self.save()
        except BadInput as error:
            self.unsaved = error

    def save(self, path: Path | None = None) -> None:
        """Raises BadInput where the file cannot be written."""
        saves.write(path or self.path, self.kept().to_json())

    def kept(self) -> saves.Save:
        record = self.match.record(reveal=True)
        return saves.Save(record, tuple(self.players), self.taken_back, self.origin, self.data)


def begin(
    setup: Setup, players: list[Player], path: Path | None, language: str, seed: str | None = None, data: str = ""
) -> Session:
    """A new game; the same seed, any text, deals the same cards; `data`: the folder of its data pack."""
    match = Match(setup, seed.encode() if seed else secrets.token_bytes(32))
    return Session(match, players, path or saves.new_path(setup.game), language, data=data)


def resumed(save: saves.Save, path: Path, language: str, pack: Pack | None = None) -> Session:
    """A game as it was left; `pack`: not the one that the save names. Raises BadPack, BadRecord or WrongVersion."""
    match = saves.resume(save, pack or saves.pack_of(save))
    return Session(
        match, list(save.players), path, language, taken_back=save.taken_back, origin=save.origin, data=save.data
    )


def entries(match: Match, events: Sequence[Event], said: Words, names: tuple[str, ...]) -> list[Entry]:
    """The log that these events of a match make."""
    pack = match.setup.pack.digest
    return [
        Entry(
            said.event(match.game, event, names, pack),
            said.event_clause(event) or "",
            type(event).__name__,
            event.begins_turn(),
        )
        for event in events
    ]
