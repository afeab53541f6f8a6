"""The guest: the one person whose house it is."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rouages.pocket.cupboard import Cupboard, found, put
from rouages.server.wire import words
from rouages.server.wire.bodies import Me, NewGuest
from rouages.tables.wire.plain_text import name_from
from rouages.words.catalogue import Language

DRAWER = "guest"
OWNER = 1
NOBODY = Me(None, None, None)


class PocketGuest(Struct, frozen=True):
    """Whoever plays on this device."""

    name: str
    language: Language
    named: bool
    """Whether they have chosen the name."""
    id: int = OWNER
    keeper: None = None

    @property
    def me(self) -> Me:
        """As they are told of themselves."""
        return Me(self.name or None, self.language, None, named=self.named)


async def read_guest(cupboard: Cupboard) -> PocketGuest | None:
    """Who plays on this device; None before they first did."""
    kept = await found(cupboard, DRAWER)
    return msgspec.json.decode(kept[0][1], type=PocketGuest) if kept else None


async def keep_guest(cupboard: Cupboard, before: PocketGuest | None, wish: NewGuest) -> PocketGuest:
    """Be called so from now on; without a name one is given, or stays."""
    if wish.name is not None:
        guest = PocketGuest(name_from(wish.name), wish.language, named=True)
    elif before and before.name:
        guest = msgspec.structs.replace(before, language=wish.language)
    else:
        guest = PocketGuest(words.given_name(wish.language), wish.language, named=False)
    await put(cupboard, DRAWER, msgspec.json.encode(guest).decode())
    return guest


async def keep_learner(cupboard: Cupboard) -> PocketGuest:
    """Be there to learn, without a name before something else needs one."""
    learner = PocketGuest("", Language.ENGLISH, named=False)
    await put(cupboard, DRAWER, msgspec.json.encode(learner).decode())
    return learner
