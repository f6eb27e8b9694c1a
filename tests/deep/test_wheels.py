"""Both wheels in empty environments, where there is neither Node nor a compiler: commands, server, page."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen
from zipfile import Path as InZip
from zipfile import ZipFile

import pytest

import artel
from server.clients import Serving
from web.conftest import ARGS, CHROMIUM

pytestmark = pytest.mark.deep

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}") or "uv"
CARRIED = (
    "artel/web/index.html",
    "artel/games/{game}/data/{game}.toml",
    "artel/games/{game}/text/rules.ru.ftl",
    "artel/text/locale/ru.ftl",
    "artel/server/store/migrations/versions/0001_first.py",
    "artel/py.typed",
)
GAMES = ("zodchie", "architects", "carcassonne", "artificium")


def build(root: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """The source archive, and the pure wheel from it."""
    return subprocess.run(
        [UV, "build", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(out)],
        cwd=root,
        env=os.environ | {"ARTEL_COMPILE": "0", "UV_PYTHON_DOWNLOADS": "never"},
        capture_output=True,
        text=True,
        check=False,
    )


class Installed(NamedTuple):
    wheel: Path
    compiled: bool
    home: Path
    environment: dict[str, str]

    def command(self, *arguments: object) -> list[str]:
        return [str(self.home / "venv" / "bin" / "artel"), *map(str, arguments)]

    def artel(self, *arguments: object, typed: str = "", code: int = 0) -> str:
        """What it says, on either stream."""
        done = subprocess.run(
            self.command(*arguments),
            input=typed,
            cwd=self.home,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        assert done.returncode == code, done.stdout[-3000:]
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address."""
        process = subprocess.Popen(
            self.command("serve", "--port", "0"),
            cwd=self.home,
            env=self.environment | {"ARTEL_LOG_LEVEL": "error", "ARTEL_BOT_PAUSE": "0"},
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stderr is not None
            told = process.stderr.readline()
            found = re.search(r"http://(127\.0\.0\.1:\d+)", told)
            assert found is not None, told + process.stderr.read()
            yield found[1]
        finally:
            process.terminate()
            process.communicate(timeout=20)


@pytest.fixture(scope="module", params=["pure", "compiled"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The compiled wheel is that of `make compiled`."""
    compiled, home = request.param == "compiled", tmp_path_factory.mktemp(request.param)
    folder = ROOT / "build" / "compiled" if compiled else home / "dist"
    if not compiled:
        built = build(ROOT, folder)
        assert built.returncode == 0, built.stderr
    elif not folder.exists():
        pytest.skip("there is no compiled wheel: run `make compiled`")
    (wheel,) = folder.glob("*.whl")
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, "venv"], cwd=home, check=True)
    subprocess.run([UV, "pip", "install", "--quiet", "--python", "venv/bin/python", wheel], cwd=home, check=True)
    environment = {"PATH": str(home / "venv" / "bin"), "HOME": str(home), "LANG": "C.UTF-8", "ARTEL_LANG": "en"}
    return Installed(wheel, compiled, home, environment)


def test_what_a_wheel_carries(installed: Installed) -> None:
    names = set(ZipFile(installed.wheel).namelist())
    assert {path.format(game=game) for path in CARRIED for game in GAMES} <= names
    assert any(name.endswith(".so") for name in names) == installed.compiled
    assert not [name for name in names if name.startswith(("tests/", "web/", "tools/"))]
    (info,) = {name.split("/")[0] for name in names if ".dist-info/" in name}
    assert info == f"artel_tabletop-{artel.__version__}.dist-info"
    found = PathDistribution(InZip(installed.wheel, f"{info}/"))
    assert (found.metadata["Name"], found.version) == ("artel-tabletop", artel.__version__)
    assert [(entry.name, entry.value) for entry in found.entry_points] == [("artel", "artel.cli:main")]
    extras = found.metadata.get_all("Provides-Extra")
    assert extras is not None
    assert {"plots", "postgres", "ray", "redis", "rl"} <= set(extras)


def test_names_of_what_is_released(installed: Installed) -> None:
    """A pure wheel for everybody, and the source archive, of which the page can be installed too."""
    begins = f"artel_tabletop-{artel.__version__}"
    if installed.compiled:
        assert re.fullmatch(rf"{begins}-cp\d+-cp\d+-\w+\.whl", installed.wheel.name)
        return
    assert installed.wheel.name == f"{begins}-py3-none-any.whl"
    (archive,) = installed.wheel.parent.glob("*.tar.gz")
    assert archive.name == f"{begins}.tar.gz"
    with tarfile.open(archive) as opened:
        names = set(opened.getnames())
    carried = ("pyproject.toml", "hatch_build.py", "LICENSE", "src/artel/web/index.html", "src/artel/table.py")
    assert {f"{begins}/{name}" for name in carried} <= names


def test_python_comes_in_by_the_front_door(installed: Installed) -> None:
    code = "import artel; table = artel.new('zodchie', seed=1); table.play(table.options()[0]); print(table)"
    said = subprocess.run(
        [installed.home / "venv" / "bin" / "python", "-c", code],
        cwd=installed.home, env=installed.environment, capture_output=True, encoding="utf-8", check=True,
    ).stdout  # fmt: skip
    assert "hand 3 pile 9" in said


def test_there_is_nothing_to_build_with(installed: Installed) -> None:
    for tool in ("node", "npm", "gcc", "cc"):
        assert shutil.which(tool, path=installed.environment["PATH"]) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_the_terminal_is_proved(game: str, installed: Installed) -> None:
    seats = ("--seat", "Anna", "--seat", "bot:level1")
    said = installed.artel("play", game, "--plain", *seats, "--save", f"{game}.json", typed="1\n" * 2000)
    assert "Anna" in said
    assert re.search("OK, .* score .* proved", installed.artel("verify", f"{game}.json"))


def test_bench_and_arena(installed: Installed) -> None:
    bench = "bench zodchie --players 2 --variant base --seconds 0.05 --json"
    figures = json.loads(installed.artel(*bench.split()))
    assert figures["compiled"] == installed.compiled
    arena = "arena architects --bots level3,random --games 4 --iterations 20 --json --out arena"
    assert '"games":4' in installed.artel(*arena.split())
    assert "<svg" in (installed.home / "arena" / "report.html").read_text(encoding="utf-8")


def test_rules_in_both_languages(installed: Installed) -> None:
    assert re.search(r"[а-я]", installed.artel("rules", "zodchie", "Z4.2", "--lang", "ru"))
    assert not re.search(r"[а-я]", installed.artel("rules", "zodchie", "Z4.2"))


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve --port 0 --database postgresql+asyncpg://anna@127.0.0.1:1/artel", "postgres"),
        ("arena zodchie --bots random,level1 --games 2 --ray local", "ray"),
        ("bench rl zodchie", "rl"),
    ],
)
def test_a_missing_extra_is_named(command: str, extra: str, installed: Installed) -> None:
    assert f"is not installed; it comes with artel-tabletop[{extra}]." in installed.artel(*command.split(), code=2)


def test_the_page_has_all_its_parts(installed: Installed) -> None:
    with installed.serving() as address:
        page = urlopen(f"http://{address}/").read().decode()
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts)
        for part in parts:
            assert urlopen(f"http://{address}{part}").status == 200
        carried = [name for name in ZipFile(installed.wheel).namelist() if name.startswith("artel/web/assets/")]
        for name in carried:
            assert urlopen(f"http://{address}/{name.removeprefix('artel/web/')}").status == 200


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_a_bot_over_the_socket(
    game: str, installed: Installed, progress: Callable[[str], None]
) -> None:
    with installed.serving() as address:
        server = Serving(address)
        async with server.clients:
            anna = await server.guest("Anna")
            table = (await anna.post("/api/tables", game=game, seats=[None, "level2"]))["id"]
            await anna.post(f"/api/tables/{table}/start")
            player = await anna.sit(table)
            over = await player.play(await player.hear("welcome"))
            (installed.home / "served.json").write_bytes((await anna.http.get(f"/api/records/{table}/file")).content)
    assert len(over["ending"]["result"]["scores"]) == 2
    assert re.search("OK, .* score .* proved", installed.artel("verify", "served.json"))
    progress(f"{installed.wheel.name}: {game} played at the server")


@pytest.mark.skipif(CHROMIUM is None, reason="needs chromium")
def test_the_page_is_played_on(installed: Installed) -> None:
    from playwright.sync_api import sync_playwright

    with installed.serving() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = browser.new_page(locale="en-GB", reduced_motion="reduce")
        page.goto(f"http://{address}/")
        page.get_by_role("button", name="Play Zodchie against a bot").click()
        page.get_by_role("button", name="Start the game").click()
        card = page.locator(".board [data-card].lit")
        card.first.wait_for()
        if card.first.get_attribute("aria-pressed") == "false":
            card.first.click()
        before = page.locator("[role=log] li").count()
        page.locator(".place.lit").first.click()
        page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
        browser.close()


def test_no_wheel_without_the_page(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "artel").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "artel" / "__init__.py", tmp_path / "src" / "artel")
    built = build(tmp_path, tmp_path / "dist")
    assert built.returncode != 0
    assert "src/artel/web/index.html is missing: without it Artel has no page. `make web` builds" in built.stderr
    assert not list(tmp_path.glob("dist/*.whl"))
