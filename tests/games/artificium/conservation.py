"""The books of Artificium, kept from the events alone and compared with the table: where each card is, what lies on each
board, what everybody may know. Points are counted from the data file.

Written without the rules' own code.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from artel.games.artificium import events as e
from artel.kernel.events import Event

DATA = tomllib.loads((files("artel.games.artificium") / "data" / "artificium.toml").read_text(encoding="utf-8"))
BUILDINGS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["building"]}
COPIES: dict[str, int] = {row["id"]: row["copies"] for row in DATA["building"] + DATA["action"]}
CARDS = list(COPIES)
STONES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["resource"]}
CELLS: dict[int, str] = {row["at"]: row["resource"] for row in DATA["cell"]}
RULES: dict[str, Any] = DATA["rules"]


def cards_in(counts: Any, first: int = 0) -> Counter[str]:
    return counted(CARDS, counts, first * len(CARDS))


def counted(names: list[str], counts: Any, first: int) -> Counter[str]:
    return Counter({name: counts[first + at] for at, name in enumerate(names) if counts[first + at]})


class Ledger:
    def __init__(self, game: Any, table: Any) -> None:
        """As the table is now; from here on only events count."""
        seats = range(table.seats)
        self.seats = seats
        self.deck, self.discard, self.market = (cards_in(pile) for pile in (table.deck, table.discard, table.market))
        self.hands = [cards_in(table.hands, seat) for seat in seats]
        self.front = [cards_in(table.front, seat) for seat in seats]
        self.laid = [CARDS[card] if card >= 0 else None for card in table.laid]
        self.stones = [counted(list(STONES), table.stones, seat * len(STONES)) for seat in seats]
        self.coins = list(table.coins)
        self.points = list(table.points)
        self.bank = Counter[str]()  # what it has paid out, and what is left of it on the boards, by kind
        self.on_boards = sum(self.stones, Counter[str]()) + Counter({"coin": sum(self.coins)})
        self.minds = [Mind(table, seat) for seat in (*seats, -1)]

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
                move(card, self.deck, self.hands[seat])
            case e.DeckShuffled(cards):
                assert not self.deck, f"shuffled, but the deck has {self.deck}"
                assert cards == self.discard, f"{event}, but discarded were {self.discard}"
                self.deck, self.discard = self.discard, Counter()
            case e.MarketCard(card):
                move(card, self.deck, self.market)
            case e.Swapped(seat, gave, took, coins):
                move(took, self.market, self.hands[seat])
                move(gave, self.hands[seat], self.market)
                self.pay(seat, coins)
            case e.Exchanged(seat, cards):
                assert cards == self.hands[seat], f"{event}, but the hand is {self.hands[seat]}"
                self.discard += self.hands[seat]
                self.hands[seat] = Counter()
            case e.MarketCleared(cards):
                assert cards == self.market, f"{event}, but there are {self.market}"
                self.discard += self.market
                self.market = Counter()
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
            case e.Applied(seat, card, takes, gives, coins):
                self.unlay(seat, card)
                self.front[seat][card] += 1
                printed = BUILDINGS.get(card, {})
                assert takes == printed.get("takes", {}), f"{event} takes something else"
                assert gives == printed.get("gives", {}), f"{event} gives something else"
                assert coins == printed.get("coins", 0), f"{event} costs something else"
                self.pay(seat, coins)
                for resource, many in takes.items():
                    self.give(seat, resource, many)
                for resource, many in gives.items():
                    self.get(seat, resource, many)
                self.points[seat] += printed.get("points", 0)
            case e.Advanced(seat, _, total):
                assert total == self.points[seat], f"{event}, but it should stand on {self.points[seat]}"
            case e.CellPassed(seat, resource, cell):
                assert CELLS[cell] == resource, f"{event}: no such cell"
                self.get(seat, resource)
            case e.KnightStruck(seat, _, total):
                self.points[seat] = max(0, self.points[seat] - RULES["knight"])
                assert total == self.points[seat], f"{event}, but it should stand on {self.points[seat]}"
            case e.Scouted(seat, victim, card):
                move(card, self.hands[victim], self.hands[seat])
            case e.TakenBack(seat, card, "A4.9"):
                self.unlay(seat, card)
                self.hands[seat][card] += 1
            case e.TakenBack(seat, card):
                move(card, self.front[seat], self.hands[seat])
            case e.FairPaid(seat, coins):
                assert coins == RULES["fair"] * (self.front[seat].total() - 1), f"{event} with {self.front[seat]}"
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
                self.discard[card] += 1
            case e.RoundEnded():
                self.discard += sum(self.front, Counter())
                self.front = [Counter() for _ in self.seats]
            case e.FinalSale(seat, coins, points):
                self.pay(seat, -sum(STONES[resource]["sell"] * many for resource, many in self.stones[seat].items()))
                for resource, many in list(self.stones[seat].items()):
                    self.give(seat, resource, many)
                assert coins == self.coins[seat], f"{event}, but there are {self.coins[seat]}"
                assert points == coins // RULES["coins_per_point"], f"{event} brings something else"
                self.points[seat] += points
                self.pay(seat, coins)
            case e.Ended(scores, winners):
                assert list(scores) == self.points, f"{event}, but the points are {self.points}"
                best = [seat for seat in self.seats if self.points[seat] == max(self.points)]
                assert list(winners) == best, f"{event}, but the best are {best}"

    def unlay(self, seat: int, card: str) -> None:
        assert self.laid[seat] == card, f"{card} of {seat}, but {self.laid[seat]} is laid"
        self.laid[seat] = None

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.bank["coin"] -= coins
        assert self.coins[seat] >= 0, f"seat {seat} owes {-self.coins[seat]} coins"

    def get(self, seat: int, resource: str, many: int = 1) -> None:
        self.stones[seat][resource] += many
        self.bank[resource] += many

    def give(self, seat: int, resource: str, many: int = 1) -> None:
        assert self.stones[seat][resource] >= many, f"seat {seat} has {self.stones[seat]}, not {many} {resource}"
        self.stones[seat][resource] -= many
        self.bank[resource] -= many

    # -- against the table ------------------------------------------------------------------------------------

    def check(self, t: Any) -> None:
        self.check_cards(t)
        self.check_boards(t)
        for mind in self.minds:
            mind.check(t)

    def check_cards(self, t: Any) -> None:
        found = Counter[str]()
        for name, pile in (("deck", t.deck), ("discard", t.discard), ("market", t.market)):
            there = cards_in(pile)
            assert there == getattr(self, name), f"{name}: {there}, but the events made it {getattr(self, name)}"
            found += there
        for seat in self.seats:
            hand, front, laid = cards_in(t.hands, seat), cards_in(t.front, seat), t.laid[seat]
            assert hand == self.hands[seat], f"hand of {seat}: {hand}, but the events made it {self.hands[seat]}"
            assert front == self.front[seat], f"front of {seat}: {front}, but the events made it {self.front[seat]}"
            name = CARDS[laid] if laid >= 0 else None
            assert name == self.laid[seat], f"laid of {seat}: {name}, but the events made it {self.laid[seat]}"
            assert t.sizes[seat] == hand.total(), f"hand of {seat}: {hand}, said to be {t.sizes[seat]}"
            found += hand + front
            found.update([name] if name else [])
        assert found == COPIES, f"the cards are {found}"
        assert found.total() == 108, f"there are {found.total()} cards"

    def check_boards(self, t: Any) -> None:
        found = Counter[str]()
        for seat in self.seats:
            stones = counted(list(STONES), t.stones, seat * len(STONES))
            assert stones == self.stones[seat], f"board of {seat}: {stones}, not {self.stones[seat]}"
            assert all(many > 0 for many in stones.values()), f"seat {seat} owes stones: {stones}"
            assert t.coins[seat] == self.coins[seat] >= 0, f"coins of {seat}: {t.coins[seat]}, not {self.coins[seat]}"
            assert t.points[seat] == self.points[seat] >= 0, f"{seat} on {t.points[seat]}, not {self.points[seat]}"
            found += stones
            found["coin"] += t.coins[seat]
        paid = Counter({name: self.on_boards[name] + self.bank[name] for name in {*self.on_boards, *self.bank}})
        assert found == paid, f"on the boards is {found}, out of the bank {paid}"

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
        self.hands = [cards_in(table.known, self.at * table.seats + other) for other in range(table.seats)]
        self.deck = cards_in(table.shuffled, self.at)
        self.laid: set[int] = {seat for seat in range(table.seats) if table.laid[seat] >= 0}

    def sees(self, event: Event) -> None:
        match event:
            case e.Drew(_, card) | e.MarketCard(card):
                take(card, self.deck)
            case e.DeckShuffled(cards):
                self.deck = Counter(cards)
            case e.Swapped(seat, gave, took):
                self.leaves(seat, gave)
                self.comes(seat, took)
            case e.Exchanged(seat):
                self.hands[seat].clear()
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
                self.hands[victim].clear()
            case e.Scouted(thief, victim, card):
                self.leaves(victim, card)
                self.comes(thief, card)

    def comes(self, seat: int, card: str) -> None:
        if seat != self.seat:
            self.hands[seat][card] += 1

    def leaves(self, seat: int, card: str) -> None:
        if self.hands[seat][card]:
            self.hands[seat][card] -= 1

    def check(self, t: Any) -> None:
        for seat in range(t.seats):
            said = cards_in(t.known, self.at * t.seats + seat)
            assert said == self.hands[seat], f"{self.seat} knows {said} of {seat}, was told {self.hands[seat]}"
            assert said <= cards_in(t.hands, seat), f"{self.seat} knows {said} of {seat}, which is not there"
        said = cards_in(t.shuffled, self.at)
        assert said == self.deck, f"{self.seat} takes {said} for the deck, was told {self.deck}"
        assert cards_in(t.deck) <= said, f"{self.seat} takes {said} for the deck, which it is not"


def take(card: str, here: Counter[str]) -> None:
    assert here[card] > 0, f"there is no {card} in {here}"
    here[card] -= 1


def move(card: str, here: Counter[str], there: Counter[str]) -> None:
    take(card, here)
    there[card] += 1
