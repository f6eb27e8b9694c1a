"""Typed facts as the arguments of messages, by the names of their fields, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from artel.kernel.game import Game
    from artel.text.words import Words

SEATS = ("seat", "owner", "whose", "player")
CARDS = ("card", "other", "taken")
PLACES = ("place", "first", "kept")
OUTSIDE = "out"


class Facts(NamedTuple):
    """What facts are told with. `pack`: the digest of a data pack; `city`: the places that numbers stand for."""

    words: Words
    game: Game
    pack: str
    names: Sequence[str]
    city: Sequence[Any] = ()

    def said(self, facts: Mapping[str, Any]) -> dict[str, object]:
        """Each field, and what else is worth saying of it."""
        return {name: said for field, value in facts.items() for name, said in self.fact(field, value)}

    def fact(self, field: str, value: Any) -> Iterator[tuple[str, object]]:
        if field in SEATS:
            yield field, self.seat(value)
        elif field in CARDS:
            yield field, self.card(value)
        elif field == "colour":
            yield field, self.words.say_of(self.game, f"colour-{value}")
        elif field == "scores":
            scores = enumerate(value)
            yield field, ", ".join(self.words.say("score-of", seat=self.seat(seat), points=n) for seat, n in scores)
        elif isinstance(value, tuple):
            items = [self.card(item) if isinstance(item, str) else self.seat(item) for item in value]
            yield field, self.words.listed(items)
            yield f"{field}_many", len(items)
        elif isinstance(value, str):
            yield field, value
            yield f"{field}_key", value.replace(".", "-")
        elif isinstance(value, int):
            yield from self.number(field, value)

    def number(self, field: str, value: int) -> Iterator[tuple[str, object]]:
        """A number; if it can be a place, that place and the card on it too."""
        here = self.city[value] if 0 <= value < len(self.city) else None
        yield field, here.name if here and field in PLACES else value
        if here:
            yield f"{field}_place", here.name
            if here.pieces:
                yield f"{field}_card", self.card(here.pieces[-1].card)

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.words.say("seat", number=str(seat + 1))

    def card(self, card: str | int) -> str:
        """A card in running text, by its id or by its number in the data pack."""
        face = next((face for at, face in enumerate(self.faces()) if card in (at, face.name)), None)
        name, titles = (face.name, face.titles) if face is not None else (str(card), {})
        return self.words.say("card-in-text", card=self.words.card(self.game, name, titles))

    def faces(self) -> Sequence[Any]:
        return self.game.components_of(self.pack).faces if self.pack else ()

    def option(self, option: str) -> tuple[str, dict[str, object]]:
        """The verb of an option, and what it is done to: `$at` and `$at_card`, `$card` or `$cards`, `$side`."""
        places = {place.name: place for place in self.city}
        known = {face.name: face for face in self.faces()}
        verb, *rest = option.split()
        target, _, side = verb.partition("/")
        if verb in known:
            verb, rest = "play", [verb, *rest]
        elif target in places:
            verb, rest = "turn" if side else "pick", [target]
        cards = [self.card(word) for word in rest if word in known]
        args: dict[str, object] = {"cards": self.words.listed(cards), "many": len(cards)}
        if cards:
            args["card"] = cards[0]
        for word in rest:
            if word in places or word == OUTSIDE:
                args["at"] = word
            if word in places and (pieces := places[word].pieces):
                args["at_card"] = self.card(pieces[-1].card)
                if side:
                    args["side"] = known[pieces[-1].card].label(int(side) - 1)
        return verb, args
