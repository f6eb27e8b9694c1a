"""The short text form of every action and outcome. Reading and writing are inverse; see docs/notation.md.

A placement is `x,y` and the quarter turns clockwise: `1,-2/3`. A figure is its name and a segment of the tile:
`meeple c1`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from artel.games.carcassonne.actions import FIGURE_NAMES, NO, STAND, YES, Place, Stand
from artel.games.carcassonne.components import STRIDE
from artel.games.carcassonne.places import FAR, place_name, position_of
from artel.games.carcassonne.setup import ChooseFirstPlayer
from artel.kernel.errors import BadNotation, Problem
from artel.kernel.frames import Say
from artel.kernel.notation import read_seat

if TYPE_CHECKING:
    from artel.games.carcassonne.state import CarcassonneTable
    from artel.kernel.frames import Action, Chance


def segments_of(t: CarcassonneTable) -> list[str]:
    """The names of the segments of the tile placed last."""
    return [segment.name for segment in t.box.tiles[t.shapes[t.pieces - 1] // 4].segments]


def write_action(t: CarcassonneTable, action: Action) -> str:
    match action:
        case Place():
            return f"{place_name(action.position)}/{action.turns}"
        case Stand():
            names = segments_of(t)
            where = names[action.segment] if action.segment < len(names) else f"#{action.segment + 1}"
            return f"{FIGURE_NAMES[action.figure]} {where}"
        case Say():
            return action.word
    raise TypeError(f"{action!r} is no action of Carcassonne")


def read_action(t: CarcassonneTable, text: str) -> Action:
    """Raises BadNotation."""
    words = text.lower().split()
    if words in (["yes"], ["no"]):
        return YES if words == ["yes"] else NO
    if len(words) == 1 and (parts := re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})/([0-3])", words[0])):
        x, y = int(parts[1]), int(parts[2])
        if max(abs(x), abs(y)) > FAR:
            raise BadNotation(
                text=text, problem=Problem("far", "the map ends {far} tiles from the start tile", far=FAR)
            )
        return Place(position_of(x, y), int(parts[3]))
    if len(words) == 2:
        return STAND[read_figure(words[0], text) * STRIDE + read_segment(t, words[1], text)]
    raise BadNotation(
        text=text,
        problem=Problem("carcassonne-action", "an action is such as “1,-2/3” or “meeple c1”; see docs/notation.md"),
    )


def read_figure(word: str, text: str) -> int:
    alike = [figure for figure in FIGURE_NAMES if figure.startswith(word)]
    if len(alike) != 1:
        raise BadNotation(
            text=text,
            problem=Problem(
                "figure", "“{word}” is no figure; figures are {figures}", word=word, figures=", ".join(FIGURE_NAMES)
            ),
        )
    return FIGURE_NAMES.index(alike[0])


def read_segment(t: CarcassonneTable, word: str, text: str) -> int:
    names = segments_of(t)
    if word in names:
        return names.index(word)
    if re.fullmatch(r"#[1-8]", word):
        return int(word[1]) - 1
    raise BadNotation(text=text, problem=no_segment(names, word))


def no_segment(names: list[str], word: str) -> Problem:
    return Problem("segment", "the tile has {segments}, no “{segment}”", segments=", ".join(names), segment=word)


def write_outcome(t: CarcassonneTable, chance: Chance, outcome: int) -> str:
    return str(outcome + 1) if isinstance(chance, ChooseFirstPlayer) else t.box.names[outcome]


def read_outcome(t: CarcassonneTable, chance: Chance, text: str) -> int:
    word = text.strip().upper()
    if isinstance(chance, ChooseFirstPlayer):
        return read_seat(word, text, t.seats)
    if word not in t.box.names:
        raise BadNotation(text=text, problem=no_tile(text))
    return t.box.names.index(word)


def no_tile(name: object) -> Problem:
    return Problem("no-tile", "no tile is called “{name}”", name=name)
