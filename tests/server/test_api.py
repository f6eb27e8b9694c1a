"""The whole REST interface against made-up requests: whatever is asked, nothing breaks, and every answer is JSON as
documented or a readable error."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis.strategies import integers
from litestar.routes import HTTPRoute
from litestar.utils.sync import AsyncCallable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.python.asgi import get_client, shutdown_lifespans

from artel.server.api.common import admins_only, let_through
from artel.server.app import create_app
from artel.server.config import Settings
from artel.server.upkeep.logs import set_up_logs
from artel.server.world import opened


@pytest.fixture(scope="module")
def app() -> Iterator[Any]:
    """The application with its world, as one that schemathesis can start by itself."""
    inner = create_app()

    async def served(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await inner(scope, receive, send)
            return
        await receive()
        async with opened(settings) as inner.state.world:
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'artel.db'}"
        settings = Settings(
            database=database, log_level="error", limits=0, bot_workers=1, bot_seconds=0.02, bot_pause=0
        )
        set_up_logs(settings)
        yield served
        shutdown_lifespans()


class Somebody:
    """A guest with a table that is open and a game that is going on; another one as soon as that one is gone."""

    def __init__(self, app: Any) -> None:
        self.client = get_client(app)
        self.tables: list[str] = []

    def cookies(self) -> dict[str, str]:
        if self.client.get("http://testserver/api/me").json() is None:
            self.client.post("http://testserver/api/guest", json={"name": "Анна"})
            self.tables = [
                self.client.post(
                    "http://testserver/api/tables",
                    json={"game": "zodchie", "seats": [None, bot], "starts": "full", "visibility": "private"},
                ).json()["id"]
                for bot in (None, "random")
            ]
        return {str(name): str(value) for name, value in self.client.cookies.items()}


def attack(app: Any, examples: int) -> dict[str, set[int]]:
    """Which operations answered with which statuses."""
    schema: Any = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)
    somebody = Somebody(app)
    operations = [found.ok() for found in schema.get_all_operations()]
    return {operation.label: asked(operation, somebody, examples) for operation in operations}


def can_be_wrong(operation: Any) -> bool:
    """Something is asked for but parts of the path, which any text is."""
    parts = [part.definition["schema"] for part in operation.path_parameters]
    return bool(operation.body or operation.query) or any(part.get("type") != "string" for part in parts)


def asked(operation: Any, somebody: Somebody, examples: int) -> set[int]:
    statuses: set[int] = set()
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)[: 1 + can_be_wrong(operation)]:

        @hypothesis.settings(
            max_examples=examples,
            derandomize=examples < 10,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), at=integers(0, 3).map(lambda number: 3 - number))
        def ask(case: Any, at: int) -> None:
            cookies = somebody.cookies() if at else {}
            if at > 1 and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = somebody.tables[at - 2]
            answer = case.call_and_validate(cookies=cookies, checks=[not_a_server_error])
            statuses.add(answer.status_code)
            if answer.status_code >= 400:
                problem = answer.json()
                assert problem["key"].startswith("error-"), problem
                assert problem["message"]

        ask()
    return statuses


def check(seen: dict[str, set[int]]) -> None:
    assert len(seen) >= 50
    for label in ("GET /api/me", "GET /api/me/export", "GET /api/tables/{table}"):
        assert 200 in seen[label], (label, seen[label])


def test_made_up_requests(app: Any) -> None:
    check(attack(app, examples=1))


@pytest.mark.deep
def test_many_made_up_requests(app: Any) -> None:
    check(attack(app, examples=30))


def test_no_guard_needs_a_thread() -> None:
    """Litestar calls what does not wait in a thread, with every request."""
    handlers = [
        handler for route in create_app().routes if isinstance(route, HTTPRoute) for handler in route.route_handlers
    ]
    guards = {guard for handler in handlers for guard in handler.resolve_guards()}
    assert {let_through, admins_only} <= guards
    assert not [guard for guard in guards if isinstance(guard, AsyncCallable)]
