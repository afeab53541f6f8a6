"""Authenticators: what the keepers of passkeys have made and signed, verified as WebAuthn says.

The library is imported when the first passkey comes, beside the event loop: most starts see none.
"""

from __future__ import annotations

import asyncio
import binascii
from base64 import urlsafe_b64decode
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from rouages.server.wire.passkeys import NewPasskey, Signed
from rouages.server.wire.refusals.accounts import BadPasskey, NoPasskeysHere, UnknownPasskey

ED25519, ES256, RS256 = -8, -7, -257
ALGORITHMS = (ED25519, ES256, RS256)

T = TypeVar("T")


class Site(NamedTuple):
    """The house as a browser calls it; what is signed for another is worth nothing."""

    origin: str
    name: str


class Made(NamedTuple):
    """A passkey that a browser has made."""

    credential: bytes
    key: bytes
    signed: int
    """How often it says that it has signed."""


class ClientData(msgspec.Struct):
    """What the browser says that was signed, as far as it is read before it is verified."""

    challenge: str


def site_of(origin: str) -> Site:
    """The house under an address; refused where browsers offer no passkeys."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    is_local = name == "localhost" or name.endswith(".localhost")
    if _is_number(name) or (parts.scheme != "https" and not is_local):
        raise NoPasskeysHere()
    return Site(origin, name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return not name
    return True


def challenge_in(client: bytes) -> bytes:
    """What was to be signed, as the browser says; nothing if it does not say it."""
    try:
        text = msgspec.json.decode(client, type=ClientData).challenge
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (msgspec.MsgspecError, UnicodeError, binascii.Error, ValueError):
        return b""


async def made(wish: NewPasskey, challenge: bytes, site: Site) -> Made:
    """The passkey that was made for this site; refused if it was not, or for another."""
    return await asyncio.to_thread(_verified, partial(_made, wish, challenge, site), BadPasskey)


async def count_of(signed: Signed, challenge: bytes, site: Site, key: bytes, before: int) -> int:
    """How often a passkey has signed by now; refused if that was not this one, or for another site."""
    verify = partial(_count_of, signed, challenge, site, key, before)
    return await asyncio.to_thread(_verified, verify, UnknownPasskey)


def _verified(verify: Callable[[], T], refusal: type[Exception]) -> T:
    """Whatever a stranger sends in place of a signature, it is refused in the same words."""
    from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
    from webauthn.helpers.exceptions import WebAuthnException

    wrong = (WebAuthnException, InvalidSignature, UnsupportedAlgorithm)
    malformed = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
    try:
        return verify()
    except (*wrong, *malformed):
        raise refusal() from None


def _made(wish: NewPasskey, challenge: bytes, site: Site) -> Made:
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.cose import COSEAlgorithmIdentifier
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = AuthenticatorAttestationResponse(
        client_data_json=wish.client, attestation_object=wish.attestation
    )
    found = verify_registration_response(
        credential=RegistrationCredential(id=bytes_to_base64url(wish.id), raw_id=wish.id, response=response),
        **_expected(challenge, site),
        supported_pub_key_algs=[COSEAlgorithmIdentifier(each) for each in ALGORITHMS],
    )
    if found.credential_id != wish.id:
        raise ValueError
    return Made(found.credential_id, found.credential_public_key, found.sign_count)


def _count_of(signed: Signed, challenge: bytes, site: Site, key: bytes, before: int) -> int:
    from webauthn import verify_authentication_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    response = AuthenticatorAssertionResponse(
        client_data_json=signed.client,
        authenticator_data=signed.authenticator,
        signature=signed.signature,
        user_handle=signed.user,
    )
    found = verify_authentication_response(
        credential=AuthenticationCredential(
            id=bytes_to_base64url(signed.id), raw_id=signed.id, response=response
        ),
        **_expected(challenge, site),
        credential_public_key=key,
        credential_current_sign_count=before,
    )
    return found.new_sign_count


def _expected(challenge: bytes, site: Site) -> dict[str, Any]:
    """It is the only way in for some: whoever holds the device shows to it that they are its owner."""
    return {
        "expected_challenge": challenge,
        "expected_rp_id": site.name,
        "expected_origin": site.origin,
        "require_user_verification": True,
    }
