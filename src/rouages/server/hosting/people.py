"""People, as the host may treat them: found by name, login or number; what is wished is done by the house."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from rouages.server.hosting.lists import PersonLine, people
from rouages.server.hosting.place import Place
from rouages.server.house import House
from rouages.server.people.guests import login_from
from rouages.server.people.sessions import digest
from rouages.server.serve import settings_for
from rouages.server.store.database import HOUSE
from rouages.server.store.storage import Storage, engine_of
from rouages.server.wire.refusals.hosting import (
    DatabaseInUse,
    NoDatabase,
    NoSuchPerson,
    NotHeard,
    SeveralPeople,
)
from rouages.server.wishes import WISH, WORD, AnyWish, ResetPassword, Word, grant, new_name
from rouages.tables.wire.refusals import refusal_from

PATIENCE = 20.0
LOOK_SECONDS = 0.2
WARNING_SECONDS = 10.0
"""So long a command waits, where no server runs, for somebody to be told what became of their account."""
LINK_SECONDS = 24 * 3600
"""How long a link holds that a host gives to who has lost their password."""
READ = select(HOUSE.c.value).where(HOUSE.c.name == bindparam("word"))
OLD = delete(HOUSE).where(HOUSE.c.name == bindparam("old"))


async def person(place: Place, who: str) -> PersonLine:
    """The one person whom this means: a number, an @handle, a login, or a name that only one has."""
    everybody = await people(place)
    by_number = [each for each in everybody if str(each.id) == who]
    by_handle = [each for each in everybody if each.handle and f"@{each.handle}" == who.lower()]
    by_login = [each for each in everybody if each.login and each.login == login_from(who)]
    by_name = [each for each in everybody if each.name == who]
    found = by_number or by_handle or by_login or by_name
    if not found:
        raise NoSuchPerson(who=who)
    if len(found) > 1:
        raise SeveralPeople(who=who, numbers=", ".join(str(each.id) for each in found))
    return found[0]


async def wish(place: Place, wished: AnyWish) -> None:
    """Have it done: by the server that runs, or here if none does."""
    try:
        storage = await Storage.open(place.database)
    except DatabaseInUse:
        await _ask(place, wished)
        return
    house = House(settings_for(place.folder), storage)
    try:
        await grant(house, wished)
        await house.messenger.finish(WARNING_SECONDS)
    finally:
        await house.close()


async def reset(place: Place, guest: int, why: str) -> str:
    """Take a password away; the secret of the link that lets its owner in once."""
    secret = secrets.token_urlsafe(24)
    until = time.time() + LINK_SECONDS
    await wish(place, ResetPassword(guest=guest, digest=digest(secret), until=until, why=why))
    return secret


async def _ask(place: Place, wished: AnyWish) -> None:
    name = new_name()
    word = WORD + name.removeprefix(WISH)
    engine = engine_of(place.database)
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(HOUSE), {"name": name, "value": msgspec.json.encode(wished)})
        heard = await _hear(engine, word)
        async with engine.begin() as connection:
            await connection.execute(OLD, [{"old": name}, {"old": word}])
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase(why=str(getattr(error, "orig", None) or error)) from None
    finally:
        await engine.dispose()
    if heard is None:
        raise NotHeard()
    if heard.refusal:
        raise refusal_from({"type": heard.refusal, **heard.fields})


async def _hear(engine: AsyncEngine, word: str) -> Word | None:
    """What the server says of a wish, if it says anything."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        async with engine.connect() as connection:
            found = (await connection.execute(READ, {"word": word})).scalar()
        if found is not None:
            return msgspec.json.decode(found, type=Word)
        await asyncio.sleep(LOOK_SECONDS)
    return None
