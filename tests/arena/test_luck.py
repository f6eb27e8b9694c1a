"""What luck gave: nothing on average, and most of what makes results scatter."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean, variance

import pytest

from arena.running import arena, games_in, objects
from artel.arena.luck import luck_of
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.engine import chance_for, legal, pending
from artel.kernel.game import Setup
from artel.kernel.record import Match, follow

STEPS = 12


def played(setup: Setup, seed: int, answers: int = 10_000) -> Match:
    match, rng = Match(setup, b"%d" % seed), Rng(seed)
    while not match.over and answers:
        seat = pending(match.table)[0]
        options = legal(match.table, seat)
        match.act(seat, options[rng.below(len(options))])
        answers -= 1
    return match


def after(setup: Setup, inputs: list[str]) -> Match:
    match = Match(setup, None)
    follow(match, inputs)
    return match


def weights_of(match: Match) -> dict[int, int]:
    chance = chance_for(match.table)
    assert chance is not None
    return chance.weights(match.table)


@pytest.mark.parametrize(("name", "players"), [*[(name, 2) for name in GAMES], ("architects", 5)])
def test_every_draw_is_fair(name: str, players: int) -> None:
    """Of all that could have come, weighed by how likely it was, luck is nothing; but something of one of them. Nothing
    was learned of Architects with five players."""
    setup = game(name).setup(players)
    inputs = played(setup, 3, STEPS).inputs
    lucky = [luck_of(after(setup, inputs[:at])) for at in range(len(inputs) + 1)]
    before = max(range(len(inputs)), key=lambda at: abs(lucky[at + 1][0] - lucky[at][0]))
    weights = weights_of(after(setup, inputs[:before]))
    sums, most = [0.0] * players, 0.0
    for outcome, weight in weights.items():
        match = after(setup, inputs[:before])
        match.outcome(outcome)
        for seat, (now, then) in enumerate(zip(luck_of(match), lucky[before], strict=True)):
            sums[seat] += weight * (now - then)
            most = max(most, abs(now - then))
    assert sums == pytest.approx([0.0] * players, abs=1e-5 * sum(weights.values()))
    assert most > 0.001


def test_results_less_luck_scatter_less() -> None:
    won, lucky = [], []
    for seed in range(30):
        match = played(game("architects").setup(2), seed)
        places = match.result().places
        won.append((places[0] == 1) / places.count(1))
        lucky.append(luck_of(match)[0])
    assert variance(part - luck for part, luck in zip(won, lucky, strict=True)) < 0.9 * variance(won)
    assert abs(fmean(lucky)) < 3 * (variance(lucky) / len(lucky)) ** 0.5


def test_an_arena_tells_rates_less_luck(tmp_path: Path) -> None:
    args = ("zodchie", "--bots", "level2,random", "--games", 6, "--seed", 3, "--luck")
    (found,) = objects(arena(*args, "--out", tmp_path / "a", "--json"))
    played = games_in(tmp_path / "a")
    parts = [
        (one.places[seat] == 1) / one.places.count(1) - one.luck[seat]
        for one in played
        for seat in [one.seats.index("level2")]
    ]
    told = found["adjusted"]["level2"]
    assert (told["games"], told["rate"]) == (6, pytest.approx(fmean(parts), abs=1e-4))
    low, high = told["interval"]
    assert high - low == pytest.approx(2 * 1.96 * (variance(parts) / 6) ** 0.5, rel=1e-3)
    assert found["adjusted"]["random"]["rate"] == pytest.approx(1 - told["rate"], abs=1e-3)
    cell = f"{100 * told['rate']:.0f}±{50 * (high - low):.0f}%"
    assert cell in (tmp_path / "a" / "report.html").read_text()
    more = arena("--resume", tmp_path / "a", "--games", 8)
    assert "no luck" in more.stdout
    assert all(len(one.luck) == 2 for one in games_in(tmp_path / "a"))
    assert "leave out --luck" in arena("--resume", tmp_path / "a", "--luck").output


def test_luck_is_told_only_where_it_was_asked(tmp_path: Path) -> None:
    (found,) = objects(arena("zodchie", "--bots", "level1,random", "--games", 2, "--out", tmp_path / "a", "--json"))
    assert found["adjusted"] == {}
    assert "no luck" not in arena("--resume", tmp_path / "a").stdout
