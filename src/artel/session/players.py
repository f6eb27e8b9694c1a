"""Who sits where: “Anna” is a person at the keyboard, “bot:level2” a bot."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from artel.bots import BOTS, bot
from artel.kernel.errors import BadInput, Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.text import Words

BOT: Final = "bot:"
LONGEST: Final = 16


class SeatedPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person by name, or a bot by kind; one without a name is called by its seat."""

    name: str = ""
    bot: str = ""


def read_seat(text: str) -> SeatedPlayer:
    """Raises UnknownBot or BadInput."""
    text = " ".join(text.split())
    if text.startswith(BOT):
        bot(text.removeprefix(BOT))
        return SeatedPlayer(bot=text.removeprefix(BOT))
    if not text or len(text) > LONGEST or not text.isprintable():
        raise BadInput(
            problem=Problem(
                "seat-name",
                "A seat is a name of 1 to {longest} characters, or {bots}; not “{text}”.",
                longest=LONGEST,
                bots=possible_bots(),
                text=text,
            )
        )
    return SeatedPlayer(text)


def read_seats(texts: Sequence[str]) -> list[SeatedPlayer]:
    """One person against a bot, where nothing is said."""
    players = [read_seat(text) for text in texts] or [SeatedPlayer(), SeatedPlayer(bot="level2")]
    check_players(players)
    return players


def check_players(players: Sequence[SeatedPlayer]) -> None:
    many = Counter(player.name for player in players if player.name)
    twice = [name for name, times in many.items() if times > 1]
    if twice:
        raise BadInput(
            problem=Problem(
                "seat-twice", "Two seats are called “{name}”; give each person another name.", name=twice[0]
            )
        )
    for player in players:
        if player.bot:
            bot(player.bot)


def possible_bots() -> str:
    return ", ".join(BOT + name for name in BOTS)


def display_names(players: Sequence[SeatedPlayer], words: Words) -> tuple[str, ...]:
    """What the seats are called in this language; bots of one kind are numbered."""
    kinds = Counter(player.bot for player in players)
    seen: Counter[str] = Counter()
    names = []
    for seat, player in enumerate(players, 1):
        if not player.bot:
            names.append(player.name or words.say("ui-seat-name", seat=seat))
            continue
        seen[player.bot] += 1
        name = words.say(f"bot-name-{player.bot}")
        names.append(f"{name} {seen[player.bot]}" if kinds[player.bot] > 1 else name)
    return tuple(names)
