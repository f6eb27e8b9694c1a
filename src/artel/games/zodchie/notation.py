"""The short text form of every action and outcome. Reading and writing are inverse; see docs/notation.md."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from artel.games.zodchie.actions import (
    CHOICES,
    EXHUME,
    FETCH,
    LAY,
    NO,
    OUTSIDE,
    PASS,
    PAY,
    PICK,
    PLACES,
    PLAY,
    REDRAW,
    REMOVE,
    REPLACE,
    SPOTS,
    TURN,
    YES,
    Exhume,
    Fetch,
    Lay,
    Pay,
    Pick,
    Play,
    Remove,
    Replace,
    TurnTo,
)
from artel.games.zodchie.components import BASE, COLOURS, EXTRAS, extras_of
from artel.games.zodchie.setup import ChooseFirstPlayer, GiveColour, RollDie
from artel.games.zodchie.state import place_name
from artel.kernel.errors import BadNotation, Problem
from artel.kernel.frames import Say
from artel.kernel.packed import members

if TYPE_CHECKING:
    from artel.games.zodchie.components import Cards
    from artel.games.zodchie.state import ZodchieTable
    from artel.kernel.frames import Action, Chance

PLACES_NAMED: Final = {place_name(place): place for place in range(PLACES)}
WORDS = {action.word: action for action in (YES, NO, PASS, REDRAW)}


def write_action(cards: Cards, action: Action) -> str:
    found = cards.said.get(action.code)
    if found is None:
        found = cards.said[action.code] = written(cards, action)
    return found


def written(cards: Cards, action: Action) -> str:
    match action:
        case Play():
            return f"{cards.names[action.card]} {place_name(action.place)}"
        case Lay():
            return f"lay {cards.names[action.card]} {place_name(action.place)}"
        case TurnTo():
            return f"{place_name(action.place)}/{action.side + 1}"
        case Pick():
            return place_name(action.place)
        case Pay():
            return f"pay {cards.names[action.card]}"
        case Remove():
            return f"remove {cards.names[action.card]}"
        case Exhume():
            return f"exhume {cards.names[action.card]}"
        case Fetch():
            return f"fetch {cards.names[action.card]}"
        case Replace():
            names = [cards.names[extras_of(action.colour)[at]] for at in members(action.extras)]
            return " ".join(["replace", *(names or [f"nothing {COLOURS[action.colour]}"])])
        case Say():
            return action.word
    raise TypeError(f"{action!r} is no action of Zodchie")


def read_action(t: ZodchieTable, text: str) -> Action:
    """Raises BadNotation."""
    cards = t.cards
    words = text.lower().split()
    match words:
        case [word] if word in WORDS:
            return WORDS[word]
        case [target] if "/" in target:
            place, _, side = target.partition("/")
            if side not in ("1", "2", "3", "4"):
                raise BadNotation(text=text, problem=Problem("side", "a side is 1, 2, 3 or 4"))
            return TURN[read_place(place, text) * 4 + int(side) - 1]
        case ["lay", card, place]:
            return LAY[read_card(cards, card, text) * PLACES + read_place(place, text)]
        case ["pay", card]:
            return PAY[read_card(cards, card, text)]
        case ["remove", card]:
            return REMOVE[read_card(cards, card, text)]
        case ["exhume", card]:
            return EXHUME[read_card(cards, card, text)]
        case ["fetch", card]:
            return FETCH[read_card(cards, card, text)]
        case ["replace", *extras]:
            return read_replace(cards, extras, text)
        case [card, place]:
            where = OUTSIDE if place == "out" else read_place(place, text)
            return PLAY[read_card(cards, card, text) * SPOTS + where]
        case [place]:
            return PICK[read_place(place, text)]
    raise BadNotation(
        text=text, problem=Problem("play", "a play is a card and a place, such as “tavern a1”; see docs/notation.md")
    )


def read_place(word: str, text: str) -> int:
    place = PLACES_NAMED.get(word)
    if place is None:
        raise BadNotation(
            text=text, problem=Problem("no-place", "“{word}” is no place; places are a1 to d8", word=word)
        )
    return place


def read_card(cards: Cards, word: str, text: str) -> int:
    """A card's id, or as much of it as is unmistakable."""
    if word in cards.kinds:
        return cards.kinds[word]
    alike = [name for name in cards.names if name.startswith(word)]
    if len(alike) == 1:
        return cards.kinds[alike[0]]
    problem = (
        Problem("ambiguous", "“{word}” may be {names}", word=word, names=", ".join(alike))
        if alike
        else Problem("no-card", "no card is called “{word}”", word=word)
    )
    raise BadNotation(text=text, problem=problem)


def read_replace(cards: Cards, words: list[str], text: str) -> Action:
    """`replace arsenal prison`, or `replace nothing red`."""
    if len(words) == 2 and words[0] == "nothing" and words[1] in COLOURS:
        return REPLACE[COLOURS.index(words[1]) * CHOICES]
    kinds = [read_card(cards, word, text) for word in words]
    colours = {(kind - BASE) // EXTRAS for kind in kinds}
    if len(colours) != 1 or min(colours) < 0:
        raise BadNotation(text=text, problem=Problem("replace", "name extras of one colour, or “replace nothing red”"))
    mask = 0
    for kind in kinds:
        mask |= 1 << (kind - BASE) % EXTRAS
    return REPLACE[colours.pop() * CHOICES + mask]


def write_outcome(t: ZodchieTable, chance: Chance, outcome: int) -> str:
    match chance:
        case GiveColour():
            return COLOURS[outcome]
        case ChooseFirstPlayer():
            return str(outcome + 1)
        case RollDie():
            return str(outcome)
    return t.cards.names[outcome]


def read_outcome(t: ZodchieTable, chance: Chance, text: str) -> int:
    """Raises BadNotation."""
    text = text.lower().strip()
    match chance:
        case GiveColour():
            if text not in COLOURS:
                raise BadNotation(
                    text=text, problem=Problem("no-colour", "a colour is one of {colours}", colours=", ".join(COLOURS))
                )
            return COLOURS.index(text)
        case ChooseFirstPlayer() | RollDie():
            if not re.fullmatch(r"[1-9]", text):
                raise BadNotation(text=text, problem=Problem("no-number", "a number is needed"))
            return int(text) - (1 if isinstance(chance, ChooseFirstPlayer) else 0)
    return read_card(t.cards, text, text)
