"""What a test makes a rule state must have words, in both languages under the same name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from artel.games import GAMES
from artel.kernel.errors import Problem
from artel.text.bundles import common, ids, messages

if TYPE_CHECKING:
    import pytest


@cache
def known() -> frozenset[str]:
    files = [*common("ru"), *[messages(name, "ru")[0] for name in GAMES if name != "toy"]]
    return frozenset(key for file in files for key in ids(file))


def watch_problems(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a problem that nobody can word is an AssertionError."""
    told: Any = Problem.told
    worded = known()  # games that are imported to be asked state problems themselves

    def checked(cls: type[Problem], key: str, says: str, facts: dict[str, object]) -> Problem:
        assert key in worded, f"{key} has no words"
        problem: Problem = told.__func__(cls, key, says, facts)
        return problem

    monkeypatch.setattr(Problem, "told", classmethod(checked))
