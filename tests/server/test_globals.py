"""What a process of the server holds is in its `World`: modules hold constants, and the figures that are published."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from concurrent.futures import Executor
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

import artel.server

CHANGING = (
    Executor, Counter, defaultdict, deque, WeakKeyDictionary, WeakSet, WeakValueDictionary, asyncio.Lock,
    asyncio.Semaphore, asyncio.Event, asyncio.Queue, type(threading.Lock()), threading.Thread,
)  # fmt: skip


def modules() -> Iterator[ModuleType]:
    for found in walk_packages(artel.server.__path__, "artel.server."):
        if ".migrations" not in found.name:
            yield import_module(found.name)


def changes(value: Any) -> bool:
    """Something that is made to be filled, or to be waited for."""
    return isinstance(value, CHANGING) or (isinstance(value, dict | list | set) and not value)


def test_no_module_holds_what_changes() -> None:
    looked_at = list(modules())
    assert len(looked_at) > len(list(Path(artel.server.__file__).parent.iterdir()))
    found = [
        f"{module.__name__}.{name}"
        for module in looked_at
        for name, value in vars(module).items()
        if not name.startswith("__") and changes(value)
    ]
    assert found == []
