"""A Baddie's turn: start, targets, movement; its blows are in `baddie_attack.py`."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Step
from rouages.games.too_many_bones.ally_turn import AllyTurn
from rouages.games.too_many_bones.baddie_attack import ActSkills, EndBaddieTurn, Protect, React, RollBaddie
from rouages.games.too_many_bones.battle_events import Left, Targeted
from rouages.games.too_many_bones.chips import CHIPS, is_scenery
from rouages.games.too_many_bones.components import ALLY
from rouages.games.too_many_bones.dice_events import BaddieActed
from rouages.games.too_many_bones.effects import FLIGHT, STUN, TAUNT, UNTARGETABLE
from rouages.games.too_many_bones.fall import leave_mat, settle
from rouages.games.too_many_bones.harm import relieve
from rouages.games.too_many_bones.mat import DISTANCE, NEIGHBOURS, Position, paths
from rouages.games.too_many_bones.moving import SPOTS, Spot, free_beside, move
from rouages.games.too_many_bones.queue import add
from rouages.games.too_many_bones.start_order import tick
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.turn_start import lose_turn

LEADER = 0
"""The seat that decides what no Gearloc owns (ruling 59)."""
STEPS = 2
FIRE_DAMAGE = 2


class BaddieTurn(Step[Bones], frozen=True):
    """Start effects, target, movement, skills, dice, reactions, end."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """What it suffers comes first."""
        unit = self.unit
        if unit == ALLY and "ally" in table.rules:
            table.then(AllyTurn(unit))
            return
        table.aimed = []
        relieve(table, unit, UNTARGETABLE)
        relieve(table, unit, TAUNT)
        table.rules.pop("silver_hide", 0) if CHIPS[table.chip[unit]].id == "mulmesh" else None
        fire = FIRE_DAMAGE if table.fire[unit] else 0
        table.fire[unit] = max(0, table.fire[unit] - 1)
        healing = 0 if table.has(unit, STUN) else table.skill(unit, "recover")
        tick(table, unit, healing, fire, BaddieActs(unit))


class BaddieActs(Step[Bones], frozen=True):
    """What a Baddie does itself in its turn."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """A Stunned or defeated Baddie goes no further."""
        unit = self.unit
        if not acts(table, unit) or not settle(table):
            return
        steps: list[Step[Bones]] = [Protect(unit), ActSkills(unit), RollBaddie(unit), React(unit)]
        if table.skill(unit, "dive") and table.has(unit, FLIGHT):
            table.then(Dive(unit), *steps, EndBaddieTurn(unit))
        else:
            table.then(PickTarget(unit, 1), Advance(unit), MoreTargets(unit), *steps, EndBaddieTurn(unit))


def acts(table: Bones, unit: Unit) -> bool:
    """Whether a Baddie can do anything after what its turn began with."""
    if not table.stands(unit):
        settle(table)
        return False
    if table.has(unit, STUN):
        lose_turn(table, unit)
        return False
    if is_scenery(table.chip[unit]) or ("ranged_first" in table.rules and table.round == 1):
        return False
    if table.hp[unit] <= table.skill(unit, "retreat"):
        retreat(table, unit)
        return False
    signal(table, unit)
    return True


def retreat(table: Bones, unit: Unit) -> None:
    """Mulmesh leaves to the top of the queue, and comes back in full health."""
    table.say(Left(unit, table.name(unit)))
    table.queue.append(table.chip[unit])
    leave_mat(table, unit)


def signal(table: Bones, unit: Unit) -> None:
    """A lesser Baddie goes under the queue, once a turn, for so many rounds."""
    if table.signals[unit] < table.skill(unit, "signal"):
        table.signals[unit] += 1
        table.say(BaddieActed(unit, table.name(unit), "signal"))
        add(table, 5 if CHIPS[table.chip[unit]].points >= 20 else 1, on_top=False)


def enemies(table: Bones) -> list[Unit]:
    """The units of the party's side that a Baddie may target."""
    return [unit for unit in table.friends() if not table.hidden(unit)]


def best(table: Bones, unit: Unit, candidates: list[Unit], *, nearest: bool) -> list[Unit]:
    """The targets that a Baddie prefers: one, unless players must decide."""
    taunting = [enemy for enemy in candidates if table.has(enemy, TAUNT) and table.adjacent(unit, enemy)]
    pool = taunting or candidates
    sign = 1 if CHIPS[table.chip[unit]].target == "weakest" else -1
    here = table.at[unit]
    keys = [(DISTANCE[here][table.at[enemy]] if nearest else 0, sign * table.hp[enemy]) for enemy in pool]
    first = min(keys)
    return [enemy for enemy, key in zip(pool, keys, strict=True) if key == first]


class PickTarget(Step[Bones], frozen=True):
    """A melee Baddie takes the nearest enemy, a ranged one goes by its icon; players decide ties."""

    unit: Unit
    count: int

    def run(self, table: Bones) -> None:
        """Until it has so many targets, or there is nobody else."""
        unit = self.unit
        if not table.stands(unit) or len(table.aimed) >= self.count:
            return
        melee = CHIPS[table.chip[unit]].melee
        candidates = [enemy for enemy in enemies(table) if enemy not in table.aimed]
        if melee and table.aimed:
            candidates = [enemy for enemy in candidates if table.adjacent(unit, enemy)]
        if not candidates:
            return
        tied = best(table, unit, candidates, nearest=melee and not table.aimed)
        if len(tied) == 1:
            aim(table, unit, tied[0])
            table.then(self)
        else:
            table.then(ChooseVictim(LEADER, unit, tuple(tied), table.name(unit)), self)


def aim(table: Bones, unit: Unit, enemy: Unit) -> None:
    """A Baddie has chosen a target."""
    table.aimed.append(enemy)
    table.say(Targeted(unit, table.name(unit), enemy, table.name(enemy)))


class Victim(Choice, frozen=True):
    """A unit of the party's side."""

    unit: Unit
    name: str


class ChooseVictim(Decision[Bones, Victim], frozen=True):
    """Whom a Baddie targets among equals: players decide."""

    unit: Unit
    tied: tuple[Unit, ...]
    name: str

    def options(self, table: Bones) -> Sequence[Victim]:
        """Those that are tied."""
        return [Victim(enemy, table.name(enemy)) for enemy in self.tied]

    def resolve(self, table: Bones, choice: Victim) -> None:
        """That one."""
        aim(table, self.unit, choice.unit)


class Advance(Step[Bones], frozen=True):
    """A melee Baddie without a target beside it comes up to two steps nearer (ruling 12)."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Players choose among equally short ways."""
        unit = self.unit
        if not table.aimed or not table.stands(unit) or not CHIPS[table.chip[unit]].melee:
            return
        if table.adjacent(unit, table.aimed[0]) or not may_move(table):
            return
        places = approaches(table, unit, table.aimed[0])
        if len(places) == 1:
            move(table, unit, places[0])
            settle(table)
        elif places:
            table.then(ChooseApproach(LEADER, unit, tuple(places), table.name(unit)))


def may_move(table: Bones) -> bool:
    """Whether the card lets Baddies move now."""
    if "one_lane" in table.rules:
        return False
    return table.rules.get("rooted_until", 0) < table.round


def approaches(table: Bones, unit: Unit, enemy: Unit) -> list[Position]:
    """The free places nearest to the target, then nearest to walk to; none if it comes no nearer."""
    here, there = table.at[unit], table.at[enemy]
    reach = paths(table.mat, here, STEPS, diagonal=CHIPS[table.chip[unit]].diagonal)
    nearest = min(DISTANCE[place][there] for place in reach)
    if nearest >= DISTANCE[here][there]:
        return []
    found = [place for place in reach if DISTANCE[place][there] == nearest]
    shortest = min(reach[place] for place in found)
    return [place for place in found if reach[place] == shortest]


class ChooseApproach(Decision[Bones, Spot], frozen=True):
    """Which of several equally short ways a Baddie takes."""

    unit: Unit
    places: tuple[Position, ...]
    name: str

    def options(self, table: Bones) -> Sequence[Spot]:
        """The ends of these ways."""
        return [SPOTS[place] for place in self.places]

    def resolve(self, table: Bones, choice: Spot) -> None:
        """Go there."""
        move(table, self.unit, choice.place)
        settle(table)


class MoreTargets(Step[Bones], frozen=True):
    """Several portraits: more targets, for melee only those beside it; a taunt draws every blow."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Out of reach means no target at all."""
        unit = self.unit
        if not table.aimed or not table.stands(unit):
            return
        facts = CHIPS[table.chip[unit]]
        if facts.melee and not table.adjacent(unit, table.aimed[0]):
            table.aimed = []
        elif table.has(table.aimed[0], TAUNT) and table.adjacent(unit, table.aimed[0]):
            table.aimed = table.aimed * facts.targets
        else:
            table.then(PickTarget(unit, facts.targets))


class Dive(Step[Bones], frozen=True):
    """A flyer comes down beside the weakest enemy that it can reach; players decide ties."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """It targets that one."""
        unit = self.unit
        table.mat[table.at[unit]] = -1
        reachable = [enemy for enemy in enemies(table) if free_beside(table, enemy)]
        table.mat[table.at[unit]] = unit
        if not reachable:
            return
        table.say(BaddieActed(unit, table.name(unit), "dive"))
        least = min([table.hp[enemy] for enemy in reachable])
        weakest = [enemy for enemy in reachable if table.hp[enemy] == least]
        table.then(ComeDown(unit))
        if len(weakest) == 1:
            aim(table, unit, weakest[0])
        else:
            table.then(ChooseVictim(LEADER, unit, tuple(weakest), table.name(unit)))


class ComeDown(Step[Bones], frozen=True):
    """A diving flyer takes the nearest free place beside its target."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Players choose among equally near ones."""
        unit, victim = self.unit, table.aimed[0]
        if table.adjacent(unit, victim):
            return
        here = table.at[unit]
        places = [place for place in NEIGHBOURS[table.at[victim]] if table.mat[place] < 0]
        least = min([DISTANCE[place][here] for place in places])
        nearest = tuple(place for place in places if DISTANCE[place][here] == least)
        if len(nearest) == 1:
            move(table, unit, nearest[0])
            settle(table)
        else:
            table.then(ChooseApproach(LEADER, unit, nearest, table.name(unit)))
