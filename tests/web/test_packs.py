"""A data pack with another tile, drawn in a real Chromium by what the server tells of it."""

from __future__ import annotations

from importlib.resources import files

from web.conftest import needs_browser
from web.tables import Visit, hit, meet

pytestmark = needs_browser
START = """id         = "D"
set        = "base"
copies     = 4
edges      = "crfr"
cities     = ["N"]"""


def with_a_town() -> str:
    """Tables begin with a town that has a pennant, which the standard pack does not know."""
    text = (files("artel.games.carcassonne") / "data" / "carcassonne.toml").read_text("utf-8")
    town = START.replace('"D"', '"TOWN"').replace('["N"]', '["N pennant"]')
    changes = ((START, town), ('start      = "D"', 'start      = "TOWN"'), ("pennants   = 10", "pennants   = 14"))
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_tile_of_another_pack_is_drawn_and_placed(visit: Visit) -> None:
    host, guest = visit(), visit()
    meet(host, guest, "carcassonne", pack=with_a_town())
    for page in (host, guest):
        assert page.locator(".tiles .pennant").count() == 1
    asked = next(page for page in (host, guest) if page.locator(".cells .cell").count())
    cell = asked.locator(".cells .cell").first
    assert "TOWN" in (cell.get_attribute("aria-label") or "")
    hit(cell)
    asked.locator(".cells .yes").click()
    for page in (host, guest):
        page.wait_for_selector(".tiles > g:nth-child(2)")
