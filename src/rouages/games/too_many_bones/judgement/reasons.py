"""What a hint may speak of: progress, the party's HP, what its foes have left, what was learnt."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.judgement import Reason
from rouages.games.too_many_bones.judgement.strength import skills_learnt
from rouages.games.too_many_bones.table import Bones


def progress(table: Bones, seat: Seat) -> float:
    """The party's progress points."""
    return table.progress


def party_hp(table: Bones, seat: Seat) -> float:
    """The HP of all Gearlocs."""
    return sum([table.hp[each] for each in table.seats])


def foes_hp(table: Bones, seat: Seat) -> float:
    """The HP of all foes on the mat."""
    return sum([table.hp[unit] for unit in table.foes()]) if table.round else 0


def learnt(table: Bones, seat: Seat) -> float:
    """What the party has trained: stats and skills."""
    return sum(
        [sum(table.bonus[4 * each : 4 * each + 4]) + skills_learnt(table, each) for each in table.seats]
    )


REASONS = {
    "progress": Reason(progress, 0.2),
    "foes": Reason(foes_hp, -0.5),
    "party": Reason(party_hp, 0.5),
    "learnt": Reason(learnt, 0.3),
}
