"""Training, all at the same time: a point raises a stat or teaches a skill; ATK and DEF want luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step, Together
from rouages.games.too_many_bones.box.components import ATK, DEF, GEARLOCS, HP, STAT_LIMIT, STATS
from rouages.games.too_many_bones.box.dice import (
    ABSENT,
    GEARLOC,
    READY,
    SKILL_DICE,
    attack_roll,
    defence_roll,
)
from rouages.games.too_many_bones.box.words import LootName, RescueName, SkillName, Stat
from rouages.games.too_many_bones.events.adventure import SkillLearnt, Trained, TrainingRolled, TrainingWasted
from rouages.games.too_many_bones.party.hands import use
from rouages.games.too_many_bones.party.slots import exhaust
from rouages.games.too_many_bones.reasons import NotAtHand
from rouages.games.too_many_bones.table import Bones

FORGIVING: tuple[LootName, ...] = ("sparring_weapon", "pip_loc_2000")
"""With one of these a single Bones does not spoil training."""
NOTHING_TRIED: list[tuple[int, ...]] = [()] * GEARLOCS


class TrainAll(Step[Bones], frozen=True):
    """Each Gearloc spends its training points, at the same time as the others (ruling 97)."""

    def run(self, table: Bones) -> None:
        """Those who have any."""
        table.tried = NOTHING_TRIED.copy()
        over = TrainingOver(len(table.loot_discard), len(table.trove_discard))
        table.then(Together({seat: [Train(seat)] for seat in table.seats if table.training[seat]}), over)


class TrainingOver(Step[Bones], frozen=True):
    """All have trained; before it so many cards lay on each discard pile."""

    loot: int
    trove: int

    def run(self, table: Bones) -> None:
        """The cards that saved a roll lie there by their numbers, whoever used one first (ruling 97)."""
        for pile, before in ((table.loot_discard, self.loot), (table.trove_discard, self.trove)):
            pile[before:] = sorted(pile[before:])
        table.encounter.war_room = False


class Train(Step[Bones], frozen=True):
    """One Gearloc spends its points, one after the other."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Until it has none; what the last one was tried on is forgotten."""
        table.tried[self.seat] = ()
        if table.training[self.seat]:
            table.then(TrainOnce(self.seat), Train(self.seat))


class TrainOnce(Step[Bones], frozen=True):
    """One point; a failed roll sends it elsewhere."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """A Gearloc that can learn nothing loses the point."""
        decision = SpendTraining(self.seat)
        if decision.options(table):
            table.then(decision)
        else:
            table.training[self.seat] -= 1


class TrainStat(Choice, frozen=True):
    """Raise a stat."""

    stat: Stat


class LearnSkill(Choice, frozen=True):
    """Take a skill die."""

    skill: SkillName


TRAIN_STAT = tuple(TrainStat(stat) for stat in STATS)
LEARN = tuple(tuple(LearnSkill(skill.id) for skill in gearloc.skills) for gearloc in GEARLOC)


class SkillClosed(Reason, frozen=True):
    """The skill is learnt, a consumable, another Gearloc's, or nothing leads to it yet."""

    rule = "training"
    skill: SkillName


class StatClosed(Reason, frozen=True):
    """The stat is at +6, or this point was tried on it in vain."""

    rule = "training"
    stat: Stat


class SpendTraining(Decision[Bones, TrainStat | LearnSkill], frozen=True):
    """What a training point is spent on."""

    rule = "training"

    def options(self, table: Bones) -> Sequence[TrainStat | LearnSkill]:
        """Stats below +6 that were not just tried in vain, and skills whose way is open."""
        seat = self.seat
        tried = table.tried[seat]
        found: list[TrainStat | LearnSkill] = [
            TRAIN_STAT[stat]
            for stat in range(4)
            if table.bonus[4 * seat + stat] < STAT_LIMIT and stat not in tried
        ]
        return found + [LEARN[table.who[seat]][number] for number in learnable(table, seat)]

    def resolve(self, table: Bones, choice: TrainStat | LearnSkill) -> None:
        """HP, DEX and skills succeed; ATK and DEF are rolled for."""
        seat = self.seat
        if isinstance(choice, LearnSkill):
            skills = GEARLOC[table.who[seat]].skills
            number = next(number for number in SKILL_DICE if skills[number].id == choice.skill)
            table.skills[seat][number] = READY
            table.training[seat] -= 1
            table.say(SkillLearnt(seat, choice.skill))
            return
        stat = STATS.index(choice.stat)
        if stat in (ATK, DEF) and not table.encounter.war_room:
            roll_training(table, seat, stat)
        else:
            succeed(table, seat, stat)

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """The way to a skill is closed, or a stat is at its limit."""
        match choice:
            case LearnSkill(skill=skill):
                return SkillClosed(skill)
            case TrainStat(stat=stat):
                return StatClosed(stat)
        return AnotherQuestion(self)


def learnable(table: Bones, seat: Seat) -> list[int]:
    """Skill dice with a star, or behind one that was learnt; consumables are found, not learnt."""
    states = table.skills[seat]
    found = []
    for number in SKILL_DICE:
        skill = GEARLOC[table.who[seat]].skills[number]
        reached = skill.star or any([states[before] != ABSENT for before in skill.requires])
        if states[number] == ABSENT and reached and not skill.consumable:
            found.append(number)
    return found


def succeed(table: Bones, seat: Seat, stat: int) -> None:
    """The stat die goes up; HP are gained at once."""
    table.bonus[4 * seat + stat] += 1
    table.training[seat] -= 1
    if stat == HP:
        table.hp[seat] += 1
    table.say(Trained(seat, STATS[stat]))


def dice_to_roll(table: Bones, seat: Seat, stat: int) -> int:
    """As many dice as the stat is now."""
    return GEARLOC[table.who[seat]].stats[stat] + table.bonus[4 * seat + stat]


def roll_training(table: Bones, seat: Seat, stat: int) -> None:
    """No Bones may come up; DEF may roll its Bones again once."""
    bones = bones_rolled(table, seat, stat, dice_to_roll(table, seat, stat))
    table.say(TrainingRolled(seat, STATS[stat], bones))
    if stat == DEF and bones > forgiven(table, seat):
        bones = bones_rolled(table, seat, stat, bones)
        table.say(TrainingRolled(seat, STATS[stat], bones))
    judge(table, seat, stat, bones)


def bones_rolled(table: Bones, seat: Seat, stat: int, dice: int) -> int:
    """The Bones on so many dice; in a party each Gearloc has luck of its own (ruling 97)."""
    whose = f"training of {seat}" if len(table.who) > 1 else ""
    _, bones = (attack_roll if stat == ATK else defence_roll)(table.rng, dice, whose)
    return bones


def forgiven(table: Bones, seat: Seat) -> int:
    """The Bones that do not spoil a Gearloc's training."""
    return 1 if any(table.held(seat, name) for name in FORGIVING) else 0


def judge(table: Bones, seat: Seat, stat: int, bones: int) -> None:
    """So many Bones are forgiven, or something may still save the roll, or the point is wasted."""
    if bones <= forgiven(table, seat):
        succeed(table, seat, stat)
    elif rescues(table, seat, stat, bones):
        table.then(RescueTraining(seat, stat, bones))
    else:
        waste(table, seat, stat)


SECOND_ROLLS: tuple[Literal["gadget_arm", "reflex_powder"], ...] = ("gadget_arm", "reflex_powder")


def rescues(table: Bones, seat: Seat, stat: int, bones: int) -> list[RescueName]:
    """What can still save a failed roll."""
    found: list[RescueName] = [name for name in SECOND_ROLLS if table.held(seat, name)]
    if bones == 1 and table.held(seat, "red_minotaur"):
        found.append("red_minotaur")
    if bones == 1 and stat == DEF and table.dice_in(table.locked, seat, "def_training"):
        found.append("bravado")
    return found


def waste(table: Bones, seat: Seat, stat: int) -> None:
    """The point must be spent on something else."""
    table.tried[seat] += (stat,)
    table.say(TrainingWasted(seat, STATS[stat]))
    table.then(TrainOnce(seat))


class Rescue(Choice, frozen=True):
    """Something that saves a failed training roll; without one it fails."""

    by: RescueName | None


class RescueTraining(Decision[Bones, Rescue], frozen=True):
    """Whether a failed training roll is saved, and by what."""

    rule = "training"
    otherwise = NotAtHand()
    stat: int
    bones: int

    def options(self, table: Bones) -> Sequence[Rescue]:
        """Each means at hand, or none."""
        found = [Rescue(name) for name in rescues(table, self.seat, self.stat, self.bones)]
        return [*found, Rescue(None)]

    def resolve(self, table: Bones, choice: Rescue) -> None:
        """Try again, forgive one Bones, or roll one die again."""
        seat, stat = self.seat, self.stat
        match choice.by:
            case "gadget_arm":
                use(table, seat, "gadget_arm")
                roll_training(table, seat, stat)
            case "reflex_powder":
                use(table, seat, "reflex_powder")
                bones = self.bones - 1 + bones_rolled(table, seat, stat, 1)
                table.say(TrainingRolled(seat, STATS[stat], bones))
                judge(table, seat, stat, bones)
            case "red_minotaur":
                use(table, seat, "red_minotaur")
                succeed(table, seat, stat)
            case "bravado":
                die = table.dice_in(table.locked, seat, "def_training")[0]
                table.locked[seat].remove(die)
                exhaust(table, die)
                table.skills[seat][die.number] = READY
                succeed(table, seat, stat)
            case _:
                waste(table, seat, stat)
