"""A scenario as it is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NoReturn

from artel.games import game
from artel.kernel.chance import pick, stream
from artel.kernel.engine import chance_for, legal, pending
from artel.kernel.errors import ArtelError, BadInput, BadScenario, Problem, listed
from artel.kernel.ids import seat_name
from artel.kernel.record import CHANCE, Match
from artel.scenario.steps import Do, shown

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.frames import Chance
    from artel.kernel.game import Setup
    from artel.kernel.ids import Seat
    from artel.scenario.script import Scenario
    from artel.scenario.steps import ScenarioStep


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
