"""The release: what servers on one database have in common, so that each can take a table from the other."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from rouages.bots import BOTS
from rouages.games import GAMES
from rouages.server.relay.frames import ToCaller, ToKeeper
from rouages.server.store.migrating import newest_step
from rouages.server.store.news import News

Release = dict[str, str]


def this_release() -> Release:
    """By name: how the database is kept, the rules of each game, the levels of bots, how servers speak."""
    spoken = repr(msgspec.inspect.multi_type_info([ToKeeper, ToCaller, News]))
    return {
        "database": newest_step(),
        **{game.name: str(game.version) for game in GAMES.values()},
        "bots": " ".join(BOTS),
        "relay": sha256(spoken.encode()).hexdigest()[:8],
    }
