"""The table as text: the round, boards, the chain of goods, the track, the market. Every sign works without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.style import Style
from rich.text import Text

from artel.drawing.artificium.look import (
    LABEL,
    NEVER,
    POINTS,
    STATUS,
    STRONG,
    box_of,
    chip,
    chips,
    recipe,
    sign,
    status,
    stones,
    title,
)
from artel.drawing.teller import fitted, spaced
from artel.kernel.ids import SPECTATOR, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from artel.drawing.teller import TableTeller
    from artel.games.artificium import ArtificiumView


class Columns(NamedTuple):
    """Of a name, of a resource, and of coins, points, hand, played cards."""

    name: int
    stone: int
    numbers: tuple[int, int, int, int]


NARROW: Final = Columns(13, 4, (7, 6, 6, 6))
WIDE: Final = Columns(17, 6, (8, 8, 8, 6))
ROOMY: Final = 108
"""The least width of the wide ones."""
AHEAD: Final = 12
"""Cells of the track shown before the leader."""


def draw_round(view: ArtificiumView, teller: TableTeller) -> Text:
    first = teller.names[view.first] if view.first is not None else "–"
    rounds = box_of(teller).numbers["rounds"]
    discard = sum(view.discard.values())
    said = teller.say(
        "ui-artificium-round", round=view.round, all=rounds, first=first, deck=view.deck_size, discard=discard
    )
    return Text(said, LABEL)


# -- boards -----------------------------------------------------------------------------------------------


def draw_boards(view: ArtificiumView, teller: TableTeller, width: int, roomy: bool) -> list[Text]:
    """A line for each player: stones by resource, coins, points, cards; with room, what was played in this round."""
    columns = WIDE if width >= ROOMY else NARROW
    head = Text(" " * (5 + columns.name))
    for name in box_of(teller).resource_names:
        head.append_text(chip(teller, name))
        head.append(" " * (columns.stone - len(sign(teller, name))))
    titles = zip(teller.say("ui-artificium-columns").split("|"), columns.numbers, strict=True)
    head.append("".join(fitted(title, wide) for title, wide in titles), LABEL)
    lines = [head]
    for player in view.players:
        lines.append(draw_board(view, teller, player.seat, columns))
        told = played(view, teller, player.seat)
        if roomy and told:
            lines.append(Text(" " * 5) + Text(told, LABEL))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def draw_board(view: ArtificiumView, teller: TableTeller, seat: Seat, columns: Columns) -> Text:
    player, out = view.players[seat], is_out(view, seat)
    line = Text.assemble(("▶" if seat in view.asked else " ", STRONG), teller.badge(view, seat))
    line.append(NEVER if out else " ")
    name = fitted(teller.names[seat], columns.name - 1) + " "
    line.append(name, Style(color=teller.ink(view, seat), bold=True, dim=out))
    for name in box_of(teller).resource_names:
        many = player.stones.get(name, 0)
        line.append(str(many or "·").ljust(columns.stone), STRONG if many else LABEL)
    numbers = (player.coins, player.points, player.hand_size, sum(player.front.values()))
    for at, (number, wide) in enumerate(zip(numbers, columns.numbers, strict=True)):
        line.append(str(number).ljust(wide), POINTS if at == 1 else STRONG if at == 0 else Style())
    return line


def is_out(view: ArtificiumView, seat: Seat) -> bool:
    """Has this player passed in the market, or left the round?"""
    player = view.players[seat]
    trading = any(other.in_market for other in view.players)
    return not player.in_market if trading else bool(view.round) and not player.in_round


def played(view: ArtificiumView, teller: TableTeller, seat: Seat) -> str:
    """Cards applied in this round, and those that the viewer knows in this hand."""
    player = view.players[seat]
    told = []
    if player.front:
        told.append(teller.say("ui-artificium-played", cards=counted(teller, player.front)))
    if player.hand is None and player.known:
        told.append(teller.say("ui-artificium-known", cards=counted(teller, player.known)))
    return "  ".join(told)


def counted(teller: TableTeller, cards: Mapping[str, int]) -> str:
    """`Farm, Castle ×2`."""
    return ", ".join(title(teller, card) + (f" ×{many}" if many > 1 else "") for card, many in cards.items())


# -- the chain of goods -----------------------------------------------------------------------------------


def draw_chain(teller: TableTeller, width: int, headed: bool) -> list[Text]:
    """What is made of what, from level to level, with prices to buy and to sell; last, what ends the chain."""
    box = box_of(teller)
    columns: list[list[Text]] = [[Text(teller.say(f"level-{level}"), LABEL)] for level in range(1, 5)]
    for at, name in enumerate(box.resource_names):
        columns[box.level[at] - 1].append(made(teller, name))
    ends = [
        Text.assemble(recipe(teller, card), " ", (title(teller, card), STRONG))
        for number, card in enumerate(box.names[: len(box.points)])
        if not stones(box, box.gives, number)
    ]
    columns.append([Text(teller.say("ui-artificium-ends"), LABEL), *ends])
    widths = [max(cell.cell_len for cell in column) + 2 for column in columns]
    lines = []
    for at in range(0 if headed else 1, max(len(column) for column in columns)):
        line = Text()
        for column, wide in zip(columns, widths, strict=True):
            cell = column[at].copy() if at < len(column) else Text()
            cell.truncate(wide, pad=True)
            line.append_text(cell)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def made(teller: TableTeller, resource: str) -> Text:
    """`Wh/Wo→Fo 4/2`: what it can be made of, then its prices."""
    box = box_of(teller)
    at = box.resource_names.index(resource)
    takes = [
        stones(box, box.takes, number)
        for number in range(len(box.points))
        if resource in stones(box, box.gives, number) and stones(box, box.takes, number)
    ]
    text = Text("/").join(chips(teller, one) for one in takes)
    if takes:
        text.append("→")
    return Text.assemble(text, chip(teller, resource), (f" {box.buy[at]}/{box.sell[at]}", LABEL))


# -- the track --------------------------------------------------------------------------------------------


def draw_track(view: ArtificiumView, teller: TableTeller, width: int, roomy: bool) -> list[Text]:
    """A piece of the score track: cells that give a resource, every tenth one, and the markers, with room below."""
    box = box_of(teller)
    points = [player.points for player in view.players]
    start = max(0, max(points) + AHEAD - width + 1)
    upper, ruler = Text(" " * width), ["·"] * width
    for at in range(width):
        cell = start + at
        resource = box.cells[cell] if cell < len(box.cells) else -1
        if resource >= 0 and at + 2 <= width:
            upper = upper[:at] + chip(teller, box.resource_names[resource]) + upper[at + 2 :]
            ruler[at] = "◆"
    for cell in range(-(-start // 10) * 10, start + width, 10):
        label = str(cell) if roomy and cell - start + len(str(cell)) <= width else "┼"
        ruler[cell - start : cell - start + len(label)] = label
    line = "".join(ruler)
    if roomy:
        return [upper, Text(line, LABEL), *markers(view, teller, " " * width, start)]
    return [upper, *markers(view, teller, line, start)]


def markers(view: ArtificiumView, teller: TableTeller, ruler: str, start: int) -> list[Text]:
    """Seats on their cells; those that share one are below each other."""
    rows: list[dict[int, Seat]] = [{}]
    for player in view.players:
        at = max(player.points - start, 0)
        row = next((row for row in rows if at not in row), None)
        if row is None:
            row = {}
            rows.append(row)
        row[at] = player.seat
    lines = []
    for number, row in enumerate(rows):
        line = Text(ruler if number == 0 else " " * len(ruler), LABEL)
        for at, seat in row.items():
            style = Style(color="#14161b", bgcolor=teller.ink(view, seat), bold=True)
            line = line[:at] + Text(str(seat + 1), style) + line[at + 1 :]
        lines.append(line)
    return lines


# -- cards ------------------------------------------------------------------------------------------------


def draw_market(view: ArtificiumView, teller: TableTeller, width: int) -> list[Text]:
    if not view.market:
        return []
    names = [Text(title(teller, card) + (f" ×{many}" if many > 1 else "")) for card, many in view.market.items()]
    return spaced([Text(teller.say("ui-artificium-market"), LABEL), *names], width, "  ")


def draw_step(view: ArtificiumView, teller: TableTeller) -> list[Text]:
    """The cards that were laid in this step and are still to be applied. (A4.8)"""
    laid = [(player.seat, player.laid) for player in view.players if player.laid is not None]
    if not laid:
        return []
    line = Text.assemble((teller.say("ui-artificium-laid") + " ", LABEL))
    for seat, card in laid:
        line.append_text(teller.badge(view, seat))
        line.append(f" {title(teller, card)}  ", STRONG if seat in view.asked else Style())
    return [line]


def draw_hand(view: ArtificiumView, teller: TableTeller, width: int) -> list[Text]:
    """One's own cards, with the signs of what can be applied."""
    hand = view.players[view.me].hand if view.me != SPECTATOR else None
    if not hand:
        return []
    cards = []
    for card, many in hand.items():
        found = status(view, card)
        name = title(teller, card) + (f" ×{many}" if many > 1 else "")
        cards.append(Text.assemble((found, STATUS.get(found, STRONG)), (name, STRONG)))
    return spaced([Text(teller.say("ui-artificium-hand"), LABEL), *cards], width, "  ")
