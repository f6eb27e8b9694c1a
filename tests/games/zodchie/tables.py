"""Small tables to examine a clause on. Seats are 1, 2, 3, 4 here, as for people; inputs are written as in a record:
`play(m, "1 tavern a3", "1 no", "* forge")` lets seat 1 play and decline; the card it draws is a Forge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.games.zodchie import GAME
from artel.kernel.chance import Rng
from artel.kernel.engine import chance_for, legal, pending, question_for
from artel.kernel.errors import IllegalAction
from artel.kernel.record import CHANCE, Match

if TYPE_CHECKING:
    from artel.games.zodchie.view import Piece, Player, ZodchieView
    from artel.kernel.events import Event
    from artel.kernel.packs import Pack

LISTS = ("hands", "piles", "under", "open", "removed", "cemetery")


def match(seats: int = 2, colours: str = "", pack: Pack | None = None, **layout: Any) -> Match:
    """A match on a laid-out table (see artel/games/zodchie/layout.py; cards may be given in one string), without a
    seed: chance waits for the script. Seats have the colours red, green, blue, yellow unless others are named.

    match(hands={1: "tavern forge", 2: "villa"}, city={"a1": "1 park", "a2": ["2 inn down", "1 temple/4"]})
    """
    for field in LISTS:
        if field in layout:
            zones = layout[field].items()
            layout[field] = {seat: names.split() if isinstance(names, str) else names for seat, names in zones}
    setup = GAME.setup(seats, {"colours": colours or "random"}, pack)
    return Match(setup, None, table=GAME.lay_out(setup, layout))


def fresh(seats: int = 2, **options: str) -> Match:
    """A match from the very beginning, setup included, without a seed."""
    return Match(GAME.setup(seats, options), None)


def play(m: Match, *inputs: str) -> list[Event]:
    """“1 tavern a1” is an action of seat 1, “* forge” an outcome of chance. Returns what happened."""
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


def places(m: Match, seat: int, card: str) -> list[str]:
    """Where a seat may play a hand card now."""
    plays = [option.split() for option in options(m, seat)]
    return [words[1] for words in plays if len(words) == 2 and words[0] == card]


def question(m: Match) -> str:
    """The name of what waits on top of the stack; "" when the game is over."""
    return type(m.table.stack[-1]).__name__ if m.table.stack else ""


def outcomes(m: Match) -> dict[str, int]:
    """What chance may bring now, by name, with its weight."""
    chance = chance_for(m.table)
    assert chance is not None, f"nothing is left to chance; asked: {asked(m)}"
    weights = chance.weights(m.table)
    return {GAME.write_outcome(m.table, chance, outcome): weight for outcome, weight in weights.items()}


def view(m: Match, seat: int = 0) -> ZodchieView:
    """What a seat sees; 0 is a spectator."""
    return GAME.view(m.table, seat - 1)


def player(m: Match, seat: int, viewer: int | None = None) -> Player:
    """A player as that player, or as another seat, sees them."""
    return view(m, seat if viewer is None else viewer).players[seat - 1]


def hand(m: Match, seat: int) -> list[str]:
    return list(player(m, seat).hand or ())


def pieces(m: Match, place: str) -> tuple[Piece, ...]:
    """All cards of a place, from the lowest to the top one (their seats count from 0)."""
    return next(spot.pieces for spot in view(m).city if spot.name == place)


def piece(m: Match, place: str) -> Piece:
    """The top card of a place."""
    return pieces(m, place)[-1]


def value(m: Match, place: str) -> int | None:
    """The current value of the top card of a place; None when it is destroyed."""
    return piece(m, place).value


def city(m: Match) -> dict[str, str | list[str]]:
    """All that lies in the city: “1 tavern 4” is seat 1's Tavern, worth 4 now; “1 tavern down” is destroyed;
    “1 temple 6 safe” is protected by its owner; “token 1” a Fountain token. Several cards, the top one last: a list."""
    found: dict[str, str | list[str]] = {}
    for spot in view(m).city:
        texts = [write(each) for each in spot.pieces]
        if spot.token is not None:
            texts.append(f"token {spot.token + 1}")
        if texts:
            found[spot.name] = texts[0] if len(texts) == 1 else texts
    return found


def write(each: Piece) -> str:
    guard = "" if each.guard is None else " safe" if each.guard == each.owner else f" safe by {each.guard + 1}"
    return f"{each.owner + 1} {each.card} " + ("down" if each.down else f"{each.value}{guard}")


def kinds(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def full(seats: int, given: dict[str, Any], free: str = "") -> dict[str, Any]:
    """A city in which every place is taken, the free ones excepted: what is given, the rest by base cards of the
    other seats, from the last seat to seat 2."""
    laid = [text for stack in given.values() for text in ([stack] if isinstance(stack, str) else stack)]
    used = [text.split("/")[0].split()[:2] for text in laid]
    base = GAME.components(GAME.standard_pack()).names[:12]
    left = [f"{seat} {card}" for seat in range(seats, 1, -1) for card in base if [str(seat), card] not in used]
    names = [f"{street}{quarter}" for street in "abcd"[:seats] for quarter in range(1, 9)]
    return {name: given[name] if name in given else left.pop(0) for name in names if name not in free.split()}


def sampled(m: Match, seat: int) -> list[str]:
    """What a seat may do when it answers at random, each once, in the order of the options."""
    asks = question_for(m.table, seat - 1)
    assert asks is not None, f"seat {seat} is not asked; asked: {asked(m)}"
    found = {m.table.write(asks.sample(m.table, Rng(seed))) for seed in range(300)}
    return [option for option in options(m, seat) if option in found] + sorted(found - set(options(m, seat)))
