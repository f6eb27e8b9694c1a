"""How resources and cards look: two letters for a resource and its colour, and in signs what a building does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.style import Style
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from artel.drawing.teller import TableTeller
    from artel.games.artificium import ArtificiumView

GROUND: Final = {
    "wood": "#7a5230", "wheat": "#8a6d14", "coal": "#454b57", "food": "#8a3f2a", "kvass": "#6b5526",
    "metal": "#566b82", "crystal": "#1f6f86", "potion": "#6b3f8f", "sword": "#8f2f45",
}  # fmt: skip
NOW: Final = "✓"
TRADE: Final = "¢"
NEVER: Final = "✗"
SIGNS: Final = {"now": NOW, "buy": TRADE, "sell": TRADE, "never": NEVER}

LABEL: Final = Style(color="#9aa0ab")
STRONG: Final = Style(bold=True)
POINTS: Final = Style(color="#f2cf4a", bold=True)
STATUS: Final = {
    NOW: Style(color="#8cf08c", bold=True),
    TRADE: Style(color="#f2cf4a", bold=True),
    NEVER: Style(color="#ff7b88"),
}


def box_of(teller: TableTeller) -> Any:
    """The components of the data pack."""
    return teller.game.components_of(teller.pack)


def title(teller: TableTeller, card: str) -> str:
    return teller.words.card(teller.game, card)


def resource_title(teller: TableTeller, resource: str) -> str:
    return teller.say(f"resource-{resource}")


def sign(teller: TableTeller, resource: str) -> str:
    """Two letters."""
    return teller.say(f"ui-artificium-{resource}")


def chip(teller: TableTeller, resource: str) -> Text:
    return Text(sign(teller, resource), Style(color="#ffffff", bgcolor=GROUND[resource], bold=True))


def chips(teller: TableTeller, resources: Mapping[str, int]) -> Text:
    """`Co+Me`, `2Wo`."""
    parts = [Text(str(many) if many > 1 else "") + chip(teller, name) for name, many in resources.items()]
    return Text("+").join(parts)


def stones(box: Any, counts: Sequence[int], card: int) -> dict[str, int]:
    """What a building takes or gives."""
    names = box.resource_names
    return {name: counts[card * len(names) + at] for at, name in enumerate(names) if counts[card * len(names) + at]}


def recipe(teller: TableTeller, card: str) -> Text:
    """`Co+Me→Sw 5`: what a building takes, makes and brings; nothing for an action."""
    box = box_of(teller)
    at = box.names.index(card)
    if at >= len(box.points):
        return Text(teller.say("kind-action"), LABEL)
    takes, gives, coins = stones(box, box.takes, at), stones(box, box.gives, at), box.coins[at]
    text = chips(teller, takes)
    if coins:
        text.append(("+" if takes else "") + teller.say("ui-artificium-coins", coins=coins))
    text.append("→")
    text.append_text(chips(teller, gives))
    return text.append(f"{' ' if gives else ''}{box.points[at]}", POINTS)


def plan_of(view: ArtificiumView, card: str) -> Any:
    return next((plan for plan in view.plans if plan.card == card), None)


def status(view: ArtificiumView, card: str) -> str:
    """Can a building be applied now, after trades, or not at all? An action has no such sign."""
    plan = plan_of(view, card)
    return SIGNS[plan.means] if plan is not None else ""


def why(view: ArtificiumView, teller: TableTeller, card: str) -> str:
    """The same in words: what is missing, what it would cost, what there is."""
    plan = plan_of(view, card)
    if plan is None:
        return ""
    if plan.means == "now":
        return teller.say("ui-artificium-now")
    coins = view.players[view.me].coins
    missing = " ".join(f"{many if many > 1 else ''}{sign(teller, name)}" for name, many in plan.missing.items())
    return teller.say(
        f"ui-artificium-{plan.means}",
        missing=missing or "none",
        price=plan.price,
        coins=coins,
        sales=plan.spare - coins,
    )
