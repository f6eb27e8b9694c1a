"""A real Chromium at a real server with the built client; skipped where one of them is missing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUM = shutil.which("chromium")
BUILT = (files("artel") / "web" / "index.html").is_file()
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
needs_browser = pytest.mark.skipif(not (CHROMIUM and BUILT), reason="needs chromium, and the client built")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('web') / 'artel.db'}"
    command = [sys.executable, "-c", "from artel.cli import main; main()", "serve", "--port", str(port)]
    process = subprocess.Popen([*command, "--database", database], stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            urlopen(address).close()
            return
        except URLError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Opens a page as a new person; anything that fails in its scripts fails the test."""
    contexts, faults = [], []

    def opened(path: str = "/", **options: Any) -> Page:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=site, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        page.wait_for_selector("main h1")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
