"""Typed facts as the arguments of messages. The name of a field says what its value means, whatever the game.

    a number                `$points`; under the names of SEATS or the game's `seat_fields` it is a player,
                            and `$seat_is` tells `you` from `other`
    `deck = "giza"`         `$deck`, the name in the message `wonder-giza`; and `$deck_key`, the id, for selectors
    `paid = ("wood", …)`    `$paid`, a list in words, and `$paid_many`, how many; so with seats
    `takes = {"wood": 2}`   `$takes`, the same with numbers; `resource-wood.count` words two of them
    true, false             `yes`, `no`

What an id is the id of is told by the last word of the field's name: itself (`wonder`, `place_card`), or as KINDS
or the game's `kinds` say.
A kind with a message such as `wonder-in-text` has proper names. Other ids are nouns, and the attributes of their
messages come along: `feature-city.onto` as `$feature_onto`, and as `$resource_one` what `.count` makes of 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from artel.kernel.game import Game
    from artel.text.words import Words

SEATS = ("seat", "seats", "owner", "owners", "winners")
"""Fields that hold seats in every game; `Game.seat_fields` has more."""
POINTS = ("points", "prices", "scores")
"""A tuple of numbers under these names is by owner or, where there are no owners, by seat."""
KINDS = {"cards": "card", "what": "item"}
"""What fields hold in every game; `Game.kinds` has more."""


SELF = "\ue000"
"""Stands before the word for whoever reads it, until it is known whether a sentence begins there."""


class Facts(NamedTuple):
    """What facts are told with. `pack`: the digest of a data pack; `names` by seat; `me`: the seat that reads it, if it
    is to be called `you`."""

    words: Words
    game: Game
    pack: str
    names: Sequence[str]
    me: int | None = None

    def said(self, facts: Mapping[str, Any]) -> dict[str, object]:
        """Each field, and what else is worth saying of it."""
        found: dict[str, object] = {}
        for field, value in facts.items():
            if isinstance(value, tuple) and field in POINTS:
                found[field] = self.points(facts.get("owners", range(len(value))), value)
            else:
                found.update(self.fact(field, value))
        return found

    def fact(self, field: str, value: Any) -> Iterator[tuple[str, object]]:
        last = field.rpartition("_")[2]
        kind = self.game.kinds.get(last) or KINDS.get(last, last)
        seated = field in SEATS or field in self.game.seat_fields
        match value:
            case bool():
                yield field, "yes" if value else "no"
            case int():
                yield field, self.seat(value) if seated else value
                if seated:
                    yield f"{field}_is", "you" if value == self.me else "other"
            case str():
                yield field, self.thing(kind, value)
                yield f"{field}_key", value.replace(".", "-")
                yield from self.forms(field, f"{kind}-{value}", kind)
            case dict():
                yield field, self.counted(kind, value)
                yield f"{field}_many", sum(value.values())
            case tuple() if seated:
                yield field, self.words.listed([self.seat(seat) for seat in value])
                yield f"{field}_many", len(value)
                yield f"{field}_is", "you" if value == (self.me,) else "other"
            case tuple():
                yield field, self.counted(kind, Counter(map(str, value)))
                yield f"{field}_many", len(value)

    def seat(self, seat: int) -> str:
        if seat == self.me:
            return SELF + self.words.say_of(self.game, "you")
        return self.names[seat] if seat < len(self.names) else self.words.say("seat", number=str(seat + 1))

    def points(self, seats: Sequence[int], points: Sequence[int]) -> str:
        pairs = zip(seats, points, strict=True)
        return ", ".join(self.words.say("score-of", seat=self.seat(seat), points=many) for seat, many in pairs)

    def thing(self, kind: str, name: str) -> str:
        """Something in running text, by its id; what has no name stays as it is, such as a place."""
        titles = self.game.titles(self.pack, name) if self.pack and kind == "card" else {}
        called = self.words.name(self.game, kind, name, titles)
        if self.words.knows(self.game, f"{kind}-in-text"):
            return self.words.say_of(
                self.game, f"{kind}-in-text", **{kind: called}, **self.game.thing_facts(kind, name)
            )
        return called

    def forms(self, field: str, key: str, kind: str) -> Iterator[tuple[str, object]]:
        if not self.words.knows(self.game, f"{kind}-in-text"):
            for form, text in self.words.forms(self.game, key).items():
                yield f"{field}_{form}", text

    def counted(self, kind: str, counts: Mapping[str, int]) -> str:
        """`1 coal and 2 crystals`, `Farm and Fair ×2`."""
        return self.words.listed([self.several(kind, name, many) for name, many in counts.items()])

    def several(self, kind: str, name: str, many: int) -> str:
        if self.words.knows(self.game, f"{kind}-{name}.count"):
            return self.words.say_of(self.game, f"{kind}-{name}.count", n=many)
        thing = self.thing(kind, name)
        return thing if many == 1 else self.words.say("several", thing=thing, many=many)
