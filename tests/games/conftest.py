"""What games state has words."""

import pytest

from worded import watch_problems


@pytest.fixture(autouse=True)
def problems_have_words(monkeypatch: pytest.MonkeyPatch) -> None:
    watch_problems(monkeypatch)
