"""What messengers and networks show of a link to a page here (Open Graph): words and a picture of the game.

Whoever asks is nobody: of a table there is told what everybody may see of it, the game and whether there is a seat, and
of one that is private, nothing at all. An invitation names its game itself, in its address; its token is never sent.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request

from artel.games import GAMES
from artel.server.api.common import address_of, language_of
from artel.server.errors import NoSuchTable, TooMany
from artel.server.lobby.addresses import reachable
from artel.server.notices.texts import game_name
from artel.server.store import tables
from artel.server.store.outages import is_outage
from artel.server.traffic.limits import neighbourhood
from artel.text import words

if TYPE_CHECKING:
    from artel.server.world import World
    from artel.session.seating import TableRow

Asking = Request[Any, Any, Any]
WIDTH, HEIGHT = 1200, 630
"""Of the pictures."""


class Preview(NamedTuple):
    """`game`: None where there is nothing to be told but what Artel is."""

    title: str
    about: str
    game: str | None = None


async def head(request: Asking, world: World) -> str:
    """What stands in the head of the page that is asked for."""
    found, url = await preview(request, world), request.base_url
    base = reachable(world.settings, url.scheme, url.hostname or "localhost", url.port) or str(url).rstrip("/")
    shown = {"title": found.title, "description": found.about, "url": base + request.url.path} | picture(base, found)
    more = {"type": "website", "site_name": words(language_of(request)).say("web-name")}
    card = "summary_large_image" if found.game in GAMES else "summary"
    told = [f'<meta property="og:{name}" content="{escape(text)}" />' for name, text in (shown | more).items()]
    return "".join([*told, f'<meta name="twitter:card" content="{card}" />'])


def picture(base: str, found: Preview) -> dict[str, str]:
    if found.game not in GAMES:
        return {"image": f"{base}/icon-512.png"}
    size = {"image:width": str(WIDTH), "image:height": str(HEIGHT)}
    return {"image": f"{base}/previews/{found.game}.png", "image:alt": found.title} | size


async def preview(request: Asking, world: World) -> Preview:
    """Of the page at this path."""
    language = language_of(request)
    match request.url.path.strip("/").split("/"):
        case ["t" | "r", table]:
            row = await seen(request, world, table)
            return nothing_more(language) if row is None else of_table(row, language)
        case ["invite" | "rules" | "learn" as page, game] if game in GAMES:
            name = game_name(game, language)
            return Preview(words(language).say(f"preview-{page}", game=name), about(game, language), game)
    return nothing_more(language)


async def seen(request: Asking, world: World, table: str) -> TableRow | None:
    """A table that everybody may know of. A page is shown whatever becomes of its preview."""
    try:
        world.limits.take("request", neighbourhood(address_of(request)))
        async with world.database.read() as connection:
            row = await tables.load(connection, table)
    except (NoSuchTable, TooMany):
        return None
    except Exception as error:
        if not is_outage(error):
            raise
        world.database.outage.noticed(error, "no preview")
        return None
    return row if row.seen_by(None) else None


def of_table(row: TableRow, language: str) -> Preview:
    """The same for a table and for its replay: who has won is not told to those who are still to look."""
    free = sum(seat.free for seat in row.seats) if row.status == "open" else 0
    key = f"preview-table-{row.status}"
    title = words(language).say(key, game=game_name(row.game, language), players=row.players, free=free)
    return Preview(title, about(row.game, language), row.game)


def nothing_more(language: str) -> Preview:
    say = words(language).say
    return Preview(say("web-title"), say("web-hero-more"))


def about(game: str, language: str) -> str:
    try:
        return words(language).say(f"web-game-{game}.about")
    except LookupError:
        return words(language).say("web-hero-more")
