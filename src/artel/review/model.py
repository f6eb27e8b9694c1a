"""What a review says, as values that can be stored and sent."""

from __future__ import annotations

from enum import StrEnum

import msgspec

FORMAT = 3
"""Rises when the same record and seed would be reviewed otherwise."""


class Fault(StrEnum):
    """By loss of win chance, as lichess has them."""

    inaccuracy = "inaccuracy"
    mistake = "mistake"
    blunder = "blunder"


QUICK = 1.0
DEEP = 10.0


class ReviewSettings(msgspec.Struct, frozen=True):
    """The same settings give the same review. `effort`: how many times the trials of a quick one."""

    effort: float = QUICK
    seed: int = 0


class Choice(msgspec.Struct, frozen=True):
    """An option as it was judged, by what its seat could know. `chances`: of all seats after it; `error`: the
    standard error of the own one; `margin`: points ahead of the best other seat; `line`: what is expected to follow,
    as in a record."""

    option: str
    chances: tuple[float, ...]
    error: float
    margin: float
    line: tuple[str, ...] = ()


class WeighedDecision(msgspec.Struct, frozen=True, tag=True):
    """A decision, weighed; `input`: its number in the record, 1 for the first.

    `effect`: by seat, what it changed as far as the seat could know, nothing where that is within the noise;
    `before`, `after`: the chances at the table as it was, before it (the best being played) and after it; `error`: the
    standard error of the loss; `noise`: that of `after`, for the own seat.
    """

    input: int
    seat: int
    chosen: str
    best: str
    options: int
    rank: int
    loss: float
    error: float
    effect: tuple[float, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    noise: float
    choices: tuple[Choice, ...]


class Valued(msgspec.Struct, frozen=True, tag=True):
    """A table between decisions; `input`: how many inputs led there."""

    input: int
    chances: tuple[float, ...]
    noise: float


Found = WeighedDecision | Valued


class Move(msgspec.Struct, frozen=True):
    """A decision of a game. `seat`: 1 for the first; `chances`: of all seats after it; `luck`: by seat, what it gained
    or lost only because hidden cards lay as they did; `fault`: None where nothing is to be said."""

    input: int
    seat: int
    chosen: str
    best: str
    loss: float
    error: float
    rank: int
    options: int
    fault: Fault | None
    accuracy: float
    before: tuple[float, ...]
    chances: tuple[float, ...]
    luck: tuple[float, ...]
    choices: tuple[Choice, ...]


class Luck(msgspec.Struct, frozen=True):
    """What chance did, from one input to another. `seat`: whose luck it was, 1 for the first, 0: nobody's; `change`: by
    seat; `inputs`: the outcomes, as in the record."""

    input: int
    seat: int
    inputs: tuple[str, ...]
    change: tuple[float, ...]
    chances: tuple[float, ...]


class ReviewedSeat(msgspec.Struct, frozen=True):
    """`initial` + `skill` + `luck` + `others` = `final`. `others` is what others' skill and luck have done; `adjusted`:
    the result with everybody's luck taken out; `error`: the standard error of skill and luck, by which noise may have
    gone from one to the other."""

    seat: int
    name: str
    score: int
    place: int
    initial: float
    final: float
    skill: float
    luck: float
    others: float
    others_skill: float
    others_luck: float
    adjusted: float
    error: float
    accuracy: float | None
    decisions: int
    faults: dict[Fault, int]


class Review(msgspec.Struct, frozen=True):
    """`judge`: the level that has judged, the champion or, where it has learned nothing, the master; `sampled`: for a
    decision, chance and hidden cards are drawn so often at most; not all that may be is gone through."""

    format: int
    game: str
    players: int
    options: dict[str, str]
    settings: ReviewSettings
    judge: str
    sampled: int
    seats: tuple[ReviewedSeat, ...]
    moves: tuple[Move, ...]
    luck: tuple[Luck, ...]

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)
