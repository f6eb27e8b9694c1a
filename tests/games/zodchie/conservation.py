"""The books of Zodchie, kept from the events alone and compared with the table; points recounted from a view alone.

Written without the rules' own code: cards are read from the data file, places by name, values by the rulebook's words.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from artel.games.zodchie import events as e
from artel.kernel.events import Event

DATA = tomllib.loads((files("artel.games.zodchie") / "data" / "zodchie.toml").read_text(encoding="utf-8"))
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["base"] + DATA["extra"]}
KINDS = list(CARDS)
BASE = {row["id"] for row in DATA["base"]}
TOKENS: int = DATA["rules"]["tokens"]


@cache
def name_of(place: int) -> str:
    return "abcd"[place // 8] + "12345678"[place % 8]


@cache
def cards_in(mask: int) -> frozenset[str]:
    return frozenset(card for kind, card in enumerate(KINDS) if mask & (1 << kind))


@cache
def places_in(mask: int) -> frozenset[str]:
    return frozenset(name_of(place) for place in range(32) if mask & (1 << place))


class Ledger:
    """What lies in the city, place by place from the lowest card up as (card, owner, down); who has which tokens where;
    what is out of the game: all of it from the events."""

    def __init__(self, game: Any, table: Any) -> None:
        seats = range(table.seats)
        self.seats = seats
        self.dealt = False
        self.decks = [set(BASE) for _ in seats]
        self.city: dict[str, list[tuple[str, int, bool]]] = {}
        self.guards: dict[str, int] = {}
        self.fountains: dict[str, int] = {}
        self.spent = Counter[int]()
        self.removed: list[set[str]] = [set() for _ in seats]
        self.buried: list[set[str]] = [set() for _ in seats]
        self.cemeteries: list[str | None] = [None for _ in seats]
        self.hand_sizes = [0 for _ in seats]

    # -- from events -----------------------------------------------------------------------------------------

    def saw(self, events: list[Event]) -> None:
        for event in events:
            self.enter(event)

    def enter(self, event: Event) -> None:
        match event:
            case e.FirstPlayer():
                self.dealt = True
            case e.DeckBuilt(seat, extras):
                self.decks[seat] -= {CARDS[extra]["replaces"] for extra in extras}
                self.decks[seat] |= set(extras)
            case e.Drew(seat):
                self.hand_sizes[seat] += 1
            case e.Redrew(seat, cards):
                assert cards == self.hand_sizes[seat], f"{event}, with {self.hand_sizes[seat]} cards in hand"
                self.hand_sizes[seat] = 0
            case e.Played(seat, card, "out"):
                self.cemeteries[seat] = card
                self.hand_sizes[seat] -= 1
            case e.Played(seat, card, place):
                self.put(card, seat, place, down=False)
                self.hand_sizes[seat] -= 1
            case e.Laid(seat, card, place):
                self.put(card, seat, place, down=True)
                self.hand_sizes[seat] -= 1
            case e.Destroyed(owner, card, place):
                self.lift(card, owner, place)
                self.city.setdefault(place, []).append((card, owner, True))
                self.spend(place)
            case e.Buried(owner, card, place):
                self.lift(card, owner, place)
                self.buried[owner].add(card)
                self.spend(place)
            case e.TakenToHand(seat, card, place):
                self.lift(card, seat, place)
                self.hand_sizes[seat] += 1
                self.spend(place)
            case e.Restored(owner, card, place):
                assert self.city[place][-1] == (card, owner, True), f"{event} on {self.city[place]}"
                self.city[place][-1] = (card, owner, False)
            case e.Moved(owner, card, start, place):
                self.lift(card, owner, start)
                self.put(card, owner, place, down=False)
                if start in self.guards:
                    self.guards[place] = self.guards.pop(start)
            case e.Swapped(card, place, other, other_place):
                one, two = self.city[place].pop(), self.city[other_place].pop()
                assert (one[0], two[0]) == (card, other), f"{event}: {one}, {two}"
                self.city[place].append(two)
                self.city[other_place].append(one)
                guards = {place: self.guards.pop(other_place, None), other_place: self.guards.pop(place, None)}
                self.guards |= {at: seat for at, seat in guards.items() if seat is not None}
            case e.Protected(seat, card, place):
                assert place not in self.guards, f"{event}: it has a token"
                assert self.city[place][-1] == (card, seat, False), f"{event} on {self.city[place]}"
                self.guards[place] = seat
            case e.TokenPut(seat, place):
                assert place not in self.fountains, f"{event}: there is one"
                self.fountains[place] = seat
            case e.TokenTaken(seat, place):
                assert self.fountains.pop(place) == seat, f"{event}: not its own"
            case e.Removed(seat, card, "hand"):
                self.removed[seat].add(card)
                self.hand_sizes[seat] -= 1
            case e.Removed(seat, card, "cemetery"):
                self.buried[seat].remove(card)
                self.removed[seat].add(card)

    def put(self, card: str, owner: int, place: str, down: bool) -> None:
        there = self.city.setdefault(place, [])
        assert not there or there[-1][2], f"{card} goes to {place}, on {there}"
        assert place not in self.fountains, f"{card} goes to {place}, where a token of {self.fountains[place]} lies"
        there.append((card, owner, down))

    def lift(self, card: str, owner: int, place: str) -> None:
        top = self.city[place].pop()
        assert top == (card, owner, False), f"{card} of {owner} leaves {place}, where {top} lies"
        if not self.city[place]:
            del self.city[place]

    def spend(self, place: str) -> None:
        if place in self.guards:
            self.spent[self.guards.pop(place)] += 1

    # -- against the table ------------------------------------------------------------------------------------

    def check(self, t: Any) -> None:
        city = {name_of(at): pieces for at in range(t.seats * 8) if (pieces := pieces_at(t, at))}
        shown = {place: [piece[:3] for piece in pieces] for place, pieces in city.items()}
        assert shown == self.city, f"the city is {shown}, the events made it {self.city}"
        for seat in self.seats:
            self.check_cards(t, seat, city)
            self.check_knowledge(t, seat)
            self.check_tokens(t, seat)
        self.check_masks(t, city)

    def check_cards(self, t: Any, seat: int, city: dict[str, list[tuple[str, int, bool, int]]]) -> None:
        """Every card of the deck is in exactly one place."""
        assert cards_in(t.deck[seat]) == self.decks[seat], f"the deck of {seat} is {cards_in(t.deck[seat])}"
        zones = {
            "hand": cards_in(t.hands[seat]),
            "pile": cards_in(t.top[seat]),
            "under the pile": cards_in(t.bottom[seat]),
            "removed": cards_in(t.removed[seat]),
            "cemetery": cards_in(t.cemetery[seat]),
        }
        assert zones["removed"] == self.removed[seat], f"removed of {seat}: {zones['removed']}"
        assert zones["cemetery"] == self.buried[seat], f"cemetery of {seat}: {zones['cemetery']}"
        assert len(zones["hand"]) == self.hand_sizes[seat], f"hand of {seat}: {zones['hand']}"
        assert bool(t.graves >> seat & 1) == bool(self.cemeteries[seat]), f"cemetery of {seat} is played?"
        found = Counter(card for zone in zones.values() for card in zone)
        found.update(card for pieces in city.values() for card, owner, _, _ in pieces if owner == seat)
        found.update(filter(None, [self.cemeteries[seat]]))
        wanted = Counter(self.decks[seat] if self.dealt else [])
        assert len(self.decks[seat]) == 12, f"the deck of {seat} has {len(self.decks[seat])} cards"
        assert found == wanted, f"seat {seat}: too much {found - wanted}, lost {wanted - found}"

    def check_knowledge(self, t: Any, seat: int) -> None:
        hand, under = cards_in(t.hands[seat]), cards_in(t.bottom[seat])
        shown, lower = cards_in(t.shown[seat]), cards_in(t.lower[seat])
        assert shown <= hand, f"{shown - hand} of {seat} is shown, but not in hand"
        assert lower <= hand | under, f"{lower - hand - under} of {seat} is known to be under the pile"
        assert len(lower & hand) == t.lower_held[seat], f"{lower & hand} of {seat} are drawn, not {t.lower_held[seat]}"
        assert not shown & lower, f"{shown & lower} of {seat} is known in two places"

    def check_tokens(self, t: Any, seat: int) -> None:
        guards = {place for place, owner in self.guards.items() if owner == seat}
        fountains = {place for place, owner in self.fountains.items() if owner == seat}
        assert places_in(t.fountains[seat]) == fountains, f"fountains of {seat}: {places_in(t.fountains[seat])}"
        printed = {
            place for place, pieces in self.city.items()
            if (top := pieces[-1])[1] == seat and not top[2] and CARDS[top[0]].get("protected")
        }  # fmt: skip
        assert places_in(t.shields[seat]) == guards | printed, f"shields of {seat}: {places_in(t.shields[seat])}"
        assert not guards & printed, f"a token of {seat} lies on a card that needs none"
        total = t.tokens[seat] + len(guards) + len(fountains) + self.spent[seat]
        assert total == TOKENS, f"seat {seat} has {total} tokens: {t.tokens[seat]} left, {guards}, {fountains}"

    def check_masks(self, t: Any, city: dict[str, list[tuple[str, int, bool, int]]]) -> None:
        """The sets of places that the rules look at, counted slowly."""
        tops = {place: pieces[-1] for place, pieces in city.items()}
        assert places_in(t.taken) == set(tops), f"taken: {places_in(t.taken)}"
        assert places_in(t.ruins) == {place for place, top in tops.items() if top[2]}, f"ruins: {places_in(t.ruins)}"
        assert places_in(t.wells) == set(self.fountains), f"wells: {places_in(t.wells)}"
        assert not set(self.fountains) & set(city), "a token and a card lie on one place"
        for seat in self.seats:
            own = {place for place, (_, owner, down, _) in tops.items() if owner == seat and not down}
            assert places_in(t.standing[seat]) == own, f"standing of {seat}: {places_in(t.standing[seat])}"
        covered = sum(len(pieces) - 1 for pieces in city.values())
        assert sum(below != -1 for below in t.below) == covered, "a card lies on another that is not there"
        for place, pieces in city.items():
            assert all(down for _, _, down, _ in pieces[:-1]), f"a covered card is face up: {place}"
            assert all(side < len(CARDS[card]["values"]) for card, _, _, side in pieces), f"no such side: {place}"
        assert all(t.value(at) == slow_value(tops, name_of(at)) for at in range(t.seats * 8)
                   if name_of(at) in tops and not tops[name_of(at)][2]), "a value is wrong"  # fmt: skip

    # -- points -----------------------------------------------------------------------------------------------

    def recount(self, view: Any) -> list[int]:
        """From the view alone. (Z8.2)"""
        tops = {
            spot.name: (top.card, top.owner, top.down, top.side)
            for spot in view.city if spot.pieces and (top := spot.pieces[-1])
        }  # fmt: skip
        points = [0] * len(view.players)
        for place, (card, owner, down, _) in tops.items():
            if not down:
                points[owner] += slow_value(tops, place) + slow_bonus(tops, place, card, view.players[owner])
        for player in view.players:
            if player.cemetery is not None:
                points[player.seat] += 2 + len(player.cemetery)
            assert player.points == points[player.seat], f"the view says {player.points}, not {points[player.seat]}"
        for spot in view.city:
            for piece in spot.pieces:
                assert piece.value == (None if piece.down else slow_value(tops, spot.name)), f"{spot.name} in the view"
        return points


def pieces_at(t: Any, place: int) -> list[tuple[str, int, bool, int]]:
    """Card, owner, down and side of all pieces, from the lowest to the top one."""
    found = []
    code = t.city[place]
    while code != -1:
        found.append((KINDS[code >> 3 & 63], code >> 9, bool(code & 4), code & 3))
        code = t.below[(code >> 9) * len(KINDS) + (code >> 3 & 63)]
    return found[::-1]


Tops = dict[str, tuple[str, int, bool, int]]


def slow_value(tops: Tops, place: str) -> int:
    """The value of a face-up card. (Z6.1, Z6.2)"""
    card, _, _, side = tops[place]
    label = CARDS[card]["values"][side]
    if isinstance(label, int):
        return label
    if label.startswith("No"):
        return int(place[1]) + int(label[2:] or 0)
    left = beside(place, 0, -1)
    before = slow_value(tops, left) if left in tops and not tops[left][2] else 0
    return before + int(label[1:] or 0)


def slow_bonus(tops: Tops, place: str, card: str, player: Any) -> int:
    """What the property of a face-up card adds at the end. (Z5.1, Z8.5)"""
    near = [tops[at] for at in (beside(place, *way) for way in ((0, -1), (0, 1), (-1, 0), (1, 0))) if at in tops]
    mine = [at for at, (_, owner, down, _) in tops.items() if owner == player.seat and not down]
    match card:
        case "park":
            return sum(owner == player.seat and not down for _, owner, down, _ in near)
        case "colosseum":
            return sum(down for _, _, down, _ in near)
        case "statue":
            return 4 if any(other == "park" and not down for other, _, down, _ in near) else 0
        case "farm":
            column = [top for at, top in tops.items() if at[1] == place[1]]
            return 2 if all(down or owner == player.seat for _, owner, down, _ in column) else 0
        case "observatory":
            return min(2, sum(at[0] == place[0] for at in mine) - 1)
        case "bank":
            return min(3, int(player.hand_size + player.pile_size + player.under_size))
    return 0


def beside(place: str, streets: int, quarters: int) -> str:
    """A neighbouring place; a name that is none where there is none."""
    return chr(ord(place[0]) + streets) + str(int(place[1]) + quarters)
