"""The short text form of every action and outcome. Reading and writing are inverse; see docs/notation.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.artificium.actions import (
    AIM,
    APPLY,
    BACK,
    BUY,
    DISCARD,
    DONE,
    EXCHANGE,
    LAY,
    PASS,
    REBUILD,
    SELL,
    STEAL,
    SWAP,
    THROW,
    Aim,
    Buy,
    Lay,
    Rebuild,
    Sell,
    Steal,
    Swap,
    Throw,
)
from artel.games.artificium.components import CARD_NAMES, CARDS, RESOURCE_NAMES, RESOURCES, SEATS
from artel.games.artificium.turn import ChooseFirstPlayer
from artel.kernel.errors import BadNotation, Problem
from artel.kernel.frames import Say
from artel.kernel.notation import CARD, read_name

if TYPE_CHECKING:
    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.frames import Action, Chance

WORDS: Final = {action.word: action for action in (APPLY, DISCARD, BACK, PASS, EXCHANGE, DONE)}
RESOURCE = Problem("what-resource", "resource")


def write_action(action: Action) -> str:
    match action:
        case Swap():
            return f"swap {CARD_NAMES[action.give]} {CARD_NAMES[action.take]}"
        case Lay():
            return f"lay {CARD_NAMES[action.card]}"
        case Buy():
            return f"buy {RESOURCE_NAMES[action.resource]}"
        case Sell():
            return f"sell {RESOURCE_NAMES[action.resource]}"
        case Aim():
            return f"apply {action.target + 1}"
        case Steal():
            return f"apply {action.victim + 1} {RESOURCE_NAMES[action.resource]}"
        case Rebuild():
            return f"apply {CARD_NAMES[action.card]}"
        case Throw():
            return f"throw {CARD_NAMES[action.card]}"
        case Say():
            return action.word
    raise TypeError(f"{action!r} is no action of Artificium")


def read_action(t: ArtificiumTable, text: str) -> Action:
    """Raises BadNotation."""
    match text.lower().split():
        case [word] if word in WORDS:
            return WORDS[word]
        case ["swap", give, take]:
            return SWAP[read_card(give, text) * CARDS + read_card(take, text)]
        case ["lay", card]:
            return LAY[read_card(card, text)]
        case ["buy", resource]:
            return BUY[read_resource(resource, text)]
        case ["sell", resource]:
            return SELL[read_resource(resource, text)]
        case ["apply", target] if target.isdecimal():
            return AIM[read_seat(target, text)]
        case ["apply", victim, resource]:
            return STEAL[read_seat(victim, text) * RESOURCES + read_resource(resource, text)]
        case ["apply", card]:
            return REBUILD[read_card(card, text)]
        case ["throw", card]:
            return THROW[read_card(card, text)]
    raise BadNotation(
        text=text,
        problem=Problem(
            "artificium-action", "an action is such as “lay farm”, “buy wood” or “apply”; see docs/notation.md"
        ),
    )


def read_card(word: str, text: str) -> int:
    return read_name(CARD_NAMES, word, text, CARD)


def read_resource(word: str, text: str) -> int:
    return read_name(RESOURCE_NAMES, word, text, RESOURCE)


def read_seat(word: str, text: str) -> int:
    if word not in [str(seat + 1) for seat in range(SEATS)]:
        raise BadNotation(
            text=text, problem=Problem("player-number", "a player is a number from 1 to {seats}", seats=SEATS)
        )
    return int(word) - 1


def write_outcome(t: ArtificiumTable, chance: Chance, outcome: int) -> str:
    return str(outcome + 1) if isinstance(chance, ChooseFirstPlayer) else CARD_NAMES[outcome]


def read_outcome(t: ArtificiumTable, chance: Chance, text: str) -> int:
    return read_seat(text, text) if isinstance(chance, ChooseFirstPlayer) else read_card(text, text)
