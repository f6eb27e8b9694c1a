"""Whole games in a real Chromium: against a bot, and two browsers against each other in two languages; reloaded, cut
off and watched on the way, and every move spoken."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from web.conftest import needs_browser
from web.tables import LINES, LIT, PHONE, Visit, drive, lines, listen, meet, over, press, replay, sit, spoken

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
SHORT: dict[str, dict[str, Any]] = {"zodchie": {}, "carcassonne": {"tiles": "off"}, "architects": {}, "artificium": {}}
SELF = re.compile(r"\b(your?|вы|ваш\w*)\b", re.I)
"""Who reads the log is not named there as in a replay."""
each_game = pytest.mark.parametrize("game", SHORT)


def quiet(step: dict[str, Any]) -> bool:
    """A choice that is spoken with the next one, as its part or when all have chosen; or the choice of nothing."""
    view = step["view"]
    return step["seat"] in view["asked"] or view["flow"][-1]["frame"] in ("Together", "DiscardHand", "SellStones")


def heard(page: Page, table: str, language: str, seat: int, before: list[str]) -> None:
    """After what stood in the log before, the live region has spoken every line, and every move has one."""
    steps = replay(page, table, language, seat)
    every = [line["text"] for step in steps for line in step["log"]]
    told = before + spoken(page)
    assert len(told) == len(every)
    assert [line for line, named in zip(told, every, strict=True) if line != named and not SELF.search(line)] == []
    assert {step["seat"] for step in steps} == {None, 0, 1}
    assert [step for step in steps if not step["log"] and not quiet(step)] == []


def cut(page: Page) -> None:
    """The connection breaks, is missed, and comes back."""
    page.context.set_offline(True)
    page.wait_for_selector("[data-connection=lost]", state="attached")
    page.context.set_offline(False)
    page.wait_for_selector("[data-connection=open]", state="attached")


@each_game
def test_a_game_against_a_bot(visit: Visit, game: str) -> None:
    page = visit()
    table = sit(page, game, "level1", **SHORT[game])
    before = listen(page)
    drive(game, page, until=len(before) + 12)
    cut(page)
    drive(game, page, until=len(before) + 24)
    told = lines(page)
    assert (before + spoken(page))[: len(told)] == told
    page.reload()
    page.wait_for_selector(LIT[game].ready)
    before = listen(page)
    assert before[: len(told)] == told
    drive(game, page)
    assert over(page)
    heard(page, table, "en", 0, before)


@pytest.mark.parametrize(
    "game", [one if one in ("zodchie", "carcassonne") else pytest.param(one, marks=pytest.mark.deep) for one in SHORT]
)
def test_two_browsers_in_two_languages(visit: Visit, game: str) -> None:
    anna, boris = visit(), visit(locale="ru-RU")
    table = meet(anna, boris, game, **SHORT[game])
    watcher = visit(f"/t/{table}")
    watcher.wait_for_selector(LINES)
    before = [listen(page) for page in (anna, boris)]
    drive(game, anna, boris, until=30)
    boris.reload()
    boris.wait_for_selector(LINES)
    before[1] = listen(boris)
    drive(game, anna, boris, until=50)
    cut(anna)
    drive(game, anna, boris)
    heard(anna, table, "en", 0, before[0])
    heard(boris, table, "ru", 1, before[1])
    assert all(re.search("[а-яё]", line, re.I) for line in lines(boris))
    watcher.wait_for_selector("#result")
    assert [line["text"] for step in replay(watcher, table, "en") for line in step["log"]] == lines(watcher)
    results = [page.locator(".tally tfoot td").all_inner_texts() for page in (anna, boris, watcher)]
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize(
    "game", ["zodchie", *(pytest.param(game, marks=pytest.mark.deep) for game in SHORT if game != "zodchie")]
)
def test_a_game_by_the_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit()
    sit(page, game, **SHORT[game])
    for _ in range(400):
        if over(page):
            return
        press(page, game)
    raise AssertionError("the game does not end")


@pytest.mark.deep
@each_game
def test_a_game_on_a_phone_in_russian(visit: Visit, game: str) -> None:
    page = visit(**PHONE, locale="ru-RU")
    table = sit(page, game, "level2", **SHORT[game])
    before = listen(page)
    drive(game, page)
    heard(page, table, "ru", 0, before)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "players"), [("zodchie", 4), ("carcassonne", 6), ("architects", 7), ("artificium", 6)]
)
def test_a_game_of_many(visit: Visit, game: str, players: int) -> None:
    page = visit()
    sit(page, game, *["level1"] * (players - 1))
    drive(game, page)
    assert page.locator(".tally tfoot td").count() == players
