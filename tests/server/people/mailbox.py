"""A mail server of the tests' own, and the house's settings for it."""

import asyncio
import re
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP

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
