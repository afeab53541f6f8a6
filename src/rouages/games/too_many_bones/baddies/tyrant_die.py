"""The dice and special skills of the seven tyrants."""

from __future__ import annotations

from rouages.engine.agenda import Seat, Step
from rouages.games.too_many_bones.baddies.mander_and_bomb import careless_bomb, charred_mander
from rouages.games.too_many_bones.baddies.move import approaches, go
from rouages.games.too_many_bones.baddies.skills import Inflict
from rouages.games.too_many_bones.baddies.throwing import Hurl
from rouages.games.too_many_bones.box.chips import CHIPS, ORB_CHIP
from rouages.games.too_many_bones.box.components import GEARLOCS, NOBODY, ORB
from rouages.games.too_many_bones.box.dice import DEFENCE_DIE
from rouages.games.too_many_bones.box.effects import BLEED, EFFECTS, MOST_POISON, POISON
from rouages.games.too_many_bones.box.mat import BADDIE_RANGED, LANES, NEIGHBOURS, OFF, position
from rouages.games.too_many_bones.events.battle import Entered, Left, TyrantRolled
from rouages.games.too_many_bones.events.dice import BaddieActed, DiceLost
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import leave_mat, settle
from rouages.games.too_many_bones.units.harm import harm, heal, relieve
from rouages.games.too_many_bones.units.meter import tell_meter
from rouages.games.too_many_bones.units.moving import move
from rouages.games.too_many_bones.units.queue import add

BLOOD_RAGE = 3
HOME = position(BADDIE_RANGED, 2)
"""Marrow goes back to the ranged place of lane 3."""


def roll_tyrant_die(table: Bones, unit: Unit) -> None:
    """The tyrant's own die; what works before damage works now."""
    if table.at[ORB] != OFF and CHIPS[table.chip[unit]].id == "gendricks":
        return
    face = CHIPS[table.chip[unit]].die[table.rng.throw(1, "tyrant die")[0]]
    table.say(TyrantRolled(unit, face))
    table.turn.face = face
    if face.startswith("orb_"):
        raise_orb(table, int(face[-1]) - 1)
    elif face == "charred_mander":
        charred_mander(table, unit)
    elif face == "careless_bomb":
        careless_bomb(table, unit)
    elif face == "call_for_help":
        add(table, 1 if len(table.who) <= 2 else 5, on_top=False)
    elif face == "silver_hide":
        table.battle.silver_hide = True
    elif face == "howl":
        howl(table, unit)
    elif face == "blood_rage":
        for effect in range(len(EFFECTS)):
            relieve(table, unit, effect)
    elif face == "cloak_and_dagger":
        cloak(table, unit)


class BeforeAttack(Step[Bones], frozen=True):
    """What the die and the skills do to the targets before damage."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Kaboom throws all Gearlocs, if he has a target."""
        unit, face = self.unit, table.turn.face
        victims = aimed_gearlocs(table)
        for seat in victims:
            if face == "om_nom":
                strip(table, seat)
        if table.skill(unit, "kaboom") and victims:
            table.say(BaddieActed(unit, table.name(unit), "kaboom"))
            table.then(*[Hurl(seat, unit) for seat in table.standing()])
        if face == "poison_enhancer" and not table.lasting.antidote:
            sick = [seat for seat in victims if table.has(seat, POISON)]
            table.then(*[Inflict(unit, seat, POISON, MOST_POISON) for seat in sick])
        if face == "poison_2":
            table.then(*[Inflict(unit, seat, POISON, 2) for seat in victims])


def aimed_gearlocs(table: Bones) -> list[Seat]:
    """The Gearlocs among the targets, each once."""
    return [enemy for enemy in dict.fromkeys(table.aimed) if enemy < GEARLOCS]


def strip(table: Bones, seat: int) -> None:
    """All DEF dice of a Gearloc are taken away."""
    count = 0
    for zone in (table.active, table.locked):
        kept = [die for die in zone[seat] if die.number != DEFENCE_DIE]
        count += len(zone[seat]) - len(kept)
        zone[seat] = kept
    if count:
        table.say(DiceLost(seat, "def", count))


class AfterAttack(Step[Bones], frozen=True):
    """What the die does after damage."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """A tyrant that has fallen does nothing more."""
        unit, face = self.unit, table.turn.face
        if not table.stands(unit):
            return
        victims = aimed_gearlocs(table)
        if face == "thunderclub":
            table.then(*[step for seat in victims for step in (Hurl(seat, unit), Club(seat, unit))])
        if face == "dusters_dagger":
            wounded = [seat for seat in victims if table.turn.wounds[seat]]
            table.then(*[Inflict(unit, seat, BLEED, 1) for seat in wounded])
        if face == "blood_rage":
            table.then(GoHome(unit), HealAtHome(unit))


class Club(Step[Bones], frozen=True):
    """The Thunderclub deals 1 true damage to the Gearloc that it has thrown."""

    seat: Seat
    by: Unit

    def run(self, table: Bones) -> None:
        """It may be the last of the party."""
        harm(table, self.seat, 1, self.by, cause="thunderclub", true=True)
        settle(table)


class GoHome(Step[Bones], frozen=True):
    """Marrow's Blood Rage takes him up to two steps towards the ranged place of lane 3."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Players choose among equally short ways."""
        home = NEIGHBOURS[HOME] if 0 <= table.mat[HOME] != self.unit else (HOME,)
        places = [place for place in home if table.mat[place] in (NOBODY, self.unit)]
        go(table, self.unit, approaches(table, self.unit, places))


class HealAtHome(Step[Bones], frozen=True):
    """Marrow's Blood Rage heals 3."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """After his way."""
        if table.stands(self.unit):
            heal(table, self.unit, BLOOD_RAGE)


def raise_orb(table: Bones, lane: int) -> None:
    """An orb stands in the Baddie ranged place of the lane, or the next free one; else nothing."""
    place = next((row * LANES + lane for row in range(4) if table.mat[row * LANES + lane] < 0), OFF)
    if place != OFF:
        put_orb(table, place, table.lasting.orb_hp)


def put_orb(table: Bones, place: int, hp: int) -> None:
    """Set the orb down."""
    table.chip[ORB] = ORB_CHIP
    table.hp[ORB] = table.top[ORB] = hp
    table.at[ORB] = place
    table.mat[place] = ORB
    table.say(Entered(ORB, "orb", place))


def howl(table: Bones, unit: Unit) -> None:
    """Every other Baddie goes up a place on the meter, never above Mulmesh."""
    top = table.meter.index(unit)
    for place in range(top + 2, len(table.meter)):
        if table.meter[place] >= GEARLOCS:
            table.meter[place - 1], table.meter[place] = table.meter[place], table.meter[place - 1]
    tell_meter(table)


def cloak(table: Bones, unit: Unit) -> None:
    """The next Gearloc on the meter vanishes, and Duster takes its place."""
    if len(table.standing()) < 2:
        return
    place = table.meter.index(unit)
    order = table.meter[place + 1 :] + table.meter[:place]
    taken = next(other for other in order if other < GEARLOCS)
    there = table.at[taken]
    table.say(Left(taken, table.name(taken)))
    leave_mat(table, taken)
    table.away[taken] = True
    table.battle.cloaked = True
    table.aimed = [enemy for enemy in table.aimed if enemy != taken]
    move(table, unit, there)
