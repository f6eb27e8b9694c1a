"""Records played again and proved: by the game that they name, wherever that comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.games import game
from artel.kernel.errors import BadRecord, BadScenario, Problem, WrongVersion
from artel.kernel.fairness import Fairness, commitment, match_seed
from artel.kernel.packs import pack_of
from artel.kernel.record import FORMAT, Match, at_input, follow

if TYPE_CHECKING:
    from artel.kernel.game import Setup
    from artel.kernel.layouts import Layout
    from artel.kernel.packs import Pack
    from artel.kernel.record import Record


def setup_of(record: Record, pack: Pack | None = None) -> Setup:
    """Checks that a record was made by these rules and this data: `pack`, or what the record carries, or what
    comes with the game.
    Raises WrongVersion, BadPack and what a setup raises."""
    header = record.header
    if header.format != FORMAT:
        raise WrongVersion(what=Problem("format", "format"), given=header.format, now=FORMAT)
    found = game(header.game)
    if header.rules_version != found.rules_version:
        raise WrongVersion(
            what=Problem("rules-version", "rules of {game}, version", game=header.game),
            given=header.rules_version,
            now=found.rules_version,
        )
    if pack is None and record.data is not None:
        pack = pack_of(record.data, header.game, header.pack)
    pack = pack or found.pack_known_as(header.digest) or found.standard_pack()
    if header.digest != pack.digest:
        given, now = f"{header.pack} ({header.digest})", f"{pack.name} ({pack.digest})"
        raise WrongVersion(what=Problem("data-pack", "data pack"), given=given, now=now)
    return found.setup(header.seats, header.options, pack)


def laid_out(setup: Setup, layout: Layout | None) -> Any:
    """The table that a game begins with, where it was laid out by hand; None: the game makes it. Raises BadRecord."""
    if layout is None:
        return None
    try:
        return setup.rules.lay_out(setup, layout)
    except BadScenario as error:
        raise BadRecord(where=Problem("at-layout", "the layout"), problem=error.details["problem"]) from None


def replay(record: Record, pack: Pack | None = None, *, upto: int | None = None) -> Match:
    """Plays a record again, checking every input; raises BadRecord or WrongVersion."""
    setup = setup_of(record, pack)
    match = Match(setup, None, laid_out(setup, record.layout))
    follow(match, record.inputs[:upto])
    return match


def verify(record: Record, pack: Pack | None = None) -> Match:
    """Proves a record: every input legal, the scores right and, if the seed is shown, every outcome drawn from it."""
    match = replay(record, pack)
    check_scores(record, match)
    if record.seed is not None:
        check_seed(record, match.setup)
    if record.fairness is not None and record.fairness.secret is not None:
        check_fairness(record, record.fairness, record.fairness.secret)
    return match


def check_scores(record: Record, match: Match) -> None:
    if record.scores is not None and (not match.over or record.scores != match.result().scores):
        now = match.result().scores if match.over else Problem("unfinished", "an unfinished game")
        raise BadRecord(
            where=Problem("at-scores", "the scores"),
            problem=Problem("other-scores", "it says {given}, the moves make {now}", given=record.scores, now=now),
        )


def check_fairness(record: Record, fairness: Fairness, shown: str) -> None:
    header = record.header
    secret = read_hex(shown, Problem("at-secret", "the secret"))
    if fairness.commitment != commitment(secret, fairness.table, header.game, header.rules_version):
        raise BadRecord(
            where=Problem("at-commitment", "the commitment"),
            problem=Problem("other-secret", "it was made for another secret"),
        )
    if len(fairness.nonces) != header.seats or record.seed != match_seed(secret, fairness.nonces).hex():
        raise BadRecord(
            where=Problem("at-seed", "the seed"),
            problem=Problem("other-seed", "it is not made of the secret and the nonces"),
        )


def check_seed(record: Record, setup: Setup) -> None:
    seed = read_hex(record.seed or "", Problem("at-seed", "the seed"))
    drawn = Match(setup, seed, laid_out(setup, record.layout))
    for number, text in enumerate(record.inputs, 1):
        if len(drawn.inputs) < number:
            who, _, what = text.partition(" ")
            drawn.act(int(who) - 1, drawn.game.read_action(drawn.table, what))
        if drawn.inputs[number - 1] != text:
            raise other_outcome(number, text, drawn.inputs[number - 1])


def other_outcome(number: int, text: str, drawn: str) -> BadRecord:
    problem = Problem("other-outcome", "the seed gives “{text}”", text=drawn)
    return BadRecord(where=at_input(number, text), problem=problem)


def read_hex(text: str, where: Problem) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord(where=where, problem=Problem("not-hexadecimal", "it is not hexadecimal")) from None
