"""With each option its verb and facts: boards need not read notation."""

from __future__ import annotations

import msgspec
import pytest

from artel.examination.properties import walk
from artel.games import game
from artel.kernel.engine import pending
from artel.session.telling import spoken
from artel.text import words

NAMES = ("Anna", "Boris", "Vera")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("zodchie", {}),
        ("zodchie", {"variant": "advanced"}),
        ("architects", {}),
        ("carcassonne", {}),
        ("artificium", {}),
    ],
)
def test_no_two_options_have_the_same_meaning(name: str, options: dict[str, str]) -> None:
    found = game(name)
    verbs = set()
    for match in walk(found.setup(3, options), "meanings"):
        for seat in pending(match.table):
            view = found.view(match.table, seat)
            told = spoken(words("en"), found, view.pack, NAMES, view, ())
            meanings = [msgspec.json.encode(meaning) for meaning in told.meanings]
            assert len(set(meanings)) == len(view.options), view.options
            verbs |= {meaning.verb for meaning in told.meanings}
    assert len(verbs) > 1
    assert all(verb.replace("-", "_").isidentifier() for verb in verbs)
