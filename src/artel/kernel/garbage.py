"""Python looks for objects that hold each other in a circle whenever some hundreds are new. Nodes of a search never do,
and are new by the thousand: looking at them again and again takes some hundredths of its time."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def without_circles() -> Iterator[None]:
    """What is made meanwhile is looked at afterwards, once."""
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()
