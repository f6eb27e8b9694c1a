"""docs/add-a-game.md holds the whole game that it builds, and that game is one like any other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from artel.bots import LEVELS, Clock, bot
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match
from artel.records import verify
from artel.session.keyboard import KeyboardSession
from artel.session.players import SeatedPlayer
from artel.text import words
from artel.tui.app import Terminal
from artel.tui.listing import ListBoard
from tui.tables import press, run, settled, until

ROOT = Path(__file__).parents[2]
BIN = Path(sys.prefix) / "bin"
PACKAGE = ROOT / "docs" / "examples" / "podryad"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```(\w*)(?: title="([^"]*)")?\n(.*?)^```$', re.M | re.S)


@pytest.fixture(autouse=True)
def podryad_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "podryad", "podryad")


def code_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_holds_every_line_of_the_game_in_order() -> None:
    source = (PACKAGE / "podryad" / "__init__.py").read_text(encoding="utf-8")
    shown = "".join(text for language, _, text in BLOCK.findall(PAGE) if language == "python")
    assert code_lines(shown) == code_lines(source)
    assert len(source.splitlines()) <= 150


def test_files_that_the_page_shows_are_what_they_are() -> None:
    shown = {title: text for _, title, text in BLOCK.findall(PAGE) if title}
    assert len(shown) == 5
    assert {title: (PACKAGE / title).read_text(encoding="utf-8") for title in shown} == shown


def test_the_row_of_the_examination_is_the_one_that_is_shown() -> None:
    row = next(text for language, _, text in BLOCK.findall(PAGE) if language == "py")
    assert row in (ROOT / "tests" / "contract" / "setups.py").read_text(encoding="utf-8")


def test_both_languages_say_the_same() -> None:
    for name in ("{}.ftl", "rules.{}.ftl"):
        texts = [(PACKAGE / "podryad" / "text" / name.format(language)).read_text("utf-8") for language in ("en", "ru")]
        english, russian = [re.findall(r"^ *(\.?[\w-]+) =", text, re.M) for text in texts]
        assert english == russian


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_of_all_levels_play_it(seats: int) -> None:
    podryad = game("podryad")
    match = Match(podryad.setup(seats), b"podryad")
    players = [bot(level) for level in LEVELS]
    while not match.over:
        seat = pending(match.table)[0]
        view = podryad.view(match.table, seat)
        match.act_text(seat, players[seat - seats].choose(view, view.options, Clock(iterations=30), Rng(seat)).option)
    verify(match.record(reveal=True))
    for event in match.events:
        assert words("ru").event(podryad, event, ["Анна", "Борис", "Вера", "Глеб"])


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_it_is_played_on_a_full_screen(language: str, tmp_path: Path) -> None:
    podryad = game("podryad")
    players = [SeatedPlayer("Anna"), SeatedPlayer(bot="random")]
    session = KeyboardSession(Match(podryad.setup(2), b"screen"), players, tmp_path / "save.json", language)
    app = Terminal(podryad, language, session=session, pause=0)
    async with run(app, (100, 40)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen.query_one("#table"), ListBoard)
        version = session.match.length
        await press(pilot, "1")
        await until(lambda: session.match.length > version, "the answer is taken")


def test_an_installed_game_is_found_and_played(tmp_path: Path) -> None:
    """As the page says, but into a folder of its own."""
    folder = tmp_path / "packages"
    installed: list[str | Path] = [BIN / "uv", "pip", "install", "--quiet", "--offline", "--no-deps"]
    subprocess.run([*installed, "--no-build-isolation", "--target", folder, PACKAGE], check=True)
    played = subprocess.run(
        [BIN / "artel", "play", "podryad", "--plain", "--seat", "Anna", "--seat", "bot:level1",
         "--seed", "one", "--save", tmp_path / "save.json"],
        input="rules P2.2\nask 99\n" + "1\n" * 5, env=os.environ | {"PYTHONPATH": str(folder), "ARTEL_LANG": "en"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Your hand:" in played.stdout
    assert "P2.2 (A job): The lowest price" in played.stdout
    assert "“ask 99” is not an action" in played.stdout
    assert re.search(r"wins? with \d+ points|share", played.stdout)
