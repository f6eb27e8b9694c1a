"""The client as files alone, at a host that knows nothing else: games with Python in the browser, and without a network
once it is installed. `make site` brings what it needs."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from typer.testing import CliRunner

from artel.cli import app
from artel.games import GAMES
from artel.kernel.record import Record
from artel.puzzles import puzzles
from artel.records import verify
from artel.review import Course, ReviewSettings, judging
from artel.site import (
    CLIENT,
    PYTHON,
    for_files_alone,
    loaded,
    put_together,
    read,
    with_pages,
)
from patience import HANG, wait_until
from web.conftest import served
from web.device import NEEDS, Host, Site, begin, build_of, device, installed, kept_whole, write
from web.tables import LIT, drive, lines, over

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS
RECORD = Path(__file__).parents[1] / "golden" / "zodchie" / "base-2p.json"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("static"), for_files_alone())


@pytest.fixture
def host(folder: Path) -> Iterator[Site]:
    site = Site(folder)
    yield site
    site.close()


@pytest.fixture
def page(browser: Browser, host: Site) -> Iterator[Page]:
    with device(browser, host.address) as context:
        page = context.new_page()
        page.goto("./")
        page.wait_for_selector("main h1")
        yield page


def record_of(page: Page) -> Path:
    with page.expect_download() as found:
        page.click("a[download]")
    return Path(found.value.path())


def whole_game(page: Page, host: Site, game: str) -> None:
    """Without a network from before its beginning; reloaded in the middle, in both languages."""
    installed(page)
    host.close()
    page.goto("/")
    begin(page, game)
    drive(game, page, until=len(lines(page)) + 14)
    told = lines(page)
    address = page.url
    page.goto("/")
    page.click(".language")
    page.click(f"a[href='{address.removeprefix(host.address)}']")
    page.wait_for_selector("html[lang=ru] [data-frame]")
    page.wait_for_selector(LIT[game].ready)
    assert len(lines(page)) >= len(told)
    assert lines(page)[: len(told)] != told
    page.reload()
    page.wait_for_selector(LIT[game].ready)
    drive(game, page)
    assert over(page)
    match = verify(Record.from_json(record_of(page).read_bytes()))
    assert match.over


def test_the_first_page_needs_no_python(page: Page, host: Site) -> None:
    first = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    assert first
    assert not [path for path in first if path.startswith("/py/")]


def test_python_comes_while_it_is_chosen_how_to_play(page: Page, host: Site) -> None:
    wanted = {f"/py/{path}" for path in loaded((PYTHON / "parts.json").read_bytes())}
    page.click(".games button.primary >> nth=0")
    wait_until(lambda: wanted <= set(Host.sent))
    assert page.locator("dialog[open] .levels").count() == 1


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_every_game_without_a_network(page: Page, host: Site, game: str) -> None:
    whole_game(page, host, game)


def test_nothing_comes_from_elsewhere_and_it_is_small(page: Page, host: Site) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    begin(page, "zodchie")
    assert asked
    assert [url for url in asked if not url.startswith((host.address, "blob:"))] == []
    python = {path: size for path, size in Host.sent.items() if path.startswith("/py/")}
    assert len(python) == len(loaded((PYTHON / "parts.json").read_bytes())) + 1
    assert sum(python.values()) < 9_000_000, python


@pytest.mark.deep
def test_a_record_of_a_server_is_looked_at(page: Page) -> None:
    page.goto("/open")
    page.set_input_files("input[type=file]", RECORD)
    page.wait_for_selector(".replay")
    page.click("button[aria-label='To the end'], .controls button.round >> nth=4")
    scores = json.loads(RECORD.read_text())["scores"]
    points = page.locator(".top .points")
    wait_until(lambda: [int(one or "0") for one in points.all_inner_texts()] == scores)


@pytest.mark.deep
def test_a_scenario_is_played_without_a_network(page: Page, host: Site) -> None:
    installed(page)
    host.close()
    page.goto("/open")
    page.get_by_label("The scenario file").set_input_files(RECORD.parents[2] / "scenarios" / "inn.toml")
    page.get_by_label("After so many of its steps").fill("3")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_selector("[data-option=a3]", state="attached")
    assert page.get_by_role("button", name="Hint").is_visible()


def shown(page: Page, where: str) -> int:
    return int(page.locator(where).first.inner_text().split()[0])


@pytest.mark.deep
def test_puzzles_are_solved_without_a_network_and_kept(page: Page, host: Site) -> None:
    """Also where the browser has emptied its storage and left the database."""
    puzzle = puzzles("zodchie")[0]
    installed(page)
    host.close()
    page.goto("/puzzles")
    page.wait_for_selector("[data-option]")
    page.goto(f"/puzzles/{puzzle.id}")
    page.wait_for_selector("[data-option]")
    before = shown(page, ".own")
    page.locator(f"[data-option='{puzzle.solution}']").click()
    page.wait_for_selector(".now.good")
    rating = shown(page, ".own")
    assert (rating > before, shown(page, ".streak")) == (True, 1)
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_selector("[data-option]")
    page.locator(".own", has_text=str(rating)).wait_for()
    assert shown(page, ".streak") == 1


@pytest.mark.deep
def test_lessons_without_a_network(page: Page, host: Site) -> None:
    installed(page)
    host.close()
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.wait_for_selector("[data-option]")


FOUND = """([id, points, record, found]) => new Promise((done) => {
  const asked = indexedDB.open('artel-own')
  asked.onsuccess = () => {
    const writing = asked.result.transaction('kept', 'readwrite')
    writing.objectStore('kept').put({ record, points, found }, `review ${id}`)
    writing.oncomplete = done
  }
})"""


@pytest.mark.deep
def test_a_record_file_is_reviewed_without_a_network(page: Page, host: Site) -> None:
    """Begun, stopped, and gone on with after another visit; most of it was found elsewhere, since it takes long."""
    record, settings = Record.from_json(RECORD.read_bytes()), ReviewSettings(effort=0.01)
    course = Course(record)
    found = {one.input: msgspec.json.encode(one).decode() for one in list(judging(course, settings))[2:]}
    installed(page)
    host.close()
    page.goto("/open")
    page.set_input_files("input[type=file]", RECORD)
    page.click(".review button.primary")
    page.wait_for_selector(".review progress")
    page.click(".review .row button")
    page.wait_for_selector(".review button.primary")
    table = page.url.rpartition("/")[2]
    page.evaluate(FOUND, [table, len(course.points), record.to_json().decode(), found])
    page.reload()
    page.click(".review button.primary")
    page.wait_for_selector(".review table.seats tbody tr")
    assert page.locator(".review table.seats tbody tr").count() == record.header.seats
    assert page.locator(".review .turns li").count() > 0
    page.click(".language")
    page.wait_for_selector("html[lang=ru] .review table.seats")
    page.click(".review .turns a >> nth=0")
    page.wait_for_selector("[data-frame], .replay .middle > *")


@pytest.mark.deep
def test_two_people_at_one_device_do_not_see_each_others_hands(page: Page) -> None:
    page.locator(".games > li").first.locator(".does button:not(.primary)").click()
    page.select_option("#here-1", "")
    page.fill("#here-0 ~ input", "Ann")
    page.fill("#here-1 ~ input", "Bob")
    page.click("dialog button.primary:not([role])")
    page.wait_for_selector("dialog #curtain")
    first = page.inner_text("#curtain")
    page.click("dialog:has(#curtain) button")
    page.wait_for_selector("dialog #curtain", state="detached")
    page.wait_for_selector(LIT["zodchie"].ready)
    me = page.inner_text("li.me .name")
    assert me in first
    while not page.locator(".handover").count():
        before = len(lines(page))
        drive("zodchie", page, until=before + 1)
    page.click(".handover button")
    page.wait_for_selector("dialog #curtain")
    page.click("dialog:has(#curtain) button")
    page.wait_for_selector(LIT["zodchie"].ready)
    assert page.inner_text("li.me .name") != me


@pytest.mark.deep
def test_the_client_of_a_server_plays_on_when_that_is_gone(browser: Browser, tmp_path: Path) -> None:
    """The worker alone may use WebAssembly, whatever the page may."""
    with served(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="ru-RU", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(HANG * 1000)
        installed(page)
    page.goto("/")
    page.wait_for_selector(".here")
    begin(page, "carcassonne")
    page.wait_for_selector(LIT["carcassonne"].ready)
    drive("carcassonne", page, until=len(lines(page)) + 4)
    context.close()


@pytest.mark.deep
def test_a_record_of_a_device_is_proved_and_reviewed_at_a_server(page: Page, browser: Browser, tmp_path: Path) -> None:
    begin(page, "zodchie")
    drive("zodchie", page)
    file = tmp_path / "record.json"
    file.write_bytes(record_of(page).read_bytes())
    assert not page.get_by_role("button", name="Share").count(), "nobody else can open it"
    proved = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
    assert proved.exit_code == 0, proved.output
    with served(tmp_path) as address, device(browser, address) as context:
        there = context.new_page()
        there.goto("/review")
        there.set_input_files("input[type=file]", file)
        there.click(".review button.primary")
        there.wait_for_selector(".review table.seats tbody tr")
        with there.expect_download() as found:
            there.click("a[download]")
        kept = Record.from_json(Path(found.value.path()).read_bytes())
    assert kept.inputs == Record.from_json(file.read_bytes()).inputs


@pytest.mark.deep
def test_in_a_folder_of_a_host(browser: Browser, tmp_path: Path) -> None:
    """Beside it lies something else; every part, page and link stays in that folder, with a network and without."""
    (tmp_path / "index.html").write_text("something else")
    write(tmp_path / "games" / "artel", for_files_alone())
    site = Site(tmp_path)
    with closing(site), device(browser, f"{site.address}/games/artel/") as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        page.goto("./")
        page.wait_for_selector(".games")
        links = page.locator("a[href^='/']").evaluate_all("all => all.map(({ pathname }) => pathname)")
        assert len(links) > 8
        assert [path for path in links if not path.startswith("/games/artel/")] == []
        page.click("nav a[href$='/learn']")
        page.wait_for_url("**/games/artel/learn")
        page.reload()
        page.click("main a[href$='/learn/zodchie']")
        page.wait_for_selector("[data-option]")
        page.reload()
        page.wait_for_selector("[data-option]")
        installed(page)
        site.close()
        page.goto("./")
        begin(page, "zodchie")
        page.wait_for_selector(LIT["zodchie"].ready)
        page.wait_for_url("**/games/artel/t/local-*")
        drive("zodchie", page, until=len(lines(page)) + 2)
        told = lines(page)
        page.reload()
        page.wait_for_selector(LIT["zodchie"].ready)
        assert lines(page)[: len(told)] == told
        page.goto(f"./puzzles/{puzzles('zodchie')[0].id}")
        page.wait_for_selector("[data-option]")
    assert [url for url in asked if not url.startswith((f"{site.address}/games/artel/", "blob:"))] == []
    assert [path for path in Host.missed if not path.startswith("/games/artel/")] == []


@pytest.mark.deep
def test_two_clients_of_one_host_have_their_own_games(browser: Browser, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write(tmp_path / name, for_files_alone())
    site = Site(tmp_path)
    with closing(site), device(browser, site.address) as context:
        page = context.new_page()
        games = page.locator("a[href*='/t/local-']")
        for name in ("one", "two"):
            page.goto(f"/{name}/")
            begin(page, "zodchie")
            began = page.url.removeprefix(site.address)
            page.goto(f"/{name}/")
            games.first.wait_for()
            assert games.evaluate_all("all => all.map(({ pathname }) => pathname)") == [began]


def updated() -> dict[str, bytes]:
    """The same site, but for one part of Python, which is called otherwise."""
    python = read(PYTHON)
    old = next(path for path in python if path.startswith("artel-"))
    python["artel-0123456789ab.zip"] = python.pop(old)
    python["parts.json"] = python["parts.json"].replace(old.encode(), b"artel-0123456789ab.zip")
    return with_pages(put_together(read(CLIENT), python, serverless=True), "/")


WAITS = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"


@pytest.mark.deep
def test_an_update_breaks_no_game(browser: Browser, tmp_path: Path) -> None:
    """Its host has nothing of the old build any more, while the game is played and when it is opened again."""
    folder = write(tmp_path / "site", for_files_alone())
    site = Site(folder)
    with closing(site), device(browser, site.address) as context:
        page = context.new_page()
        page.goto("./")
        begin(page, "zodchie")
        first = build_of(page)
        page.wait_for_selector(LIT["zodchie"].ready)
        wait_until(lambda: kept_whole(page, first))
        shutil.rmtree(folder)
        write(folder, updated())
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null)")
        wait_until(lambda: bool(page.evaluate(WAITS)))
        drive("zodchie", page, until=len(lines(page)) + 4)
        told = lines(page)
        page.close()
        page = context.new_page()
        page.goto("./")
        page.wait_for_selector(".games")
        second = build_of(page)
        assert second != first
        wait_until(lambda: not page.evaluate(WAITS))
        page.click("a[href*='/t/local-']")
        page.wait_for_selector(LIT["zodchie"].ready)
        assert build_of(page) == first
        assert lines(page)[: len(told)] == told
        drive("zodchie", page)
        assert over(page)
        page.goto("./")
        page.wait_for_selector(".games")
        assert build_of(page) == second
        wait_until(lambda: page.evaluate("caches.keys()") == [f"artel-{second}"])
        site.close()
        page.goto("./")
        begin(page, "zodchie")
        page.wait_for_selector(LIT["zodchie"].ready)
        assert build_of(page) == second
