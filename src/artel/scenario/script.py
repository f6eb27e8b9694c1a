"""A scenario file, read and checked as far as that goes without playing it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from artel.kernel.errors import BadScenario, Problem
from artel.kernel.record import CHANCE
from artel.scenario.steps import KINDS, Do, NotTold, ScenarioStep, ToldStep

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
