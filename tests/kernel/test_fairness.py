"""Luck that nobody chose."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from artel.games import game
from artel.kernel.engine import legal, pending
from artel.kernel.errors import BadRecord
from artel.kernel.fairness import Fairness, commitment, match_seed
from artel.kernel.record import Match, Record
from artel.records import verify

SECRET = bytes(range(32))
NONCES = ("ab" * 16, "")


def test_how_they_are_made() -> None:
    assert commitment(SECRET, "t", "zodchie", 3) == hashlib.sha256(SECRET + b"t/zodchie/3").hexdigest()
    assert match_seed(SECRET, NONCES) == hmac.digest(SECRET, b"ab" * 16 + b"/", "sha256")


def played() -> Record:
    match = Match(game("zodchie").setup(2), match_seed(SECRET, NONCES))
    while not match.over:
        seat = pending(match.table)[0]
        match.act(seat, legal(match.table, seat)[0])
    record = match.record(reveal=True)
    promise = commitment(SECRET, "t", "zodchie", match.game.rules_version)
    record.fairness = Fairness("t", promise, NONCES, SECRET.hex())
    return Record.from_json(record.to_json())


def test_a_record_is_proved() -> None:
    assert verify(played()).over


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"commitment": "0" * 64}, "the commitment: it was made for another secret"),
        ({"table": "u"}, "the commitment: it was made for another secret"),
        ({"secret": "00" * 32}, "the commitment: it was made for another secret"),
        ({"secret": "x"}, "the secret: it is not hexadecimal"),
        ({"nonces": ("", "ab" * 16)}, "the seed: it is not made of the secret and the nonces"),
        ({"nonces": NONCES[:1]}, "the seed: it is not made of the secret and the nonces"),
    ],
)
def test_what_is_wrong_is_told(changes: dict[str, object], told: str) -> None:
    record = played()
    assert record.fairness is not None
    record.fairness = Fairness(
        **{name: getattr(record.fairness, name) for name in Fairness.__struct_fields__} | changes
    )
    with pytest.raises(BadRecord) as error:
        verify(record)
    assert told in str(error.value)
