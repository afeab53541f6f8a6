"""An authenticator of the tests' own: it keeps passkeys as a phone does, and lies where it is told to."""

import hashlib
import json
import secrets
import struct
from base64 import b64decode, b64encode, urlsafe_b64encode
from dataclasses import dataclass, field

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = -7


def text(data):
    return b64encode(data).decode()


@dataclass
class Passkey:
    """One of its keys, with its own half."""

    user: bytes
    at: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0

    def public(self, algorithm):
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        return cbor2.dumps({1: 2, 3: algorithm, -1: 1, -2: x, -3: y})


class Authenticator:
    """Of somebody whose browser is at an address; without `counts` it never says how often it signed."""

    def __init__(self, origin, *, counts=True):
        self.origin = origin
        self.counts = counts
        self.passkeys = []

    def _client(self, kind, challenge, origin):
        said = urlsafe_b64encode(challenge).rstrip(b"=").decode()
        return json.dumps({"type": kind, "challenge": said, "origin": origin or self.origin}).encode()

    def _authenticator(self, at, flags, count, attested=b""):
        return hashlib.sha256(at.encode()).digest() + bytes([flags]) + struct.pack("!I", count) + attested

    def make(
        self,
        wanted,
        title="Chrome, Linux",
        *,
        origin=None,
        at=None,
        flags=PRESENT | VERIFIED,
        kind="webauthn.create",
        algorithm=ES256,
        like=None,
        **more,
    ):
        """The body of a new passkey, of what the house wants; `like` has the id of another."""
        passkey = Passkey(b64decode(wanted["user"]), wanted["at"])
        if like:
            passkey.id = like.id
        self.passkeys.append(passkey)
        public = passkey.public(algorithm)
        attested = bytes(16) + struct.pack("!H", len(passkey.id)) + passkey.id + public
        said = self._authenticator(at or passkey.at, flags | ATTESTED, passkey.count, attested)
        client = self._client(kind, b64decode(wanted["challenge"]), origin)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        parts = {"id": passkey.id, "client": client, "attestation": attestation}
        return {"title": title, **{name: text(part) for name, part in parts.items()}, **more}

    def sign(
        self,
        wanted,
        passkey=None,
        *,
        origin=None,
        at=None,
        flags=PRESENT | VERIFIED,
        kind="webauthn.get",
        count=None,
        user=None,
        id=None,
    ):
        """The body of what one of the passkeys has signed, the last made unless another is named."""
        passkey = passkey or self.passkeys[-1]
        passkey.count += self.counts
        said = self._authenticator(at or wanted["at"], flags, passkey.count if count is None else count)
        client = self._client(kind, b64decode(wanted["challenge"]), origin)
        signature = passkey.key.sign(said + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {
            "id": id or passkey.id,
            "client": client,
            "authenticator": said,
            "signature": signature,
            "user": user or passkey.user,
        }
        return {name: text(part) for name, part in parts.items()}
