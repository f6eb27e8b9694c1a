"""Before a game: any game, as many players as it takes, its options."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.games import game, games
from artel.tui.app import Terminal
from artel.tui.choices import OptionsChosen, playable
from artel.tui.screens.rules import RulesScreen
from artel.tui.screens.start import StartScreen
from artel.tui.screens.table import TableScreen
from tui.tables import SMALL, press, run, settled, shown


@pytest.fixture(autouse=True)
def nothing_is_saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def test_values_come_from_the_pattern() -> None:
    variant, limit, colours = game("zodchie").options
    assert variant.values() == ["base", "advanced"]
    assert limit.values() == ["none", "die", *"0123456"]
    assert colours.values() == ["random"]
    (wonders,) = game("architects").options
    assert wonders.values() == ["random", "draft"]


def test_only_what_goes_together_is_offered() -> None:
    options = OptionsChosen(game("zodchie"))
    assert list(options.choices()) == ["variant"]
    options.choose("variant", "advanced")
    assert list(options.choices()) == ["variant", "limit"]
    options.choose("limit", "3")
    assert options.choices()["variant"] == ["base", "advanced"]
    options.choose("variant", "base")
    assert options.chosen["limit"] == "none"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", [found.id for found in games() if found.terminal])
async def test_every_game_can_be_chosen_and_started(name: str, language: str) -> None:
    chosen = game(name)
    app = Terminal(playable()[0], language, pause=0)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "down", *["right"] * playable().index(chosen))
        assert app.game is chosen
        assert app.words.say(f"ui-title-{name}") in shown(app)
        await press(pilot, "down", "left")
        assert isinstance(app.screen, StartScreen)
        assert app.screen.seats == chosen.most
        await press(pilot, "right", "question_mark")
        assert isinstance(app.screen, RulesScreen)
        assert f"{chosen.clauses}1.1" in shown(app)
        await press(pilot, "escape", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.session is not None
        assert app.session.game is chosen
        assert app.session.match.setup.seats == chosen.least


async def test_on_a_small_screen_the_line_under_the_cursor_is_in_sight(tmp_path: Path) -> None:
    app = Terminal(game("architects"), "en", path=tmp_path / "game.json")
    async with run(app, (60, 9)) as pilot:
        await settled(pilot)
        assert "Start the game" in shown(app)
        assert "Language" not in shown(app)
        for _ in range(30):
            await press(pilot, "down")
        assert "Language" in shown(app)
