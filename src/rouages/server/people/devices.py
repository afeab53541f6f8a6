"""Devices: who has signed in where, so that guessing at a login locks out the guessers and not its owner."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

MOST_GUESTS = 8


@dataclass(frozen=True, slots=True)
class Device:
    """A browser, known by a cookie that lets nobody in."""

    name: str
    guests: tuple[int, ...] = ()
    """Who has signed in there, the last one last."""

    def and_of(self, guest: int) -> Device:
        """The same device, once this guest has signed in there too."""
        others = [each for each in self.guests if each != guest]
        return Device(self.name, (*others[1 - MOST_GUESTS :], guest))


class Devices:
    """Reads and writes the cookies."""

    def __init__(self, key: bytes) -> None:
        """Signed with this key."""
        self._signer = URLSafeSerializer(key, salt="device")

    def by(self, cookie: str | None) -> Device:
        """The device whose cookie this is, or one that nobody knows."""
        try:
            return msgspec.convert(self._signer.loads(cookie or ""), Device)
        except (BadSignature, msgspec.ValidationError):
            return Device(secrets.token_urlsafe(8))

    def cookie(self, device: Device) -> str:
        """The cookie of a device, which nobody else can write."""
        return str(self._signer.dumps(msgspec.to_builtins(device)))
