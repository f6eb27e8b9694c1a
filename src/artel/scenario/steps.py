"""What a step of a scenario can be: an action, an outcome of chance, or what must hold there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from artel.kernel.copying import contents
from artel.kernel.engine import pending
from artel.kernel.errors import Problem, Refused, listed
from artel.kernel.record import CHANCE

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.scenario.performance import Performance


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
