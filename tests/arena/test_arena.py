"""`artel arena` as a whole: what is played, kept, gone on with and told."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import psutil
import pytest

from arena.running import arena, games_in, moves, objects, timeless
from arena.test_plan import plan
from artel.arena.executors import ArenaWorker, Processes, WorkerLost
from artel.arena.plan import contests
from artel.arena.play import ArenaGame, play
from artel.arena.store import ArenaStore
from artel.bots import Clock
from artel.records import verify
from patience import HANG, wait_until
from processes import started

PROGRAM = Path(__file__).parents[1] / "bots" / "program.py"
TIMES = ("seconds_per_move",)


def test_one_object_at_the_end() -> None:
    (found,) = objects(arena("zodchie", "--bots", "level2,random", "--games", 6, "--seed", 3, "--json"))
    assert (found["game"], found["players"], found["bots"], found["games"]) == ("zodchie", 2, ["level2", "random"], 6)
    assert sum(found["wins"].values()) + found["draws"] == 6
    assert found["wins"]["level2"] >= 5
    assert found["win_rate"] == pytest.approx((found["wins"]["level2"] + found["draws"] / 2) / 6, abs=1e-4)
    low, high = found["interval"]
    assert 0 <= low < found["win_rate"] <= high <= 1
    assert set(found["seconds_per_move"]) == {"level2", "random"}
    assert found["forfeits"] == {"level2": 0, "random": 0}


def test_several_games_and_tables(tmp_path: Path) -> None:
    args = ("zodchie,architects", "-b", "level1,random", "-p", "2,3", "-n", 3, "--iterations", 5)
    *rows, together = objects(arena(*args, "--out", tmp_path / "a", "--json"))
    assert [(row["game"], row["players"], row["games"]) for row in rows] == [
        ("zodchie", 2, 3), ("zodchie", 3, 6), ("architects", 2, 3), ("architects", 3, 6),
    ]  # fmt: skip
    assert list(together["ladder"]) == ["level1", "random"]
    assert together["ladder"]["level1"]["sigma"] < min(row["ladder"]["level1"]["sigma"] for row in rows)
    shown = arena("--resume", tmp_path / "a")
    skill = f"{together['ladder']['random']['mu']:.1f}"
    assert skill in shown.stdout.rpartition("All games together")[2]
    page = (tmp_path / "a" / "report.html").read_text()
    assert skill in page.partition("All games together")[2].partition("zodchie")[0]


def test_seconds_of_the_processor(tmp_path: Path) -> None:
    args = ("zodchie", "--bots", "quick=level3@0.002s,level1", "--games", 2, "--move-time", 0.01, "--processor-time")
    objects(arena(*args, "--out", tmp_path / "a", "--json"))
    kept = ArenaStore(tmp_path / "a").plan()
    assert kept.clock == Clock(seconds=0.01, processor=True)
    assert kept.bots[0].clock == Clock(seconds=0.002, processor=True)
    assert "0.01 s of the processor for an answer" in (tmp_path / "a" / "report.html").read_text()
    refused = arena("--resume", tmp_path / "a", "--processor-time")
    assert refused.exit_code == 2
    assert "leave out --processor-time" in refused.output


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    rows = []
    for name, workers in (("one", 1), ("two", 2)):
        args = ("zodchie", "--bots", "level2,level1,random", "--games", 2, "--iterations", 20, "--seed", "x")
        rows.append(objects(arena(*args, "--workers", workers, "--out", tmp_path / name, "--json"))[0])
    assert moves(tmp_path / "one") == moves(tmp_path / "two")
    assert timeless(rows[0]) == timeless(rows[1])


def test_a_line_says_everything(tmp_path: Path) -> None:
    objects(arena("zodchie", "-b", "level1,random", "-n", 4, "--out", tmp_path / "a", "--json"))
    games = games_in(tmp_path / "a")
    assert [one.seats for one in games] == [("level1", "random"), ("random", "level1")] * 2
    assert games[0].record.seed == games[1].record.seed != games[2].record.seed
    for one in games:
        match = verify(one.record)
        assert match.result().scores == one.scores == one.record.scores
        assert match.result().places == one.places
        assert one.plies == sum(not text.startswith("*") for text in one.record.inputs)
        assert all(0 < len(row) <= one.plies for row in one.seconds)
    line = json.loads((tmp_path / "a" / "games.jsonl").read_text().splitlines()[0])
    assert set(line) == set(ArenaGame.__struct_fields__)


def test_a_table_for_people() -> None:
    result = arena("zodchie", "--bots", "level1,random", "--games", 2)
    assert result.exit_code == 0
    assert "zodchie, 2 players, 2 games" in result.stdout
    assert "95 %" in result.stdout
    assert re.search(r"level1 +2 +\d", result.stdout)
    assert "игроков: 2, 2 партии" in arena("zodchie", "--bots", "level1,random", "--games", 2, lang="ru").stdout


def test_misbehaving_bots_are_survived(tmp_path: Path) -> None:
    bots = ",".join(["py:bots.misbehaving:Crashing", "py:bots.misbehaving:Illegal"])
    program = f"silly=cmd:{sys.executable} {PROGRAM} garbage"
    dead = f"dead=cmd:{sys.executable} {PROGRAM} 'dies later'"
    result = arena("zodchie", "-b", bots, "-b", program, "-b", dead, "-n", 1, "--out", tmp_path / "a", "--json")
    (found,) = objects(result)
    assert found["games"] == 6
    assert all(count > 25 for count in found["forfeits"].values())
    games = games_in(tmp_path / "a")
    for one in games:
        assert one.plies - sum(one.forfeits) == one.seats.count("dead")  # its first answer
        verify(one.record)
    faults = " ".join(fault for one in games for fault in one.faults)
    for problem in ("over my head", "“castle a1” is not among the options", "its line is no answer", "status 3"):
        assert problem in faults


@pytest.mark.parametrize(
    ("bot", "problem", "words"),
    [
        ("cmd:no-such-program-anywhere", "it cannot be started", ""),
        (f"cmd:{sys.executable} no-such-file.py", "it has ended with status 2", "No such file or directory"),
        (f"cmd:{sys.executable} -c 'import no_such_module'", "status 1", "No module named 'no_such_module'"),
        (f"cmd:{sys.executable} {PROGRAM} dies", "it has ended with status 3", ""),
        ("py:bots.misbehaving:Unmade", "ValueError", "no weights found"),
    ],
)
def test_a_bot_that_cannot_be_started_is_an_error(tmp_path: Path, bot: str, problem: str, words: str) -> None:
    result = arena("zodchie", "-b", "level1", "-b", f"mine={bot}", "-n", 2, "--out", tmp_path / "a", "--json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("The bot mine cannot be started: ")
    assert problem in result.stderr
    assert words in result.stderr
    assert not (tmp_path / "a").exists()
    told = arena("zodchie", "-b", "level1", "-b", f"mine={bot}", "-n", 2, lang="ru").stderr
    assert told.startswith("Бот mine не запускается: ")


def test_what_a_program_says_is_shortened_and_harmless() -> None:
    noise = "import sys; sys.stderr.write('x' * 9000 + chr(27) + '[2Jlast words'); sys.exit(4)"
    result = arena("zodchie", "-b", "level1", "-b", f'mine=cmd:{sys.executable} -c "{noise}"'.replace(",", "\\,"))
    assert result.exit_code == 2
    assert result.stderr.rstrip().endswith("x?[2Jlast words")
    assert len(result.stderr) < 2500


@pytest.mark.parametrize(("bots", "rounds"), [("level1,py:bots.misbehaving:Dying", 1)])
def test_a_process_that_always_dies_ends_the_arena(bots: str, rounds: int) -> None:
    (contest,) = contests(plan(bots, rounds=rounds))
    executor = Processes(1)
    with pytest.raises(WorkerLost, match=r"The process that played zodchie with level1, .* died 2 times; .* was -9\."):
        list(executor.play(contest.jobs))
    executor.close()


def test_a_process_that_dies_once_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    (contest,) = contests(plan("level1,py:bots.misbehaving:DyingOnce", rounds=2))
    executor = Processes(1)
    assert sorted(one.number for one in executor.play(contest.jobs)) == [0, 1]
    executor.close()
    assert (tmp_path / "died").exists()


class DeadAtFirst(Processes):
    """The first process that is given anything is dead already, which is not seen."""

    def worker(self) -> ArenaWorker:
        worker = super().worker()
        if not hasattr(self, "first"):
            self.first = worker
            worker.process.kill()
            worker.process.join()
        return worker


def test_a_process_that_died_before_it_was_given_anything_is_replaced() -> None:
    (contest,) = contests(plan("level1,random", rounds=2))
    executor = DeadAtFirst(1)
    assert sorted(one.number for one in executor.play(contest.jobs)) == [0, 1]
    executor.close()
    assert executor.first.process.exitcode == -signal.SIGKILL


def test_processes_end_with_one_that_is_killed(tmp_path: Path) -> None:
    """Also those that have something to do for ever: what is read here has no end."""
    endless = tmp_path / "endless"
    os.mkfifo(endless)
    script = """if True:
        import sys
        from pathlib import Path
        from artel.arena.executors import Processes
        list(Processes(1).work(Path.read_bytes, [Path(sys.argv[1])]))
    """
    ends: list[int] = []

    def is_read() -> bool:
        assert parent.poll() is None
        with suppress(OSError):  # nobody reads it yet
            ends.append(os.open(endless, os.O_WRONLY | os.O_NONBLOCK))
        return bool(ends)

    with started([sys.executable, "-c", script, endless]) as parent:
        wait_until(is_read)
        workers = psutil.Process(parent.pid).children()
        parent.kill()
        _, alive = psutil.wait_procs(workers, HANG)
    os.close(*ends)
    assert workers != []
    assert alive == []


def test_processes_and_this_one_play_the_same() -> None:
    (contest,) = contests(plan("level2,level1", rounds=2))
    executor = Processes(2)
    theirs = sorted(executor.play(contest.jobs), key=lambda one: one.number)
    executor.close()
    assert [one.record.inputs for one in theirs] == [play(job).record.inputs for job in contest.jobs]


def test_a_data_pack(tmp_path: Path) -> None:
    from artel.games import game

    text = Path(game("zodchie").standard_pack().row("pack").file).read_text(encoding="utf-8")
    (tmp_path / "pack.toml").write_text(text.replace('name = "standard"', 'name = "other"'), encoding="utf-8")
    args = ("zodchie", "-b", "level1,random", "-n", 1, "--data", tmp_path, "--out", tmp_path / "a", "--json")
    assert objects(arena(*args))[0]["games"] == 1
    assert games_in(tmp_path / "a")[0].record.header.pack == "other"
    refused = arena("--resume", tmp_path / "a", "--json")
    assert refused.exit_code == 2
    assert refused.stderr.startswith("Made with data pack ")
    assert objects(arena("--resume", tmp_path / "a", "--data", tmp_path, "--games", 2, "--json"))[0]["games"] == 2


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "Name a game, several with commas between them, or all."),
        (["chess", "-b", "level1,level2"], "There is no game “chess”."),
        (["zodchie"], "An arena needs at least two bots, such as --bots level3,level2."),
        (["zodchie", "-b", "level1,deep"], "“deep” is no bot for an arena: "),
        (["zodchie", "-b", "level1,random", "-p", "2;3"], "Players are numbers with commas between them"),
        (["zodchie", "-b", "level1,random", "-p", "5"], "zodchie is for 2 to 4 players, not for 5."),
        (["zodchie", "-b", "level1,random", "-o", "wild"], "An option is NAME=VALUE"),
        (["zodchie,architects", "-b", "level1,random", "--data", "."], "A data pack is for one game"),
        (["--resume", "nowhere"], "There is no arena in nowhere."),
        (["zodchie", "--resume", "x", "--seed", "1"], "--resume goes on with an arena as it is: leave out GAME, --s"),
    ],
)  # fmt: skip
def test_refused(args: list[str], message: str) -> None:
    result = arena(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(message)
    assert re.search("[а-яё]", arena(*args, lang="ru").stderr)


def test_played_games_go_there_and_back() -> None:
    (contest,) = contests(plan("level1,random", rounds=1))
    one = play(contest.jobs[0])
    assert msgspec.json.decode(msgspec.json.encode(one), type=ArenaGame) == one
