"""Sealing: what goes by the push service of a browser's vendor, which can neither read it nor send its own.

RFC 8291 says how a message is sealed for one browser, RFC 8292 (VAPID) how the house says who it is.
"""

from __future__ import annotations

import json
import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from rouages.server.wire.refusals.notices import BadPushKeys

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4096
PADDED_TO = 512
"""Bytes: how long a message is tells nobody what it says."""
END = b"\2"
"""After it nothing more is said."""
TOKEN_SECONDS = 12 * 3600
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has."""


class Keys(NamedTuple):
    """What a browser gives for whoever may write to it."""

    point: bytes
    auth: bytes


def keys_from(point: str, auth: str) -> Keys:
    """The keys that a browser has given, if anything can be sealed with them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        keys = Keys(_bytes(point), _bytes(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    except ValueError:
        raise BadPushKeys() from None
    if (len(keys.point), len(keys.auth)) != (POINT_BYTES, AUTH_BYTES):
        raise BadPushKeys()
    return keys


def sealed(text: bytes, keys: Keys) -> bytes:
    """A message that only the browser with these keys can open."""
    from cryptography.hazmat.primitives.asymmetric import ec

    padded = text + END + bytes(-(len(text) + 1) % PADDED_TO)
    return box_of(padded, keys, ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT_BYTES))


def box_of(padded: bytes, keys: Keys, once: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """What is sealed with a key and a salt that are used for nothing else."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    point = _point(once)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    shared = _drawn(once.exchange(ec.ECDH(), theirs), keys.auth, b"WebPush: info\0" + keys.point + point, 32)
    key = _drawn(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _drawn(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, padded, None)


class Vapid:
    """Says to push services which house writes, with a key drawn from its own: the same on all servers."""

    def __init__(self, key: bytes, contact: str) -> None:
        """Of a house with this key, whose host is found there."""
        self._house = key
        self._contact = contact

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec

        drawn = int.from_bytes(_drawn(self._house, b"", b"rouages push", 48), "big")
        return ec.derive_private_key(drawn % (ORDER - 1) + 1, ec.SECP256R1())

    @property
    def public(self) -> str:
        """What a browser asks its push service to believe."""
        return _text(_point(self._key))

    def header(self, endpoint: str) -> str:
        """Who writes, to this service alone and not for long."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        said = ".".join(_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = _text(b"".join(number.to_bytes(32, "big") for number in numbers))
        return f"vapid t={said}.{signature}, k={self.public}"


def _drawn(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
