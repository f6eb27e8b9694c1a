"""Trades that a card needs, found for the player: what to sell, what to buy, then how to apply it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from artel.drawing.artificium.look import box_of, plan_of
from artel.games.artificium import GAME, cheapest_sale
from artel.kernel.engine import act_in_place, legal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.drawing.teller import TableTeller
    from artel.games.artificium import ArtificiumView


class TradeDeal(msgspec.Struct, frozen=True):
    """Actions in notation, each way to apply the card then, and the coins left before it is applied."""

    trades: tuple[str, ...]
    ways: tuple[str, ...]
    coins: int


def useful(swaps: Sequence[str]) -> list[str]:
    """The rules let a card be swapped for its like; nobody would, so it is not proposed."""
    return [swap for swap in swaps if len(set(swap.split()[1:])) > 1]


def deal_for(view: ArtificiumView, teller: TableTeller) -> TradeDeal | None:
    """How the card that is up can be applied after trades; None: at once, or not at all."""
    me = view.players[view.me]
    if me.laid is None or any(option.split()[0] == "apply" for option in view.options):
        return None
    if plan_of(view, me.laid) is not None:
        return tried(view, view.deal.sells, view.deal.buys) if view.deal is not None else None
    box = box_of(teller)
    fees = sorted({fee for fee in box.theft if fee > me.coins})
    sales = (cheapest_sale(box, me.stones, fee - me.coins) for fee in fees)
    return next((deal for sold in sales if sold is not None and (deal := tried(view, sold, ()))), None)


def tried(view: ArtificiumView, sells: Sequence[str], buys: Sequence[str]) -> TradeDeal | None:
    """The same trades made at a table of the view alone."""
    trades = [*[f"sell {name}" for name in sells], *[f"buy {name}" for name in buys]]
    table = GAME.rebuild(view)
    for trade in trades:
        act_in_place(table, view.me, GAME.read_action(table, trade), None)
    options = [GAME.write_action(table, action) for action in legal(table, view.me)]
    ways = tuple(option for option in options if option.split()[0] == "apply")
    return TradeDeal(tuple(trades), ways, GAME.view(table, view.me).players[view.me].coins) if ways else None
