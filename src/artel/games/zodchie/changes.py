"""What effects and comparisons do to the city, told to everybody: destroy, turn, move, swap, take back, remove."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.actions import NO, PICK, Pick
from artel.games.zodchie.events import (
    Buried,
    Chose,
    Destroyed,
    Moved,
    Removed,
    Swapped,
    TakenToHand,
    TokenTaken,
    Turned,
)
from artel.games.zodchie.state import ZodchieTable, kind_of, owner_of, place_name
from artel.kernel.frames import Action, Next, Question, Tell
from artel.kernel.packed import first, has, is_single, members

if TYPE_CHECKING:
    from mypy_extensions import i64


def destroy(t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
    """Destroys a card, unless it is an Inn that can still move. (Z6.9, Z10.4)"""
    if has(t.cards.inn, t.card_at(place)):
        return (InnEscapes(t.owner_at(place), place),)
    ruin(t, place, tell)
    return ()


def destroy_chosen(t: ZodchieTable, seat: i64, place: i64, tell: Tell | None) -> Next:
    """Destroys the card that a seat has chosen; where an Inn's owner is asked first, the choice is told."""
    if tell and has(t.cards.inn, t.card_at(place)):
        tell.that(Chose(seat, t.name_at(place), place_name(place)))
    return destroy(t, place, tell)


def ruin(t: ZodchieTable, place: i64, tell: Tell | None) -> None:
    piece = t.city[place]
    buried = t.ruin(place)
    if tell:
        owner, name, at = owner_of(piece), t.name(kind_of(piece)), place_name(place)
        tell.that(Buried(owner, name, at) if buried else Destroyed(owner, name, at))


class InnEscapes(Question[ZodchieTable]):
    """Its owner moves the Inn to another legal place; none: it is destroyed. (Z10.4, Z11.14)"""

    __slots__ = ("place",)
    clause: ClassVar[str] = "Z11.14"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def options(self, t: ZodchieTable) -> list[Action]:
        return [PICK[place] for place in members(t.destinations(self.seat, self.place))]

    def forced(self, t: ZodchieTable) -> Action | None:
        places = t.destinations(self.seat, self.place)
        if not places:
            return NO
        return PICK[first(places)] if is_single(places) else None

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, Pick):
            move(t, self.seat, self.place, action.place, tell)
        else:
            ruin(t, self.place, tell)
        return ()


def turn(t: ZodchieTable, place: i64, side: i64, tell: Tell | None) -> None:
    t.turn(place, side)
    if tell:
        tell.that(Turned(t.owner_at(place), t.name_at(place), place_name(place), t.value(place)))


def move(t: ZodchieTable, seat: i64, start: i64, place: i64, tell: Tell | None) -> None:
    """`seat` moves a card; onto its own Fountain token too, which comes back. (Z3.5, Z3.7, Z6.7)"""
    take_token(t, seat, place, tell)
    t.move(start, place)
    if tell:
        tell.that(Moved(t.owner_at(place), t.name_at(place), place_name(start), place_name(place)))


def swap(t: ZodchieTable, one: i64, other: i64, tell: Tell | None) -> None:
    if tell:
        tell.that(Swapped(t.name_at(one), place_name(one), t.name_at(other), place_name(other)))
    t.swap(one, other)


def take_token(t: ZodchieTable, seat: i64, place: i64, tell: Tell | None) -> None:
    if t.wells and t.take_token(seat, place) and tell:
        tell.that(TokenTaken(seat, place_name(place)))


def take_back(t: ZodchieTable, place: i64, tell: Tell | None) -> None:
    """A face-up card goes back to its owner's hand, for all to see; a token on it is spent. (Z6.11, Z12.2)"""
    piece = t.lift(place)
    seat, kind = owner_of(piece), kind_of(piece)
    t.take_in_hand(seat, kind)
    if tell:
        tell.that(TakenToHand(seat, t.name(kind), place_name(place)))


def remove_from_hand(t: ZodchieTable, seat: i64, kind: i64, tell: Tell | None) -> None:
    """Out of the game, for all to see. (Z6.8, Z12.4)"""
    t.discard(seat, kind)
    t.remove(seat, kind)
    t.quiet = 0
    if tell:
        tell.that(Removed(seat, t.name(kind), "hand"))


def remove_from_cemetery(t: ZodchieTable, seat: i64, kind: i64, tell: Tell | None) -> None:
    t.exhume(seat, kind)
    t.remove(seat, kind)
    if tell:
        tell.that(Removed(seat, t.name(kind), "cemetery"))
