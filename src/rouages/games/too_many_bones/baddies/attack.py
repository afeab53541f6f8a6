"""A Baddie's blows: protections, skills on targets, dice, damage, Bones, reactions."""

from __future__ import annotations

from rouages.engine.agenda import Seat, Step
from rouages.games.too_many_bones.baddies.skills import (
    ChooseLimit,
    ChooseLostDice,
    Inflict,
    Parry,
    StrikeBack,
    can_parry,
    removable,
)
from rouages.games.too_many_bones.baddies.tyrant_die import AfterAttack, BeforeAttack, roll_tyrant_die
from rouages.games.too_many_bones.box.chips import CHIPS, is_tyrant
from rouages.games.too_many_bones.box.components import GEARLOCS, LAST_CALM_ROUND, NOBODY
from rouages.games.too_many_bones.box.dice import attack_roll, defence_roll
from rouages.games.too_many_bones.box.effects import (
    BLEED,
    DISABLE,
    POISON,
    STUN,
    TAUNT,
    UNTARGETABLE,
    WEAKEN,
)
from rouages.games.too_many_bones.box.mat import NEIGHBOURS
from rouages.games.too_many_bones.events.battle import BaddieRolled
from rouages.games.too_many_bones.events.dice import BaddieActed, Intercepted, Missed
from rouages.games.too_many_bones.party.slots import turn_down
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.meter import tell_meter
from rouages.games.too_many_bones.units.queue import add

EFFECT_SKILLS = {"bleed": BLEED, "poison": POISON, "stun": STUN, "weaken": WEAKEN}


class Protect(Step[Bones], frozen=True):
    """Picket may step in, smoke may hide, a parry may stop everything."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Each target in turn."""
        table.aimed = [protected(table, self.unit, enemy) for enemy in table.aimed]
        table.aimed = [enemy for enemy in table.aimed if enemy != NOBODY]
        for seat in sorted(set(table.aimed)):
            if seat < GEARLOCS and can_parry(table, seat, self.unit):
                table.then(Parry(seat, self.unit))


def protected(table: Bones, unit: Unit, enemy: Unit) -> Unit:
    """Who is hit in the end; nobody if it misses."""
    if enemy >= GEARLOCS:
        return enemy
    guard = next((die for die in table.active[enemy] if die.icon == "intercept"), None)
    if guard is not None and table.stands(guard.owner):
        turn_down(table, table.active[enemy], guard)
        table.say(Intercepted(enemy, guard.owner))
        enemy = guard.owner
    smoke = next((die for die in table.active[enemy] if die.icon == "smoke"), None)
    if smoke is not None:
        turn_down(table, table.active[enemy], smoke)
        table.say(Missed(unit, table.name(unit), enemy))
        return NOBODY
    return enemy


class ActSkills(Step[Bones], frozen=True):
    """Skills that name no other time: on itself, then on each target in reach (ruling 54)."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Before the dice."""
        unit = self.unit
        if not table.stands(unit):
            return
        for name, value in CHIPS[table.chip[unit]].skills.items():
            if table.skill(unit, name):
                act(table, unit, name, value)


def act(table: Bones, unit: Unit, name: str, value: int) -> None:
    """One skill has its effect now, if this is its time."""
    victims = [enemy for enemy in dict.fromkeys(table.aimed) if enemy < GEARLOCS]
    match name:
        case "bleed" | "poison" | "stun" | "weaken":
            table.then(*[Inflict(unit, seat, EFFECT_SKILLS[name], value) for seat in victims])
        case "mischief":
            victims = [seat for seat in victims if removable(table, seat)]
            table.then(*[ChooseLostDice(seat, value) for seat in victims])
        case "limit":
            table.then(*[ChooseLimit(seat) for seat in victims])
        case "taunt":
            afflict(table, unit, TAUNT)
        case "untargetable" | "hide":
            afflict(table, unit, UNTARGETABLE)
        case "inspire":
            inspire(table, unit, value)
            return
        case _:
            return
    if victims or name in ("taunt", "untargetable", "hide"):
        table.say(BaddieActed(unit, table.name(unit), name))


def inspire(table: Bones, unit: Unit, value: int) -> None:
    """The next Baddie down the meter acts right after this one, with more ATK dice (ruling 57)."""
    place = table.meter.index(unit)
    later = [other for other in table.meter[place + 1 :] if other >= GEARLOCS and not table.acted[other]]
    if later:
        table.meter.remove(later[0])
        table.meter.insert(place + 1, later[0])
        table.battle.inspired = put(table.battle.inspired, later[0], value)
        table.say(BaddieActed(unit, table.name(unit), "inspire"))
        tell_meter(table)


def attack_dice(table: Bones, unit: Unit) -> int:
    """How many ATK dice a Baddie rolls for each target."""
    facts = CHIPS[table.chip[unit]]
    count = facts.attack
    if table.skill(unit, "compound"):
        count = min(table.round, LAST_CALM_ROUND)
    if table.skill(unit, "raiding"):
        orcs = [foe for foe in table.foes() if foe != unit and CHIPS[table.chip[foe]].type == "orc"]
        count += len(orcs)
    if table.hp[unit] < table.top[unit]:
        count += table.skill(unit, "rage")
    if table.risen[unit]:
        count *= 2
    if table.rules.keen_archers and not facts.melee:
        count += 1
    count += table.battle.inspired[unit] + table.attack_change[unit] - table.has(unit, WEAKEN)
    return max(0, count)


class RollBaddie(Step[Bones], frozen=True):
    """DEF dice that are not on it yet, then the attack."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """A tyrant rolls its die too, before the attack."""
        unit = self.unit
        if not table.stands(unit):
            return
        defence = CHIPS[table.chip[unit]].defence
        shields, bones = defence_roll(table.rng, defence - table.ones[unit] - table.twos[unit])
        table.ones[unit] += shields.count(1)
        table.twos[unit] += shields.count(2)
        table.then(Attack(unit, tuple(shields), bones))
        if is_tyrant(table.chip[unit]):
            table.then(BeforeAttack(unit))
            roll_tyrant_die(table, unit)


class Attack(Step[Bones], frozen=True):
    """ATK dice for each target, then damage, what a tyrant does after it, and Bones."""

    unit: Unit
    shields: tuple[int, ...]
    """What its DEF dice have shown."""
    bones: int

    def run(self, table: Bones) -> None:
        """Every target's dice are rolled before anyone is hurt."""
        unit, bones = self.unit, self.bones
        count = attack_dice(table, unit)
        table.battle.inspired = put(table.battle.inspired, unit, 0)
        blows = []
        for enemy in [enemy for enemy in table.aimed if table.stands(enemy)]:
            hits, more = attack_roll(table.rng, count)
            hits, more = frenzy(table, unit, hits, more, count)
            table.say(BaddieRolled(unit, table.name(unit), tuple(hits), self.shields, more + bones))
            bones += more
            blows.append((enemy, sum(hits)))
        if not blows and CHIPS[table.chip[unit]].defence:
            table.say(BaddieRolled(unit, table.name(unit), (), self.shields, bones))
        table.then(SpendBones(unit, bones))
        if is_tyrant(table.chip[unit]):
            table.then(AfterAttack(unit))
        for enemy, amount in blows:
            blow(table, unit, enemy, amount)
        settle(table)


def frenzy(table: Bones, unit: Unit, hits: list[int], bones: int, count: int) -> tuple[list[int], int]:
    """If enough dice hit, roll again and add (ruling 47)."""
    needed = table.skill(unit, "frenzy")
    again = needed
    if table.skill(unit, "frenzy_all"):
        needed, again = 2, count
    if not needed or len(hits) < needed:
        return hits, bones
    more, other = attack_roll(table.rng, again)
    return hits + more, bones + other


def blow(table: Bones, unit: Unit, enemy: Unit, amount: int) -> None:
    """Damage to a target; Engulf and Boom also hit those beside it."""
    place = table.at[enemy]
    if place < 0:
        return
    near = [table.mat[beside] for beside in NEIGHBOURS[place] if table.mat[beside] >= 0]
    true = table.turn.face == "skull_crack_axe"
    lost = harm(table, enemy, amount, unit, cause="attack", true=true)
    if enemy < GEARLOCS:
        if enemy not in table.turn.hit:
            table.turn.hit += (enemy,)
        table.turn.wounds = put(table.turn.wounds, enemy, table.turn.wounds[enemy] + lost)
    side = amount if table.skill(unit, "engulf") else amount // 2 if table.skill(unit, "boom") else 0
    if side:
        for other in near:
            if not (other == unit and table.skill(unit, "boom")):
                harm(table, other, side, unit, cause="splash")


class SpendBones(Step[Bones], frozen=True):
    """The Bones of all its dice are spent on its skills."""

    unit: Unit
    bones: int

    def run(self, table: Bones) -> None:
        """A Baddie that has fallen spends none."""
        if table.stands(self.unit):
            spend_bones(table, self.unit, self.bones)
            settle(table)


def spend_bones(table: Bones, unit: Unit, bones: int) -> None:
    """Each skill that needs Bones works once, as long as they last (ruling 55)."""
    if table.skill(unit, "call_orc") and bones:
        table.say(BaddieActed(unit, table.name(unit), "call_orc"))
        add(table, 5 if bones >= 2 else 1, on_top=True, kind="orc")
    for name, value, cost in CHIPS[table.chip[unit]].bones:
        if bones < cost or table.has(unit, DISABLE):
            continue
        bones -= cost
        if name == "careless":
            table.say(BaddieActed(unit, table.name(unit), name))
            harm(table, unit, value, cause="careless", true=True)
        else:
            act(table, unit, name, value)
        if not table.stands(unit):
            return


class React(Step[Bones], frozen=True):
    """Gearlocs that were hit answer: poison, a blow, a stone."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Each may."""
        unit = self.unit
        if not table.stands(unit):
            return
        for seat in sorted(set(table.aimed)):
            if seat < GEARLOCS and table.stands(seat) and seat in table.turn.hit:
                answer_blow(table, seat, unit)
        settle(table)


def answer_blow(table: Bones, seat: Seat, unit: Unit) -> None:
    """From beside: dice in Active slots; from afar: the Rock Slinger."""
    if table.adjacent(seat, unit):
        if table.turn.wounds[seat]:
            dice = [die for die in table.active[seat] if die.icon in ("poison_armor", "lashback")]
            table.then(*[StrikeBack(seat, unit, die.icon) for die in dice])
    elif table.held(seat, "shoulder_mounted_rock_slinger"):
        hits, _ = attack_roll(table.rng, 1)
        table.say(BaddieRolled(seat, table.name(seat), tuple(hits), (), 0))
        harm(table, unit, sum(hits), seat, cause="loot")
