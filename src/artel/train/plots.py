"""How strong each generation was, drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.arena.plots import COLOURS, LABELS, NOTES, SMALL, WIDTH, line, rect, svg, text
from artel.train.loop import spread

if TYPE_CHECKING:
    from artel.text import Words
    from artel.train.loop import State

TOP: Final = 34.0
HEIGHT: Final = 220.0
DOT: Final = 7.0
GRID: Final = 'stroke-opacity="0.2"'
HALF: Final = 'stroke-opacity="0.6" stroke-dasharray="4 4"'


def strength(state: State, said: Words) -> str:
    """Shares of games won against masters, generation after generation, with 95 % intervals."""
    title = said.say("train-plot", game=state.course.game, players=state.course.players)
    parts = [text(LABELS, TOP - 14, title)]
    for percent in range(0, 101, 25):
        y = height(percent / 100)
        parts.append(line(LABELS, y, WIDTH - NOTES, y, more=HALF if percent == 50 else GRID))
        parts.append(text(LABELS - 12, y + 4, f"{percent} %", "end", SMALL))
    step = (WIDTH - LABELS - NOTES) / max(1, len(state.done))
    for at, done in enumerate(state.done):
        x = LABELS + (at + 0.5) * step
        off = spread(done.won, done.measured)
        parts.append(line(x, height(min(1, done.won + off)), x, height(max(0, done.won - off)), COLOURS[0]))
        parts.append(rect(x - DOT / 2, height(done.won) - DOT / 2, DOT, DOT, COLOURS[0]))
        parts.append(text(x, TOP + HEIGHT + 18, str(done.number), "middle", SMALL))
    return svg(WIDTH, TOP + HEIGHT + 30, title, parts)


def height(share: float) -> float:
    return TOP + HEIGHT * (1 - share)
