"""Trades that a card needs, found for the player: what to sell, what to buy, then how to apply it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from artel.games.artificium import GAME
from artel.kernel.engine import act_in_place, legal
from artel.tui.artificium.look import box_of, plan_of, stones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from artel.games.artificium import ArtificiumView
    from artel.tui.teller import Teller


class Deal(msgspec.Struct, frozen=True):
    """Actions in notation, each way to apply the card then, and the coins left before it is applied."""

    trades: tuple[str, ...]
    ways: tuple[str, ...]
    coins: int


def useful(swaps: Sequence[str]) -> list[str]:
    """The rules let a card be swapped for its like; nobody would, so it is not proposed."""
    return [swap for swap in swaps if len(set(swap.split()[1:])) > 1]


def deal_for(view: ArtificiumView, teller: Teller) -> Deal | None:
    """How the card that is up can be applied after trades; None: at once, or not at all."""
    me = view.players[view.me]
    if me.laid is None or any(option.split()[0] == "apply" for option in view.options):
        return None
    box = box_of(teller)
    at, plan = box.names.index(me.laid), plan_of(view, me.laid)
    if plan is not None:
        takes = stones(box, box.takes, at)
        over = {name: many - takes.get(name, 0) for name, many in me.stones.items() if many > takes.get(name, 0)}
        return tried(view, teller, over, plan.price - me.coins, [f"buy {name}" for name in in_row(plan.missing)])
    fees = sorted({fee for fee in box.theft if fee > me.coins})
    return next((deal for fee in fees if (deal := tried(view, teller, me.stones, fee - me.coins, []))), None)


def in_row(counts: Mapping[str, int]) -> list[str]:
    return [name for name, many in counts.items() for _ in range(many)]


def tried(view: ArtificiumView, teller: Teller, over: Mapping[str, int], need: int, buys: list[str]) -> Deal | None:
    """The same trades made at a table of the view alone."""
    sales = cheapest_sale(teller, over, need)
    if sales is None:
        return None
    trades = [*[f"sell {name}" for name in sales], *buys]
    table = GAME.rebuild(view)
    for trade in trades:
        act_in_place(table, view.me, GAME.read_action(table, trade), None)
    options = [GAME.write_action(table, action) for action in legal(table, view.me)]
    ways = tuple(option for option in options if option.split()[0] == "apply")
    return Deal(tuple(trades), ways, GAME.view(table, view.me).players[view.me].coins) if ways else None


def cheapest_sale(teller: Teller, over: Mapping[str, int], need: int) -> list[str] | None:
    """Stones to sell for so many coins: as little worth as possible, and few; None: there are not enough."""
    if need <= 0:
        return []
    box = box_of(teller)
    found: dict[int, list[str]] = {0: []}
    for name in in_row(over):
        price = box.sell[box.resource_names.index(name)]
        for worth, sold in list(found.items()):
            more = [*sold, name]
            if worth < need and len(more) < len(found.get(worth + price, [*more, ""])):
                found[worth + price] = more
    enough = [worth for worth in found if worth >= need]
    return found[min(enough)] if enough else None
