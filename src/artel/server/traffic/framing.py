"""Frames of the WebSocket as nearly all of them are: one text, whole, without extensions, which are off.

The library takes ten times as long, and does the rest.
"""

from __future__ import annotations

from struct import pack
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MASKED: Final = 0x80
"""In the second byte: as clients send it. The rest of that byte is the size, or one of these two:"""
MEDIUM: Final = 126
LONG: Final = 127
HEAD: Final = 6
"""Bytes before a text that is short: two, and the mask."""


def text_frame(data: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(data)
    if size < MEDIUM:
        return pack("!BB", TEXT, size) + data
    return (pack("!BBH", TEXT, MEDIUM, size) if size < 1 << 16 else pack("!BBQ", TEXT, LONG, size)) + data


def only_text(data: bytes) -> bytes | None:
    """The text, where this is the frame of one, as a client sends it, and nothing else; of up to 65,535 bytes."""
    if len(data) < HEAD or data[0] != TEXT or data[1] < MASKED:
        return None
    size, head = data[1] - MASKED, HEAD
    if size == LONG:
        return None
    if size == MEDIUM:
        size, head = data[2] << 8 | data[3], HEAD + 2
    return apply_mask(data[head:], data[head - 4 : head]) if len(data) == head + size else None


def whole_frames(data: bytes) -> bool:
    """Does a client's frame end where this ends? It begins with one."""
    at = 0
    while at < len(data):
        size, more = data[at + 1] & 0x7F if at + 1 < len(data) else 0, 0
        if size >= MEDIUM:
            more = 2 if size == MEDIUM else 8
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += HEAD + more + size  # beyond the end, where not even the size is there
    return at == len(data)
