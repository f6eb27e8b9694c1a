"""Settings from a file and from the environment."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from artel.cli import app
from artel.cli.serve import address_of, listening
from artel.kernel.errors import ArtelError
from artel.server.config import Settings, gathered, load, masked, told
from artel.server.errors import BadSetting, CannotListen, PortTaken


def test_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    found = load(None, {})
    assert (found.host, found.port) == ("127.0.0.1", 8000)
    assert found.database == "sqlite+aiosqlite:////data/artel/artel.db"


def test_the_environment_goes_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "artel.toml"
    file.write_text('port = 1\nhost = "::1"\norigins = ["https://a.example"]\n')
    found = load(file, {"ARTEL_PORT": "2", "ARTEL_SECURE_COOKIES": "true", "ARTEL_LANG": "ru"})
    assert (found.port, found.host, found.origins, found.secure_cookies) == (2, "::1", ("https://a.example",), True)
    assert load(None, {"ARTEL_ORIGINS": "https://a.example, http://b.example:1"}).origins == (
        "https://a.example",
        "http://b.example:1",
    )


@pytest.mark.parametrize(
    ("text", "environment", "told"),
    [
        ("", {"ARTEL_PORT": "x"}, "environment: ARTEL_PORT cannot be “x”. Allowed: 0 … 65535."),
        ("port = 70000", {}, "FILE: port cannot be “70000”. Allowed: 0 … 65535."),
        ('port = "1"', {}, "FILE: port cannot be “1”. Allowed: 0 … 65535."),
        ('prot = "1"', {}, "FILE: there is no setting prot. Did you mean port?"),
        ("Port = 1", {}, "FILE: there is no setting Port. Did you mean port?"),
        ("zzz = 1", {}, "FILE: there is no setting zzz. Settings: host, port, "),
        ("", {"ARTEL_PROT": "1"}, "environment: there is no setting ARTEL_PROT. Did you mean ARTEL_PORT?"),
        ("", {"ARTEL_ZZZ": "1"}, "environment: there is no setting ARTEL_ZZZ. Settings: ARTEL_HOST, ARTEL_PORT, "),
        ('log_level = "loud"', {}, "FILE: log_level cannot be “loud”. Allowed: debug, info, warning, error."),
        ("", {"ARTEL_DATABASE": "mysql://x"}, "environment: ARTEL_DATABASE cannot be “mysql://x”. Allowed: sqlite+"),
        ("=", {}, "FILE cannot be read: Invalid"),
    ],
)
def test_mistakes_are_named(text: str, environment: dict[str, str], told: str, tmp_path: Path) -> None:
    file = tmp_path / "artel.toml"
    file.write_text(text)
    with pytest.raises(ArtelError) as error:
        load(file, environment)
    assert str(error.value).replace(str(file), "FILE").startswith(told)


def test_variables_of_others_are_left_alone() -> None:
    kubernetes = ("ARTEL_SERVICE_HOST", "ARTEL_SERVICE_PORT_HTTP", "ARTEL_PORT_8000_TCP_ADDR", "ARTEL_DB_SERVICE_HOST")
    for name in ("ARTEL_LANG", "ARTEL_COMPILE", "ARTEL_SERVER", "ARTEL_TOKEN", "ARTELS", *kubernetes):
        assert load(None, {name: "?"}) == load(None, {}), name


def test_every_setting_says_what_it_may_be() -> None:
    for name in Settings.__struct_fields__:
        with pytest.raises(ArtelError):
            load(None, {f"ARTEL_{name.upper()}": "" if name in ("host", "smtp_user", "smtp_password") else "?"})


def test_the_command_line_goes_over_everything() -> None:
    assert load(None, {"ARTEL_PORT": "2"}, {"port": 3, "host": None}).port == 3
    with pytest.raises(BadSetting, match=r"^command line: --database cannot be “mysql://a:…@b”"):
        load(None, {}, {"database": "mysql://a:secret@b"})


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+asyncpg://artel:hidden@host/name",
        "postgresql+asyncpg://artel:hi@dd:en@host/name",
        "postgresql+asyncpg://host/name?user=artel&password=hidden",
        "redis://:hidden@host:1",
    ],
)
def test_no_password_is_shown(address: str) -> None:
    assert not re.search("hi|den", masked(address))
    assert masked(address).partition("://")[0] == address.partition("://")[0]
    assert "host" in masked(address)


def test_the_settings_in_effect(tmp_path: Path) -> None:
    file = tmp_path / "artel.toml"
    file.write_text('log_format = "json"\n')
    environment = {
        "ARTEL_DATABASE": "postgresql+asyncpg://artel:hidden@host/name",
        "ARTEL_ORIGINS": "https://a.example",
    }
    shown = told(load(file, environment), gathered(file, environment, {}))
    assert f'log_format = "json"  # {file}\n' in shown
    assert 'database = "postgresql+asyncpg://artel:…@host/name"  # ARTEL_DATABASE\n' in shown
    assert 'origins = ["https://a.example"]  # ARTEL_ORIGINS\n' in shown
    assert "port = 8000  # default\n" in shown
    assert {*tomllib.loads(shown)} <= set(Settings.__struct_fields__)
    defaults = told(load(None, {}), {})
    again = tmp_path / "again.toml"
    again.write_text(defaults)
    assert load(again, {}) == load(None, {})


def test_check_shows_and_leaves(tmp_path: Path) -> None:
    file = tmp_path / "artel.toml"
    file.write_text('database = "postgresql+asyncpg://artel:hidden@host/name"\n')
    done = CliRunner().invoke(app, ["serve", "--check", "--config", str(file), "--port", "7"])
    assert done.exit_code == 0
    assert tomllib.loads(done.stdout)["port"] == 7
    assert "hidden" not in done.output


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_free_port_is_bound(host: str) -> None:
    with listening(Settings(host=host, port=0)) as free:
        port = free.getsockname()[1]
        assert port
        with pytest.raises(PortTaken, match=f"^Port {port} is taken by another program."):
            listening(Settings(host=host, port=port))


def test_where_nobody_can_listen() -> None:
    with pytest.raises(CannotListen, match=r"^Cannot listen at http://192\.0\.2\.1:0: "):
        listening(Settings(host="192.0.2.1", port=0))


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:1"), ("::", "http://[::1]:1"), ("0.0.0.0", "http://127.0.0.1:1")],
)
def test_the_address_that_is_told(host: str, address: str) -> None:
    assert address_of(host, 1) == address
