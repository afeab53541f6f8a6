"""How good each option looks at first sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rouages.engine.agenda import Decision, Seat
from rouages.games.too_many_bones.baddies.throwing import ChooseLanding
from rouages.games.too_many_bones.encounters.critters import Critter
from rouages.games.too_many_bones.gearlocs.choices import LockShield
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe
from rouages.games.too_many_bones.judgement import in_battle as battle
from rouages.games.too_many_bones.judgement import in_camp as camp
from rouages.games.too_many_bones.judgement.tyrants import landing_value, struck_value
from rouages.games.too_many_bones.party.decisions import Verdict
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.moving import Spot

Instinct = Callable[[Bones, Seat, Any], float]


def weigh(table: Bones, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[float]:
    """How good each option looks at first sight."""
    name = type(decision).__name__
    if name in BEST_FIRST:
        return [float(-number) for number in range(len(options))]
    instinct = INSTINCTS.get(name)
    if instinct:
        return [instinct(table, decision.seat, option) for option in options]
    if isinstance(decision, ChooseLanding):
        return [landing_value(table, decision.unit, option.place) for option in options]
    return [_plain(option) for option in options]


def _plain(option: Any) -> float:
    """Things without a better idea: use what can be used, suffer as little as can be."""
    for name in ("buried", "again", "suffered"):
        if getattr(option, name, False):
            return -1.0
    for name in ("answered", "lit", "read"):
        if getattr(option, name, False):
            return 1.0
    return 0.0


def _verdict(table: Bones, seat: Seat, option: Any) -> float:
    return camp.verdict_value(table, option) if isinstance(option, Verdict) else -9.0


def _foe(table: Bones, seat: Seat, option: Any) -> float:
    return battle.target_value(table, seat, option.unit) + 1.0 if isinstance(option, Foe) else 0.0


def _stand(table: Bones, seat: Seat, option: Any) -> float:
    return battle.stand_value(table, seat, option.place)


def _victim(table: Bones, seat: Seat, option: Any) -> float:
    """The Baddies' target: whoever bears it best."""
    if option.unit >= len(table.who):
        return 5.0
    return float(table.hp[option.unit]) - battle.danger(table, option.unit)


def _grenade(table: Bones, seat: Seat, option: Spot) -> float:
    """Where foes are many and friends few."""
    there = table.mat[option.place]
    value = battle.target_value(table, seat, there) if there >= 4 else -6.0
    for unit in table.beside(option.place):
        value += 1.0 if unit >= 4 else -2.0
    return value


def _parry(table: Bones, seat: Seat, option: Any) -> float:
    return 1.0 if option.count == 1 else 0.0


def _number(table: Bones, seat: Seat, option: Any) -> float:
    return -float(abs(option.number - 2))


def _healed(table: Bones, seat: Seat, option: Any) -> float:
    return float(table.lacks(option.unit))


def _lost_stat(table: Bones, seat: Seat, option: Any) -> float:
    return {"hp": 0.0, "dex": 1.0, "atk": 2.0, "def": 3.0}[option.stat]


def _lost_die(table: Bones, seat: Seat, option: Any) -> float:
    return -float(option.value)


def _lost_bones(table: Bones, seat: Seat, option: Any) -> float:
    """The fewer, the better."""
    return -float(option.count)


def _shield(table: Bones, seat: Seat, option: Any) -> float:
    """The smaller ones first, so that a large one is left."""
    return -float(option.value)


def _raised(table: Bones, seat: Seat, option: Any) -> float:
    """A Locked shield stays for later battles."""
    return float(isinstance(option, LockShield))


def _critter(table: Bones, seat: Seat, option: Any) -> float:
    return float(option.hp) if isinstance(option, Critter) else 0.0


BEST_FIRST = {"OrderStart", "PayBones"}
"""The rules name what is better for the party first."""
INSTINCTS: dict[str, Instinct] = {
    "Propose": _verdict,
    "Decide": _verdict,
    "TakePosition": _stand,
    "WalkOrStay": battle.walk_value,
    "ChooseTarget": _foe,
    "PickDie": battle.pick_value,
    "PickOneMore": battle.pick_value,
    "UseDice": battle.use_value,
    "AimGrenade": _grenade,
    "ChooseVictim": _victim,
    "ChooseBaddie": struck_value,
    "Parry": _parry,
    "HealWithInnate": _healed,
    "LimitStat": _lost_stat,
    "LoseDie": _lost_die,
    "RushInto": _foe,
    "AllyAttack": _foe,
    "SpendTraining": camp.training_value,
    "RecoverInCamp": camp.camp_value,
    "SettleDown": camp.settle_value,
    "UseLootFirst": camp.first_value,
    "DropLoot": camp.room_value,
    "BraceForPain": battle.brace_value,
    "PickLock": lambda table, seat, option: camp.lock_value(table, option),
    "ChooseDarts": lambda table, seat, option: camp.darts_value(table, option),
    "UseDartsPlan": lambda table, seat, option: camp.darts_value(table, option),
    "NameNumber": _number,
    "ChooseBarrels": _number,
    "ChooseCritter": _critter,
    "LoseBones": _lost_bones,
    "ChooseShield": _shield,
    "RaiseShield": _raised,
}
