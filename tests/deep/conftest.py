"""Deep tests take minutes: `make test-deep`. They say on the way what they have done."""

import sys
import time
from collections.abc import Callable

import pytest


@pytest.fixture
def progress(capfd: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Prints a line at once, whoever captures what."""
    began = time.monotonic()

    def say(text: str) -> None:
        with capfd.disabled():
            print(f"{text} ({time.monotonic() - began:.0f} s)", file=sys.stderr, flush=True)

    return say
