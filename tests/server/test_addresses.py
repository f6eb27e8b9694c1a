"""Links that others can open."""

from __future__ import annotations

import msgspec
import pytest

from artel.server.config import Settings
from artel.server.lobby import addresses
from artel.server.lobby.addresses import reachable
from server.clients import Running

HERE = Settings(host="127.0.0.1")
EVERYWHERE = Settings(host="0.0.0.0")


def test_where_others_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "in_network", lambda: "192.168.1.7")
    assert reachable(HERE, "http", "localhost", 8000) is None
    assert reachable(HERE, "http", "127.0.0.1", 8000) is None
    assert reachable(EVERYWHERE, "http", "localhost", 8000) == "http://192.168.1.7:8000"
    assert reachable(EVERYWHERE, "http", "::1", 80) == "http://192.168.1.7"
    assert reachable(HERE, "https", "play.example.org", 443) == "https://play.example.org", "behind a proxy"
    assert reachable(EVERYWHERE, "http", "fd00::5", 8000) == "http://[fd00::5]:8000"
    public = msgspec.structs.replace(HERE, site="https://artel.example.org")
    assert reachable(public, "http", "127.0.0.1", 8000) == "https://artel.example.org"
    monkeypatch.setattr(addresses, "in_network", lambda: None)
    assert reachable(EVERYWHERE, "http", "localhost", 8000) is None


async def test_a_link_and_its_picture(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await running.guest("Анна")
    monkeypatch.setattr("artel.server.api.links.reachable", lambda *_: None)
    answer = await anna.http.post("/api/links", json={"path": "/t/abc"})
    assert answer.json() == {"link": None, "picture": None}
    monkeypatch.setattr("artel.server.api.links.reachable", lambda *_: "http://192.168.1.7:8000")
    found = (await anna.http.post("/api/links", json={"path": "/invite#abc"})).json()
    assert found["link"] == "http://192.168.1.7:8000/invite#abc"
    assert found["picture"].startswith("<svg")
    assert (await anna.http.post("/api/links", json={"path": "//evil.example/<x>"})).status_code == 400
