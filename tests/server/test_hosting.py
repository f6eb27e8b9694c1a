"""What docs/hosting.md says, and the examples beside it."""

from __future__ import annotations

import ast
import asyncio
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from artel.cli import app
from artel.kernel.record import Record
from artel.records import verify
from artel.server import config
from artel.server.config import FIELDS, Settings, allowed, load
from artel.server.upkeep import metrics
from patience import HANG
from processes import started
from server import cluster
from server.clients import Serving, patient_http
from server.cluster import Nursery

DOCS = Path(__file__).parents[2] / "docs"
HOSTING = (DOCS / "hosting.md").read_text()
EXAMPLES = DOCS / "examples"


def purposes() -> dict[str, str]:
    """What stands below each setting."""
    [settings] = [
        node
        for node in ast.parse(inspect.getsource(config)).body
        if isinstance(node, ast.ClassDef) and node.name == "Settings"
    ]
    found = {}
    for field, below in zip(settings.body, settings.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(below, ast.Expr), field.target.id
            assert isinstance(below.value, ast.Constant), field.target.id
            found[field.target.id] = str(below.value.value)
    return found


def default(name: str) -> str:
    field = FIELDS[name]
    if field.default is msgspec.NODEFAULT or field.default is None:
        return ""
    return f"`{json.dumps(field.default)}`"


def settings_table() -> str:
    lines = ["| setting | default | allowed | |", "|---|---|---|---|"]
    for name, purpose in purposes().items():
        lines.append(f"| `{name}` | {default(name)} | {allowed(name)} | {purpose} |")
    return "\n".join(lines) + "\n"


def test_the_settings_are_all_there() -> None:
    assert HOSTING.partition("<!-- settings -->\n")[2] == settings_table(), settings_table()


def test_every_setting_says_what_it_is_for() -> None:
    assert list(purposes()) == list(FIELDS)


def test_commands_exist() -> None:
    listed = "".join(re.findall(r"(?m)^\| (`artel admin .*?) \| ", HOSTING))
    commands = set(re.findall(r"artel admin ([a-z-]+)", HOSTING)) | set(re.findall(r", `([a-z-]+)", listed))
    groups = [group.typer_instance for group in app.registered_groups if group.typer_instance is not None]
    [known] = [group.registered_commands for group in groups if group.info.name == "admin"]
    assert commands == {command.name for command in known}
    for command in commands:
        assert CliRunner().invoke(app, ["admin", command, "--help"]).exit_code == 0, command


def test_variables_exist() -> None:
    text = HOSTING + "".join((EXAMPLES / name).read_text() for name in ("artel.service", "Containerfile", "artel.toml"))
    named = {name.lower() for name in re.findall(r"\bARTEL_([A-Z_]+)", text)} - {"compile"}
    assert named
    assert named <= set(FIELDS)


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", HOSTING):
        page, _, _ = link.partition("#")
        assert (DOCS / page).exists(), link


def test_the_example_of_settings(tmp_path: Path) -> None:
    text = (EXAMPLES / "artel.toml").read_text()
    assert load(EXAMPLES / "artel.toml", {}).secure_cookies
    every = tmp_path / "every.toml"
    every.write_text(re.sub(r"(?m)^# (?=[a-z_]+ = )", "", text).replace("database =", "#", 1))
    found = load(every, {})
    assert found.database.startswith("postgresql")
    assert found.redis


NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")


@pytest.fixture
def proxied(tmp_path: Path, shared: Settings) -> Iterator[tuple[int, list[int]]]:
    """The proxy of the example before two processes: its port and theirs."""
    if NGINX is None:
        pytest.skip("nginx is not here")
    [text] = re.findall(r"```nginx\n(.*?)```", HOSTING, re.DOTALL)
    port, first, second = cluster.free_port(), cluster.free_port(), cluster.free_port()
    for said, meant in {
        "listen 443 ssl": f"listen 127.0.0.1:{port}",
        ":8001": f":{first}",
        ":8002": f":{second}",
    }.items():
        assert said in text
        text = text.replace(said, meant)
    file = tmp_path / "nginx.conf"
    own = "".join(f"{kind}_temp_path {tmp_path};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    file.write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors;"
        f"events {{}} http {{ access_log off; {own}\n{text} }}"
    )
    command = [NGINX, "-p", tmp_path, "-c", file]
    with cluster.service(command, lambda: cluster.accepts(port), stderr=subprocess.DEVNULL):
        yield port, [first, second]


async def test_the_example_of_a_proxy(proxied: tuple[int, list[int]], shared: Settings, nursery: Nursery) -> None:
    port, ports = proxied
    settings = msgspec.structs.replace(shared, secure_cookies=False)
    for number in ports:
        await nursery.start(msgspec.structs.replace(settings, port=number))
    proxy = Serving(f"127.0.0.1:{port}")
    anna, boris = await proxy.guest("Анна"), await proxy.guest("Борис")
    origin = {"Origin": f"http://{proxy.address}"}
    assert (await anna.http.patch("/api/me", json={"language": "ru"}, headers=origin)).status_code == 200
    evil = {"Origin": "http://evil.example"}
    assert (await anna.http.patch("/api/me", json={"language": "ru"}, headers=evil)).status_code == 403
    assert (await anna.http.get("/metrics")).status_code == 404
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full"))["id"]
    await boris.post(f"/api/tables/{table}/join")
    players = [await anna.sit(table), await boris.sit(table)]
    await asyncio.gather(*[player.play(await player.hear("welcome")) for player in players])
    record = await anna.http.get(f"/api/records/{table}/file")
    assert verify(Record.from_json(record.content)).over
    async with patient_http() as http:
        figures = [(await http.get(f"http://127.0.0.1:{number}/metrics")).text for number in ports]
    assert all(re.search(r"artel_http_requests_total\{.*\} [1-9]", found) for found in figures)  # both were asked
    await proxy.clients.aclose()


async def test_several_processes_as_it_says(tmp_path: Path) -> None:
    """Line by line, with free ports; PostgreSQL asks everybody for a password."""
    text = HOSTING.partition("## Several processes")[2].partition("```\n")[2].partition("```")[0]
    with cluster.postgres("postgres", "hidden") as postgres, cluster.redis() as redis:
        ports = [cluster.free_port(), cluster.free_port()]
        number = postgres.rpartition(":")[2]
        for said, meant in {
            "sudo -u postgres ": "",
            "127.0.0.1/artel": f"127.0.0.1:{number}/artel",
            "redis://127.0.0.1:6379": redis,
            "8001": str(ports[0]),
            "8002": str(ports[1]),
        }.items():
            assert said in text
            text = text.replace(said, meant)
        own = {"PGHOST": "127.0.0.1", "PGPORT": number, "PGUSER": "postgres", "PGPASSWORD": "hidden"}
        programs = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "XDG_DATA_HOME": str(tmp_path)}
        with started(
            ["bash", "-e", "-c", f"{text}\nwait"],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | own | programs,
        ) as script:
            assert script.stdin is not None
            script.stdin.write(b"PASSWORD\nPASSWORD\n")
            script.stdin.close()
            async with asyncio.timeout(HANG), patient_http() as http:
                for port in ports:
                    while not cluster.accepts(port):
                        assert script.poll() is None
                        await asyncio.sleep(0.1)
                    assert (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200
    assert list(tmp_path.iterdir()) == []  # nothing went into a file


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "artel.service"
    unit.write_text((EXAMPLES / "artel.service").read_text().replace("/opt/artel/bin/artel", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    secure: list[str | Path] = ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit]
    done = subprocess.run(secure, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_containerfile() -> None:
    text = re.sub(r"\\\n", " ", (EXAMPLES / "Containerfile").read_text())
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    known = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {word for word, _ in lines} == known | {"ENTRYPOINT", "CMD"}
    assert lines[0][0] == "FROM"
    for word, rest in lines:
        if word == "COPY" and not rest.startswith("--from"):
            *sources, _ = rest.split()
            assert [source for source in sources if not (DOCS.parent / source).exists()] == []
        if word in ("ENTRYPOINT", "CMD"):
            assert json.loads(rest)
    last = [word for word, _ in lines][::-1].index("FROM")
    assert ["USER", "artel"] in lines[-last:]
    variables = dict(re.findall(r"ARTEL_([A-Z_]+)=(\S+)", next(rest for word, rest in lines if word == "ENV")))
    found = load(None, {f"ARTEL_{name}": value for name, value in variables.items()})
    assert f"EXPOSE {found.port}" in text
    constraints = re.findall(r"(?m)^([a-z0-9._-]+==[^ ;]+)", (DOCS.parent / "requirements.lock").read_text())
    assert any(line.startswith("msgspec==") for line in constraints)


def test_every_figure_has_a_use() -> None:
    names = [family.name for family in metrics.REGISTRY.collect() if family.name.startswith("artel")]
    assert len(names) >= 9
    source = "".join(file.read_text() for file in Path(metrics.__file__).parents[1].rglob("*.py"))
    for constant in re.findall(r"(?m)^([A-Z_]+) = (?:Gauge|Counter|Histogram)", Path(metrics.__file__).read_text()):
        assert len(re.findall(rf"\b{constant}\b", source)) > 1, constant
