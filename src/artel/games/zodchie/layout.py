"""A table laid out by hand, for scenarios, puzzles and tests.

    turn = 1                                     # whose turn it is; the table waits for that seat
    city = { a1 = "1 tavern", a2 = "2 temple/4", a3 = ["1 inn down", "2 park token"] }
    hands = { 1 = ["forge"], 2 = ["villa", "market"] }

A piece is “seat card”, then “/side” where not the initial side is up, “down” for a destroyed card, “token” for one
protected by its owner's token; a list goes from the lowest card to the top one. What is not named is not in the game.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from artel.games.zodchie.components import BASE, COLOURS, KINDS, Cards, extras_of
from artel.games.zodchie.notation import read_card, read_place
from artel.games.zodchie.state import QUARTERS, ZodchieTable, piece_of
from artel.games.zodchie.turn import BeginTurn
from artel.games.zodchie.viewing import in_city
from artel.kernel.errors import BadInput, Problem
from artel.kernel.layouts import Layout, check_fields, problem, seat_of, table_of
from artel.kernel.packed import count, members

if TYPE_CHECKING:
    from collections.abc import Callable

    from artel.kernel.ids import Seat

T = TypeVar("T")

PIECE = re.compile(r"(?P<seat>\d) (?P<card>[a-z_]+)(/(?P<side>[1-4]))?(?P<down> down)?(?P<token> token)?")
PER_SEAT = ("hands", "piles", "under", "open", "removed", "cemetery")
NUMBERS = ("tokens", "hand_max")
FIELDS = ("turn", "city", "fountains", "redrawn", "begun", *PER_SEAT, *NUMBERS)


def lay_out(seats: int, cards: Cards, colours: list[int], layout: Layout) -> ZodchieTable:
    """Raises BadScenario with the field that is wrong."""
    t = ZodchieTable(seats, cards)
    for seat in range(seats):
        t.colours[seat] = colours[seat] if colours else seat
    check_fields(layout, FIELDS)
    for name, pieces in table_of(layout, "city").items():
        place = read(partial(read_place, name, name), f"city.{name}")
        if place >= seats * QUARTERS:
            raise problem(f"city.{name}", Problem("streets", "{seats} players have {seats} streets", seats=seats))
        for text in [pieces] if isinstance(pieces, str) else list_of(pieces, str, f"city.{name}"):
            put(t, text, place, f"city.{name}")
    for name, seat in table_of(layout, "fountains").items():
        place = read(partial(read_place, name, name), f"fountains.{name}")
        if place >= seats * QUARTERS or (t.taken | t.wells) >> place & 1:
            raise problem(f"fountains.{name}", Problem("token-place", "a token lies on a free place of the city"))
        t.fountains[seat_of(t, seat, f"fountains.{name}")] |= 1 << place
        t.wells |= 1 << place
    zones = {"hands": t.hands, "piles": t.top, "under": t.bottom, "open": t.shown, "removed": t.removed}
    zones["cemetery"] = t.cemetery
    for field in PER_SEAT:
        for key, names in table_of(layout, field).items():
            seat = seat_of(t, key, field)
            where = f"{field}.{key}"
            zones[field][seat] = cards_of(cards, names, where)
            if field == "cemetery":
                t.graves |= 1 << seat
                if not set(extras_of(t.colours[seat])) & set(members(cards.cemetery)):
                    raise problem(
                        where, Problem("no-cemetery", "{colour} has no Cemetery", colour=COLOURS[t.colours[seat]])
                    )
    for field, numbers in zip(NUMBERS, (t.tokens, t.hand_max), strict=True):
        for key, number in table_of(layout, field).items():
            if type(number) is not int or not 0 <= number <= BASE:
                raise problem(
                    f"{field}.{key}", Problem("layout-number", "a number from 0 to {most} is needed", most=BASE)
                )
            numbers[seat_of(t, key, field)] = number
    for seat in list_of(layout.get("redrawn", []), int, "redrawn"):
        t.redraws &= ~(1 << seat_of(t, seat, "redrawn"))
    for seat in list_of(layout.get("begun", list(range(1, seats + 1))), int, "begun"):
        t.fresh &= ~(1 << seat_of(t, seat, "begun"))
    for seat in range(seats):
        gather_deck(t, seat)
    t.stack.append(BeginTurn(seat_of(t, layout.get("turn", 1), "turn")))
    return t


def put(t: ZodchieTable, text: str, place: int, where: str) -> None:
    parts = PIECE.fullmatch(text)
    if parts is None:
        raise problem(
            where,
            Problem(
                "piece",
                "“{text}” is no piece; a piece is “1 tavern”, “2 temple/4”, “1 inn down”, “1 park token”",
                text=text,
            ),
        )
    seat = seat_of(t, parts["seat"], where)
    kind = read(lambda: read_card(t.cards, parts["card"], text), where)
    side = int(parts["side"]) - 1 if parts["side"] else t.cards.initial[kind]
    if side >= t.cards.sides[kind]:
        raise problem(
            where, Problem("sides", "{card} has {sides} side(s)", card=parts["card"], sides=t.cards.sides[kind])
        )
    if t.up() >> place & 1:
        raise problem(where, Problem("covered", "a card can lie only on destroyed ones"))
    if parts["down"]:
        t.lay(piece_of(seat, kind, side), place)
    else:
        t.put(piece_of(seat, kind, side), place)
        if parts["token"]:
            t.shields[seat] |= 1 << place


def gather_deck(t: ZodchieTable, seat: Seat) -> None:
    """The deck of a seat is what the layout names; each card once, and of its own colour."""
    zones = [t.hands[seat], t.top[seat], t.bottom[seat], t.removed[seat], t.cemetery[seat], in_city(t, seat)]
    deck = 0
    for zone in zones:
        if deck & zone:
            raise problem(
                Problem("at-seat", "seat {number}", number=seat + 1), Problem("two-places", "a card is in two places")
            )
        deck |= zone
    if t.graves >> seat & 1:
        deck |= t.cards.cemetery & sum(1 << kind for kind in extras_of(t.colours[seat]))
    foreign = deck >> BASE << BASE & ~sum(1 << kind for kind in extras_of(t.colours[seat]))
    if foreign:
        names = [t.name(kind) for kind in range(KINDS) if foreign >> kind & 1]
        raise problem(
            Problem("at-seat", "seat {number}", number=seat + 1),
            Problem(
                "other-colour",
                "{cards}: not of its colour, {colour}",
                cards=", ".join(names),
                colour=COLOURS[t.colours[seat]],
            ),
        )
    if t.shown[seat] & ~t.hands[seat] or count(deck) > BASE:
        raise problem(
            Problem("at-seat", "seat {number}", number=seat + 1),
            Problem("open-cards", "open cards must be in hand, and a deck has twelve cards"),
        )
    t.deck[seat] = deck


def cards_of(cards: Cards, names: object, where: str) -> int:
    mask = 0
    for name in list_of(names, str, where):
        bit = 1 << read(partial(read_card, cards, name, name), where)
        if mask & bit:
            raise problem(where, Problem("twice", "{card} is there twice", card=name))
        mask |= bit
    return mask


def list_of(given: object, kind: type[T], where: str) -> list[T]:
    if not isinstance(given, list) or not all(type(item) is kind for item in given):
        texts = Problem("layout-texts", "a list of texts is needed")
        raise problem(where, texts if kind is str else Problem("layout-numbers", "a list of numbers is needed"))
    return given


def read(reader: Callable[[], int], where: str) -> int:
    try:
        return reader()
    except BadInput as error:
        raise problem(where, Problem.of(error)) from None
