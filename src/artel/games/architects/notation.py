"""The short text form of every action and outcome. Reading and writing are inverse; see docs/notation.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.actions import (
    BUILD,
    CHOOSE,
    DECKS,
    DISCOVER,
    DRAFT,
    END,
    KEEP,
    NOTHING,
    TAKE,
    UNSEEN,
    USE,
    Build,
    Choose,
    Discover,
    Draft,
    Keep,
    Take,
    Use,
)
from artel.games.architects.components import (
    CARDS,
    CENTRAL,
    GEAR,
    SCIENCES,
    STAGES,
    TOKEN_NAMES,
    WONDER_NAMES,
)
from artel.games.architects.payments import NUMBER, PAYMENTS, RESOURCES, packed_payment
from artel.games.architects.setup import ChooseFirstPlayer, GiveWonder
from artel.games.architects.taking import DrawToken, ShowToken
from artel.kernel.errors import BadNotation, Problem
from artel.kernel.frames import Say
from artel.kernel.notation import CARD, read_name, read_seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.frames import Action, Chance

WORDS: Final = {action.word: action for action in (UNSEEN, END, NOTHING)}
CENTRE: Final = "centre"
TOKEN = Problem("what-token", "token")
WONDER = Problem("what-wonder", "wonder")


def set_names(number: int) -> tuple[str, ...]:
    science = CARDS[GEAR : GEAR + SCIENCES]
    return science if number == SCIENCES else (science[number], science[number])


def write_action(t: ArchitectsTable, action: Action) -> str:
    match action:
        case Take():
            return f"take {t.deck_name(action.deck)}"
        case Use():
            return f"use {TOKEN_NAMES[action.token]} {t.deck_name(action.deck)}"
        case Build():
            paid = PAYMENTS[action.payment]
            names = [CARDS[kind] for kind in range(RESOURCES + 1) for _ in range(paid[kind])]
            return " ".join(["build", str(action.stage + 1), *names])
        case Discover():
            return " ".join(["discover", *set_names(action.set)])
        case Choose():
            return f"choose {TOKEN_NAMES[action.token]}"
        case Keep():
            return f"keep {CARDS[action.card]}"
        case Draft():
            return f"draft {WONDER_NAMES[action.wonder]}"
        case Say():
            return action.word
    raise TypeError(f"{action!r} is no action of 7 Wonders Architects")


def read_action(t: ArchitectsTable, text: str) -> Action:
    """Raises BadNotation."""
    match text.lower().split():
        case [word] if word in WORDS:
            return WORDS[word]
        case ["take", deck]:
            return TAKE[read_deck(t, deck, text)]
        case ["use", token, deck]:
            return USE[read_name(TOKEN_NAMES, token, text, TOKEN) * DECKS + read_deck(t, deck, text)]
        case ["build", stage, *cards]:
            return read_build(stage, cards, text)
        case ["discover", *cards]:
            kinds = sorted(read_name(CARDS, card, text, CARD) for card in cards)
            for number in range(SCIENCES + 1):
                if tuple(CARDS[kind] for kind in kinds) == set_names(number):
                    return DISCOVER[number]
            raise BadNotation(
                text=text,
                problem=Problem("science-set", "a set is two equal science cards or gear, compass and tablet"),
            )
        case ["choose", token]:
            return CHOOSE[read_name(TOKEN_NAMES, token, text, TOKEN)]
        case ["keep", card]:
            return KEEP[read_name(CARDS, card, text, CARD)]
        case ["draft", wonder]:
            return DRAFT[read_name(WONDER_NAMES, wonder, text, WONDER)]
    raise BadNotation(
        text=text,
        problem=Problem(
            "architects-action", "an action is such as “take giza”, “build 2 wood coin” or “end”; see docs/notation.md"
        ),
    )


def read_build(stage: str, cards: Sequence[str], text: str) -> Action:
    if stage not in [str(number + 1) for number in range(STAGES)]:
        raise BadNotation(
            text=text, problem=Problem("stage-number", "a stage is a number from 1 to {stages}", stages=STAGES)
        )
    paid = [0] * (RESOURCES + 1)
    for card in cards:
        paid[read_name(CARDS[: RESOURCES + 1], card, text, Problem("what-payer", "card that pays"))] += 1
    number = NUMBER.get(packed_payment(tuple(paid)), -1) if max(paid) <= 4 else -1
    if number < 0:
        raise BadNotation(text=text, problem=Problem("payment", "a stage is paid with one to four cards"))
    return BUILD[(int(stage) - 1) * len(PAYMENTS) + number]


def read_deck(t: ArchitectsTable, word: str, text: str) -> int:
    if word == CENTRE:
        return CENTRAL
    decks = [t.deck_name(deck) for deck in range(CENTRAL)]
    return read_name(
        decks, word, text, Problem("what-deck", "deck; decks are {decks}", decks=", ".join([*decks[: t.seats], CENTRE]))
    )


def write_outcome(t: ArchitectsTable, chance: Chance, outcome: int) -> str:
    match chance:
        case GiveWonder():
            return WONDER_NAMES[outcome]
        case ChooseFirstPlayer():
            return str(outcome + 1)
        case ShowToken() | DrawToken():
            return TOKEN_NAMES[outcome]
    return CARDS[outcome]


def read_outcome(t: ArchitectsTable, chance: Chance, text: str) -> int:
    match chance:
        case GiveWonder():
            return read_name(WONDER_NAMES, text, text, WONDER)
        case ChooseFirstPlayer():
            return read_seat(text, text, t.seats)
        case ShowToken() | DrawToken():
            return read_name(TOKEN_NAMES, text, text, TOKEN)
    return read_name(CARDS, text, text, CARD)
