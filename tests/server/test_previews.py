"""What is shown of a link to a page here, before anybody follows it."""

from __future__ import annotations

import io
from html.parser import HTMLParser

import msgspec
import pytest
from PIL import Image

from artel import site
from artel.games import GAMES
from artel.server.api import web
from artel.server.config import Settings
from artel.server.errors import TooMany
from patience import within
from server.clients import Guest, Running

pytestmark = pytest.mark.skipif(not site.is_built(), reason="needs the client built")
LARGEST = 160_000


class Metas(HTMLParser):
    """What the head of a page says: by name or property."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        name = found.get("property") or found.get("name")
        if tag == "meta" and name:
            self.told[name] = found["content"] or ""


async def shown(guest: Guest, path: str, language: str = "") -> dict[str, str]:
    answer = await guest.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return Metas(answer.text).told


async def test_a_table_is_shown_with_its_game_and_its_free_seats(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="carcassonne", seats=[None, None, "random"]))["id"]
    told = await shown(anna, f"/t/{table}")
    assert told["og:title"] == "Carcassonne: a seat is free at a table for 3"
    assert told["og:url"] == f"http://{running.address}/t/{table}"
    assert told["og:image"] == f"http://{running.address}/previews/carcassonne.png"
    assert told["twitter:card"] == "summary_large_image"
    assert "клад" in (await shown(anna, f"/t/{table}", "ru"))["og:description"].lower()
    assert (await shown(anna, "/invite/carcassonne"))["og:title"] == "You are invited to a game of Carcassonne"
    assert (await shown(anna, "/rules/zodchie"))["og:title"] == "Zodchie: the rules"
    assert (await shown(anna, "/learn/zodchie"))["og:title"] == "Zodchie: learn it by playing"


async def test_a_game_and_its_replay_tell_nobody_and_no_result(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
    await anna.post(f"/api/tables/{table}/start", fill=None)
    for path in (f"/t/{table}", f"/r/{table}"):
        told = await shown(anna, path)
        assert told["og:title"] == "Zodchie: a game is on"
        assert "Анна" not in " ".join(told.values())


async def test_nothing_is_told_of_what_is_not_for_everybody(running: Running) -> None:
    anna = await running.guest("Анна")
    nothing = await shown(anna, "/t/nothing")
    private = (await anna.post("/api/tables", game="zodchie", seats=[None, None], visibility="private"))["id"]
    told = await shown(anna, f"/t/{private}")
    assert told | {"og:url": ""} == nothing | {"og:url": ""}
    assert "Zodchie:" not in told["og:title"]


async def test_a_page_comes_without_a_preview_too(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]

    def no_more(*_: object) -> None:
        raise TooMany(seconds=1)

    with monkeypatch.context() as patched:
        patched.setattr(running.world.limits, "take", no_more)
        assert "Zodchie:" not in (await shown(anna, f"/t/{table}"))["og:title"]

    def silent() -> None:
        raise ConnectionError

    monkeypatch.setattr(running.world.database, "read", silent)
    answer = await anna.http.get(f"/t/{table}", headers={"cookie": ""})
    assert answer.status_code == 200
    assert "Zodchie:" not in Metas(answer.text).told["og:title"]


async def test_words_of_an_address_stay_words(running: Running) -> None:
    anna = await running.guest("Анна")
    answer = await anna.http.get('/t/"><script>')
    assert "<script>" not in answer.text.partition("</head>")[0].replace('<script type="module"', "")
    assert answer.text.count("<script") == web.parts()["index.html"].plain.count(b"<script")


async def test_links_begin_with_the_site(settings: Settings) -> None:
    server = await Running.start(msgspec.structs.replace(settings, site="https://artel.example.org"))
    try:
        anna = await server.guest("Анна")
        told = await shown(anna, "/")
        assert told["og:url"] == "https://artel.example.org/"
        assert told["og:image"] == "https://artel.example.org/icon-512.png"
        assert told["twitter:card"] == "summary"
    finally:
        await within(server.close())


async def test_every_game_has_a_picture_of_bounded_size(running: Running) -> None:
    anna = await running.guest("Анна")
    for name in GAMES:
        answer = await anna.http.get(f"/previews/{name}.png")
        assert answer.headers["content-type"] == "image/png"
        assert len(answer.content) < LARGEST
        assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    assert (await anna.http.get("/previews/nothing.png")).status_code == 404
