"""What travels over HTTP about passkeys: what a browser is asked to sign, and what it gives back.

The words are ours; what is signed is that of WebAuthn. Bytes travel as base64.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from rouages.tables.wire.states import Name

Short: TypeAlias = Annotated[bytes, Meta(min_length=1, max_length=1023)]
Long: TypeAlias = Annotated[bytes, Meta(min_length=1, max_length=8192)]


class PasskeyCard(Struct, frozen=True):
    """A passkey, as its owner sees it. Moments are seconds since 1970."""

    id: str
    title: str
    at: str
    """The name of the house for which it was made: it works at no other."""
    made: float
    used: float | None
    """When somebody last signed in with it; none: never."""
    new: bool
    """Whether it came after the device that asks, and from another."""


class SignatureWanted(Struct, frozen=True):
    """The reply to POST /api/sign-in/passkey/begin and POST /api/me/passkeys/proof: what is to be signed."""

    challenge: bytes
    """Good once, for five minutes, and for who has asked."""
    at: str
    known: tuple[bytes, ...] = ()
    """The passkeys that may sign; none: any that the browser has for this house."""


class Signed(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sign-in/passkey: what a passkey has signed. In other bodies: in place of the password."""

    id: Short
    client: Long
    """`clientDataJSON`."""
    authenticator: Long
    """`authenticatorData`."""
    signature: Short
    user: Short | None = None
    """`userHandle`."""


class BeginPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys/begin: who wants to add a passkey shows first that it is them."""

    login: Name | None = None
    """Of who has none yet."""
    password: Annotated[str, Meta(max_length=200)] | None = None
    """Where there is one; or what another passkey has signed."""
    signed: Signed | None = None


class PasskeyWanted(Struct, frozen=True):
    """The reply: what the browser is to make a passkey of."""

    challenge: bytes
    at: str
    user: bytes
    """Whom it is for: the same for all passkeys of one person."""
    login: str
    name: str
    algorithms: tuple[int, ...]
    """By the numbers of COSE, the dearest first."""
    known: tuple[bytes, ...]
    """Those that there are: no device makes a second one."""


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys: what the browser has made, under a name of one's own."""

    title: Name
    id: Short
    client: Long
    """`clientDataJSON`."""
    attestation: Long
    """`attestationObject`; who made the device is not asked for."""
    login: Name | None = None
    """Of who has none yet."""


class PasskeyTitle(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/passkeys/<passkey>: what one calls it."""

    title: Name
