"""A match is a record in the making: a header plus inputs, actions and chance outcomes, in notation. Tables and events
are recomputed from it. The match alone holds the seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from artel.kernel.audience import is_secret
from artel.kernel.chance import pick, stream
from artel.kernel.engine import act_in_place, chance_for, chance_in_place, check, is_over, pending, settle
from artel.kernel.errors import BadInput, BadRecord, NothingToUndo, Problem, Refused
from artel.kernel.frames import Action, Tell, Together
from artel.kernel.game import T_co, V_co
from artel.kernel.ids import Seat, seat_name
from artel.kernel.recordfile import Header as Header
from artel.kernel.recordfile import Record as Record

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.game import Result, Setup

FORMAT: Final = 1
CHANCE: Final = "*"
KEPT_EVERY: Final = 16
"""Inputs between tables that a match keeps, so that going back is cheap."""


class MatchMark(NamedTuple, Generic[T_co]):
    """A match as it was after so many inputs."""

    inputs: int
    table: T_co
    chances: int
    unsealed: int


class Match(Generic[T_co, V_co]):
    """A game being played: the table now, everything that led there, and the events of each input."""

    def __init__(self, setup: Setup[T_co, V_co], seed: bytes | None, table: T_co | None = None) -> None:
        """`table`: one laid out by hand, to begin with."""
        self.setup = setup
        self.game = setup.rules
        self.seed = seed
        self.start = self.game.new(setup) if table is None else table
        self.table = self.start.copy()
        self.inputs: list[str] = []
        self.told: list[list[Event]] = []
        self.chances = 0
        self.unsealed = 0  # the length since which no sealed answer has been opened
        tell = Tell()
        settle(self.table, tell)
        self.opening = tell.events
        self._marks = [MatchMark(0, self.table, 0, 0)]
        self._open_inputs: dict[int, bool] = {}
        """By number, as far as somebody asked: has everybody seen all that this input brought?"""
        self._nature()

    @property
    def length(self) -> int:
        """How many inputs it has had; names the question that is open now."""
        return len(self.inputs)

    @property
    def over(self) -> bool:
        return is_over(self.table)

    @property
    def events(self) -> list[Event]:
        return self.opening + [event for events in self.told for event in events]

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Carries out an action and the chance that follows; raises Refused, and then nothing has changed."""
        check(self.table, seat, action)
        before = len(self.told)
        text = f"{seat_name(seat)} {self.game.write_action(self.table, action)}"
        after, tell = self.table.copy(), Tell()
        act_in_place(after, seat, action, tell)
        opened = isinstance(self.table.stack[-1], Together) and len(pending(self.table)) == 1
        if opened:
            self.unsealed = self.length + 1
        self.table = after
        self._took(text, tell.events)
        self._nature()
        return [event for events in self.told[before:] for event in events]

    def act_text(self, seat: Seat, option: str) -> list[Event]:
        """The same in notation; raises BadNotation too."""
        return self.act(seat, self.game.read_action(self.table, option))

    def outcome(self, outcome: int) -> None:
        """Carries out a chance outcome; for scripts and replays."""
        chance = chance_for(self.table)
        if chance is None:
            raise BadRecord(
                where=Problem("at-number", "input {number}", number=self.length + 1),
                problem=Problem("no-chance", "nothing is left to chance here"),
            )
        try:
            text = self.game.write_outcome(self.table, chance, outcome)
        except LookupError:
            text = str(outcome)
        if not chance.weights(self.table).get(outcome, 0):
            raise BadRecord(
                chance.clause,
                where=Problem("at-number", "input {number}", number=self.length + 1),
                problem=Problem("impossible-outcome", "“{text}” cannot come up here", text=text),
            )
        after, tell = self.table.copy(), Tell()
        chance_in_place(after, outcome, tell)
        self.chances += 1
        self.table = after
        self._took(f"{CHANCE} {text}", tell.events)

    def _took(self, text: str, events: list[Event]) -> None:
        self.inputs.append(text)
        self.told.append(events)
        if len(self.inputs) % KEPT_EVERY == 0:
            self._marks.append(MatchMark(len(self.inputs), self.table, self.chances, self.unsealed))

    def _nature(self) -> None:
        while self.seed is not None and (chance := chance_for(self.table)) is not None:
            weights = chance.weights(self.table)
            self.outcome(pick(weights, stream(self.seed, self.chances, sum(weights.values()))))

    def go_on(self, seed: bytes) -> None:
        """From now on luck comes from this seed; for a record that does not tell its own."""
        self.seed = seed
        self._nature()

    def seen_by(self, seat: Seat) -> list[Event]:
        """Everything this seat has been told."""
        return [seen for event in self.events if (seen := event.seen_by(seat)) is not None]

    def undoable(self, seat: Seat) -> int:
        """How many of its last actions a seat may take back: public ones, its own, with no chance since."""
        mine, at = f"{seat_name(seat)} ", self.length
        while at > self.unsealed and self.inputs[at - 1].startswith(mine) and self._public(at - 1):
            at -= 1
        return self.length - at

    def undo(self, seat: Seat) -> None:
        """Raises NothingToUndo."""
        if not self.undoable(seat):
            raise NothingToUndo
        self.cut(self.length - 1)

    def open_since(self, length: int) -> bool:
        """Has everything since then been public, and nothing left to chance?"""
        if length < self.unsealed or any(text.startswith(CHANCE) for text in self.inputs[length:]):
            return False
        return all(self._public(at) for at in range(length, self.length))

    def _public(self, at: int) -> bool:
        known = self._open_inputs.get(at)
        if known is None:
            known = not any(is_secret(event, self.setup.seats) for event in self.told[at])
            self._open_inputs[at] = known
        return known

    def cut(self, length: int) -> None:
        """Goes back to when it had so many inputs. Luck stays what it is: outcome number i comes from the same place of
        the stream as before."""
        while self._marks[-1].inputs > length:
            self._marks.pop()
        kept, self.table, self.chances, self.unsealed = self._marks[-1]
        again = self.inputs[kept:length]
        self.inputs, self.told = self.inputs[:kept], self.told[:kept]
        self._open_inputs.clear()
        seed, self.seed = self.seed, None
        try:
            follow(self, again)
        finally:
            self.seed = seed

    def result(self) -> Result:
        return self.game.result(self.table)

    def header(self) -> Header:
        setup = self.setup
        return Header(
            FORMAT, setup.game, self.game.rules_version, setup.seats, setup.options, setup.pack.name, setup.pack.digest
        )

    def record(self, *, reveal: bool = False) -> Record:
        """The record so far. The seed may be revealed when the game is over; before, it is for a private save only."""
        seed = self.seed.hex() if reveal and self.seed is not None else None
        return Record(self.header(), list(self.inputs), self.result().scores if self.over else None, seed)


def follow(match: Match, inputs: list[str]) -> None:
    """Carries out inputs in notation; raises BadRecord."""
    seats = [seat_name(seat) for seat in range(match.setup.seats)]
    for number, text in enumerate(inputs, 1):
        who, _, what = text.partition(" ")
        try:
            if who == CHANCE:
                chance = chance_for(match.table)
                if chance is None:
                    raise BadRecord(
                        where=at_input(number, text), problem=Problem("no-chance", "nothing is left to chance here")
                    )
                match.outcome(match.game.read_outcome(match.table, chance, what))
            else:
                if who not in seats:
                    raise BadRecord(where=at_input(number, text), problem=no_seat(who, match.setup.seats))
                if chance_for(match.table) is not None:
                    raise BadRecord(
                        where=at_input(number, text),
                        problem=Problem("outcome-missing", "an outcome of chance is missing before it"),
                    )
                match.act(int(who) - 1, match.game.read_action(match.table, what))
        except BadRecord:
            raise
        except (Refused, BadInput) as error:
            raise BadRecord(error.clause, where=at_input(number, text), problem=Problem.of(error)) from None


def at_input(number: int, text: str) -> Problem:
    return Problem("at-input", "input {number} (“{text}”)", number=number, text=text)


def no_seat(text: str, seats: int) -> Problem:
    return Problem(
        "no-seat-or-chance",
        "“{text}” is no seat; seats are 1 to {seats}, {chance} is chance",
        text=text,
        seats=seats,
        chance=CHANCE,
    )
