"""What every game's view has, whatever else it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from artel.kernel.ids import Seat

Facts: TypeAlias = dict[str, Any]
"""What there is to tell, by the names of fields: ids, seats and numbers."""

Flow: TypeAlias = tuple[Facts, ...]
"""The stack of frames, each by its fields; what the viewer may not know is sealed."""


class View(Protocol):
    """A table as one seat sees it."""

    @property
    def me(self) -> Seat: ...

    @property
    def pack(self) -> str:
        """The digest of the data pack."""

    @property
    def asked(self) -> tuple[Seat, ...]: ...

    @property
    def options(self) -> tuple[str, ...]:
        """What the viewer may answer now, in notation."""

    @property
    def flow(self) -> Flow: ...


if TYPE_CHECKING:
    Shown: TypeAlias = View | None
else:
    Shown = Any  # msgspec makes a schema of it: that of a game has its view, the others leave it open
