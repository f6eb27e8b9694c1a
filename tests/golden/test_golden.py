"""Golden records replay to the same events, scores and node counts."""

from __future__ import annotations

import pytest

from artel.games import GAMES, game
from artel.kernel.errors import BadRecord, WrongVersion
from artel.kernel.record import Record
from artel.records import replay
from golden import records

ADVICE = (
    "The rules behave differently. If that is meant, raise rules_version of the game and write the golden records anew "
    "with `python tests/golden/make.py`, in a commit of its own; if not, it is a bug."
)
every_record = pytest.mark.parametrize(
    ("of", "name"), [(of, name) for of in records.VARIANTS for name in records.names(of)]
)


def test_every_game_has_golden_records() -> None:
    assert set(records.VARIANTS) == set(GAMES)


@every_record
def test_golden_records_stay(of: str, name: str) -> None:
    record, expected = records.read(of, name)
    assert record.header.rules_version == game(of).rules_version, ADVICE
    assert records.found(record) == expected, ADVICE


@every_record
def test_golden_records_are_what_is_played(of: str, name: str) -> None:
    """The options come in the same order, and luck from the same stream, as when the record was made."""
    record, _ = records.read(of, name)
    assert records.play(of, name).record(reveal=True) == record, ADVICE


# -- planted: other behaviour is noticed ---------------------------------------------------------------------------


def test_another_rules_version_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = records.read("zodchie", "base-2p")
    monkeypatch.setattr(type(game("zodchie")), "rules_version", 99)
    with pytest.raises(WrongVersion):
        records.found(record)


def test_another_game_is_noticed() -> None:
    record, _ = records.read("zodchie", "base-2p")
    _, expected = records.read("zodchie", "advanced-2p")
    now = records.found(record)
    assert (now.events, now.scores, now.nodes) != (expected.events, expected.scores, expected.nodes)
    shorter = records.found(Record(record.header, record.inputs[:-1]))
    assert shorter.events != now.events


def test_other_scores_are_noticed() -> None:
    record, _ = records.read("zodchie", "base-2p")
    assert record.scores is not None
    wrong = Record(record.header, record.inputs, (record.scores[0] + 1, *record.scores[1:]), record.seed)
    with pytest.raises(BadRecord, match="the scores"):
        records.found(wrong)


def test_node_counts_are_counted_by_hand_too() -> None:
    """Before the first turn of a record: as many tables as options, and none is counted twice."""
    record, _ = records.read("zodchie", "base-2p")
    dealt = record.inputs.index("1 tavern a1")
    match = replay(record, upto=dealt)
    options = match.game.view(match.table, 0).options
    assert options == ("tavern a1", "inn a1", "forge a1", "redraw")
    assert records.count(record, dealt, 0) == 1
    assert records.count(record, dealt, 1) == 4
    assert records.count(record, dealt, 2) == len(list(records.leaves(match.table, 2, 0))) == 24
