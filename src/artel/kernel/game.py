"""What a game tells the rest of the program: one object, and nothing else is visible of it."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self

import msgspec
from typing_extensions import TypeVar

from artel.kernel.errors import BadOption, BadSeats, Problem, WrongVersion
from artel.kernel.frames import Table
from artel.kernel.ids import Seat
from artel.kernel.margins import margins
from artel.kernel.notation import read_name
from artel.kernel.packs import Pack, read_alone, read_pack
from artel.kernel.style import Style
from artel.kernel.view import Facts, View
from artel.kernel.view_observation import ViewObserver

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.resources.abc import Traversable

    from artel.kernel.chance import Rng
    from artel.kernel.events import Event
    from artel.kernel.frames import Action, Chance, Frame
    from artel.kernel.layouts import Layout
    from artel.kernel.observation import Observer
    from artel.kernel.traits import Traits

T = TypeVar("T", bound=Table, default=Table)
V = TypeVar("V", bound=View, default=View)
B = TypeVar("B", default=Any)
"""Table, view and box of a game; of a bare `Game` no more is known than what all games have."""
T_co = TypeVar("T_co", bound=Table, default=Table, covariant=True)
V_co = TypeVar("V_co", bound=View, default=View, covariant=True)


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


class Standing(Protocol):
    def __gt__(self, other: Self, /) -> bool: ...


def ranked(standings: Sequence[Standing]) -> tuple[int, ...]:
    """Places by what decides, more is better; equal standings share a place."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


class Part(msgspec.Struct, frozen=True):
    """Something in the box, as lists show it: `wonder`, `giza`, and facts to be told by the names of their fields."""

    kind: str
    name: str
    facts: Facts
    provenance: str
    behaves: str = ""
    """What it does is told like that of this one."""
    parts: tuple[Part, ...] = ()

    def all(self) -> list[Part]:
        return [self, *[inner for part in self.parts for inner in part.all()]]


class Foreseen(msgspec.Struct, frozen=True):
    """What an answer would do at once, as far as whoever is asked can know: events, and the numbers that the table
    would show instead of those it shows; None: none any more."""

    events: tuple[Event, ...]
    numbers: dict[str, int | None]


class Option(msgspec.Struct, frozen=True):
    """A table option; `pattern`: what it may be, as a regular expression. `when`: it says something only where another
    option (its name) is so (its value)."""

    name: str
    default: str
    pattern: str
    when: tuple[str, str] | None = None

    def read(self, text: str) -> str:
        if not re.fullmatch(self.pattern, text):
            raise BadOption(option=self.name, given=text, possible=self.pattern.replace("|", ", "))
        return text

    def values(self) -> list[str]:
        """The single words that the pattern names: `none|die|[0-6]` has nine of them, the default comes first."""
        found: list[str] = []
        for part in re.split(r"\|(?![^(]*\))", self.pattern):
            digits = re.fullmatch(r"\[(\d)-(\d)\]", part)
            if digits:
                found += [str(number) for number in range(int(digits[1]), int(digits[2]) + 1)]
            elif part.isalnum():
                found.append(part)
        return sorted(found, key=lambda value: value != self.default)


class Setup(msgspec.Struct, Generic[T_co, V_co], frozen=True):
    """Who plays what with what."""

    rules: Game[T_co, V_co]
    seats: int
    options: dict[str, str]
    pack: Pack

    @property
    def game(self) -> str:
        """The game's id."""
        return self.rules.id


class Game(Generic[T, V, B]):
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
    view_type: ClassVar[type[View]]
    event_type: ClassVar[object]
    inventory_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `inventory` makes; None: this game publishes nothing."""
    actions: ClassVar[Sequence[Action]] = ()
    """All of them by code; a game that makes them when they are asked for has its own `action` and `read_action`."""
    traits: ClassVar[Traits | None] = None
    """What a learned judgement looks at; None: nothing can be learned."""
    frame_modules: ClassVar[tuple[str, ...]] = ()
    """Modules and packages with frames of this game beside the one that its class is in."""
    style: ClassVar[Style] = Style()
    """How it is searched."""
    learned_style: ClassVar[Style] = Style(ahead=0, hunch=1.5)
    """How it is searched with what was learned."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """How it is worded: what an id is the id of, by the last word of its field, where that word is not the kind."""
    seat_fields: ClassVar[tuple[str, ...]] = ()
    """How it is worded: fields that hold seats, beside those that do in every game (artel.text.facts)."""
    drawing: ClassVar[str] = ""
    """How it is drawn as text: the package with `teller` (artel.drawing); none: in lines."""
    terminal: ClassVar[str] = ""
    """How it is played on a screen of text: the package with `board` (artel.tui); none: with a list of options."""
    theme_names: ClassVar[tuple[str, ...]] = ()
    """What puzzles of it are about; worded as `theme-…`."""
    uses: ClassVar[tuple[type[Event], ...]] = ()
    """How it is studied: events by which a seat takes or uses something of the box."""
    band: ClassVar[float] = 0.1
    """How it is studied: one more of a component may move the share of games won by so much before it stands out."""
    compiled: ClassVar[tuple[str, ...]] = ()
    """How it is compiled: modules in its folder, and folders with all of theirs. hatch_build.py reads this as text."""

    def __init__(self) -> None:
        self._components: dict[str, B] = {}
        self._standard: Pack | None = None
        self._packs: tuple[Pack, ...] = ()
        self.frames: dict[str, type[Frame]] = {}  # by name; filled by the codec when first asked

    def __reduce__(self) -> str:
        """Elsewhere it is the same: `GAME` of its module."""
        return "GAME"

    def homes(self) -> list[str]:
        """The modules of its class and of those that it derives from."""
        return [cls.__module__ for cls in type(self).__mro__ if issubclass(cls, Game) and cls is not Game]

    def frame_homes(self) -> tuple[str, ...]:
        """Where its frames are: with its class, with those that it derives from, and where they say."""
        return (*self.homes(), *self.frame_modules)

    # -- setting up ------------------------------------------------------------------------------------

    def setup(
        self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | str | None = None
    ) -> Setup[T, V]:
        """Checks what somebody asks for; `pack`: the data, or the name of a pack that comes with the game. Raises
        BadSeats, BadOption or BadPack."""
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
        if isinstance(pack, str):
            pack = self.pack_from(Path(pack))
        setup: Setup[T, V] = Setup(self, seats, chosen, pack or self.standard_pack())
        self.components(setup.pack)
        self.check(setup)
        return setup

    def check(self, setup: Setup) -> None:
        """Raises where options do not go together."""

    def standard_pack(self) -> Pack:
        """What lies in the folder `data` beside its class, or beside one that this derives from."""
        if self._standard is None:
            self._standard = read_pack(self.data_folders()[0], self.id)
        return self._standard

    def data_folders(self) -> list[Traversable]:
        packages = [sys.modules[home].__package__ for home in self.homes()]
        beside = [files(package) / "data" for package in packages if package]
        return [data for data in beside if data.is_dir()]

    def packs(self) -> tuple[Pack, ...]:
        """All that come with it: the standard pack, and the files in the folder `packs` of its data, one pack each."""
        if not self._packs:
            self._packs = (self.standard_pack(), *self.packs_in("packs"))
        return self._packs

    def packs_in(self, name: str) -> list[Pack]:
        """The files in a folder of its data, one pack each."""
        folders = [data / name for data in self.data_folders()[:1]]
        files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
        return [read_alone(file, self.id) for file in sorted(files, key=lambda file: file.name)]

    def pack_known_as(self, digest: str) -> Pack | None:
        """One that comes with it, or came with it once: games that were played with it name it."""
        known = next((pack for pack in self.packs() if pack.digest == digest), None)
        return known or next((pack for pack in self.earlier_packs() if pack.digest == digest), None)

    def earlier_packs(self) -> list[Pack]:
        """What its standard pack has been."""
        return self.packs_in("earlier")

    def pack_from(self, folder: Path) -> Pack:
        """Reads and checks the data pack in a folder, or one that comes with the game, by its name; raises BadPack."""
        known = {} if folder.is_dir() else {pack.name: pack for pack in self.packs()}
        pack = known.get(str(folder)) or read_pack(folder, self.id)
        self.components(pack)
        return pack

    def components(self, pack: Pack) -> B:
        if pack.digest not in self._components:
            self._components[pack.digest] = self.read_components(pack)
        return self._components[pack.digest]

    def components_of(self, digest: str) -> B:
        """The components of a pack that was loaded before."""
        if digest not in self._components:
            self.components(self.pack_known_as(digest) or self.standard_pack())
        if digest not in self._components:
            raise WrongVersion(what=Problem("data-pack", "data pack"), given=digest, now=", ".join(self._components))
        return self._components[digest]

    def digest_of(self, components: B) -> str:
        """The digest of the pack that they were read from."""
        for digest, known in self._components.items():
            if known is components:
                return digest
        raise LookupError(f"components that {self.id} has not read")

    def read_components(self, pack: Pack) -> B:
        """Raises BadPack."""
        raise NotImplementedError

    # -- playing ---------------------------------------------------------------------------------------

    def new(self, setup: Setup) -> T:
        """A table with everything still on its stack."""
        raise NotImplementedError

    def lay_out(self, setup: Setup, layout: Layout) -> T:
        """A table laid out by hand; raises BadScenario."""
        raise NotImplementedError

    def view(self, t: T, seat: Seat) -> V:
        raise NotImplementedError

    def views(self, t: T, seats: Sequence[Seat]) -> Sequence[V]:
        """What each of these seats sees; a game may make what all see only once."""
        return [self.view(t, seat) for seat in seats]

    def rebuild(self, view: V) -> T:
        """A table that the viewer cannot tell from the real one, made of the view alone."""
        raise NotImplementedError

    def reshuffle(self, t: T, seat: Seat, rng: Rng) -> None:
        """Changes in place all that this seat cannot know, at random."""
        raise NotImplementedError

    def determinize(self, view: V, rng: Rng) -> T:
        t = self.rebuild(view)
        self.reshuffle(t, view.me, rng)
        return t

    def result(self, t: T) -> Result:
        """The final result, or what it would be now."""
        raise NotImplementedError

    def scores(self, t: T) -> list[int]:
        return list(self.result(t).scores)

    def places(self, t: T) -> tuple[int, ...]:
        return self.result(t).places

    def evaluate(self, t: T) -> list[float]:
        """How well each seat stands, in points of margin."""
        return margins(self.scores(t))

    def judge(self, t: T) -> list[float]:
        """The same with foresight, where the game has more to say; for search."""
        return self.evaluate(t)

    def observer(self, setup: Setup) -> Observer[T]:
        """For learners: the table as numbers; views field by field, where the game says nothing else. Raises NoObserver
        where it lists no actions either."""
        return ViewObserver(self, setup.seats)

    # -- studying --------------------------------------------------------------------------------------

    def own_cards(self, t: T) -> Sequence[Sequence[str]]:
        """Right before the deal, where every seat will draw all cards of a deck of its own: these cards, by seat."""
        return ()

    def leave_out(self, t: T, seat: Seat, card: str) -> None:
        """In place: this seat plays without that one of its own cards, for the sake of an experiment."""
        raise NotImplementedError

    # -- notation --------------------------------------------------------------------------------------

    def action(self, code: int) -> Action:
        return self.actions[code]

    def write_action(self, t: T, action: Action) -> str:
        return t.write(action)

    def read_action(self, t: T, text: str) -> Action:
        return self.actions[
            read_name([t.write(action) for action in self.actions], text, text, Problem("what-action", "action"))
        ]

    def write_outcome(self, t: T, chance: Chance, outcome: int) -> str:
        return str(outcome)

    def read_outcome(self, t: T, chance: Chance, text: str) -> int:
        possible = list(chance.weights(t))
        return possible[
            read_name([str(outcome) for outcome in possible], text, text, Problem("what-outcome", "outcome"))
        ]

    # -- telling: what there is to say, in ids, seats and numbers; artel.text finds the words by the fields' names

    def question_facts(self, view: V, question: Facts) -> Facts:
        """An open question as the view shows it, with names instead of numbers."""
        return question

    def option_facts(self, view: V, option: str) -> tuple[str, Facts]:
        """The verb of an option in notation, and what it is done to."""
        verb, _, what = option.partition(" ")
        return verb, {"what": what}

    def thing_facts(self, kind: str, name: str) -> Facts:
        """What there is to say of something beyond its name, such as where a place lies: for `KIND-in-text`."""
        return {}

    def foresee(self, view: V, option: str) -> Foreseen | None:
        """What one of the view's options would do; None: this game does not foresee."""
        return None

    def themes(self, view: V, option: str, events: Sequence[Event]) -> tuple[str, ...]:
        """What an option that is clearly the best is an example of, the most telling first: some of `theme_names`, none
        where nothing could be explained. `events`: what comes of it at once."""
        return ()

    def inventory(self, components: B) -> msgspec.Struct | None:
        """What a data pack puts in the box, for those who draw it: an `inventory_type`."""
        return None

    def parts(self, pack: Pack) -> list[Part]:
        """All that a data pack puts in the box, in the order of the rulebook."""
        return []

    def titles(self, digest: str, card: str) -> Mapping[str, str]:
        """What a data pack calls one of its cards, by language."""
        return {}
