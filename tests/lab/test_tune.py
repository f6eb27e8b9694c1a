"""`artel lab tune`: a box that was put out of balance is put right again, and the path can be cut short."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.kernel.errors import BadInput
from artel.lab.estimates import estimate
from artel.lab.tune import Lever, TuningRound, following, read_levers
from lab.labs import lab


def test_a_missed_aim_moves_the_lever_that_moved_least() -> None:
    levers = read_levers(["red:fortress=-3..3", "red:town_hall=-1..0", "blue:magic_academy=-1..4"])
    assert levers[1] == Lever("red", "town_hall", -1, 0)

    def after(added: tuple[int, ...], red: float, blue: float) -> tuple[int, ...] | None:
        aims = {"red": estimate(red, 0.01), "blue": estimate(blue, 0.01)}
        return following(levers, TuningRound(added, aims), 0.03)

    assert after((0, 0, 0), 0.04, -0.04) == (-1, 0, 1)
    assert after((-1, 0, 1), 0.04, 0.02) == (-1, -1, 1)
    assert after((-1, -1, 1), 0.04, 0.02) == (-2, -1, 1)
    assert after((0, 0, 0), 0.07, -0.1) == (-1, -1, 3)  # for each 0.03 that it is off
    assert after((0, 0, 0), 0.04, -0.5) == (-1, 0, 4)  # but not more than four
    assert after((-3, -1, 1), 0.1, 0.02) is None  # at the bounds
    assert after((-1, 0, 1), 0.02, -0.02) is None  # all aims are met


@pytest.mark.parametrize("text", ["red", "red:fortress", "red:fortress=3", "red:fortress=1..3"])
def test_a_lever_has_bounds_around_nothing(text: str) -> None:
    with pytest.raises(BadInput, match="A lever is"):
        read_levers([text])


def test_the_path_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    args = ("tune", "zodchie", "--bot", "random", "-n", 20, "--set", "park=+20", "--set", "bank.printed=true") + (
        "--vary", "park:park=-20..0", "--band", 5,
    )  # fmt: skip
    short = lab(*args, "--rounds", 1, "--out", tmp_path / "a")
    assert short.exit_code == 0, short.output
    assert short.stdout.startswith("Round 1: –. Percentage points of games won: park +")
    longer = lab(*args, "--rounds", 2, "--out", tmp_path / "a")
    whole = lab(*args, "--rounds", 2, "--out", tmp_path / "b")
    assert longer.stdout.splitlines()[:2] == whole.stdout.splitlines()[:2]
    assert "Round 2: park=-4." in whole.stdout
    assert (tmp_path / "a" / "pack.toml").read_text() == (tmp_path / "b" / "pack.toml").read_text()
    other = lab(*args, "--seed", 2, "--out", tmp_path / "a")
    assert (other.exit_code, other.stderr) == (2, f"Something else is being tuned in {tmp_path / 'a'}.\n")


def test_what_cannot_be_tuned(tmp_path: Path) -> None:
    args = ("tune", "zodchie", "--bot", "random", "-n", 4)
    assert lab(*args).stderr == "To tune, say what may be varied: --vary red:fortress=-3..3.\n"
    vary = ("--vary", "nobody:fortress=-3..3")
    assert lab(*args, *vary).stderr == "To tune, name a folder for the path that is taken: --out DIR.\n"
    printed = lab("tune", "artificium", "--vary", "theft:rules.theft=-1..1", "--out", tmp_path / "printed")
    assert (printed.exit_code, printed.stderr) == (
        2,
        "“rules.theft” is not for tuning: the pack says that it comes from elsewhere (rulebook).\n",
    )
    assert not (tmp_path / "printed").exists()
    assert lab(*args, *vary, "--out", tmp_path).stderr.startswith("Nothing is known of nobody; there are ")
