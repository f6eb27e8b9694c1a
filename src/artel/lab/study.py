"""From games to findings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games import game
from artel.lab.compare import compared
from artel.lab.findings import Sums
from artel.lab.plan import FORMAT
from artel.lab.report import Findings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from artel.kernel.packs import Pack
    from artel.lab.plan import LabPlan
    from artel.lab.play import Seen


def studied(
    plan: LabPlan, packs: Mapping[str, Pack], games: Callable[[], Iterable[Seen]], band: float | None = None
) -> Findings:
    """`games`: in the order of their keys, as often as they are asked for; `band`: otherwise as the game says. The
    first variation is what all others are compared with."""
    band = game(plan.game).band if band is None else band
    bot, *rivals = [entrant.name for entrant in plan.bots]
    sums = [Sums(one.players, rivals, bot) for one in plan.variations]
    for one in games():
        sums[one.variation].add(one)
    for one in games():
        sums[one.variation].add_again(one)
    found = tuple(each.found(band) for each in sums)
    boxes = [packs[one.pack] for one in plan.variations]
    return Findings(
        format=FORMAT,
        game=plan.game,
        bots=(bot, *rivals),
        seed=plan.seed,
        band=band,
        variations=plan.variations,
        found=found,
        compared=tuple(compared((0, at), (boxes[0], boxes[at]), (found[0], found[at])) for at in range(1, len(found))),
    )
