"""The replay becomes the review: asked for, watched, walked through, played on from, and axe clean."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from artel.games import game
from played import played_with
from web.around import bots_table, got
from web.conftest import needs_browser
from web.tables import PHONE, axe, drive, post, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]
GOLDEN = Path(__file__).parents[1] / "golden"
SCENARIOS = Path(__file__).parents[1] / "scenarios"
PLACE = "() => document.querySelector('[type=range]')?.valueAsNumber"


def reviewed(page: Page, table: str) -> dict[str, Any]:
    page.goto(f"/r/{table}")
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector(".turns li")
    return dict(got(page, f"/api/records/{table}/review")["review"])


def at(page: Page, step: int) -> None:
    page.wait_for_function(f"step => ({PLACE})() === step", arg=step)


def test_a_review_is_walked_through(visit: Visit) -> None:
    page = visit()
    table = bots_table(page)
    review = reviewed(page, table)
    faults = [move for move in review["moves"] if move["fault"]]
    assert page.locator(".review polyline").count() == 2
    assert page.locator(".review .mark").count() == len(faults) > 1
    page.locator(".review").get_by_text("As a table").click()
    last = page.locator(".review details tbody tr").last.locator("td").all_inner_texts()
    assert sorted(last) == ["0 %", "100 %"]
    for seat, row in zip(review["seats"], page.locator(".seats tbody tr").all(), strict=True):
        assert row.locator("td").first.inner_text() == str(round(seat["accuracy"]))

    first, *_, worst = faults
    page.locator(".faults tbody a").first.click()
    at(page, first["step"] - 1)
    assert page.url.endswith(f"/r/{table}#{first['step'] - 1}")
    best, chosen = first["choices"][first["best"]], first["choices"][first["chosen"]]
    page.locator(".choices li.open", has_text=best["text"]).wait_for()
    page.locator(".board .lit").first.wait_for(state="attached")
    page.get_by_role("button", name="Why not the move of").click()
    page.get_by_role("heading", name=f"What “{chosen['text']}” allows").wait_for()
    page.locator(".review .mark").last.click()
    at(page, worst["step"] - 1)

    moment = page.url
    other = visit()
    other.goto(moment)
    at(other, worst["step"] - 1)
    other.locator(".verdict").wait_for()
    other.goto(moment.partition("#")[0])
    at(other, 0)


def test_played_on_and_come_back(visit: Visit) -> None:
    page = visit()
    table = bots_table(page)
    steps = got(page, f"/api/records/{table}")["steps"]
    page.goto(f"/r/{table}#{steps - 3}")
    at(page, steps - 3)
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile("/t/"))
    made = got(page, f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (made["source"], made["source_step"], made["rated"]) == (table, steps - 3, False)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Back to where I began").click()
    at(page, steps - 3)


def test_a_record_that_is_sent(visit: Visit, tmp_path: Path) -> None:
    page = visit("/review")
    (tmp_path / "broken.json").write_text("{")
    page.get_by_label("The file").set_input_files(tmp_path / "broken.json")
    page.get_by_text("This file is no record of a game.").wait_for()
    page.get_by_label("The file").set_input_files(GOLDEN / "zodchie" / "base-2p.json")
    page.wait_for_url(re.compile("/r/"))
    page.get_by_role("button", name="Review this game").wait_for()
    assert page.get_by_text("Proof of the shuffle").count() == 0
    content = game("zodchie").standard_pack().content()
    content["pack"]["name"] = "Feasts"
    (tmp_path / "own.json").write_bytes(played_with(content).to_json())
    page.goto("/review")
    page.get_by_label("The file").set_input_files(tmp_path / "own.json")
    page.get_by_text("Feasts").wait_for()
    assert page.locator(".title li").all_inner_texts() == ["Player 1\n0", "Player 2\n0"]


def test_a_scenario_is_played(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.get_by_role("link", name="Look at a game").click()
    (tmp_path / "broken.toml").write_text('game = "zodchie"')
    page.get_by_label("The scenario file").set_input_files(tmp_path / "broken.toml")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_text("missing required field `seats`").wait_for()
    page.get_by_label("The scenario file").set_input_files(SCENARIOS / "inn.toml")
    page.get_by_label("After so many of its steps").fill("3")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("[data-option=a3]", state="attached")
    made = got(page, f"/api/tables/{page.url.rpartition('/')[2]}")
    assert ([seat["bot"] for seat in made["seats"]], made["rated"]) == (["level4", None], False)


def test_a_profile_tells_how_somebody_plays(visit: Visit) -> None:
    page = visit()
    table = sit(page, "zodchie")
    drive("zodchie", page)
    reviewed(page, table)
    person = got(page, "/api/me")["id"]
    page.goto(f"/p/{person}")
    page.get_by_text("One game was reviewed").wait_for()
    found = got(page, f"/api/people/{person}/skill")
    assert page.locator(".clauses li").count() == min(6, len(found["clauses"]))
    axe(page)


@pytest.mark.parametrize(
    "device", [pytest.param({}, id="desk", marks=pytest.mark.deep), pytest.param(PHONE, id="phone")]
)
def test_axe(visit: Visit, device: dict[str, Any]) -> None:
    page = visit("/review", **device)
    axe(page)
    table = bots_table(page)
    post(page, f"/api/records/{table}/review")
    page.goto(f"/r/{table}")
    page.wait_for_selector("progress, .turns li")
    axe(page)
    page.wait_for_selector(".turns li")
    page.locator(".faults tbody a").first.click()
    page.wait_for_selector(".choices")
    axe(page)
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
