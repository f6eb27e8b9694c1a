"""What a game tells the rest of the program: one entry in the registry, and nothing else is visible of it."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from artel.kernel.errors import BadOption, BadSeats, Problem, UnknownGame, WrongVersion
from artel.kernel.ids import Seat
from artel.kernel.margins import margins
from artel.kernel.notation import read_name
from artel.kernel.packs import Pack, read_pack

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from artel.kernel.chance import Rng
    from artel.kernel.frames import Action, Chance, Frame, Table
    from artel.kernel.observation import Observer
    from artel.kernel.traits import Traits

GAMES: dict[str, str] = {name: f"artel.games.{name}" for name in ("zodchie", "architects", "carcassonne", "artificium")}
"""By id: the module that holds `GAME`. Games are imported when they are asked for."""
for entry in entry_points(group="artel.games"):  # games that other packages bring
    GAMES.setdefault(entry.name, entry.value)


class Item(msgspec.Struct, frozen=True):
    """One line of a score: so many points, for what, where, by which clause."""

    seat: Seat
    points: int
    what: str
    where: str
    clause: str


class Result(msgspec.Struct, frozen=True):
    """`places`: 1 for the winner, equal numbers for a tie."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    items: tuple[Item, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def ranked(standings: Sequence[Any]) -> tuple[int, ...]:
    """Places by what decides, more is better; equal standings share a place."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


class Part(msgspec.Struct, frozen=True):
    """Something in the box, as lists show it: `wonder`, `giza`, and facts to be told by the names of their fields."""

    kind: str
    name: str
    facts: dict[str, Any]
    provenance: str
    behaves: str = ""
    """What it does is told like that of this one."""
    parts: tuple[Part, ...] = ()

    def all(self) -> list[Part]:
        return [self, *[inner for part in self.parts for inner in part.all()]]


class Foreseen(msgspec.Struct, frozen=True):
    """What an answer would do at once, as far as whoever is asked can know: events, and the numbers that the table
    would show instead of those it shows; None: none any more."""

    events: tuple[Any, ...]
    numbers: dict[str, int | None]


class Option(msgspec.Struct, frozen=True):
    """A table option; `pattern`: what it may be, as a regular expression."""

    name: str
    default: str
    pattern: str

    def read(self, text: str) -> str:
        if not re.fullmatch(self.pattern, text):
            raise BadOption(option=self.name, given=text, possible=self.pattern.replace("|", ", "))
        return text


class Setup(msgspec.Struct, frozen=True):
    """Who plays what with what."""

    game: str
    seats: int
    options: dict[str, str]
    pack: Pack


class Game:
    """Base of every game's entry."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    least: ClassVar[int]
    most: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    clauses: ClassVar[str]
    """The letter of its clauses."""
    hidden: ClassVar[bool] = True
    """Does anybody know what others must not see?"""
    view_type: ClassVar[Any]
    event_type: ClassVar[Any]
    actions: ClassVar[Sequence[Action]] = ()
    """All of them by code; a game that makes them when they are asked for has its own `action` and `read_action`."""
    traits: ClassVar[Traits | None] = None
    """What a learned judgement looks at; None: nothing can be learned."""
    frame_modules: ClassVar[tuple[str, ...]] = ()
    """Modules and packages with frames of this game beside the one that its class is in."""

    def __init__(self) -> None:
        self._components: dict[str, Any] = {}
        self._standard: Pack | None = None
        self.frames: dict[str, type[Frame]] = {}  # by name; filled by the codec when first asked

    def frame_homes(self) -> tuple[str, ...]:
        """Where its frames are: with its class, with those that it derives from, and where they say."""
        own = [cls.__module__ for cls in type(self).__mro__ if issubclass(cls, Game) and cls is not Game]
        return (*own, *self.frame_modules)

    # -- setting up ------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None) -> Setup:
        """Checks what somebody asks for; raises BadSeats or BadOption."""
        if not self.least <= seats <= self.most:
            raise BadSeats(game=self.id, least=self.least, most=self.most, given=seats)
        known = {option.name: option for option in self.options}
        for name in options or {}:
            if name not in known:
                raise BadOption(
                    option=name,
                    given=(options or {})[name],
                    possible=Problem("options-are", "options are {names}", names=", ".join(known)),
                )
        chosen = {name: option.read((options or {}).get(name, option.default)) for name, option in known.items()}
        setup = Setup(self.id, seats, chosen, pack or self.standard_pack())
        self.components(setup.pack)
        self.check(setup)
        return setup

    def check(self, setup: Setup) -> None:
        """Raises where options do not go together."""

    def standard_pack(self) -> Pack:
        if self._standard is None:
            self._standard = read_pack(files(GAMES[self.id]) / "data", self.id)
        return self._standard

    def pack_from(self, folder: Path) -> Pack:
        """Reads and checks a data pack; raises BadPack."""
        pack = read_pack(folder, self.id)
        self.components(pack)
        return pack

    def components(self, pack: Pack) -> Any:
        if pack.digest not in self._components:
            self._components[pack.digest] = self.read_components(pack)
        return self._components[pack.digest]

    def components_of(self, digest: str) -> Any:
        """The components of a pack that was loaded before."""
        if digest not in self._components:
            self.components(self.standard_pack())
        if digest not in self._components:
            raise WrongVersion(what=Problem("data-pack", "data pack"), given=digest, now=", ".join(self._components))
        return self._components[digest]

    def digest_of(self, components: Any) -> str:
        return next(digest for digest, known in self._components.items() if known is components)

    def read_components(self, pack: Pack) -> Any:
        """Raises BadPack."""
        raise NotImplementedError

    # -- playing ---------------------------------------------------------------------------------------

    def new(self, setup: Setup) -> Table:
        """A table with everything still on its stack."""
        raise NotImplementedError

    def lay_out(self, setup: Setup, layout: dict[str, Any]) -> Table:
        """A table laid out by hand; raises BadScenario."""
        raise NotImplementedError

    def view(self, t: Any, seat: Seat) -> Any:
        raise NotImplementedError

    def rebuild(self, view: Any) -> Any:
        """A table that the viewer cannot tell from the real one, made of the view alone."""
        raise NotImplementedError

    def reshuffle(self, t: Any, seat: Seat, rng: Rng) -> None:
        """Changes in place all that this seat cannot know, at random."""
        raise NotImplementedError

    def determinize(self, view: Any, rng: Rng) -> Any:
        t = self.rebuild(view)
        self.reshuffle(t, view.me, rng)
        return t

    def result(self, t: Any) -> Result:
        """The final result, or what it would be now."""
        raise NotImplementedError

    def scores(self, t: Any) -> list[int]:
        return list(self.result(t).scores)

    def places(self, t: Any) -> tuple[int, ...]:
        return self.result(t).places

    def evaluate(self, t: Any) -> list[float]:
        """How well each seat stands, in points of margin."""
        return margins(self.scores(t))

    def judge(self, t: Any) -> list[float]:
        """The same with foresight, where the game has more to say; for search."""
        return self.evaluate(t)

    def observer(self, setup: Setup) -> Observer:
        """For learners: the table as numbers."""
        raise NotImplementedError

    # -- notation --------------------------------------------------------------------------------------

    def action(self, code: int) -> Action:
        return self.actions[code]

    def write_action(self, t: Any, action: Action) -> str:
        written: str = t.write(action)
        return written

    def read_action(self, t: Any, text: str) -> Action:
        return self.actions[
            read_name([t.write(action) for action in self.actions], text, text, Problem("what-action", "action"))
        ]

    def write_outcome(self, t: Any, chance: Chance, outcome: int) -> str:
        return str(outcome)

    def read_outcome(self, t: Any, chance: Chance, text: str) -> int:
        possible = list(chance.weights(t))
        return possible[
            read_name([str(outcome) for outcome in possible], text, text, Problem("what-outcome", "outcome"))
        ]

    # -- telling: what there is to say, in ids, seats and numbers; artel.text finds the words by the fields' names

    def question_facts(self, view: Any, question: dict[str, Any]) -> dict[str, Any]:
        """An open question as the view shows it, with names instead of numbers."""
        return question

    def option_facts(self, view: Any, option: str) -> tuple[str, dict[str, Any]]:
        """The verb of an option in notation, and what it is done to."""
        verb, _, what = option.partition(" ")
        return verb, {"what": what}

    def foresee(self, view: Any, option: str) -> Foreseen | None:
        """What one of the view's options would do; None: this game does not foresee."""
        return None

    def parts(self, pack: Pack) -> list[Part]:
        """All that a data pack puts in the box, in the order of the rulebook."""
        return []

    def titles(self, digest: str, card: str) -> Mapping[str, str]:
        """What a data pack calls one of its cards, by language."""
        return {}


def game(name: str) -> Game:
    """A game by its id."""
    if name not in GAMES:
        raise UnknownGame(given=name, possible=", ".join(GAMES))
    found: Game = import_module(GAMES[name]).GAME
    return found


def game_of(view: Any) -> Game:
    """The game that a view is of: views carry their game's id as tag."""
    return game(type(view).__struct_config__.tag)


def games() -> Iterable[Game]:
    return (game(name) for name in GAMES)
