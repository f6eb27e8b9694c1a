"""What a bot thinks of the options, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from artel.games import game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, question_for
from artel.kernel.errors import ArtelError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from artel.bots import Answer, Weighed
    from artel.kernel.view import View
    from artel.text import Words

MOST: Final = 5


def explained(view: View, answer: Answer, words: Words, names: Sequence[str], most: int = MOST) -> list[str]:
    """A line for each of the best options; of one that was not weighed, only what it is."""
    if not answer.ranked:
        return [words.option(game_of(view), view, answer.option, names)]
    found = [
        f"{place}. {worded(view, option, words, names)}" for place, option in enumerate(answer.ranked[:most], start=1)
    ]
    return [*about(answer, words), *found, *what_decides(answer, words, most)]


def about(answer: Answer, words: Words) -> list[str]:
    """What is to be said of the bot itself."""
    return [words.say(f"bot-{answer.note}")] if answer.note else []


def what_decides(answer: Answer, words: Words, most: int = MOST) -> list[str]:
    """Said where another option looks better than the first."""
    chances = [option.win for option in answer.ranked[:most] if option.win is not None]
    return [words.say("bot-order")] if chances and max(chances) > chances[0] else []


def worded(view: View, weighed: Weighed, words: Words, names: Sequence[str]) -> str:
    """An option, what it is worth and what is expected to follow."""
    said, follows = judged(view, weighed, words, names), told_line(view, weighed, words, names)
    return f"{said}. {words.say('bot-line', line='; '.join(follows))}" if follows else said


def judged(view: View, weighed: Weighed, words: Words, names: Sequence[str]) -> str:
    """An option and what it is worth."""
    parts = []
    if weighed.win is not None:
        parts.append(words.say("bot-win", percent=round(100 * weighed.win)))
    if weighed.margin is not None:
        sign = "−" if weighed.margin < 0 else "+"
        parts.append(words.say("bot-margin", sign=sign, points=round(abs(weighed.margin), 1)))
    if weighed.visits:
        parts.append(words.say("bot-visits", visits=weighed.visits))
    option = words.option(game_of(view), view, weighed.option, names)
    return words.say("bot-option", option=option, facts=", ".join(parts)) if parts else option


def told_line(view: View, weighed: Weighed, words: Words, names: Sequence[str]) -> list[str]:
    """What is expected to follow, in words."""
    return [
        words.say("bot-step", name=names[one.seat], option=words.option(game_of(view), one.view, one.option, names))
        for one in follows(view, weighed.option, weighed.line)
    ]


class Follows(NamedTuple):
    """An answer that is expected to follow: as the seat sees the table, and by which clause it is asked."""

    seat: int
    view: View
    option: str
    clause: str


def follows(view: View, option: str, line: Sequence[str]) -> Iterator[Follows]:
    """What comes after an option, as far as it can be on a table that the viewer holds for possible."""
    game, rng = game_of(view), Rng(0)
    table = game.determinize(view, rng)
    steps = [(view.me, option)]
    for text in line:
        who, _, what = text.partition(" ")
        steps.append((int(who) - 1, what))
    for number, (seat, what) in enumerate(steps):
        try:
            action = game.read_action(table, what)
        except ArtelError:
            return
        question = question_for(table, seat)
        if question is None or not question.allows(table, action):
            return
        if number:
            yield Follows(seat, game.view(table, seat), what, question.clause)
        act_in_place(table, seat, action, None)
        let_chance(table, rng)
