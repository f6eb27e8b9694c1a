"""Artificium in the terminal."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from artel.drawing.artificium.drawing import draw_chain, draw_track
from artel.drawing.artificium.look import NEVER, NOW, TRADE, status
from artel.drawing.artificium.teller import Teller
from artel.drawing.artificium.trade import deal_for
from artel.games.artificium import GAME, cheapest_sale
from artel.kernel.ids import SPECTATOR
from artel.session import saves
from artel.session.keyboard import KeyboardSession
from artel.session.stepping import SteppedReplay
from artel.tui.app import Terminal
from artel.tui.plain import Plain
from artel.tui.screens.curtain import CurtainScreen
from artel.tui.screens.replay import ReplayScreen
from tui import listed
from tui.listed import fits, labels, left_and_resumed
from tui.tables import (
    DESKTOP,
    SMALL,
    ends,
    laid_out_of,
    played_on,
    press,
    reads,
    run,
    session_of,
    settled,
    shown,
    terminal,
    type_in,
)

NAME = "artificium"
STEP = {
    "phase": "step",
    "hands": {1: ["farm", "laboratory", "castle", "fair"], 2: ["theft", "weapon_workshop"]},
    "stones": {1: {"coal": 1, "wood": 2}, 2: {"wheat": 1}},
    "coins": {1: 5, 2: 3},
    "points": {1: 12, 2: 9},
    "front": {2: ["sawmill"]},
}
UP: dict[str, Any] = {
    "phase": "cards",
    "laid": {1: "crystal_mine", 2: "farm"},
    "hands": {1: ["farm"], 2: ["theft"]},
    "stones": {1: {"wood": 3}},
    "coins": {1: 2},
}


def teller(played: KeyboardSession) -> Teller:
    found = listed.teller(played)
    assert isinstance(found, Teller)
    return found


@pytest.mark.parametrize(("language", "size"), [pytest.param("en", DESKTOP, marks=pytest.mark.deep), ("ru", SMALL)])
async def test_a_whole_game_by_keyboard_against_bots(language: str, size: tuple[int, int], path: Path) -> None:
    played = session_of(NAME, "Anna,bot:level2", path, language)
    await ends(played, size)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL])
async def test_the_table_shows_everything(language: str, size: tuple[int, int], path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:level2", path, STEP, language)
    app = terminal(played)
    async with run(app, size) as pilot:
        await settled(pilot)
        text, said = shown(app), played.words
        for card in ("farm", "laboratory", "castle", "fair"):
            assert said.card(played.game, card) in text
        for sign in (NOW, TRADE, NEVER):
            assert sign in text
        coal, crystal, potion = (said.say(f"ui-artificium-{name}") for name in ("coal", "crystal", "potion"))
        chain = " ".join(line.plain for line in draw_chain(teller(played), 80, True))
        assert f"{coal}+{crystal}→{potion} 10/5" in chain
        assert all(name in text for name in played.names)
        assert said.say("ui-artificium-now") in text


async def test_six_players_fit_a_small_screen(path: Path) -> None:
    played = played_on(session_of(NAME, "Anna," + ",".join(["bot:random"] * 5), path), 80, "level2", "PlayCard")
    await fits(played)


def test_what_can_be_applied_now_after_trades_and_not(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:level2", path, STEP)
    view, told = played.view(), teller(played)
    assert {card: status(view, card) for card in view.players[0].hand} == {
        "farm": NOW,
        "laboratory": TRADE,
        "castle": NEVER,
        "fair": "",
    }
    lines = told.hand(view)
    assert any("sell, buy Cr for 6 (you have 5)" in line for line in lines)
    assert any("no Kv Sw: 15, you have 5+4" in line for line in lines)


def test_the_track_has_cells_and_markers(path: Path) -> None:
    view = laid_out_of(NAME, "Anna,bot:level2", path, STEP | {"points": {1: 12, 2: 12}}).view()
    told = teller(laid_out_of(NAME, "Anna,bot:level2", path, STEP))
    cells, ruler, first, second = [line.plain for line in draw_track(view, told, 76, True)]
    assert cells[5:7] == "Wo"
    assert cells[10:12] == "Wh"
    assert (ruler[5], ruler[10:12]) == ("◆", "10")
    assert (first[12], second[12]) == ("1", "2")
    tight = [line.plain for line in draw_track(view, told, 76, False)]
    assert (tight[1][10], tight[1][12]) == ("┼", "1")
    far = laid_out_of(NAME, "Anna,bot:level2", path, STEP | {"points": {1: 150, 2: 3}}).view()
    ruler, first = [line.plain for line in draw_track(far, told, 76, True)[1:]]
    assert first[0] == "2", "behind the piece that is shown"
    assert ruler[first.index("1") - 10 :].startswith("140")


# -- trades ---------------------------------------------------------------------------------------------------


async def test_trades_are_bundled_with_the_card_and_recorded_one_by_one(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:random", path, UP)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert labels(app)[0] == "Trade, then apply Crystal Mine"
        await press(pilot, "1")
        assert "Sell 2 wood (+2). Buy 1 food (−4). 0 coins will be left." in shown(app)
        assert not played.match.inputs, "nothing is done before it is confirmed"
        await press(pilot, "escape")
        assert labels(app)[0] == "Trade, then apply Crystal Mine"
        await press(pilot, "1", "enter")
        assert played.match.inputs[:4] == ["1 sell wood", "1 sell wood", "1 buy food", "1 apply"]


async def test_a_castle_asks_whom_to_strike_after_the_trades(path: Path) -> None:
    layout = UP | {"laid": {1: "castle"}, "stones": {1: {"kvass": 1}}, "coins": {1: 11}}
    played = laid_out_of(NAME, "Anna,bot:random,bot:random", path, layout)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "1")
        assert len(labels(app)) == 2
        await press(pilot, "2")
        assert played.match.inputs[:2] == ["1 buy sword", "1 apply 3"]


async def test_trading_by_hand(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:random", path, UP)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, str(labels(app).index("Sell a resource") + 1))
        assert labels(app) == ["Sell 1 wood for 1 coin"]
        await press(pilot, "1")
        assert played.match.inputs == ["1 sell wood"]
        await press(pilot, "u")
        assert played.match.inputs == []


def test_the_cheapest_sale() -> None:
    box = GAME.components(GAME.standard_pack())
    assert cheapest_sale(box, {"wood": 3, "metal": 1}, 3) == ["metal"], "as little worth as possible, then few"
    assert cheapest_sale(box, {"wood": 1, "sword": 1}, 1) == ["wood"]
    assert cheapest_sale(box, {"wood": 1}, 2) is None
    assert cheapest_sale(box, {"wood": 1}, 0) == []


def test_no_trade_is_proposed_where_none_helps_or_none_is_needed(path: Path) -> None:
    def proposed(**changes: Any) -> tuple[str, ...] | None:
        played = laid_out_of(NAME, "Anna,bot:random", path, UP | changes)
        deal = deal_for(played.view(), teller(played))
        return deal.trades if deal else None

    assert proposed(stones={1: {"wood": 1}}) is None
    assert proposed(stones={1: {"food": 1}}) is None
    assert proposed(laid={1: "theft"}, stones={1: {"wood": 1}, 2: {"wheat": 1}}, coins={1: 0}) == ("sell wood",)


# -- the market -----------------------------------------------------------------------------------------------


async def test_a_swap_is_chosen_in_two_steps(path: Path) -> None:
    layout = {"phase": "market", "market": ["castle", "farm"], "hands": {1: ["fair", "sawmill"], 2: ["theft"]}}
    played = laid_out_of(NAME, "Anna,bot:random", path, layout)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        castle = next(at for at, label in enumerate(labels(app)) if "Castle" in label)
        await press(pilot, str(castle + 1))
        assert "Which card do you give for Castle?" in shown(app)
        await press(pilot, "escape")
        assert len(labels(app)) == 4
        await press(pilot, str(castle + 1), "2")
        assert played.match.inputs[0] == "1 swap fair castle"


async def test_what_is_refused_names_the_clause(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:random", path, UP)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await type_in(pilot, "buy sword")
        assert await reads(pilot, "A4.10")
        assert played.match.inputs == []


# -- hidden information ---------------------------------------------------------------------------------------

SECRET = ("Laboratory", "Fair")
OTHER = ("Theft", "Weapon Workshop")


def read_of(played: KeyboardSession, seat: int) -> str:
    played.viewer = seat
    view = played.view()
    drawn: list[list[Any]] = [teller(played).lines(view, 80, 40, True), teller(played).hand(view) if seat >= 0 else []]
    told = [str(line) for part in drawn for line in part]
    return " ".join(told + [entry.text for entry in played.log()])


def hidden(text: str, cards: tuple[str, ...]) -> bool:
    return not any(card in text for card in cards)


def test_hands_are_for_their_owners(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,Boris", path, STEP)
    assert hidden(read_of(played, SPECTATOR), SECRET + OTHER)
    assert hidden(read_of(played, 0), OTHER)
    assert hidden(read_of(played, 1), SECRET)
    assert not hidden(read_of(played, 1), OTHER)


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
async def test_a_sealed_card_is_nowhere_until_all_are_shown(size: tuple[int, int], path: Path) -> None:
    played = laid_out_of(NAME, "Anna,Boris", path, STEP)
    app = terminal(played)
    async with run(app, size) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, CurtainScreen)
        assert hidden(shown(app), SECRET + OTHER)
        await press(pilot, "enter")
        assert hidden(shown(app), OTHER)
        await press(pilot, str(next(at for at, label in enumerate(labels(app), 1) if label.startswith("Fair"))))
        assert played.match.inputs == ["1 lay fair"]
        assert isinstance(app.screen, CurtainScreen)
        beneath = app.screen_stack[-2]
        under = " ".join(str(widget.render()) for widget in beneath.query("Static, Lines"))
        assert hidden(shown(app) + under, SECRET + OTHER)
        await press(pilot, "enter")
        assert hidden(shown(app), SECRET)
        assert "Theft" in shown(app)
        await press(pilot, str(next(at for at, label in enumerate(labels(app), 1) if label.startswith("Theft"))))
        assert isinstance(app.screen, CurtainScreen), "the first player applies first"
        await press(pilot, "enter")
        assert "Fair" in shown(app)
        assert "Theft" in shown(app)


# -- saving, replays, line by line ----------------------------------------------------------------------------


async def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    again = await left_and_resumed(NAME, path)
    app, before = terminal(again), len(again.match.inputs)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "1")
        assert len(again.match.inputs) > before


async def test_a_replay_hides_sealed_cards_from_other_eyes(path: Path) -> None:
    played = played_on(session_of(NAME, "Anna,bot:level2", path), 10_000)
    save = saves.Save(played.match.record(reveal=True), tuple(played.players))
    replay = SteppedReplay(save)
    laid = next(at for at, text in enumerate(save.record.inputs, 1) if " lay " in text and not replay.end.told[at - 1])
    other = 1 - (int(save.record.inputs[laid - 1][0]) - 1)
    app = Terminal(played.game, "en", first=ReplayScreen(replay, other), pause=0)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, *["right"] * laid)
        assert " …" in shown(app)
        assert save.record.inputs[laid - 1] not in shown(app)
        await press(pilot, "end", "l")
        assert "Ученик" in shown(app)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_line_by_line(language: str, path: Path) -> None:
    played = session_of(NAME, "Anna,bot:level2", path, language)
    output = io.StringIO()
    lines = ["card castle", "rules A6.1", "table"]

    def answer() -> str:
        if lines:
            return lines.pop(0)
        options = played.view().options
        return next((word for word in ("pass", "done", "discard") if word in options), "1")

    Plain(played, Console(file=output, width=80), answer).play()
    text, said = output.getvalue(), played.words
    assert played.match.over
    assert said.card_property(played.game, "castle") in text
    assert said.say("ui-total") in text
