"""Light and dark: everything can be read in both, and the choice is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip

from artel.tui import themes
from artel.tui.app import Terminal
from artel.tui.daylight import contrast, lit, lit_text, rgb
from artel.tui.screens.start import StartScreen
from cli.scripts import artel
from cli.terminals import SCRIPT, at_terminal
from patience import HANG
from tui.tables import DESKTOP, ZODCHIE, played_on, press, run, session_of, settled, terminal

GAMES = ("zodchie", "carcassonne", "architects", "artificium")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.delenv("COLORFGBG", raising=False)
    return tmp_path


def segments(app: Terminal) -> list[Segment]:
    """Everything on the screen that can be read, with its colours."""
    strips: list[Strip] = app.screen._compositor.render_strips()
    return [segment for strip in strips for segment in strip if segment.text.strip() and segment.style is not None]


def seen(style: Style) -> float:
    ink, ground = rgb(style.color), rgb(style.bgcolor)
    assert ink is not None
    assert ground is not None
    return contrast(ink, ground)


@pytest.mark.parametrize("game", GAMES)
async def test_the_light_theme_can_be_read(game: str, path: Path) -> None:
    played = played_on(session_of(game, "Anna,bot:random,bot:random", path, seed="light"), 40, "random")
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        dark = segments(app)
        await press(pilot, "ctrl+t")
        light = segments(app)
        assert [one.text for one in light] == [one.text for one in dark], "only colours differ"
        words = [segment for segment in light if any(sign.isalpha() for sign in segment.text)]
        assert len(words) > 20
        for segment in words:
            assert segment.style is not None
            assert seen(segment.style) >= 3, (segment.text, segment.style)
        grounds = [ground for segment in light if segment.style and (ground := rgb(segment.style.bgcolor))]
        assert sum(min(ground) > 0.75 for ground in grounds) > len(grounds) / 3, "most of it is light"
        await press(pilot, "ctrl+t")
        assert segments(app) == dark


def test_only_grounds_and_what_is_on_them_change() -> None:
    card = Style(color="#ffffff", bgcolor="#8a2432")
    black = Style(color="#ffffff", bgcolor="#17191f")
    assert lit(card, None) == card
    assert lit(black, None) == black, "a black figure stays black"
    label = lit(Style(color="#f2cf4a", bgcolor="#14161b"), None)
    assert seen(label) >= 5
    told = lit_text(Text.assemble("plain ", ("yellow", Style(color="#f2cf4a"))))
    assert told.plain == "plain yellow"
    style = told.spans[-1].style
    assert isinstance(style, Style)
    ink = rgb(style.color)
    assert ink is not None
    assert contrast(ink, (1, 1, 1)) >= 5
    assert style.bgcolor is None
    assert rgb(Color.parse("red")) is None


async def test_the_choice_is_remembered(home: Path) -> None:
    assert themes.remembered() == "auto"
    app = Terminal(ZODCHIE, "en", theme="auto")
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, StartScreen)
        rows = app.screen.rows()
        await press(pilot, *["down"] * rows.index("theme"), "right")
        assert themes.remembered() == "light"
        assert app.daylight.enabled
        await press(pilot, "right", "right")
        assert themes.remembered() == "auto"
        assert not app.daylight.enabled
    artel("play", "zodchie", "--plain", "--theme", "light", typed="quit\n", home=home)
    assert themes.remembered() == "light"
    wrong = artel("play", "zodchie", "--plain", "--theme", "pink", home=home)
    assert wrong.code == 2
    (home / "artel" / "theme").write_bytes(b"\xff\xfe")
    assert themes.remembered() == "auto", "what is broken is forgotten"


@pytest.mark.parametrize(
    ("ground", "light"), [("0;15", True), ("15;0", False), ("12;7", True), ("15;default;0", False)]
)
def test_the_terminal_says_by_a_variable_what_it_is(ground: str, light: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORFGBG", ground)
    assert themes.terminal_is_light() == light


@pytest.mark.parametrize(
    ("answer", "light"),
    [("\x1b]11;rgb:ffff/ffff/eeee\x1b\\\x1b[?62;c", True), ("\x1b]11;rgb:1c1c/1c1c/1c1c\x07\x1b[?6c", False)],
)
def test_the_terminal_is_asked_what_it_is(answer: str, light: bool, tmp_path: Path) -> None:
    seats = ("--seat", "Anna", "--seat", "bot:random", "--option", "colours=yellow,red", "--seed", "abc")
    script = f"from artel.tui import themes; themes.PATIENCE = {HANG}; {SCRIPT}"
    with at_terminal(
        *("play", "zodchie", "--plain", *seats), home=tmp_path, script=script, COLORFGBG="", COLORTERM="truecolor"
    ) as found:
        found.wait_for("\x1b]11;?")
        found.type(answer)
        found.wait_for("? for help")
        found.type("quit\n")
        assert found.ended() == 0
        assert b"rgb:" not in found.shown.replace(answer.encode(), b""), "the answer is not taken for a move"
        assert (b"38;2;242;207;74" in found.shown) != light or b"38;2;" not in found.shown
