"""One game of the lab, from the deal to the result, and what was seen on the way.

What luck brings is an experiment that nobody has to set up: before a card is drawn, all that could come has its exact
weight, and which of it comes depends on nothing else. So the *surprise* of a draw, 1 less the weight for what came and
0 less the weight for what did not, is a coin that was thrown fairly: if whoever got more of a card by surprise wins
more often, the card is why. Where luck has no say, since everybody draws all of the same cards, the lab throws the
coin: in every other game each seat plays without some of its own cards, and what is asked before the first turn is
answered at random.

How the game stood before a draw has nothing to do with what came. So what it explains of the result may be taken away
from it, and what is left to the draw is seen more sharply: each coin also keeps how the seat stood when it was thrown.
"""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from artel.arena.play import Chair, entropy
from artel.bots.entrants import seated
from artel.kernel.chance import Rng, pick, stream
from artel.kernel.engine import chance_for, pending
from artel.kernel.frames import ChooseSeat
from artel.kernel.record import Match
from artel.lab.plan import seed_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from artel.kernel.frames import Chance
    from artel.kernel.game import Game
    from artel.lab.plan import LabBatch

LEFT_OUT: Final = 3
"""Cards of its own that a seat plays without in an experiment."""
FIELDS: Final = ("card", "tile", "token", "wonder")
"""Of events: what was used."""
DIGITS: Final = 4


class Coin(msgspec.Struct, array_like=True):
    """What one seat had of one component. `surprise`: how much more came than was to be expected; `variance`: of that
    surprise, as known before; `ahead`: each surprise times how far ahead the seat stood before it, `later`: that times
    how many draws there had been."""

    surprise: float = 0.0
    variance: float = 0.0
    ahead: float = 0.0
    later: float = 0.0


class BeforeDraw(NamedTuple):
    """Before a draw: by seat, how far it is ahead; and how many draws there have been."""

    ahead: list[float]
    draws: int


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """A game as one line. `part`: 0, or the number of the rival who plays in it; `seats`: by seat, who sits there: 0 or
    that number; `first`: the seat that began; `forfeits`: answers that were made for bots; `leaders`: at each turn the
    seat ahead, -1 where nobody is; `coins`: by component and seat; `used`: by component and seat, how often; `offered`,
    `chosen`: by option, decisions."""

    variation: int
    part: int
    number: int
    deal: int
    seats: tuple[int, ...]
    first: int
    experiment: bool
    scores: tuple[int, ...]
    places: tuple[int, ...]
    forfeits: int
    decisions: int
    leaders: tuple[int, ...]
    coins: dict[str, tuple[Coin, ...]]
    used: dict[str, tuple[int, ...]]
    offered: dict[str, int]
    chosen: dict[str, int]

    @property
    def key(self) -> tuple[int, int, int]:
        return self.variation, self.part, self.number


def play(batch: LabBatch) -> tuple[Seen, ...]:
    batch.setup.rules.components(batch.setup.pack)
    return tuple(WatchedGame(batch, number).played() for number in batch.numbers)


class WatchedGame:
    """A game being watched."""

    def __init__(self, batch: LabBatch, number: int) -> None:
        self.batch, self.number = batch, number
        self.game: Game = batch.setup.rules
        self.players = batch.setup.seats
        self.deal = batch.deal(number)
        self.seed = seed_of(batch.seed, batch.setup, self.deal)
        self.experiment = batch.part == 0 and self.deal % 2 == 1 and not batch.whole
        self.rng = Rng(entropy(self.seed, 0, "lab"))
        self.match: Match = Match(batch.setup, None)
        self.first = -1
        self.thinned = self.draws_all = False
        self.decisions = 0
        self.leaders: list[int] = []
        self.coins: dict[str, tuple[Coin, ...]] = {}
        self.unowned: list[tuple[dict[str, float], str, BeforeDraw]] = []
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        self.used: dict[str, list[int]] = {}
        self.told = 0

    def played(self) -> Seen:
        seats = self.batch.seats(self.number)
        with ExitStack() as leaving:
            chairs = [
                Chair(
                    seat,
                    leaving.enter_context(seated(entrant.bot)),
                    entrant.clock or self.batch.clock,
                    Rng(entropy(self.seed, seat, entrant.name)),
                )
                for seat, entrant in enumerate(self.batch.bots[at] for at in seats)
            ]
            self.watch()
            while not self.match.over:
                chance = chance_for(self.match.table)
                if chance is not None:
                    self.let(chance)
                else:
                    self.ask(chairs, seats)
                self.watch()
        result = self.match.result()
        return Seen(
            variation=self.batch.variation,
            part=self.batch.part,
            number=self.number,
            deal=self.deal,
            seats=seats,
            first=max(self.first, 0),
            experiment=self.thinned,
            scores=result.scores,
            places=result.places,
            forfeits=sum(len(chair.faults) for chair in chairs),
            decisions=self.decisions,
            leaders=tuple(self.leaders),
            coins={name: tuple(rounded(coin) for coin in coins) for name, coins in sorted(self.coins.items())},
            used={name: tuple(times) for name, times in sorted(self.used.items())},
            offered=dict(sorted(self.offered.items())),
            chosen=dict(sorted(self.chosen.items())),
        )

    # -- chance ----------------------------------------------------------------------------------------

    def let(self, chance: Chance) -> None:
        match = self.match
        if decks := self.game.own_cards(match.table):
            self.draws_all = True
            if self.experiment:
                self.thin(decks)
        weights = chance.weights(match.table)
        total = sum(weights.values())
        outcome = pick(weights, stream(self.seed, match.chances, total))
        if isinstance(chance, ChooseSeat):
            self.first = outcome
        elif len(weights) > 1 and not self.draws_all:
            self.toss(chance, {other: weight / total for other, weight in weights.items()}, outcome)
        match.outcome(outcome)

    def thin(self, decks: Sequence[Sequence[str]]) -> None:
        table = self.match.table.copy()
        for seat, deck in enumerate(decks):
            order = list(range(len(deck)))
            self.rng.shuffle(order)
            gone = {deck[at] for at in order[:LEFT_OUT]}
            for card in sorted(gone):
                self.game.leave_out(table, seat, card)
            kept = 1 - len(gone) / len(deck)
            for card in deck:
                self.credit(seat, card, (card not in gone) - kept, kept * (1 - kept))
        self.match.table = table
        self.thinned = True

    def toss(self, chance: Chance, shares: Mapping[int, float], outcome: int) -> None:
        """What comes to a seat is its luck; what comes to the table, that of the seat which is asked next."""
        names = {other: self.game.write_outcome(self.match.table, chance, other) for other in shares}
        if names[outcome].isdigit():
            return
        expected = {names[other]: share for other, share in shares.items()}
        standing = BeforeDraw(self.game.judge(self.match.table), self.match.chances)
        seat: int | None = getattr(chance, "seat", None)
        if seat is None:
            self.unowned.append((expected, names[outcome], standing))
        else:
            self.surprise(seat, expected, names[outcome], standing)

    def surprise(self, seat: int, expected: Mapping[str, float], came: str, standing: BeforeDraw) -> None:
        for name, share in expected.items():
            surprise = (name == came) - share
            coin = self.credit(seat, name, surprise, share * (1 - share))
            coin.ahead += surprise * standing.ahead[seat]
            coin.later += surprise * standing.ahead[seat] * standing.draws

    def credit(self, seat: int, name: str, surprise: float, variance: float) -> Coin:
        coins = self.coins.get(name)
        if coins is None:
            coins = self.coins[name] = tuple(Coin() for _ in range(self.players))
        coins[seat].surprise += surprise
        coins[seat].variance += variance
        return coins[seat]

    # -- answers ---------------------------------------------------------------------------------------

    def ask(self, chairs: Sequence[Chair], seats: Sequence[int]) -> None:
        match = self.match
        seat = pending(match.table)[0]
        for expected, came, standing in self.unowned:
            self.surprise(seat, expected, came, standing)
        self.unowned.clear()
        if self.experiment and self.first < 0:
            answer = self.at_random(seat)
        else:
            answer = chairs[seat].answer(match)
            options = chairs[seat].options
            if len(options) > 1:
                self.decisions += 1
                if seats[seat] == 0:
                    self.count(options, answer)
        match.act_text(seat, answer)

    def at_random(self, seat: int) -> str:
        """An answer before the first turn, every option as likely as any other."""
        options: tuple[str, ...] = self.game.view(self.match.table, seat).options
        answer = options[self.rng.below(len(options))]
        names = self.names(options)
        for name, many in Counter(name for option in options for name in names[option]).items():
            share = many / len(options)
            self.credit(seat, name, (name in names[answer]) - share, share * (1 - share))
        self.thinned = True
        return answer

    def count(self, options: Sequence[str], answer: str) -> None:
        names = self.names(options)
        self.offered.update({name for option in options for name in names[option]})
        self.chosen.update(names.get(answer, ()))

    def names(self, options: Iterable[str]) -> dict[str, frozenset[str]]:
        return {option: names_of(option) for option in options}

    # -- what happens ----------------------------------------------------------------------------------

    def watch(self) -> None:
        match = self.match
        begun = False
        for events in match.told[self.told :] if self.told else [match.opening, *match.told]:
            for event in events:
                begun = begun or event.begins_turn()
                if isinstance(event, self.game.uses):
                    used: Any = event
                    name = next(getattr(used, field) for field in FIELDS if hasattr(used, field))
                    self.used.setdefault(name, [0] * self.players)[used.seat] += 1
        self.told = len(match.told)
        if begun:
            scores = self.game.scores(match.table)
            best = max(scores)
            self.leaders.append(scores.index(best) if scores.count(best) == 1 else -1)


NAMES: Final[dict[str, frozenset[str]]] = {}
MOST: Final = 50_000


def names_of(option: str) -> frozenset[str]:
    """What an option in notation names, places and numbers aside: `take olympia`; `replace school` and `replace
    cemetery`, where it is both; `tavern`."""
    found = NAMES.get(option)
    if found is None:
        if len(NAMES) > MOST:
            NAMES.clear()
        words = [word for word in option.split() if word.replace("_", "").isalpha()]
        found = frozenset(words if len(words) < 2 else [f"{words[0]} {word}" for word in words[1:]])
        NAMES[option] = found
    return found


def rounded(coin: Coin) -> Coin:
    return Coin(*[round(number, DIGITS) for number in msgspec.structs.astuple(coin)])
