"""How the browser draws a game that has no board among ours: `board.toml` beside the game says what lies where.

A zone shows one field of the view. The words for it are the game's: `zone-hand` is its title, `job-3` what lies there.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal

import msgspec

from artel.kernel.errors import BadBoard, Problem

if TYPE_CHECKING:
    from artel.kernel.game import Game

COMMON = ("me", "pack", "asked", "options", "flow")
"""Fields that the views of all games have, and no board shows."""
FILE = "board.toml"
OWN = "web"
"""The folder with what a board of the game's own is made of."""


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`show`: the field of the view, `players.hand` for a field of each of its parts. `of`: what lies there is of this
    kind, so that `job-3` names the job 3; `seat`: it is a seat. `each`: the field has a part for each seat. `none`:
    what stands for nothing, such as 0. `name`: of things with fields, the one that tells them apart; `marks`: others
    that are worth seeing.

    An option is lit on what its facts name, in a hand and in zones that say which: `fact`, that fact alone; `verbs`,
    only options with these. `columns`: of a grid in one list, whose squares are called a1, b1 and so on from the top
    left. `length`: the last number of a track. `aid`: shown to those who want to see what can be worked out."""

    kind: Literal["grid", "street", "hand", "pile", "counters", "tracks"]
    show: str
    of: str = ""
    each: bool = False
    none: str = ""
    name: str = ""
    marks: tuple[str, ...] = ()
    fact: str = ""
    verbs: tuple[str, ...] = ()
    columns: int = 0
    length: int = 0
    aid: bool = False


class BoardDeclared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`module`: in the folder `web`, an ES module that draws the board instead; zones are for those who only read."""

    zones: tuple[Zone, ...] = ()
    module: str = ""


def board_of(game: Game) -> BoardDeclared:
    """What `board.toml` says; without one, every field of the view as well as can be. Raises BadBoard."""
    file = beside(game) / FILE
    if not file.is_file():
        return derived(game)
    try:
        board = msgspec.toml.decode(file.read_bytes(), type=BoardDeclared)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBoard(file=FILE, problem=error) from None
    known = set(game.view_type.__struct_fields__)  # type: ignore[attr-defined]  # views are structs
    for zone in board.zones:
        if (field := zone.show.partition(".")[0]) not in known:
            raise BadBoard(file=FILE, problem=Problem("no-field", "the view has no field {field}", field=field))
    if board.module and not (beside(game) / OWN / board.module).is_file():
        raise BadBoard(file=FILE, problem=Problem("no-file", "there is no file {file}", file=f"{OWN}/{board.module}"))
    return board


def beside(game: Game) -> Traversable:
    """The folder of the game's package."""
    return files(sys.modules[type(game).__module__].__package__ or "")


def derived(game: Game) -> BoardDeclared:
    fields = msgspec.structs.fields(game.view_type)  # type: ignore[arg-type]  # views are structs
    return BoardDeclared(tuple(guessed(field.name, field.type) for field in fields if field.name not in COMMON))


def guessed(name: str, kind: object) -> Zone:
    if name == "hand":
        return Zone("hand", name)
    if name in ("points", "scores"):
        return Zone("counters", name, each=True)
    return Zone("counters" if kind in (int, str, bool) else "street", name)
