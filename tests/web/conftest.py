"""A real Chromium at a real server with the built client; skipped where one of them is missing."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from artel.site import has_python
from patience import HANG, wait_until
from processes import started

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

WHOLE = shutil.which("chromium")
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
"""The first is the same browser without windows and notices, and takes half the processor time."""
BUILT = (files("artel") / "web" / "index.html").is_file()
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
needs_browser = pytest.mark.skipif(not (CHROMIUM and BUILT), reason="needs chromium, and the client built")


QUICK = {"ARTEL_BOT_PAUSE": "0", "ARTEL_LIMITS": "0", "ARTEL_LOG_LEVEL": "error"}
LUCK = """luck => {
  const real = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => (array.length === 16 ? array.fill(0).fill(luck, 15) : real(array))
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: Playwright leaves its event loop running, in which no other test can run one."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where that server keeps its database."""
    return tmp_path_factory.mktemp("web")


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[str]:
    """The address of a server of its own, whose games can be played again and whose bots answer at once."""
    with served(folder) as address:
        yield address


@pytest.fixture
def grant(folder: Path) -> Callable[[str], str]:
    """Makes an account an admin, as the host does."""
    return lambda who: host(folder, "grant", who)


def host(folder: Path, *args: str) -> str:
    """What `artel admin` says to whoever runs the server."""
    command = [sys.executable, "-c", "from artel.cli import main; main()", "admin", *args]
    database = {"ARTEL_DATABASE": f"sqlite+aiosqlite:///{folder / 'artel.db'}", "ARTEL_LANG": "en"}
    return subprocess.run(command, env=os.environ | database, check=True, capture_output=True, text=True).stdout


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[str]:
    """`settings`: as variables of the environment."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, str(Path(__file__).with_name("seeded.py")), "serve", "--port", str(port)]
    database, environment = f"sqlite+aiosqlite:///{folder / 'artel.db'}", os.environ | QUICK | settings
    with started([*command, "--database", database], env=environment, stdout=subprocess.DEVNULL) as process:

        def is_ready() -> bool:
            assert process.poll() is None, "the server did not start"
            try:
                urlopen(f"http://127.0.0.1:{port}/healthz").close()
            except URLError:
                return False
            return True

        wait_until(is_ready)
        yield f"http://127.0.0.1:{port}"
        process.terminate()
        process.wait(HANG)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        yield play


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS) as started:
        yield started


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what a browser without windows has not."""
    if WHOLE is None:
        pytest.skip("needs the whole of chromium")
    with playwright.chromium.launch(executable_path=WHOLE, args=ARGS) as started:
        yield started


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Opens a page as a new person who brings this luck to tables; what fails in its scripts fails the test."""
    contexts, faults = [], []

    def opened(path: str = "/", luck: int = 0, **options: Any) -> Page:
        look = {"locale": "en-GB", "viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce"}
        options = look | {"service_workers": "block" if has_python() else "allow"} | options
        context = browser.new_context(base_url=site, **options)
        contexts.append(context)
        context.add_init_script(f"({LUCK})({luck})")
        page = context.new_page()
        page.set_default_timeout(HANG * 1000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        page.wait_for_selector("main h1")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
