"""A host that hands out files and knows nothing else, and somebody's phone that plays with them."""

from __future__ import annotations

import functools
import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from artel.games import GAMES
from artel.site import PYTHON, has_python, is_built, loaded
from patience import HANG, wait_until
from web.conftest import needs_browser
from web.tables import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

NEEDS = [
    needs_browser,
    pytest.mark.skipif(not (is_built() and has_python()), reason="Python for the browser was not brought: make site"),
]


class Host(SimpleHTTPRequestHandler):
    """Counts what goes over the wire at a host that packs text."""

    protocol_version = "HTTP/1.1"
    sent: dict[str, int] = {}
    missed: list[str] = []
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript"}

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        packs = self.path.endswith((".js", ".mjs", ".css", ".json"))  # as hosts do, when they are asked
        self.sent[self.path] = len(gzip.compress(data) if packs else data)
        outputfile.write(data)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        self.missed.append(self.path)
        super().send_error(code, message, explain)

    def log_message(self, *args: Any) -> None:
        pass


class Site:
    """A folder that is served until the network is gone."""

    def __init__(self, folder: Path) -> None:
        Host.sent, Host.missed = {}, []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(folder)))
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self._thread = threading.Thread(target=self.server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        if self._thread.is_alive():
            self.server.shutdown()
            self._thread.join(HANG)
            self.server.server_close()


def write(folder: Path, site: dict[str, bytes]) -> Path:
    for path, data in site.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder


@contextmanager
def device(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Of somebody with a phone; what fails in the scripts of its pages fails the test."""
    phone: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **PHONE}
    context = browser.new_context(base_url=address, **phone)
    context.set_default_timeout(HANG * 1000)
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    yield context
    context.close()
    assert faults == []


def installed(page: Page) -> None:
    """Everything is on the device, and the service worker answers."""
    page.goto("./settings")
    page.click("#keep-ready")
    page.wait_for_selector("#keep-ready", state="detached")
    page.goto("./")
    wait_until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")))


def begin(page: Page, game: str, level: int = 1) -> None:
    page.locator(".games > li").nth(list(GAMES).index(game)).locator("button.primary").click()
    page.click(f".levels label >> nth={level - 1}")
    page.click("button.start")
    page.wait_for_selector("[data-frame]")


def build_of(page: Page) -> str:
    return str(page.locator("meta[name=artel-build]").get_attribute("content"))


def kept_whole(page: Page, build: str) -> bool:
    """All of Python is in the cache of this build."""
    wanted = loaded((PYTHON / "parts.json").read_bytes())
    kept = "name => caches.open(name).then((own) => own.keys()).then((all) => all.map(({ url }) => url))"
    here = [url.partition("/py/")[2] for url in page.evaluate(kept, f"artel-{build}")]
    return set(wanted) <= set(here)
