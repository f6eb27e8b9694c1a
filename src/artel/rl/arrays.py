"""What compiled code has written, as numpy arrays, without copying."""

from __future__ import annotations

from ctypes import c_char, memset
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from artel.kernel.observation import Sheet


class Memory:
    """Read and written by numpy and by somebody else; whoever owns it is kept alive."""

    def __init__(self, owner: Any, dtype: type[np.generic]) -> None:
        seen = np.frombuffer(memoryview(owner), np.uint8)  # which a compiled array lets nobody write through
        self.address, self.size = seen.ctypes.data, seen.nbytes
        room: Any = (c_char * self.size).from_address(self.address)
        room.owner = owner
        self.array: npt.NDArray[Any] = np.frombuffer(room, dtype)

    def wipe(self) -> None:
        memset(self.address, 0, self.size)


def memory_of(sheet: Sheet) -> tuple[Memory, Memory]:
    """Its numbers and its marks."""
    return Memory(sheet.numbers, np.int16), Memory(sheet.marks, np.int8)
