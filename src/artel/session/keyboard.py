"""A game at one keyboard: the match, who sits where, and whose eyes are on the screen.

Everything that is shown comes from `view()` and `log()`, which know only what the seat at the keyboard may know.
"""

from __future__ import annotations

import secrets
import shlex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from artel.bots import LEVELS, Clock
from artel.bots.explain import explained
from artel.bots.worker import BotAsked
from artel.kernel.errors import BadInput, Problem
from artel.kernel.ids import SPECTATOR, Seat
from artel.kernel.record import Match
from artel.session import saves
from artel.session.imported import taken
from artel.session.local import Opening, opened
from artel.session.origins import NOWHERE, Origin, begun
from artel.session.play import TablePlay
from artel.session.settings import TableSettings
from artel.session.steps import now
from artel.session.telling import lines_of, names_of
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from artel.bots import Answer
    from artel.kernel.events import Event
    from artel.kernel.game import Setup
    from artel.kernel.packs import Pack
    from artel.session.players import SeatedPlayer
    from artel.session.seating import TableRow
    from artel.session.wire import LogLine
    from artel.text import Words

FREE: Final = TableSettings(takeback="free")
"""All sit here: nobody has to be asked."""


class KeyboardSession:
    def __init__(
        self, match: Match, players: list[SeatedPlayer], path: Path, language: str, *,
        taken_back: int = 0, origin: Origin = NOWHERE, data: str = "",
    ) -> None:  # fmt: skip
        """`match`: at which nobody has answered yet since it began here; the last three as in `saves.Save`."""
        self.play = TablePlay(row_of(match.setup, players), match)
        self.play.start()
        self.match = match
        self.game = match.game
        self.players = players
        self.path = path
        self.taken_back = taken_back
        self.origin = origin
        self.data = data
        self.unsaved: BadInput | None = None
        self.speak(language)
        self.people = self.play.people()
        self.viewer: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        """The seat at the keyboard. With several people it is nobody's until one sits down."""

    def speak(self, language: str) -> None:
        self.words = words(language)
        self.names = names_of(self.play.table, self.words)
        self._logs: dict[Seat, tuple[list[Event], list[LogLine]]] = {}

    # -- what is shown ---------------------------------------------------------------------------------

    def view(self) -> Any:
        return self.play.view(self.viewer)

    def log(self) -> list[LogLine]:
        """Only what is new is worded anew."""
        events = self.play.events(self.viewer)
        known, lines = self._logs.get(self.viewer, ([], []))
        same = next((at for at, (old, new) in enumerate(zip(known, events, strict=False)) if old != new), len(known))
        same = min(same, len(events))
        lines = lines[:same] + told_lines(self.match, events[same:], self.words, self.names)
        self._logs[self.viewer] = events, lines
        return lines

    # -- whose move it is ------------------------------------------------------------------------------

    def asked(self) -> Seat | None:
        """Whom to turn to next: the seat at the keyboard before other people, people before bots."""
        waiting = self.play.pending()
        if self.viewer in waiting:
            return self.viewer
        people = [seat for seat in waiting if seat in self.people]
        return next(iter([*people, *waiting]), None)

    def bot_question(self, seat: Seat, kind: str = "") -> BotAsked:
        """All that the bot of a seat, or one of another kind in its place, is told."""
        view, match = self.play.view(seat), self.match
        seed = self.play.entropy(seat, match.length)  # what was taken back does not count
        return BotAsked(kind or self.players[seat].bot, view, self.play.options(seat), Clock(), seed, match.setup.pack)

    def hint_question(self) -> BotAsked:
        """For the strongest bot, in the viewer's place."""
        return self.bot_question(self.viewer, LEVELS[-1])

    def explained(self, asked: BotAsked, answer: Answer) -> list[str]:
        """What a bot thinks: in words, the best options first."""
        return explained(asked.view, answer, self.words, self.names)

    def leaving(self) -> str:
        """The command line that goes on with this game."""
        return f"artel play --resume {shlex.quote(str(self.path))}"

    # -- moves -----------------------------------------------------------------------------------------

    def act(self, seat: Seat, option: str) -> None:
        """Raises Refused or BadNotation, and then nothing has changed; afterwards the game is saved."""
        self.play.act(seat, option, bot=self.players[seat].bot or None)
        self.autosave()

    def undo(self) -> bool:
        """Takes the last answer of the people back, and everything since. Where something new has been seen, the game
        is practice from now on, and that is the answer; luck stays what it was. Raises BadInput."""
        version = self.play.undoable(self.viewer)
        seen = version is None
        if seen:
            version = self.before_last_answer()
        if version is None:
            raise BadInput(
                problem=Problem(
                    "nothing-answered",
                    "Nothing can be taken back: nobody at the keyboard has answered anything yet.",
                )
            )
        self.play.cut(self.viewer, version)
        self.taken_back += seen
        self.autosave()
        return seen

    def before_last_answer(self) -> int | None:
        """The version that is gone back to next, if that is more than one's own public move."""
        before = [self.play.before_last_of(seat) for seat in self.people]
        return max([version for version in before if version is not None], default=None)

    def others_to_agree(self) -> bool:
        """Would taking back touch what other people at the keyboard have seen or done?"""
        alone = len(self.people) == 1 or self.play.undoable(self.viewer) is not None
        return not alone and self.before_last_answer() is not None

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
    setup: Setup, players: list[SeatedPlayer], path: Path | None, language: str, seed: str | None = None, data: str = ""
) -> KeyboardSession:
    """A new game; the same seed, any text, deals the same cards; `data`: the folder of its data pack."""
    match = Match(setup, seed.encode() if seed else secrets.token_bytes(32))
    return KeyboardSession(match, players, path or saves.new_path(setup.game), language, data=data)


def resumed(save: saves.Save, path: Path, language: str, pack: Pack | None = None) -> KeyboardSession:
    """A game as it was left; `pack`: not the one that the save names. Raises BadPack, BadRecord or WrongVersion."""
    pack, record, origin = pack or saves.pack_of(save), save.record, save.origin
    match = begun(record, origin, saves.seed_of(save, pack), pack)
    session = KeyboardSession(
        match, list(save.players), path, language, taken_back=save.taken_back, origin=origin, data=save.data
    )
    session.play.follow(taken(record.inputs, now(), origin.given)[1:])
    return session


def row_of(setup: Setup, players: Sequence[SeatedPlayer]) -> TableRow:
    """The table at this keyboard."""
    bots, names = [player.bot or None for player in players], [player.name for player in players]
    row = opened(Opening(setup.game, bots, names, setup.options, FREE), "", b"")
    return msgspec.structs.replace(row, pack=setup.pack.digest, status="running")


def told_lines(match: Match, events: Sequence[Event], said: Words, names: tuple[str, ...]) -> list[LogLine]:
    """The log that these events of a match make."""
    return lines_of(said, match.game, match.setup.pack.digest, names, events)
