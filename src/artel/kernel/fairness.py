"""Proof that nobody chose the luck of a game.

Who deals draws a secret of 32 bytes and shows its commitment before anybody sits down. Every seat may add a nonce of
its own. The seed of the match is made of both, and the secret is shown when the game is over: then everybody can check
that it is the one committed to, and that every outcome comes from it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

SECRET = 32
NONCE = r"[0-9a-f]{32}"
"""What a nonce looks like; a seat that adds none has an empty one."""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`nonces`: one for each seat, in order; `secret`: hexadecimal, shown when the game is over."""

    table: str
    commitment: str
    nonces: tuple[str, ...]
    secret: str | None = None


def commitment(secret: bytes, table: str, game: str, rules_version: int) -> str:
    """SHA-256 of the secret and behind it “table/game/version”."""
    return hashlib.sha256(secret + f"{table}/{game}/{rules_version}".encode()).hexdigest()


def match_seed(secret: bytes, nonces: Sequence[str]) -> bytes:
    """HMAC-SHA256 with the secret as key, of the nonces in the order of seats with “/” between them."""
    return hmac.new(secret, "/".join(nonces).encode(), hashlib.sha256).digest()
