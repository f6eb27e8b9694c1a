"""How strong each generation was, and how far its chances can be believed, drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.arena.plots import COLOURS, LABELS, NOTES, SMALL, WIDTH, line, rect, svg, text
from artel.train.loop import spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.text import Words
    from artel.train.calibration import ChanceBucket
    from artel.train.loop import TrainingState

TOP: Final = 34.0
HEIGHT: Final = 220.0
DOT: Final = 7.0
GRID: Final = 'stroke-opacity="0.2"'
HALF: Final = 'stroke-opacity="0.6" stroke-dasharray="4 4"'


def strength(state: TrainingState, said: Words) -> str:
    """Shares of games won against masters, generation after generation, with 95 % intervals."""
    title = said.say("train-plot", game=state.course.game, players=state.course.players)
    parts = [text(LABELS, TOP - 14, title)]
    parts += grid()
    step = (WIDTH - LABELS - NOTES) / max(1, len(state.done))
    for at, done in enumerate(state.done):
        x = LABELS + (at + 0.5) * step
        off = spread(done.won, done.measured)
        parts.append(line(x, height(min(1, done.won + off)), x, height(max(0, done.won - off)), COLOURS[0]))
        parts.append(rect(x - DOT / 2, height(done.won) - DOT / 2, DOT, DOT, COLOURS[0]))
        parts.append(text(x, TOP + HEIGHT + 18, str(done.number), "middle", SMALL))
    return svg(WIDTH, TOP + HEIGHT + 30, title, parts)


def calibrated(buckets: Sequence[ChanceBucket], title: str, said: Words) -> str:
    """Shares that were won, by the chance that was expected; where they agree, dots lie on the slope."""
    right = WIDTH - NOTES
    parts = [text(LABELS, TOP - 14, title), *grid()]
    parts.append(line(LABELS, height(0), right, height(1), more=HALF))
    tens = range(0, 101, 10)
    parts += [text(across(percent / 100), TOP + HEIGHT + 18, str(percent), "middle", SMALL) for percent in tens]
    parts.append(text(right + 12, TOP + HEIGHT + 18, said.say("train-expected"), more=SMALL))
    for bucket in buckets:
        x, y = across(bucket.expected), height(bucket.won)
        parts.append(rect(x - DOT / 2, y - DOT / 2, DOT, DOT, COLOURS[0]))
        parts.append(text(x + DOT, y + 2 * DOT, str(bucket.many), more=SMALL))
    return svg(WIDTH, TOP + HEIGHT + 30, title, parts)


def grid() -> list[str]:
    parts: list[str] = []
    for percent in range(0, 101, 25):
        y = height(percent / 100)
        parts.append(line(LABELS, y, WIDTH - NOTES, y, more=HALF if percent == 50 else GRID))
        parts.append(text(LABELS - 12, y + 4, f"{percent} %", "end", SMALL))
    return parts


def across(share: float) -> float:
    return LABELS + share * (WIDTH - LABELS - NOTES)


def height(share: float) -> float:
    return TOP + HEIGHT * (1 - share)
