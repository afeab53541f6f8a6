"""After a battle: what each side takes off the mat."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP, POINT_RANK, Chip, is_scenery, is_tyrant
from rouages.games.too_many_bones.box.components import GEARLOCS, NOBODY, UNITS
from rouages.games.too_many_bones.box.dice import ABSENT, EXHAUSTED, GEARLOC, PLACED, READY, SKILL_DICE
from rouages.games.too_many_bones.box.effects import KINDS
from rouages.games.too_many_bones.box.mat import OFF, POSITIONS
from rouages.games.too_many_bones.ending import end
from rouages.games.too_many_bones.events.battle import BattleLost, BattleWon
from rouages.games.too_many_bones.table import Bones


class EndBattle(Step[Bones], frozen=True):
    """The battle is over: Active slots and plans are emptied, dice come back, the Baddies left go away."""

    def run(self, table: Bones) -> None:
        """Victory keeps what is Locked; defeat leaves it only to those who watched."""
        fell = table.victory and table.battle.tyrant_fell
        table.say(BattleWon() if table.victory else BattleLost())
        for seat in table.seats:
            if not table.victory and not table.away[seat]:
                table.locked[seat] = []
            _dice_back(table, seat)
            table.active[seat] = []
            table.plan[seat] = []
            table.buff[seat] = 0
        for chip in reversed(table.queue):
            put_under(table, chip)
        for unit in range(GEARLOCS, UNITS):
            if table.at[unit] != OFF:
                put_under(table, table.chip[unit], seen=True)
        if table.marked != NO_CHIP and table.battle.knife:
            table.fallen[POINT_RANK[CHIPS[table.marked].points]].append(table.marked)
            table.marked = NO_CHIP
        clear_mat(table)
        if fell:
            end(table, "tyrant_defeated")


def _dice_back(table: Bones, seat: int) -> None:
    """Exhausted dice, and those that lay in emptied slots, are ready again; used consumables are gone."""
    locked = {die.number for zone in table.locked for die in zone if die.owner == seat}
    unused = {die.number for die in table.rolled if die.owner == seat}
    unused |= {die.number for die in table.plan[seat] if die.icon == "reusable_bones"}
    skills, facts = table.skills[seat], GEARLOC[table.who[seat]].skills
    for number in SKILL_DICE:
        if skills[number] == EXHAUSTED:
            skills[number] = READY
        elif skills[number] == PLACED and number not in locked:
            skills[number] = ABSENT if facts[number].consumable and number not in unused else READY


def put_under(table: Bones, chip: Chip, *, seen: bool = False) -> None:
    """A Baddie that was not defeated goes under its stack, face down; those who saw it remember."""
    if is_tyrant(chip) or is_scenery(chip):
        return
    table.known[chip] = 1 if seen or table.known[chip] else 0
    table.stacks[POINT_RANK[CHIPS[chip].points]].insert(0, chip)


def clear_mat(table: Bones) -> None:
    """Nothing of a battle is left; Gearlocs keep only their HP."""
    table.queue = []
    table.mat = [NOBODY] * POSITIONS
    table.at = [OFF] * UNITS
    table.chip = [NO_CHIP] * UNITS
    table.hp[GEARLOCS:] = [0] * (UNITS - GEARLOCS)
    table.top = [0] * UNITS
    table.effects = [0] * (UNITS * KINDS)
    for name in ("ones", "twos", "fire", "attack_change", "signals"):
        setattr(table, name, [0] * UNITS)
    table.risen = [False] * UNITS
    table.acted = [False] * UNITS
    table.lost_atk = [0] * GEARLOCS
    table.lost_def = [0] * GEARLOCS
    table.returning = [0] * GEARLOCS
    table.away = [False] * GEARLOCS
    table.limited = [0] * (4 * GEARLOCS)
    table.meter = []
    table.end_battle()
    table.round = 0
    table.rng.turn("after the battle")
    table.beaten = 0
    table.target = NOBODY
    table.aimed = []
    table.picked = []
    table.rolled = []
