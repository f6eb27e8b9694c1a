"""Artificium's table on the screen: cards in two steps, and trades bundled with the card that needs them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from rich.style import Style
from rich.text import Text

from artel.drawing.artificium.look import LABEL, STATUS, box_of, chip, recipe, resource_title, status, title, why
from artel.drawing.artificium.trade import deal_for, useful
from artel.drawing.teller import fitted
from artel.tui.listing import ListBoard, ListedChoice

if TYPE_CHECKING:
    from artel.drawing.artificium.teller import Teller
    from artel.games.artificium import ArtificiumView
    from artel.tui.board import Scene

TITLE = 24
RECIPE = 15
"""Columns of a card's name, and of what it does in signs."""


class Board(ListBoard):
    def drawing(self, scene: Scene, width: int, height: int) -> Text:
        teller = cast("Teller", scene.teller)
        listed = scene.asked and any(option.startswith(("lay ", "throw ")) for option in scene.view.options)
        return Text("\n").join(teller.lines(scene.view, width, height, not listed))

    def choices(self, scene: Scene) -> list[ListedChoice]:
        view, teller = scene.view, cast("Teller", scene.teller)
        groups: dict[str, list[str]] = {}
        for option in view.options:
            groups.setdefault(option.split()[0], []).append(option)
        found = [plain(view, teller, option) for verb in ("pass", "done") for option in groups.get(verb, [])]
        found += [plain(view, teller, option) for option in groups.get("apply", [])]
        found += bundled(view, teller)
        found += [card_choice(view, teller, option) for verb in ("lay", "throw") for option in groups.get(verb, [])]
        found += swaps(view, teller, groups.get("swap", []))
        found += [
            plain(view, teller, option) for verb in ("exchange", "discard", "back") for option in groups.get(verb, [])
        ]
        trades = [*groups.get("buy", []), *groups.get("sell", [])]
        if "discard" not in groups:
            return found + [plain(view, teller, option) for option in trades]
        for verb in ("buy", "sell"):
            if verb in groups:
                inner = tuple(plain(view, teller, option) for option in groups[verb])
                found.append(ListedChoice(Text(teller.say(f"ui-artificium-trade-{verb}")), inner=inner))
        return found

    def aside(self, scene: Scene) -> Text:
        """What the letters mean, and what a stone costs."""
        teller = cast("Teller", scene.teller)
        box = box_of(teller)
        text = Text.assemble((teller.say("ui-artificium-prices"), Style(bold=True)))
        for at, name in enumerate(box.resource_names):
            text.append("\n")
            text.append_text(chip(teller, name))
            prices = teller.say("ui-artificium-price", buy=box.buy[at], sell=box.sell[at])
            text.append(f" {fitted(resource_title(teller, name), 10)} {prices}", LABEL)
        return text


def plain(view: ArtificiumView, teller: Teller, option: str) -> ListedChoice:
    return ListedChoice(Text(teller.option(view, option)), (option,))


def card_choice(view: ArtificiumView, teller: Teller, option: str) -> ListedChoice:
    """A hand card on a line: name, recipe, and whether it can be applied now, after trades, or why not."""
    card = option.split()[1]
    return ListedChoice(card_line(view, teller, card), (option,), teller.words.card_property(teller.game, card))


def card_line(view: ArtificiumView, teller: Teller, card: str) -> Text:
    made, found = recipe(teller, card), status(view, card)
    made.truncate(RECIPE, pad=True)
    sign = (f"{found} {why(view, teller, card)}", STATUS.get(found, LABEL)) if found else ("", LABEL)
    return Text.assemble((fitted(title(teller, card), TITLE), Style(bold=True)), made, sign)


def swaps(view: ArtificiumView, teller: Teller, options: list[str]) -> list[ListedChoice]:
    """First the card of the market that is taken, then the one that is given."""
    by_card: dict[str, list[str]] = {}
    for option in useful(options):
        by_card.setdefault(option.split()[2], []).append(option)
    found = []
    for card, ways in by_card.items():
        inner = tuple(
            ListedChoice(card_line(view, teller, way.split()[1]), (way,), teller.option(view, way)) for way in ways
        )
        name = fitted(teller.say("ui-artificium-swap", card=title(teller, card)), TITLE + 6)
        question = teller.say("ui-artificium-give", card=title(teller, card))
        told = teller.words.card_property(teller.game, card)
        found.append(ListedChoice(Text.assemble(name, recipe(teller, card)), (), told, inner, question))
    return found


def bundled(view: ArtificiumView, teller: Teller) -> list[ListedChoice]:
    """Applying a card that needs trades first: they are shown, and done one by one when confirmed."""
    deal = deal_for(view, teller)
    laid = view.players[view.me].laid if deal is not None else None
    if deal is None or laid is None:
        return []
    question = teller.say("ui-artificium-confirm", trades=in_words(teller, deal.trades), coins=deal.coins)
    inner = tuple(ListedChoice(Text(teller.option(view, way)), (*deal.trades, way)) for way in deal.ways)
    label = teller.say("ui-artificium-bundle", card=title(teller, laid))
    return [ListedChoice(Text(label), (), in_words(teller, deal.trades), inner, question)]


def in_words(teller: Teller, trades: tuple[str, ...]) -> str:
    """`Sell 2 wood for 2 coins, buy 1 food for 4 coins.`"""
    box, told = box_of(teller), []
    for verb, prices in (("sell", box.sell), ("buy", box.buy)):
        many = Counter(trade.split()[1] for trade in trades if trade.startswith(verb))
        if many:
            stones = [teller.say(f"resource-{name}.count", n=number) for name, number in many.items()]
            coins = sum(prices[box.resource_names.index(name)] * number for name, number in many.items())
            told.append(teller.say(f"ui-artificium-{verb}s", stones=teller.words.listed(stones), coins=coins))
    return " ".join(told)
