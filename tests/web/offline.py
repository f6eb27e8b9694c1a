"""What a table on a device costs: `PYTHONPATH=tests python -m web.offline [GAME ...]`, after `make site`.

A game against a level 4 bot: cold from a host on this machine, when the start page has settled, and from the cache when
all was closed and is opened again, in a process that has nothing of it. Seconds are those of the clock, and of the
processor for the page's process with its workers: these tell the same while the machine does other work.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from artel.games import GAMES
from artel.site import for_files_alone
from patience import wait_until
from web.conftest import ARGS, CHROMIUM
from web.device import Host, Site, begin, build_of, kept_whole, write
from web.tables import LIT, drive, lines

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TRACED = ["toplevel", "devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")


class Cost(NamedTuple):
    """Until it is somebody's turn; `processor`: of the page and its workers. Megabytes of that process after
    moves without a pause: its `peak`. The longest task of the page's own thread,
    in milliseconds of the processor: `opening` the table, and while it is `played`."""

    game: str
    cold: float
    cold_processor: float
    warm: float
    warm_processor: float
    peak: float
    opening: float
    played: float


def processor(browser: Browser) -> dict[int, float]:
    """Seconds by process, of those that show pages."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {one["id"]: one["cpuTime"] for one in found if one["type"] == "renderer"}


def busiest(before: dict[int, float], after: dict[int, float]) -> tuple[int, float]:
    spent = {process: seconds - before.get(process, 0.0) for process, seconds in after.items()}
    process = max(spent, key=lambda one: spent[one])
    return process, spent[process]


def megabytes(process: int) -> float:
    """As the browser's own task manager has it: memory of its own, without the program's code, which is there once for
    all pages, whether or not they play."""
    rows = (line.split() for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:])
    kilobytes = {name: int(many) for name, many, *_ in rows}
    return (kilobytes["Pss_Anon:"] + kilobytes["Pss_Shmem:"]) / 1024


def longest_task(trace: bytes) -> float:
    """Milliseconds of the processor, on the page's own thread."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    own = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [one.get("tdur", 0) for one in events if one["name"] in TASKS and (one["pid"], one["tid"]) in own]
    assert tasks, "nothing was traced"
    return float(max(tasks)) / 1000


def turn(page: Page, game: str) -> None:
    page.wait_for_selector(LIT[game].ready)


def cost(browser: Browser, address: str, game: str) -> Cost:
    context = browser.new_context(base_url=address, locale="en-GB", viewport={"width": 1280, "height": 720})
    context.set_default_timeout(600_000)
    page = context.new_page()
    page.goto("./")
    page.wait_for_selector(".games")
    wait_until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")))
    browser.start_tracing(page=page, categories=TRACED)
    before, begun = processor(browser), time.monotonic()
    begin(page, game, level=4)
    turn(page, game)
    cold, (_, cold_processor) = time.monotonic() - begun, busiest(before, processor(browser))
    opening = longest_task(browser.stop_tracing())
    browser.start_tracing(page=page, categories=TRACED)
    drive(game, page, until=len(lines(page)) + 16)
    turn(page, game)
    played = longest_task(browser.stop_tracing())
    process, _ = busiest({}, processor(browser))
    peak = megabytes(process)
    wait_until(lambda: kept_whole(page, build_of(page)))
    table = page.url
    session = context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    page.close()
    wait_until(lambda: process not in processor(browser))
    page = context.new_page()
    before, begun = processor(browser), time.monotonic()
    page.goto(table)
    turn(page, game)
    warm, (_, warm_processor) = time.monotonic() - begun, busiest(before, processor(browser))
    context.close()
    return Cost(game, cold, cold_processor, warm, warm_processor, peak, opening, played)


def main(games: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        site = Site(write(Path(folder), for_files_alone()))
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for game in games:
            found = cost(browser, site.address, game)._asdict()
            print(
                *(f"{name}={value if name == 'game' else round(value, 2)}" for name, value in found.items()), flush=True
            )
        wire = sum(size for path, size in Host.sent.items() if path.startswith("/py/"))
        print(f"Python on the wire: {wire / 1e6:.2f} MB")
        browser.close()
        site.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
