"""What the party works out to judge a position, for those who learn to judge."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.judgement import log_odds
from rouages.games.too_many_bones.box.chips import CHIPS, is_tyrant
from rouages.games.too_many_bones.box.components import ATK
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE
from rouages.games.too_many_bones.judgement.evaluate import evaluate
from rouages.games.too_many_bones.judgement.in_battle import HIT, danger, near
from rouages.games.too_many_bones.judgement.strength import (
    battle_balance,
    party_strength,
    points_strength,
    readiness,
    toughness,
    tyrant_strength,
)
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import shield_total

TENS, FIVES = 10.0, 5.0
"""Strength is told in tens, HP, days and dice in fives."""


class Quantities(Struct, frozen=True):
    """How strong both sides are, how much time is left, and what the reader can do in its turn."""

    estimate: float
    """The fitted chance to win, in log odds."""
    party: float
    tyrant: float
    """With its company."""
    usual_foes: float
    """Those of a usual battle today."""
    spare: float
    """Days more than the progress needs,"""
    left: float
    """and all that are left."""
    missing: float
    """Progress still needed."""
    ours: float
    """What each side has left in the battle that goes on."""
    theirs: float
    balance: float
    faces_tyrant: float
    readiness: float
    """The reader's HP as a share of the most,"""
    weakest: float
    """and those of whoever has the least."""
    danger: float
    """The damage that the reader may expect before its next turn."""
    reaching: float
    """Foes that can strike it then."""
    dexterity: float
    arms: float
    """The ATK dice that it may roll."""
    shields: float
    attack_dice: float
    """Those that it has chosen to roll,"""
    defence_dice: float
    skill_dice: float
    tough: float
    """The damage that its target takes,"""
    short: float
    """and how much of it the chosen dice will lack."""


def quantities(table: Bones, seat: Seat) -> Quantities:
    """What can be worked out from what lies open."""
    in_battle = bool(table.round) and table.stands(seat)
    ours, theirs = battle_balance(table) if table.round else (0.0, 0.0)
    tough = toughness(table, table.target) / FIVES if in_battle and table.target >= 0 else 0.0
    attack, defence = table.picked.count(ATTACK_DIE), table.picked.count(DEFENCE_DIE)
    missing = max(0, table.needed - table.progress)
    foes = table.foes() if in_battle else []
    return Quantities(
        estimate=log_odds(evaluate(table, seat)),
        party=party_strength(table) / TENS,
        tyrant=tyrant_strength(table) / TENS,
        usual_foes=points_strength(len(table.who) * table.day) / TENS,
        spare=(table.days - table.day - missing) / FIVES,
        left=(table.days - table.day) / FIVES,
        missing=missing / FIVES,
        ours=ours / TENS,
        theirs=theirs / TENS,
        balance=(ours - theirs) / TENS,
        faces_tyrant=float(any([is_tyrant(table.chip[unit]) for unit in foes])),
        readiness=readiness(table, seat),
        weakest=min([readiness(table, each) for each in table.seats]),
        danger=danger(table, seat) / FIVES if in_battle else 0.0,
        reaching=sum([not CHIPS[table.chip[unit]].melee or near(table, unit, seat) for unit in foes]) / FIVES,
        dexterity=table.dex / FIVES,
        arms=table.stat(seat, ATK) / FIVES,
        shields=shield_total(table.active[seat] + table.locked[seat]) / FIVES,
        attack_dice=attack / FIVES,
        defence_dice=defence / FIVES,
        skill_dice=(len(table.picked) - attack - defence) / FIVES,
        tough=tough,
        short=tough - HIT * attack / FIVES if tough else 0.0,
    )
