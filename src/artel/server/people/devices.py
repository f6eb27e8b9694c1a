"""What a browser says it is (`User-Agent`), in two words."""

from __future__ import annotations

from typing import NamedTuple

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("YaBrowser", "Yandex"),
    ("Vivaldi", "Vivaldi"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
"""What stands in the text, and what it means; those that pretend to be another one come first."""
SYSTEMS = (
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


class Device(NamedTuple):
    """Empty: not known."""

    browser: str
    system: str


def device(agent: str) -> Device:
    """Programs that are no browsers are called what they call themselves."""
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    if not browser and not agent.startswith("Mozilla/"):
        browser = "".join(sign for sign in agent.partition("/")[0] if sign.isalnum() or sign in " -_.")[:40].strip()
    return Device(browser, system)
