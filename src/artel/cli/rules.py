"""`artel rules`: the whole rules, a section, a clause, a search, or the cards."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Any

from artel.cli.common import pack_of, show
from artel.kernel.errors import BadInput
from artel.kernel.game import game as game_of
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from artel.kernel.game import Game
    from artel.kernel.packs import Pack
    from artel.text import Words

Line = tuple[int, str]
"""Indent and text."""
RULING = "†"
RECONSTRUCTED = "reconstructed"


def run(game: str, what: list[str], cards: bool, data: Path | None, language: str) -> None:
    found = game_of(game)
    rulebook = Rulebook(found, words(language), pack_of(found, data))
    show(list(rulebook.cards(what) if cards else rulebook.asked(what)))


class Rulebook:
    """The rules and the cards of a game as paragraphs."""

    def __init__(self, game: Game, said: Words, pack: Pack) -> None:
        self.game = game
        self.said = said
        self.faces: list[Any] = game.components(pack).faces
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
                yield from [(0, f"{name}. {self.sections[name].heading}"), (0, "")]
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
        return list(dict.fromkeys(said)) if self.reconstructed(self.faces) else []

    def search(self, text: str) -> Iterator[Line]:
        """Clauses and cards that hold all these words."""
        wanted = plain(text).split()

        def holds(*texts: str | None) -> bool:
            return all(word in plain(" ".join(filter(None, texts))) for word in wanted)

        clauses = [name for name, clause in self.clauses.items() if holds(clause.text, clause.ruling)]
        cards = [face for face in self.faces if holds(face.name, self.title(face), self.text(face))]
        if not clauses and not cards:
            raise BadInput(problem=self.said.say("rules-nothing-found", words=text))
        if cards:
            yield from self.card_list(cards)
        if clauses:
            if cards:
                yield 0, ""
            yield from self.chosen(clauses)

    # -- cards -----------------------------------------------------------------------------------------

    def cards(self, what: list[str]) -> Iterator[Line]:
        """All cards, or those whose names hold these words."""
        wanted = plain(" ".join(what))
        cards = [face for face in self.faces if wanted in plain(f"{face.name} {self.title(face)}")]
        if not cards:
            raise BadInput(problem=self.said.say("rules-nothing-found", words=" ".join(what)))
        yield from self.card_list(cards)

    def card_list(self, faces: list[Any]) -> Iterator[Line]:
        for face in faces:
            yield from self.card(face)
        if self.reconstructed(faces):
            yield 0, ""
            yield 0, f"{self.provenance(RECONSTRUCTED)}: {self.said.say_of(self.game, 'provenance-reconstructed.note')}"

    def card(self, face: Any) -> Iterator[Line]:
        values = ", ".join(face.label(side) for side in range(len(face.values)))
        facts = [
            self.said.say("rules-values", values=values, initial=face.label(face.initial)),
            self.said.say_of(self.game, f"kind-{face.kind}"),
        ]
        if face.colour:
            facts.append(self.said.say_of(self.game, f"colour-{face.colour}"))
        if face.replaces:
            replaced = next((other for other in self.faces if other.name == face.replaces), face)
            card = self.said.say("card-in-text", card=self.title(replaced))
            facts.append(self.said.say("rules-replaces", card=card))
        facts.append(f"[{self.provenance(face.provenance)}]")
        yield 0, f"{self.title(face)} ({face.name}): {'; '.join(facts)}"
        yield 2, self.text(face)

    def title(self, face: Any) -> str:
        return self.said.card(self.game, face.name, face.titles)

    def text(self, face: Any) -> str:
        return self.said.card_property(self.game, face.behaves)

    def provenance(self, kind: str) -> str:
        return self.said.say_of(self.game, f"provenance-{kind}")

    @staticmethod
    def reconstructed(faces: list[Any]) -> bool:
        return any(face.provenance == RECONSTRUCTED for face in faces)


def plain(text: str) -> str:
    """For comparing: small letters, ё as е, _ as a space."""
    return text.casefold().replace("ё", "е").replace("_", " ")
