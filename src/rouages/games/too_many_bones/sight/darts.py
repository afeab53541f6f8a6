"""What everybody sees of a game of Dangerous Darts."""

from __future__ import annotations

from msgspec import Struct

from rouages.games.too_many_bones.box.words import Status
from rouages.games.too_many_bones.spans import DartsSide
from rouages.games.too_many_bones.table import Bones

POISON: tuple[Status, ...] = ("poison1", "poison2", "poison3")
WEAKEN: tuple[Status, ...] = ("weaken1", "weaken2")


class DartsView(Struct, frozen=True):
    """The HP of both sides, the dice that the Gearloc throws, and the throw that lies on the table."""

    mine: int
    theirs: int
    turn: int
    attack: int
    defence: int
    status: int
    hits: int
    shields: int
    bones: int
    taken: int
    """Hits of the other side."""
    on_me: tuple[Status, ...]
    """Status dice that work from the next turn on."""
    on_them: tuple[Status, ...]


def darts_view(table: Bones) -> DartsView | None:
    """The game that is being played."""
    game = table.darts
    if game is None:
        return None
    return DartsView(
        mine=max(0, game.mine.hp),
        theirs=max(0, game.theirs.hp),
        turn=game.turn,
        attack=game.attack,
        defence=game.defence,
        status=game.status,
        hits=game.hits,
        shields=game.shields,
        bones=game.bones,
        taken=game.taken,
        on_me=_status(game.mine),
        on_them=_status(game.theirs),
    )


def _status(side: DartsSide) -> tuple[Status, ...]:
    found = [*POISON[side.poison - 1 : side.poison], *WEAKEN[side.weaken - 1 : side.weaken]]
    return (*found, "stun") if side.stun else tuple(found)
