"""Sealing: what two servers say to one another, so that nobody between them can read or change it.

Each call has keys of its own, one for each direction: they follow from the key of the house, which is never
sent, and from a secret that both ends agree on anew (X25519) and forget with the call. So whoever once learns
the key of the house still cannot read what was said before.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from hashlib import sha256

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

CALLER, KEEPER = b"caller", b"keeper"
"""The two ends: what is proved or sealed by the one is not by the other."""
SHARE, PROOF, TAG = 32, sha256().digest_size, 16
"""Bytes: of what each end adds to the secret, of a proof, of what a seal adds."""
HEAD, COUNT = 4, 12
PIECE = 1 << 20
"""Bytes that are sealed together at most."""


class Stranger(Exception):
    """Who is at the other end is no server of this house, or one of another release."""


class Seals:
    """Of one call, at one end: seals what is said, opens what is heard, each piece in its turn."""

    def __init__(self, sealing: bytes, opening: bytes) -> None:
        """With these keys."""
        self._sealing = ChaCha20Poly1305(sealing)
        self._opening = ChaCha20Poly1305(opening)
        self._sealed = self._opened = 0

    def seal(self, said: bytes) -> Iterator[bytes]:
        """As it travels: pieces, each after its length."""
        for start in range(0, len(said), PIECE):
            number, self._sealed = self._sealed.to_bytes(COUNT, "big"), self._sealed + 1
            piece = self._sealing.encrypt(number, said[start : start + PIECE], None)
            yield len(piece).to_bytes(HEAD, "big")
            yield piece

    def open(self, came: bytearray) -> Iterator[bytes]:
        """Whatever has come whole, which is taken away; `Stranger` if it is not what was sealed."""
        at = 0
        while len(came) >= (start := at + HEAD):
            end = start + int.from_bytes(came[at:start], "big")
            if end - start > PIECE + TAG:
                raise Stranger("too much at once")
            if len(came) < end:
                break
            number, self._opened = self._opened.to_bytes(COUNT, "big"), self._opened + 1
            try:
                yield self._opening.decrypt(number, bytes(came[start:end]), None)
            except InvalidTag:
                raise Stranger("what it said was changed on the way") from None
            at = end
        del came[:at]


class Handshake:
    """One end of a call, before anything is said."""

    def __init__(self, key: bytes, end: bytes) -> None:
        """Of a house with this key."""
        self._key = key
        self._end = end
        self._own = X25519PrivateKey.generate()
        self.share = self._own.public_key().public_bytes_raw()
        """What the other end is told of our part of the secret."""
        self._theirs = self._both = b""

    def hear(self, share: bytes) -> None:
        """What the other end told of its part."""
        self._theirs = share
        self._both = self.share + share if self._end == CALLER else share + self.share

    def proof(self) -> bytes:
        """That this end knows the key, and heard what the other said."""
        return self._made(b"proof", self._end)

    def seals(self, proof: bytes) -> Seals:
        """What the call is sealed with, once the other end has proved the same."""
        other = KEEPER if self._end == CALLER else CALLER
        if not hmac.compare_digest(proof, self._made(b"proof", other)):
            raise Stranger("it does not know the key of this house")
        try:
            secret = self._own.exchange(X25519PublicKey.from_public_bytes(self._theirs))
        except ValueError:
            raise Stranger("it adds nothing to the secret") from None
        return Seals(self._made(b"seal", self._end, secret), self._made(b"seal", other, secret))

    def _made(self, purpose: bytes, end: bytes, secret: bytes = b"") -> bytes:
        return hmac.digest(self._key, b" ".join((b"relay", purpose, end, self._both + secret)), sha256)
