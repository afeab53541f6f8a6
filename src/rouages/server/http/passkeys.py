"""What can be asked over HTTP about passkeys: adding one, calling it something, removing it, signing in."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rouages.server.http.players import PlayerRoutes, site_in
from rouages.server.http.routes import body, reply
from rouages.server.people.letters import Change
from rouages.server.people.pace import LAYING, SIGN_INS, of_all
from rouages.server.people.sessions import digest
from rouages.server.visitors import DEVICE_COOKIE, DEVICE_PATH, address_of, cookie_of
from rouages.server.wire.passkeys import BeginPasskey, NewPasskey, PasskeyTitle, Signed


class PasskeyRoutes(PlayerRoutes):
    """The house, asked about passkeys."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("POST", "/api/sign-in/passkey/begin", PasskeyRoutes.ask),
                ("POST", "/api/sign-in/passkey", PasskeyRoutes.sign_in),
                ("POST", "/api/me/passkeys/proof", PasskeyRoutes.ask_me),
                ("POST", "/api/me/passkeys/begin", PasskeyRoutes.begin),
                ("POST", "/api/me/passkeys", PasskeyRoutes.add),
                ("PUT", "/api/me/passkeys/{passkey}", PasskeyRoutes.rename),
                ("DELETE", "/api/me/passkeys/{passkey}", PasskeyRoutes.remove),
            )
        ]

    async def ask(self, request: Request) -> Response:
        """What somebody is to sign with any passkey; the device is remembered, for which alone it is good."""
        self._house.pace.step(of_all(LAYING), address_of(request.scope))
        device = self._house.devices.by(cookie_of(request.scope, DEVICE_COOKIE))
        response = reply(self._house.passkeys.ask_anybody(device.name, site_in(request)))
        self._set_cookie(response, request, DEVICE_COOKIE, self._house.devices.cookie(device), DEVICE_PATH)
        return response

    async def sign_in(self, request: Request) -> Response:
        """Be the guest whose passkey has signed."""
        signed = await body(request, Signed)
        pace, device = self._house.pace, self._house.devices.by(cookie_of(request.scope, DEVICE_COOKIE))
        pace.step(of_all(SIGN_INS), address_of(request.scope))
        pace.step(SIGN_INS, f"passkey {digest(signed.id.hex())}")
        guest = await self._house.passkeys.sign_in(signed, device.name, site_in(request))
        return await self._signed_in(guest, request)

    async def ask_me(self, request: Request) -> Any:
        """What I am to sign with a passkey of mine, in place of my password."""
        guest, here = await self._here(request)
        self._house.pace.step(LAYING, str(guest.id))
        return await self._house.passkeys.ask_owner(guest, here, site_in(request))

    async def begin(self, request: Request) -> Any:
        """What my browser is to make a passkey of, once I have shown that it is me."""
        wish = await body(request, BeginPasskey)
        guest, here = await self._here(request)
        self._pace_ways_in(guest, request)
        site = site_in(request)
        await self._house.door.must_register(guest)
        await self._must_be(guest, here, request, wish.password, wish.signed)
        return await self._house.passkeys.begin(guest, here, wish.login, site)

    async def add(self, request: Request) -> Response:
        """Sign in with what my browser has made from now on."""
        wish = await body(request, NewPasskey)
        guest, here = await self._here(request)
        self._pace_ways_in(guest, request)
        await self._house.door.must_register(guest)
        added = await self._house.passkeys.add(guest, here, wish, site_in(request))
        if guest.login is not None:
            self._house.messenger.warn(guest, Change.PASSKEY)
        return await self._signed_in(added, request, anew=guest.login is None)

    async def rename(self, request: Request) -> Any:
        """Call a passkey of mine something else."""
        guest = await self._guest(request)
        wish = await body(request, PasskeyTitle)
        self._house.pace.step(LAYING, str(guest.id))
        await self._house.passkeys.rename(guest, request.path_params["passkey"], wish.title)
        return guest.me

    async def remove(self, request: Request) -> Any:
        """Let nobody in with a passkey of mine any more."""
        guest = await self._guest(request)
        self._house.pace.step(LAYING, str(guest.id))
        await self._house.passkeys.remove(guest, request.path_params["passkey"])
        return guest.me
