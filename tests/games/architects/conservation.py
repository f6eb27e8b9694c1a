"""The books of 7 Wonders Architects, kept from the events alone and compared with the table; points recounted from a
view alone.

Written without the rules' own code: cards, stages and tokens are read from the data file, numbers from the rulebook.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import chain
from typing import Any

from artel.games.architects import events as e
from artel.kernel.events import Event

DATA = tomllib.loads((files("artel.games.architects") / "data" / "architects.toml").read_text(encoding="utf-8"))
CARDS: list[str] = [row["id"] for row in DATA["card"]]
TOKENS: list[str] = [row["id"] for row in DATA["token"]]
WONDERS: list[str] = [row["id"] for row in DATA["wonder"]]
COPIES: list[int] = [row["copies"] for row in DATA["token"]]
DECKS: dict[str, list[int]] = {row["id"]: [row[card] for card in CARDS] for row in DATA["deck"]}
STAGES: dict[str, list[dict[str, Any]]] = {
    wonder: sorted((row for row in DATA["stage"] if row["wonder"] == wonder), key=lambda row: int(row["number"]))
    for wonder in WONDERS
}
CONFLICTS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}
HORNS = ("horn1", "horn2")
NONE = -1


def none_of(names: list[str]) -> list[int]:
    return [0] * len(names)


class Ledger:
    """Where every card and token is, who has the cat, what is armed and used: all of it from the events."""

    knows_the_hidden = True  # so it fits the true table alone, not one that a seat imagines

    def __init__(self, game: Any, table: Any) -> None:
        self.seats = seats = table.seats
        self.wonders = [WONDERS[wonder] if wonder != NONE else "" for wonder in table.wonders]
        self.held = [none_of(CARDS) for _ in range(seats)]
        self.progress = [none_of(TOKENS) for _ in range(seats)]
        self.built: list[set[int]] = [set() for _ in range(seats)]
        self.victories = [0] * seats
        self.tops = [NONE] * seats
        self.below = [none_of(CARDS) for _ in range(seats)]
        self.looked = none_of(CARDS)
        self.looking: tuple[int, int] = (NONE, NONE)
        self.central = none_of(CARDS)
        self.known: tuple[int, set[int]] = (NONE, set())
        self.face_up, self.tokens = none_of(TOKENS), none_of(TOKENS)
        self.discard = none_of(CARDS)
        self.cat = NONE
        self.war = 0
        self.armed: set[str] = set()
        self.used: set[str] = set()
        self.total = none_of(CARDS)
        self.stand()

    def stand(self) -> None:
        """When all have a wonder, the decks stand. (S1.1, S1.2)"""
        if all(self.wonders):
            self.below = [list(DECKS[wonder]) for wonder in self.wonders]
            self.central, self.tokens = list(DECKS["central"]), list(COPIES)
            self.total = [sum(column) for column in zip(self.central, *self.below, strict=True)]
            assert sum(self.total) == 60 + 25 * self.seats == 235 - 25 * (7 - self.seats)
            assert sum(self.tokens) == 15

    # -- from events -----------------------------------------------------------------------------------------

    def saw(self, events: list[Event]) -> None:
        for event in events:
            self.enter(event)

    def enter(self, event: Event) -> None:
        match event:
            case e.WonderGiven(seat, wonder):
                assert wonder not in self.wonders, f"{event}: it is taken"
                self.wonders[seat] = wonder
                self.stand()
            case e.TopShown(deck, card):
                at, kind = self.wonders.index(deck), CARDS.index(card)
                assert self.tops[at] == NONE, f"{event}, on {CARDS[self.tops[at]]}"
                self.below[at][kind] -= 1
                self.tops[at] = kind
            case e.Took(seat, card, "centre"):
                kind = CARDS.index(card)
                assert self.known[0] in (NONE, kind), f"{event}, but {CARDS[self.known[0]]} was on top"
                self.known = (NONE, set())
                self.central[kind] -= 1
                self.held[seat][kind] += 1
            case e.Took(seat, card, deck):
                at, kind = self.wonders.index(deck), CARDS.index(card)
                if self.tops[at] == NONE:  # kept by Halicarnassus, the others are shuffled back
                    self.below[at][kind] -= 1
                else:
                    assert self.tops[at] == kind, f"{event}, but {CARDS[self.tops[at]]} lies open"
                    self.tops[at] = NONE
                self.held[seat][kind] += 1
            case e.LookedFaceDown(seat, deck):
                self.looking = (seat, self.wonders.index(deck))
            case e.LookedAt(seat, deck, card):
                assert self.looking == (seat, self.wonders.index(deck)), f"{event} without a start"
                self.below[self.looking[1]][CARDS.index(card)] -= 1
                self.looked[CARDS.index(card)] += 1
            case e.ShuffledBack(seat, deck, cards):
                at = self.wonders.index(deck)
                assert cards == sum(self.looked) <= 4, f"{event} of {self.looked}"
                self.below[at] = [one + two for one, two in zip(self.below[at], self.looked, strict=True)]
                self.below[at][self.tops[at]] += 1
                self.tops[at], self.looked, self.looking = NONE, none_of(CARDS), (NONE, NONE)
            case e.CatMoved(seat):
                assert self.cat != seat, f"{event}: it is there"
                self.cat = seat
            case e.CatLooked(seat, card):
                assert self.cat == seat, f"{event} without the pawn"
                assert self.known[0] in (NONE, CARDS.index(card)), f"{event}: another was on top"
                self.known = (CARDS.index(card), self.known[1] | {seat})
            case e.HornsBlown(_, battle, total):
                assert total == CONFLICTS[self.seats], f"{event} with {self.seats} players"
                assert self.war < battle <= min(self.war + 2, total), f"{event}, {self.war} before"
                self.war = battle
            case e.Built(seat, stage, paid, tokens):
                needed = STAGES[self.wonders[seat]][stage - 1].get("requires", [])
                assert stage not in self.built[seat], f"{event} twice"
                assert set(needed) <= self.built[seat], f"{event} on {self.built[seat]}"
                assert not self.used & set(tokens), f"{event}, a token is used twice"
                self.pay(seat, paid)
                self.built[seat].add(stage)
                self.used |= set(tokens)
            case e.WonderFinished(seat):
                assert self.built[seat] == {1, 2, 3, 4, 5}, f"{event}: {self.built[seat]}"
            case e.Discovered(seat, cards):
                self.pay(seat, cards)
            case e.TokenShown(token):
                self.tokens[TOKENS.index(token)] -= 1
                self.face_up[TOKENS.index(token)] += 1
            case e.GotToken(seat, token, unseen):
                (self.tokens if unseen else self.face_up)[TOKENS.index(token)] -= 1
                self.progress[seat][TOKENS.index(token)] += 1
            case e.Armed(seat, token):
                assert self.progress[seat][TOKENS.index(token)], f"{event}: not its own"
                assert token not in self.armed | self.used, f"{event} twice"
                self.armed.add(token)
            case e.UsedToken(_, token):
                self.armed.remove(token)
                self.used.add(token)
            case e.Fought(one, other, own, theirs, won, lost):
                assert self.war == CONFLICTS[self.seats], f"{event} in peace"
                assert (own, theirs) == (self.shields(one), self.shields(other)), str(event)
                self.victories[one] += won
                self.victories[other] += lost
                if one == (0 if self.seats == 2 else self.seats - 1):
                    self.war = 0
            case e.Disarmed(seat, cards):
                horns = [card for card in HORNS for _ in range(self.held[seat][CARDS.index(card)])]
                assert cards == len(horns) > 0 == self.war, f"{event} of {horns}"
                self.pay(seat, tuple(horns))
            case e.TurnBegan():
                self.armed, self.used = set(), set()

    def pay(self, seat: int, cards: tuple[str, ...]) -> None:
        for card in cards:
            self.held[seat][CARDS.index(card)] -= 1
            self.discard[CARDS.index(card)] += 1

    def shields(self, seat: int) -> int:
        """(S6.2)"""
        rhodes = len(self.built[seat] & {2, 4}) if self.wonders[seat] == "rhodes" else 0
        return sum(self.held[seat][-3:]) + 2 * self.progress[seat][TOKENS.index("tactics")] + rhodes

    # -- against the table ------------------------------------------------------------------------------------

    def check(self, t: Any) -> None:
        own = {
            "wonders": [WONDERS.index(wonder) if wonder else NONE for wonder in self.wonders],
            "held": [*chain(*self.held)],
            "progress": [*chain(*self.progress)],
            "built": [sum(1 << stage - 1 for stage in stages) for stages in self.built],
            "victories": self.victories,
            "tops": self.tops,
            "below": [*chain(*self.below)],
            "looked": self.looked,
            "central": self.central,
            "face_up": self.face_up,
            "tokens": self.tokens,
            "discard": self.discard,
        }
        for name, counts in own.items():
            assert list(getattr(t, name)) == counts, f"{name} is {getattr(t, name)}, the events made it {counts}"
            assert name in ("wonders", "tops") or min(counts) >= 0, f"{name} owes something: {counts}"
        assert (t.looker, t.looked_at) == self.looking, f"{t.looker} looks at {t.looked_at}"
        assert t.central_top == self.known[0], f"on top of the centre is {t.central_top}"
        assert t.known_by == sum(1 << seat for seat in self.known[1]), f"known by {t.known_by}, not {self.known}"
        assert (t.cat, t.war) == (self.cat, self.war), f"cat {t.cat}, war {t.war}"
        assert t.battle == (self.war == CONFLICTS[self.seats]), f"battle {t.battle} with {self.war}"
        for mask, names in ((t.armed, self.armed), (t.used, self.used)):
            assert mask == sum(1 << TOKENS.index(token) for token in names), f"{mask:b} is not {names}"
        self.check_sums(t)

    def check_sums(self, t: Any) -> None:
        """Nothing is lost: 60 cards and 25 for each player, 15 tokens; a deck with cards shows one."""
        found = [
            sum(kind) for kind in zip(self.central, self.discard, self.looked, *self.held, *self.below, strict=True)
        ]
        for top in self.tops:
            if top != NONE:
                found[top] += 1
        assert found == self.total, f"there are {found} cards, not {self.total}"
        tokens = [sum(kind) for kind in zip(self.face_up, self.tokens, *self.progress, strict=True)]
        assert tokens == (COPIES if all(self.wonders) else none_of(TOKENS)), f"there are {tokens} tokens"
        waiting = {frame.deck for frame in t.stack if type(frame).__name__ == "ShowTop"}
        for seat, top in enumerate(self.tops):
            assert top != NONE or not any(self.below[seat]) or seat in waiting, f"deck {seat} shows nothing"

    # -- points -----------------------------------------------------------------------------------------------

    def recount(self, view: Any) -> list[int]:
        """From the view alone. (S7.2)"""
        points = [slow_points(player) for player in view.players]
        for player in view.players:
            assert player.points == points[player.seat], f"the view says {player.points}, not {points[player.seat]}"
            assert player.shields == self.shields(player.seat), f"the view says {player.shields} shields"
        return points


def slow_points(player: Any) -> int:
    """Stages, pawn, blue cards, victory tokens, progress tokens. (S5.5, S7.2)"""
    if player.wonder is None:
        return 0
    printed = STAGES[player.wonder]
    done = [stage.number for stage in player.stages if stage.built]
    has = Counter(player.progress)
    cards = Counter(player.cards)
    found = sum(printed[number - 1]["points"] for number in done)
    found += 2 if player.has_cat else 0
    found += 3 * cards["laurel"] + 2 * cards["cat"]
    found += 3 * player.victory_tokens
    found += (6 if len(done) == 5 else 4) if has["decor"] else 0
    found += cards["cat"] if has["politics"] else 0
    found += player.victory_tokens if has["strategy"] else 0
    found += 2 * sum(has.values()) if has["education"] else 0
    return int(found + {0: 0, 1: 4, 2: 12}[has["culture"]])
