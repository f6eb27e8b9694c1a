"""The admin page, reports and what comes of them, and who may register: in real browsers."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from pyotp import TOTP

from patience import HANG
from web.around import PASSWORD, account, bots_table, got
from web.conftest import host, needs_browser, served
from web.tables import PHONE, axe, meet, post

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]
Grant = Callable[[str], str]


def an_admin(page: Page, grant: Grant, name: str) -> str:
    made = account(page, name)
    grant(made)
    return made


def office(page: Page, section: str) -> None:
    page.goto(f"/admin#{section}")
    page.reload()
    page.wait_for_selector("#section")


def say_it(page: Page, text: str) -> None:
    if page.get_by_role("tab", name="Talk").get_attribute("aria-selected") != "true":
        page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    page.locator(".said li", has_text=text).wait_for()


def test_nothing_is_here_for_others(visit: Visit) -> None:
    page = visit("/admin")
    page.get_by_role("heading", name="There is nothing here").wait_for()
    account(page, "No admin")
    page.goto("/admin#people")
    page.get_by_role("heading", name="There is nothing here").wait_for()
    page.goto("/me")
    page.wait_for_selector("#old")
    assert page.get_by_role("link", name="Look after the server").count() == 0


def test_a_remark_is_reported_and_looked_at(visit: Visit, grant: Grant) -> None:
    anna, boris, admin = visit(), visit(), visit()
    meet(anna, boris, "zodchie")
    an_admin(admin, grant, "Moderator of remarks")
    say_it(anna, "Rude words")
    boris.get_by_role("tab", name="Talk").click()
    boris.get_by_role("button", name="What to do about this remark of Anna").click()
    axe(boris)
    boris.get_by_role("button", name="Report", exact=True).click()
    dialog = boris.get_by_role("dialog", name="Report Anna")
    dialog.get_by_text("Rude words").wait_for()
    axe(boris)
    dialog.get_by_label("Insults or threats").check()
    dialog.get_by_label("In your words").fill("That hurts.")
    dialog.get_by_role("button", name="Send the report").click()
    dialog.get_by_text("It will be looked at").wait_for()
    dialog.get_by_role("button", name="Close").last.click()

    office(admin, "reports")
    admin.get_by_role("link", name=re.compile("Insults or threats: Anna")).first.click()
    admin.get_by_text("That hurts.").wait_for()
    axe(admin)
    admin.get_by_role("button", name="I look after it").click()
    admin.get_by_text("Moderator of remarks looks after it").wait_for()
    admin.get_by_role("button", name="Hide: Rude words").click()
    admin.get_by_role("button", name="Show again: Rude words").wait_for()
    boris.locator(".said li", has_text="Rude words").wait_for(state="detached")
    anna.locator(".said li", has_text="Rude words").wait_for(state="detached")
    admin.get_by_label("What was done").fill("Hidden.")
    admin.get_by_role("button", name="Close the report").click()
    admin.get_by_text("Hidden.").wait_for()

    boris.goto("/")
    boris.get_by_text("Your report was looked at").wait_for()
    axe(boris)
    boris.get_by_role("button", name="Understood").click()
    boris.get_by_text("Your report was looked at").wait_for(state="detached")
    boris.reload()
    boris.wait_for_load_state("networkidle")
    assert boris.get_by_text("Your report was looked at").count() == 0


def test_a_person_is_reported_renamed_banned_and_removed(visit: Visit, grant: Grant) -> None:
    rude, boris, admin = visit(), visit(), visit()
    person = account(rude, "Rude name")
    post(boris, "/api/guest", name="Boris")
    an_admin(admin, grant, "Moderator of names")
    boris.goto(f"/p/{person}")
    boris.get_by_role("button", name="Report").click()
    boris.get_by_label("An offensive name").check()
    boris.get_by_role("button", name="Send the report").click()
    boris.get_by_text("It will be looked at").wait_for()
    rude.goto(f"/p/{person}")
    rude.get_by_role("heading", name="Rude name").wait_for()
    assert rude.get_by_role("button", name="Report").count() == 0

    admin.goto("/me")
    admin.get_by_role("link", name="Look after the server").click()
    admin.get_by_role("link", name="People").click()
    admin.get_by_label("Id, or a part of a name").fill("rude NAME")
    admin.get_by_role("button", name="Search").click()
    admin.get_by_role("link", name=re.compile("Rude name")).click()
    admin.get_by_role("button", name="Rename").click()
    axe(admin)
    admin.get_by_label("Why?").fill("Choose another one.")
    admin.get_by_role("dialog").get_by_role("button", name="Rename").click()
    admin.get_by_role("heading", name=re.compile(r"^Player \d{5}$")).wait_for()
    axe(admin)
    rude.goto("/")
    rude.get_by_text(re.compile(r"You are called Player \d{5} now. The reason: Choose another one.")).wait_for()

    admin.get_by_role("button", name="Ban").click()
    admin.get_by_label("For how many days").fill("3")
    admin.get_by_label("Why?").fill("Again")
    admin.get_by_role("dialog").get_by_role("button", name="Ban").click()
    admin.get_by_text("Banned until").wait_for()
    assert rude.request.get("/api/me").status == 403
    admin.get_by_role("link", name="Bans").click()
    admin.get_by_role("button", name=re.compile("Lift the ban: Player")).click()
    admin.get_by_role("dialog").get_by_role("button", name="Lift the ban").click()
    admin.get_by_text("Nobody is banned.").wait_for()
    assert rude.request.get("/api/me").status == 200

    office(admin, f"people/{person}")
    admin.get_by_role("button", name="Remove").click()
    admin.get_by_text("This cannot be undone").wait_for()
    admin.get_by_role("button", name="Cancel").click()
    assert got(rude, "/api/me")["id"] == person
    admin.get_by_role("button", name="Remove").click()
    admin.get_by_role("dialog").get_by_role("button", name="Remove").click()
    admin.get_by_role("heading", name="removed").wait_for()
    assert got(rude, "/api/me") is None
    office(admin, "log")
    admin.locator(".deeds li").first.wait_for()
    shown = admin.locator(".deeds li").all_inner_texts()
    assert [line.split(": ")[1].split(" ·")[0] for line in shown[:4]] == ["removed", "ban lifted", "banned", "renamed"]
    assert "Rude name" not in " ".join(shown)


def test_an_admin_helps_who_is_locked_out(visit: Visit, grant: Grant, folder: Path) -> None:
    anna, admin = visit(), visit(**PHONE)
    person = account(anna, "Locked out")
    begun = post(anna, "/api/me/factor", password=PASSWORD)
    post(anna, "/api/me/factor/confirm", code=TOTP(begun["secret"]).now())
    an_admin(admin, grant, "Moderator of keys")
    office(admin, f"people/{person}")
    admin.get_by_role("button", name="Second factor off").click()
    admin.get_by_label("Why?").fill("The phone is lost.")
    axe(admin)
    admin.get_by_role("dialog").get_by_role("button", name="Second factor off").click()
    admin.get_by_role("dialog").wait_for(state="detached")
    assert admin.get_by_role("button", name="Second factor off").count() == 0
    assert got(anna, "/api/me/factor")["since"] is None
    admin.get_by_role("button", name="New password").click()
    assert admin.get_by_label("Mail it").count() == 0  # this server sends no mail
    admin.get_by_role("dialog").get_by_role("button", name="New password").click()
    link = admin.get_by_label("It is shown only now").input_value()
    assert re.search(r"/reset#[\w-]{43}$", link)
    axe(admin)
    office(admin, f"people/{person}")
    admin.get_by_text("link for a new password made").wait_for()
    assert admin.get_by_label("It is shown only now").count() == 0
    anna.goto(link)
    anna.get_by_label("New password").fill("another password")
    anna.get_by_role("button", name="Set the password").click()
    anna.get_by_text("The new password is set.").wait_for()
    office(admin, f"people/{got(admin, '/api/me')['id']}")
    admin.get_by_text("Only the host can act here").wait_for()
    assert admin.get_by_role("button", name="New password").count() == 0


def test_a_backup_and_flags(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, ARTEL_BACKUP_FOLDER=str(tmp_path / "backups")) as address:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(HANG * 1000)
        table, person = bots_table(page), account(page, "Moderator of files")
        host(tmp_path, "grant", person)
        office(page, "figures")
        page.get_by_text("No backup has been made yet.").wait_for()
        page.get_by_role("button", name="Make a backup now").click()
        page.get_by_text("The last backup was made on").wait_for()
        [file] = (tmp_path / "backups").iterdir()
        page.get_by_text(f"Made: {file.name}").wait_for()
        axe(page)
        office(page, "flags")
        page.get_by_text("Nothing looks wrong.").wait_for()
        with sqlite3.connect(tmp_path / "artel.db") as database:
            values = (table, "unplayed", person, 1)
            database.execute("INSERT INTO flags (table_id, reason, person_id, at) VALUES (?, ?, ?, ?)", values)
        office(page, "flags")
        page.get_by_text("gave up before the first move").wait_for()
        axe(page)
        page.get_by_role("link", name="Moderator of files", exact=True).click()
        page.get_by_role("heading", name="Moderator of files").wait_for()
        context.close()


def test_a_table_is_closed_and_removed(visit: Visit, grant: Grant) -> None:
    anna, boris, admin = visit(), visit(), visit()
    table = meet(anna, boris, "zodchie")
    an_admin(admin, grant, "Moderator of tables")
    office(admin, "tables")
    admin.get_by_label("Id of a table or a person").fill(table)
    admin.get_by_role("button", name="Search").click()
    row = admin.locator(".rows li", has_text=table)
    row.get_by_text("being played").wait_for()
    axe(admin)
    row.get_by_role("button", name="Close").click()
    admin.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    row.get_by_text("given up").wait_for()
    anna.wait_for_selector("#result")
    row.get_by_role("button", name="Remove").click()
    admin.get_by_role("dialog").get_by_role("button", name="Remove").click()
    row.get_by_text("private").wait_for()
    assert admin.request.get(f"/api/records/{table}").status == 404


def test_an_admin_invites(visit: Visit, grant: Grant) -> None:
    admin = visit(**PHONE)
    an_admin(admin, grant, "Moderator of doors")
    office(admin, "invitations")
    admin.get_by_label("For whom").fill("Friends")
    admin.get_by_role("button", name="Make a link").click()
    link = admin.get_by_label("The link.").input_value()
    assert re.search(r"/join#[\w-]{43}$", link)
    admin.get_by_role("button", name="Revoke: Friends").click()
    admin.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    admin.get_by_text("There are no invitations.").wait_for()


def test_registration_by_invitation(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, ARTEL_REGISTRATION="invitation", ARTEL_GUESTS="false") as address:
        link = host(tmp_path, "invite").splitlines()[-1]
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(HANG * 1000)
        page.goto("/me")
        page.get_by_text("Accounts are made here by invitation only.").wait_for()
        page.get_by_text("On this server people play with an account.").wait_for()
        assert page.get_by_role("radio").count() == 0
        assert page.get_by_role("button", name="Make an account").count() == 0
        axe(page)
        page.goto("/join#wrong")
        page.get_by_text("This invitation to make an account is not valid").wait_for()
        page.goto(link)
        page.get_by_label("Name of the account").fill("Vera")
        axe(page)
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Make an account").click()
        page.get_by_text("You have an account here.").wait_for()
        other = browser.new_context(base_url=address, locale="ru-RU", reduced_motion="reduce")
        second = other.new_page()
        second.set_default_timeout(HANG * 1000)
        second.goto(link)
        second.get_by_text("больше не действует").wait_for()
        second.goto("/me")
        second.get_by_text("только по приглашению").wait_for()
        for made in (context, other):
            made.close()
