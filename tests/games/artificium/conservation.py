"""The books of Artificium, kept from the events alone and compared with the table: where each card is, what lies on
each board, what everybody may know. Points are counted from the data file.

Written without the rules' own code. Cards and stones are counted by kind, in the order of the data.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from artel.games.artificium import events as e
from artel.kernel.events import Event

DATA = tomllib.loads((files("artel.games.artificium") / "data" / "artificium.toml").read_text(encoding="utf-8"))
BUILDINGS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["building"]}
COPIES: dict[str, int] = {row["id"]: row["copies"] for row in DATA["building"] + DATA["action"]}
CARDS = list(COPIES)
KIND = {card: kind for kind, card in enumerate(CARDS)}
STONES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["resource"]}
KIND_OF_STONE = {stone: kind for kind, stone in enumerate(STONES)}
SELL = [row["sell"] for row in STONES.values()]
CELLS: dict[int, str] = {row["at"]: row["resource"] for row in DATA["cell"]}
RULES: dict[str, Any] = DATA["rules"]
N, S = len(CARDS), len(STONES)

Counts = list[int]


def part(counts: Any, at: int, size: int = N) -> Counts:
    return list(counts[at * size : (at + 1) * size])


def named(counts: Counts) -> dict[str, int]:
    return {card: many for card, many in zip(CARDS, counts, strict=True) if many}


def take(card: str, here: Counts) -> None:
    here[KIND[card]] -= 1
    assert here[KIND[card]] >= 0, f"there is no {card} in {named(here)}"


def put(card: str, here: Counts) -> None:
    here[KIND[card]] += 1


def pour(here: Counts, there: Counts) -> None:
    """All of it."""
    for kind, many in enumerate(here):
        there[kind] += many
        here[kind] = 0


class Ledger:
    knows_the_hidden = True  # so it fits the true table alone, not one that a seat imagines

    def __init__(self, game: Any, table: Any) -> None:
        """As the table is now; from here on only events count."""
        seats = range(table.seats)
        self.seats = seats
        self.deck, self.discard, self.market = list(table.deck), list(table.discard), list(table.market)
        self.hands = [part(table.hands, seat) for seat in seats]
        self.front = [part(table.front, seat) for seat in seats]
        self.laid = [CARDS[card] if card >= 0 else None for card in table.laid]
        self.stones = [part(table.stones, seat, S) for seat in seats]
        self.coins = list(table.coins)
        self.points = list(table.points)
        self.due: list[e.CellPassed] = []  # what the track still has to give
        self.minds = [Mind(table, seat) for seat in (*seats, -1)]
        # the bank's side: what is out of it, by kind of stone, coins last
        self.paid_out = [sum(board[kind] for board in self.stones) for kind in range(S)] + [sum(self.coins)]

    # -- from events -----------------------------------------------------------------------------------------

    def saw(self, events: list[Event]) -> None:
        for event in events:
            for mind in self.minds:
                seen = event.seen_by(mind.seat)
                if seen is not None:
                    mind.sees(seen)
            self.enter(event)

    def enter(self, event: Event) -> None:
        match event:
            case e.Drew(seat, card):
                take(card, self.deck)
                put(card, self.hands[seat])
            case e.DeckShuffled(cards):
                assert not any(self.deck), f"shuffled, but the deck has {named(self.deck)}"
                assert cards == named(self.discard), f"{event}, but discarded were {named(self.discard)}"
                pour(self.discard, self.deck)
            case e.MarketCard(card):
                take(card, self.deck)
                put(card, self.market)
            case e.Swapped(seat, gave, took, coins):
                take(took, self.market)
                take(gave, self.hands[seat])
                put(gave, self.market)
                put(took, self.hands[seat])
                self.pay(seat, coins)
            case e.Exchanged(seat, cards):
                assert cards == named(self.hands[seat]), f"{event}, but the hand is {named(self.hands[seat])}"
                pour(self.hands[seat], self.discard)
            case e.MarketCleared(cards):
                assert cards == named(self.market), f"{event}, but there are {named(self.market)}"
                pour(self.market, self.discard)
            case e.Revealed(seat, card):
                assert self.laid[seat] is None, f"{event}, but {self.laid[seat]} is laid"
                take(card, self.hands[seat])
                self.laid[seat] = card
            case e.CardUp(seat, card):
                assert self.laid[seat] == card, f"{event}, but {self.laid[seat]} is laid"
            case e.Bought(seat, resource, coins):
                assert coins == STONES[resource]["buy"], f"{event}: a wrong price"
                self.pay(seat, coins)
                self.get(seat, resource)
            case e.Sold(seat, resource, coins):
                assert coins == STONES[resource]["sell"], f"{event}: a wrong price"
                self.pay(seat, -coins)
                self.give(seat, resource)
            case e.Applied():
                self.apply(event)
            case e.Advanced(seat, _, total):
                assert total == self.points[seat], f"{event}, but it should stand on {self.points[seat]}"
            case e.CellPassed(seat, resource):
                assert event == self.due.pop(0), f"{event} is not what the track gives"
                self.get(seat, resource)
            case e.KnightStruck(seat, _, total):
                self.points[seat] = max(0, self.points[seat] - RULES["knight"])
                assert total == self.points[seat], f"{event}, but it should stand on {self.points[seat]}"
            case e.Scouted(seat, victim, card):
                take(card, self.hands[victim])
                put(card, self.hands[seat])
            case e.TakenBack(seat, card, clause):
                if clause == "A4.9":
                    self.unlay(seat, card)
                else:
                    take(card, self.front[seat])
                put(card, self.hands[seat])
            case e.FairPaid(seat, coins):
                assert coins == RULES["fair"] * (sum(self.front[seat]) - 1), f"{event} with {named(self.front[seat])}"
                self.pay(seat, -coins)
            case e.Stolen(seat, victim, resource, coins):
                assert coins == RULES["theft"][STONES[resource]["level"] - 1], f"{event}: a wrong price"
                self.pay(seat, coins)
                self.give(victim, resource)
                self.get(seat, resource)
            case e.Discarded(seat, card):
                if self.laid[seat] is None:
                    take(card, self.hands[seat])
                else:
                    self.unlay(seat, card)
                put(card, self.discard)
            case e.RoundEnded():
                for played in self.front:
                    pour(played, self.discard)
            case e.FinalSale():
                self.sell_all(event)
            case e.Ended(scores, winners):
                assert list(scores) == self.points, f"{event}, but the points are {self.points}"
                best = [seat for seat in self.seats if self.points[seat] == max(self.points)]
                assert list(winners) == best, f"{event}, but the best are {best}"

    def apply(self, event: e.Applied) -> None:
        seat, printed = event.seat, BUILDINGS.get(event.card, {})
        self.unlay(seat, event.card)
        put(event.card, self.front[seat])
        assert event.takes == printed.get("takes", {}), f"{event} takes something else"
        assert event.gives == printed.get("gives", {}), f"{event} gives something else"
        assert event.coins == printed.get("coins", 0), f"{event} costs something else"
        self.pay(seat, event.coins)
        for resource, many in event.takes.items():
            self.give(seat, resource, many)
        for resource, many in event.gives.items():
            self.get(seat, resource, many)
        self.move(seat, printed.get("points", 0))

    def sell_all(self, event: e.FinalSale) -> None:
        seat = event.seat
        for resource, kind in KIND_OF_STONE.items():
            many = self.stones[seat][kind]
            self.pay(seat, -many * SELL[kind])
            self.give(seat, resource, many)
        assert event.coins == self.coins[seat], f"{event}, but there are {self.coins[seat]}"
        assert event.points == event.coins // RULES["coins_per_point"], f"{event} brings something else"
        self.move(seat, event.points)
        self.pay(seat, event.coins)

    def move(self, seat: int, steps: int) -> None:
        """The marker goes forward; the cells that it reaches are due."""
        for _ in range(steps):
            self.points[seat] += 1
            if self.points[seat] in CELLS:
                self.due.append(e.CellPassed(seat, CELLS[self.points[seat]], self.points[seat]))

    def unlay(self, seat: int, card: str) -> None:
        assert self.laid[seat] == card, f"{card} of {seat}, but {self.laid[seat]} is laid"
        self.laid[seat] = None

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.paid_out[S] -= coins
        assert self.coins[seat] >= 0, f"seat {seat} owes {-self.coins[seat]} coins"

    def get(self, seat: int, resource: str, many: int = 1) -> None:
        self.stones[seat][KIND_OF_STONE[resource]] += many
        self.paid_out[KIND_OF_STONE[resource]] += many

    def give(self, seat: int, resource: str, many: int = 1) -> None:
        self.get(seat, resource, -many)
        assert self.stones[seat][KIND_OF_STONE[resource]] >= 0, f"seat {seat} has no {resource} to give"

    # -- against the table ------------------------------------------------------------------------------------

    def check(self, t: Any) -> None:
        self.check_cards(t)
        self.check_boards(t)
        for mind in self.minds:
            mind.check(t)

    def check_cards(self, t: Any) -> None:
        """Every card of the box is in exactly one place."""
        found = [0] * N
        for name, pile, booked in (
            ("deck", t.deck, self.deck), ("discard", t.discard, self.discard), ("market", t.market, self.market),
            *[(f"hand of {seat}", part(t.hands, seat), self.hands[seat]) for seat in self.seats],
            *[(f"front of {seat}", part(t.front, seat), self.front[seat]) for seat in self.seats],
        ):  # fmt: skip
            assert list(pile) == booked, f"{name}: {named(list(pile))}, but the events made it {named(booked)}"
            found = [one + other for one, other in zip(found, pile, strict=True)]
        for seat in self.seats:
            laid = CARDS[t.laid[seat]] if t.laid[seat] >= 0 else None
            assert laid == self.laid[seat], f"laid of {seat}: {laid}, but the events made it {self.laid[seat]}"
            if laid is not None:
                put(laid, found)
            assert t.sizes[seat] == sum(self.hands[seat]), f"hand of {seat}: said to have {t.sizes[seat]} cards"
        assert named(found) == COPIES, f"the cards are {named(found)}"
        assert sum(found) == 108, f"there are {sum(found)} cards"

    def check_boards(self, t: Any) -> None:
        """What the bank has paid out lies on the boards."""
        assert not self.due, f"the track did not give {self.due}"
        for seat in self.seats:
            stones = part(t.stones, seat, S)
            assert stones == self.stones[seat], f"board of {seat}: {stones}, not {self.stones[seat]}"
            assert min(stones) >= 0, f"seat {seat} owes stones: {stones}"
            assert t.coins[seat] == self.coins[seat] >= 0, f"coins of {seat}: {t.coins[seat]}, not {self.coins[seat]}"
            assert t.points[seat] == self.points[seat] >= 0, f"{seat} on {t.points[seat]}, not {self.points[seat]}"
        found = [sum(t.stones[seat * S + kind] for seat in self.seats) for kind in range(S)] + [sum(t.coins)]
        assert found == self.paid_out, f"on the boards is {found}, out of the bank {self.paid_out}"

    # -- points -----------------------------------------------------------------------------------------------

    def recount(self, view: Any) -> list[int]:
        """From the cards applied, the Knights and the last coins."""
        for player in view.players:
            assert player.points == self.points[player.seat], f"the view says {player.points} of {player.seat}"
            assert sum(player.earned) == player.points, f"{player.points} of {player.seat} from {player.earned}"
        return list(self.points)


class Mind:
    """What one seat, or a spectator, can know from what it is told. (A7.2–A7.4)"""

    def __init__(self, table: Any, seat: int) -> None:
        self.seat = seat
        self.at = seat if seat >= 0 else table.seats
        self.hands = [part(table.known, self.at * table.seats + other) for other in range(table.seats)]
        self.deck = part(table.shuffled, self.at)
        self.laid = {other for other in range(table.seats) if table.laid[other] >= 0}

    def sees(self, event: Event) -> None:
        match event:
            case e.Drew(_, card) | e.MarketCard(card):
                take(card, self.deck)
            case e.DeckShuffled(cards):
                self.deck = [cards.get(card, 0) for card in CARDS]
            case e.Swapped(seat, gave, took):
                self.leaves(seat, gave)
                self.comes(seat, took)
            case e.Exchanged(seat):
                self.hands[seat] = [0] * N
            case e.Revealed(seat, card):
                self.leaves(seat, card)
                self.laid.add(seat)
            case e.Applied(seat):
                self.laid.discard(seat)
            case e.TakenBack(seat, card):
                self.laid.discard(seat)
                self.comes(seat, card)
            case e.Discarded(seat, card):
                if seat not in self.laid:
                    self.leaves(seat, card)
                self.laid.discard(seat)
            case e.ScoutedFaceDown(_, victim):
                self.hands[victim] = [0] * N
            case e.Scouted(thief, victim, card):
                self.leaves(victim, card)
                self.comes(thief, card)

    def comes(self, seat: int, card: str) -> None:
        if seat != self.seat:
            put(card, self.hands[seat])

    def leaves(self, seat: int, card: str) -> None:
        if self.hands[seat][KIND[card]]:
            take(card, self.hands[seat])

    def check(self, t: Any) -> None:
        booked = [many for hand in self.hands for many in hand]
        said = part(t.known, self.at, t.seats * N)
        assert said == booked, f"{self.seat} knows {said} of the hands, was told {booked}"
        for known, held in zip(booked, t.hands, strict=True):
            assert known <= held, f"{self.seat} knows of hand cards that are not there: {booked}"
        deck = part(t.shuffled, self.at)
        assert deck == self.deck, f"{self.seat} takes {named(deck)} for the deck, was told {named(self.deck)}"
        for possible, there in zip(deck, t.deck, strict=True):
            assert possible >= there, f"{self.seat} takes {named(deck)} for the deck, which it is not"
