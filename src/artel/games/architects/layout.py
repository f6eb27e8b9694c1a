"""A table laid out by hand, for scenarios, puzzles and tests.

    turn = 1                                     # whose turn begins; 1 unless another is named
    wonders = { 1 = "giza", 2 = "rhodes" }       # or by the option; else the first free ones, from alexandria on
    cards = { 1 = ["wood", "wood", "coin"] }     # in front of a player
    built = { 1 = [1, 2] }                       # stages
    progress = { 2 = ["economy"] }
    victories = { 2 = 3 }                        # victory tokens
    decks = { 1 = ["glass", "coin", "gear"] }    # a wonder deck: the open card, then those below, which have no order
    centre = ["cat", "wood", "wood"]             # the central deck, without order
    centre_top = "cat"                           # its top card, where somebody has looked at it …
    known_by = [2]                               # … and who has
    face_up = ["culture", "decor", "science"]    # progress tokens to choose from
    tokens = ["tactics"]                         # their face-down stack, without order
    discard = ["stone"]
    cat = 2                                      # who has the pawn
    war = 1                                      # conflict tokens on their battle side

What is not named is not there: decks, the centre and the stack are empty, the cat sits in the middle, all conflict
tokens show peace. A deck holds only cards of its wonder, and what lies elsewhere must come from the decks in play.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from artel.games.architects.components import CARDS, CENTRAL, KINDS, STAGES, TOKEN_NAMES, TOKENS, WONDER_NAMES, WONDERS
from artel.games.architects.notation import TOKEN, WONDER
from artel.games.architects.state import ArchitectsTable
from artel.games.architects.turn import BeginTurn
from artel.kernel.errors import Problem
from artel.kernel.layouts import Layout, check_fields, problem, seat_of, table_of
from artel.kernel.notation import CARD, find_name

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.architects.components import Box
    from artel.kernel.ids import Seat

FIELDS = (
    "turn", "wonders", "cards", "built", "progress", "victories", "decks", "centre", "centre_top", "known_by",
    "face_up", "tokens", "discard", "cat", "war",
)  # fmt: skip


def lay_out(seats: int, box: Box, wonders: list[int], layout: Layout) -> ArchitectsTable:
    """Raises BadScenario with the field that is wrong."""
    check_fields(layout, FIELDS)
    t = ArchitectsTable(seats, box)
    give_wonders(t, wonders, layout)
    for seat, where, value in by_seat(t, layout, "cards"):
        add(t.held, CARDS, value, where, CARD, seat * KINDS)
    for seat, where, value in by_seat(t, layout, "progress"):
        add(t.progress, TOKEN_NAMES, value, where, TOKEN, seat * TOKENS)
    for seat, where, value in by_seat(t, layout, "built"):
        build(t, seat, list_of(value, where), where)
    for seat, where, value in by_seat(t, layout, "victories"):
        t.victories[seat] = number(value, 0, 99, where)
    for seat, where, value in by_seat(t, layout, "decks"):
        top, *below = list_of(value, where) or [None]
        if top is not None:
            t.tops[seat] = name_of(CARDS, top, where, CARD)
            add(t.below, CARDS, below, where, CARD, seat * KINDS)
    add(t.central, CARDS, layout.get("centre", []), "centre", CARD)
    add(t.discard, CARDS, layout.get("discard", []), "discard", CARD)
    add(t.face_up, TOKEN_NAMES, layout.get("face_up", []), "face_up", TOKEN)
    add(t.tokens, TOKEN_NAMES, layout.get("tokens", []), "tokens", TOKEN)
    look_at_centre(t, layout)
    if "cat" in layout:
        t.cat = seat_of(t, layout["cat"], "cat")
    t.war = number(layout.get("war", 0), 0, box.conflicts[seats] - 1, "war")
    check_cards(t)
    check_tokens(t)
    t.stack.append(BeginTurn(seat_of(t, layout.get("turn", 1), "turn")))
    return t


def give_wonders(t: ArchitectsTable, wonders: list[int], layout: Layout) -> None:
    """By the option, else by the layout; the other seats get the first that are free."""
    if wonders and "wonders" in layout:
        raise problem("wonders", Problem("wonders-twice", "the option of this name says it already"))
    given = dict(enumerate(wonders))
    for seat, where, value in by_seat(t, layout, "wonders"):
        wonder = name_of(WONDER_NAMES, value, where, WONDER)
        if wonder in given.values():
            raise problem(where, Problem("twice", "{card} is there twice", card=WONDER_NAMES[wonder]))
        given[seat] = wonder
    free = [wonder for wonder in range(WONDERS) if wonder not in given.values()]
    for seat in range(t.seats):
        t.wonders[seat] = given[seat] if seat in given else free.pop(0)


def build(t: ArchitectsTable, seat: Seat, stages: list[object], where: str) -> None:
    for stage in stages:
        t.built[seat] |= 1 << number(stage, 1, STAGES, where) - 1
    for stage in range(STAGES):
        if t.built[seat] >> stage & 1 and t.box.requires[t.wonders[seat] * STAGES + stage] & ~t.built[seat]:
            raise problem(
                where, Problem("stage-in-the-air", "stage {stage} stands on one that is not built", stage=stage + 1)
            )


def look_at_centre(t: ArchitectsTable, layout: Layout) -> None:
    if ("centre_top" in layout) != ("known_by" in layout):
        raise problem(
            "centre_top", Problem("central-top", "the top card is named together with those who know it, in known_by")
        )
    if "centre_top" in layout:
        t.central_top = name_of(CARDS, layout["centre_top"], "centre_top", CARD)
        if not t.central[t.central_top]:
            raise problem(
                "centre_top", Problem("not-central", "{card} is not in the centre", card=CARDS[t.central_top])
            )
        knowing = list_of(layout["known_by"], "known_by")
        if not knowing:
            raise problem("known_by", Problem("nobody-looked", "somebody has looked"))
        for seat in knowing:
            t.learn(seat_of(t, seat, "known_by"))


def check_cards(t: ArchitectsTable) -> None:
    """No deck has more of a kind than its wonder, no kind has come into play more often than the decks in play hold."""
    for kind, name in enumerate(CARDS):
        left = t.box.decks[CENTRAL][kind] - t.central[kind]
        if left < 0:
            raise problem(
                "centre",
                Problem(
                    "central-cards",
                    "it has {printed} {card}, not {here}",
                    printed=t.box.decks[CENTRAL][kind],
                    card=name,
                    here=t.central[kind],
                ),
            )
        for seat in range(t.seats):
            printed = t.box.decks[t.wonders[seat]][kind]
            here = t.below[seat * KINDS + kind] + (t.tops[seat] == kind)
            if here > printed:
                raise problem(
                    f"decks.{seat + 1}",
                    Problem(
                        "deck-cards",
                        "{deck} has {printed} {card}, not {here}",
                        deck=t.deck_name(seat),
                        printed=printed,
                        card=name,
                        here=here,
                    ),
                )
            left += printed - here
        out = t.discard[kind] + sum(t.held[seat * KINDS + kind] for seat in range(t.seats))
        if out > left:
            raise problem(
                "cards",
                Problem(
                    "too-many-out",
                    "{out} {card} lie before the players and in the discard pile, but {left} are left",
                    out=out,
                    card=name,
                    left=left,
                ),
            )


def check_tokens(t: ArchitectsTable) -> None:
    for token, name in enumerate(TOKEN_NAMES):
        here = t.face_up[token] + t.tokens[token] + sum(t.progress[seat * TOKENS + token] for seat in range(t.seats))
        if here > t.box.copies[token]:
            raise problem(
                "progress",
                Problem(
                    "token-copies",
                    "there are {copies} {token}, not {here}",
                    copies=t.box.copies[token],
                    token=name,
                    here=here,
                ),
            )


def by_seat(t: ArchitectsTable, layout: Layout, field: str) -> list[tuple[Seat, str, object]]:
    """Seat, where it stands, and what is said of it."""
    return [(seat_of(t, key, field), f"{field}.{key}", value) for key, value in table_of(layout, field).items()]


def add(counts: vec[i64], names: tuple[str, ...], found: object, where: str, what: Problem, first: int = 0) -> None:
    for at, many in Counter(name_of(names, name, where, what) for name in list_of(found, where)).items():
        counts[first + at] += many


def list_of(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise problem(where, Problem("list", "a list in square brackets is needed"))
    return value


def number(value: object, least: int, most: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise problem(
            where,
            Problem(
                "number-between",
                "a number from {least} to {most} is needed, not {value}",
                least=least,
                most=most,
                value=value,
            ),
        )
    return value


def name_of(names: tuple[str, ...], name: object, where: str, what: Problem) -> int:
    found = find_name(names, str(name), what)
    if isinstance(found, Problem):
        raise problem(where, found)
    return found
