"""Light or dark: as the player says, as was said last, or as the terminal is."""

from __future__ import annotations

import os
import re
import select
import sys
from contextlib import suppress
from time import monotonic
from typing import Final

from artel.kernel.errors import BadInput
from artel.session import saves

THEMES: Final = ("auto", "light", "dark")
FILE: Final = "theme"
ASK: Final = b"\x1b]11;?\x1b\\\x1b[c"
"""What is your ground? And, since every terminal answers that: what are you?"""
ANSWERED: Final = re.compile(rb"\x1b\[\?[\d;]*c")
GROUND: Final = re.compile(rb"\]11;rgba?:([0-9a-fA-F]+)/([0-9a-fA-F]+)/([0-9a-fA-F]+)")
PATIENCE: Final = 1.0
"""Seconds for an answer."""


def remembered() -> str:
    """The theme chosen last."""
    with suppress(OSError, UnicodeDecodeError):
        found = (saves.folder() / FILE).read_text(encoding="utf-8").strip()
        return found if found in THEMES else THEMES[0]
    return THEMES[0]


def remember(theme: str) -> None:
    """Where it cannot be written, it is forgotten."""
    with suppress(BadInput):
        saves.write(saves.folder() / FILE, f"{theme}\n".encode())


def terminal_is_light() -> bool:
    """By the variable COLORFGBG, or else by asking the terminal; otherwise it is dark."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    if ground.isdecimal():
        return int(ground) in (7, *range(9, 16))
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return False
    with suppress(OSError, ImportError):
        return reads_as_light(asked())
    return False


def asked() -> bytes:
    import termios
    import tty

    keyboard, screen = sys.stdin.fileno(), sys.stdout.fileno()
    before = termios.tcgetattr(keyboard)
    told, end = b"", monotonic() + PATIENCE
    try:
        tty.setcbreak(keyboard)
        os.write(screen, ASK)
        while not ANSWERED.search(told) and (left := end - monotonic()) > 0:
            if select.select([keyboard], [], [], left)[0]:
                told += os.read(keyboard, 256)
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
    return told


def reads_as_light(told: bytes) -> bool:
    found = GROUND.search(told)
    if found is None:
        return False
    red, green, blue = [int(part, 16) / int("f" * len(part), 16) for part in found.groups()]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5
