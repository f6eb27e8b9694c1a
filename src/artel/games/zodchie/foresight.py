"""What an answer would do, as far as anybody can know: tried on a table made of the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from artel.games.zodchie.events import Drew, DrewFaceDown, Laid, TurnBegan
from artel.kernel.engine import apply

if TYPE_CHECKING:
    from artel.games.zodchie.components import Cards
    from artel.games.zodchie.state import ZodchieTable
    from artel.games.zodchie.view import ZodchieView
    from artel.kernel.events import Event
    from artel.kernel.game import Game

OTHERS: Final = (TurnBegan, Laid, Drew, DrewFaceDown)
"""From here on somebody else acts, or chance does: nothing that could be foreseen."""


class Outcome(msgspec.Struct, frozen=True):
    """`events` up to the next question, and the city then."""

    events: tuple[Event, ...]
    after: ZodchieView

    def changes(self, before: ZodchieView) -> dict[str, tuple[int, int | None]]:
        """Face-up cards that show another value then; None: destroyed or gone."""
        found = {}
        for old, new in zip(before.city, self.after.city, strict=True):
            if not old.pieces or old.pieces[-1].value is None:
                continue
            top = new.pieces[-1] if new.pieces else None
            value = top.value if top is not None else None
            if value != old.pieces[-1].value:
                found[old.name] = (old.pieces[-1].value, value)
        return found

    def shown(self, before: ZodchieView) -> dict[str, int | None]:
        """Every place that shows another value then, the one of the card played too; None: no value is left there."""
        now, then = values(before), values(self.after)
        return {place: then.get(place) for place in sorted({*now, *then}) if now.get(place) != then.get(place)}


def values(view: ZodchieView) -> dict[str, int | None]:
    return {spot.name: spot.pieces[-1].value for spot in view.city if spot.pieces}


def foresee(game: Game[ZodchieTable, ZodchieView, Cards], view: ZodchieView, option: str) -> Outcome:
    """The option must be one of the view's."""
    table = game.rebuild(view)
    after, events = apply(table, view.me, game.read_action(table, option))
    known: list[Event] = []
    for event in events:
        if isinstance(event, OTHERS):
            break
        known.append(event)
    if any(isinstance(event, Laid) for event in events):
        return Outcome(tuple(known), view)
    return Outcome(tuple(known), game.view(after, view.me))
