"""A game being played at a table: the match, its clocks and the steps that made it. No sockets and no database."""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from typing import TYPE_CHECKING

import msgspec

from artel.games import game
from artel.kernel.audience import redacted
from artel.kernel.engine import pending, question_for
from artel.kernel.errors import BadRecord, NotAsked, Problem, StaleQuestion, WrongVersion, listed
from artel.kernel.events import Event
from artel.kernel.fairness import Fairness, match_seed
from artel.kernel.frames import Table
from artel.kernel.game import Result, Setup, ranked
from artel.kernel.ids import SPECTATOR, Seat, seat_name
from artel.kernel.record import Match, Record, follow
from artel.records import laid_out
from artel.session.clocks import Clocks
from artel.session.packs import pack_in
from artel.session.steps import PlayStep, now
from artel.session.wire import Asked
from artel.session.wire import ClocksShown as ClocksSaid

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from artel.kernel.frames import Question
    from artel.kernel.packs import Pack
    from artel.kernel.view import View
    from artel.session.seating import TableRow


class Taken:
    """A step that stands: the version that it made, whose action it was, and how many inputs the match had then."""

    __slots__ = ("inputs", "seat", "version")

    def __init__(self, version: int, seat: Seat | None, inputs: int) -> None:
        self.version = version
        self.seat = seat
        self.inputs = inputs


class Moment:
    """The table as it was at one version. `events`: of the step that made it; `told`: of every input up to then;
    `cut`: it goes back to what was before."""

    __slots__ = ("clocks", "cut", "events", "table", "told", "version")

    def __init__(
        self,
        version: int,
        table: Table,
        events: list[Event],
        told: list[list[Event]],
        cut: bool,
        clocks: ClocksSaid | None,
    ) -> None:
        self.version = version
        self.table = table
        self.events = events
        self.told = told
        self.cut = cut
        self.clocks = clocks


class TablePlay:
    def __init__(self, table: TableRow, match: Match | None = None) -> None:
        """`match`: one that was begun elsewhere, and goes on here. Raises WrongVersion where the table was opened under
        other rules."""
        nonces = [row.nonce for row in table.seats]
        self.table = table
        self._seed = match_seed(table.secret, nonces)
        self.match = match or unplayed(table, None if table.given else self._seed)
        self.version = 0
        self.ended: str | None = None
        """How it was ended before its time."""
        self.claimed: Seat | None = None
        """Whose being away ended it."""
        self.acted: dict[tuple[Seat, str], int] = {}
        """By seat and the client's id of an action: the version that it made, also if it was taken back since."""
        self.cuts: Counter[Seat] = Counter()
        """How often each seat has taken back."""
        rule = table.settings.clock
        self.clocks = None if rule is None else Clocks(rule, table.players)
        self.due: list[Moment] = []
        """What those who watch are told after the last step."""
        self.tick: int | None = None
        """For how long the server had been up when the last step was stored."""
        self._past: deque[Moment] = deque()
        self._taken: list[Taken] = []
        self._inputs = {0: 0}
        """For every version that may still stand: how many inputs of the match it has seen."""
        self._cuts: list[tuple[int, int]] = []
        """Versions that were cuts, and how many inputs they left."""
        self._questions: list[Question | None] = [None] * table.players
        self._asked: list[Asked | None] = [None] * table.players

    # -- steps -----------------------------------------------------------------------------------------

    def start(self, given: Sequence[str] = ()) -> PlayStep:
        """`given`: what was made elsewhere. Raises BadRecord."""
        self.give(given)
        return self._stepped("start", None, 0)

    def give(self, inputs: Sequence[str]) -> None:
        """Luck comes from the seed once all is there that was made elsewhere. Raises BadRecord."""
        if len(self.match.inputs) < self.table.given:
            follow(self.match, list(inputs)[: self.table.given - len(self.match.inputs)])
            if len(self.match.inputs) == self.table.given:
                self.match.go_on(self._seed)

    def act(self, seat: Seat, option: str, action_id: str | None = None, bot: str | None = None) -> PlayStep:
        """Raises Refused or BadNotation, and then nothing has changed."""
        before = len(self.match.inputs)
        self.match.act_text(seat, option)
        if self.clocks is not None and bot is None:
            self.clocks.answered(seat)
        return self._stepped("act", seat, before, action_id=action_id, bot=bot)

    def cut(self, seat: Seat, version: int, action_id: str | None = None) -> PlayStep:
        """Takes back everything after that version."""
        at = len(self._taken) - 1
        while self._taken[at].version > version:
            at -= 1
        stood = self._taken[at].version == version
        lost, self._taken = self._taken[at + 1 :], self._taken[: at + 1]
        if lost:
            self.match.cut(self._taken[at].inputs)
        self.cuts[seat] += 1
        self._cuts.append((self.version + 1, self._taken[at].inputs))
        self._questions = [None] * self.table.players
        if self.clocks is not None:
            self.clocks.taken_back(taken.seat for taken in lost if taken.seat in self.people())
        step = self._stepped("cut", seat, len(self.match.inputs), str(version), action_id)
        if not stood:  # what it went back to was taken back later, and was left out
            del self._inputs[self.version]
        return step

    def end(self, how: str, seat: Seat | None) -> PlayStep:
        """Before its time. `seat`: who resigned, or whose being away ended it."""
        self.ended = how
        self.claimed = seat if how == "claimed" else None
        return self._stepped("end", seat, len(self.match.inputs), how)

    def follow(self, steps: Iterable[PlayStep]) -> None:
        """Takes steps that were stored, as `steps.to_follow` gives them: actions that were taken back may be left out.
        Raises BadRecord where they do not make the same again."""
        for step in steps:
            match step.kind, step.seat:
                case "act", int(seat) if len(self.match.inputs) < self.table.given:
                    before = len(self.match.inputs)
                    self.give(step.inputs)
                    made = self._stepped("act", seat, before)
                case "act", int(seat):
                    made = self.act(seat, step.option, step.action_id, step.bot)
                case "cut", int(seat):
                    self.version = step.seq - 1
                    made = self.cut(seat, step.back, step.action_id)
                case "end", seat:
                    made = self.end(step.stored, seat)
                case _:
                    made = self.start(step.inputs)
            if (made.seq, made.kind, made.stored) != (step.seq, step.kind, step.stored):
                raise BadRecord(
                    where=Problem("at-number", "input {number}", number=step.seq),
                    problem=Problem("other-outcome", "the seed gives “{text}”", text=made.stored),
                )
            self.tick = step.tick
            if self.clocks is not None and step.clocks is not None:
                self.clocks.set(step.clocks)
                self._past[-1].clocks = self.clocks_said()

    def _stepped(
        self,
        kind: str,
        seat: Seat | None,
        before: int,
        stored: str = "",
        action_id: str | None = None,
        bot: str | None = None,
    ) -> PlayStep:
        match = self.match
        self.version += 1
        self._inputs[self.version] = len(match.inputs)
        if kind in ("start", "act"):
            stored = "\n".join(match.inputs[before:])
            self._taken.append(Taken(self.version, seat, len(match.inputs)))
        for other in range(self.table.players):
            question = None if self.ended else question_for(match.table, other)
            if question is None:
                self._asked[other] = None
            elif other == seat or question is not self._questions[other]:
                self._asked[other] = Asked(self.version, type(question).__name__)
            self._questions[other] = question
        if seat is not None and action_id is not None:
            self.acted[seat, action_id] = self.version
        self.run_clocks()
        self._remember(before, kind == "cut")
        clocks = None if self.clocks is None else self.clocks.stored()
        asked = sum(1 << other for other, open_now in enumerate(self._asked) if open_now is not None)
        return PlayStep(self.version, kind, seat, stored, action_id, bot, now(), clocks, asked)

    def _remember(self, before: int, cut: bool) -> None:
        """Keeps as much of the past as those who watch are behind."""
        match, delay = self.match, self.table.settings.delay
        new = [event for events in match.told[before:] for event in events]
        if self.version == 1:
            new = match.opening + new
        told = list(match.told) if delay else match.told
        self._past.append(Moment(self.version, match.table, new, told, cut, self.clocks_said()))
        if self.over:
            self.due = [moment for moment in self._past if moment.version > self._past[0].version]
            self._past = deque([self._past[-1]])
        elif len(self._past) > delay + 1:
            self._past.popleft()
            self.due = [self._past[0]]
        else:
            self.due = [self._past[0]] if self.version == 1 else []

    # -- what is asked and seen ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.ended is not None or self.match.over

    def pending(self) -> tuple[Seat, ...]:
        return () if self.over else pending(self.match.table)

    def people(self) -> list[Seat]:
        """The seats that are played by those who sit there, and not by bots."""
        return [row.seat for row in self.table.seats if row.played_by_bot is None]

    def asked(self, seat: Seat) -> Asked | None:
        """The decision that is open for a seat; others may answer theirs meanwhile without changing it."""
        return self._asked[seat] if seat >= 0 else None

    def check(self, seat: Seat, asked: Asked) -> None:
        """Is this the decision that is open? Raises NotAsked or StaleQuestion."""
        now_open = self.asked(seat)
        if now_open is None:
            raise NotAsked(seat=seat_name(seat), open=listed(seat_name(other) for other in self.pending()))
        if now_open != asked:
            raise StaleQuestion(given=asked.version, now=now_open.version)

    def moment(self, seat: Seat) -> Moment:
        """What this seat is shown: the present; those who watch may be some versions behind."""
        return self._past[0 if seat == SPECTATOR else -1]

    def view(self, seat: Seat) -> View:
        return self.match.game.view(self.moment(seat).table, seat)

    def options(self, seat: Seat) -> tuple[str, ...]:
        """What this seat may answer now, in notation."""
        return tuple(self.view(seat).options) if self.asked(seat) is not None else ()

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """What this seat has been told after that version."""
        return self.events_at(self.moment(seat), seat, since)

    def events_at(self, moment: Moment, seat: Seat, since: int = 0) -> list[Event]:
        told = [event for events in moment.told[self._inputs[since] :] for event in events]
        return redacted(told if since else self.match.opening + told, seat)

    def stands(self, version: int, seat: Seat) -> bool:
        """Has this seat seen that version, and does what happened up to then still stand?"""
        upto = self.moment(seat).version
        if version > upto or version not in self._inputs:
            return False
        return all(left >= self._inputs[version] for cut, left in self._cuts if version < cut <= upto)

    def entropy(self, seat: Seat, version: int | None = None) -> int:
        """For a bot's generator: the same after a restart. `version`: not that of the table."""
        at = self.version if version is None else version
        digest = hashlib.sha256(b"bot %d %d " % (seat, at) + (self.match.seed or b"")).digest()
        return int.from_bytes(digest[:6], "big")

    # -- time ------------------------------------------------------------------------------------------

    def run_clocks(self) -> None:
        """The clocks of those whom the table waits for run, bots need none; called when either has changed."""
        if self.clocks is not None:
            people = self.people()
            self.clocks.run(seat for seat in self.pending() if seat in people)

    def clocks_said(self) -> ClocksSaid | None:
        return None if self.clocks is None else ClocksSaid(self.clocks.left(), self.clocks.running)

    # -- taking back -----------------------------------------------------------------------------------

    def undoable(self, seat: Seat) -> int | None:
        """The version to go back to for a seat that takes back its last action without asking anybody."""
        return self._taken[-2].version if len(self._taken) > 1 and self.match.undoable(seat) else None

    def before_last_of(self, seat: Seat) -> int | None:
        """The version before the last action of this seat."""
        for at in range(len(self._taken) - 1, 0, -1):
            if self._taken[at].seat == seat:
                return self._taken[at - 1].version
        return None

    def open_since(self, version: int) -> bool:
        """Has nothing hidden been shown since, and nothing been left to chance?"""
        return self.match.open_since(self._inputs[version])

    def may_take_back(self, seat: Seat) -> bool:
        """Can the last action of this seat be taken back, at once or if the others agree?"""
        rule = self.table.settings.takeback
        if seat == SPECTATOR or rule == "never" or self.over:
            return False
        before = self.before_last_of(seat)
        return before is not None and (rule == "free" or self.open_since(before))

    # -- the end ---------------------------------------------------------------------------------------

    def result(self) -> Result:
        """By the rules, or as it stands where it ended before its time. Who resigned or was away is placed last."""
        last = {row.seat for row in self.table.seats if row.resigned} | {self.claimed}
        return placed(self.match.result(), last)

    @property
    def own_pack(self) -> Pack | None:
        """Where it is not the standard one."""
        return None if self.table.own_pack is None else self.match.setup.pack

    def fairness(self) -> Fairness:
        """With the secret once the game is over, and not before."""
        table = self.table
        secret = table.secret.hex() if self.over else None
        return Fairness(table.id, table.commitment, tuple(row.nonce for row in table.seats), secret)

    def record(self) -> Record:
        """To be shown when the game is over. Where it began elsewhere, no seed has dealt all of it."""
        given = bool(self.table.given)
        record = self.match.record() if given else self.match.record(reveal=self.over)
        record.fairness = None if given else self.fairness()
        record.data = None if self.own_pack is None else self.own_pack.content()
        record.layout = self.table.layout
        return record


def played(table: TableRow, steps: Iterable[PlayStep]) -> TablePlay:
    """The game that these steps have made. Raises WrongVersion or BadRecord."""
    play = TablePlay(table)
    play.follow(steps)
    return play


def placed(result: Result, last: set[Seat | None]) -> Result:
    """The same with these seats behind all others."""
    standings = [(seat not in last, -place) for seat, place in enumerate(result.places)]
    return msgspec.structs.replace(result, places=ranked(standings))


def unplayed(table: TableRow, seed: bytes | None = None) -> Match:
    """As it begins. Raises WrongVersion or BadRecord."""
    setup = setup_of(table)
    return Match(setup, seed, laid_out(setup, table.layout))


def setup_of(table: TableRow) -> Setup:
    found = game(table.game)
    if table.rules_version != found.rules_version:
        raise WrongVersion(
            what=Problem("rules-version", "rules of {game}, version", game=table.game),
            given=table.rules_version,
            now=found.rules_version,
        )
    own = pack_in(table.own_pack) if table.own_pack is not None else found.pack_known_as(table.pack)
    setup = found.setup(table.players, table.options, own)
    if table.pack != setup.pack.digest:
        raise WrongVersion(what=Problem("data-pack", "data pack"), given=table.pack, now=setup.pack.digest)
    return setup
