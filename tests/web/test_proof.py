"""The browser adds its number to luck when it has seen the table's seal, and checks both in the end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from web.conftest import needs_browser
from web.tables import Visit, drive
from web.test_frame import begin

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response

pytestmark = needs_browser


class Asked:
    """What the page asks of the server about tables, and what it is answered."""

    def __init__(self, page: Page) -> None:
        self.all: list[tuple[str, dict[str, Any], Response]] = []
        page.on("response", self.heard)

    def heard(self, response: Response) -> None:
        if response.request.method == "POST" and "/api/tables" in response.url:
            sent = json.loads(response.request.post_data or "{}")
            self.all.append((response.url.partition("/api/tables")[2], sent, response))


def test_first_the_seal_then_the_number(visit: Visit) -> None:
    page = visit()
    asked = Asked(page)
    begin(page)
    (opening, opened, first), (starting, started, second) = asked.all
    assert (opening, starting.rpartition("/")[2]) == ("", "start")
    assert "nonce" not in opened, "the server would know it when it chooses its secret"
    assert len(started["nonce"]) == 32
    table, begun = first.json(), second.json()
    assert begun["commitment"] == table["commitment"]
    assert begun["seats"][0]["nonce"] == started["nonce"]
    drive("list", page)
    page.get_by_text("Proof of the shuffle").click()
    assert page.get_by_text("the secret fits its seal").is_visible()
    assert page.get_by_text(started["nonce"], exact=True).is_visible()

    asked.all.clear()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("[data-option]", state="attached")
    (opening, opened, _), (adding, added, _) = asked.all
    assert (opening.rpartition("/")[2], adding.rpartition("/")[2]) == ("rematch", "nonce")
    assert "nonce" not in opened
    assert len(added["nonce"]) == 32


def test_a_game_without_my_number_proves_nothing_to_me(visit: Visit) -> None:
    page = visit()
    begin(page)
    forget = "localStorage.getItem('artel-luck').replace(/[0-9a-f]{32}\"}/, 'another\"}')"
    page.evaluate(f"() => localStorage.setItem('artel-luck', {forget})")
    drive("list", page)
    page.get_by_text("Proof of the shuffle").click()
    assert page.get_by_text("your browser is not among those below").is_visible()
