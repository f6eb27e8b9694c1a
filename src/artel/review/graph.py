"""The chances of all seats over a game: as dots for a terminal, as SVG for a page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from artel.arena.plots import colour, line, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.review.model import Move, Review

DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a Braille letter by row and column."""
BRAILLE: Final = 0x2800
EMPTY: Final = -1
WIDTH, HEIGHT = 720.0, 240.0
LEFT, RIGHT, TOP, BOTTOM = 48.0, 12.0, 10.0, 26.0
RADIUS: Final = {"inaccuracy": 3.5, "mistake": 5.0, "blunder": 6.5}


class At(NamedTuple):
    """After so many inputs; `why`: the decision that led there, if it was one."""

    input: int
    chances: tuple[float, ...]
    why: Move | None = None


def course_of(review: Review) -> list[At]:
    """From the beginning to the end; what chance did to nobody's chances is on it too."""
    found = [At(move.input, move.chances, move) for move in review.moves]
    found += [At(luck.input, luck.chances) for luck in review.luck]
    start = At(0, tuple(seat.initial for seat in review.seats))
    return [start, *sorted(found, key=lambda at: at.input)]


class Cell(NamedTuple):
    """`seat`: whose line goes through it last, EMPTY: nobody's."""

    sign: str
    seat: int


def dotted(review: Review, columns: int, rows: int) -> list[list[Cell]]:
    """The lines of all seats, 100 % on top."""
    bits = [[0] * columns for _ in range(rows)]
    owners = [[EMPTY] * columns for _ in range(rows)]
    course = course_of(review)
    for seat in range(review.players):
        before = None
        for x in range(2 * columns):
            place = x * (len(course) - 1) / max(1, 2 * columns - 1)
            y = round((1.0 - level(course, place, seat)) * (4 * rows - 1))
            first, last = sorted((y, y if before is None else before))
            for each in range(first, last + 1):
                bits[each // 4][x // 2] |= DOTS[each % 4][x % 2]
                owners[each // 4][x // 2] = seat
            before = y
    return [
        [Cell(chr(BRAILLE + sign), owner) for sign, owner in zip(signs, whose, strict=True)]
        for signs, whose in zip(bits, owners, strict=True)
    ]


def level(course: Sequence[At], place: float, seat: int) -> float:
    """Between two points, as the crow flies."""
    at = min(int(place), len(course) - 2) if len(course) > 1 else 0
    after = course[min(at + 1, len(course) - 1)].chances[seat]
    return course[at].chances[seat] + (after - course[at].chances[seat]) * (place - at)


def drawn(review: Review, label: str, titles: Sequence[str], anchor: str) -> str:
    """As SVG; `titles`: by move, what its mark says when it has one. A click on a mark leads to its `anchor`."""
    course = course_of(review)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(at: int) -> float:
        return LEFT + wide * at / max(1, len(course) - 1)

    def y(chance: float) -> float:
        return TOP + high * (1.0 - chance)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        parts.append(line(LEFT, y(percent / 100), WIDTH - RIGHT, y(percent / 100), more='stroke-opacity="0.15"'))
        parts.append(text(LEFT - 8, y(percent / 100) + 4, f"{percent} %", "end", 'font-size="11" fill-opacity="0.7"'))
    for seat in range(review.players):
        points = " ".join(f"{x(at):.1f},{y(one.chances[seat]):.1f}" for at, one in enumerate(course))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour(seat)}" stroke-width="2"/>')
    numbers = {move.input: title for move, title in zip(review.moves, titles, strict=True)}
    for at, one in enumerate(course):
        if one.why is not None and one.why.fault is not None:
            seat = one.why.seat - 1
            parts.append(
                f'<a href="#{anchor}-{one.input}"><circle cx="{x(at):.1f}" cy="{y(one.chances[seat]):.1f}" '
                f'r="{RADIUS[one.why.fault]}" fill="{colour(seat)}" stroke="var(--page)" stroke-width="1.5">'
                f"<title>{escape(numbers[one.input])}</title></circle></a>"
            )
    return (
        f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{escape(label)}" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="currentColor">{"".join(parts)}</svg>'
    )
