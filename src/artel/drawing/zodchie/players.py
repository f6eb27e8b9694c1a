"""The players' line: letter, colour, hand, pile, tokens, redraw, points now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from artel.drawing.zodchie.look import GUARD, REDRAW, card_style, fitted, ink
from artel.session.players import LONGEST

if TYPE_CHECKING:
    from artel.games.zodchie import ZodchieView
    from artel.kernel.ids import Seat
    from artel.session.players import LONGEST
from artel.drawing.zodchie.look import Look

NAME = 11
REST = 28
"""Columns of a name, and of everything else about a player."""


def draw_players(view: ZodchieView, look: Look, width: int = 2 * (NAME + REST)) -> Text:
    """Two players on a line."""
    name = max(NAME, min(width // 2 - REST, LONGEST))
    drawn = [draw_player(view, look, player.seat, name) for player in view.players]
    return Text("\n").join(Text().join(drawn[at : at + 2]) for at in range(0, len(drawn), 2))


def draw_player(view: ZodchieView, look: Look, seat: Seat, name: int) -> Text:
    player = view.players[seat]
    line = Text.assemble(("▶" if seat in view.asked else " ", Style(color="#ffffff", bold=True)))
    line.append(f" {look.letter(view, seat)} ", card_style(view, seat) + Style(bold=True))
    line.append(" " + fitted(look.names[seat], name), Style(color=ink(view, seat), bold=seat == view.me))
    line.append(" " + fitted(counts(view, look, seat), 19))
    line.append(str(player.points).rjust(3), Style(bold=True))
    return line


def counts(view: ZodchieView, look: Look, seat: Seat) -> str:
    """`hand 3 pile 9 ◆◆ ↻`, and the Cemetery where there is one."""
    player = view.players[seat]
    text = look.words.say("ui-counts", hand=player.hand_size, pile=player.pile_size + player.under_size)
    text += f" {GUARD * player.tokens:<2}{REDRAW if player.may_redraw else ' '}"
    return text + (f"✝{len(player.cemetery)}" if player.cemetery is not None else "")
