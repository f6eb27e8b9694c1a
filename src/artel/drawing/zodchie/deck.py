"""Building a deck: the six extras of a colour, and the answer that takes some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Set

    from artel.kernel.game import Game


class DeckChoice:
    """`extras`: what may be taken; `limit`: how many of them."""

    def __init__(self, game: Game, view: Any) -> None:
        self.options = {frozenset(extras_in(option)): option for option in view.options}
        self.limit = max(len(extras) for extras in self.options)
        colour = view.players[view.me].colour
        self.extras: list[str] = [face.name for face in game.components_of(view.pack).faces if face.colour == colour]

    def option(self, extras: Set[str]) -> str:
        """In notation; also of a choice that goes beyond the limit, to be refused."""
        chosen = [extra for extra in self.extras if extra in extras]
        return self.options.get(frozenset(extras)) or " ".join(["replace", *chosen])


def is_building(view: Any) -> bool:
    return bool(view.options) and view.options[0].startswith("replace")


def extras_in(option: str) -> list[str]:
    """The cards that `replace arsenal prison` names; none in `replace nothing red`."""
    _, *names = option.split()
    return [] if names[0] == "nothing" else names
