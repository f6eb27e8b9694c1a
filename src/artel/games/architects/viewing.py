"""Views are made here, each field by its name, and tables of views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.architects.components import CARDS, KINDS, STAGES, TOKEN_NAMES, TOKENS, WONDER_NAMES, Box
from artel.games.architects.scoring import total_points
from artel.games.architects.state import NONE, ArchitectsTable, total
from artel.games.architects.view import ArchitectsView, Player, StageView
from artel.kernel.codec import frames_from_view, frames_in_view
from artel.kernel.engine import legal, pending
from artel.kernel.ids import Seat

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.game import Game


def counted(names: tuple[str, ...], counts: vec[i64] | list[int], first: int = 0) -> dict[str, int]:
    return {name: counts[first + at] for at, name in enumerate(names) if counts[first + at]}


def named(names: tuple[str, ...], mask: int) -> tuple[str, ...]:
    return tuple(name for at, name in enumerate(names) if mask >> at & 1)


def view(t: ArchitectsTable, seat: Seat, pack: str) -> ArchitectsView:
    knows = seat >= 0 and bool(t.known_by >> seat & 1)
    unseen = t.looker not in (NONE, seat)
    return ArchitectsView(
        me=seat,
        pack=pack,
        players=tuple(player(t, other, unseen) for other in range(t.seats)),
        central=counted(CARDS, t.central),
        central_top=CARDS[t.central_top] if knows else None,
        looker=t.looker if t.looker != NONE else None,
        looked_at=t.looked_at if t.looked_at != NONE else None,
        looked_size=total(t.looked),
        looked=None if unseen or t.looker == NONE else counted(CARDS, t.looked),
        face_up=counted(TOKEN_NAMES, t.face_up),
        tokens=counted(TOKEN_NAMES, t.tokens),
        discard=counted(CARDS, t.discard),
        war=t.war,
        conflicts=t.box.conflicts[t.seats],
        battle=bool(t.battle),
        armed=named(TOKEN_NAMES, t.armed),
        used=named(TOKEN_NAMES, t.used),
        asked=pending(t),
        options=tuple(t.write(action) for action in legal(t, seat)),
        flow=frames_in_view(t, seat),
    )


def player(t: ArchitectsTable, seat: Seat, unseen: bool) -> Player:
    """`unseen`: cards are being looked at that this view must not tell; they count as lying in the deck."""
    wonder = t.wonders[seat]
    deck = [t.below[seat * KINDS + kind] for kind in range(KINDS)]
    if unseen and t.looked_at == seat:
        deck = [many + t.looked[kind] for kind, many in enumerate(deck)]
    return Player(
        seat=seat,
        wonder=WONDER_NAMES[wonder] if wonder != NONE else None,
        stages=stages(t, seat) if wonder != NONE else (),
        cards=counted(CARDS, t.held, seat * KINDS),
        progress=counted(TOKEN_NAMES, t.progress, seat * TOKENS),
        victory_tokens=t.victories[seat],
        shields=t.shields(seat),
        has_cat=t.cat == seat,
        knows_central=bool(t.known_by >> seat & 1),
        top=CARDS[t.tops[seat]] if t.tops[seat] != NONE else None,
        deck=counted(CARDS, deck),
        points=total_points(t, seat) if wonder != NONE else 0,
    )


def stages(t: ArchitectsTable, seat: Seat) -> tuple[StageView, ...]:
    first = t.wonders[seat] * STAGES
    available = t.available(seat)
    return tuple(
        StageView(
            number=number + 1,
            cost=t.box.cost[first + number],
            same=bool(t.box.same[first + number]),
            points=t.box.stage_points[first + number],
            effect=bool(t.box.has_effect[first + number]),
            built=bool(t.built[seat] >> number & 1),
            available=number in available,
        )
        for number in range(STAGES)
    )


def rebuild(v: ArchitectsView, box: Box, game: Game[ArchitectsTable, ArchitectsView, Box]) -> ArchitectsTable:
    """A table that this seat cannot tell from the real one, the unknown cards in order. Takes the view alone."""
    t = ArchitectsTable(len(v.players), box)

    def fill(counts: vec[i64], names: tuple[str, ...], found: dict[str, int], first: int = 0) -> None:
        for name, many in found.items():
            counts[first + names.index(name)] = many

    for p in v.players:
        seat = p.seat
        if p.wonder is not None:
            t.wonders[seat] = WONDER_NAMES.index(p.wonder)
        fill(t.held, CARDS, p.cards, seat * KINDS)
        fill(t.progress, TOKEN_NAMES, p.progress, seat * TOKENS)
        fill(t.below, CARDS, p.deck, seat * KINDS)
        t.built[seat] = sum(1 << stage.number - 1 for stage in p.stages if stage.built)
        t.victories[seat] = p.victory_tokens
        t.tops[seat] = CARDS.index(p.top) if p.top else NONE
        t.known_by |= p.knows_central << seat
        if p.has_cat:
            t.cat = seat
    fill(t.central, CARDS, v.central)
    fill(t.face_up, TOKEN_NAMES, v.face_up)
    fill(t.tokens, TOKEN_NAMES, v.tokens)
    fill(t.discard, CARDS, v.discard)
    if t.known_by:
        t.central_top = CARDS.index(v.central_top or next(iter(v.central)))
    if v.looker is not None and v.looked_at is not None:
        t.looker, t.looked_at = v.looker, v.looked_at
        if v.looked is not None:
            fill(t.looked, CARDS, v.looked)
        else:
            look(t, v.looked_size)
    t.war, t.battle = v.war, int(v.battle)
    t.armed = sum(1 << TOKEN_NAMES.index(name) for name in v.armed)
    t.used = sum(1 << TOKEN_NAMES.index(name) for name in v.used)
    t.stack += frames_from_view(game, t, v.flow)
    return t


def look(t: ArchitectsTable, many: int) -> None:
    """Some cards of the deck are those that somebody else looks at."""
    for kind in range(KINDS):
        while many and t.below[t.looked_at * KINDS + kind]:
            t.below[t.looked_at * KINDS + kind] -= 1
            t.looked[kind] += 1
            many -= 1
