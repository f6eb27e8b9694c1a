"""The bus of one process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from artel.server.cluster.bus import Deliver, Ears, ProcessNote


@mypyc_attr(allow_interpreted_subclasses=True)
class LocalBus:
    """All in one process: there are no others."""

    def __init__(self) -> None:
        self._open: dict[str, Deliver] = {}

    def open(self, address: str, deliver: Deliver) -> None:
        self._open[address] = deliver

    def close(self, address: str) -> None:
        self._open.pop(address, None)

    def send(self, address: str, data: bytes | None) -> None:
        deliver = self._open.get(address)
        if deliver is not None:
            deliver(data)

    def post(self, process: str, note: ProcessNote) -> None:
        pass

    def announce(self, note: ProcessNote) -> None:
        pass

    async def probe(self) -> None:
        pass

    async def start(self, ears: Ears) -> None:
        pass

    async def stop(self) -> None:
        pass
