"""A stranger's day: an empty environment, the wheel of Artel, those of games that others wrote, and a browser.

Nothing is fetched: what Artel depends on is lent by the environment of the tests, which is put behind the new one."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from deep.test_wheels import ROOT, UV, Installed, build
from patience import HANG
from web.conftest import ARGS, CHROMIUM, needs_browser
from web.tables import LIT, OVER, drive, lines

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.deep, needs_browser]
PACKAGES = {"podryad": "Play Podryad against a bot", "kuchki": "Play Kuchki against a bot"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    home = tmp_path_factory.mktemp("stranger")
    dist, python = home / "dist", home / "venv" / "bin" / "python"
    for root in (ROOT, *[ROOT / "docs" / "examples" / name for name in PACKAGES]):
        built = build(root, dist)
        assert built.returncode == 0, built.stderr
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, home / "venv"], check=True)
    wheels = sorted(dist.glob("*.whl"))
    install: list[str | Path] = [UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, *wheels]
    subprocess.run(install, check=True)
    (site,) = (home / "venv").glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    environment = {"PATH": str(home / "venv" / "bin"), "HOME": str(home), "LANG": "C.UTF-8", "ARTEL_LANG": "en"}
    return Installed(wheels[0], False, home, environment)


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    with installed.serving() as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield started
        started.close()


@pytest.mark.parametrize("package", ["artel", *PACKAGES])
def test_everything_comes_from_its_wheel(package: str, installed: Installed) -> None:
    code = f"import {package}; print({package}.__file__)"
    python = installed.home / "venv" / "bin" / "python"
    said = subprocess.run(
        [python, "-c", code], cwd=installed.home, env=installed.environment, check=True, capture_output=True, text=True
    )
    assert Path(said.stdout.strip()).is_relative_to(installed.home / "venv")


@pytest.mark.parametrize("game", PACKAGES)
def test_a_strangers_game_is_played_to_its_end_in_a_browser(game: str, address: str, browser: Browser) -> None:
    faults: list[str] = []
    page = browser.new_page(locale="en-GB", reduced_motion="reduce")
    page.set_default_timeout(HANG * 1000)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"http://{address}/")
    page.get_by_role("button", name=PACKAGES[game]).click()
    page.get_by_text("Novice", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(LIT[game].ready)
    drive(game, page)
    page.wait_for_selector(OVER)
    told = lines(page)
    page.context.close()
    assert faults == []
    assert len(told) >= 5


@pytest.mark.parametrize("game", PACKAGES)
def test_it_passes_the_examination_from_the_wheel(game: str, installed: Installed) -> None:
    signs = [line[0] for line in installed.artel("check", game).splitlines()[1:-1]]
    assert signs == ["✓"] * 13
