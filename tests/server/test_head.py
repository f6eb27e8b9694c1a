"""HEAD wherever there is GET."""

from __future__ import annotations

import asyncio
import re

from litestar.routes import HTTPRoute

from artel.server.api import web
from artel.server.app import create_app
from patience import HANG
from server.clients import Running, patient_http

CHANGING = {"date", "artel-time"}


async def test_every_address_answers_as_get_does(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    routes = [route for route in create_app().routes if isinstance(route, HTTPRoute)]
    paths = [route.path_format for route in routes if "GET" in route.methods]
    asset = next((path for path in web.parts() if path.startswith("assets/")), "assets/x")
    asked = 0
    for path in {*paths, "/nothing/here"}:
        filled = path.replace("/assets/{name}", f"/{asset}").replace("{table}", table).replace("{game}", "zodchie")
        if filled == f"/api/tables/{table}/stream":
            continue
        filled = re.sub(r"\{[^}]*\}", "1", filled)
        got, head = await anna.http.get(filled), await anna.http.head(filled)
        asked += 1
        assert (head.status_code, head.content) == (got.status_code, b""), filled
        assert head.status_code != 405, filled
        if filled != "/metrics":
            without = [{k: v for k, v in found.headers.items() if k not in CHANGING} for found in (got, head)]
            assert without[0] == without[1], filled
    assert asked > 20
    assert (await anna.http.head("/api/guest")).status_code == 405


async def test_a_stream_ends_with_its_headers(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    async with asyncio.timeout(HANG):
        head = await anna.http.head(f"/api/tables/{table}/stream")
    assert (head.status_code, head.headers["content-type"]) == (200, "application/x-ndjson")
    async with patient_http(base_url=f"http://{running.address}") as http:
        assert (await http.head("/healthz")).status_code == 200
