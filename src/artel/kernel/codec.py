"""Tables, frames and actions as JSON and back, and the JSON Schema of all that leaves the program.

Frames and tables hold small numbers, so their names come from the slots and no types are needed; events and views are
msgspec Structs and bring their own.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from artel.kernel.copying import SHARED, assembled, contents, fields, is_compiled
from artel.kernel.errors import BadRecord, Problem
from artel.kernel.frames import Action, Answered, Frame, Question, Table, Together
from artel.kernel.ids import SPECTATOR
from artel.kernel.packed import ints

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import ModuleType

    from artel.kernel.game import B, Game, T, V
    from artel.kernel.ids import Seat
    from artel.kernel.view import Facts, Flow

    Array = Callable[[list[int]], object]

SEALED = "sealed"
"""Stands in a view where an answer lies that its seat may not see."""
SEALABLE = (Together, Answered)
"""Frames in which one may lie."""


def encode_frame(frame: Frame) -> Facts:
    return {"frame": type(frame).__name__} | {name: encode_value(getattr(frame, name)) for name in fields(type(frame))}


def encode_value(value: object) -> object:
    if isinstance(value, Frame):
        return encode_frame(value)
    if isinstance(value, Action):
        return {"action": value.code}
    if isinstance(value, tuple):
        return [encode_value(item) for item in value]
    return value


def decode_frame(game: Game[T, V, B], data: Facts) -> Frame[T]:
    values = dict(data)
    cls = frame_class(game, values.pop("frame", None))
    if set(values) != set(fields(cls)):
        raise BadRecord(
            where=cls.__name__,
            problem=Problem("frame-fields", "its fields are {fields}", fields=", ".join(fields(cls))),
        )
    arguments = {name: decode_value(game, value) for name, value in values.items()}
    return cls(**arguments)


def decode_value(game: Game[T, V, B], value: object) -> object:
    if isinstance(value, dict):
        return game.action(value["action"]) if "action" in value else decode_frame(game, value)
    if isinstance(value, list):
        return tuple(decode_value(game, item) for item in value)
    return value


def frame_class(game: Game[T, V, B], name: object) -> type[Frame[T]]:
    found = frames_of(game).get(name) if isinstance(name, str) else None
    if found is None:
        raise BadRecord(
            where=Problem("at-stack", "the stack"),
            problem=Problem("no-frame", "{game} has no frame {name}", game=game.id, name=repr(name)),
        )
    return found


def frames_of(game: Game[T, V, B]) -> dict[str, type[Frame[T]]]:
    """All frames of a game by name: those of the modules that it names, and the two that every game has."""
    if not game.frames:
        found: dict[str, type[Frame[T]]] = {"Together": Together, "Answered": Answered}
        for module in modules_of(game.frame_homes()):
            for cls in vars(module).values():
                own = isinstance(cls, type) and issubclass(cls, Frame) and vars(cls)["__module__"] == module.__name__
                if own and found.setdefault(cls.__name__, cls) is not cls:
                    raise TypeError(f"{game.id} has two frames {cls.__name__}")
        game.frames = found
    return game.frames


def modules_of(homes: Iterable[str]) -> list[ModuleType]:
    """These modules; of a package, all that have been imported of it."""
    for home in homes:
        import_module(home)
    return [
        module
        for name, module in list(sys.modules.items())
        if any(name == home or name.startswith(f"{home}.") for home in homes)
    ]


def encode_table(table: Table, digest: str) -> dict[str, object]:
    """A whole table, in mid-effect too; components by the digest of their data pack."""
    data = contents(table)
    data["stack"] = [encode_frame(frame) for frame in table.stack]
    for name, value in data.items():
        if isinstance(value, SHARED) and not isinstance(value, int | str):
            raise TypeError(f"{name}: a table is numbers, texts, arrays, maps and components, not {value!r}")
        if not isinstance(value, int | str | list | dict):
            data[name] = {"pack": digest}
    return data


def decode_table(game: Game[T, V, B], cls: type[T], data: Facts) -> T:
    """Rows of numbers are arrays again where the class is compiled or says so (`array = staticmethod(ints)`), else
    lists."""
    array: Array = ints if is_compiled(cls) else getattr(cls, "array", list)
    values: dict[str, object] = {}
    for name, value in data.items():
        stack = name == "stack"
        values[name] = [decode_frame(game, frame) for frame in value] if stack else decode_part(game, value, array)
    return assembled(cls, values)


def decode_part(game: Game[T, V, B], value: Any, array: Array = ints) -> object:
    match value:
        case {"map": pairs}:
            return dict(pairs)
        case {"pack": digest}:
            return game.components_of(digest)
        case [list() | dict(), *_]:
            return [decode_part(game, item, array) for item in value]
    return array(value) if isinstance(value, list) else value


def frames_in_view(t: Table, seat: Seat) -> Flow:
    """The stack as this seat may see it: sealed answers of others are masked."""
    return tuple([masked(frame, encode_frame(frame), seat) for frame in t.stack])


def frames_in_views(t: Table, seats: Sequence[Seat]) -> list[Flow]:
    """The same for each of these seats; made once where nothing is sealed."""
    if any(isinstance(frame, SEALABLE) for frame in t.stack):
        return [frames_in_view(t, seat) for seat in seats]
    return [frames_in_view(t, SPECTATOR)] * len(seats)


def masked(frame: Frame, data: Facts, seat: Seat) -> Facts:
    if isinstance(frame, Together):
        for at, question in enumerate(frame.questions):
            if question.seat != seat and data["answers"][at] is not None:
                data["answers"][at] = SEALED
    elif isinstance(frame, Answered) and frame.question.seat != seat:
        data["action"] = SEALED
    return data


def frames_from_view(game: Game[T, V, B], t: T, flow: Flow) -> list[Frame[T]]:
    """The stack of a view; some legal answer stands where one is sealed."""

    def some(question: Facts, given: object) -> object:
        if given != SEALED:
            return given
        asked = decode_frame(game, question)
        assert isinstance(asked, Question)
        return encode_value(asked.options(t)[0])

    found: list[Frame[T]] = []
    for data in flow:
        match data:
            case {"frame": "Together", "questions": questions, "answers": answers}:
                data = data | {"answers": list(map(some, questions, answers))}
            case {"frame": "Answered", "question": question, "action": action}:
                data = data | {"action": some(question, action)}
        found.append(decode_frame(game, data))
    return found


def schema(game: Game[T, V, B]) -> dict[str, object]:
    """JSON Schema of a game's views, events, results, and of what is in its box."""
    from artel.kernel.game import Item, Result
    from artel.kernel.record import Record

    types = [game.view_type, *get_args(game.event_type), Result, Item, Record]
    types += [game.inventory_type] if game.inventory_type is not None else []
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": game.id, "$defs": components}
