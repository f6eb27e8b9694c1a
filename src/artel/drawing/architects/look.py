"""How cards, stages and tokens look: words and signs first, colours beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.style import Style
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from artel.drawing.teller import TableTeller

COLOURS: Final = {
    "grey": ("wood", "stone", "brick", "papyrus", "glass"),
    "yellow": ("coin",),
    "blue": ("laurel", "cat"),
    "green": ("gear", "compass", "tablet"),
    "red": ("shield", "horn1", "horn2"),
}
COLOUR: Final = {card: colour for colour, cards in COLOURS.items() for card in cards}
GROUND: Final = {"grey": "#565c68", "yellow": "#7d6312", "blue": "#284a8c", "green": "#256339", "red": "#8a2432"}

BUILT: Final = "■"
OPEN: Final = "▷"
LATER: Final = "□"
EFFECT: Final = "★"
BATTLE: Final = "▲"
PEACE: Final = "△"
ARMED: Final = "!"
USED: Final = "✗"

LABEL: Final = Style(color="#9aa0ab")
STRONG: Final = Style(bold=True)
HIDDEN: Final = Style(color="#ffffff", bgcolor="#31343b", bold=True)
TOKEN: Final = Style(color="#ffffff", bgcolor="#5d3f86", bold=True)
STAGE: Final = {
    BUILT: Style(color="#14161b", bgcolor="#d8b45a", bold=True),
    OPEN: Style(color="#ffffff", bgcolor="#2f6b3a", bold=True),
    LATER: Style(color="#b9bfca", bgcolor="#2a2e37"),
}


def card_style(card: str) -> Style:
    return Style(color="#ffffff", bgcolor=GROUND[COLOUR[card]], bold=True)


def title(teller: TableTeller, card: str) -> str:
    return teller.words.card(teller.game, card)


def wonder_title(teller: TableTeller, wonder: str | None) -> str:
    return teller.say(f"wonder-{wonder}") if wonder else "–"


def token_title(teller: TableTeller, token: str) -> str:
    return teller.say(f"token-{token}")


def chip(teller: TableTeller, card: str, many: int = 1) -> Text:
    """A card by its name, and how many there are."""
    return Text(f" {title(teller, card)}{f' ×{many}' if many > 1 else ''} ", card_style(card))


def small_chip(teller: TableTeller, card: str, many: int) -> Text:
    return Text(teller.say(f"ui-architects-{card}") + (str(many) if many > 1 else ""), card_style(card))


def by_colour(cards: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """The colours that there are, each with its cards."""
    found = {colour: {card: cards[card] for card in order if cards.get(card)} for colour, order in COLOURS.items()}
    return {colour: own for colour, own in found.items() if own}


def state_of(stage: Any) -> str:
    return BUILT if stage.built else OPEN if stage.available else LATER


def cost_sign(teller: TableTeller, cost: int, same: bool) -> str:
    """`2≠` or `2=`."""
    return teller.say(f"stage-cost-{'equal' if same else 'different'}.sign", number=cost)


def lacking(cards: Mapping[str, int], stage: Any) -> int:
    """Resources that are missing for a stage, coins counted, progress tokens not."""
    have = [cards.get(card, 0) for card in COLOURS["grey"]]
    cost: int = stage.cost
    counting = max(have) if stage.same else sum(1 for many in have if many)
    return max(0, cost - min(cost, counting) - cards.get("coin", 0))


def helping(stage: Any, paid: Sequence[str]) -> list[str]:
    """The tokens that such a payment needs. (S5.3)"""
    grey = [card for card in paid if card != "coin"]
    mixed = len(set(grey)) > 1 if stage.same else len(set(grey)) < len(grey)
    return ["economy"] * (len(paid) < stage.cost) + ["engineering"] * mixed


def in_words(teller: TableTeller, cards: Mapping[str, int]) -> str:
    """`Wood 2, Coin`."""
    return ", ".join(title(teller, card) + (f" {many}" if many > 1 else "") for card, many in cards.items()) or "–"
