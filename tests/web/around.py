"""What tests set up around the tables: accounts, games that bots have played, tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patience import wait_until
from web.tables import post

if TYPE_CHECKING:
    from playwright.sync_api import Page

PASSWORD = "correct horse"


def account(page: Page, name: str) -> str:
    return str(post(page, "/api/register", name=name, password=PASSWORD)["id"])


def bots_table(page: Page, game: str = "zodchie", players: int = 2) -> str:
    """A game that bots have played to the end."""
    post(page, "/api/guest", name="Anna")
    table = post(page, "/api/tables", game=game, seats=["random"] * players)["id"]
    post(page, f"/api/tables/{table}/start", fill=None)
    wait_until(lambda: got(page, f"/api/tables/{table}")["status"] == "over")
    return str(table)


def cup(page: Page, *bots: str) -> str:
    """A tournament that can begin; its host does not take part."""
    made = post(page, "/api/tournaments", name="Cup", system="swiss", game="zodchie", players=2)["tournament"]["id"]
    for bot in bots:
        post(page, f"/api/tournaments/{made}/bots", bot=bot)
    return str(made)


def got(page: Page, path: str) -> Any:
    answer = page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()
