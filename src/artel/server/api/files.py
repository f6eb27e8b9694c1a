"""Files as they are sent: read once, and kept compressed too."""

from __future__ import annotations

from gzip import compress
from mimetypes import guess_type
from typing import Any, NamedTuple

from litestar import Request, Response

FOR_EVER = "public, max-age=31536000, immutable"
LOOK_AGAIN = "no-cache"
PACKED = (".zip", ".part", ".png")
KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Whatever the machine calls them: a browser takes no module by another name."""
Asking = Request[Any, Any, Any]


class File(NamedTuple):
    """`packed`: where that is worth it."""

    kind: str
    plain: bytes
    packed: bytes | None


def packed(path: str, data: bytes) -> File:
    suffix = path[path.rfind(".") :]
    kind = KINDS.get(suffix) or guess_type(path)[0] or "application/octet-stream"
    return File(kind, data, None if path.endswith(PACKED) else compress(data, mtime=0))


def served(request: Asking, file: File, caching: str, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers, status_code=status)
    return Response(file.plain, media_type=file.kind, headers=headers, status_code=status)
