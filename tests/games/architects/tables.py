"""Small tables to examine a clause on. Seats are 1, 2, 3 … here, as for people; inputs are written as in a record:
`play(m, "1 take giza", "* wood", "1 end")` lets seat 1 take the open card of Giza's deck, which then shows wood.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.games.architects import GAME
from artel.kernel.engine import chance_for, legal, pending
from artel.kernel.errors import IllegalAction
from artel.kernel.record import CHANCE, Match

if TYPE_CHECKING:
    from artel.games.architects.view import ArchitectsView, Player
    from artel.kernel.events import Event
    from artel.kernel.packs import Pack

PER_SEAT = ("cards", "progress", "decks")
LISTS = ("centre", "face_up", "tokens", "discard")


def match(wonders: str = "giza rhodes", pack: Pack | None = None, **layout: Any) -> Match:
    """A match on a laid-out table (see artel/games/architects/layout.py; lists may be given in one string), without a
    seed: chance waits for the script. As many seats as wonders.

    match("giza rhodes", cards={1: "wood stone"}, decks={1: "glass coin gear"}, centre="cat")
    """
    for field in PER_SEAT:
        if field in layout:
            layout[field] = {seat: listed(names) for seat, names in layout[field].items()}
    for field in LISTS:
        if field in layout:
            layout[field] = listed(layout[field])
    setup = GAME.setup(len(wonders.split()), {"wonders": ",".join(wonders.split())}, pack)
    return Match(setup, None, table=GAME.lay_out(setup, layout))


def listed(names: Any) -> Any:
    return names.split() if isinstance(names, str) else names


def fresh(seats: int = 2, **options: str) -> Match:
    """A match from the very beginning, setup included, without a seed."""
    return Match(GAME.setup(seats, options), None)


def play(m: Match, *inputs: str) -> list[Event]:
    """“1 take giza” is an action of seat 1, “* wood” an outcome of chance. Returns what happened."""
    before = len(m.told)
    for text in inputs:
        who, _, what = text.partition(" ")
        if who == CHANCE:
            chance = chance_for(m.table)
            assert chance is not None, f"nothing is left to chance before “{text}”; asked: {asked(m)}"
            m.outcome(GAME.read_outcome(m.table, chance, what))
        else:
            m.act_text(int(who) - 1, what)
    return [event for events in m.told[before:] for event in events]


def refusal(m: Match, text: str) -> str:
    """The clause that this action is refused with; nothing may have changed."""
    who, _, what = text.partition(" ")
    before, inputs = view(m, int(who)), len(m.inputs)
    try:
        m.act_text(int(who) - 1, what)
    except IllegalAction as error:
        assert view(m, int(who)) == before
        assert len(m.inputs) == inputs
        return error.clause
    raise AssertionError(f"“{text}” was not refused")


def asked(m: Match) -> list[int]:
    """The seats that are asked now."""
    return [seat + 1 for seat in pending(m.table)]


def options(m: Match, seat: int) -> list[str]:
    """What a seat may do now, in notation and in order; nothing if it is not asked."""
    return [m.table.write(action) for action in legal(m.table, seat - 1)]


def builds(m: Match, seat: int) -> list[str]:
    """What a seat may build now: “1 wood stone” is stage 1 with these cards."""
    return [option.removeprefix("build ") for option in options(m, seat) if option.startswith("build ")]


def outcomes(m: Match) -> dict[str, int]:
    """What chance may bring now, by name, with its weight."""
    chance = chance_for(m.table)
    assert chance is not None, f"nothing is left to chance; asked: {asked(m)}"
    weights = chance.weights(m.table)
    return {GAME.write_outcome(m.table, chance, outcome): weight for outcome, weight in weights.items()}


def view(m: Match, seat: int = 0) -> ArchitectsView:
    """What a seat sees; 0 is a spectator."""
    return GAME.view(m.table, seat - 1)


def player(m: Match, seat: int) -> Player:
    """A player as everybody sees them."""
    return view(m).players[seat - 1]


def cards(m: Match, seat: int) -> dict[str, int]:
    """What lies in front of a seat."""
    return player(m, seat).cards


def built(m: Match, seat: int) -> list[int]:
    return [stage.number for stage in player(m, seat).stages if stage.built]


def progress(m: Match, seat: int) -> dict[str, int]:
    return player(m, seat).progress


def victories(m: Match) -> list[int]:
    return [each.victory_tokens for each in view(m).players]


def kinds(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]
