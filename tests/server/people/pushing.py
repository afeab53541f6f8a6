"""A push service of the tests' own, and the browsers for which it takes messages."""

import asyncio
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from http import HTTPStatus

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT = {"encoding": Encoding.X962, "format": PublicFormat.UncompressedPoint}


def text_of(data):
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that takes messages at a push service."""

    def __init__(self, service, name):
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.wish = {
            "endpoint": f"{service.origin}/{name}",
            "key": text_of(self.key.public_key().public_bytes(**POINT)),
            "auth": text_of(self.auth),
        }

    def opened(self, box):
        """What is in a message for this browser."""
        whole = http_ece.decrypt(box, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(whole)


class PushService:
    """Takes messages for browsers, unless it is told to refuse some; where the status is none it hangs."""

    def __init__(self):
        self.browsers, self.statuses, self.taken, self.heads = {}, {}, [], []

    async def __aenter__(self):
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_):
        self.server.close()

    def browser(self, name="phone"):
        self.browsers[name] = Browser(self, name)
        return self.browsers[name]

    async def _serve(self, reader, writer):
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        head = dict(line.lower().split(": ", 1)[:1] + line.split(": ", 1)[1:] for line in lines)
        box = await reader.readexactly(int(head["content-length"]))
        name = first.split()[1].removeprefix("/")
        self.heads.append(head)
        self.taken.append((name, self.browsers[name].opened(box)))
        status = self.statuses.get(name, 201)
        if status is None:
            with suppress(ConnectionError):
                await reader.read()
        else:
            writer.write(f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n\r\n".encode())
        writer.close()

    def signed_by(self, head):
        """The public key that has signed a request, which is for this service and for now."""
        scheme, token, key = head["authorization"].replace(",", "").split()
        assert (scheme, token[:2], key[:2]) == ("vapid", "t=", "k=")
        said, _, signature = token[2:].rpartition(".")
        numbers = [
            int.from_bytes(part, "big") for part in (bytes_of(signature)[:32], bytes_of(signature)[32:])
        ]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key[2:]))
        public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(SHA256()))
        kind, claims = (json.loads(bytes_of(part)) for part in said.split("."))
        assert kind == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert claims["sub"].startswith(("mailto:", "https:"))
        return key[2:]
