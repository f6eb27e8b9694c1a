"""Imports go one way: kernel <- games <- records, text <- bots, arena, review <- session <- drawing <- server, cli, rl,
table <- the terminal, which nothing imports but the commands that open it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import artel

LAYERS = (
    ("kernel", "languages"),
    ("games",),
    ("records", "text"),
    ("arena", "bots", "examination", "lab", "learn", "puzzles", "review", "scenario", "train"),
    ("session",),
    ("drawing",),
    ("cli", "rl", "server", "site", "table", "tui", "__main__"),
)
SCREENS = "artel.tui"
OPENERS = (SCREENS, "artel.cli.play", "artel.cli.solving", "artel.cli.replay")
"""Who may import the terminal: the commands that open it, and itself."""
FRONT_DOOR = ("artel.games", "artel.table")
"""What the package `artel` itself may import, since it offers it: when somebody asks for it (tests/test_table.py).
Nobody inside goes through that door."""
RANDOM_IN = ("artel.bots", "artel.examination")
"""Chance is asked for, never taken: only bots and the examiner bring generators of their own."""

Sources = dict[str, str]  # module name -> source


def sources_of_artel() -> Sources:
    root = Path(artel.__file__).parent
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path.read_text(encoding="utf-8")
    return found


def imported(source: str, modules: Sources) -> Iterator[str]:
    """The modules that a source imports, wherever in it, also by a literal name handed to import_module."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                base = "." * node.level + (node.module or "")
                for alias in node.names:
                    inner = f"{base}.{alias.name}"
                    offered = base == "artel" and alias.name in artel.__all__
                    yield inner if inner in modules else "artel.table" if offered else base
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield name


def inside(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def layer(module: str) -> int | None:
    """The number of the layer: 0 for the package `artel` itself, which everybody may import; None where unknown."""
    if module == "artel":
        return 0
    part = module.split(".")[1]
    return next((number for number, parts in enumerate(LAYERS, 1) if part in parts), None)


def game(module: str) -> str | None:
    """The game whose folder the module is in."""
    parts = module.split(".")
    return parts[2] if inside(module, "artel.games") and len(parts) > 2 else None


def fault(module: str, target: str) -> str | None:
    """What is wrong with `module` importing `target`, or None."""
    if target.startswith("."):
        return "a relative import"
    if inside(target, "random") and not inside(module, *RANDOM_IN):
        return f"random belongs in {', '.join(RANDOM_IN)}"
    if not inside(target, "artel"):
        return None
    if module == "artel":
        return None if target in FRONT_DOOR else "not behind the front door"
    here, there = layer(module), layer(target)
    if here is None or there is None:
        return f"{target if there is None else module} is in no layer"
    if there > here:
        return "a higher layer"
    if inside(target, SCREENS) and not inside(module, *OPENERS):
        return "the terminal is nobody's ground"
    if game(module) is not None and inside(target, "artel.games") and game(target) != game(module):
        return "a game knows no other game"
    if game(target) != game(module) and target.count(".") > 2 and game(target) is not None:
        return "the inside of a game"
    return None


def faults(modules: Sources) -> list[str]:
    return sorted(
        f"{module} imports {target}: {wrong}"
        for module, source in modules.items()
        for target in set(imported(source, modules))
        if (wrong := fault(module, target))
    )


def test_imports_go_one_way() -> None:
    assert faults(sources_of_artel()) == []


def test_every_module_has_a_layer() -> None:
    assert [module for module in sources_of_artel() if layer(module) is None] == []


# A small tree without faults, in which each wrong import below is planted.
SOUND: Sources = {
    "artel": "def __getattr__(name):\n    from artel.table import new",
    "artel.__main__": "from artel.cli import main",
    "artel.kernel": "",
    "artel.kernel.engine": "import hashlib\nfrom artel.kernel.frames import Frame",
    "artel.kernel.frames": "from artel import __version__",
    "artel.kernel.game": "",
    "artel.games": "from artel.games import chess\nfrom artel.kernel import engine",
    "artel.games.chess": "from artel.games.chess.turn import Move",
    "artel.games.chess.turn": "from artel.kernel.frames import Frame",
    "artel.games.go": "from artel.games.go.effects import stone",
    "artel.games.go.effects": "",
    "artel.games.go.effects.stone": "from artel.games.go.effects import helper",
    "artel.text": "from artel import games\nfrom artel.games.chess import Move",
    "artel.bots": "",
    "artel.bots.greedy": "import random\nfrom artel.games.chess import Move\nfrom artel.text import say",
    "artel.arena": "from artel.bots.greedy import Apprentice",
    "artel.session": "from artel.bots.greedy import Apprentice",
    "artel.drawing": "from artel.session import Play",
    "artel.tui": "from artel.drawing import table",
    "artel.cli.play": "from artel.tui import app",
    "artel.cli": "import artel.games.chess\ndef main():\n    from artel.server import serve",
    "artel.server": "from artel.arena import match\nfrom artel.games import find\nfrom artel.session import Play",
    "artel.table": "from artel.bots import greedy\nfrom artel.text import say",
}


def test_a_sound_tree_passes() -> None:
    assert faults(SOUND) == []


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("artel", "from artel.kernel import engine", "not behind the front door"),
        ("artel", "from artel.server import serve", "not behind the front door"),
        ("artel.kernel.engine", "from artel import new", "a higher layer"),
        ("artel.bots.greedy", "from artel import Tabletop", "a higher layer"),
        ("artel.kernel.engine", "import artel.games", "a higher layer"),
        ("artel.kernel.engine", "from artel import games", "a higher layer"),
        ("artel.kernel.engine", "from artel.games.chess import Move", "a higher layer"),
        ("artel.kernel.game", "def find():\n    from artel.games import chess", "a higher layer"),
        ("artel.kernel.game", "importlib.import_module('artel.games.chess')", "a higher layer"),
        ("artel.kernel.frames", "if TYPE_CHECKING:\n    from artel.bots import greedy", "a higher layer"),
        ("artel.games", "from artel.text import say", "a higher layer"),
        ("artel.games.chess.turn", "from artel.text import say", "a higher layer"),
        ("artel.text", "import artel.bots.greedy as greedy", "a higher layer"),
        ("artel.bots.greedy", "from artel.cli import main", "a higher layer"),
        ("artel.arena", "from artel.server import serve", "a higher layer"),
        ("artel.arena", "from artel.session import Play", "a higher layer"),
        ("artel.session", "from artel.server import serve", "a higher layer"),
        ("artel.session", "from artel.table import new", "a higher layer"),
        ("artel.session", "from artel.drawing import table", "a higher layer"),
        ("artel.session", "from artel.tui import saves", "a higher layer"),
        ("artel.drawing", "from artel.tui import board", "a higher layer"),
        ("artel.table", "def text():\n    from artel.tui.drawing import as_text", "the terminal is nobody's ground"),
        ("artel.server", "from artel.tui.saves import read_save", "the terminal is nobody's ground"),
        ("artel.cli", "import artel.tui", "the terminal is nobody's ground"),
        ("artel.games.chess.turn", "from artel.games.go import Stone", "a game knows no other game"),
        ("artel.games.chess", "from artel.games import go", "a game knows no other game"),
        ("artel.games.chess.turn", "from artel.games import registry", "a game knows no other game"),
        ("artel.games.go.effects.stone", "import artel.games.chess.turn", "a game knows no other game"),
        ("artel.games", "from artel.games.chess import turn", "the inside of a game"),
        ("artel.text", "from artel.games.chess.turn import Move", "the inside of a game"),
        ("artel.bots.greedy", "from artel.games.go.effects import stone", "the inside of a game"),
        ("artel.server", "import artel.games.chess.turn", "the inside of a game"),
        ("artel.cli", "import_module('artel.games.chess.turn')", "the inside of a game"),
        ("artel.kernel.engine", "import random", "random belongs in artel.bots, artel.examination"),
        ("artel.games.chess.turn", "from random import Random", "random belongs in artel.bots, artel.examination"),
        ("artel.server", "def seed():\n    import random as r", "random belongs in artel.bots, artel.examination"),
        ("artel.kernel.engine", "from .frames import Frame", "a relative import"),
        ("artel.cli", "from artel.web import page", "artel.web is in no layer"),
    ],
)
def test_a_wrong_import_is_caught(module: str, line: str, wrong: str) -> None:
    found = faults({**SOUND, module: f"{SOUND[module]}\n{line}"})
    assert len(found) == 1
    assert found[0].startswith(f"{module} imports ")
    assert found[0].endswith(f": {wrong}")
