"""Webhooks: messages to an address of the web that is a guest's own."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rouages.server.people.addresses import Unheard
from rouages.server.people.guests import Guest
from rouages.server.people.knocking import Knocking
from rouages.server.people.letters import Letter, trial_of
from rouages.server.wire.notices import Way
from rouages.server.wire.refusals.notices import WebhookFailed


class Message(Struct, frozen=True):
    """What is sent: a record, and its sentence under the names by which chat services take one."""

    type: str
    game: str | None
    table: str | None
    """The address of the table; of the lobby where several wait."""
    text: str
    content: str


class Webhooks:
    """A way by which letters go: to an address of the web that a guest has given."""

    way = Way.WEBHOOK

    def __init__(self, knocking: Knocking) -> None:
        self._knocking = knocking

    async def address(self, guest: Guest) -> str | None:
        return guest.webhook

    async def greet(self, url: str, guest: Guest) -> None:
        """Send a first message to an address, which must take it."""
        await self._send_to(url, guest, trial_of(guest))

    async def send(self, guest: Guest, letter: Letter) -> None:
        """Have a letter taken at a guest's address."""
        if guest.webhook is not None:
            await self._send_to(guest.webhook, guest, letter)

    async def _send_to(self, url: str, guest: Guest, letter: Letter) -> None:
        link = f"{guest.webhook_base or ''}{letter.path}" if letter.path else None
        said = f"{letter.text} {link}" if link else letter.text
        await self._post(url, Message(letter.type, letter.game, link, said, said))

    async def _post(self, url: str, message: Message) -> None:
        body = msgspec.json.encode(message)
        try:
            status = await self._knocking.knock(url, {"Content-Type": "application/json"}, body)
        except Unheard as unheard:
            raise WebhookFailed(why=str(unheard)) from None
        if not 200 <= status < 300:
            raise WebhookFailed(why=f"status {status}")
