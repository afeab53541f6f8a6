"""People who have passkeys, and what they do with them."""

from tests.server.people.authenticator import Authenticator

PASSWORD = {"login": "ann", "password": "correct horse"}
SHOWN = {"password": PASSWORD["password"]}


def origin_of(door):
    return f"http://localhost:{door.port}"


def come(person):
    """Somebody whose browser calls the house by a name."""
    person.http.headers.update({"Host": f"localhost:{person.door.port}", "Origin": origin_of(person.door)})
    return person


def behind_a_proxy(person, origin):
    """Somebody whose browser calls the house by this address, be it secure: our lines to it never are."""

    async def send_back(_):
        for cookie in person.http.cookies.jar:
            cookie.secure = False

    scheme, _, host = origin.partition("://")
    person.http.headers.update({"Host": host, "Origin": origin, "X-Forwarded-Proto": scheme})
    person.http.event_hooks = {"response": [send_back]}
    return person


async def with_password(door, name="Ann"):
    person = come(await door.guest(name))
    await person.put("/api/me/password", {**PASSWORD, "login": name.lower()})
    return person


async def add(person, authenticator, shown=None, **lies):
    """A new passkey of somebody who shows that it is them."""
    wanted = await person.post("/api/me/passkeys/begin", SHOWN if shown is None else shown)
    return await person.post("/api/me/passkeys", authenticator.make(wanted, **lies))


async def ann_with_one(door, **kind):
    ann, phone = await with_password(door), Authenticator(origin_of(door), **kind)
    await add(ann, phone)
    return ann, phone


async def another_with_one(door, name):
    """Somebody else who has a passkey."""
    person, authenticator = await with_password(door, name), Authenticator(origin_of(door))
    await add(person, authenticator)
    return person, authenticator


async def sign_in(door, authenticator, status=200, person=None, **lies):
    """Somebody who says no name, and what they are told."""
    person = person or come(door.stranger())
    wanted = await person.post("/api/sign-in/passkey/begin")
    body = authenticator.sign(wanted, **lies)
    return person, await person.post("/api/sign-in/passkey", body, status)


async def passkeys(person):
    return (await person.get("/api/me/account"))["passkeys"]


async def proof(person, authenticator, **lies):
    return authenticator.sign(await person.post("/api/me/passkeys/proof"), **lies)


async def signed_for(door, phone):
    """Somebody who was asked, and what the phone has signed for them."""
    asked = come(door.stranger())
    return asked, phone.sign(await asked.post("/api/sign-in/passkey/begin"))
