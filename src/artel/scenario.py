"""Scenarios: a few moves written down with what must come of them; for tests, puzzles and bug reports.

`run(load(path))` plays one and raises BadScenario where the file is malformed or the game goes another way. The format
is told in docs/scenarios.md.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, get_args

import msgspec

from artel.games import game
from artel.kernel.chance import pick, stream
from artel.kernel.copying import contents
from artel.kernel.engine import chance_for, legal, pending
from artel.kernel.errors import ArtelError, BadInput, BadScenario, Problem, Refused, listed
from artel.kernel.ids import seat_name
from artel.kernel.record import CHANCE, Match

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.frames import Chance
    from artel.kernel.game import Setup
    from artel.kernel.ids import Seat

T = TypeVar("T", bound=msgspec.Struct)
UNKNOWN = re.compile("Object contains unknown field `(.*)`")
"""As msgspec says it."""


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds when all steps are done."""

    scores: list[int] | None = None
    winners: list[int] | None = None
    over: bool | None = None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file, its steps as written."""

    game: str
    seats: int
    title: str = ""
    clauses: list[str] = []
    options: dict[str, str | int] = {}
    data: str | None = None
    layout: dict[str, Any] | None = None
    chance: list[str] = []
    seed: str | None = None
    steps: list[str | dict[str, Any]] = []
    expect: Expect = Expect()


class Scenario(msgspec.Struct, frozen=True):
    """`file`: its name, for messages; `folder`: where its data pack is looked for."""

    file: str
    folder: Path
    script: Script
    steps: tuple[ScenarioStep, ...]


def load(path: Path) -> Scenario:
    """Reads a scenario file; raises BadScenario."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(
            file=path,
            where=Problem("at-file", "the file"),
            problem=Problem("scenario-unreadable", "it cannot be read ({reason})", reason=error.strerror),
        ) from None
    except UnicodeDecodeError:
        raise BadScenario(
            file=path,
            where=Problem("at-file", "the file"),
            problem=Problem("scenario-utf8", "it is not a text in UTF-8"),
        ) from None
    return read(text, str(path), path.parent)


def read(text: str, file: str = "scenario", folder: Path = Path()) -> Scenario:
    """A scenario from its text; raises BadScenario."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # what nests too deep, or is a number too long, is said less well
        problem, _, where = str(error).rstrip(")").partition(" (at ")
        raise BadScenario(
            file=file,
            where=where or Problem("at-file", "the file"),
            problem=Problem("scenario-toml", "it is not TOML: {reason}", reason=problem),
        ) from None
    script = typed(data, Script, file, "")
    steps = [read_step(step, file, f"steps[{at}]") for at, step in enumerate(script.steps)]
    return Scenario(file, folder, script, tuple(steps))


def typed(data: dict[str, Any], kind: type[T], file: str, where: str) -> T:
    """The data as a struct; raises BadScenario with the key that is wrong."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        problem = Problem("scenario-misfit", "{reason}", reason=reason[0].lower() + reason[1:])
        if unknown := UNKNOWN.fullmatch(reason):
            known = msgspec.structs.fields(Expect if path == ".expect`" else kind)
            problem = Problem(
                "scenario-field",
                "object contains unknown field `{field}`; there are {fields}",
                field=unknown[1],
                fields=", ".join(field.name for field in known),
            )
        where = (where + path.rstrip("`")).lstrip(".") or Problem("at-file", "the file")
        raise BadScenario(file=file, where=where, problem=problem) from None


def read_step(step: str | dict[str, Any], file: str, where: str) -> ScenarioStep:
    if isinstance(step, str):
        return Do(step)
    kind = next((kind for key, kind in KINDS.items() if key in step), None)
    if kind is None:
        problem = Problem(
            "scenario-step",
            "a step is “1 …” for seat 1, “{chance} …” for chance, or a table with one of {kinds}",
            chance=CHANCE,
            kinds=", ".join(KINDS),
        )
        raise BadScenario(file=file, where=where, problem=problem)
    if kind in (ToldStep, NotTold):
        key = kind.__struct_fields__[0]
        step = {key: step[key], "fields": {name: value for name, value in step.items() if name != key}}
    return typed(step, kind, file, where)


def run(scenario: Scenario) -> Match:
    """Plays it to its end; raises BadScenario."""
    performance = Performance(scenario)
    for at, step in enumerate(scenario.steps):
        performance.take(at, step)
    performance.finish()
    return performance.match


def performed(scenario: Scenario, steps: int) -> Match:
    """After so many of its steps; none: the table as it is laid out. Raises BadScenario or BadInput."""
    if steps > len(scenario.steps):
        raise no_such_step(steps, scenario.file, len(scenario.steps))
    performance = Performance(scenario)
    for at, step in enumerate(scenario.steps[:steps]):
        performance.take(at, step)
    return performance.match


def no_such_step(step: int, file: object, many: int) -> BadInput:
    return BadInput(
        problem=Problem(
            "no-such-step", "There is no step {step} in {file}: there are {many}.", step=step, file=file, many=many
        )
    )


class Performance:
    """A scenario being played: the match, and how much of the scripted chance has been used."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.script = scenario.script
        self.where: str = Problem("at-file", "the file")
        self.used = 0
        self.acted = 0
        self.seed = self.read_seed()
        setup = self.setup()
        self.match = Match(setup, None, self.table(setup))
        self.game = self.match.game

    # -- setting up ------------------------------------------------------------------------------------

    def read_seed(self) -> bytes | None:
        self.where = "seed"
        try:
            return None if self.script.seed is None else bytes.fromhex(self.script.seed)
        except ValueError:
            self.fail(Problem("scenario-seed", "“{seed}” is not hexadecimal", seed=self.script.seed))

    def setup(self) -> Setup:
        script = self.script
        options = {name: str(value) for name, value in script.options.items()}
        try:
            self.where = "game"
            found = game(script.game)
            self.where = "clauses"
            for clause in script.clauses:
                if not re.fullmatch(rf"{found.clauses}\d+\.\d+", clause):
                    self.fail(
                        Problem(
                            "scenario-clause",
                            "“{clause}” is no clause of {game}; clauses are {example} and so on",
                            clause=clause,
                            game=found.id,
                            example=f"{found.clauses}1.1",
                        )
                    )
            self.where = "data"
            pack = None if script.data is None else found.pack_from(self.scenario.folder / script.data)
            self.where = "seats" if not found.least <= script.seats <= found.most else "options"
            return found.setup(script.seats, options, pack)
        except BadScenario:
            raise
        except BadInput as error:
            self.fail_with(error)

    def table(self, setup: Setup) -> Any:
        if self.script.layout is None:
            return None
        try:
            return game(setup.game).lay_out(setup, self.script.layout)
        except BadScenario as error:
            raise BadScenario(
                file=self.scenario.file, where=f"layout.{error.details['where']}", problem=error.details["problem"]
            ) from None

    # -- what steps ask for ----------------------------------------------------------------------------

    def take(self, at: int, step: ScenarioStep) -> None:
        if not (isinstance(step, Do) and step.is_outcome):
            self.let_chance()
        self.where = f"steps[{at}]" + (f" (“{step.text}”)" if isinstance(step, Do) else "")
        step.take(self)

    def fail(self, problem: Problem, clause: str = "") -> NoReturn:
        raise BadScenario(clause, file=self.scenario.file, where=self.where, problem=problem)

    def fail_with(self, error: ArtelError) -> NoReturn:
        self.fail(Problem.of(error), error.clause)

    def let_chance(self) -> None:
        """Takes outcomes from the script, then from the seed, while chance is open and there are any."""
        while (chance := chance_for(self.match.table)) is not None:
            if self.used < len(self.script.chance):
                text = self.script.chance[self.used]
                self.where = f"chance[{self.used}] (“{text}”)"
                self.used += 1
                self.outcome(text)
            elif self.seed is not None:
                weights = chance.weights(self.match.table)
                self.match.outcome(pick(weights, stream(self.seed, self.match.chances, sum(weights.values()))))
            else:
                return

    def outcome(self, text: str) -> None:
        chance = chance_for(self.match.table)
        if chance is None:
            self.fail(Problem("scenario-no-chance", "nothing is left to chance here; {now}", now=self.waiting()))
        possible = self.possible(chance)
        try:
            outcome = self.game.read_outcome(self.match.table, chance, text)
        except BadInput as error:
            self.fail(
                Problem(
                    "scenario-outcome", "{problem}; possible: {outcomes}", problem=Problem.of(error), outcomes=possible
                )
            )
        if not chance.weights(self.match.table).get(outcome, 0):
            self.fail(
                Problem(
                    "scenario-impossible",
                    "“{text}” cannot come up for {chance}; possible: {outcomes}",
                    text=text,
                    chance=self.called(chance),
                    outcomes=possible,
                ),
                chance.clause,
            )
        self.match.outcome(outcome)

    def need_question(self) -> None:
        chance = chance_for(self.match.table)
        if chance is not None:
            self.fail(
                Problem(
                    "scenario-chance-first",
                    "chance is open before it, {chance}; possible: {outcomes}: "
                    "give it as a step, “{step}”, in chance, or give a seed",
                    chance=self.called(chance),
                    outcomes=self.possible(chance),
                    step=f"{CHANCE} {self.possible(chance, 1)}",
                ),
                chance.clause,
            )

    def called(self, chance: Chance) -> str:
        seat = getattr(chance, "seat", None)
        return type(chance).__name__ + ("" if seat is None else f" of seat {seat_name(seat)}")

    def possible(self, chance: Chance, most: int | None = None) -> str:
        outcomes = sorted(chance.weights(self.match.table))[:most]
        return listed(self.game.write_outcome(self.match.table, chance, outcome) for outcome in outcomes)

    def waiting(self) -> Problem:
        """Whom the table waits for."""
        asked = [seat_name(seat) for seat in pending(self.match.table)]
        if asked:
            return Problem("scenario-asked", "asked: {seats}", seats=", ".join(asked))
        if self.match.over:
            return Problem("scenario-over", "the game is over")
        return Problem("scenario-chance-open", "chance is open")

    def move(self, text: str) -> tuple[Seat, Any]:
        """Seat and action of “1 tavern a1”."""
        who, _, what = text.partition(" ")
        seat = self.seat(who)
        try:
            return seat, self.game.read_action(self.match.table, what)
        except BadInput as error:
            self.fail_with(error)

    def seat(self, given: str | int) -> Seat:
        names = [seat_name(seat) for seat in range(self.script.seats)]
        if str(given) not in names:
            self.fail(
                Problem(
                    "scenario-seat",
                    "“{text}” is no seat; seats are {seats}, and {chance} is chance",
                    text=given,
                    seats=", ".join(names),
                    chance=CHANCE,
                )
            )
        return names.index(str(given))

    def one_asked(self, given: int | None) -> Seat:
        """The seat whose options are meant."""
        self.need_question()
        asked = pending(self.match.table)
        if given is None and len(asked) != 1:
            self.fail(Problem("scenario-whose", "{now}: say whose options are meant, seat = 1", now=self.waiting()))
        seat = asked[0] if given is None else self.seat(given)
        if seat not in asked:
            self.fail(
                Problem(
                    "scenario-not-asked", "seat {seat} is not asked; {now}", seat=seat_name(seat), now=self.waiting()
                )
            )
        return seat

    def open(self, seat: Seat) -> list[str]:
        return [self.game.write_action(self.match.table, action) for action in legal(self.match.table, seat)]

    def normal(self, texts: list[str]) -> list[str]:
        """The same actions, written in full."""
        try:
            actions = [self.game.read_action(self.match.table, text) for text in texts]
        except BadInput as error:
            self.fail_with(error)
        return [self.game.write_action(self.match.table, action) for action in actions]

    def told(self) -> list[Event]:
        """Since the last action, or since the beginning."""
        opening = [] if self.acted else self.match.opening
        return opening + [event for events in self.match.told[max(0, self.acted - 1) :] for event in events]

    def expect(self, what: str, expected: object, found: object) -> None:
        if expected != found:
            want, got = shown(expected), shown(found)
            if what == "over":
                says = Problem(
                    "scenario-is", "{what} should be {expected}, but is {found}", what=what, expected=want, found=got
                )
            else:
                says = Problem(
                    "scenario-are", "{what} should be {expected}, but are {found}", what=what, expected=want, found=got
                )
            self.fail(says)

    def finish(self) -> None:
        self.let_chance()
        if self.used < len(self.script.chance):
            self.where = "chance"
            self.fail(
                Problem(
                    "scenario-left-over",
                    "{outcomes} did not come up; {now}",
                    outcomes=listed(self.script.chance[self.used :]),
                    now=self.waiting(),
                )
            )
        expect = self.script.expect
        if expect.scores is not None:
            self.where = "expect.scores"
            self.expect("scores", expect.scores, self.game.scores(self.match.table))
        if expect.winners is not None:
            self.where = "expect.winners"
            winners = [seat + 1 for seat in self.match.result().winners]
            self.expect("winners", sorted(self.seat(winner) + 1 for winner in expect.winners), winners)
        if expect.over is not None:
            self.where = "expect.over"
            self.expect("over", expect.over, self.match.over)


class ScenarioStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of `steps`."""

    def take(self, play: Performance) -> None:
        raise NotImplementedError


class Do(ScenarioStep, frozen=True):
    """“1 tavern a1”: an action. “* forge”: an outcome of chance."""

    text: str

    @property
    def is_outcome(self) -> bool:
        return self.text.partition(" ")[0] == CHANCE

    def take(self, play: Performance) -> None:
        if self.is_outcome:
            play.outcome(self.text.partition(" ")[2])
            return
        play.need_question()
        seat, action = play.move(self.text)
        try:
            play.match.act(seat, action)
        except Refused as error:
            play.fail_with(error)
        play.acted = play.match.length


class Refuse(ScenarioStep, frozen=True):
    """This action is refused, by this clause if one is named, and nothing changes."""

    refuse: str
    clause: str | None = None

    def take(self, play: Performance) -> None:
        play.need_question()
        seat, action = play.move(self.refuse)
        before, version = contents(play.match.table), play.match.length
        try:
            play.match.act(seat, action)
        except Refused as error:
            if self.clause not in (None, error.clause):
                play.fail(
                    Problem(
                        "scenario-other-clause",
                        "“{text}” should be refused by {expected}, but is by {found}",
                        text=self.refuse,
                        expected=self.clause,
                        found=error.clause or "no clause",
                    )
                )
            if (contents(play.match.table), play.match.length) != (before, version):
                play.fail(
                    Problem("scenario-changed", "“{text}” is refused, but something has changed", text=self.refuse)
                )
            return
        play.fail(Problem("scenario-allowed", "“{text}” should be refused, but is allowed", text=self.refuse))


class AskedStep(ScenarioStep, frozen=True):
    """Whom the table waits for."""

    asked: int | list[int]

    def take(self, play: Performance) -> None:
        play.need_question()
        given = self.asked if isinstance(self.asked, list) else [self.asked]
        expected = sorted(play.seat(seat) + 1 for seat in given)
        play.expect(
            Problem("scenario-seats-asked", "the seats asked"),
            expected,
            [seat + 1 for seat in pending(play.match.table)],
        )


class OptionsStep(ScenarioStep, frozen=True):
    """Exactly these are open."""

    options: list[str]
    seat: int | None = None

    def take(self, play: Performance) -> None:
        found, expected = play.open(play.one_asked(self.seat)), play.normal(self.options)
        missing, more = [o for o in expected if o not in found], [o for o in found if o not in expected]
        if missing or more:
            play.fail(
                Problem(
                    "scenario-options",
                    "not open: {missing}; open besides: {more}",
                    missing=listed(missing),
                    more=listed(more),
                )
            )


class Offers(ScenarioStep, frozen=True):
    """These are open, among others."""

    offers: list[str]
    seat: int | None = None

    def take(self, play: Performance) -> None:
        found = play.open(play.one_asked(self.seat))
        missing = [option for option in play.normal(self.offers) if option not in found]
        if missing:
            play.fail(
                Problem(
                    "scenario-offers", "not open: {missing}; open: {open}", missing=listed(missing), open=listed(found)
                )
            )


class Lacks(ScenarioStep, frozen=True):
    """None of these is open."""

    lacks: list[str]
    seat: int | None = None

    def take(self, play: Performance) -> None:
        found = play.open(play.one_asked(self.seat))
        present = [option for option in play.normal(self.lacks) if option in found]
        if present:
            play.fail(Problem("scenario-lacks", "open, but should not be: {present}", present=listed(present)))


class ToldStep(ScenarioStep, frozen=True):
    """Such an event has happened since the last action; the fields that are named are as named."""

    event: str
    fields: dict[str, Any]

    def take(self, play: Performance) -> None:
        found, others = told_of(play, self.event, self.fields)
        if not found:
            told = others or [type(event).__name__ for event in play.told()]
            play.fail(
                Problem(
                    "scenario-not-told",
                    "{event} was not told; told: {told}",
                    event=described(self.event, self.fields),
                    told=listed(told),
                )
            )


class NotTold(ScenarioStep, frozen=True):
    """No such event has happened since the last action."""

    no_event: str
    fields: dict[str, Any]

    def take(self, play: Performance) -> None:
        found, _ = told_of(play, self.no_event, self.fields)
        if found:
            play.fail(
                Problem(
                    "scenario-told",
                    "{event} should not be told; told: {told}",
                    event=described(self.no_event, self.fields),
                    told=listed(found),
                )
            )


def told_of(play: Performance, name: str, fields: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The events of this name that were told, described: those with these fields, and the others."""
    kinds = {kind.__name__: kind for kind in get_args(play.game.event_type)}
    if name not in kinds:
        play.fail(
            Problem(
                "scenario-event", "there is no event {event}; events are {events}", event=name, events=", ".join(kinds)
            )
        )
    for field in fields:
        if field not in kinds[name].__struct_fields__:
            play.fail(
                Problem(
                    "scenario-event-field",
                    "{event} has no {field}; it has {fields}",
                    event=name,
                    field=field,
                    fields=", ".join(kinds[name].__struct_fields__),
                )
            )
    found: list[str] = []
    others: list[str] = []
    for event in play.told():
        if type(event) is kinds[name]:
            has = facts(event)
            alike = all(has[field] == value for field, value in fields.items())
            (found if alike else others).append(described(name, has))
    return found, others


def facts(event: Event) -> dict[str, Any]:
    """The fields of an event, seats as people number them: a field that holds seats is annotated so."""
    found: dict[str, Any] = {}
    for name, annotation in type(event).__annotations__.items():
        value = getattr(event, name)
        if "Seat" in annotation:
            value = [seat + 1 for seat in value] if isinstance(value, tuple) else value + 1
        found[name] = list(value) if isinstance(value, tuple) else value
    return found


def described(name: str, fields: dict[str, Any]) -> str:
    return f"{name}({', '.join(f'{field} = {shown(value)}' for field, value in fields.items())})"


class Scores(ScenarioStep, frozen=True):
    """What everybody would score now."""

    scores: list[int]

    def take(self, play: Performance) -> None:
        play.expect("scores", self.scores, play.game.scores(play.match.table))


class OverStep(ScenarioStep, frozen=True):
    over: bool

    def take(self, play: Performance) -> None:
        play.expect("over", self.over, play.match.over)


KINDS: dict[str, type[ScenarioStep]] = {
    "event": ToldStep, "no_event": NotTold, "refuse": Refuse, "asked": AskedStep, "options": OptionsStep,
    "offers": Offers, "lacks": Lacks, "scores": Scores, "over": OverStep,
}  # fmt: skip
"""By the key that tells them; an event may have fields that are called like another key."""


def shown(value: object) -> str:
    """As written in TOML."""
    return json.dumps(value, ensure_ascii=False)
