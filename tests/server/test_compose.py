"""The example of everything together: docs/examples/compose."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from artel.cli import app
from artel.server.config import Settings, load
from artel.server.upkeep import metrics
from server import cluster
from server.clients import Running, patient_http

FOLDER = Path(__file__).parents[2] / "docs" / "examples" / "compose"
FILLED = {"SITE": "artel.example.org", **dict.fromkeys(("POSTGRES_PASSWORD", "GRAFANA_PASSWORD"), "hidden")}
FILLED["SMTP_PASSWORD"] = "hidden"
CONTAINERFILE = (FOLDER.parent / "Containerfile").read_text()
COMPOSE = (FOLDER / "compose.yaml").read_text()


def compose(text: str = COMPOSE) -> dict[str, Any]:
    used = set(re.findall(r"\$\{(\w+):\?\}", text))
    assert used <= set(FILLED)
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+):\?\}", lambda name: FILLED[name[1]], text))
    return found


def ours(made: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {name: service for name, service in made["services"].items() if service["image"] == "artel"}


def test_every_part_is_there() -> None:
    made = compose()
    services = made["services"]
    assert set(services) == {"postgres", "redis", "migrate", "artel", "caddy", "prometheus", "grafana"}
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        for place in service.get("volumes", ()):
            source = place.split(":")[0]
            found = (FOLDER / source).exists() if source.startswith(".") else source in made["volumes"]
            assert found, place
        assert service["image"] == "artel" or re.fullmatch(r"docker\.io/\S+:v?\d\S*", service["image"]), name
    waits = {name: on.get("condition") for name, on in services["artel"]["depends_on"].items()}
    assert waits == {"migrate": "service_completed_successfully", "redis": "service_healthy"}
    assert [name for name, service in services.items() if "ports" in service] == ["caddy", "grafana"]
    assert services["grafana"]["ports"] == ["127.0.0.1:3000:3000"]


def test_variables_to_fill_in() -> None:
    asked = dict(line.split("=") for line in (FOLDER / "example.env").read_text().splitlines())
    uncommented = re.findall(r"(?m)^(?! *#).*\$\{(\w+):\?\}", COMPOSE)
    assert set(asked) == set(uncommented)
    for name, value in asked.items():
        assert "PASSWORD" not in name or value == ""


@pytest.mark.parametrize("text", [COMPOSE, re.sub(r"(?m)^( +)# (?=ARTEL_)", r"\1", COMPOSE)], ids=["plain", "mail"])
def test_settings_exist(text: str) -> None:
    made = compose(text)
    assert set(ours(made)) == {"migrate", "artel"}
    found = Settings()
    for service in ours(made).values():
        assert all(isinstance(value, str) for value in service["environment"].values())
        found = load(None, service["environment"])
        assert (found.redis, found.secure_cookies, found.metrics) == ("redis://redis:6379", True, "all")
        assert found.database == "postgresql+asyncpg://artel:hidden@postgres/artel"
        assert any(place.endswith(":/data") for place in service["volumes"])
        assert found.backup_folder.startswith("/data/")
        [network] = made["networks"]["default"]["ipam"]["config"]
        assert ipaddress.ip_network(found.proxies[0]) == ipaddress.ip_network(network["subnet"])
    assert (found.smtp_host is not None) is ("\n    ARTEL_SMTP_HOST" in text)
    postgres = made["services"]["postgres"]["environment"]
    assert postgres == {"POSTGRES_USER": "artel", "POSTGRES_DB": "artel", "POSTGRES_PASSWORD": "hidden"}


def test_commands_exist() -> None:
    assert 'ENTRYPOINT ["artel"]' in CONTAINERFILE
    for name, service in ours(compose()).items():
        assert CliRunner().invoke(app, [*service["command"], "--help"]).exit_code == 0, name
        build = service["build"]
        assert ((FOLDER / build["context"]).resolve() / build["dockerfile"]).is_file()
        assert (FOLDER / build["context"] / "pyproject.toml").is_file()


def test_the_container_gets_what_it_copies() -> None:
    kept = {line[1:] for line in (FOLDER.parent / "Containerfile.dockerignore").read_text().splitlines() if "!" in line}
    copied = [line.split()[1:-1] for line in CONTAINERFILE.splitlines() if re.match("COPY (?!--from)", line)]
    assert kept == {source for sources in copied for source in sources}


# -- figures -------------------------------------------------------------------------------------------


def exported() -> dict[str, set[str]]:
    """By the name of a sample, its labels."""
    for name, metric in vars(metrics).items():
        if name.isupper() and isinstance(metric, MetricWrapperBase) and metric._labelnames:
            metric.labels(*["x" for _ in metric._labelnames])
    families = text_string_to_metric_families(generate_latest(metrics.REGISTRY).decode())
    return {sample.name: set(sample.labels) for family in families for sample in family.samples}


def queries() -> list[str]:
    board = json.loads((FOLDER / "grafana" / "dashboards" / "artel.json").read_text())
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    [group] = yaml.safe_load((FOLDER / "alerts.yml").read_text())["groups"]
    return shown + [rule["expr"] for rule in group["rules"]]


def test_every_figure_is_exported() -> None:
    known, used = exported(), set()
    for query in queries():
        names = set(re.findall(r"\b(?:artel|process)_\w+", query))
        assert names <= set(known), query
        used |= names
        labels = {label.strip() for by in re.findall(r"by \(([^)]*)\)", query) for label in by.split(",")}
        labels |= set(re.findall(r"[{,](\w+)=", query))
        assert labels - {"job"} <= {label for name in names for label in known[name]}, query
    of_artel = {re.sub("_(bucket|sum|count|created)$", "", name) for name in known if name.startswith("artel")}
    shown = {re.sub("_bucket$", "", name) for name in used}
    assert {name for name in of_artel if name not in shown and f"{name}_total" not in shown} == set()


def test_grafana_finds_everything() -> None:
    provisioned = FOLDER / "grafana" / "provisioning"
    [source] = yaml.safe_load((provisioned / "datasources" / "prometheus.yml").read_text())["datasources"]
    board = json.loads((FOLDER / "grafana" / "dashboards" / "artel.json").read_text())
    assert {panel["datasource"]["uid"] for panel in board["panels"]} == {source["uid"]}
    [provider] = yaml.safe_load((provisioned / "dashboards" / "artel.yml").read_text())["providers"]
    mounted = [place.split(":")[1] for place in compose()["services"]["grafana"]["volumes"]]
    assert provider["options"]["path"] in mounted


def test_prometheus(tmp_path: Path) -> None:
    made = yaml.safe_load((FOLDER / "prometheus.yml").read_text())
    [job] = made["scrape_configs"]
    [names] = job["dns_sd_configs"]
    assert set(names["names"]) <= set(compose()["services"])
    assert f"EXPOSE {names['port']}" in CONTAINERFILE
    assert all((FOLDER / rules).is_file() for rules in made["rule_files"])
    promtool = shutil.which("promtool")
    if promtool is not None:
        done = subprocess.run([promtool, "check", "config", FOLDER / "prometheus.yml"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        rules = [{"record": f"query_{number}", "expr": query} for number, query in enumerate(queries())]
        every = tmp_path / "queries.yml"
        every.write_text(yaml.safe_dump({"groups": [{"name": "queries", "rules": rules}]}))
        done = subprocess.run([promtool, "check", "rules", every], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not here")
async def test_caddy_in_front(settings: Settings, tmp_path: Path) -> None:
    running = await Running.start(settings)
    port, upstream = cluster.free_port(), running.address
    text = (FOLDER / "Caddyfile").read_text()
    assert "dynamic a artel 8000" in text
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text.replace("dynamic a artel 8000", f"to {upstream}"))
    own = {"SITE": f"http://127.0.0.1:{port}", "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    command = ["caddy", "run", "--config", str(file)]
    with cluster.service(command, lambda: cluster.accepts(port), env=os.environ | own, stderr=subprocess.DEVNULL):
        running.address = f"127.0.0.1:{port}"
        anna = await running.guest("Анна")
        assert (await anna.http.get("/metrics")).status_code == 404
        assert (await anna.http.head("/readyz")).status_code == 200
        table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
        player = await anna.sit(table)
        await player.play(await player.hear("welcome"), until=5)
        async with patient_http() as http:
            assert (await http.get(f"http://{upstream}/metrics")).status_code == 200
        await running.close()
