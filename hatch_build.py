"""Makes the wheel: pure by default, compiled by mypyc with ARTEL_COMPILE=1, from the same files.

Both carry the web client, and so does the source archive: whoever installs one of them needs no Node.
"""

from __future__ import annotations

import ast
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = os.environ.get("ARTEL_COMPILE", "") not in ("", "0")
CLIENT = "src/artel/web/index.html"


class BuildHook(BuildHookInterface[Any]):
    """Sees to it that the web client is there; compiles the hot modules, outside the source tree, and adds them
    to the wheel."""

    def compiles(self, version: str) -> bool:
        return COMPILE and self.target_name == "wheel" and version != "editable"

    def dependencies(self) -> list[str]:
        """What a compiled build needs: the compiler, and whatever the compiled modules and their packages import."""
        if not COMPILE or self.target_name != "wheel":
            return []
        core = self.metadata.core
        return ["mypy==2.4.1", "setuptools>=80", *core.dependencies, *core.optional_dependencies["rl"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, CLIENT).is_file():
            sys.exit(f"{CLIENT} is missing: without it Artel has no page. `make web` builds the web client.")
        if not self.compiles(version):
            return
        self.scratch = TemporaryDirectory(prefix="artel-compile-")  # lives until the wheel is written
        root, scratch = Path(self.root), Path(self.scratch.name)
        for built in compile_modules(root, hot_modules(root, self.config["compiled"]), scratch):
            build_data["force_include"][str(built)] = str(built.relative_to(scratch / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.compiles(version):
            self.scratch.cleanup()


def hot_modules(root: Path, modules: list[str]) -> list[str]:
    """The modules to compile, these and those that the games name, relative to the root, in a fixed order; package
    files stay interpreted."""
    found = [root / module for module in modules]
    for game in root.glob("src/artel/games/*/__init__.py"):
        for name in compiled_of(game.read_text(encoding="utf-8")):
            folder = game.parent / name
            found += folder.glob("*.py") if folder.is_dir() else [folder.with_suffix(".py")]
    return sorted(str(path.relative_to(root)) for path in found if path.name != "__init__.py")


def compiled_of(source: str) -> tuple[str, ...]:
    """What a game's class says: `compiled = (…)`. Nothing is imported: what the game needs may not be there yet."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=[ast.Name(id="compiled")], value=value):
                found: tuple[str, ...] = ast.literal_eval(value)
                return found
    return ()


def compile_modules(root: Path, modules: list[str], scratch: Path) -> list[Path]:
    """Compiles all modules as one group, so that calls between them are native; gives the files made."""
    from setuptools import Distribution  # before mypyc, which looks whether setuptools is there

    from mypyc.build import mypycify  # isort: skip

    with chdir(root):  # relative paths: no path of the building machine gets into the wheel
        extensions = mypycify(
            ["--cache-dir", "build/mypyc", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="artel",
            target_dir=str(scratch / "c"),
        )
        build = Distribution({"name": "artel", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib = str(scratch / "lib")
        build.build_temp = str(scratch / "o")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        compile_apart(extensions, scratch, Path("build", "objects"))
        build.run()
        return sorted(Path(output) for output in build.get_outputs())


def compile_apart(extensions: list[Any], scratch: Path, kept: Path) -> None:
    """Compiles the C files side by side and leaves the linking to setuptools. What comes of each file is kept by all
    that went into it: the next build compiles only what has changed."""
    from setuptools._distutils import ccompiler, sysconfig

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    headers = b"".join(path.read_bytes() for path in sorted(scratch.rglob("*.h")))

    def compiled(extension: Any, source: str) -> str:
        arguments = extension.extra_compile_args
        what = repr((version("mypy"), sys.version, compiler.compiler_type, compiler.compiler_so, arguments))
        digest = sha256(what.encode() + headers + Path(source).read_bytes()).hexdigest()
        found = kept / f"{digest}{compiler.obj_extension}"
        if not found.exists():
            included = [sysconfig.get_python_inc(), *extension.include_dirs]
            (made,) = compiler.compile([source], making, include_dirs=included, extra_postargs=arguments)
            Path(made).replace(found)
        return str(found)

    kept.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=kept) as making, ThreadPoolExecutor(os.cpu_count()) as pool:
        for extension in extensions:
            if sys.platform == "linux":  # else calls between files go through a table, and less is inlined
                extra = ["-fno-semantic-interposition", "-fvisibility=hidden"]
                extension.extra_compile_args = [*extension.extra_compile_args, *extra]
            largest_first = sorted(extension.sources, key=os.path.getsize, reverse=True)
            extension.extra_objects = list(pool.map(partial(compiled, extension), largest_first))
            extension.sources = []
