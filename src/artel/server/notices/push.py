"""Web push: short notices that a browser shows, whether or not a page of ours is open. Encrypted for that browser."""

from __future__ import annotations

import asyncio
import base64
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from artel.kernel.errors import NotInstalled
from artel.server.upkeep.metrics import NOTICES

if TYPE_CHECKING:
    from artel.server.config import Settings
    from artel.server.store.calls import Push

PATIENCE: Final = 15.0
LASTS: Final = 24 * 3600
"""Seconds for which a push service keeps it for a browser that is off."""


class SubscriptionGone(Exception):
    """The browser does not want them any more."""


class NotPushed(Exception):
    pass


def library() -> Any:
    """Raises NotInstalled."""
    try:
        import pywebpush
    except ModuleNotFoundError:
        raise NotInstalled(name="pywebpush", package="artel-tabletop[notices]") from None
    return pywebpush


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """The private half of a new pair, from which the public one follows. Raises NotInstalled."""
    library()
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_of(key: str) -> str:
    """As browsers want it. Raises ValueError."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(base64.urlsafe_b64decode(key + "="), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def known_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Only these are written to: the endpoint is whatever a client says."""
    try:
        parts = urlsplit(endpoint)
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError:
        return False
    if not endpoint.isascii() or not endpoint.isprintable() or parts.username is not None or "\\" in endpoint:
        return False
    for service in services:
        scheme, _, host = service.partition("://")
        named = f"{parts.hostname}{port}"
        fits = named.endswith(host[1:]) if host.startswith("*.") else named == host
        if parts.scheme == scheme and fits:
            return True
    return False


class Pusher:
    def __init__(self, settings: Settings) -> None:
        """Raises NotInstalled."""
        library()
        self._settings = settings
        self._key = settings.vapid_key or ""
        self.public = public_of(self._key)

    async def send(self, push: Push, told: dict[str, str]) -> None:
        """Raises SubscriptionGone or NotPushed."""
        try:
            await asyncio.to_thread(self._send, push, msgspec.json.encode(told).decode())
        except SubscriptionGone:
            NOTICES.labels("push", "gone").inc()
            raise
        except NotPushed:
            NOTICES.labels("push", "failed").inc()
            raise
        NOTICES.labels("push", "sent").inc()

    def _send(self, push: Push, data: str) -> None:
        import requests

        pywebpush = library()
        if not known_service(push.endpoint, self._settings.push_services):
            raise SubscriptionGone
        with requests.Session() as session:
            session.max_redirects = 0
            try:
                pywebpush.webpush(
                    {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}},
                    data,
                    vapid_private_key=self._key,
                    vapid_claims={"sub": self._settings.site},
                    ttl=LASTS,
                    timeout=PATIENCE,
                    headers={"Topic": "artel-turn"},
                    requests_session=session,
                )
            except pywebpush.WebPushException as error:
                status = error.response.status_code if error.response is not None else 0
                raise SubscriptionGone if status in (404, 410) else NotPushed(f"status {status}") from None
            except (requests.RequestException, OSError, ValueError) as error:
                raise NotPushed(type(error).__name__) from None
