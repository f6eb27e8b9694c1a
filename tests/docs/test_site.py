"""The site of the documentation: it can be built, no link is broken, and nothing comes from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from types import FunctionType
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest
from playwright.sync_api import sync_playwright

from web.conftest import ARGS, CHROMIUM

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LOADED = ("script", "img", "iframe", "source", "video", "audio")
HERE = "http://here/"


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.pictures: list[dict[str, str | None]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors.update(value for name in ("id", "name") if (value := given.get(name)))
        if tag == "img":
            self.pictures.append(given)
        target = given.get("src") if tag in LOADED else given.get("href")
        if target is not None:
            self.links.append(target)
            if tag in LOADED or (tag == "link" and given.get("rel") not in ("prev", "next", "alternate", "canonical")):
                self.loads.append(target)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing else is touched."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(DOCS, folder / "docs")
    shutil.copy(ROOT / "zensical.toml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    command: list[str | Path] = [Path(sys.prefix) / "bin" / "zensical", "build", "--strict"]
    built = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert "No issues found" in built.stdout
    assert "arning" not in built.stdout
    return folder / "build" / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    """By address."""
    found = {}
    for file in sorted(site.rglob("*.html")):
        address = file.relative_to(site).as_posix().removesuffix("index.html")
        found[address] = Page(file.read_text(encoding="utf-8"))
    return found


def in_navigation(entry: object) -> Iterator[str]:
    match entry:
        case str():
            yield entry
        case list():
            for inner in entry:
                yield from in_navigation(inner)
        case dict():
            for inner in entry.values():
                yield from in_navigation(inner)


def test_every_page_is_in_the_navigation() -> None:
    config = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    written = [file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md")]
    assert sorted(in_navigation(config["project"]["nav"])) == sorted(written)


def test_every_page_is_built(pages: dict[str, Page]) -> None:
    for file in DOCS.rglob("*.md"):
        address = file.relative_to(DOCS).with_suffix("").as_posix()
        assert ("" if address == "index" else address.removesuffix("index").rstrip("/") + "/") in pages


REFERENCE = {
    "artel": ["artel.table"],
    "kernel": ["artel.kernel.engine", "artel.kernel.frames", "artel.kernel.game", "artel.kernel.record"],
    "bots": ["artel.bots"],
    "rl": ["artel.rl.aec", "artel.rl.parallel", "artel.rl.single", "artel.rl.vector", "artel.rl.opponents"],
    "arena": ["artel.arena.plan", "artel.arena.play", "artel.arena.executors", "artel.arena.standings"],
}


def public(module: str) -> list[str]:
    """Functions and classes that are made here and meant for others, with the methods of these classes."""
    home = import_module(module)
    names = getattr(home, "__all__", [name for name in vars(home) if not name.startswith("_")])
    found = []
    for name in names:
        value = getattr(home, name)
        if getattr(value, "__module__", None) == module and (isinstance(value, FunctionType | type)):
            found.append(f"{module}.{name}")
            if isinstance(value, type):
                found += [
                    f"{module}.{name}.{inner}"
                    for inner, method in vars(value).items()
                    if isinstance(method, FunctionType | property) and not inner.startswith("_")
                ]
    return found


@pytest.mark.parametrize("page", REFERENCE)
def test_the_reference_has_all_public_names(page: str, pages: dict[str, Page]) -> None:
    names = [name for module in REFERENCE[page] for name in public(module)]
    assert len(names) > 5
    assert [name for name in names if name not in pages[f"reference/{page}/"].anchors] == []


def test_no_link_is_broken(site: Path, pages: dict[str, Page]) -> None:
    broken = []
    for address, page in pages.items():
        for link in page.links:
            whole, anchor = urldefrag(urljoin(HERE + address, link))
            if not whole.startswith(HERE) or address == "404.html":
                continue
            target = unquote(urlsplit(whole).path).removeprefix("/")
            if target in pages:
                if anchor and unquote(anchor) not in pages[target].anchors:
                    broken.append(f"{address}: {link} (no such anchor)")
            elif not (site / target).is_file():
                broken.append(f"{address}: {link}")
    assert broken == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[str, Page]) -> None:
    loaded = {link for page in pages.values() for link in page.loads}
    assert [link for link in loaded if not urljoin(HERE, link).startswith((HERE, "data:"))] == []
    for file in site.rglob("*.css"):
        assert re.findall(r"(?:@import|url\()\s*[\"']?(?:https?:)?//[^\"')]*", file.read_text(encoding="utf-8")) == []


def test_every_picture_is_described(pages: dict[str, Page]) -> None:
    assert sum(len(page.pictures) for page in pages.values()) > 10
    assert [picture for page in pages.values() for picture in page.pictures if not picture.get("alt")] == []


def test_every_page_has_its_russian_twin() -> None:
    for file in (DOCS / "ru").rglob("*.md"):
        assert (DOCS / file.relative_to(DOCS / "ru")).is_file()


class Quiet(SimpleHTTPRequestHandler):
    def log_request(self, code: object = "-", size: object = "-") -> None:
        pass


def test_a_browser_asks_nobody_else(site: Path) -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    home, asked = f"http://127.0.0.1:{server.server_port}/", []
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            page = browser.new_page()
            page.on("request", lambda request: asked.append(request.url))
            for address in ("", "add-a-game/", "ru/games/carcassonne/"):
                page.goto(home + address, wait_until="networkidle")
            assert page.locator("h1").inner_text().startswith("Каркассон")
            browser.close()
    finally:
        server.shutdown()
        server.server_close()
    assert len(asked) > 5
    assert [address for address in asked if not address.startswith((home, "data:", "blob:"))] == []
