"""What can happen in Carcassonne. Tiles by their ids, places as `x,y`, segments as in notation (`c1`, `r2`, `f1`)."""

from __future__ import annotations

from artel.kernel.events import Public
from artel.kernel.ids import Seat


class FirstPlayer(Public, frozen=True, tag=True):
    seat: Seat


class TileDrawn(Public, frozen=True, tag=True):
    """`part`: 1, or 2 in the extra turn of a builder. (C2.1, C5.4)"""

    seat: Seat
    tile: str
    part: int

    def begins_turn(self) -> bool:
        return self.part == 1


class TileUnplaceable(Public, frozen=True, tag=True):
    """The tile fits nowhere and leaves the game. (C2.2, C2.7)"""

    seat: Seat
    tile: str


class TilePlaced(Public, frozen=True, tag=True):
    seat: Seat
    tile: str
    place: str
    turns: int


class FigurePlaced(Public, frozen=True, tag=True):
    seat: Seat
    figure: str
    feature: str
    place: str
    segment: str


class NoFigure(Public, frozen=True, tag=True):
    seat: Seat


class FeatureCompleted(Public, frozen=True, tag=True):
    """`points` go to each owner; nobody may own it. (C3)"""

    feature: str
    place: str
    segment: str
    tiles: int
    pennants: int
    owners: tuple[Seat, ...]
    points: int
    clause: str


class FigureReturned(Public, frozen=True, tag=True):
    seat: Seat
    figure: str
    place: str


class GoodsTaken(Public, frozen=True, tag=True):
    """Tokens of a completed city. (C4.1)"""

    seat: Seat
    goods: dict[str, int]


class ExtraTurnOffered(Public, frozen=True, tag=True):
    """The builder's feature was extended. (C5.4)"""

    seat: Seat


class ExtraTurnTaken(Public, frozen=True, tag=True):
    seat: Seat


class ExtraTurnDeclined(Public, frozen=True, tag=True):
    seat: Seat


class FeatureScored(Public, frozen=True, tag=True):
    """One item of the final count; its clause is that of the pig where one counts for an owner. (C7.1)"""

    feature: str
    place: str
    segment: str
    tiles: int
    pennants: int
    cities: int
    owners: tuple[Seat, ...]
    points: tuple[int, ...]
    """By owner: a pig may make them differ."""
    clause: str


class GoodsScored(Public, frozen=True, tag=True):
    """Most tokens of a kind."""

    good: str
    owners: tuple[Seat, ...]
    tokens: int
    points: int


class Ended(Public, frozen=True, tag=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


CarcassonneEvent = (
    FirstPlayer | TileDrawn | TileUnplaceable | TilePlaced | FigurePlaced | NoFigure | FeatureCompleted
    | FigureReturned | GoodsTaken | ExtraTurnOffered | ExtraTurnTaken | ExtraTurnDeclined | FeatureScored
    | GoodsScored | Ended
)  # fmt: skip
