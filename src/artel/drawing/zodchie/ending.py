"""The end of a game in words: every point with its clause, who won, and what decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from artel.drawing.zodchie.look import card_style, fitted, ink

if TYPE_CHECKING:
    from artel.drawing.zodchie.look import Look
    from artel.games.zodchie import ZodchieView
    from artel.kernel.game import Result
    from artel.kernel.ids import Seat

OUTSIDE = "out"
"""Where a Cemetery lies."""


def verdict(view: ZodchieView, look: Look, result: Result) -> str:
    """Who wins and why: points, then cards on the table, then the lowest-valued card. (Z8.3)"""
    say = look.words.say
    winners = [look.names[seat] for seat in result.winners]
    best = max(result.scores)
    tied = [seat for seat, points in enumerate(result.scores) if points == best]
    names = look.words.listed(winners)
    if len(winners) > 1:
        return say("ui-win-shared", names=names, points=best)
    if len(tied) == 1:
        return say("ui-win-points", names=names, points=best)
    others = look.words.listed([look.names[seat] for seat in tied if seat not in result.winners])
    winner = result.winners[0]
    cards = {seat: cards_on_table(view, seat) for seat in tied}
    if sum(many == cards[winner] for many in cards.values()) == 1:
        return say("ui-win-cards", names=names, others=others, points=best, cards=cards[winner])
    return say("ui-win-lowest", names=names, others=others, points=best, value=lowest_value(view, look, winner))


def cards_on_table(view: ZodchieView, seat: Seat) -> int:
    """Face-up cards of the city; the Cemetery and the cards in it too. (Z11.9)"""
    cemetery = view.players[seat].cemetery
    return len(values_of(view, seat)) + (len(cemetery) + 1 if cemetery is not None else 0)


def lowest_value(view: ZodchieView, look: Look, seat: Seat) -> int:
    """In the city and of the Cemetery itself. (Z8.6)"""
    values = values_of(view, seat)
    if view.players[seat].cemetery is not None:
        values += [look.faces[card].steps[0] for card in view.players[seat].deck if look.faces[card].is_cemetery]
    return min(values)


def values_of(view: ZodchieView, seat: Seat) -> list[int]:
    return [
        piece.value for spot in view.city for piece in spot.pieces if piece.owner == seat and piece.value is not None
    ]


def ranking(view: ZodchieView, look: Look, result: Result) -> list[Text]:
    lines = []
    for seat in sorted(range(len(result.scores)), key=lambda seat: (result.places[seat], seat)):
        line = Text.assemble((f"{result.places[seat]}. ", Style(bold=True)))
        line.append(f" {look.letter(view, seat)} ", card_style(view, seat) + Style(bold=True))
        line.append(" " + fitted(look.names[seat], 17), Style(color=ink(view, seat), bold=True))
        line.append(str(result.scores[seat]).rjust(4), Style(bold=True))
        lines.append(line)
    return lines


def items_of(view: ZodchieView, look: Look, result: Result, seat: Seat) -> list[Text]:
    """`Tavern a1  7  Z8.2`, and the sum below."""
    lines = [Text(look.names[seat], Style(color=ink(view, seat), bold=True))]
    for item in result.items:
        if item.seat == seat:
            where = "" if item.where == OUTSIDE else item.where
            row = f"  {fitted(look.title(item.what), 17)}{where:<4}{item.points:>4}  "
            lines.append(Text.assemble(row, (item.clause, Style(color="#7aa2f7"))))
    total = f"  {fitted(look.words.say('ui-total'), 21)}{result.scores[seat]:>4}"
    return [*lines, Text(total, Style(bold=True))]
