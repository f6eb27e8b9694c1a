"""The command with lines on its standard input: in a process of its own, as people run it, or in this one, quicker."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from artel.cli import app
from patience import HANG


class Done(NamedTuple):
    code: int
    out: str
    err: str


def artel(*arguments: object, typed: str = "", home: Path, lang: str = "en") -> Done:
    environment = {"XDG_STATE_HOME": str(home), "ARTEL_LANG": lang}
    done = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=environment)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Done(done.exit_code, done.stdout, done.stderr)


def artel_process(*arguments: object, typed: str = "", home: Path, lang: str = "en") -> Done:
    environment = os.environ | {"XDG_STATE_HOME": str(home), "ARTEL_LANG": lang, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", "from artel.cli import main; main()", *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=HANG,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
