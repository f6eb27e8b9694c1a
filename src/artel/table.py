"""Artel from Python, in a few words: a table, what may be answered there, and bots.

A game is played by texts in notation, as records hold them and as people type them in the terminal:

>>> import artel
>>> artel.games()[:2]
('zodchie', 'architects')
>>> table = artel.new("carcassonne", seats=2, seed=1)
>>> table
<artel.Tabletop: carcassonne, 2 seats, seat 0 is asked>
>>> table.options()
['0,-1/2', '1,0/0', '1,0/1', '1,0/2', '-1,0/0', '-1,0/2', '-1,0/3']
>>> table.play("0,-1/2")
>>> table.log()[-1]
'1 placed the tile “City edge, crossing of three roads”, turned by 180° (1 north of the start tile).'
>>> print(table)
▶ A  1                       ☻7 ▲ @ ♣0 ψ0 §0  0   B  2                       ☻7 ▲ @ ♣0 ψ0 §0  0
       0
    ···║···
 -1 ═══■═══
    ▗▟▒▒▒▙▖
    ▝▜▒▒▒▛▘
  0 ═══════
    ·······
☻ meeple  ▬ farmer  ▲ builder  @ pig  ⚑ pennant  ♣ wine  ψ wheat  § cloth
Waiting for 1: whether to put a figure on the tile just placed.

What the rules do not allow is refused, with what is open and the clause; nothing has changed then:

>>> table.play("pig f1")
Traceback (most recent call last):
artel.kernel.errors.IllegalAction: Seat 1 cannot do “pig f1” now. Open: meeple c1, meeple r1, meeple r2, meeple r3, ...

An answer can be taken back, whatever has followed, and a copy goes on by itself:

>>> twin = table.copy()
>>> table.undo()
'0,-1/2'
>>> twin.play("meeple c1")
>>> twin.seat, table.seat
(1, 0)

Bots answer for whoever is asked, from what that seat sees:

>>> level1 = artel.bot("level1", seed=1)
>>> while not table.over:
...     table.play(level1(table))
>>> table.result().places in [(1, 2), (2, 1), (1, 1)]
True

A record holds a game, and proves it when it is loaded:

>>> artel.load(table.record()).result() == table.result()
True

Seats are counted from 0 here, and from 1 in everything that people read.
"""

from __future__ import annotations

from copy import copy
from os import PathLike
from pathlib import Path
from secrets import randbits, token_bytes
from typing import TYPE_CHECKING, Any, Final

from artel.bots import Answer, Clock
from artel.bots.entrants import bot_of
from artel.games import game as game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import legal, pending
from artel.kernel.errors import NothingToUndo
from artel.kernel.ids import SPECTATOR
from artel.kernel.record import CHANCE, Match, Record
from artel.records import verify

if TYPE_CHECKING:
    from collections.abc import Mapping

    from artel.kernel.game import Game, Result
    from artel.kernel.packs import Pack

__all__ = ["NamedBot", "Tabletop", "bot", "load", "new"]

SEED: Final = 16
"""Bytes of a seed that nobody has chosen."""
LUCK: Final = 48
"""Bits of one of a bot."""


def new(
    game: str,
    seats: int = 2,
    *,
    seed: int | str | bytes | None = None,
    options: Mapping[str, str] | None = None,
    pack: Pack | str | None = None,
) -> Tabletop:
    """A table at which a game begins.

    The same seed brings the same luck; a text is what `artel play --seed` takes. `options` are those of the game, such
    as `{"variant": "advanced"}`; `pack` is a data pack, as `artel.kernel.game.Game.pack_from` reads it, or the name of
    one that comes with the game. Raises UnknownGame, BadSeats, BadOption or BadPack.
    """
    if isinstance(seed, int):
        seed = str(seed)
    luck = token_bytes(SEED) if seed is None else seed.encode() if isinstance(seed, str) else seed
    return Tabletop(Match(game_of(game).setup(seats, options, pack), luck))


def load(source: Record | bytes | str | PathLike[str], pack: Pack | None = None) -> Tabletop:
    """The table of a record: of a `Record`, of its JSON as bytes, or of a file of Artel, by its path.

    Every input is checked, and luck goes on as it would have where the record tells its seed; else it is new. Raises
    BadInput, BadRecord or WrongVersion.
    """
    from artel.session.saves import Save, read, read_save, resume

    if isinstance(source, str | PathLike):
        source = read(Path(source))
    record = read_save(source).record if isinstance(source, bytes) else source
    if record.seed is not None:
        return Tabletop(resume(Save(record, ()), pack))
    match = verify(record, pack)
    match.go_on(token_bytes(SEED))
    return Tabletop(match, known=False)


def bot(name: str, *, seconds: float | None = None, iterations: int | None = None, seed: int | None = None) -> NamedBot:
    """A bot by its name, such as `level3`, or a class of yours, `py:MODULE:CLASS`.

    `seconds` and `iterations` limit what an answer may take. With a seed, and no limit in seconds, it answers the same
    again. Raises UnknownBot.
    """
    return NamedBot(name, Clock(seconds, iterations), randbits(LUCK) if seed is None else seed)


class Tabletop:
    """A game being played. `artel.new` and `artel.load` make tables."""

    def __init__(self, match: Match, *, known: bool = True) -> None:
        """`known`: do all outcomes so far come from the match's seed?"""
        self.match = match
        self._known = known

    @property
    def game(self) -> Game:
        """The rules: `table.game.id` is its name."""
        return self.match.game

    @property
    def seats(self) -> int:
        """How many there are."""
        return self.match.setup.seats

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now: several, where they choose in secret at the same time."""
        return pending(self.match.table)

    @property
    def seat(self) -> int | None:
        """The seat that is asked now, the first of them where there are several; None: the game is over."""
        return next(iter(self.asked), None)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.match.over

    def options(self, seat: int | None = None) -> list[str]:
        """All that this seat may answer now, in notation; without a seat, the one that is asked."""
        seat = self.seat if seat is None else seat
        return [] if seat is None else [self.match.table.write(action) for action in legal(self.match.table, seat)]

    def play(self, option: str, seat: int | None = None) -> None:
        """Answers, and lets luck do what follows. Raises BadNotation, IllegalAction or NotAsked; then nothing has
        changed."""
        self.match.act_text((self.seat or 0) if seat is None else seat, option)

    def undo(self) -> str:
        """Takes back the last answer, whoever gave it, and gives it. The same luck would come again. Raises
        NothingToUndo."""
        for version in range(self.match.length - 1, -1, -1):
            who, _, what = self.match.inputs[version].partition(" ")
            if who != CHANCE:
                self.match.cut(version)
                return what
        raise NothingToUndo

    def copy(self) -> Tabletop:
        """Another table like this, with the same luck to come."""
        match = copy(self.match)
        match.inputs, match.told = list(match.inputs), list(match.told)
        return Tabletop(match, known=self._known)

    def view(self, seat: int = SPECTATOR) -> Any:
        """All that a seat may know, as a frozen structure of its game; without a seat, what anybody may."""
        return self.game.view(self.match.table, self._checked(seat))

    def result(self) -> Result:
        """Scores, places, and the list of what was counted; before the end, what they would be now."""
        return self.match.result()

    def record(self) -> Record:
        """Everything that led here, its seed included: whoever has it can go on, and know all luck to come."""
        return self.match.record(reveal=self._known)

    def log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """What has happened, in sentences; for a seat, what it was told."""
        from artel.text import words

        events = self.match.events if seat is None else self.match.seen_by(self._checked(seat))
        names = [str(number) for number in range(1, self.seats + 1)]
        digest = self.match.setup.pack.digest
        return [words(language).event(self.game, event, names, digest) for event in events]

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The table as the terminal shows it to a seat; without one, with all hands. `str(table)` is that."""
        from artel.drawing.table import as_text, with_all_hands

        if seat is None:
            return with_all_hands(self.game, self.match.table, self.seats, language)
        return as_text(self.game, self.view(seat), self.seats, language)

    def _checked(self, seat: int) -> int:
        if not SPECTATOR <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, and {SPECTATOR} for whoever watches, not {seat}")
        return seat

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.seat} is asked"
        return f"<artel.Tabletop: {self.game.id}, {self.seats} seats, {now}>"


class NamedBot:
    """Calls itself a name, and answers when it is called. `artel.bot` makes bots."""

    def __init__(self, name: str, clock: Clock, seed: int) -> None:
        self.name = name
        self.clock = clock
        self._bot = bot_of(name)
        self._rng = Rng(seed)

    def __call__(self, table: Tabletop, seat: int | None = None) -> str:
        """The option that it would answer with, at the seat that is asked or at another one that is."""
        return self.think(table, seat).option

    def think(self, table: Tabletop, seat: int | None = None) -> Answer:
        """The same with what it thinks of the options, if it weighs them. Raises ValueError where nobody is asked."""
        seat = table.seat if seat is None else seat
        if seat is None or seat not in table.asked:
            raise ValueError("the game is over" if table.over else f"seat {seat} is not asked")
        view = table.view(seat)
        return self._bot.choose(view, view.options, self.clock, self._rng)

    def __repr__(self) -> str:
        return f"<artel.NamedBot: {self.name}>"
