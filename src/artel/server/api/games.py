"""The games and their rules; they change with the program only."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from artel.games import GAMES, game
from artel.kernel.game import Game
from artel.languages import Language
from artel.server.errors import NoSuchGame
from artel.server.store import packs
from artel.server.world import World
from artel.session.packs import pack_in
from artel.text import words

HOLDS = {"cache-control": "public, max-age=3600"}


class OptionSaid(msgspec.Struct, frozen=True):
    """An option of a table; `pattern`: what it may be, as a regular expression; `values`: the single words
    among that, to be offered; `when`: it says something only where another option is so."""

    name: str
    default: str
    pattern: str
    values: list[str]
    when: tuple[str, str] | None


class GameSaid(msgspec.Struct, frozen=True):
    """`least` and `most`: how many may play; `pack`: the digest of its data."""

    id: str
    name: str
    rules_version: int
    pack: str
    least: int
    most: int
    options: list[OptionSaid]


class ClauseSaid(msgspec.Struct, frozen=True):
    """`ruling`: what this program decides by itself in it, and why."""

    id: str
    text: str
    ruling: str | None


class SectionSaid(msgspec.Struct, frozen=True):
    id: str
    heading: str
    clauses: list[ClauseSaid]


class RulesSaid(msgspec.Struct, frozen=True):
    game: str
    rules_version: int
    language: str
    sections: list[SectionSaid]


@get("/api/games")
async def list_games(language: FromQuery[Language] = "en") -> Response[list[GameSaid]]:
    """All games."""
    return Response([game_said(name, language) for name in GAMES], headers=HOLDS)


@get("/api/games/{name:str}")
async def show_game(name: FromPath[str], language: FromQuery[Language] = "en") -> Response[GameSaid]:
    """A game: who may play, and what may be chosen."""
    return Response(game_said(known(name).id, language), headers=HOLDS)


@get("/api/games/{name:str}/rules")
async def show_rules(name: FromPath[str], language: FromQuery[Language] = "en") -> Response[RulesSaid]:
    """The rules, by sections and clauses."""
    return Response(rules_said(known(name).id, language), headers=HOLDS)


@get("/api/games/{name:str}/inventory/{pack:str}")
async def show_inventory(name: FromPath[str], pack: FromPath[str], world: NamedDependency[World]) -> Response[Any]:
    """What a data pack puts in the box, as the game's own schema describes it; null in games that publish nothing."""
    found = known(name)
    async with world.database.read() as connection:
        own = await packs.found(connection, pack)
    components = found.components(pack_in(own)) if own is not None and own.game == name else found.components_of(pack)
    return Response(found.inventory(components), headers=HOLDS)


def known(name: str) -> Game:
    """Raises NoSuchGame."""
    if name not in GAMES:
        raise NoSuchGame(game=name, open=", ".join(GAMES))
    return game(name)


@cache
def game_said(name: str, language: str) -> GameSaid:
    found = game(name)
    return GameSaid(
        found.id,
        words(language).called(found),
        found.rules_version,
        found.standard_pack().digest,
        found.least,
        found.most,
        [OptionSaid(one.name, one.default, one.pattern, one.values(), one.when) for one in found.options],
    )


@cache
def rules_said(name: str, language: str) -> RulesSaid:
    found, said = game(name), words(language)
    sections = []
    for section in said.sections(found):
        clauses = [clause for each in section.clauses if (clause := said.clause(found, each)) is not None]
        sections.append(SectionSaid(section.id, section.heading, [ClauseSaid(*clause) for clause in clauses]))
    return RulesSaid(name, found.rules_version, language, sections)


ROUTES = [list_games, show_game, show_rules, show_inventory]
