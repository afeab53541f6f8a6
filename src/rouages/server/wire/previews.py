"""Previews: what options would lay on the table, before anybody sits down."""

from __future__ import annotations

from typing import Any

from rouages.engine.game import Game
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.server.wire.bodies import Draft, Preview
from rouages.server.wire.refusals.visiting import NoSuchPage
from rouages.tables.wire.refusals import record_of


def game_named(name: str) -> Game[Any, Any]:
    """A game that can be looked at before it is played."""
    game = GAMES.get(name)
    if game is None or game.sight.preview is None:
        raise NoSuchPage()
    return game


def preview_of(game: Game[Any, Any], draft: Draft) -> Preview:
    """What there is to see, and the first thing that is wrong."""
    shown = None
    try:
        if game.sight.preview:
            shown = game.sight.preview(game.options_read(draft.options))
        game.options_from(draft.options, draft.players)
    except Refusal as refusal:
        return Preview(shown, record_of(refusal))
    return Preview(shown, None)
