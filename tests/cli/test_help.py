"""The command as a whole: help, languages, errors, exit statuses."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping

import pytest
from typer.testing import CliRunner, Result

from artel import __version__
from artel.cli import app
from artel.kernel.errors import BadSeats

COMMANDS = (
    "play", "serve", "replay", "review", "verify", "scenario", "rules", "data", "bench", "arena", "lab", "schema",
    "admin", "check", "new-game",
)  # fmt: skip
SILENT = {"ARTEL_LANG": "", "LC_ALL": "", "LANG": ""}


def artel(*args: str, env: Mapping[str, str] = SILENT) -> Result:
    return CliRunner().invoke(app, args, env=env)


def test_help_names_every_command() -> None:
    result = artel("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in result.output


ADMIN = (
    "migrate", "backup", "restore", "verify", "clean", "ban", "unban", "bans", "people", "tables", "grant", "revoke",
    "rename", "remove", "sign-out", "close-table", "remove-table", "talk", "hide", "invite", "uninvite", "invitations",
    "reports", "close-report", "audit", "figures", "flags", "reset-password", "second-factor-off", "vapid",
)  # fmt: skip
BENCHES = [("bench", name) for name in ("rules", "server", "load")]
GROUPS = (("data", "check"), *BENCHES, *[("admin", name) for name in ADMIN])


@pytest.mark.parametrize("command", [*[(name,) for name in COMMANDS], *GROUPS], ids=" ".join)
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    result = artel(*command, "--help")
    assert result.exit_code == 0
    assert result.output.startswith("Usage: ")
    if command not in [("data",), ("admin",), ("bench",)]:
        assert "--lang" in result.output


def test_help_imports_nothing_heavy() -> None:
    script = "import sys; from artel.cli import app; app(['--help'], standalone_mode=False); print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    heavy = ("msgspec", "fluent.runtime", "rich", "textual", "pydantic", "artel.kernel.game", "artel.text")
    assert [name for name in heavy if name in modules] == []


def test_version() -> None:
    assert artel("--version").output == f"artel {__version__}\n"


@pytest.mark.parametrize(
    "args", [("nonsense",), ("rules",), ("rules", "zodchie", "--nonsense"), ("--lang", "xx", "bench")]
)
def test_wrong_usage(args: tuple[str, ...]) -> None:
    result = artel(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Error" in result.stderr


@pytest.mark.parametrize(
    ("env", "args", "language"),
    [
        ({}, (), "en"),
        ({"LANG": "ru_RU.UTF-8"}, (), "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, (), "en"),
        ({"LANG": "en_GB.UTF-8", "ARTEL_LANG": "ru"}, (), "ru"),
        ({"LANG": "fr_FR.UTF-8"}, (), "en"),
        ({"ARTEL_LANG": "ru"}, ("--lang", "en"), "en"),
        ({}, ("--lang", "ru"), "ru"),
    ],
)
@pytest.mark.parametrize("before", [True, False], ids=["before", "behind"])
def test_the_language(env: dict[str, str], args: tuple[str, ...], language: str, before: bool) -> None:
    command = ("rules", "chess")
    result = artel(*args, *command, env=SILENT | env) if before else artel(*command, *args, env=SILENT | env)
    assert result.exit_code == 2
    said = {"en": "There is no game “chess”. Games: ", "ru": "Игры «chess» нет. Есть: "}
    assert result.stderr.startswith(said[language])
    assert result.stdout == ""


def test_an_error_shows_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise BadSeats("Z1.2", game="zodchie", least=2, most=4, given=9)

    monkeypatch.setattr("artel.cli.rules.run", refuse)
    lines = artel("rules", "zodchie").stderr.splitlines()
    assert lines[0] == "zodchie is for 2 to 4 players, not for 9. [Z1.2]"
    assert lines[1].startswith("Z1.2: ")
    assert len(lines) == 2


def test_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(**_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("artel.cli.rules.run", interrupt)
    assert artel("rules", "zodchie").exit_code == 130


def test_commands_hand_on_what_they_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, object] = {}
    monkeypatch.setattr("artel.cli.rules.run", lambda **given: told.update(given))
    result = artel("--lang", "ru", "rules", "zodchie", "Z4", "Z5", "--cards", "--data", "mine")
    assert result.exit_code == 0
    assert told["what"] == ["Z4", "Z5"]
    assert (told["game"], told["cards"], str(told["data"]), told["language"]) == ("zodchie", True, "mine", "ru")


def test_a_missing_file_is_wrong_usage() -> None:
    for command in ("replay", "verify", "scenario"):
        result = artel(command, "no-such-file")
        assert result.exit_code == 2
        assert "no-such-file" in result.stderr


def test_the_schema_is_json() -> None:
    result = artel("schema", "zodchie")
    assert result.exit_code == 0
    schema = json.loads(result.stdout)
    assert {"ZodchieView", "Played", "Record", "Result"} <= set(schema["$defs"])


def test_a_terminal_without_cyrillic_is_no_disaster() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from artel.cli import main; main()", "--lang", "ru", "rules", "zodchie", "Z4.2"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert done.stdout.startswith(b"Z4.2  ?")
