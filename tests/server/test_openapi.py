"""The description of the API is whole: clients can be generated from it."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner

from artel.cli import app
from artel.server.api import web
from artel.server.app import AREAS, openapi


@cache
def described() -> dict[str, Any]:
    return openapi()


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method, path, operation)
        for path, methods in sorted(described()["paths"].items())
        for method, operation in sorted(methods.items())
    ]


def test_every_route_is_there() -> None:
    routes = [route for area in AREAS if area is not web for route in area.ROUTES]
    assert {re.sub(r":\w+}", "}", path) for route in routes for path in route.paths} == set(described()["paths"])


@pytest.mark.parametrize(
    ("method", "path", "operation"), operations(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_route_says_what_it_does_and_how_it_refuses(method: str, path: str, operation: dict[str, Any]) -> None:
    assert operation["summary"]
    assert operation["description"]
    assert len(operation["tags"]) == 1
    responses = operation["responses"]
    good = [status for status in responses if status.startswith("2")]
    assert len(good) == 1
    assert responses[good[0]]["description"]
    assert (good[0] == "204") != bool(responses[good[0]].get("content"))
    assert {"400", "429", "500"} <= set(responses)
    for status, response in responses.items():
        assert response["description"]
        if status >= "4" and status != "503":
            assert response["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/ProblemSaid"}
    if method != "get":
        assert "403" in responses
    if "{" in path:
        assert "404" in responses
    if method in ("put", "patch"):
        assert operation["requestBody"]["content"]["application/json"]["schema"]
    for parameter in operation.get("parameters", []):
        assert parameter["schema"]


def test_types_can_be_generated_from_it() -> None:
    whole = described()
    schemas = whole["components"]["schemas"]
    named = set(re.findall(r"#/components/schemas/([^\"]+)", json.dumps(whole)))
    assert named <= set(schemas)
    ids = [operation["operationId"] for _, _, operation in operations()]
    assert len(set(ids)) == len(ids)
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    assert schemas["ProblemSaid"]["required"] == ["key", "message"]
    assert {"Record", "RecordPage", "ReplayStep", "TournamentPage", "Profile", "Ladder", "BotToken"} <= set(schemas)


def test_the_command_prints_it() -> None:
    found = CliRunner().invoke(app, ["schema", "--openapi"])
    assert found.exit_code == 0
    assert json.loads(found.stdout)["paths"].keys() == described()["paths"].keys()
    wire = CliRunner().invoke(app, ["schema", "--wire"])
    assert {"ClientMessage", "ServerMessage"} <= set(json.loads(wire.stdout)["$defs"])
