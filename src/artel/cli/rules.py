"""`artel rules`: the whole rules, a section, a clause, a search, or what is in the box."""

from __future__ import annotations

import difflib
import re
from itertools import groupby
from typing import TYPE_CHECKING

from artel.cli.common import pack_of, show
from artel.games import game as game_of
from artel.kernel.errors import BadInput
from artel.text import words
from artel.text.facts import KINDS, Facts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from artel.kernel.game import Game, Part
    from artel.kernel.packs import Pack
    from artel.text import Words

Line = tuple[int, str]
"""Indent and text."""
RULING = "†"
RECONSTRUCTED = "reconstructed"
PROPERTIES = ("property", "effect")
"""Attributes that tell what something does."""


def run(game: str, what: list[str], cards: bool, data: Path | None, language: str) -> None:
    found = game_of(game)
    rulebook = Rulebook(found, words(language), pack_of(found, data))
    show(list(rulebook.cards(what) if cards else rulebook.asked(what)))


class Rulebook:
    """The rules of a game, and what is in its box, as paragraphs."""

    def __init__(self, game: Game, said: Words, pack: Pack) -> None:
        self.game = game
        self.said = said
        self.facts = Facts(said, game, pack.digest, ())
        self.parts = game.parts(pack)
        self.sections = {section.id: section for section in said.sections(game)}
        named = [name for section in self.sections.values() for name in section.clauses]
        self.clauses = {name: clause for name in named if (clause := said.clause(game, name)) is not None}

    def asked(self, what: list[str]) -> Iterator[Line]:
        """By ids, if these are ids; otherwise a search."""
        if not what:
            yield from self.chosen(list(self.sections))
            return
        ids = [word.upper().replace("-", ".") for word in what]
        if all(re.fullmatch(rf"{self.game.clauses}\d+(\.\d+)?", name) for name in ids):
            for name in ids:
                self.check(name)
            yield from self.chosen(ids)
        else:
            yield from self.search(" ".join(what))

    def check(self, name: str) -> None:
        known = [*self.sections, *self.clauses]
        if name not in known:
            near = difflib.get_close_matches(name, known, n=4, cutoff=0.3)
            first, *_, last = self.sections
            raise BadInput(
                problem=self.said.say("rules-no-clause", given=name, near=", ".join(near), first=first, last=last)
            )

    def chosen(self, names: list[str]) -> Iterator[Line]:
        """Sections and clauses by their ids, and below them what must be known of all."""
        rulings = False
        for name in names:
            if name in self.sections:
                yield from [(0, "")] if name != names[0] else []
                yield 0, f"{name}. {self.sections[name].heading}"
                yield from ((2, heading) for heading in self.said.headings_below(self.game, name))
                yield 0, ""
            for clause in self.sections[name].clauses if name in self.sections else [name]:
                _, text, ruling = self.clauses[clause]
                yield 0, f"{clause}  {text}"
                if ruling is not None:
                    rulings = True
                    yield 2, f"{RULING} {ruling}"
        notes = [self.said.say("rules-ruling-mark")] if rulings else []
        notes += self.notes({name.partition(".")[0] for name in names})
        if notes:
            yield 0, ""
        yield from ((0, note) for note in notes)

    def notes(self, sections: set[str]) -> list[str]:
        """What is to be said of reconstructed cards, where the rules of cards are shown."""
        keys = [f"cards-note-{section}" for section in self.sections if section in sections]
        said = [self.said.say_of(self.game, key) for key in keys if self.said.knows(self.game, key)]
        return list(dict.fromkeys(said)) if reconstructed(self.parts) else []

    def search(self, text: str) -> Iterator[Line]:
        """Clauses, cards and other things that hold all these words."""
        wanted = plain(text).split()

        def holds(*texts: str | None) -> bool:
            return all(word in plain(" ".join(filter(None, texts))) for word in wanted)

        clauses = [name for name, clause in self.clauses.items() if holds(clause.text, clause.ruling)]
        parts = [part for part in self.parts if holds(part.name, self.title(part), self.text(part))]
        if not clauses and not parts:
            raise BadInput(problem=self.said.say("rules-nothing-found", words=text))
        if parts:
            yield from self.listed(parts)
        if clauses:
            if parts:
                yield 0, ""
            yield from self.chosen(clauses)

    # -- the box ---------------------------------------------------------------------------------------

    def cards(self, what: list[str]) -> Iterator[Line]:
        """Everything in the box, or that whose name holds these words."""
        wanted = plain(" ".join(what))
        parts = [part for part in self.parts if wanted in plain(f"{part.name} {self.title(part)}")]
        if not parts:
            raise BadInput(problem=self.said.say("rules-nothing-found", words=" ".join(what)))
        yield from self.listed(parts)

    def listed(self, parts: list[Part]) -> Iterator[Line]:
        """By kind, with headings if there are several."""
        kinds = [(kind, list(group)) for kind, group in groupby(parts, key=lambda part: part.kind)]
        for kind, group in kinds:
            if len(kinds) > 1:
                yield from [(0, "")] if kind != kinds[0][0] else []
                yield from [(0, self.said.say_of(self.game, f"parts-{kind}")), (0, "")]
            for part in group:
                yield from self.part(part)
        if reconstructed(parts):
            yield 0, ""
            yield 0, f"{self.provenance(RECONSTRUCTED)}: {self.said.say_of(self.game, 'provenance-reconstructed.note')}"

    def part(self, part: Part, indent: int = 0) -> Iterator[Line]:
        """Its facts by their messages, such as `fact-points`; what is zero or empty is passed over."""
        args = self.facts.said(part.facts)
        keys = [f"fact-{field}" for field, value in part.facts.items() if value]
        facts = [self.said.say_of(self.game, key, **args) for key in keys if self.said.knows(self.game, key)]
        yield indent, f"{self.title(part)}: {'; '.join([*facts, f'[{self.provenance(part.provenance)}]'])}"
        if text := self.text(part):
            yield indent + 2, text
        for inner in part.parts:
            yield from self.part(inner, indent + 2)

    def title(self, part: Part) -> str:
        """`Town Hall (town_hall)`, or `Stage 2` for what has no name."""
        if self.said.knows(self.game, f"{part.kind}.numbered"):
            return self.said.say_of(self.game, f"{part.kind}.numbered", number=part.name)
        own = self.said.knows(self.game, f"{part.kind}-{part.name}")
        kind = part.kind if own else KINDS.get(part.kind, part.kind)
        name = self.said.name(self.game, kind, part.name, self.game.titles(self.facts.pack, part.name))
        return f"{name[0].upper()}{name[1:]} ({part.name})"

    def text(self, part: Part) -> str:
        keys = [f"{part.kind}-{part.behaves or part.name}.{attribute}" for attribute in PROPERTIES]
        return next((self.said.say_of(self.game, key) for key in keys if self.said.knows(self.game, key)), "")

    def provenance(self, kind: str) -> str:
        return self.said.say_of(self.game, f"provenance-{kind}")


def reconstructed(parts: list[Part]) -> bool:
    return any(inner.provenance == RECONSTRUCTED for part in parts for inner in part.all())


def plain(text: str) -> str:
    """For comparing: small letters, ё as е, _ as a space."""
    return text.casefold().replace("ё", "е").replace("_", " ")
