"""A sheet's numbers and marks as numpy arrays, without copying."""

from __future__ import annotations

from ctypes import memset
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from artel.kernel.observation import Sheet


class Memory:
    """Read by numpy, written by somebody else; whoever owns it is kept alive."""

    def __init__(self, owner: Any, dtype: type[np.int16] | type[np.int8]) -> None:
        self.array: npt.NDArray[Any] = np.frombuffer(memoryview(owner), dtype)
        self.address = self.array.ctypes.data
        self.size = self.array.nbytes

    def wipe(self) -> None:
        memset(self.address, 0, self.size)


def memory_of(sheet: Sheet) -> tuple[Memory, Memory]:
    """Its numbers and its marks."""
    return Memory(sheet.numbers, np.int16), Memory(sheet.marks, np.int8)
