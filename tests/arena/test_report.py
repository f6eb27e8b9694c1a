"""The report: a page that needs nothing else, with all its plots."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from artel.arena.plots import Axis, PlotRow, distributions, nice, shade
from artel.cli import app


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("arena")
    args = ["arena", "zodchie", "-b", "level1,a<b=random@1i,random", "-p", "2,3", "-n", "4", "--out", str(folder / "a")]
    args[3] = "level1,other=random@1i,random"
    found = {}
    for language, command in (("en", args), ("ru", ["arena", "--resume", str(folder / "a")])):
        assert CliRunner().invoke(app, ["--lang", language, *command]).exit_code == 0
        found[language] = (folder / "a" / "report.html").read_text(encoding="utf-8")
    return found


def test_five_plots_for_each_table_and_one_for_all(pages: dict[str, str]) -> None:
    for page in pages.values():
        drawn = re.findall(r"<svg.*?</svg>", page)
        assert len(drawn) == 11
        for one in drawn:
            ElementTree.fromstring(one)
        assert page.count("<table>") == 2


def test_it_is_in_the_language_of_the_caller(pages: dict[str, str]) -> None:
    assert "<h3>Ladder</h3>" in pages["en"]
    assert "<h3>Лестница</h3>" in pages["ru"]
    assert "seed 1" in pages["en"]


def test_it_needs_nothing_else(pages: dict[str, str]) -> None:
    assert not re.search(r"<(script|link|img)|https?://(?!www\.w3\.org/2000/svg)", pages["en"])


def test_names_are_written_safely(tmp_path: Path) -> None:
    program = Path(__file__).parents[1] / "bots" / "program.py"
    bots = f"random,cmd:{sys.executable} {program} 'exit <1>' &amp"
    command = ["arena", "zodchie", "-b", bots, "-n", "1", "--out", str(tmp_path / "a")]
    assert CliRunner().invoke(app, command).exit_code == 0
    page = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    assert "exit &lt;1&gt;" in page
    assert "<1>" not in page


@pytest.mark.parametrize(("step", "expected"), [(1, 1), (1.2, 2), (3, 5), (7, 10), (0.013, 0.02), (120, 200)])
def test_steps_are_round(step: float, expected: float) -> None:
    assert nice(step) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("low", "high", "log", "ticks"),
    [
        (3, 58, False, [0, 10, 20, 30, 40, 50, 60]),
        (-4, 4, False, [-4, -2, 0, 2, 4]),
        (7, 7, False, [7, 8]),
        (0.002, 0.3, True, [0.001, 0.01, 0.1, 1]),
        (0, 0, True, [0.0001, 0.001]),
    ],
)
def test_axes(low: float, high: float, log: bool, ticks: list[float]) -> None:
    axis = Axis(low, high, log)
    assert axis.ticks == pytest.approx(ticks)
    assert (axis.share(ticks[0]), axis.share(ticks[-1])) == pytest.approx((0, 1))
    assert 0 <= axis.share(low) <= axis.share(high) <= 1


def test_shades() -> None:
    assert shade(0.5) == "#f4f4f4"
    assert shade(1.0) != shade(0.75) != shade(0.25)


def test_a_distribution_of_one_value_and_of_none() -> None:
    assert distributions([PlotRow("a", [], "red")], "x") == ""
    drawn = distributions([PlotRow("a", [3.0], "red"), PlotRow("b", [], "red")], "x")
    ElementTree.fromstring(drawn)
    assert drawn.count("<rect") == 1
