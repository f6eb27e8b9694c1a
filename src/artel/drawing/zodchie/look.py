"""How cards and seats look: names, values and properties in words, letters and colours of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.style import Style

if TYPE_CHECKING:
    from artel.games.zodchie import ZodchieView
    from artel.kernel.game import Game
    from artel.kernel.ids import Seat
    from artel.text import Words

GUARD: Final = "◆"
TOKEN: Final = "◎"
LAST: Final = "»"
RUIN: Final = "✗"
REDRAW: Final = "↻"

CARD: Final = {"red": "#8a2432", "green": "#256339", "blue": "#284a8c", "yellow": "#7d6312"}
INK: Final = {"red": "#ff7b88", "green": "#6fd58a", "blue": "#82b1ff", "yellow": "#f2cf4a"}


class CardFace(msgspec.Struct, frozen=True):
    """A card as its player reads it."""

    name: str
    title: str
    sides: tuple[str, ...]
    initial: int
    steps: tuple[int, ...]
    """The sides as numbers, apart from X and No."""
    kind: str
    text: str
    replaces: str
    is_cemetery: bool
    reconstructed: bool

    def values(self, side: int = -1) -> str:
        """`0 [1] 4 7`: the side that is up in brackets."""
        up = self.initial if side < 0 else side
        return " ".join(f"[{label}]" if at == up else label for at, label in enumerate(self.sides))


class Look:
    """One pack in one language, for the seats of one table."""

    def __init__(self, game: Game, pack: str, words: Words, names: tuple[str, ...]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.faces = {face.name: self.face(face) for face in game.components_of(pack).faces}

    def face(self, face: Any) -> CardFace:
        words, game = self.words, self.game
        return CardFace(
            name=face.name,
            title=words.card(game, face.name, face.titles),
            sides=tuple(face.label(side) for side in range(len(face.values))),
            initial=face.initial,
            steps=tuple(face.values),
            kind=words.say_of(game, f"kind-{face.kind}"),
            text=words.card_property(game, face.behaves),
            replaces=face.replaces,
            is_cemetery=face.behaves == "cemetery",
            reconstructed=face.provenance == "reconstructed",
        )

    def title(self, card: str) -> str:
        return self.faces[card].title

    def letter(self, view: ZodchieView, seat: Seat) -> str:
        """The first letter of a player's colour."""
        colour = view.players[seat].colour
        return self.words.say(f"ui-letter-{colour}") if colour else str(seat + 1)

    def details(self, card: str, side: int = -1) -> str:
        """Everything printed on a card, in one paragraph."""
        face = self.faces[card]
        text = f"{face.title}  {face.values(side)}  ({face.kind}) {face.text}"
        return text + (" " + self.words.say("ui-reconstructed") if face.reconstructed else "")


def card_style(view: ZodchieView, seat: Seat) -> Style:
    return Style(color="#ffffff", bgcolor=CARD.get(view.players[seat].colour or "", "#444444"))


def ink(view: ZodchieView, seat: Seat) -> str:
    return INK.get(view.players[seat].colour or "", "#cccccc")


def fitted(text: str, width: int) -> str:
    """Exactly so wide; cut with an ellipsis."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"
