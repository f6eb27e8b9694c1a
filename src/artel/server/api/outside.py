"""Games that other packages bring: what the page is told of them, how they are drawn, their words and files."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

import msgspec
import structlog
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from artel.games import game, outside
from artel.kernel.boards import OWN, BoardDeclared, beside, board_of
from artel.kernel.game import Game
from artel.languages import LANGUAGES, Language
from artel.server.api.files import LOOK_AGAIN, File, packed, served
from artel.server.api.games import HOLDS, OptionSaid, game_said, known
from artel.site import walked
from artel.text import words
from artel.text.bundles import spoken

log = structlog.get_logger()
Asking = Request[Any, Any, Any]


class Called(msgspec.Struct, frozen=True):
    """A game in one language; `options`: what its options are called."""

    name: str
    about: str
    options: dict[str, str]


class BroughtGame(msgspec.Struct, frozen=True):
    """What the page must know of a game from the beginning; the same as it has of ours (types/games.ts)."""

    id: str
    least: int
    most: int
    letter: str
    options: list[OptionSaid]
    words: dict[str, Called]


@get("/api/games/{name:str}/board")
async def show_board(name: FromPath[str]) -> Response[BoardDeclared]:
    """How a game is drawn that the client has no board for: what lies where, or the module that draws it."""
    return Response(board_of(known(name)), headers=HOLDS)


@get("/api/games/{name:str}/words/{language:str}", media_type="text/plain")
async def show_words(name: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """The words of a game in Fluent: first those of this language, then those that stand in for missing ones."""
    files = spoken(known(name).id, "", language)
    return Response("\n".join(file.read_text("utf-8") for file in files), headers=HOLDS)


@get("/games/{name:str}/{path:path}", include_in_schema=False)
async def show_file(request: Asking, name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game brings: a part of the client (`web`)."""
    found = files_of(known(name).id).get(path.lstrip("/")) if name in outside() else None
    if found is None:
        raise NotFoundException
    return served(request, found, LOOK_AGAIN)


@cache
def files_of(name: str) -> dict[str, File]:
    """By path: all in the folder `web` of the game's package, and nothing else."""
    folder = beside(game(name)) / OWN
    return {path: packed(path, file.read_bytes()) for path, file in walked(folder)} if folder.is_dir() else {}


def introduced(page: bytes) -> bytes:
    """The page, told of the games that other packages bring; a package that cannot be imported is left out."""
    found = []
    for name in outside():
        try:
            found.append(brought(game(name)))
        except Exception:  # somebody else's program: whatever is wrong with it, the other games are served
            log.exception("game_left_out", game=name)
    if not found:
        return page
    told = escape(msgspec.json.encode(found).decode())
    return page.replace(b"</head>", f'<meta name="artel-games" content="{told}"></head>'.encode(), 1)


def brought(found: Game) -> BroughtGame:
    said = game_said(found.id, LANGUAGES[0])
    every = {language: called(found, language) for language in LANGUAGES}
    return BroughtGame(found.id, found.least, found.most, found.clauses, said.options, every)


def called(found: Game, language: str) -> Called:
    said = words(language)
    options = {option.name: said.option_name(found, option.name) for option in found.options}
    return Called(said.called(found), said.about(found), options)


ROUTES = [show_board, show_words]
