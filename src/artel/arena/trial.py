"""Before an arena begins: can the bots be started? One that cannot is an error with its own words, not a row of
forfeits. What a bot does later, once it has answered, is between it and its games."""

from __future__ import annotations

import tempfile
from typing import IO, TYPE_CHECKING, Final

from artel.bots.entrants import COMMAND, PYTHON, class_of
from artel.bots.external import BotEnded, BotFault, External
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.errors import BadInput
from artel.kernel.record import Match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from artel.arena.plan import GameJob
    from artel.bots.entrants import Entrant

TAIL: Final = 2000
"""Characters of what a program wrote on its standard error."""


class BotNotStarted(BadInput):
    says = "The bot {bot} cannot be started: {problem}.\n{words}"


def trials(jobs: Iterable[GameJob]) -> Iterator[tuple[Entrant, GameJob]]:
    """Who is to be tried, and in which game: everybody who comes from outside, once in each game."""
    tried: set[tuple[str, str]] = set()
    for job in jobs:
        for entrant in job.seats:
            one = entrant.bot, job.setup.game
            if entrant.bot.startswith((COMMAND, PYTHON)) and one not in tried:
                tried.add(one)
                yield entrant, job


def try_out(entrant: Entrant, job: GameJob) -> None:
    """Raises BotNotStarted where a class cannot be made, or a program ends before its first answer."""
    if entrant.bot.startswith(PYTHON):
        try:
            class_of(entrant.bot)()
        except Exception as error:  # whatever it says
            raise BotNotStarted(bot=entrant.name, problem=type(error).__name__, words=error) from None
        return
    match = Match(job.setup, job.seed)
    view = match.game.view(match.table, pending(match.table)[0])
    with tempfile.TemporaryFile() as words:
        bot = External(entrant.bot.removeprefix(COMMAND), errors=words)
        try:
            bot.choose(view, list(view.options), entrant.clock or job.clock, Rng(0))
        except BotEnded as fault:
            raise BotNotStarted(bot=entrant.name, problem=fault.details["problem"], words=tail(words)) from None
        except BotFault:
            pass  # it is there, if only to be late or to err
        finally:
            bot.close()


def tail(words: IO[bytes]) -> str:
    """The last lines; what a program writes may not steer the terminal."""
    words.seek(0)
    text = words.read().decode(errors="replace").strip()
    if len(text) > TAIL:
        text = f"… {text[-TAIL:]}"
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text.replace("\t", "    "))
