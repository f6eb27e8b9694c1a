"""The trades that a card asks for, found for whoever plays it: what to sell, what to buy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from artel.games.artificium.components import RESOURCE_NAMES, RESOURCES
from artel.games.artificium.features import missing, price, spare

if TYPE_CHECKING:
    from collections.abc import Mapping

    from artel.games.artificium.components import Box
    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.ids import Seat


class Deal(msgspec.Struct, frozen=True):
    """Stones to sell and then to buy, one after another; coins that come, go, and are left
    before the card is applied."""

    sells: tuple[str, ...]
    buys: tuple[str, ...]
    earned: int
    paid: int
    left: int


def means(t: ArtificiumTable, seat: Seat, card: int) -> str:
    """Can a building be applied `now`, after one `buys`, after one `sells` and buys, or `never`?"""
    if price(t, seat, card) <= t.coins[seat]:
        return "buy" if any(missing(t, seat, card)) else "now"
    return "sell" if price(t, seat, card) <= spare(t, seat, card) else "never"


def deal(t: ArtificiumTable, seat: Seat, card: int) -> Deal | None:
    """Trades after which a building could be paid; None: it can be at once, or never."""
    if means(t, seat, card) in ("now", "never"):
        return None
    stones = {
        name: max(0, t.stones[seat * RESOURCES + at] - t.box.takes[card * RESOURCES + at])
        for at, name in enumerate(RESOURCE_NAMES)
    }
    sells = cheapest_sale(t.box, stones, int(price(t, seat, card) - t.coins[seat])) or []
    lacking = missing(t, seat, card)
    buys = [name for at, name in enumerate(RESOURCE_NAMES) for _ in range(lacking[at])]
    earned = sum(t.box.sell[RESOURCE_NAMES.index(name)] for name in sells)
    paid = sum(t.box.buy[RESOURCE_NAMES.index(name)] for name in buys)
    return Deal(tuple(sells), tuple(buys), earned, paid, int(t.coins[seat] + earned - paid))


def cheapest_sale(box: Box, over: Mapping[str, int], need: int) -> list[str] | None:
    """Stones to sell for so many coins: as little worth as possible, and few; None: there are not enough."""
    if need <= 0:
        return []
    found: dict[int, list[str]] = {0: []}
    for name in [name for name, many in over.items() for _ in range(many)]:
        coins = int(box.sell[RESOURCE_NAMES.index(name)])
        for worth, sold in list(found.items()):
            more = [*sold, name]
            if worth < need and len(more) < len(found.get(worth + coins, [*more, ""])):
                found[worth + coins] = more
    enough = [worth for worth in found if worth >= need]
    return found[min(enough)] if enough else None
