"""`artel lab`: what it finds, and that it is the same whoever plays the games and however often it is cut short."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from artel.games import game
from artel.lab import plots
from lab.labs import effects, findings, lab, strong
from patience import wait_until
from processes import started

SMALL = ("zodchie", "--bot", "random", "--rival", "none")
PARK = ("--set", "park=+0|+30", "--set", "bank.printed=true")


class Planted(NamedTuple):
    folder: Path
    found: dict[str, Any]


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Planted:
    """A lab: the box with a Theatre that is called otherwise, and the same with a Park worth thirty points more."""
    folder = tmp_path_factory.mktemp("lab") / "planted"
    return Planted(folder, findings(*SMALL, "-n", 240, *PARK, "--set", 'theatre.name_en="Playhouse"', "--out", folder))


def test_two_workers_killed_and_one_goes_on(tmp_path: Path) -> None:
    """The numbers are those of one worker who was never disturbed."""
    args = ["zodchie", "--bot", "random", "--rival", "level1", "--seed", "7"]
    command = [sys.executable, "-c", "from artel.cli import main; main()", "--lang", "en", "lab"]
    folder = tmp_path / "cut"
    lines = folder / "games.jsonl"
    with started(
        [*command, *args, "-n", "60", "--workers", "2", "--out", folder],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        wait_until(lambda: lines.exists() and lines.read_bytes().count(b"\n") >= 20)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    with lines.open("ab") as file:
        file.write(b'[0,0,99,"half a li')
    assert 20 <= lines.read_bytes().count(b"\n") < 76
    found = findings("--resume", folder, "-n", 64)
    assert lines.read_bytes().count(b"\n") == 64 + 16
    assert found == findings(*args, "-n", 64) == json.loads((folder / "findings.json").read_text())
    (one,) = found["found"]
    assert (one["games"] + one["experiments"], one["rivalries"][0]["games"]) == (64, 16)
    fewer = lab("--resume", folder, "-n", 5)
    assert (fewer.exit_code, fewer.stderr) == (2, "The lab is of 64 games; --games can only be more.\n")


@pytest.mark.deep
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_finds_the_same() -> None:
    """Also with a pack that its workers have not seen."""
    pytest.importorskip("ray")
    args = ("zodchie", "--rival", "level1", "-n", 100, "--set", "park=+0|+6", "--set", "bank.printed=true")
    assert findings(*args, "--ray", "local") == findings(*args)


def test_whole_games_leave_nothing_out() -> None:
    """Colours are dealt in them, and what they do is all that can be seen."""
    (found,) = findings(*SMALL, "-n", 20, "--whole", "--option", "variant=advanced")["found"]
    assert (found["games"], found["experiments"]) == (20, 0)
    assert {one["name"] for one in found["effects"]} == {"red", "green", "blue", "yellow"}


def test_a_planted_card_is_found_and_a_harmless_change_is_not(planted: Planted) -> None:
    assert [strong(planted.found, variation) for variation in (0, 1)] == [[], ["park"]]
    assert effects(planted.found, 1)["park"]["points"]["low"] > 3


def test_the_report_names_it(planted: Planted) -> None:
    assert plots.can_draw()
    page = planted.folder / "report.html"
    for language, sentence in (("en", "Park wins too much: "), ("ru", "Парк побеждает слишком часто: ")):
        if language != "en":
            result = lab("--resume", planted.folder, lang=language)
            assert result.exit_code == 0, result.output
            assert sentence in result.stdout
        text = page.read_text(encoding="utf-8")
        assert text.count(sentence) == 1  # in one of the two variations
        assert not re.search(r"<(script|link|img)|url\(http|(href|src)=\"http", text)
        drawn = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
        assert len(drawn) == 7
        for one in drawn:
            ElementTree.fromstring(one)
        assert "#010203" not in text


def test_two_packs_side_by_side(planted: Planted) -> None:
    (compared,) = planted.found["compared"]
    assert [one[0] for one in compared["box"]] == ["base.park.values", "base.park.initial"]
    sure = [one["what"] for one in compared["differences"] if one["sure"]]
    assert "effect park" in sure
    assert "score" in sure
    assert "effect theatre" not in sure


def test_the_same_pack_twice_does_not_differ() -> None:
    found = findings(*SMALL, "-n", 20, "--set", 'theatre.name_en="Theatre"|"Playhouse"')
    (compared,) = found["compared"]
    assert {one["difference"]["value"] for one in compared["differences"]} == {0}
    assert not any(one["sure"] for one in compared["differences"])


def test_a_better_player_and_where_the_variance_comes_from() -> None:
    found = findings("zodchie", "--bot", "level1", "--rival", "random", "-n", 40)
    (rivalry,) = found["found"][0]["rivalries"]
    assert (rivalry["better"], rivalry["rival"], rivalry["games"]) == ("level1", "random", 10)
    assert rivalry["wins"]["value"] > 0.8
    assert rivalry["skill"] > 0.3
    assert rivalry["skill"] + rivalry["place"] + rivalry["deal"] + rivalry["rest"] == pytest.approx(1, abs=1e-3)


def test_a_grid() -> None:
    found = findings(*SMALL, "-n", 2, "-p", "2,3", "-o", "variant=base|advanced", "-s", "rules.hand=2|3")
    names = [one["name"] for one in found["variations"]]
    assert len(names) == 8
    assert names[0] == "rules.hand=2, variant=base, players=2"
    assert len({one["pack"] for one in found["variations"]}) == 2


@pytest.mark.parametrize("name", ["architects", "carcassonne", "artificium"])
def test_every_game_is_studied(name: str) -> None:
    found = findings(name, "--bot", "random", "--rival", "none", "-n", 6)
    (one,) = found["found"]
    assert one["games"] == 6
    known = {part.name for whole in game(name).parts(game(name).standard_pack()) for part in whole.all()}
    assert one["effects"]
    assert {effect["name"] for effect in one["effects"]} <= known
    assert sum(effect["used"] for effect in one["effects"]) > 1


def test_extra_cards_are_tried_by_lot() -> None:
    found = effects(findings(*SMALL, "-n", 60, "-o", "variant=advanced"))
    assert {"replace school", "school", "red", "park"} <= set(found)


def test_without_a_plotting_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    result = lab(*SMALL, "-n", 2, "--out", tmp_path)
    assert result.exit_code == 0
    missing = "There are no plots: matplotlib is not installed; it comes with artel-tabletop[plots]."
    assert result.stderr.endswith(f"{missing}\n")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert missing in page
    assert "<svg" not in page


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "Name a game, such as artel lab zodchie.\n"),
        (
            ("zodchie", "-b", "level1,level2"),
            "Name one bot for all seats; others are rivals, such as --rival level1.\n",
        ),
        (("zodchie", "--set", "park"), "A change is PATH=VALUE, such as park=+6; not “park”.\n"),
        (("zodchie", "-p", "9"), "zodchie is for 2 to 4 players, not for 9.\n"),
        (("--resume", "nowhere"), "There is no lab in nowhere.\n"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(args: tuple[Any, ...], message: str) -> None:
    result = lab(*args)
    assert (result.exit_code, result.stderr) == (2, message)


def test_a_lab_is_not_overwritten(tmp_path: Path) -> None:
    assert lab(*SMALL, "-n", 1, "--out", tmp_path).exit_code == 0
    again = lab(*SMALL, "-n", 1, "--out", tmp_path)
    assert (again.exit_code, again.stderr) == (
        2,
        f"There is a lab in {tmp_path} already; --resume goes on with it.\n",
    )
    other = lab("zodchie", "--resume", tmp_path)
    assert (other.exit_code, other.stderr) == (2, "--resume goes on with a lab as it is: leave out GAME.\n")


def test_colours_of_one_draw_are_no_combination() -> None:
    """Nobody has two colours: what each does must not be taken for what two do together."""
    found = findings(*SMALL, "-n", 200, "-o", "variant=advanced", "-s", "palace=+30", "-s", "palace.printed=true")
    assert not [pair for pair in found["found"][0]["pairs"] if pair["stands_out"] and "yellow" in pair["names"]]
