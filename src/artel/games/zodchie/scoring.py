"""The final count, item by item. (Z8)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.actions import OUTSIDE
from artel.games.zodchie.state import place_name
from artel.kernel.game import Item
from artel.kernel.packed import both, count, first, has, members, minus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable


def total(t: ZodchieTable, seat: i64) -> i64:
    """What this seat's cards are worth now, end-game properties included. (Z8.2, Z8.5)"""
    points: i64 = cemetery_points(t, seat) if t.has_buried(seat) else 0
    left = t.standing[seat]
    while left:
        place = first(left)
        left = minus(left, place)
        points += t.value(place)
        if has(t.cards.endgame, t.card_at(place)):
            points += t.property_at(place).points(t, seat, place)
    return points


def totals(t: ZodchieTable) -> list[int]:
    return [total(t, seat) for seat in range(t.seats)]


def cemetery_card(t: ZodchieTable, seat: i64) -> i64:
    return first(both(t.deck[seat], t.cards.cemetery))


def cemetery_points(t: ZodchieTable, seat: i64) -> i64:
    """Its own value plus 1 for each card in it. (Z11.3)"""
    return t.cards.initial_value(cemetery_card(t, seat)) + count(t.cemetery[seat])


def standing_of(t: ZodchieTable, seat: i64) -> tuple[int, int, int]:
    """What decides between seats: points, cards on the table, a low-valued card. More is better. (Z8.3, Z11.9)"""
    buried = count(t.cemetery[seat]) + 1 if t.has_buried(seat) else 0
    values: list[int] = [t.value(place) for place in members(t.standing[seat])]
    if buried:
        values.append(t.cards.initial_value(cemetery_card(t, seat)))  # Z8.6
    return total(t, seat), count(t.standing[seat]) + buried, -min(values) if values else -1000


def winners(t: ZodchieTable) -> list[int]:
    """Equal in everything: shared. (Z8.3)"""
    found = [standing_of(t, seat) for seat in range(t.seats)]
    best = max(found)
    return [seat for seat in range(t.seats) if found[seat] == best]


def items(t: ZodchieTable) -> list[Item]:
    """Every card's value and end-game points, with the clause that gives them."""
    found: list[Item] = []
    for seat in range(t.seats):
        for place in members(t.standing[seat]):
            kind = t.card_at(place)
            at, name = place_name(place), t.name(kind)
            found.append(Item(seat, t.value(place), name, at, "Z8.2"))
            points = t.property_at(place).points(t, seat, place)
            if t.cards.faces[kind].kind == "endgame":
                found.append(Item(seat, points, name, at, "Z8.5"))
        if t.has_buried(seat):
            card = cemetery_card(t, seat)
            name, at = t.name(card), place_name(OUTSIDE)
            found.append(Item(seat, t.cards.initial_value(card), name, at, "Z8.2"))
            found.append(Item(seat, count(t.cemetery[seat]), name, at, "Z11.3"))
    return found
