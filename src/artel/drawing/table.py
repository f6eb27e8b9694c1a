"""A table as the terminal shows it: as text, and as a picture of that text."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from artel.drawing.teller import teller_of
from artel.kernel.ids import SPECTATOR, seat_name
from artel.text import words

if TYPE_CHECKING:
    from artel.drawing.teller import TableTeller
    from artel.kernel.game import Game

COLUMNS = 110
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="{unique_id}">
<style>.{unique_id}-matrix {{ font: {char_height}px monospace; }} {styles}</style>
<defs>{lines}</defs><rect width="100%" height="100%" fill="#0c0e12"/>
<g transform="translate({terminal_x}, {terminal_y})">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>"""
"""As rich fills it in: without a window around it, and without fonts from elsewhere."""


def teller_for(game: Game, view: Any, seats: int, language: str) -> TableTeller:
    return teller_of(game, view.pack, words(language), tuple(seat_name(seat) for seat in range(seats)))


def drawn(game: Game, view: Any, seats: int, language: str) -> Text:
    """The table, the hand, the question, as the viewer sees them."""
    teller = teller_for(game, view, seats, language)
    return Text("\n").join(
        [teller.table(view, (), COLUMNS), *[Text(line) for line in teller.hand(view)], Text(teller.question(view))]
    )


def with_all_hands(game: Game, table: Any, seats: int, language: str) -> str:
    """The table, the hand of each seat after its name, the question: more than anybody at the table may see."""
    view = game.view(table, SPECTATOR)
    teller = teller_for(game, view, seats, language)
    lines = [teller.table(view, (), COLUMNS).plain]
    for seat in range(seats):
        lines += [f"{seat_name(seat)}: {line}" for line in teller.hand(game.view(table, seat))]
    return "\n".join([*lines, teller.question(view)])


def as_text(game: Game, view: Any, seats: int, language: str) -> str:
    return drawn(game, view, seats, language).plain


def as_svg(game: Game, view: Any, seats: int, language: str) -> str:
    text = drawn(game, view, seats, language)
    width = max(line.cell_len for line in text.split())
    console = Console(file=StringIO(), record=True, width=width, force_terminal=True, color_system="truecolor")
    console.print(text, soft_wrap=True)
    return console.export_svg(code_format=PICTURE, unique_id="artel")
