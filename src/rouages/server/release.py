"""The release: what servers on one database have in common, so that each can take a table from the other."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from rouages.bots import BOTS
from rouages.days.keyring import Keyring
from rouages.engine.record import Saved
from rouages.games import GAMES
from rouages.server.relay.frames import SPEECH, ToCaller, ToKeeper
from rouages.server.store.migrating import newest_step
from rouages.server.store.news import News

Release = dict[str, str]
NO_DAYS = Keyring()


def this_release(days: Keyring = NO_DAYS) -> Release:
    """By name: how all is kept, the rules of each game, the levels of bots, how servers speak."""
    return {
        "database": newest_step(),
        **{game.name: str(game.version) for game in GAMES.values()},
        "bots": " ".join(BOTS),
        "matches": _form(Saved),
        "relay": f"{SPEECH} {_form(ToKeeper, ToCaller, News)}",
        **({"days": " ".join(chain.end for chain in days.chains)} if days.keys else {}),
    }


@cache
def _form(*kinds: Any) -> str:
    """A short name for how these are written."""
    return sha256(repr(msgspec.inspect.multi_type_info(kinds)).encode()).hexdigest()[:8]
