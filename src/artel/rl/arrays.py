"""What compiled code has written, as numpy arrays, without copying."""

from __future__ import annotations

from ctypes import c_char
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from artel.kernel.observation import Sheet


class Memory:
    """Read and written by numpy and by somebody else; whoever owns it is kept alive."""

    def __init__(self, owner: Any, dtype: type[np.generic]) -> None:
        seen = np.frombuffer(memoryview(owner), np.uint8)  # which a compiled array lets nobody write through
        room: Any = (c_char * seen.nbytes).from_address(seen.ctypes.data)
        room.owner = owner
        self.array: npt.NDArray[Any] = np.frombuffer(room, dtype)
        self.bytes = self.array.view(np.uint8)

    def wipe(self) -> None:
        self.bytes.fill(0)


def memory_of(sheet: Sheet) -> tuple[Memory, Memory]:
    """Its numbers and its marks."""
    return Memory(sheet.numbers, np.int16), Memory(sheet.marks, np.int8)
