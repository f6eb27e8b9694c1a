"""What work really costs: the CPU time of a coroutine, without that of all others which run meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from time import thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """Awaits something. `seconds`: of CPU time that it has cost so far."""

    def __init__(self, work: Awaitable[T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        send: Any = steps.send
        value: Any = None
        while True:
            begun = thread_time()
            try:
                waiting_for = send(value)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += thread_time() - begun
            try:
                send, value = steps.send, (yield waiting_for)
            except BaseException as error:
                send, value = steps.throw, error
