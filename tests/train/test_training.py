"""Learning: traits are what a seat may know, a tiny network gets better and comes back from its file as it was."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from inspect import signature
from math import nan
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import psutil
import pytest

from artel.arena.executors import Processes
from artel.bots import learned as files
from artel.bots.learned import Learned, blank, insight_of, packed, read, unpacked, write
from artel.bots.network import ANSWERS, POINTS, Network
from artel.cli.commands.train import train as train_command
from artel.cli.train import GENERATIONS
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for, settle
from artel.kernel.game import Game
from artel.kernel.traits import Marks
from artel.text import words
from artel.train.calibration import TENTHS, Belief, answers, belief, beliefs, calibration
from artel.train.fitting import (
    LATER,
    Data,
    Fitted,
    NumpyModel,
    data_of,
    fit,
    from_then_on,
    held_back,
    scale_of,
    weights_of,
)
from artel.train.loop import TrainingPlan, TrainingState, best_of, keep, learn, learned_from, load, resume, save, train
from artel.train.plots import across, calibrated, height
from artel.train.selfplay import Samples, play, setup_of, style_of
from patience import HANG, wait_until
from processes import started


def tables(entry: Game, seats: int, seed: int) -> list[Any]:
    """All tables of a random game at which somebody is asked."""
    t: Any = entry.new(entry.setup(seats))
    rng = Rng(seed)
    settle(t, None)
    found: list[Any] = []
    while True:
        let_chance(t, rng)
        if not t.stack:
            return found
        found.append(t.copy())
        seat = pending(t)[0]
        question = question_for(t, seat)
        assert question is not None
        act_in_place(t, seat, question.sample(t, rng), None)


def seen(entry: Game, t: Any, seat: int) -> tuple[list[int], list[int]]:
    assert entry.traits is not None
    marks = Marks(entry.traits.most(t.seats))
    entry.traits.prepare(t)
    entry.traits.write(t, seat, marks)
    assert marks.at == entry.traits.size(t.seats)
    return marks.pairs()


@pytest.mark.parametrize(
    ("name", "seats"), [*[(name, seats) for name in GAMES for seats in (2, 3, 4)], ("architects", 7)]
)
def test_traits_fit_and_are_what_a_seat_may_know(name: str, seats: int) -> None:
    entry, differ = game(name), 0
    assert entry.traits is not None
    for t in tables(entry, seats, 3)[::5]:
        for seat in range(seats):
            places, amounts = seen(entry, t, seat)
            assert len(set(places)) == len(places)
            assert max(places) < entry.traits.size(seats)
            view = entry.view(t, seat)
            other = entry.determinize(view, Rng(9))
            differ += other.stack != t.stack or entry.view(other, (seat + 1) % seats) != entry.view(
                t, (seat + 1) % seats
            )
            assert seen(entry, other, seat) == (places, amounts)
    assert differ or not entry.hidden


def practice(name: str, games: int, iterations: int = 4) -> Samples:
    entry, found = game(name), Samples()
    for seed in range(games):
        rng = Rng(seed)
        found.extend(play(entry, setup_of(entry, 2, rng), None, style_of(entry, False), iterations, rng))
    return found


def fresh(name: str, width: int = 16, units: int = 4) -> Learned:
    entry = game(name)
    return blank(entry, 2, entry.standard_pack().digest, width, units, "a test")


@pytest.fixture(scope="module")
def zodchie() -> Samples:
    return practice("zodchie", 6)


def test_a_game_is_learned_from_whole(zodchie: Samples) -> None:
    many = len(zodchie)
    assert zodchie.games == 6
    assert sum(zodchie.sizes) == len(zodchie.places) == len(zodchie.amounts)
    assert {len(part) for part in (zodchie.wins, zodchie.margins, zodchie.hopes, zodchie.leads)} == {many}
    assert sum(zodchie.wins) == pytest.approx(many / 2)  # both seats see every table, and one of them wins
    assert sum(zodchie.margins) == pytest.approx(0, abs=1e-3)
    assert np.isnan(np.array(zodchie.hopes)).all()  # the game's own judgement is no chance to win


def test_one_table_in_some_is_learned_from_and_expectations_still_reach_back() -> None:
    entry = game("zodchie")
    insight = insight_of(fit(fresh("zodchie"), data_of(practice("zodchie", 2), 2, 0.0), 2, 1.0, 1).learned)
    whole, thin = [
        play(entry, entry.setup(2), insight, style_of(entry, True), 4, Rng(1), thin) for thin in (1, 4)
    ]  # the same game
    assert list(thin.wins) == list(whole.wins)
    np.testing.assert_array_equal(thin.hopes, whole.hopes)
    kept = np.array(thin.sizes) > 0
    assert 0.1 < kept.mean() < 0.5
    all_of_it, some = data_of(whole, 2, 0.5), data_of(thin, 2, 0.5)
    assert len(some) == kept.sum()
    for one, many in ((some.wins, all_of_it.wins), (some.margins, all_of_it.margins), (some.games, all_of_it.games)):
        np.testing.assert_array_equal(one, many[kept])
    written = np.concatenate(
        [all_of_it.places[all_of_it.starts[at] : all_of_it.starts[at + 1]] for at in np.flatnonzero(kept)]
    )
    np.testing.assert_array_equal(some.places, written)
    assert some.starts[-1] == len(some.places)


def test_what_a_network_expected_is_learned_from(zodchie: Samples) -> None:
    entry = game("zodchie")
    insight = insight_of(fit(fresh("zodchie"), data_of(zodchie, 2, 0.0), 6, 1.0, 1).learned)
    found = play(entry, entry.setup(2), insight, style_of(entry, True), 4, Rng(1))
    hopes = np.array(found.hopes)
    assert 0 < np.isnan(hopes).mean() < 1
    assert 0 <= np.nanmin(hopes) <= np.nanmax(hopes) <= 1


def test_what_is_expected_later_counts_more_than_what_comes_long_after() -> None:
    """Two games of two seats: the first has three tables, the second one."""
    came = np.array([[1, 0], [1, 0], [1, 0], [0, 1]], np.float32)
    hoped = np.array([[0.5, nan], [nan, 0.25], [0.75, nan], [nan, nan]], np.float32)
    last = (1 - LATER) * 0.75 + LATER
    expected = [
        [(1 - LATER) * 0.5 + LATER * last, (1 - LATER) * 0.25],
        [last, (1 - LATER) * 0.25],
        [last, 0],
        [0, 1],
    ]
    assert from_then_on(came, hoped, np.array([3, 1], np.uint32)) == pytest.approx(np.array(expected))


def test_a_tiny_network_gets_better_and_the_same_again() -> None:
    data = data_of(practice("zodchie", 1), 2, 0.0)  # of one game, some tables are held back
    one, other = (fit(fresh("zodchie"), data, 1, 20.0, 1) for _ in range(2))
    assert one.after < one.before * 0.9
    assert one.learned == other.learned
    assert one.learned.games == 1
    assert fit(one.learned, data, 1, 20.0, 2).before == pytest.approx(one.after, abs=0.02)


def test_whole_games_are_held_back(zodchie: Samples) -> None:
    """Tables of a game that was learned from would tell nothing about what was learned by heart."""
    games = data_of(zodchie, 2, 0.0).games
    assert list(np.bincount(games)) == list(zodchie.lengths)
    assert sum(zodchie.lengths) == len(zodchie)
    assert held_back(games).sum() == zodchie.lengths[5]
    for many, expected in [(1, {0}), (2, {1}), (45, {19, 39})]:
        games = np.repeat(np.arange(many), 30)
        held = held_back(games)
        assert set(games[held]) == expected
        assert not held.all()


def test_what_did_best_on_games_held_back_is_kept(zodchie: Samples) -> None:
    """Where these came out otherwise than the rest makes one believe, the longer is learned, the worse."""
    data = data_of(zodchie, 2, 0.0)
    held = held_back(data.games)
    wins, margins = np.where(held, 1 - data.wins, data.wins), np.where(held, -data.margins, data.margins)
    odd = Data(data.places, data.amounts, data.starts, wins, margins, data.games)
    found = fit(fresh("zodchie", 8, 2), odd, 6, 20.0, 1)
    scale = scale_of(odd, game("zodchie").traits.size(2))  # type: ignore[union-attr]  # it has some
    kept = NumpyModel(weights_of(found.learned, scale, 1), odd, scale)
    assert kept.loss(np.flatnonzero(held)) == pytest.approx(found.after, abs=0.005)
    assert found.after <= found.before


def test_chances_are_counted_by_tens() -> None:
    found = Samples()
    found.hopes.extend([nan, 0.72, 0.72, 0.78, nan, 0.05, 0.99])  # the first of two that are alike is noted again
    found.wins.extend([1, 1, 1, 0, 1, 0, 1])
    low, middle, high = calibration(found)
    assert (low.many, low.won) == (1, 0)
    assert (middle.many, middle.won) == (2, 0.5)
    assert middle.expected == pytest.approx(0.75)
    assert (high.many, high.won) == (1, 1)
    assert high.expected == pytest.approx(0.99)
    assert calibration(Samples()) == []
    drawn = calibrated([low, middle, high], "Chances", words("en"))
    assert drawn.count("<rect") == 3
    assert f'<rect x="{across(0.75) - 3.5:.2f}" y="{height(0.5) - 3.5:.2f}"' in drawn


def test_chances_that_were_too_timid_are_believed_more() -> None:
    rng = np.random.default_rng(3)
    odds = rng.normal(0, 1.5, 20_000)
    found = Samples()
    found.hopes.extend((1 / (1 + np.exp(-odds))).tolist())
    found.wins.extend((rng.random(len(odds)) < 1 / (1 + np.exp(-1.4 * odds - 0.3))).astype(float).tolist())
    learned = belief(*answers(found))
    assert learned == pytest.approx((1.4, 0.3), abs=0.06)
    assert max(abs(one.won - one.expected) for one in calibration(found)) > 0.05
    assert max(abs(one.won - one.expected) for one in calibration(found, learned)) < 0.03
    insight = insight_of(msgspec.structs.replace(fresh("zodchie"), **learned._asdict()))
    for chance in (0.02, 0.5, 0.9):
        assert insight.believed(chance) == pytest.approx(float(learned.of(np.array([chance]))[0]))
    assert belief(*answers(Samples())) == Belief()


def test_no_game_teaches_how_it_is_judged() -> None:
    """The games of one tenth go by the opposite of what was expected: only the others learn from that."""
    rng = np.random.default_rng(4)
    games = []
    for at in range(40):
        hopes = rng.uniform(0.02, 0.98, 50)
        likely = 1 - hopes if at % TENTHS == 3 else hopes
        games.append((hopes, (rng.random(50) < likely).astype(float)))
    found = beliefs(games)
    assert len(found) == len(games)
    for at, line in enumerate(found):
        assert line == found[at % TENTHS]
        assert (line.slope > 0.9) == (at % TENTHS == 3)


def test_the_slopes_are_right(zodchie: Samples) -> None:
    """A step along them makes the loss smaller by as much as they say."""
    data = data_of(zodchie, 2, 0.3)
    scale = scale_of(data, game("zodchie").traits.size(2))  # type: ignore[union-attr]  # it has some
    model = NumpyModel(weights_of(fresh("zodchie"), scale, 3), data, scale)
    which = np.arange(64)
    rng = np.random.default_rng(1)
    for at, part in enumerate(model.now):
        before = part.copy()
        x = model.rows(which)
        hidden, units, answers = model.forward(x)
        slope = model.slopes(x, hidden, units, model.errors(which, answers)[0])[at]
        way = rng.normal(size=part.shape).astype(np.float32)
        part[...] = before + 1e-3 * way
        more = model.loss(which)
        part[...] = before - 1e-3 * way
        less = model.loss(which)
        part[...] = before
        assert (more - less) / 2e-3 == pytest.approx(float((slope * way).sum()), rel=0.05, abs=2e-3)


def test_pytorch_learns_the_same(zodchie: Samples) -> None:
    pytest.importorskip("torch")
    from artel.train.torch_fitting import TorchModel

    entry = game("zodchie")
    data = data_of(zodchie, 2, 0.75)
    learned = blank(entry, 2, "", 8, 16, "")
    scale = scale_of(data, len(learned.rows) // 2 // learned.width)
    start = weights_of(learned, scale, 3)
    models: list[Any] = [NumpyModel(start, data, scale), TorchModel(start, data, scale)]
    all_of_them = np.arange(len(data))
    for model in models:
        for step in range(20):
            model.learn(all_of_them[step::20], 1e-2)
    assert models[0].loss(all_of_them) == pytest.approx(models[1].loss(all_of_them), rel=1e-3)
    for part, other, first in zip(models[0].weights(), models[1].weights(), start, strict=True):
        assert np.abs(part - first).max() > 0.02
        assert part == pytest.approx(other, abs=2e-3)


def test_what_plays_is_what_was_learned(zodchie: Samples) -> None:
    """The search's own evaluation and the one that was fitted give the same answers."""
    entry = game("zodchie")
    data = data_of(zodchie, 2, 0.0)
    found = fit(fresh("zodchie"), data, 6, 4.0, 1).learned
    scale = scale_of(data, len(found.rows) // 2 // found.width)
    model = NumpyModel(weights_of(found, scale, 1), data, scale)
    expected = model.forward(model.rows(np.arange(len(data))))[2]
    insight = insight_of(found)
    marks = Marks(entry.traits.most(2))  # type: ignore[union-attr]  # it has some
    for at in range(0, len(data), 37):
        marks.clear()
        for place, amount in zip(*[part[data.starts[at] : data.starts[at + 1]] for part in data[:2]], strict=True):
            marks.put(int(place), int(amount))
        insight.network.judge(marks)
        assert insight.network.win == pytest.approx(float(expected[at, 0]), abs=1e-4)
        assert insight.network.margin == pytest.approx(POINTS * float(expected[at, 1]), abs=1e-3)


def test_a_network_comes_back_as_it_was(tmp_path: Path) -> None:
    one = msgspec.structs.replace(fresh("zodchie"), third=packed([0.5] * (ANSWERS * 5)), command="artel train zodchie")
    write(one, tmp_path / "one.net")
    assert read((tmp_path / "one.net").read_bytes()) == one
    assert unpacked(one.third) == [0.5] * 10
    assert [file.name for file in tmp_path.iterdir()] == ["one.net"]


@pytest.mark.parametrize(
    ("width", "rows", "second"), [(12, 24, 44), (16, 20, 60), (16, 32, 59)], ids=["width", "rows", "second"]
)
def test_weights_that_do_not_fit_are_refused(width: int, rows: int, second: int) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Network(width, 4, [0.0] * rows, [0.0] * width, [0.0] * second, [0.0] * 10)


def test_networks_are_small() -> None:
    folder = Path(files.__file__).parent / "networks"
    for name in GAMES:
        assert sum(file.stat().st_size for file in folder.glob(f"{name}-*.net")) <= files.MOST


@pytest.mark.parametrize(
    "file", sorted((Path(files.__file__).parent / "networks").glob("*.net")), ids=lambda file: file.stem
)
def test_shipped_networks_fit_their_games(file: Path) -> None:
    found = read(file.read_bytes())
    entry = game(found.game)
    assert file.stem == f"{found.game}-{found.players}"
    assert found.fits(entry, found.players, entry.standard_pack().digest)
    assert found.command.startswith(f"artel train {found.game}")


def test_samples_come_back_from_their_file(zodchie: Samples, tmp_path: Path) -> None:
    save(zodchie, tmp_path / "some.npz")
    back = load(tmp_path / "some.npz")
    assert (back.games, back.places, back.amounts, back.sizes) == (6, zodchie.places, zodchie.amounts, zodchie.sizes)
    assert back.margins == zodchie.margins


def test_training_goes_on_where_it_ended(tmp_path: Path) -> None:
    course = TrainingPlan("zodchie", generations=1, games=4, iterations=2, measured=2, move_time=0.01, width=8, units=2)
    said = []
    with closing(Processes(1)) as executor:
        [first] = train(tmp_path, TrainingState(course, []), executor, lambda now: said.append(now.what))
    assert (first.number, first.games, first.measured) == (0, 4, 2)
    assert list(dict.fromkeys(said)) == ["playing", "learning", "measuring"]
    state = resume(tmp_path)
    assert (state.course, state.done) == (course, [first])
    state.course = msgspec.structs.replace(course, generations=2)
    (tmp_path / "samples-000.npz").unlink()  # a master's games teach nobody but the first
    with closing(Processes(1)) as executor:
        [second] = train(tmp_path, state, executor, lambda now: None)
    assert second.number == 1
    keep(tmp_path, state)
    assert best_of(resume(tmp_path).done) in (first, second)
    grown = read((tmp_path / "network-001.net").read_bytes())
    assert grown.games in (4, 8), "afresh, or gone on with"
    assert grown.command == state.course.command()
    entry = game("zodchie")
    assert grown.fits(entry, 2, entry.standard_pack().digest)


@pytest.mark.parametrize(
    ("number", "window", "earliest"), [(0, 3, 0), (1, 3, 1), (2, 3, 1), (3, 3, 1), (4, 3, 2), (1, 1, 1), (5, 12, 1)]
)
def test_the_last_generations_teach_but_not_the_first_once_there_are_others(
    number: int, window: int, earliest: int
) -> None:
    assert list(learned_from(number, window)) == list(range(earliest, number + 1))


@pytest.mark.parametrize(("afresh", "onwards", "kept"), [(0.5, 0.6, 6), (0.6, 0.5, 3), (0.5, 0.5, 3)])
def test_what_judges_better_is_kept_learned_afresh_or_gone_on_with(
    zodchie: Samples, monkeypatch: pytest.MonkeyPatch, afresh: float, onwards: float, kept: int
) -> None:
    """Here one that was gone on with has learned from 1 + 2 games, one from nothing from all 6."""

    def fitted(start: Learned, data: Data, games: int, *_: Any) -> Fitted:
        loss = onwards if start.games else afresh
        return Fitted(msgspec.structs.replace(start, games=start.games + games), 0.7 if start.games else 0.9, loss)

    monkeypatch.setattr("artel.train.loop.fit", fitted)
    start = msgspec.structs.replace(fresh("zodchie"), games=1)
    found = learn(game("zodchie"), TrainingPlan("zodchie"), 1, start, zodchie, 2, lambda share: None)
    assert (found.learned.games, found.before, found.after) == (kept, 0.7, min(afresh, onwards))


def test_what_is_usual_to_a_plan_is_usual_to_the_command() -> None:
    """Otherwise a network would tell a command that makes another one."""
    told = signature(train_command).parameters
    usual = msgspec.structs.asdict(TrainingPlan("zodchie"))
    assert usual.pop("game") == "zodchie"
    assert usual.pop("generations") == GENERATIONS
    assert usual == {name: told[name].default for name in usual}


def test_the_command_says_what_is_unusual() -> None:
    assert TrainingPlan("zodchie").command() == "artel train zodchie"
    assert TrainingPlan("zodchie", games=5, move_time=0.1).command() == "artel train zodchie --games 5 --move-time 0.1"


def test_processes_end_with_a_training_that_is_killed(tmp_path: Path) -> None:
    options = ["--games", 100_000, "--iterations", 20, "--measured", 0, "--workers", 2, "--out", tmp_path / "it"]
    command = [sys.executable, "-c", "from artel.cli import main; main()", "train", "zodchie", *options]
    with started(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as training:

        def playing() -> bool:
            assert training.poll() is None
            return sum(child.cpu_times().user > 1 for child in psutil.Process(training.pid).children()) >= 2

        wait_until(playing)
        workers = psutil.Process(training.pid).children()
        training.kill()
        _, alive = psutil.wait_procs(workers, HANG)
    assert alive == []
