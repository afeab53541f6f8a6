"""What can be asked over HTTP about e-mail: an address, its confirmation, no more of it, a lost password."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.routing import Route

from rouages.engine.refusals import Refusal
from rouages.server.house import House
from rouages.server.http.players import PlayerRoutes
from rouages.server.http.routes import body
from rouages.server.people.letters import Change
from rouages.server.people.pace import LETTERS, SIGN_INS, of_all
from rouages.server.visitors import address_of
from rouages.server.wire.notices import Forgotten, MailConfirmed, MailOff, MailSecret, NewMail, Sent
from rouages.server.wire.refusals.notices import MailFailed, NoMail
from rouages.tables.ledger.ledger import Lost

log = logging.getLogger("rouages")


class MailRoutes(PlayerRoutes):
    """The house, asked to write to people."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._writing: set[asyncio.Task[None]] = set()

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("PUT", "/api/me/mail", MailRoutes.set_mail),
                ("POST", "/api/mail/confirm", MailRoutes.confirm),
                ("GET", "/api/mail/off/{token}", MailRoutes.about),
                ("POST", "/api/mail/off/{token}", MailRoutes.turn_off),
                ("POST", "/api/mail/off/{token}/kind", MailRoutes.turn_kind_off),
                ("POST", "/api/recover/mail", MailRoutes.forgotten),
                ("POST", "/api/mail/recover", MailRoutes.let_in),
            )
        ]

    async def set_mail(self, request: Request) -> Any:
        """Be written to at an address, once what is sent there was read; or no more."""
        guest, here = await self._here(request)
        wish = await body(request, NewMail)
        self._house.pace.step(SIGN_INS, str(guest.id))
        await self._must_be(guest, here, request, wish.password, wish.signed)
        if wish.address is None:
            await self._house.mail_links.forget(guest)
            if guest.mail is not None:
                self._house.messenger.warn(guest, Change.ADDRESS)
        else:
            await self._house.mail_links.ask(guest, wish.address, self._base(request))
        return Sent()

    def _base(self, request: Request) -> str:
        """How links in letters begin: where the house has a name, no other address will do."""
        base = str(request.base_url).rstrip("/")
        names = [name for name in self._house.settings.names if name != "*"]
        if not names or urlsplit(base).hostname in names:
            return base
        return f"https://{names[0]}"

    async def confirm(self, request: Request) -> Any:
        """This address is read by who gave it."""
        secret = (await body(request, MailSecret)).secret
        before, address = await self._house.mail_links.confirm(secret)
        if before.mail != address:
            self._house.messenger.warn(before, Change.ADDRESS)
        return MailConfirmed(address)

    async def about(self, request: Request) -> Any:
        """What a link in a letter would turn off."""
        _, wish = await self._house.mail_links.about(request.path_params["token"])
        return MailOff(wish, off=False)

    async def turn_off(self, request: Request) -> Any:
        """No more letters: asked for by a program of the reader's, too (RFC 8058)."""
        return await self._house.mail_links.turn_off(request.path_params["token"], only_kind=False)

    async def turn_kind_off(self, request: Request) -> Any:
        """No more letters of this kind."""
        return await self._house.mail_links.turn_off(request.path_params["token"], only_kind=True)

    async def forgotten(self, request: Request) -> Any:
        """Have a link sent to who has lost their password; the reply is the same whoever it is."""
        wish = await body(request, Forgotten)
        if not self._house.mail.is_there:
            raise NoMail()
        self._house.pace.step(of_all(SIGN_INS), address_of(request.scope))
        self._house.pace.step(LETTERS, f"who {wish.who.strip().casefold()}")
        task = asyncio.create_task(self._write(wish.who))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return Sent()

    async def _write(self, who: str) -> None:
        try:
            await self._house.mail_links.recover(who)
        except MailFailed as refusal:
            log.warning("A letter for who has lost a password was not sent: %s", refusal)
        except (Refusal, Lost):
            pass

    async def let_in(self, request: Request) -> Any:
        """Be the guest to whom a link was sent; a new password may be set then."""
        wish = await body(request, MailSecret)
        self._house.pace.step(of_all(SIGN_INS), address_of(request.scope))
        guest = await self._house.mail_links.let_in(wish.secret)
        self._house.sessions.guests_gone(frozenset((guest.id,)))
        return await self._signed_in(guest, request, change=Change.CODE)
