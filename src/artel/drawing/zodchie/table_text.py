"""Things said about the table: what an answer would do, what a card is, where the last one was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from artel.drawing.zodchie.preview import in_short
from artel.games.zodchie import GAME, Announced, Played, foresee

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.drawing.zodchie.look import Look
    from artel.games.zodchie import ZodchieView
    from artel.kernel.events import Event

HOTKEYS = {"yes": "y", "no": "n", "pass": "p", "redraw": "r"}
ACTED = (Announced, Played)
"""Told by the option itself."""


def last_played(view: ZodchieView, events: Sequence[Event]) -> str:
    """Where the card played last still lies; "" nowhere."""
    for event in reversed(events):
        if isinstance(event, Played):
            for spot in view.city:
                if any((piece.card, piece.owner) == (event.card, event.seat) for piece in spot.pieces):
                    return spot.name
            return ""
    return ""


def said_of_place(view: ZodchieView, look: Look, place: str) -> Text:
    """All cards at a place, the top one first."""
    spot = next(spot for spot in view.city if spot.name == place)
    text = Text.assemble((place, Style(bold=True)))
    if spot.token is not None:
        text.append("  " + look.words.say("ui-token-here", owner=look.names[spot.token]))
    if not spot.pieces:
        return text
    for piece in reversed(spot.pieces):
        text.append(f"\n{look.names[piece.owner]}: ", Style(bold=True))
        if piece.down:
            text.append(look.words.say("ui-destroyed") + " ", Style(dim=True))
        elif piece.guard is not None:
            text.append(look.words.say("ui-protected-by", owner=look.names[piece.guard]) + " ")
        text.append(look.details(piece.card, piece.side))
    return text


def foreseen(view: ZodchieView, look: Look, options: Sequence[str]) -> Text:
    """What each of a few options would do at once."""
    lines = []
    for option in options[:4]:
        outcome = foresee(GAME, view, option)
        line = Text.assemble((look.words.option(look.game, view, option) + ".", Style(bold=True)))
        follows = [event for event in outcome.events if not isinstance(event, ACTED)]
        for event in follows if len(follows) < len(outcome.events) or len(follows) > 1 else []:
            line.append(" " + look.words.event(look.game, event, look.names, view.pack))
        changes = in_short(outcome.changes(view))
        if changes:
            line.append(f"  {changes}", Style(color="#ffd866", bold=True))
        lines.append(line)
    return Text("\n").join(lines)


def answer_lines(view: ZodchieView, look: Look, options: Sequence[str]) -> list[Text]:
    lines = []
    for option in options:
        key = HOTKEYS.get(option, "")
        sign = (f"{key} " if key else "", Style(color="#8cf08c", bold=True))
        lines.append(Text.assemble(sign, look.words.option(look.game, view, option)))
    return lines
