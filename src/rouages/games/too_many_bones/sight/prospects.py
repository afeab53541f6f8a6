"""What the options of a question would do, for the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision
from rouages.games.too_many_bones.gearlocs.turn import PickDie
from rouages.games.too_many_bones.party.lockpicking import PickLock
from rouages.games.too_many_bones.sight.odds.blows import IN_BATTLE, RollOdds, roll_odds
from rouages.games.too_many_bones.sight.odds.camp import IN_CAMP
from rouages.games.too_many_bones.sight.odds.encounters import ENCOUNTERED
from rouages.games.too_many_bones.sight.odds.forecast import FORESEEN
from rouages.games.too_many_bones.sight.odds.locks import AT_LOCKS, LockOdds, lock_odds
from rouages.games.too_many_bones.sight.odds.reach import WALKING
from rouages.games.too_many_bones.sight.odds.told import Prospect, Teller
from rouages.games.too_many_bones.table import Bones

TELLERS: dict[type[Any], Teller] = {**IN_BATTLE, **FORESEEN, **WALKING, **IN_CAMP, **AT_LOCKS, **ENCOUNTERED}


class Prospects(Struct, frozen=True):
    """What is likely, and what is certain."""

    options: tuple[Prospect | None, ...]
    """What each option would do, in their order; none where nothing can be told."""
    roll: RollOdds | None
    """Of the dice that were chosen to be rolled."""
    lock: LockOdds | None
    """Of the lock that is being picked."""


def prospects(table: Bones, decision: Decision[Any, Any], options: Sequence[Choice]) -> Prospects | None:
    """What can be told of a question; None of one that chance has no part in."""
    teller = TELLERS.get(type(decision))
    if teller is None:
        return None
    return Prospects(
        options=tuple([teller(table, decision, option) for option in options]),
        roll=roll_odds(table, decision.seat) if isinstance(decision, PickDie) and table.picked else None,
        lock=lock_odds(table) if isinstance(decision, PickLock) else None,
    )
