"""artel bench: what it prints; how fast it is, only a quiet machine can tell."""

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner, Result

from artel.cli import app, bench_growth
from artel.cli.bench import PlayoutFigures, after_deal, cases_of, random_game, variants_of
from artel.cli.bench_growth import GrowthFigures, GrowthSizes, measures_of
from artel.cli.bench_growth_plot import drawn
from artel.cli.bench_pages import PAGES
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.frames import Question
from artel.kernel.game import Game, Option
from artel.kernel.packed import COMPILED
from artel.server.store.engine import Database
from artel.text import words

ZODCHIE: Game[Any, Any, Any] = game("zodchie")
KEYS = [
    "game", "variant", "players", "compiled", "playouts_per_s", "decisions_per_s", "copy_us",
    "determinized_playouts_per_s", "loop_per_s",
]  # fmt: skip


def bench(*args: str) -> Result:
    return CliRunner().invoke(app, ["--lang", "en", "bench", "--seconds", "0.01", *args])


def test_one_object_a_line() -> None:
    result = bench("zodchie", "--json")
    assert result.exit_code == 0
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(row["variant"], row["players"]) for row in rows] == [
        (variant, players) for variant in ("base", "advanced") for players in (2, 3, 4)
    ]
    for row in rows:
        assert list(row) == KEYS
        assert (row["game"], row["compiled"]) == ("zodchie", COMPILED)
        assert all(row[key] > 0 for key in KEYS[4:])
        assert row["decisions_per_s"] > 10 * row["playouts_per_s"]
        msgspec.convert(row, PlayoutFigures)


def test_narrowed_down() -> None:
    """Without a game, those are measured that can be played so."""
    rows = [json.loads(line) for line in bench("--players", "3", "--variant", "advanced", "--json").stdout.splitlines()]
    assert ("zodchie", "advanced", 3) in [(row["game"], row["variant"], row["players"]) for row in rows]
    assert {(row["variant"], row["players"]) for row in rows} == {("advanced", 3)}


def test_nothing_is_played_so() -> None:
    result = bench("--players", "99", "--json")
    assert result.exit_code == 2
    assert "not for 99" in result.stderr


def test_a_table_for_people() -> None:
    result = bench("zodchie", "--players", "2")
    assert result.exit_code == 0
    assert "median of 5 slices" in result.stdout
    assert "playouts/s" in result.stdout
    assert "base" in result.stdout
    assert "advanced" in result.stdout


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "There is no game “chess”."),
        (["zodchie", "--players", "5"], "zodchie is for 2 to 4 players, not for 5."),
        (["zodchie", "--variant", "wild"], "The option variant cannot be “wild”. Possible: base, advanced."),
    ],
)
def test_refused(args: list[str], message: str) -> None:
    result = bench(*args, "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(message)


def test_a_game_without_variants_has_one() -> None:
    class Plain(Game):
        options = (Option("hand", "3", "[1-5]"),)

    assert variants_of(Plain()) == ["base"]
    assert variants_of(ZODCHIE) == ["base", "advanced"]
    assert [case.setup.seats for case in cases_of(ZODCHIE, None, "base")] == [2, 3, 4]


def test_only_real_decisions_count() -> None:
    """A game has at most as many decisions as questions, and the counted ones are asked of somebody."""
    fresh, rng = ZODCHIE.new(ZODCHIE.setup(2)), Rng(5)
    whole = random_game(fresh.copy(), rng)
    assert 24 <= whole < 100
    part = fresh.copy()
    assert random_game(part, rng, 10) == 10
    assert part.stack


def test_determinized_playouts_begin_after_the_deal() -> None:
    t = after_deal(ZODCHIE.new(ZODCHIE.setup(3, {"variant": "advanced"})), Rng(2))
    assert isinstance(t.stack[-1], Question)
    assert all(len(ZODCHIE.view(t, seat).players[seat].hand) == 3 for seat in range(3))


@pytest.mark.parametrize("options", [["--json"], []], ids=["json", "table"])
def test_interrupted(options: list[str]) -> None:
    """What is measured so far is there."""
    script = (
        "import artel.cli.bench as bench, os, signal\n"
        "measured, done = bench.measured, []\n"
        "def once(case, seconds):\n"
        "    if done: os.kill(os.getpid(), signal.SIGINT)\n"
        "    done.append(case)\n"
        "    return measured(case, seconds)\n"
        "bench.measured = once\n"
        "from artel.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "--lang", "en", "bench", "zodchie", "--seconds", "0.01", *options],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert done.returncode == 130
    assert done.stderr == ""
    assert done.stdout.count("zodchie") == 1
    assert done.stdout.count("base") == 1


SERVER = ["tables", "moves_per_cpu_s", "moves_per_s", "p50_ms", "p99_ms", "rss_mb", "kb_per_table", "loop_per_s"]


def test_the_server() -> None:
    """A real one; what it prints."""
    command = ["--lang", "en", "bench", "server", "--tables", "3", "--seconds", "0.5", "--rate", "50", "--json"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert [key for key in figures if key != "compiled"] == SERVER
    assert figures["tables"] == 3
    assert all(figures[key] > 0 for key in SERVER)
    assert figures["p50_ms"] <= figures["p99_ms"]


ABUSE = ["attack", "moves", "move_p50", "move_p99", "answers", "answer_p99"]


def test_abuse() -> None:
    """A real server, a base line and one attack; what it prints."""
    command = ["--lang", "en", "bench", "abuse", "halves", "--seconds", "2", "--json"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    figures = [json.loads(line) for line in result.stdout.splitlines()]
    assert [one["attack"] for one in figures] == ["none", "halves"]
    for one in figures:
        assert list(one) == ABUSE
        assert one["moves"] > 0
        assert 0 < one["move_p50"] <= one["move_p99"]
    result = CliRunner().invoke(app, ["--lang", "en", "bench", "abuse", "nonsense"])
    assert result.exit_code != 0
    assert "There is no attack “nonsense”" in result.output + str(result.exception)


@pytest.mark.parametrize(
    ("args", "shown"), [((), "rules"), (("--help",), "server"), (("server", "--help"), "--tables")]
)
def test_benches_have_names(args: tuple[str, ...], shown: str) -> None:
    result = CliRunner().invoke(app, ["--lang", "en", "bench", *(args or ("rules", "--help"))])
    assert result.exit_code == 0
    assert shown in result.output


def test_loading_is_measured_with_all_that_may_be_taken_back() -> None:
    from artel.cli import bench_load
    from artel.games import game

    found = bench_load.measured(game("zodchie"), 3)
    assert (found.game, found.players, found.cuts >= 12) == ("zodchie", 4, True)
    assert found.rows > found.standing + 12 * bench_load.BETWEEN / 2
    assert 0 < found.held_ms <= found.load_ms


SMALL = GrowthSizes(tiles=(12,), steps=(8,), nodes=(50,), tables=(2,), watchers=(1,), stored=(100,))


def test_growth_of_every_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is measured, and what was found is drawn."""
    monkeypatch.setattr(bench_growth, "SECONDS", 0.01)
    monkeypatch.setattr(bench_growth, "PLAYED", 0.5)
    found = [measure() for name, measure in measures_of(SMALL).items() if name not in ("players 4", "players 5")]
    grown = {one.growth for one in found}
    assert grown == {"players", "tiles", "steps", "nodes", "tables", "watchers", "stored"}
    coarse = ("tables", "watchers")  # the system counts CPU time by hundredths of a second, and memory by pages
    assert [one for one in found if one.growth not in coarse and min(one.costs.values()) <= 0] == []
    assert {name for one in found if one.growth == "steps" for name in one.costs} == set(GAMES)
    assert set(next(one for one in found if one.growth == "stored").costs) == set(PAGES)
    for language in ("en", "ru"):
        picture = ElementTree.fromstring(drawn(found, words(language)))
        assert len(picture.findall("{http://www.w3.org/2000/svg}g")) == len(grown)


@pytest.mark.parametrize("options", [["--json"], []], ids=["json", "table"])
def test_growth_that_is_interrupted_is_drawn(
    options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop() -> GrowthFigures:
        raise KeyboardInterrupt

    def first() -> GrowthFigures:
        return GrowthFigures("players", 2, COMPILED, {"zodchie": 20.0})

    monkeypatch.setattr(bench_growth, "measures_of", lambda _: {"players 2": first, "players 3": stop})
    result = CliRunner().invoke(app, ["--lang", "en", "bench", "growth", "--out", str(tmp_path), *options])
    assert result.exit_code == 130
    assert "players" in result.stdout
    [kept] = json.loads((tmp_path / "growth.json").read_text(encoding="utf-8"))
    assert kept == {"growth": "players", "size": 2, "compiled": COMPILED, "costs": {"zodchie": 20.0}}
    assert "A random game" in (tmp_path / "growth.svg").read_text(encoding="utf-8")


def test_growth_fills_no_database_that_is_used(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'used.db'}"

    async def use() -> None:
        database = Database(url)
        await database.migrate()
        await database.close()

    asyncio.run(use())
    result = CliRunner().invoke(app, ["--lang", "en", "bench", "growth", "--database", url])
    assert result.exit_code == 2
    assert "The database of --database is not empty" in result.output
