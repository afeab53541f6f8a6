"""A mail server of the tests' own, and the house's settings for it."""

import asyncio
import datetime
import re
import ssl
from dataclasses import replace
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, AuthResult
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from rouages.server.settings import MailServer
from tests.server.running import becomes

SECRET = re.compile(r"(https?://[^\s#]+)#(\S+)")


class Mailbox:
    """Takes all mail, unless it is told to refuse some."""

    def __init__(self, host="127.0.0.1"):
        self.host = host
        self.letters = []
        self.reply = "250 OK"

    async def __aenter__(self):
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(lambda: SMTP(self, enable_SMTPUTF8=False), self.host, 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self.server.close()

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        if self.reply.startswith("250"):
            letter = message_from_bytes(envelope.original_content, policy=policy.default)
            self.letters.append((envelope.rcpt_tos, letter))
        return self.reply

    @property
    def settings(self):
        return MailServer(
            self.host,
            self.port,
            secure=False,
            user="",
            password="",
            sender="house@example.org",
            name="Rouages",
        )

    async def letter(self, number):
        """The letter of this number, once it has come."""
        await becomes(lambda: len(self.letters) >= number)
        assert len(self.letters) == number
        return self.letters[-1][1]

    async def link(self, number):
        """The address and the secret of the link in a letter."""
        return SECRET.search((await self.letter(number)).get_content()).groups()


class SecureMailbox(Mailbox):
    """The same over TLS, begun by STARTTLS or with the first byte, for who says the password."""

    def __init__(self, folder, *, secure):
        super().__init__("localhost")
        self.secure = secure
        self.passwords = []
        self.certificate = folder / "mail.pem"
        self.certificate.write_bytes(self_signed("localhost"))
        self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.tls.load_cert_chain(self.certificate)

    def _sign_in(self, server, session, envelope, mechanism, said):
        self.passwords.append(said.password)
        return AuthResult(success=said.password == b"open sesame")

    def _serve(self):
        asked = {"authenticator": self._sign_in, "enable_SMTPUTF8": False}
        if self.secure:
            return SMTP(self, auth_require_tls=False, **asked)
        return SMTP(self, tls_context=self.tls, require_starttls=True, auth_required=True, **asked)

    async def __aenter__(self):
        loop = asyncio.get_running_loop()
        tls = self.tls if self.secure else None
        self.server = await loop.create_server(self._serve, "127.0.0.1", 0, ssl=tls)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    @property
    def settings(self):
        return replace(super().settings, secure=self.secure, user="house", password="open sesame")


def self_signed(name):
    """A key and a certificate that nobody else has signed."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    whose = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    day = datetime.timedelta(days=1)
    certificate = (
        x509.CertificateBuilder(
            whose, whose, key.public_key(), x509.random_serial_number(), now - day, now + day
        )
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + certificate.public_bytes(Encoding.PEM)
