"""The city as text: streets are rows, quarters are columns. Every sign works without colour too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from rich.style import Style
from rich.text import Text

from artel.drawing.zodchie.digits import large
from artel.drawing.zodchie.look import GUARD, LAST, RUIN, TOKEN, card_style, fitted, ink

if TYPE_CHECKING:
    from artel.drawing.zodchie.look import Look
    from artel.games.zodchie import ZodchieView

WIDE: Final = 8
WIDEST: Final = 14
"""Columns of a card, at least and at most."""
LABEL: Final = 2
QUARTERS: Final = 8
SMALL: Final = 3
LARGE: Final = 5
SPACED: Final = 6
GRAND: Final = 8
"""Lines of a street: the last two have a free line after it."""
HIGH: Final = {SMALL: 3, LARGE: 5, SPACED: 5, GRAND: 7}
"""Lines of a card."""

PLAIN: Final = Style(bgcolor="#1b1e24", color="#5b6472")
RUINED: Final = Style(bgcolor="#31343b", color="#9aa0ab", dim=True)
NAME: Final = Style(bold=True)
CHANGED: Final = Style(bgcolor="#ffd866", color="#000000", bold=True)
OPEN: Final = Style(color="#8cf08c", bold=True)
CURSOR: Final = Style(color="#ffffff", bold=True)
HEADING: Final = Style(color="#9aa0ab", bold=True)


class CityMarks(msgspec.Struct, frozen=True):
    """What is pointed out: legal places, the cursor, the card played last, and what would change."""

    legal: frozenset[str] = frozenset()
    cursor: str = ""
    last: str = ""
    changes: dict[str, tuple[int, int | None]] = {}
    ghost: ZodchieView | None = None
    """The city as it would be; shown at the cursor."""


def width_of(wide: int) -> int:
    """Columns of a city of cards so wide."""
    return LABEL + QUARTERS * (wide + 1) + 1


def widest(columns: int) -> int:
    """The cards that so many columns hold."""
    return min(max((columns - LABEL - 1) // QUARTERS - 1, WIDE), WIDEST)


def draw_city(view: ZodchieView, look: Look, marks: CityMarks, lines: int, wide: int = WIDE) -> Text:
    """`lines`: of each street, SMALL, LARGE, SPACED or GRAND; `wide`: columns of a card."""
    rows = [heading(marks, wide)]
    for street in range(len(view.players)):
        spots = range(street * QUARTERS, street * QUARTERS + QUARTERS)
        high = HIGH[lines]
        cells = [draw_cell(view, look, marks, at, high, wide) for at in spots]
        for line in range(high):
            label = "abcd"[street] if line == high // 2 else ""
            row = Text.assemble((label.center(LABEL), HEADING))
            row.append_text(bar(view, marks, None, spots[0]))
            for at, cell in zip(spots, cells, strict=True):
                row.append_text(cell[line])
                row.append_text(bar(view, marks, at, at + 1 if at + 1 in spots else None))
            rows.append(row)
        rows += [Text()] * (lines - high)
    return Text("\n").join(rows)


def heading(marks: CityMarks, wide: int) -> Text:
    row = Text(" " * (LABEL + 1))
    for quarter in range(1, QUARTERS + 1):
        row.append(str(quarter).center(wide + 1), CURSOR if marks.cursor.endswith(str(quarter)) else HEADING)
    return row


def bar(view: ZodchieView, marks: CityMarks, left: int | None, right: int | None) -> Text:
    """Between two places: bars at the legal ones, thick ones at the cursor."""
    names = ["" if at is None else view.city[at].name for at in (left, right)]
    if marks.cursor and marks.cursor == names[0]:
        return Text("▌", OPEN if names[0] in marks.legal else CURSOR)
    if marks.cursor and marks.cursor == names[1]:
        return Text("▐", OPEN if names[1] in marks.legal else CURSOR)
    return Text("│", OPEN) if marks.legal & set(names) else Text(" ")


def draw_cell(view: ZodchieView, look: Look, marks: CityMarks, at: int, lines: int, wide: int) -> list[Text]:
    spot = view.city[at]
    ghostly = marks.ghost is not None and spot.name == marks.cursor
    if ghostly and marks.ghost is not None:
        spot = marks.ghost.city[at]
    if not spot.pieces:
        return empty_cell(view, look, marks, at, lines, wide)
    top = spot.pieces[-1]
    style = RUINED if top.down else card_style(view, top.owner)
    if ghostly:
        style += Style(italic=True)
    name = look.title(top.card)
    if spot.name == marks.last and not top.down:
        name = LAST + name
    under = f"+{len(spot.pieces) - 1}" if len(spot.pieces) > 1 else ""
    title = Text(fitted(name, wide - len(under)) + under, style + (Style(strike=True) if top.down else NAME))
    if spot.name == marks.cursor:
        title.stylize(Style(reverse=True))
    letter = look.letter(view, top.owner)
    if top.down:
        body = ruin(view, letter, top.owner, lines, wide)
    else:
        guard = (GUARD if top.guard == top.owner else look.letter(view, top.guard)) if top.guard is not None else ""
        body = [Text(line, style + NAME) for line in value_lines(top.value or 0, letter, guard, lines, wide)]
    foot = Text(fitted(sides(look, top.card, top.side, top.value, wide), wide), style)
    if spot.name in marks.changes:
        old, new = marks.changes[spot.name]
        foot = Text(f"{old}→{RUIN if new is None else new}".center(wide), CHANGED)
    return [title, *body, foot]


def value_lines(value: int, letter: str, guard: str, lines: int, wide: int) -> list[str]:
    """The value with the owner's letter and the sign of protection beside it."""
    if lines == SMALL:
        middle = letter.ljust(3) + str(value).center(2)
        return [middle + guard.rjust(wide - len(middle))]
    rows = [mark.ljust(1) + number for mark, number in zip((letter, guard, ""), large(value, wide - 1), strict=True)]
    free = [" " * wide] * ((lines - 2 - len(rows)) // 2)
    return [*free, *rows, *free]


def ruin(view: ZodchieView, letter: str, owner: int, lines: int, wide: int) -> list[Text]:
    rows = [Text("░" * wide, RUINED) for _ in range(lines - 2)]
    sign = (f" {letter}{RUIN} ", Style(color=ink(view, owner), bgcolor="#31343b"))
    rows[len(rows) // 2] = Text.assemble(("░" * ((wide - 4) // 2), RUINED), sign, ("░" * ((wide - 3) // 2), RUINED))
    return rows


def empty_cell(view: ZodchieView, look: Look, marks: CityMarks, at: int, lines: int, wide: int) -> list[Text]:
    spot = view.city[at]
    rows = [Text(" " * wide, PLAIN) for _ in range(lines)]
    text, style = "·", PLAIN
    if spot.name in marks.legal:
        text, style = spot.name, PLAIN + OPEN
    if spot.token is not None:
        text = f"{TOKEN}{look.letter(view, spot.token)}"
        style = PLAIN + Style(color=ink(view, spot.token), bold=True)
    rows[lines // 2] = Text(text.center(wide), style)
    if spot.name == marks.cursor:
        rows[0] = Text(spot.name.center(wide), PLAIN + Style(reverse=True))
    return rows


def sides(look: Look, card: str, side: int, value: int | None, wide: int) -> str:
    """The values that a turn down and a turn up would show: `3‹  ›7`."""
    if value is None:
        return ""
    steps = look.faces[card].steps
    down = str(value + steps[side - 1] - steps[side]) + "‹" if side > 0 else ""
    up = "›" + str(value + steps[side + 1] - steps[side]) if side + 1 < len(steps) else ""
    return down.ljust(wide - len(up)) + up


def cell_at(x: int, y: int, streets: int, lines: int, wide: int = WIDE) -> str:
    """The place under a point of the drawing; "" outside."""
    quarter, street = (x - LABEL - 1) // (wide + 1), (y - 1) // lines
    if y < 1 or not 0 <= quarter < QUARTERS or not 0 <= street < streets:
        return ""
    return f"{'abcd'[street]}{quarter + 1}"
