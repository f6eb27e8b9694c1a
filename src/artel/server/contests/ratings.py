"""Ratings: Plackett and Luce's model, one rating for each game and number of players.

Accounts, bot accounts and each of the server's own bots have ratings, guests have none. A game counts once, when the
clerk takes notice of its end, if its table is rated and it was played, resigned or claimed to its end: not one that all
agreed to stop, and not an abandoned one. Guests are left out, and the others count as if they had played without them;
so at least two must be left. Whoever did not play to the end, because they resigned or others gave their seat to a bot,
has come last. Who holds several seats is an opponent to the others, but wins and loses nothing. An owner and bots of
that owner who met nevertheless, in a tournament, are left out as guests are. The same two can meet in ten games a day
that count (`farming`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from openskill.models import PlackettLuce

from artel.kernel.game import ranked
from artel.server.contests.farming import fair
from artel.server.store import ratings
from artel.server.store.ratings import EndedGame, Rating, SeatOutcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

MODEL: Final = PlackettLuce()
NEW: Final = Rating(MODEL.mu, MODEL.sigma, 0)
COUNTED: Final = ("played", "resigned", "claimed")


async def count(connection: AsyncConnection, table: EndedGame) -> None:
    """Changes the ratings of all who played there."""
    if not table.rated or table.status != "over" or table.ending not in COUNTED:
        return
    rated = strangers([one for one in await ratings.outcomes(connection, table.id) if one.who is not None])
    who = [outcome.who for outcome in rated if outcome.who is not None]
    if len(set(who)) < 2 or not await fair(connection, table, rated, COUNTED):
        return
    before = await ratings.of(connection, who, table.game, table.players)
    after = changed([before.get(name, NEW) for name in who], places(rated))
    seats = Counter(who)
    for outcome, name, rating in zip(rated, who, after, strict=True):
        if seats[name] == 1:
            await ratings.put(connection, name, table.game, table.players, rating)
            await ratings.note(connection, table.id, outcome.seat, rating)


def strangers(outcomes: Sequence[SeatOutcome]) -> list[SeatOutcome]:
    """Without those who belong to one household."""
    many = Counter(one.household for one in outcomes)
    return [one for one in outcomes if one.household is None or many[one.household] == 1]


def places(outcomes: Sequence[SeatOutcome]) -> list[int]:
    """Those who left come after all others."""
    return list(ranked([(not outcome.left, -outcome.place) for outcome in outcomes]))


def changed(before: Sequence[Rating], order: Sequence[int]) -> list[Rating]:
    """The ratings after a game; `order`: less is better, equal numbers are a tie."""
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in order])
    return [Rating(new.mu, new.sigma, old.games + 1) for (new,), old in zip(after, before, strict=True)]
