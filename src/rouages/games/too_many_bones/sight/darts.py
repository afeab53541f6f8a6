"""What everybody sees of a game of Dangerous Darts."""

from __future__ import annotations

from msgspec import Struct

from rouages.games.too_many_bones.table import Bones

KINDS = ("poison", "weaken", "stun")


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
    on_me: tuple[str, ...]
    """Status dice that work from the next turn on, as words of the catalogue."""
    on_them: tuple[str, ...]


def darts_view(table: Bones) -> DartsView | None:
    """The game that is being played."""
    moment = table.moment
    if "theirs" not in moment:
        return None
    return DartsView(
        mine=moment["mine"],
        theirs=moment["theirs"],
        turn=moment.get("turn", 0),
        attack=moment.get("attack", 0),
        defence=moment.get("defence", 0),
        status=moment.get("status", 0),
        hits=moment.get("hits", 0),
        shields=moment.get("shields", 0),
        bones=moment.get("bones", 0),
        taken=moment.get("taken", 0),
        on_me=_status(moment, "mine"),
        on_them=_status(moment, "theirs"),
    )


def _status(moment: dict[str, int], side: str) -> tuple[str, ...]:
    found = [(kind, moment.get(f"{side}_{kind}", 0)) for kind in KINDS]
    return tuple(kind if kind == "stun" else f"{kind}{value}" for kind, value in found if value)
