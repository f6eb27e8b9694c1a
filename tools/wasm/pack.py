"""Runs in Pyodide itself: packs what Artel needs in a browser's Python, compiled by that very Python.

Compiled without their sources, modules are small and come up at once. Times in the archives are fixed: the same files
make the same bytes.
"""

import base64
import importlib.util
import json
import sys
import zipfile
from collections.abc import Collection, Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path, PurePosixPath
from typing import Any

LONG_AGO = (1980, 1, 1, 0, 0, 0)
LIBRARIES = (
    "attr", "attrs", "babel", "fluent", "msgspec", "mypy_extensions.py", "openskill", "pytz", "typing_extensions.py",
)  # fmt: skip
NOT_NEEDED = ("babel/messages/", "pytz/zoneinfo/", "babel/locale-data/")
OF_ARTEL = (
    "__init__.py", "bots", "games", "kernel", "languages.py", "learn", "puzzles", "records.py", "review", "scenario",
    "session", "text",
)  # fmt: skip
OWN_LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
NOT_PLAYED_WITH = (
    "_pydatetime.py", "_pyio.py", "_pyrepl/", "argparse.py", "bdb.py", "cProfile.py", "configparser.py", "ctypes/",
    "curses/", "doctest.py", "ensurepip/", "ftplib.py", "html/", "http/", "idlelib/", "imaplib.py",
    "logging/config.py", "logging/handlers.py", "mailbox.py", "multiprocessing/", "optparse.py", "pdb.py",
    "pickletools.py", "poplib.py", "profile.py", "pstats.py", "pydoc.py", "pydoc_data/", "smtplib.py", "sqlite3/",
    "tarfile.py", "tkinter/", "turtle.py", "turtledemo/", "unittest/", "urllib/request.py", "venv/", "wsgiref/", "xml/",
    "xmlrpc/", "zipapp.py",
)  # fmt: skip
"""Of Python's own library."""
ENCODINGS = (
    "__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_16", "utf_32", "utf_8", "utf_8_sig",
)  # fmt: skip
WEB_ONLY = ("web.", "notices.", "train.", "arena.")
"""Words that are said by the client itself, or by nobody there."""


def packed(out: Path, files: Iterator[tuple[str, bytes]], compiled: Collection[str] | None = None) -> None:
    """`compiled`: these alone; otherwise, all modules."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files):
            if name.endswith(".py") and (compiled is None or name in compiled):
                code = compile(data, name, "exec", dont_inherit=True, optimize=1)
                name, data = f"{name}c", _code_to_hash_pyc(code, importlib.util.source_hash(data), False)
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)


def standard(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Python's own library, as far as anything here may want it."""
    with zipfile.ZipFile(archive) as found:
        for name in found.namelist():
            package, _, module = name.partition("/")
            other = package == "encodings" and module.removesuffix(".py") not in ENCODINGS
            if not (name.startswith(NOT_PLAYED_WITH) or name.endswith("/") or other):
                yield name, found.read(name)


def libraries(wheels: Path, languages: list[str]) -> Iterator[tuple[str, bytes]]:
    wanted = {f"babel/locale-data/{language}.dat" for language in ("root", *languages)}
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                left_out = name.startswith(NOT_NEEDED) and name not in wanted
                if name.partition("/")[0] in LIBRARIES and not left_out and not name.endswith((".pyi", "/")):
                    yield name, archive.read(name)


def licences(wheels: Path, texts: Path) -> Iterator[str]:
    """What each of them is licensed under, in full; those without a text of their own are under Apache 2.0."""
    yield "Pyodide (Mozilla Public License 2.0)\n\n" + (texts / "MPL-2.0.txt").read_text("utf-8")
    yield "Python (PSF License)\n\n" + (texts / "Python.txt").read_text("utf-8")
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            found = [name for name in archive.namelist() if PurePosixPath(name).name.startswith("LICENSE")]
            said = "\n\n".join(archive.read(name).decode("utf-8") for name in found)
            yield f"{'-'.join(wheel.name.split('-')[:2])}\n\n{said or 'Apache License 2.0, as above for Artel.'}"


def of_artel(root: Path) -> Iterator[tuple[str, bytes]]:
    for part in OF_ARTEL:
        found = [root / part] if (root / part).is_file() else (root / part).rglob("*")
        for path in found:
            skipped = path.suffix in (".pyc", ".so", ".md") or not path.is_file()
            if skipped or (path.parent.name == "locale" and path.name.startswith(WEB_ONLY)):
                continue
            if path.parent.name == "text" and path.name.startswith("rules."):
                continue  # the client has them
            yield f"artel/{path.relative_to(root).as_posix()}", path.read_bytes()


def pack(wheels: str, root: str, texts: str, out: str) -> None:
    artel, made = Path(root), Path(out)
    locale = artel / "text" / "locale"
    languages = [file.stem for file in locale.glob("*.ftl") if "." not in file.stem]
    packed(made / "libraries.zip", libraries(Path(wheels), languages))
    packed(made / "artel.zip", of_artel(artel))
    own = "Artel (Apache License 2.0)\n\n" + (artel.parents[1] / "LICENSE").read_text("utf-8")
    (made / "licences.txt").write_text(("\n\n" + "=" * 80 + "\n\n").join([own, *licences(Path(wheels), Path(texts))]))


def use() -> None:
    """Does what is done at any table, so that all is imported that this wants: much comes only when it is needed."""
    from artel.games import GAMES
    from artel.languages import LANGUAGES
    from artel.session import browser

    def done(name: str, *args: str) -> Any:
        answer = json.loads(browser.do(name, language, *args))
        assert "done" in answer, answer
        return answer["done"]

    secret = base64.b64encode(bytes(32)).decode()
    for language in LANGUAGES:
        for game in GAMES:
            seats = {"game": game, "seats": [None, "level4"], "names": ["", ""], "options": {}, "settings": {}}
            row = json.dumps(done("open_table", "local-", secret, json.dumps(seats))["row"])
            kept = done("start_table", row, "00" * 16)
            table = json.dumps(kept["row"]), json.dumps(kept["steps"])
            hello = {"type": "hello", "table": "local-", "language": language, "words": True}
            done("load", *table)
            done("hear", "local-", "0", json.dumps(hello))
            done("list_lessons", game)
        done("list_puzzles", "0")


def pack_standard(archive: str, out: str) -> None:
    """What has been imported by now comes up compiled; the rest is smaller as it is, and waits for somebody."""
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    inside = {file.removeprefix(OWN_LIBRARY) for file in files if file.startswith(OWN_LIBRARY)}
    packed(Path(out) / "python_stdlib.zip", standard(Path(archive)), inside)
