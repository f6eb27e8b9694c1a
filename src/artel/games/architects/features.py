"""What bots look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.components import GEAR, KINDS, RED, SCIENCES, TOKENS
from artel.games.architects.payments import COIN, RESOURCES
from artel.games.architects.scoring import totals
from artel.kernel.margins import margins

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable

RESOURCE: Final = 1.2
COIN_CARD: Final = 1.6
SCIENCE: Final = 1.0
SHIELD: Final = 0.5
TOKEN: Final = 2.0


def evaluate(t: ArchitectsTable) -> list[float]:
    """How well each seat stands: points now and what its cards promise, less the best of the others."""
    return margins([own + promise(t, seat) for seat, own in enumerate(totals(t))])


def promise(t: ArchitectsTable, seat: i64) -> float:
    """What lies in front of a seat and is worth something later."""
    first = seat * KINDS
    resources: int = sum([t.held[first + kind] for kind in range(RESOURCES)])
    coins: int = t.held[first + COIN]
    sciences: int = sum([t.held[first + kind] for kind in range(GEAR, GEAR + SCIENCES)])
    shields: int = sum([t.held[first + kind] for kind in range(RED, KINDS)])
    tokens: int = sum([t.progress[seat * TOKENS + token] for token in range(TOKENS)])
    return RESOURCE * resources + COIN_CARD * coins + SCIENCE * sciences + SHIELD * shields + TOKEN * tokens
