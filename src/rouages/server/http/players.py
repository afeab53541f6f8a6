"""What can be asked over HTTP about oneself: name, password, links to other devices, webhook, statistics."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rouages.server.http.routes import Routes, body, reply
from rouages.server.people.authenticators import Site, site_of
from rouages.server.people.browsers import Browser, browser_in
from rouages.server.people.guests import CARRY_SECONDS, Guest, login_from
from rouages.server.people.letters import Change
from rouages.server.people.pace import LAYING, SIGN_INS, WEBHOOKS, WELCOMES, of_all
from rouages.server.people.sessions import Session
from rouages.server.visitors import (
    COOKIE,
    DEVICE_COOKIE,
    DEVICE_PATH,
    address_of,
    cookie_of,
    guest_of,
    session_of,
    token_in,
)
from rouages.server.wire.bodies import (
    Account,
    Carried,
    CarriedBy,
    CarryLink,
    DeviceCard,
    Me,
    NewDevices,
    NewGuest,
    NewHandle,
    NewPassword,
    NewWebhook,
    Proof,
    Recover,
    RecoveryCodes,
    SignIn,
)
from rouages.server.wire.passkeys import Signed
from rouages.server.wire.refusals.accounts import UnknownDevice
from rouages.tables.wire.refusals import NoName

NOBODY = Me(None, None, None, named=False)


class PlayerRoutes(Routes):
    """The house, asked about players."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/me", PlayerRoutes.me),
                ("PUT", "/api/me", PlayerRoutes.be),
                ("POST", "/api/me/carry", PlayerRoutes.make_carry_link),
                ("PUT", "/api/me/password", PlayerRoutes.set_password),
                ("PUT", "/api/me/handle", PlayerRoutes.set_handle),
                ("PUT", "/api/me/webhook", PlayerRoutes.set_webhook),
                ("POST", "/api/carry/owner", PlayerRoutes.carried_by),
                ("POST", "/api/carry", PlayerRoutes.carry),
                ("POST", "/api/sign-in", PlayerRoutes.sign_in),
                ("POST", "/api/sign-out", PlayerRoutes.sign_out),
                ("POST", "/api/recover", PlayerRoutes.recover),
                ("GET", "/api/me/account", PlayerRoutes.account),
                ("POST", "/api/me/codes", PlayerRoutes.make_codes),
                ("GET", "/api/me/devices/new", PlayerRoutes.new_devices),
                ("POST", "/api/me/devices/known", PlayerRoutes.know_devices),
                ("DELETE", "/api/me/devices", PlayerRoutes.end_others),
                ("DELETE", "/api/me/devices/{device}", PlayerRoutes.end_device),
                ("GET", "/api/statistics", PlayerRoutes.statistics),
            )
        ]

    async def _here(self, request: Request) -> tuple[Guest, Session]:
        """Who asks, and the session by which they are known: the same one, whatever ends meanwhile."""
        session = await session_of(request.scope, self._house)
        guest = await self._house.guests.of(session.guest) if session else None
        if session is None or guest is None:
            raise NoName()
        return guest if request.method == "GET" else await self._house.named(guest), session

    async def _must_be(
        self, guest: Guest, here: Session, request: Request, password: str | None, signed: Signed | None
    ) -> None:
        """Whoever changes what lets them in shows that it is them."""
        site = site_in(request) if signed else None
        await self._house.passkeys.must_be(guest, here, site, password, signed)

    async def _proven(self, request: Request) -> Guest:
        """Who asks for another way in, once they have shown that it is them."""
        wish = await body(request, Proof)
        guest, here = await self._here(request)
        self._house.pace.step(LAYING, str(guest.id))
        if guest.login is not None:
            self._house.pace.step(SIGN_INS, str(guest.id))
        await self._must_be(guest, here, request, wish.password, wish.signed)
        return guest

    async def _known(
        self, guest: Guest, request: Request, *, anew: bool = False, change: Change = Change.DEVICE
    ) -> Response:
        """Tell a guest who they are; their session on this device goes on, or begins.

        Anew where they have shown who they are: a cookie that somebody planted there is worth nothing then.
        """
        sessions = self._house.sessions
        cookie, session = cookie_of(request.scope), await session_of(request.scope, self._house)
        if cookie and session and session.guest == guest.id and not session.is_shared:
            await sessions.see(session, browser_of(request))
            if anew:
                cookie = await sessions.renew(session)
        else:
            cookie = await sessions.begin(guest.id, browser_of(request))
            if guest.login is not None:
                self._house.messenger.warn(guest, change)
            if session and not session.is_shared:
                await sessions.end(session)
        response = reply(guest.me)
        self._set_cookie(response, request, COOKIE, cookie)
        return response

    async def _signed_in(
        self, guest: Guest, request: Request, *, anew: bool = True, change: Change = Change.DEVICE
    ) -> Response:
        """The same for who has just given their password, or set one: the device is remembered for it."""
        response = await self._known(guest, request, anew=anew, change=change)
        devices = self._house.devices
        device = devices.by(cookie_of(request.scope, DEVICE_COOKIE)).and_of(guest.id)
        self._set_cookie(response, request, DEVICE_COOKIE, devices.cookie(device), DEVICE_PATH)
        return response

    async def me(self, request: Request) -> Any:
        """Who asks; their cookie lives on."""
        guest = await guest_of(request.scope, self._house)
        if guest is None:
            return NOBODY
        return guest.me if token_in(request.scope) else await self._known(guest, request)

    async def be(self, request: Request) -> Any:
        """Become a guest, or change one's name or language; at the tables too where one sits."""
        wish = await body(request, NewGuest)
        guest = await guest_of(request.scope, self._house)
        if guest is None:
            self._house.pace.step(of_all(WELCOMES), address_of(request.scope))
            await self._house.door.must_open(wish.invitation)
            return await self._known(await self._house.guests.welcome(wish), request)
        if wish.name is not None and wish.name != guest.name:
            self._house.silence.must_be_over(guest.id)
        return await self._known(await self._house.rename(guest, wish), request)

    async def make_carry_link(self, request: Request) -> Any:
        """A one-time link to another device."""
        guest = await self._proven(request)
        return CarryLink(await self._house.guests.carry_link(guest), CARRY_SECONDS)

    async def carried_by(self, request: Request) -> Any:
        """Who made a link."""
        owner = await self._house.guests.owner_of((await body(request, Carried)).secret)
        guest = await guest_of(request.scope, self._house)
        return CarriedBy(owner.name, guest is not None and guest.id == owner.id)

    async def carry(self, request: Request) -> Any:
        """Be the guest who made a link."""
        secret = (await body(request, Carried)).secret
        return await self._known(await self._house.guests.carried_by(secret), request)

    def _pace_ways_in(self, guest: Guest, request: Request) -> None:
        """Whoever chooses a login learns whether it is taken: not too often, however many guests they are."""
        self._house.pace.step(SIGN_INS, str(guest.id))
        if guest.login is None:
            self._house.pace.step(of_all(SIGN_INS), address_of(request.scope))

    async def set_password(self, request: Request) -> Any:
        """Sign in with a password from now on; wherever else one was known, one is no more."""
        wish = await body(request, NewPassword)
        guest, session = await self._here(request)
        self._pace_ways_in(guest, request)
        await self._house.door.must_register(guest)
        await self._must_be(guest, session, request, wish.old, wish.signed)
        ending = self._house.sessions.ending_others(session)
        changed = await self._house.guests.set_password(guest, wish, ending)
        self._house.sessions.others_ended(session)
        if guest.login is not None:
            self._house.messenger.warn(changed, Change.LOGIN)
        response = await self._signed_in(changed, request)
        if session.is_shared:
            await self._house.sessions.end(session)
        return response

    async def sign_in(self, request: Request) -> Any:
        """Be the guest with this login and password."""
        wish = await body(request, SignIn)
        await self._guess(wish.login, request)
        return await self._signed_in(await self._house.guests.sign_in(wish), request)

    async def recover(self, request: Request) -> Any:
        """Be the guest with this login, by a code; a new password may be set then."""
        wish = await body(request, Recover)
        await self._guess(wish.login, request)
        guest = await self._house.recovery.use(wish)
        self._house.sessions.guests_gone(frozenset((guest.id,)))
        return await self._signed_in(guest, request, change=Change.CODE)

    async def _guess(self, name: str, request: Request) -> None:
        """Whoever signs in may be guessing: not too often, from here or at this login."""
        pace, login = self._house.pace, login_from(name)
        pace.step(of_all(SIGN_INS), address_of(request.scope))
        device = self._house.devices.by(cookie_of(request.scope, DEVICE_COOKIE))
        is_known = await self._house.guests.of_login(login) in device.guests
        pace.step(SIGN_INS, f"device {device.name} {login}" if is_known else f"login {login}")

    async def sign_out(self, request: Request) -> Any:
        """Be nobody on this device, and let nobody be who one was with what was its cookie."""
        session = await session_of(request.scope, self._house)
        if session:
            await self._house.sessions.end(session)
        response = reply(NOBODY)
        response.delete_cookie(COOKIE, httponly=True, samesite="strict")
        return response

    async def account(self, request: Request) -> Any:
        """What lets me in, and where I am in."""
        guest, here = await self._here(request)
        house = self._house
        new = {session.name for session, _ in await house.sessions.since(here)}
        cards = tuple(
            card_of(session, row, here=session.name == here.name, new=session.name in new)
            for session, row in await house.sessions.of_guest(guest.id)
        )
        has_password = await house.guests.has_password(guest)
        return Account(
            guest.login,
            has_password,
            await house.recovery.left(guest.id),
            cards,
            await house.programs.bots(guest),
            await house.programs.tokens(guest),
            await house.passkeys.cards(here, await house.sessions.told(here)),
        )

    async def make_codes(self, request: Request) -> Any:
        """Eight new codes on paper, each good once."""
        guest = await self._proven(request)
        return RecoveryCodes(await self._house.recovery.make(guest))

    async def new_devices(self, request: Request) -> Any:
        """The devices that came after this one, until one says here that one knows them."""
        _, here = await self._here(request)
        found = await self._house.sessions.since(here)
        passkeys = await self._house.passkeys.cards(here, await self._house.sessions.told(here))
        return NewDevices(
            tuple(card_of(session, row, here=False, new=True) for session, row in found),
            tuple(passkey for passkey in passkeys if passkey.new),
        )

    async def know_devices(self, request: Request) -> Any:
        """I know them all."""
        _, here = await self._here(request)
        await self._house.sessions.tell(here)
        return NewDevices(())

    async def end_others(self, request: Request) -> Any:
        """Be nobody on every other device."""
        guest, here = await self._here(request)
        await self._house.sessions.end_others(here)
        return guest.me

    async def end_device(self, request: Request) -> Any:
        """Be nobody on one device; if it is this one, that is signing out."""
        guest, here = await self._here(request)
        for session, _ in await self._house.sessions.of_guest(guest.id):
            if session.id == request.path_params["device"]:
                if session == here:
                    return await self.sign_out(request)
                await self._house.sessions.end(session)
                return guest.me
        raise UnknownDevice()

    async def set_handle(self, request: Request) -> Any:
        """Have a name that nobody else has, or none any more."""
        guest = await self._guest(request)
        wish = await body(request, NewHandle)
        self._house.pace.step(LAYING, str(guest.id))
        if wish.handle is not None:
            self._house.silence.must_be_over(guest.id)
        return (await self._house.guests.set_handle(guest, wish.handle)).me

    async def set_webhook(self, request: Request) -> Any:
        """Be told of one's turns at an address of one's own, which must take a first message; or no more."""
        guest = await self._guest(request)
        wish = await body(request, NewWebhook)
        self._house.pace.step(WEBHOOKS, str(guest.id))
        if wish.url is not None:
            await self._house.webhooks.greet(wish.url, guest)
        base = str(request.base_url).rstrip("/")
        return await self._known(await self._house.guests.set_webhook(guest, wish.url, base), request)

    async def statistics(self, request: Request) -> Any:
        """My games, and who is strong at what."""
        guest = await guest_of(request.scope, self._house)
        return await self._house.statistics.of(guest.id if guest else None)


def card_of(session: Session, row: Any, *, here: bool, new: bool) -> DeviceCard:
    """A device, as its owner sees it."""
    return DeviceCard(session.id, row.browser, row.system, row.made, row.seen, here, new)


def site_in(request: Request) -> Site:
    """The house as the browser calls it; a page of another site cannot ask, nor under a name not ours."""
    return site_of(request.headers.get("origin") or str(request.base_url).rstrip("/"))


def browser_of(request: Request) -> Browser:
    """What the device says of itself."""
    return browser_in(request.headers.get("user-agent", ""))
