"""Small tables to examine a clause on. Seats are 1, 2, … here, as for people; inputs are written as in a record:
`play(m, "1 1,0/0", "1 meeple r1", "* U")` lets seat 1 place its tile and a meeple; the next tile is a U.

The start tile, D, lies at 0,0: its city is in the north, its road goes from west to east. y grows to the south.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.games.carcassonne import GAME
from artel.games.carcassonne.events import FeatureCompleted
from artel.kernel.chance import Rng
from artel.kernel.engine import chance_for, legal, pending, question_for
from artel.kernel.errors import IllegalAction
from artel.kernel.record import CHANCE, Match

if TYPE_CHECKING:
    from artel.games.carcassonne.view import Aids, CarcassonneView, FeatureAid, Player
    from artel.kernel.events import Event

OPTIONS = ("tiles", "goods", "builder", "pig", "aids")


def match(seats: int = 2, **given: Any) -> Match:
    """A match on a laid-out table (see artel/games/carcassonne/layout.py), without a seed: chance waits for the script.
    Table options are given beside the layout; lists may be given in one string, and the bag as its tiles.

    match(map="E 0,-1/2; U 1,0", figures="1 meeple 1,0 r1", tile="V", bag="U U", pig="off")
    """
    options = {name: given.pop(name) for name in OPTIONS if isinstance(given.get(name), str)}
    for field in ("map", "figures"):
        if isinstance(given.get(field), str):
            given[field] = [text.strip() for text in given[field].split(";")]
    if isinstance(given.get("bag"), str):
        tiles = given["bag"].split()
        given["bag"] = {name: tiles.count(name) for name in tiles}
    setup = GAME.setup(seats, options)
    return Match(setup, None, table=GAME.lay_out(setup, given))


def fresh(seats: int = 2, **options: str) -> Match:
    """A match from the very beginning, setup included, without a seed."""
    return Match(GAME.setup(seats, options), None)


def play(m: Match, *inputs: str) -> list[Event]:
    """“1 1,0/2” is an action of seat 1, “* U” an outcome of chance. Returns what happened."""
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


def options(m: Match, seat: int = 1) -> list[str]:
    """What a seat may do now, in notation and in order; nothing if it is not asked."""
    return [m.table.write(action) for action in legal(m.table, seat - 1)]


def placements(m: Match, seat: int = 1) -> dict[str, str]:
    """Where the tile in hand may go: by place, the turns that fit."""
    found: dict[str, str] = {}
    for option in options(m, seat):
        place, _, turns = option.partition("/")
        found[place] = found.get(place, "") + turns
    return found


def question(m: Match) -> str:
    """The name of what waits on top of the stack; "" when the game is over."""
    return type(m.table.stack[-1]).__name__ if m.table.stack else ""


def outcomes(m: Match) -> dict[str, int]:
    """What chance may bring now, by name, with its weight."""
    chance = chance_for(m.table)
    assert chance is not None, f"nothing is left to chance; asked: {asked(m)}"
    weights = chance.weights(m.table)
    return {GAME.write_outcome(m.table, chance, outcome): weight for outcome, weight in weights.items()}


def view(m: Match, seat: int = 0) -> CarcassonneView:
    """What a seat sees; 0 is a spectator."""
    return GAME.view(m.table, seat - 1)


def player(m: Match, seat: int) -> Player:
    return view(m).players[seat - 1]


def aids(m: Match) -> Aids:
    found = view(m).aids
    assert found is not None
    return found


def aid(m: Match, feature: str) -> FeatureAid:
    """What is said of the only feature of this kind."""
    [found] = [each for each in aids(m).features if each.feature == feature]
    return found


def points(m: Match) -> list[int]:
    """Points so far."""
    return [each.points for each in view(m).players]


def figures(m: Match) -> list[str]:
    """All figures on the map: “1 meeple 0,-1 c1”."""
    shown = view(m)
    return [f"{each.seat + 1} {each.figure} {shown.map[each.tile].place} {each.segment}" for each in shown.figures]


def goods(m: Match) -> list[dict[str, int]]:
    return [each.goods for each in view(m).players]


def items(m: Match, seat: int | None = None) -> list[tuple[int, int, str, str, str]]:
    """The lines of the score: seat, points, what, where, clause."""
    return [
        (item.seat + 1, item.points, item.what, item.where, item.clause)
        for item in m.result().items
        if seat in (None, item.seat + 1)
    ]


def kinds(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def only(events: list[Event], *names: str) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if type(event).__name__ in names]


def completed(events: list[Event]) -> list[FeatureCompleted]:
    return [event for event in events if isinstance(event, FeatureCompleted)]


def sampled(m: Match, seat: int = 1) -> list[str]:
    """What a seat may do when it answers at random, each once, in the order of the options."""
    asks = question_for(m.table, seat - 1)
    assert asks is not None, f"seat {seat} is not asked; asked: {asked(m)}"
    found = {m.table.write(asks.sample(m.table, Rng(seed))) for seed in range(600)}
    return [option for option in options(m, seat) if option in found] + sorted(found - set(options(m, seat)))
