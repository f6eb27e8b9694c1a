"""What is around the tables: the end of a game, replays, tournaments, accounts, profiles."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from artel.site import has_python
from patience import wait_until
from web.around import PASSWORD, account, bots_table, cup, got
from web.conftest import needs_browser
from web.tables import lines, post, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]


def resign(page: Page) -> None:
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector("#result")


def numbers(page: Page, row: str) -> list[int]:
    cells = page.locator(".statistics > .scroll tr", has=page.get_by_role("rowheader", name=row, exact=True)).locator(
        "td"
    )
    return [int(text) for text in cells.all_inner_texts()]


# -- the end of a game -----------------------------------------------------------------------------------


def test_a_finished_game_in_numbers(visit: Visit) -> None:
    page = visit()
    table = bots_table(page, players=3)
    record, figures = got(page, f"/api/records/{table}"), got(page, f"/api/records/{table}/statistics")
    page.goto(f"/t/{table}")
    page.get_by_text("The game in numbers").click()
    page.wait_for_selector(".statistics polyline")
    names = ["Random 1", "Random 2", "Random 3"]
    assert page.locator(".seats .name").all_inner_texts() == names
    assert page.locator(".statistics thead").last.locator("th").all_inner_texts() == names
    assert all(any(name in line for line in lines(page)) for name in names)
    assert page.locator(".statistics polyline").count() == 3
    assert numbers(page, "Moves") == figures["moves"]
    assert numbers(page, "Together") == record["result"]["scores"]
    kinds = page.locator(".statistics > .scroll tbody").last.locator("tr:has(td):not(.sum)").all()
    points = [[int(text) for text in kind.locator("td").all_inner_texts()] for kind in kinds]
    assert [sum(column) for column in zip(*points, strict=True)] == record["result"]["scores"]
    page.get_by_text("As a table").click()
    last = page.locator(".statistics details tbody tr").last.locator("td").all_inner_texts()
    assert [int(text) for text in last] == record["result"]["scores"]
    page.get_by_text("Every point").click()
    link = page.locator(".scores .link").first
    clause = link.inner_text()
    link.click()
    page.locator(f"[data-clause='{clause}'].meant").wait_for()


def test_a_replay_is_stepped_through_and_proved(visit: Visit) -> None:
    page = visit()
    table = bots_table(page)
    steps = got(page, f"/api/records/{table}")["steps"]
    page.goto(f"/r/{table}")
    slider = page.get_by_role("slider")
    page.locator(".statistics svg[role=img]").click(position={"x": 400, "y": 60})
    page.wait_for_function("() => document.querySelector('[type=range]').valueAsNumber > 0")
    assert 0 < int(slider.input_value()) < steps - 1
    page.keyboard.press("End")
    assert int(slider.input_value()) == steps - 1
    page.locator("[role=log] li", has_text="The game is over").wait_for()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play by itself").click()
    page.get_by_text(f"Step 2 of {steps}").wait_for()
    page.get_by_role("button", name="Pause").click()
    watched = page.locator(".sheet.board").inner_text()
    page.get_by_label("Seen by").select_option("Random 1")
    page.wait_for_function("seen => document.querySelector('.sheet.board')?.innerText !== seen", arg=watched)
    page.get_by_text("Proof of the shuffle").click()
    page.get_by_text("the secret fits its seal").wait_for()
    page.get_by_role("button", name="Play the whole game again").click()
    page.get_by_text("lines of the record are legal").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["fairness"]["table"] == table


def test_share_hands_the_link_to_the_device_or_copies_it(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    table = bots_table(page)
    page.goto(f"/t/{table}")
    page.evaluate("() => { navigator.share = undefined }")
    page.get_by_role("button", name="Share").click()
    page.get_by_text("The link is copied.").wait_for()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{page.url.partition('/t/')[0]}/r/{table}"
    page.evaluate("() => { navigator.share = async (what) => { window.shared = what } }")
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("() => window.shared") == {"title": "Replay: Zodchie", "url": link}
    page.evaluate("() => { navigator.share = undefined; navigator.clipboard.writeText = () => Promise.reject() }")
    page.get_by_role("button", name="Share").click()
    assert page.get_by_label("The link:").input_value() == link


# -- tournaments -----------------------------------------------------------------------------------------


def test_the_life_of_a_tournament(visit: Visit) -> None:
    page, other = visit(), visit()
    account(page, "Host of the cup")
    page.goto("/tournaments")
    page.get_by_role("button", name="New tournament").click()
    page.get_by_label("Name of the tournament").fill("Winter cup")
    page.get_by_label("Rounds").select_option("1")
    page.get_by_role("button", name="Create").click()
    page.get_by_role("heading", name="Winter cup").wait_for()
    assert page.get_by_role("button", name="Begin").is_disabled()
    page.get_by_role("button", name="Enter").click()
    page.get_by_text("One more is needed").wait_for()
    post(other, "/api/guest", name="Boris")
    other.goto(page.url)
    other.get_by_role("button", name="Enter").click()
    other.get_by_role("link", name="Boris", exact=True).wait_for()
    other.get_by_role("button", name="Leave the tournament").click()
    other.get_by_role("button", name="Enter").wait_for()
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Add").click()
    page.get_by_role("rowheader", name="Apprentice 2").wait_for()
    page.get_by_role("button", name="Take Apprentice 2 out").click()
    page.get_by_role("rowheader", name="Apprentice 2").wait_for(state="detached")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("link", name="To the table").click()
    page.wait_for_selector("[data-option], .board .lit")
    resign(page)
    page.get_by_role("link", name="To the tournament").click()
    page.get_by_text("finished").wait_for()
    rows = page.locator(".figures tbody tr").all_inner_texts()
    assert [re.sub(r"\s+", " ", row).strip() for row in rows] == ["1 Apprentice 1 0 1", "2 Host of the cup 0 1 1"]
    page.get_by_text("1. Apprentice · 2. Host of the cup").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("heading", name="Replay: Zodchie").wait_for()


def test_a_host_cancels_and_closes(visit: Visit) -> None:
    page = visit()
    account(page, "Another host")
    page.goto(f"/tournaments/{cup(page)}")
    page.get_by_role("button", name="Cancel the tournament").click()
    page.get_by_role("button", name="Yes, cancel it").click()
    page.get_by_role("heading", name="Tournaments", exact=True).wait_for()
    made = cup(page, "level1")
    other = visit()
    account(other, "Who plays there")
    post(other, f"/api/tournaments/{made}/enter")
    page.goto(f"/tournaments/{made}")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="End without a result").click()
    page.get_by_text("without a result").wait_for()


# -- people ----------------------------------------------------------------------------------------------


def test_the_life_of_an_account(visit: Visit) -> None:
    page = visit()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.reload()
    page.wait_for_load_state("networkidle")
    assert said == []  # a newcomer is nothing to complain of
    sit(page, "zodchie")
    resign(page)
    page.goto("/me")
    page.get_by_text("You play as a guest").wait_for()
    page.get_by_label("Name of the account").fill("Vera")
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Make an account").click()
    assert "8" in page.get_by_role("alert").inner_text()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    page.get_by_text("You are signed in.").wait_for()
    page.get_by_role("link", name="My games").click()
    page.get_by_role("link", name=re.compile("Zodchie.*Vera")).wait_for()
    page.goto("/me")
    page.get_by_label("Your name").fill("Vera P.")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    page.get_by_label("Password so far").fill(PASSWORD)
    page.get_by_label("New password").fill("another horse")
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("The password is changed.").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["person"]["name"] == "Vera P."
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("radio", name="Sign in").check()
    page.get_by_label("Name of the account").fill("vera p.")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    assert page.get_by_role("alert").inner_text()
    page.get_by_label("Password").fill("another horse")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_text("You are signed in.").wait_for()
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("dialog").get_by_label("Password").fill("wrong")
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("dialog").get_by_role("alert").wait_for()
    page.get_by_role("dialog").get_by_label("Password").fill("another horse")
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("link", name="Sign in").wait_for()
    assert got(page, "/api/me") is None


def test_a_profile_shows_how_the_rating_went(visit: Visit) -> None:
    page = visit()
    who = account(page, "Rated")
    for _ in range(2):
        table = post(page, "/api/tables", game="zodchie", seats=[None, "level1"], visibility="unlisted", starts="full")
        page.goto(f"/t/{table['id']}")
        resign(page)
    wait_until(lambda: [one["games"] for one in got(page, f"/api/people/{who}")["ratings"]] == [2])
    page.goto(f"/p/{who}")
    page.wait_for_selector("figure polyline")
    page.get_by_text("As a table").click()
    ratings = [int(text) for text in page.locator("figure td").all_inner_texts()]
    shown = int(page.locator(".rating strong").inner_text())
    assert len(ratings) == 2
    assert ratings[-1] == shown
    page.goto("/ladder/zodchie")
    page.get_by_role("row", name=re.compile(f"Rated {shown} 2")).wait_for()


def test_an_address_that_leads_nowhere(visit: Visit) -> None:
    page = visit("/nowhere/at/all")
    page.get_by_role("heading", name="There is nothing here").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("heading", name="Sit down and play").wait_for()


def test_a_tab_of_the_browser_says_what_page_it_is(visit: Visit) -> None:
    paths = ["/me", "/settings", "/learn", "/learn/zodchie", "/rules", "/ladder", "/tournaments", "/nowhere"]
    english, russian = visit(), visit(locale="ru-RU")
    titles = []
    for page, name in ((english, "Artel"), (russian, "Артель")):
        for path in paths:
            page.goto(path)
            page.wait_for_function("name => document.title.endsWith(` · ${name}`)", arg=name)
            titles.append(page.title())
    assert len(set(titles)) == 2 * len(paths)


def test_licences_are_a_click_away(visit: Visit) -> None:
    page = visit("/settings")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="licences of the libraries").click()
    text = opened.value.inner_text("body")
    assert "svelte" in text
    assert ("Pyodide" in text) == has_python()
