"""Who enters an arena: a bot of Artel, a class in Python or a program, each with a name and perhaps a clock of its own.

`level3`, `level4@0.2s`, `level4@500i`, `quick=level4@0.2s`, `py:my_bots:Cautious`, `mine=cmd:python my_bot.py`.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Final

import msgspec

from artel.bots import BOTS, Clock, bot
from artel.kernel.errors import BadInput, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from artel.bots import Bot

PYTHON: Final = "py:"
COMMAND: Final = "cmd:"
FORM: Final = re.compile(r"(?:(?P<name>[\w.+-]+)=)?(?P<bot>.+?)(?:@(?P<much>\d+(?:\.\d+)?)(?P<unit>[si]))?", re.DOTALL)


class BadEntrant(BadInput):
    says = "“{given}” is no bot for an arena: {problem}."


class Entrant(msgspec.Struct, frozen=True):
    """`bot`: as `bot()` knows it, or `py:MODULE:CLASS`, or `cmd:COMMAND`; `clock`: instead of the common one."""

    name: str
    bot: str
    clock: Clock | None = None


def read_entrants(texts: Iterable[str], processor: bool = False) -> list[Entrant]:
    """Each text names one or several, separated by commas; a comma within one is written `\\,`. `processor`: seconds of
    the processor are meant. Raises BadEntrant."""
    found: list[Entrant] = []
    for text in texts:
        for part in re.split(r"(?<!\\),", text):
            entrant = read_entrant(part.replace("\\,", ",").strip(), processor)
            if entrant.name in [other.name for other in found]:
                raise BadEntrant(
                    given=entrant.name,
                    problem=Problem("entrant-twice", "it is there twice; give each a name, as in quick=level3@0.1s"),
                )
            found.append(entrant)
    return found


def read_entrant(text: str, processor: bool = False) -> Entrant:
    form = FORM.fullmatch(text)
    if form is None:
        raise BadEntrant(given=text, problem=Problem("entrant-form", "a bot is [NAME=]BOT[@CLOCK]"))
    kind, much = form["bot"], form["much"]
    if not kind.startswith((PYTHON, COMMAND)) and kind not in BOTS:
        raise BadEntrant(
            given=text,
            problem=Problem(
                "entrant-kinds", "bots are {names}, py:MODULE:CLASS and cmd:COMMAND", names=", ".join(BOTS)
            ),
        )
    if kind.startswith(PYTHON):
        class_of(kind)
    clock = None
    if much is not None:
        by_time = form["unit"] == "s"
        clock = Clock(seconds=float(much), processor=processor) if by_time else Clock(iterations=int(float(much)))
    return Entrant(form["name"] or text, kind, clock)


def bot_of(kind: str) -> Bot:
    """A new bot of this kind, with nothing in its memory; raises UnknownBot or BadEntrant."""
    if kind.startswith(COMMAND):
        from artel.bots.external import External

        return External(kind.removeprefix(COMMAND))
    if kind.startswith(PYTHON):
        made: Bot = class_of(kind)()
        return made
    return bot(kind)


@contextmanager
def seated(kind: str) -> Iterator[Bot]:
    """A new bot, which is closed in the end if it is one that can be closed."""
    made = bot_of(kind)
    try:
        yield made
    finally:
        if (close := getattr(made, "close", None)) is not None:
            close()


def class_of(kind: str) -> type[Bot]:
    module, _, name = kind.removeprefix(PYTHON).partition(":")
    try:
        found: type[Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadEntrant(
            given=kind, problem=Problem("entrant-import", "it cannot be imported ({reason})", reason=str(error))
        ) from None
    return found
