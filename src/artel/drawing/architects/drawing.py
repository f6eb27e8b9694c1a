"""The table as text: piles, war and tokens, players, one's own wonder and cards. Every sign works without colour."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text

from artel.drawing.architects.look import (
    ARMED,
    BATTLE,
    COLOURS,
    EFFECT,
    HIDDEN,
    LABEL,
    PEACE,
    STAGE,
    STRONG,
    TOKEN,
    USED,
    by_colour,
    card_style,
    chip,
    cost_sign,
    lacking,
    small_chip,
    state_of,
    title,
    token_title,
    wonder_title,
)
from artel.drawing.teller import fitted, spaced
from artel.kernel.ids import SPECTATOR, Seat

if TYPE_CHECKING:
    from artel.drawing.teller import TableTeller
    from artel.games.architects import ArchitectsView


def seat_shown(view: ArchitectsView) -> Seat:
    """Whose wonder is shown at large: one's own; to a spectator, that of whoever is asked."""
    return view.me if view.me != SPECTATOR else next(iter(view.asked), 0)


WIDTHS = (14, 14, 6, 5, 5, 4, 8)
"""Columns of the players' table: name, wonder, stages, shields, victory tokens, progress tokens, points."""
GROWN = (18, 18, 8, 7, 7, 6, 11)
ROOMY = 100
"""With so many columns the table is wider, and cards are named in full."""
TITLE = 18
"""Columns of a token's name."""


# -- piles ------------------------------------------------------------------------------------------------


def draw_piles(view: ArchitectsView, teller: TableTeller, width: int) -> list[Text]:
    """The three decks in reach: what they are, and what lies on top. (S2.2)"""
    seat, seats = seat_shown(view), len(view.players)
    left, right = view.players[seat], view.players[(seat - 1) % seats]
    wide = (width - 2) // 3
    centre = sum(view.central.values())
    heads = [
        teller.say("ui-architects-left", wonder=wonder_title(teller, left.wonder), many=size_of(view, left.seat)),
        teller.say("ui-architects-centre", many=centre),
        teller.say("ui-architects-right", wonder=wonder_title(teller, right.wonder), many=size_of(view, right.seat)),
    ]
    tops = [left.top, view.central_top, right.top]
    bodies = [pile_top(teller, top, many, wide) for top, many in zip(tops, (1, centre, 1), strict=True)]
    return [
        Text(" ").join(Text(fitted(head, wide), LABEL) for head in heads),
        Text(" ").join(bodies),
    ]


def pile_top(teller: TableTeller, top: str | None, many: int, width: int) -> Text:
    if top is not None:
        return Text(fitted(f" {title(teller, top)}", width), card_style(top))
    return Text(fitted(f" {'?' if many > 1 else teller.say('ui-architects-empty')}", width), HIDDEN)


def size_of(view: ArchitectsView, seat: Seat) -> int:
    player = view.players[seat]
    return sum(player.deck.values()) + (player.top is not None)


def draw_looked(view: ArchitectsView, teller: TableTeller, width: int) -> list[Text]:
    """The cards that Halicarnassus looks at: named only where the viewer is the one who looks. (S4.6)"""
    if view.looker is None or view.looked_at is None:
        return []
    deck = wonder_title(teller, view.players[view.looked_at].wonder)
    if view.looked is None:
        told = teller.say("ui-architects-looks", name=teller.names[view.looker], deck=deck, many=view.looked_size)
        return [Text(told, LABEL)]
    head = Text(teller.say("ui-architects-looked", deck=deck), STRONG)
    return spaced([head, *[chip(teller, card, many) for card, many in view.looked.items()]], width)


# -- the middle -------------------------------------------------------------------------------------------


def draw_war(view: ArchitectsView, teller: TableTeller) -> Text:
    """Conflict tokens by their sides. (S3.4)"""
    line = Text.assemble((teller.say("ui-architects-war") + " ", LABEL))
    line.append(BATTLE * view.war, Style(color="#ff7b88", bold=True))
    line.append(PEACE * (view.conflicts - view.war), Style(color="#6fd58a"))
    line.append(" " + teller.say("ui-architects-battle", war=view.war, all=view.conflicts), LABEL)
    if view.battle:
        line.append(" " + teller.say("ui-architects-due"), Style(color="#ff7b88", bold=True))
    return line


def draw_tokens(view: ArchitectsView, teller: TableTeller, width: int, room: int) -> list[Text]:
    """The face-up progress tokens; with room, what they do: 1 shortened, 2 in full."""
    many = sum(view.tokens.values())
    head = Text(teller.say("ui-architects-tokens", many=many), LABEL)
    faces = [token for token, copies in view.face_up.items() for _ in range(copies)]
    if not room:
        return spaced([head, *[token_chip(teller, token, "") for token in faces]], width)
    return [head, *[line for token in faces for line in explained(teller, token, "", width, room > 1)]]


def token_chip(teller: TableTeller, token: str, mark: str) -> Text:
    return Text.assemble((f" {mark}{token_title(teller, token)} ", TOKEN))


def explained(teller: TableTeller, token: str, mark: str, width: int, full: bool) -> list[Text]:
    """A token, and beside it what it does."""
    told = wrap(teller.say(f"token-{token}.property"), width - TITLE - 1)
    if not full:
        told = [fitted(teller.say(f"token-{token}.property"), width - TITLE - 1)]
    name = token_chip(teller, token, mark)
    name.append(" " * (TITLE - name.cell_len))
    names = [name, *[Text(" " * TITLE) for _ in told[1:]]]
    return [Text.assemble(name, " ", (line, LABEL)) for name, line in zip(names, told, strict=True)]


# -- players ----------------------------------------------------------------------------------------------


def draw_players(view: ArchitectsView, teller: TableTeller, width: int, roomy: bool) -> list[Text]:
    """One line for each player; with room, a second one for cards and tokens."""
    columns = teller.say("ui-architects-columns").split("|")
    head = "".join(fitted(name, wide) for name, wide in zip(columns, widths(width), strict=False))
    card_chip = chip if width >= ROOMY else small_chip
    lines = [Text(" " * 4 + head + columns[7 if roomy else 8], LABEL)]
    for player in view.players:
        lines.append(draw_player(view, teller, player.seat, width, roomy))
        if roomy:
            cards = [card_chip(teller, card, player.cards[card]) for card in in_order(player.cards)]
            tokens = [token_chip(teller, token, mark_of(view, player.seat, token)) for token in player.progress]
            nothing = [Text(teller.say("ui-architects-no-cards"), LABEL)]
            line = Text(" ").join([*(cards or nothing), *tokens])
            lines.append(Text(" " * 4) + line)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def widths(width: int) -> tuple[int, ...]:
    return GROWN if width >= ROOMY else WIDTHS


def draw_player(view: ArchitectsView, teller: TableTeller, seat: Seat, width: int, roomy: bool) -> Text:
    player, wides = view.players[seat], widths(width)
    line = Text.assemble(("▶" if seat in view.asked else " ", STRONG), teller.badge(view, seat))
    name = neighbour(view, seat) + teller.names[seat]
    line.append(fitted(name, wides[0] - 1) + " ", Style(color=teller.ink(view, seat), bold=True))
    line.append(fitted(wonder_title(teller, player.wonder), wides[1]))
    for stage in player.stages:
        line.append(state_of(stage), Style(color=STAGE[state_of(stage)].bgcolor if stage.built else None))
    line.append(" " * (wides[2] - len(player.stages)))
    numbers = (player.shields, player.victory_tokens, sum(player.progress.values()))
    line.append("".join(str(number).ljust(wide) for number, wide in zip(numbers, wides[3:6], strict=True)))
    cat = teller.say("ui-architects-cat-sign") if player.has_cat else ""
    line.append(f"{player.points} {cat}".ljust(wides[6]), STRONG)
    if roomy:
        return line + (chip(teller, player.top) if player.top else Text(teller.say("ui-architects-empty"), LABEL))
    return line + Text(" ").join(small_chip(teller, card, player.cards[card]) for card in in_order(player.cards))


def in_order(cards: dict[str, int]) -> list[str]:
    return [card for own in COLOURS.values() for card in own if cards.get(card)]


def neighbour(view: ArchitectsView, seat: Seat) -> str:
    """`◂` the left neighbour, `▸` the right one; with two players the other is both."""
    own, seats = seat_shown(view), len(view.players)
    sign = "◂" * (seat == (own + 1) % seats) + "▸" * (seat == (own - 1) % seats)
    return sign[:1] if seats > 2 and seat != own else ""


def mark_of(view: ArchitectsView, seat: Seat, token: str) -> str:
    """Armed tokens and used ones belong to whoever has the turn."""
    if seat not in view.asked:
        return ""
    return ARMED if token in view.armed else USED if token in view.used else ""


# -- one's own --------------------------------------------------------------------------------------------


def draw_wonder(view: ArchitectsView, teller: TableTeller, width: int) -> list[Text]:
    """The stages from left to right: built, open to build, or later; what each costs and brings."""
    player = view.players[seat_shown(view)]
    if player.wonder is None:
        return []
    head = Text.assemble((wonder_title(teller, player.wonder), STRONG), (f"  {EFFECT} ", STRONG))
    head.append(teller.say(f"wonder-{player.wonder}.effect"), LABEL)
    head.truncate(width, overflow="ellipsis")
    wide = (width - 4) // len(player.stages)
    cells = [(stage_line(teller, stage), stage_note(view, teller, stage), state_of(stage)) for stage in player.stages]
    rows = [
        Text(" ").join(Text(fitted(f" {upper}", wide), STAGE[state]) for upper, _, state in cells),
        Text(" ").join(Text(fitted(f" {lower}", wide), STAGE[state] + Style(bold=False)) for _, lower, state in cells),
    ]
    return [head, *rows]


def stage_line(teller: TableTeller, stage: Any) -> str:
    """`▷2 3≠ +4★`."""
    cost = cost_sign(teller, stage.cost, stage.same)
    return f"{state_of(stage)}{stage.number} {cost} +{stage.points}{EFFECT * stage.effect}"


def stage_note(view: ArchitectsView, teller: TableTeller, stage: Any) -> str:
    player = view.players[seat_shown(view)]
    if stage.built:
        return teller.say("ui-architects-built")
    if stage.available:
        return teller.say("ui-architects-lacking", many=lacking(player.cards, stage))
    return teller.say("ui-architects-stands", on=stands_on(teller, player.wonder or "", stage.number))


def stands_on(teller: TableTeller, wonder: str, number: int) -> str:
    box = teller.game.components_of(teller.pack)
    stages = len(box.stages) // len(box.wonder_names)
    requires = box.stages[box.wonder_names.index(wonder) * stages + number - 1].requires
    return ", ".join(str(at + 1) for at in range(stages) if requires >> at & 1)


def draw_draft(view: ArchitectsView, teller: TableTeller, width: int) -> list[Text]:
    """Before wonders are chosen: all of them with their stages. (S1.5)"""
    box = teller.game.components_of(teller.pack)
    many = len(box.stages) // len(box.wonder_names)
    taken = {player.wonder for player in view.players}
    lines = []
    for at, wonder in enumerate(box.wonder_names):
        if wonder not in taken:
            stages = box.stages[at * many : (at + 1) * many]
            told = [f"{cost_sign(teller, one.cost, one.same)} +{one.points}{EFFECT * one.effect}" for one in stages]
            name = (fitted(wonder_title(teller, wonder), 15), STRONG)
            lines.append(Text.assemble(name, "".join(fitted(one, (width - 15) // many) for one in told)))
    return lines


def draw_cards(view: ArchitectsView, teller: TableTeller, width: int, room: int) -> list[Text]:
    """Cards by colour, then progress tokens; with room, what they do."""
    player = view.players[seat_shown(view)]
    groups = []
    for colour, cards in by_colour(player.cards).items():
        label = Text(teller.say("ui-architects-colour", colour=teller.say(f"colour-{colour}")) + " ", LABEL)
        groups.append(label + Text(" ").join(chip(teller, card, many) for card, many in cards.items()))
    lines = spaced(groups, width, "  ") or [Text(teller.say("ui-architects-no-cards"), LABEL)]
    own = [token for token, many in player.progress.items() for _ in range(many)]
    marked = [(token, mark_of(view, player.seat, token)) for token in own]
    if not room:
        return lines + spaced([token_chip(teller, token, mark) for token, mark in marked], width)
    return lines + [line for token, mark in marked for line in explained(teller, token, mark, width, room > 1)]
