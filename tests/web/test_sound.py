"""Sounds are made on the spot: none before the first touch, none when they are off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from artel.games import GAMES
from web.conftest import needs_browser
from web.tables import Visit, drive, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
# Playwright's own scripts count as a touch, so the page is told of real ones alone.
LISTENING = """
const touched = { hasBeenActive: false }
Object.defineProperty(navigator, 'userActivation', { value: touched })
addEventListener('pointerdown', () => (touched.hasBeenActive = true), true)
window.voices = 0
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.contexts = (window.contexts ?? 0) + 1 }
}
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...at) { window.voices++; return start.apply(this, at) }
"""


def voices(page: Page) -> int:
    return int(page.evaluate("() => window.voices"))


def silent(page: Page) -> bool:
    return bool(page.evaluate("() => window.contexts === undefined && window.voices === 0"))


@pytest.mark.parametrize("game", ["zodchie", *[pytest.param(name, marks=pytest.mark.deep) for name in list(GAMES)[1:]]])
def test_a_game_is_heard(visit: Visit, game: str) -> None:
    page = visit()
    page.context.add_init_script(LISTENING)
    sit(page, game)
    before = page.locator("[role=log] li").count()
    drive(game, page, until=before + 2)  # by events that nobody's finger made
    assert silent(page)
    switch = page.get_by_role("button", name="Sound")
    switch.click()
    drive(game, page, until=before + 8)
    assert silent(page), "it is off"
    page.reload()
    page.wait_for_selector("[role=log] li", state="attached")
    assert switch.get_attribute("aria-pressed") == "false", "which is remembered"
    switch.click()
    heard = voices(page)
    drive(game, page, until=before + 16)
    page.wait_for_function("heard => window.voices > heard", arg=heard)
    assert page.evaluate("() => window.contexts") == 1
