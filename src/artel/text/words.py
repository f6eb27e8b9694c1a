"""Everything that is said to people, in their language, made of typed facts.

The message of an event is `event-Played`, of a question `ask-BarracksDestroys`, of an option `do-play`, of an error
`error-illegal-action`, of an item of a score `item-cat`; clause Z4.2 is `Z4-2`, a card is `card-inn`. How the facts
become the arguments of messages, artel.text.facts says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from artel.kernel.errors import Problem
from artel.languages import LANGUAGES
from artel.text.bundles import Phrasebook, common, ids, messages, rules
from artel.text.facts import SELF, Facts

if TYPE_CHECKING:
    from artel.kernel.errors import ArtelError
    from artel.kernel.events import Event
    from artel.kernel.game import Game, Item
    from artel.kernel.view import View

CITED = re.compile(r"\(([A-Z]+\d+\.\d+)")
BEGINS = re.compile(rf"(^|[.!?] ){SELF}(\w)")


class Clause(NamedTuple):
    """A clause of the rules; `ruling`: what this program decides by itself in it, and why."""

    id: str
    text: str
    ruling: str | None


class Section(NamedTuple):
    id: str
    heading: str
    clauses: list[str]


class Words:
    """All words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._games: dict[str, Phrasebook] = {}
        self._rules: dict[str, Phrasebook] = {}
        self._forms: dict[tuple[str, str], dict[str, str]] = {}

    @cached_property
    def _common(self) -> Phrasebook:
        return Phrasebook(self.language, common(self.language))

    @cached_property
    def _everything(self) -> Phrasebook:
        from artel.games import GAMES

        every = [one for game in GAMES for one in messages(game, self.language)]
        return Phrasebook(self.language, [*common(self.language), *every])

    def _game(self, game: Game) -> Phrasebook:
        """The words of a game and the common ones."""
        if game.id not in self._games:
            found = messages(game.id, self.language)
            self._games[game.id] = Phrasebook(self.language, [*found[:1], *common(self.language), *found[1:]])
        return self._games[game.id]

    def _rules_of(self, game: Game) -> Phrasebook:
        if game.id not in self._rules:
            self._rules[game.id] = Phrasebook(self.language, rules(game.id, self.language))
        return self._rules[game.id]

    # -- messages --------------------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """A common message."""
        return formatted(self._common, key, args)

    def say_of(self, game: Game, key: str, **args: object) -> str:
        """A message of a game, or an attribute of one: `colour-red`, `provenance-reconstructed.note`."""
        return formatted(self._game(game), key, args)

    def knows(self, game: Game, key: str) -> bool:
        return has(self._game(game), key)

    def called(self, game: Game) -> str:
        """The name of a game; one that says none is called by its id."""
        key = f"ui-game-{game.id}"
        return self.say_of(game, key) if self.knows(game, key) else game.id.title()

    def option_name(self, game: Game, option: str) -> str:
        """What a game calls one of its options, `option-NAME`; else its own name."""
        key = f"option-{option}"
        return self.say_of(game, key) if self.knows(game, key) else option

    def option_value(self, game: Game, option: str, value: str) -> str:
        key = f"option-{option}.value"
        return self.say_of(game, key, value=value) if self.knows(game, key) else value

    def about(self, game: Game) -> str:
        """The game in a line."""
        key = f"ui-title-{game.id}"
        return self.say_of(game, key) if self.knows(game, key) else self.called(game)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-of", most=", ".join(items[:-1]), last=items[-1])

    def name(self, game: Game, kind: str, name: str, titles: Mapping[str, str] = {}) -> str:
        """What something is called: the message `wonder-giza`; `titles`: what its data pack calls it, by language."""
        if self.language in titles:
            return titles[self.language]
        if self.knows(game, f"{kind}-{name}"):
            return self.say_of(game, f"{kind}-{name}")
        return name.replace("_", " ").title() if kind == "card" else name

    def forms(self, game: Game, key: str) -> Mapping[str, str]:
        """The attributes of a message that need no arguments; and as `one`, what `.count` makes of 1."""
        at = game.id, key
        if at not in self._forms:
            texts = self._game(game)
            names = texts.get_message(key).attributes if texts.has_message(key) else {}
            asked = {name: name for name in names if name != "count"} | ({"one": "count"} if "count" in names else {})
            self._forms[at] = {form: formatted(texts, f"{key}.{name}", {"n": 1}) for form, name in asked.items()}
        return self._forms[at]

    def card(self, game: Game, name: str, titles: Mapping[str, str] = {}) -> str:
        return self.name(game, "card", name, titles)

    def card_property(self, game: Game, name: str) -> str:
        """What the card does; for a card of a data pack: the one it behaves like."""
        return self.say_of(game, f"card-{name}.property")

    # -- what happens at a table -----------------------------------------------------------------------

    def event(self, game: Game, event: Event, names: Sequence[str], pack: str = "", me: int | None = None) -> str:
        """A line of the log; `names` by seat; `pack`: the digest of the data pack, for names of its own; `me`: who
        reads it, called `you` by games that have a word for that."""
        fields = {field: getattr(event, field) for field in event.__struct_fields__}
        facts = Facts(self, game, pack, names, me if self.knows(game, "you") else None)
        text = self.say_of(game, f"event-{type(event).__name__}", **facts.said(fields))
        return BEGINS.sub(lambda found: found[1] + found[2].upper(), text).replace(SELF, "")

    def event_clause(self, event: Event) -> str | None:
        """The clause that an event names, or that its class cites."""
        cited = CITED.search(type(event).__doc__ or "")
        return getattr(event, "clause", None) or (cited[1] if cited else None)

    def question(self, game: Game, view: View, names: Sequence[str]) -> str:
        """What the viewer is asked, or whom the table waits for."""
        if not view.asked:
            return self.say("waiting-for-chance" if view.flow else "game-over")
        facts = Facts(self, game, view.pack, names)
        mine = view.me in view.asked
        frame = asked(view, view.me if mine else view.asked[0])
        args = facts.said(game.question_facts(view, frame))
        if mine:
            return self.say_of(game, f"ask-{frame['frame']}", **args)
        what = self.say_of(game, f"ask-{frame['frame']}.what", **args)
        return self.say("waiting-for", names=self.listed([facts.seat(seat) for seat in view.asked]), what=what)

    def option(self, game: Game, view: View, option: str, names: Sequence[str] = ()) -> str:
        """An option in notation as words; a choice is worded by the question, if it has an attribute for the verb."""
        facts = Facts(self, game, view.pack, names)
        verb, found = game.option_facts(view, option)
        if view.me in view.asked:
            frame = asked(view, view.me)
            key = f"ask-{frame['frame']}.{verb}"
            if self.knows(game, key):
                return self.say_of(game, key, **facts.said(game.question_facts(view, frame) | found))
        return self.say_of(game, f"do-{verb}", **facts.said(found)) if self.knows(game, f"do-{verb}") else option

    def item(self, game: Game, item: Item, pack: str = "") -> str:
        """What the points of an item are for: `item-cat`, or else a card."""
        if self.knows(game, f"item-{item.what}"):
            return self.say_of(game, f"item-{item.what}", where=item.where)
        return Facts(self, game, pack, ()).thing("card", item.what)

    # -- errors ----------------------------------------------------------------------------------------

    def error(self, error: ArtelError) -> str:
        """What is wrong, then the clause in brackets."""
        key = f"{error.key}-whole" if error.details.get("line") == 0 else error.key
        text = self._translated(key, error.details) if has(self._common, key) else error.message
        return f"{text} [{error.clause}]" if error.clause else text

    def refusal(self, error: ArtelError, game: Game) -> str:
        """The error, and below it what its clause says."""
        clause = self.clause(game, error.clause)
        return self.error(error) if clause is None else f"{self.error(error)}\n{clause.id}: {clause.text}"

    def problem(self, problem: Problem) -> str:
        """What an error states, in this language."""
        if self.language == "en":
            return str(problem)
        said = self._translated(problem.key, problem.facts)
        return said if problem.endswith(".") else said.removesuffix(".")

    def _translated(self, key: str, facts: Mapping[str, object]) -> str:
        args = {name: self.problem(fact) if isinstance(fact, Problem) else str(fact) for name, fact in facts.items()}
        return formatted(self._common if has(self._common, key) else self._everything, key, args)

    # -- the rules -------------------------------------------------------------------------------------

    def clause(self, game: Game, clause: str) -> Clause | None:
        """A clause by its id, such as Z4.2."""
        found, key = self._rules_of(game), clause.replace(".", "-")
        if "-" not in key or not has(found, key):
            return None
        ruling = formatted(found, f"{key}.ruling", {}) if has(found, f"{key}.ruling") else None
        return Clause(clause, formatted(found, key, {}), ruling)

    def sections(self, game: Game) -> list[Section]:
        """The sections in order, each with its heading and the ids of its clauses."""
        found: list[Section] = []
        written = [ids(one) for one in rules(game.id, self.language)]
        for key in max(written, key=len, default=()):  # a language may have only a part of them yet
            if "-" in key:
                found[-1].clauses.append(key.replace("-", "."))
            else:
                found.append(Section(key, formatted(self._rules_of(game), key, {}), []))
        return found

    def headings_below(self, game: Game, section: str) -> list[str]:
        """What a section is divided into, such as the phases of a round: the attributes of its heading."""
        found = self._rules_of(game)
        return [formatted(found, f"{section}.{name}", {}) for name in found.get_message(section).attributes]


@cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise ValueError(f"no words for “{language}”; languages are {', '.join(LANGUAGES)}")
    return Words(language)


def asked(view: View, seat: int) -> dict[str, Any]:
    """The question that is open for a seat, as the view shows it."""
    frame: dict[str, Any] = view.flow[-1]
    together: list[dict[str, Any]] = frame.get("questions", [])
    return next((question for question in together if question["seat"] == seat), frame)


def has(texts: Phrasebook, key: str) -> bool:
    message, _, attribute = key.partition(".")
    return texts.has_message(message) and (not attribute or attribute in texts.get_message(message).attributes)


def formatted(texts: Phrasebook, key: str, args: Mapping[str, Any]) -> str:
    """Raises LookupError where there is no such message, and whatever Fluent finds wrong with the arguments."""
    message, _, attribute = key.partition(".")
    found = texts.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise LookupError(key)
    text, errors = texts.format_pattern(pattern, dict(args))
    if errors:
        raise errors[0]
    return str(text)
