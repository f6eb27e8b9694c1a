"""What tests of every game do with a match. Seats are 1, 2, 3 … here, as for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from artel.kernel.chance import Rng
from artel.kernel.engine import chance_for, legal, pending, question_for
from artel.kernel.errors import IllegalAction
from artel.kernel.record import CHANCE

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.frames import Chance
    from artel.kernel.record import Match

DRAWS = 1000


def play(m: Match, *inputs: str) -> list[Any]:
    """Inputs as in a record: “1 tavern a1” is an action of seat 1, “* forge” an outcome of chance. What happened."""
    before = len(m.told)
    for text in inputs:
        who, _, what = text.partition(" ")
        if who == CHANCE:
            m.outcome(m.game.read_outcome(m.table, luck(m), what))
        else:
            m.act_text(int(who) - 1, what)
    return [event for events in m.told[before:] for event in events]


def refusal(m: Match, text: str) -> str:
    """The clause that this action is refused with; nothing may have changed."""
    who, _, what = text.partition(" ")
    seat = int(who) - 1
    before, inputs = m.game.view(m.table, seat), len(m.inputs)
    try:
        m.act_text(seat, what)
    except IllegalAction as error:
        assert m.game.view(m.table, seat) == before
        assert len(m.inputs) == inputs
        return error.clause
    raise AssertionError(f"“{text}” was not refused")


def asked(m: Match) -> list[int]:
    """The seats that are asked now."""
    return [seat + 1 for seat in pending(m.table)]


def question(m: Match) -> str:
    """The name of what waits on top of the stack; "" when the game is over."""
    return type(m.table.stack[-1]).__name__ if m.table.stack else ""


def options(m: Match, seat: int = 1) -> list[str]:
    """What a seat may do now, in notation and in order; nothing if it is not asked."""
    return [m.table.write(action) for action in legal(m.table, seat - 1)]


def drawn(m: Match, seat: int = 1) -> Counter[str]:
    """How often a seat that answers at random gives each answer."""
    asks = question_for(m.table, seat - 1)
    assert asks is not None, f"seat {seat} is not asked; asked: {asked(m)}"
    rng = Rng(1)
    return Counter(m.table.write(asks.sample(m.table, rng)) for _ in range(DRAWS))


def sampled(m: Match, seat: int = 1) -> list[str]:
    """What a seat may do when it answers at random, each once, in the order of the options."""
    found = set(drawn(m, seat))
    return [option for option in options(m, seat) if option in found] + sorted(found - set(options(m, seat)))


def luck(m: Match) -> Chance:
    """What is left to chance now."""
    chance = chance_for(m.table)
    assert chance is not None, f"nothing is left to chance; asked: {asked(m)}"
    return chance


def outcomes(m: Match) -> dict[str, int]:
    """What chance may bring now, by name, with its weight."""
    chance = luck(m)
    weights = chance.weights(m.table)
    return {m.game.write_outcome(m.table, chance, outcome): weight for outcome, weight in weights.items()}


def kinds(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]
