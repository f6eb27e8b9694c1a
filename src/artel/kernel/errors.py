"""What can go wrong, by kind.

ArtelError
├── Refused            an answer that the rules do not allow now; nothing has changed
│   ├── IllegalAction      not among the open options
│   ├── NotAsked           this seat is not asked anything
│   ├── StaleQuestion      the question was answered already
│   └── NothingToUndo      no action that may be taken back
├── BadInput           something from outside is malformed
│   ├── BadNotation  BadOption  BadSeats  BadPack  BadRecord  BadScenario  UnknownGame  UnknownBot
│   └── NotInstalled       an extra of the package is missing
└── WrongVersion       a record or save made under other rules or another data pack

`str(error)` is English; the text layer words the same facts (`key`, `details`) in the player's language. What
is wrong in particular is one of the details, a `Problem`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Self

SHOWN = 12


def listed(items: Iterable[object], most: int = SHOWN) -> str:
    """`a, b, c … (40 in all)`."""
    texts = [str(item) for item in items]
    if len(texts) <= most:
        return ", ".join(texts) if texts else "-"
    return ", ".join(texts[:most]) + f" … ({len(texts)})"


class Problem(str):
    """What is wrong, or where, as a fact. The text layer says it by `key` and `facts`; by itself it is English.

    Facts may be problems again.
    """

    __slots__ = ("facts", "key", "says")
    key: str
    """The Fluent message, e.g. `problem-out-of-range`."""
    says: str
    facts: dict[str, object]

    def __new__(cls, name: str, says: str, /, **facts: object) -> Self:
        return cls.told(f"problem-{name}", says, facts)

    @classmethod
    def told(cls, key: str, says: str, facts: dict[str, object]) -> Self:
        made = super().__new__(cls, says.format(**facts))
        made.key, made.says, made.facts = key, says, facts
        return made

    @classmethod
    def of(cls, error: ArtelError) -> Self:
        """An error inside another one; its clause is left to that."""
        return cls.told(error.key, error.says.removesuffix("."), error.details)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).told, (self.key, self.says, self.facts)


class ArtelError(Exception):
    says: ClassVar[str] = "{problem}"

    def __init__(self, clause: str = "", **details: object) -> None:
        super().__init__(clause, details)
        self.clause = clause
        self.details = details

    @property
    def key(self) -> str:
        """The Fluent message that says this, e.g. `error-illegal-action`."""
        return "error" + re.sub(r"([A-Z])", r"-\1", type(self).__name__).lower()

    @property
    def message(self) -> str:
        """What is wrong, without the clause."""
        return self.says.format(**self.details)

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes."""
        return again, (type(self), self.clause, self.details)

    def __str__(self) -> str:
        return f"{self.message} [{self.clause}]" if self.clause else self.message


def again(kind: type[ArtelError], clause: str, details: dict[str, object]) -> ArtelError:
    return kind(clause, **details)


class Refused(ArtelError):
    pass


class IllegalAction(Refused):
    says = "Seat {seat} cannot do “{action}” now. Open: {open}."


class NotAsked(Refused):
    says = "Seat {seat} is not asked anything now. Waiting for: {open}."


class StaleQuestion(Refused):
    says = "The question was number {given}, but the table is at number {now}. Look again and answer that one."


class NothingToUndo(Refused):
    says = "Nothing can be taken back: something hidden was shown since, or another seat has acted."


class BadInput(ArtelError):
    pass


class BadNotation(BadInput):
    says = "“{text}” is not an action: {problem}."


class BadOption(BadInput):
    says = "The option {option} cannot be “{given}”. Possible: {possible}."


class BadSeats(BadInput):
    says = "{game} is for {least} to {most} players, not for {given}."


class NoObserver(BadInput):
    says = (
        "Learners cannot answer in {game}: its class needs {attribute}, the list of all actions by their codes, or the "
        "method {method}, which puts a table down as numbers; see {page}."
    )


class BadBoard(BadInput):
    says = "{file}: {problem}."


class BadPack(BadInput):
    says = "{file}, line {line}, {field}: {problem}."
    at = ""
    """Which field it is, as `section/index/name`; empty: none."""


class BadRecord(BadInput):
    says = "The record is broken at {where}: {problem}."


class BadScenario(BadInput):
    says = "{file}, {where}: {problem}."


class UnknownGame(BadInput):
    says = "There is no game “{given}”. Games: {possible}."


class UnknownBot(BadInput):
    says = "There is no bot “{given}”. Bots: {possible}."


class NotInstalled(BadInput):
    says = "{name} is not installed; it comes with {package}."


class WrongVersion(ArtelError):
    says = "Made with {what} {given}; this program has {now}. It can be replayed only there."
