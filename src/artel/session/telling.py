"""Stored things and errors as clients are told of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from artel.games import game as game_named
from artel.kernel.errors import ArtelError, Problem, again
from artel.session import wire
from artel.session.packs import pack_in
from artel.session.players import SeatedPlayer, display_names
from artel.session.wire import Told
from artel.text import words

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.game import Game
    from artel.kernel.ids import Seat
    from artel.kernel.view import View
    from artel.session.packs import PackRow
    from artel.session.play import Moment, TablePlay
    from artel.session.seating import TableRow
    from artel.text import Words


LONGEST = 500
"""Characters of what somebody gave that an error says again; Fluent would break at twice as many."""


def worded(error: ArtelError, language: str) -> str:
    """What is wrong; the clause goes apart."""
    details = {name: shortened(value) for name, value in error.details.items()}
    return words(language).error(again(type(error), "", details))


def shortened(value: object, most: int = LONGEST) -> object:
    if isinstance(value, Problem):  # keeps its facts, each of them short
        facts = {name: shortened(fact, most // 3) for name, fact in value.facts.items()}
        value = Problem.told(value.key, value.says, facts)
        most *= 2
    text = str(value)
    return value if len(text) <= most else f"{text[:most]}…"


def refused(error: ArtelError, meant: str | None, language: str, options: Sequence[str]) -> wire.Refusal:
    return wire.Refusal(meant, error.key, worded(error, language), error.clause, list(options))


def table_said(table: TableRow) -> wire.TableShown:
    """Built by naming each field: the secret stays here."""
    return wire.TableShown(
        id=table.id,
        game=table.game,
        rules_version=table.rules_version,
        pack=table.pack,
        own_pack=None if table.own_pack is None else wire.OwnPack(table.own_pack.name, table.own_pack.changes),
        options=table.options,
        visibility=table.visibility,  # type: ignore[arg-type]  # the database allows nothing else
        status=table.status,  # type: ignore[arg-type]
        host=table.host_id,
        starts=table.starts,  # type: ignore[arg-type]
        settings=table.settings,
        rated=table.rated,
        tournament=table.tournament_id,
        rematch_of=table.rematch_of,
        rematch=table.rematch,
        commitment=table.commitment,
        given=table.given,
        source=table.source,
        source_step=table.source_step,
        created_at=table.created_at,
        seats=tuple(
            wire.Seat(
                seat=row.seat,
                person=row.person_id,
                name=row.name,
                kind=row.kind,  # type: ignore[arg-type]  # the database allows nothing else
                bot=row.bot,
                resigned=row.resigned,
                invited=row.invited,
                nonce=row.nonce,
            )
            for row in table.seats
        ),
    )


def ending_said(table: TableRow, play: TablePlay | None) -> wire.Ending | None:
    if play is None or table.ending is None:
        return None
    return wire.Ending(table.ending, play.result(), play.fairness())  # type: ignore[arg-type]


def told_said(
    play: TablePlay, moment: Moment, seat: Seat, view: View, events: list[Event], said: wire.Said | None
) -> wire.Told:
    """A step, for a seat as it is shown this moment."""
    return Told(
        version=moment.version,
        events=events,
        view=view,
        asked=play.asked(seat),
        kept=len(play.events_at(moment, seat)) if moment.cut else None,
        takeback=play.may_take_back(seat),
        clocks=moment.clocks,
        said=said,
    )


def lines_of(
    said: Words, game: Game, pack: str, names: Sequence[str], events: Sequence[Event], me: int | None = None
) -> list[wire.LogLine]:
    return [
        wire.LogLine(said.event(game, event, names, pack, me), said.event_clause(event) or "", event.begins_turn())
        for event in events
    ]


def spoken(said: Words, game: Game, pack: str, names: Sequence[str], view: View, events: Sequence[Event]) -> wire.Said:
    log = lines_of(said, game, pack, names, events, view.me)
    options = [said.option(game, view, option, names) for option in view.options]
    meanings = [wire.Meaning(*game.option_facts(view, option)) for option in view.options]
    effects = []
    for option in view.options:
        if (effect := foretold(said, game, pack, names, view, option)) is None:
            break
        effects.append(effect)
    return wire.Said(log, said.question(game, view, names), options, meanings, effects)


def foretold(
    said: Words, game: Game, pack: str, names: Sequence[str], view: View, option: str
) -> wire.OptionEffect | None:
    """What an option would do; None: the game does not foresee."""
    foreseen = game.foresee(view, option)
    if foreseen is None:
        return None
    return wire.OptionEffect(
        " ".join(said.event(game, event, names, pack, view.me) for event in foreseen.events), foreseen.numbers
    )


def names_of(table: TableRow, said: Words) -> tuple[str, ...]:
    """What the seats are called; bots of one kind are numbered."""
    bots = [row.bot if row.person_id is None else None for row in table.seats]
    players = [
        SeatedPlayer(bot=bot) if bot else SeatedPlayer(row.name or "")
        for row, bot in zip(table.seats, bots, strict=True)
    ]
    return display_names(players, said)


def pack_of(name: str, own: PackRow | None) -> str:
    """The digest of the game's data, which is known here afterwards."""
    found = game_named(name)
    pack = found.standard_pack() if own is None else pack_in(own)
    found.components(pack)
    return pack.digest
