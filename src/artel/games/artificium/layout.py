"""A table laid out by hand, for scenarios, puzzles and tests.

    round = 2
    phase = "step"
    first = 1
    hands = { 1 = ["farm", "farm", "fair"], 2 = { castle = 1 } }
    stones = { 2 = { kvass = 1, sword = 1 } }
    coins = { 1 = 0 }
    points = { 1 = 9, 2 = { sawmill = 3, knight = -1 } }

Cards are a list of names or a table of counts. Everything may be left out; then it is as follows.

phase       “step”: cards are laid. “start”: the round begins; by lot in round 1, else with `first` as the last first
            player. “market”: the market is open. “cards”: the cards that are `laid` are up, one after another.
            “end”: the round ends, in the last round with the final count.
round       1, the round that `phase` belongs to
first       1, the first player of the round
hands       by seat: no cards; `known`: those of them that went to hand openly, none
front       by seat: cards applied in this round, none
laid        by seat, in phase “cards” only: the card of this step
market      no cards; discard: no cards
deck        all cards that are named nowhere; where a deck is named, those others are not in the game
shuffled    what was last shuffled into the deck, for all to know: all cards of the game
stones      by seat: none; coins: as many as the data give at the start
points      by seat: 0; a number, or a table of where they came from, which the result then shows
out         seats that are out of the round, before its end: none
passed      seats that are out of the market; swapped: seats whose free swap is gone; in phase “market” only: none
turn        in phase “market” only: whose turn it is, the first player's
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.components import BUILDING_NAMES, CARD_NAMES, CARDS, RESOURCE_NAMES, RESOURCES, Box
from artel.games.artificium.market import MarketTurn
from artel.games.artificium.notation import RESOURCE
from artel.games.artificium.state import NONE, SOURCES, ArtificiumTable
from artel.games.artificium.turn import ApplyCards, BeginStep, ChooseFirstPlayer, EndRound, NextRound
from artel.kernel.errors import Problem
from artel.kernel.layouts import Layout, check_fields, problem, seat_of
from artel.kernel.notation import CARD
from artel.kernel.packed import ints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.frames import Frame

PHASES = ("start", "market", "step", "cards", "end")
ONLY_IN = {
    "laid": ("cards",), "out": ("market", "step", "cards"), "passed": ("market",), "swapped": ("market",),
    "turn": ("market",),
}  # fmt: skip
FIELDS = (
    "phase", "round", "first", "hands", "known", "front", "laid", "market", "discard", "deck", "shuffled", "stones",
    "coins", "points", "out", "passed", "swapped", "turn",
)  # fmt: skip
SOURCE_NAMES = (*BUILDING_NAMES, "knight", "coins")
MOST = 999


def lay_out(seats: int, box: Box, layout: Layout) -> ArtificiumTable:
    """Raises BadScenario with the field that is wrong."""
    t = ArtificiumTable(seats, box)
    phase = layout.get("phase", "step")
    if phase not in PHASES:
        raise problem(
            "phase",
            Problem("phase", "“{phase}” is no phase; phases are {phases}", phase=phase, phases=", ".join(PHASES)),
        )
    check_fields(layout, FIELDS)
    for field in layout:
        if phase not in ONLY_IN.get(field, PHASES):
            raise problem(field, Problem("only-in-phase", "only in phase {phases}", phases=" or ".join(ONLY_IN[field])))
    t.round_number = number_of(layout.get("round", 1), 1, box.numbers["rounds"], "round")
    t.first = seat_of(t, layout.get("first", 1), "first")
    if phase in ONLY_IN["out"]:
        t.in_round = seats_but(t, layout, "out")
    lay_cards(t, layout)
    lay_stones(t, layout)
    if phase == "market":
        t.in_market = seats_but(t, layout, "passed")
        t.swapped = (1 << seats) - 1 & ~seats_but(t, layout, "swapped")
    t.stack += frames_of(t, phase, layout)
    return t


def frames_of(t: ArtificiumTable, phase: str, layout: Layout) -> list[Frame]:
    """What is still to be done, the next thing last."""
    if phase == "start":
        t.round_number -= 1
        if t.round_number:
            return [NextRound()]
        t.first = NONE
        return [ChooseFirstPlayer()]
    if phase == "market":
        seat = seat_of(t, layout.get("turn", t.first + 1), "turn")
        if not t.in_market >> seat & 1:
            raise problem("turn", Problem("has-passed", "seat {seat} has passed", seat=seat + 1))
        return [BeginStep(), MarketTurn(seat)]
    return [{"step": BeginStep(), "cards": ApplyCards(0, 0), "end": EndRound()}[phase]]


def lay_cards(t: ArtificiumTable, layout: Layout) -> None:
    """All cards, each copy in one place."""
    left = list(t.box.copies)

    def take(counts: vec[i64], first: int, value: object, where: str) -> None:
        for card, many in enumerate(cards_of(value, where)):
            counts[first + card] = many
            left[card] -= many
            if left[card] < 0:
                raise problem(
                    where,
                    Problem(
                        "copies",
                        "there are {copies} cards {card} in the box",
                        copies=t.box.copies[card],
                        card=CARD_NAMES[card],
                    ),
                )

    for field, counts in (("hands", t.hands), ("front", t.front)):
        for key, value in table_of(layout, field).items():
            take(counts, seat_of(t, key, field) * CARDS, value, f"{field}.{key}")
    for seat in range(t.seats):
        t.sizes[seat] = sum(t.hands[seat * CARDS : (seat + 1) * CARDS])
    for key, name in table_of(layout, "laid").items():
        where = f"laid.{key}"
        seat = seat_of(t, key, "laid")
        if not t.in_round >> seat & 1:
            raise problem(where, Problem("out-of-round", "seat {seat} is out of the round", seat=seat + 1))
        t.laid[seat] = name_of(name, CARD_NAMES, CARD, where)
        take(ints([0] * CARDS), 0, [name], where)
    take(t.market, 0, layout.get("market", []), "market")
    take(t.discard, 0, layout.get("discard", []), "discard")
    take(t.deck, 0, layout.get("deck", dict(zip(CARD_NAMES, left, strict=True))), "deck")
    lay_knowledge(t, layout)


def lay_knowledge(t: ArtificiumTable, layout: Layout) -> None:
    """What all know of hands and deck. (A7)"""
    for key, value in table_of(layout, "known").items():
        seat = seat_of(t, key, "known")
        for card, many in enumerate(cards_of(value, f"known.{key}")):
            if many > t.hands[seat * CARDS + card]:
                raise problem(f"known.{key}", Problem("not-in-hand", "{card}: not in this hand", card=CARD_NAMES[card]))
            for observer in range(t.seats + 1):
                if observer != seat:
                    t.known[t.at(observer, seat) + card] = many
    if "shuffled" in layout:
        for card, many in enumerate(cards_of(layout["shuffled"], "shuffled")):
            if many < t.deck[card]:
                raise problem(
                    "shuffled",
                    Problem("in-deck", "{card}: the deck has {many}", card=CARD_NAMES[card], many=t.deck[card]),
                )
            for observer in range(t.seats + 1):
                t.shuffled[observer * CARDS + card] = many


def lay_stones(t: ArtificiumTable, layout: Layout) -> None:
    """Stones, coins and markers."""
    for key, value in table_of(layout, "stones").items():
        seat = seat_of(t, key, "stones")
        for at, many in enumerate(counts_of(value, RESOURCE_NAMES, RESOURCE, 0, f"stones.{key}")):
            t.stones[seat * RESOURCES + at] = many
    for key, value in table_of(layout, "coins").items():
        t.coins[seat_of(t, key, "coins")] = number_of(value, 0, MOST, f"coins.{key}")
    for key, value in table_of(layout, "points").items():
        seat, where = seat_of(t, key, "points"), f"points.{key}"
        if isinstance(value, dict):
            for at, many in enumerate(
                counts_of(value, SOURCE_NAMES, Problem("what-source", "source of points"), -MOST, where)
            ):
                t.earned[seat * SOURCES + at] = many
            value = sum(value.values())
        t.points[seat] = number_of(value, 0, MOST, where)


# -- reading ----------------------------------------------------------------------------------------------


def cards_of(value: object, where: str) -> list[int]:
    """Cards by kind, from a list of names or a table of counts."""
    if isinstance(value, list):
        names = [name_of(name, CARD_NAMES, CARD, where) for name in value]
        return [names.count(card) for card in range(CARDS)]
    return counts_of(value, CARD_NAMES, CARD, 0, where)


def counts_of(value: object, names: Sequence[str], what: Problem, least: int, where: str) -> list[int]:
    if not isinstance(value, dict):
        raise problem(where, Problem("count-table", "a table is needed, such as {{ {name} = 2 }}", name=names[0]))
    found = [0] * len(names)
    for name, many in value.items():
        found[name_of(name, names, what, where)] = number_of(many, least, MOST, f"{where}.{name}")
    return found


def name_of(name: object, names: Sequence[str], what: Problem, where: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise problem(where, Problem("no-such", "“{word}” is no {what}", word=name, what=what))
    return names.index(name)


def number_of(value: object, least: int, most: int, where: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise problem(
            where,
            Problem(
                "number-between-quoted",
                "a number from {least} to {most} is needed, not “{value}”",
                least=least,
                most=most,
                value=value,
            ),
        )
    return value


def seats_but(t: ArtificiumTable, layout: Layout, field: str) -> int:
    """All seats but those that are listed, as a set."""
    found = (1 << t.seats) - 1
    listed = layout.get(field, [])
    if not isinstance(listed, list):
        raise problem(field, Problem("seat-list", "a list of seats is needed, such as [1, 2]"))
    for seat in listed:
        found &= ~(1 << seat_of(t, seat, field))
    return found


def table_of(layout: Layout, field: str) -> Layout:
    found = layout.get(field, {})
    if not isinstance(found, dict):
        raise problem(field, Problem("table-by-seat", "a table by seat is needed, such as {{ 1 = … }}"))
    return found
