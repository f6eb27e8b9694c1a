"""What was learned against journeymen, with as many iterations as they have: `python contest.py FILE GAMES`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from artel.bots import Bot, Clock, bot
from artel.bots.learned import insight_of, read
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match
from artel.train.jobs import Learner


def won(file: Path, deal: int, seat: int) -> float:
    learned = read(file.read_bytes())
    entry = game(learned.game)
    match = Match(entry.setup(2), f"contest {deal}".encode())
    bots: list[Bot] = [bot("level3"), bot("level3")]
    bots[seat] = Learner(insight_of(learned))
    luck = [Rng(2 * deal + at) for at in range(2)]
    while not match.over:
        asked = pending(match.table)[0]
        view = entry.view(match.table, asked)
        clock = Clock(iterations=entry.style.brief)
        match.act_text(asked, bots[asked].choose(view, view.options, clock, luck[asked]).option)
    places = match.result().places
    return 1 / places.count(1) if places[seat] == 1 else 0.0


if __name__ == "__main__":
    games = int(sys.argv[2])
    print(json.dumps(sum(won(Path(sys.argv[1]), at // 2, at % 2) for at in range(games)) / games))
