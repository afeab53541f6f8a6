"""Units that fall: Baddies defeated, Gearlocs KO'd, and when that ends the battle."""

from __future__ import annotations

from msgspec.structs import replace

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import (
    CHIPS,
    NO_CHIP,
    ORB_CHIP,
    POINT_RANK,
    Chip,
    is_scenery,
    is_tyrant,
)
from rouages.games.too_many_bones.box.components import ALLY, GEARLOCS, NOBODY, Difficulty
from rouages.games.too_many_bones.box.dice import ABSENT, TANTRUM
from rouages.games.too_many_bones.box.effects import KINDS
from rouages.games.too_many_bones.box.mat import (
    BADDIE_MELEE,
    BADDIE_RANGED,
    GEARLOC_MELEE,
    GEARLOC_RANGED,
    OFF,
    position,
)
from rouages.games.too_many_bones.events.battle import Left, Moved
from rouages.games.too_many_bones.events.dice import BaddieActed, CounterTurned
from rouages.games.too_many_bones.events.harm import Defeated, KnockedOut, Revived
from rouages.games.too_many_bones.party.slots import empty
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.battle_end import EndBattle

MOST_BODIES = 5
LEAST_OF_NOM = 5


def leave_mat(table: Bones, unit: Unit) -> None:
    """A unit leaves the mat and the meter; nothing stays on it."""
    freed = table.at[unit]
    table.mat[freed] = NOBODY
    table.at[unit] = OFF
    if table.rules.one_lane:
        step_up(table, freed)
    if unit in table.meter:
        table.meter.remove(unit)
    place = unit * KINDS
    table.effects[place : place + KINDS] = [0] * KINDS
    table.this_round.shifts = put(table.this_round.shifts, unit, 0)
    table.battle.inspired = put(table.battle.inspired, unit, 0)
    table.acted[unit] = True
    if unit >= GEARLOCS:
        table.ones[unit] = table.twos[unit] = table.fire[unit] = 0
        table.attack_change[unit] = table.signals[unit] = 0
        table.risen[unit] = False
        table.hp[unit] = table.top[unit] = 0
        table.chip[unit] = NO_CHIP


def step_up(table: Bones, freed: int) -> None:
    """In single file the one behind takes the freed front place at once."""
    behind = {
        position(BADDIE_MELEE, 0): position(BADDIE_RANGED, 0),
        position(GEARLOC_MELEE, 0): position(GEARLOC_RANGED, 0),
    }
    follower = table.mat[behind[freed]] if freed in behind else NOBODY
    if follower != NOBODY:
        table.mat[behind[freed]] = NOBODY
        table.mat[freed] = follower
        table.at[follower] = freed
        table.say(Moved(follower, table.name(follower), freed))


def defeat(table: Bones, unit: Unit, by: Unit) -> None:
    """A foe without HP leaves; an Undead comes back once (ruling 46)."""
    chip = table.chip[unit]
    if table.skill(unit, "undead") and not table.risen[unit]:
        table.say(BaddieActed(unit, table.name(unit), "undead"))
        leave_mat(table, unit)
        table.queue.append(chip)
        table.battle.undead = chip
        return
    table.say(Defeated(unit, table.name(unit)))
    leave_mat(table, unit)
    if is_tyrant(chip):
        table.battle.tyrant_fell = True
    elif not is_scenery(chip):
        table.beaten += 1
        _lay_away(table, chip, by)
    elif chip != ORB_CHIP:
        table.encounter.cleared += 1
    if table.battle.hunter == chip and chip not in table.queue:
        table.battle.hunter = NO_CHIP
    if table.battle.thief == chip:
        table.battle.thief = NO_CHIP
        table.rules = replace(table.rules, thief=False, no_skills_until=0)
    hunted = 0 <= by < len(table.who) and table.who[by] == TANTRUM and not is_scenery(chip)
    if hunted and table.bodies < MOST_BODIES:
        table.bodies += 1
        table.say(CounterTurned(by, "body_count", table.bodies))


def _lay_away(table: Bones, chip: Chip, by: Unit) -> None:
    """Where a defeated chip goes: under the queue, on a Necklace, or to the defeated pile."""
    facts = CHIPS[chip]
    back = table.rules.rise_again
    if table.round <= back and (facts.type == "orc" or table.rules.rise_any):
        table.queue.insert(0, chip)
        table.known[chip] = 1
    elif 0 <= by < len(table.who) and table.held(by, "hunters_body_count_necklace"):
        table.trophies.append(chip)
    else:
        table.fallen[POINT_RANK[facts.points]].append(chip)
        if facts.type == "goblin":
            table.lasting.felled += (chip,)
    if facts.named == "dragon" and facts.points == 20:
        table.encounter.dragon_fell = True


def knock_out(table: Bones, seat: Seat) -> None:
    """A Gearloc loses the last HP: it leaves with all its dice, unless a Revive lies on it."""
    parked = next((die for die in table.active[seat] if die.icon == "revive"), None)
    if parked is not None:
        table.active[seat].remove(parked)
        table.skills[parked.owner][parked.number] = ABSENT
        table.hp[seat] = min(parked.n, table.most_hp(seat))
        table.say(Revived(seat, table.hp[seat]))
        return
    table.say(KnockedOut(seat))
    leave_mat(table, seat)
    empty(table, table.active, seat)
    empty(table, table.plan, seat)
    if table.difficulty is not Difficulty.ADVENTURER:
        empty(table, table.locked, seat)
    table.buff[seat] = 0
    for other in table.seats:
        if table.away[other] and table.battle.cloaked:
            table.returning[other] = table.hp[other]


def send_off(table: Bones, unit: Unit) -> None:
    """A foe leaves the battle undefeated."""
    table.say(Left(unit, table.name(unit)))
    leave_mat(table, unit)


def go_home(table: Bones, unit: Unit) -> None:
    """Nom on a visit leaves the moment he has 5 HP or less."""
    if is_tyrant(table.chip[unit]) and table.hp[unit] <= LEAST_OF_NOM:
        send_off(table, unit)


def is_lost(table: Bones) -> bool:
    """Whether nobody of the party is left (Gearlocs kept off the mat are: ruling 24)."""
    at, away = table.at, table.away
    if table.battle.time_up and table.encounter.cleared < table.rules.needed:
        return True
    if table.rules.ally_must_live and at[ALLY] == OFF:
        return True
    for seat in range(len(table.who)):  # noqa: SIM110 (asked after every blow: a loop is quicker)
        if at[seat] != OFF or away[seat]:
            return False
    return True


def is_won(table: Bones) -> bool:
    """Whether the tyrant has fallen, or no foe is left; a golem that was lured will be one (S03)."""
    if table.rules.tyrant_battle or table.battle.tyrant_fell:
        return table.battle.tyrant_fell
    if table.queue or (table.rules.golem and table.at[ALLY] != OFF):
        return False
    return table.battle.time_up or not table.has_foes()


def settle(table: Bones) -> bool:
    """End the battle at once if a side has fallen (both: it is lost, ruling 17); whether it goes on."""
    if not table.round:
        return False
    lost = is_lost(table)
    if not lost and not is_won(table):
        return True
    table.victory = not lost
    table.skip_to(EndBattle)
    return False
