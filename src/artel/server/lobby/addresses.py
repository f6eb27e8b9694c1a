"""Where others find this server: at its site, at the address by which it was asked, or in the local network."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING

import psutil

if TYPE_CHECKING:
    from artel.server.config import Settings


def reachable(settings: Settings, scheme: str, host: str, port: int | None) -> str | None:
    """The beginning of links that others can open; None where this server listens to its own machine alone.
    `scheme`, `host`, `port`: as the one who asks has it."""
    if settings.site is not None:
        return settings.site
    behind = "" if port in (None, {"http": 80, "https": 443}.get(scheme)) else f":{port}"
    if not is_loopback(host):
        shown = f"[{host}]" if ":" in host else host
        return f"{scheme}://{shown}{behind}"
    near = None if is_loopback(settings.host) else in_network()
    return None if near is None else f"{scheme}://{near}{behind}"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def in_network() -> str | None:
    """The address of this machine in the local network."""
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    found = [
        ipaddress.IPv4Address(one.address)
        for name, all_ in psutil.net_if_addrs().items()
        if name in up
        for one in all_
        if one.family == socket.AF_INET
    ]
    return next((str(one) for one in found if one.is_private and not one.is_loopback and not one.is_link_local), None)


def picture(link: str) -> str:
    """A QR code, as an SVG element."""
    from segno import make

    return make(link, micro=False).svg_inline(border=2, omitsize=True, dark="#000", light="#fff", svgclass=None)
