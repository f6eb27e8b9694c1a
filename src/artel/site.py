"""The web client as files: what a server hands out, and what `artel site` writes for a host without one.

The pages of a client are one file. What it should know beforehand stands in its head: which build it is, where Python
lies for tables on the reader's own device, and whether there is a server at all.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from artel.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

CLIENT: Final = files("artel") / "web"
PYTHON: Final = files("artel") / "wasm"
"""Python for the browser, where it was brought (`make site`)."""
INDEX: Final = "index.html"
WORKER: Final = "sw.js"
LICENCES: Final = "licences.txt"
"""Of the libraries that the client is made with, and of Python's."""
ENTRIES: Final = (
    "learn", "rules", "puzzles", "settings", "open", "review",
    *(f"{page}/{game}" for page in ("learn", "rules") for game in GAMES),
)  # fmt: skip
"""Pages that have an address of their own on a host that knows nothing but files."""
POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
)


def is_built() -> bool:
    return (CLIENT / INDEX).is_file()


def has_python() -> bool:
    return (PYTHON / "parts.json").is_file()


def walked(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for found in folder.iterdir():
        if found.is_dir():
            yield from walked(found, f"{above}{found.name}/")
        else:
            yield f"{above}{found.name}", found


@cache
def parts(*, serverless: bool = False) -> dict[str, bytes]:
    """By path, `index.html`, `assets/…` and `py/…`: all that the client is made of."""
    return put_together(read(CLIENT), read(PYTHON) if has_python() else {}, serverless=serverless)


def read(folder: Traversable) -> dict[str, bytes]:
    return {path: file.read_bytes() for path, file in walked(folder)}


def put_together(client: dict[str, bytes], wasm: dict[str, bytes], *, serverless: bool) -> dict[str, bytes]:
    """`wasm`: Python for the browser, or nothing. At a server, pages lie at any depth below its root."""
    found, python = dict(client), ""
    for path, data in wasm.items():
        name = f"parts-{digest(data)}.json" if path == "parts.json" else path
        python = f"py/{name}" if path == "parts.json" else python
        found[f"py/{name}"] = data
        if path.endswith(LICENCES):
            found[LICENCES] = found[LICENCES] + b"\n\n" + data
    build = digest(*(part for path, data in sorted(found.items()) for part in (path.encode(), data)))
    heads = {"build": build, "parts": python, "server": "none" if serverless else ""}
    meta = "".join(f'<meta name="artel-{name}" content="{value}" />' for name, value in heads.items() if value)
    if serverless:
        meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />' + meta
    index = found[INDEX].replace(b"</title>", b"</title>" + meta.encode())
    found[INDEX] = index if serverless else led(index, "/")
    apart = ("py/", "previews/")
    shell = sorted(path for path in found if not path.startswith(apart) and path not in (INDEX, WORKER))
    loads = [] if not python else [python, *(f"py/{path}" for path in loaded(found[python]))]
    told = {"build": build, "shell": ["", *shell], "python": loads}
    found[WORKER] = found[WORKER].replace(b"/* told by artel.site */ null", json.dumps(told).encode())
    return found


def led(index: bytes, to: str) -> bytes:
    """The page with its parts not beside it, but there."""
    return index.replace(b'"./', f'"{to}'.encode())


def loaded(parts: bytes) -> list[str]:
    """Where the files of Python lie."""
    return [file["path"] for file in json.loads(parts)["files"].values()]


def digest(*data: bytes) -> str:
    made = hashlib.sha256()
    for one in data:
        made.update(one)
    return made.hexdigest()[:8]


def for_files_alone(base: str = "/") -> dict[str, bytes]:
    """What a host without a server hands out, in any folder: every page that can be come to by its address lies there
    itself. `base`: the path of that folder, which only the page for all other addresses has to know."""
    return with_pages(parts(serverless=True), base)


def with_pages(found: dict[str, bytes], base: str) -> dict[str, bytes]:
    index = found[INDEX]
    pages = {f"{entry}/{INDEX}": led(index, "../" * (entry.count("/") + 1)) for entry in ENTRIES}
    return found | pages | {"404.html": led(index, base)}
