"""What Baddie skills ask of Gearlocs: effects refused, dice lost, stats limited, blows parried."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.components import DEF, HP, STATS
from rouages.games.too_many_bones.box.dice import DEFENCE_DIE, Die
from rouages.games.too_many_bones.box.effects import EFFECTS, POISON
from rouages.games.too_many_bones.box.words import EffectName, Icon, SkillName, Stat
from rouages.games.too_many_bones.events.dice import DieSpent, Riposted, SkillUsed, StatLimited
from rouages.games.too_many_bones.events.harm import EffectStopped
from rouages.games.too_many_bones.party.hands import use
from rouages.games.too_many_bones.party.slots import exhaust, skill_id
from rouages.games.too_many_bones.reasons import NotActive, NothingToAnswer, TooFewRipostes, UntrainedStat
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import afflict, harm, is_cleansed

RIPOSTE = 3


class Inflict(Step[Bones], frozen=True):
    """A Baddie puts an effect die on a Gearloc, who may drink Spirits of Ebon against it."""

    unit: Unit
    seat: Seat
    effect: int
    value: int

    def run(self, table: Bones) -> None:
        """Ask only where there is something to drink."""
        if not table.stands(self.seat):
            return
        if table.held(self.seat, "spirits_of_ebon") and not is_cleansed(table):
            table.then(RefuseEffect(self.seat, EFFECTS[self.effect], self.value))
        else:
            afflict(table, self.seat, self.effect, self.value)


class Suffered(Choice, frozen=True):
    """Suffer it, or not."""

    suffered: bool


SUFFERED = (Suffered(True), Suffered(False))


class RefuseEffect(Decision[Bones, Suffered], frozen=True):
    """Whether Spirits of Ebon stop an effect."""

    rule = "effects"
    effect: EffectName
    value: int

    def options(self, table: Bones) -> Sequence[Suffered]:
        return SUFFERED

    def resolve(self, table: Bones, choice: Suffered) -> None:
        """The card is spent, or the effect placed."""
        if choice.suffered:
            afflict(table, self.seat, EFFECTS.index(self.effect), self.value)
        else:
            use(table, self.seat, "spirits_of_ebon")
            table.say(EffectStopped(self.seat, table.name(self.seat), self.effect))


def removable(table: Bones, seat: Seat) -> list[Die]:
    """The Active dice that Mischief can remove: all but Rage."""
    return [die for die in table.active[seat] if die.icon != "rage"]


def lose(table: Bones, seat: Seat, die: Die) -> None:
    """A die leaves its Active slot; a skill die is exhausted."""
    table.active[seat].remove(die)
    exhaust(table, die)
    if die.number == DEFENCE_DIE:
        table.say(DieSpent(seat, "defence"))


class ChooseLostDice(Step[Bones], frozen=True):
    """Mischief removes dice from a Gearloc's Active slots; its player chooses."""

    seat: Seat
    count: int

    def run(self, table: Bones) -> None:
        """One after the other."""
        dice = removable(table, self.seat)
        if not dice or not self.count:
            return
        if len(dice) <= self.count:
            for die in dice:
                lose(table, self.seat, die)
        else:
            table.then(LoseDie(self.seat), ChooseLostDice(self.seat, self.count - 1))


class Lost(Choice, frozen=True):
    """A die in an Active slot."""

    skill: SkillName
    value: int


class LoseDie(Decision[Bones, Lost], frozen=True):
    """Which die a Gearloc loses to Mischief."""

    rule = "effects"
    otherwise = NotActive()

    def options(self, table: Bones) -> Sequence[Lost]:
        """Any die but Rage, equal ones once."""
        dice = removable(table, self.seat)
        return list(dict.fromkeys(Lost(skill_id(table, die), die.n) for die in dice))

    def resolve(self, table: Bones, choice: Lost) -> None:
        dice = table.active[self.seat]
        die = next(die for die in dice if skill_id(table, die) == choice.skill and die.n == choice.value)
        lose(table, self.seat, die)


class ChooseLimit(Step[Bones], frozen=True):
    """Limit takes one stat die for the rest of the battle (ruling 35)."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Nothing happens to one without stat dice."""
        if table.stands(self.seat):
            decision = LimitStat(self.seat)
            if decision.options(table):
                table.then(decision)


class LostStat(Choice, frozen=True):
    """A stat."""

    stat: Stat


LOST_STATS = tuple(LostStat(stat) for stat in STATS)


class LimitStat(Decision[Bones, LostStat], frozen=True):
    """Which stat die a Gearloc loses for this battle."""

    rule = "effects"
    otherwise = UntrainedStat()

    def options(self, table: Bones) -> Sequence[LostStat]:
        """Any that it has."""
        places = range(4 * self.seat, 4 * self.seat + 4)
        return [LOST_STATS[place % 4] for place in places if table.bonus[place] and not table.limited[place]]

    def resolve(self, table: Bones, choice: LostStat) -> None:
        """HP and Active DEF shrink to the new maximum."""
        stat = STATS.index(choice.stat)
        table.limited[4 * self.seat + stat] = 1
        table.say(StatLimited(self.seat, choice.stat))
        if stat == HP:
            table.hp[self.seat] = min(table.hp[self.seat], table.most_hp(self.seat))
        if stat == DEF:
            lying = [die for die in table.active[self.seat] if die.number == DEFENCE_DIE]
            for die in lying[table.stat(self.seat, DEF) :]:
                lose(table, self.seat, die)


def can_parry(table: Bones, seat: Seat, unit: Unit) -> bool:
    """A Riposte waits in Picket's Active slots, and the Baddie stands beside him."""
    return table.adjacent(seat, unit) and any([die.icon == "riposte" for die in table.active[seat]])


class Parried(Choice, frozen=True):
    """Spend so many Ripostes: none, one to parry, two to hit back as well."""

    count: int


PARRIED = tuple(Parried(count) for count in range(3))


class Parry(Decision[Bones, Parried], frozen=True):
    """Whether Picket parries all that a Baddie does to him this turn."""

    rule = "effects"
    otherwise = TooFewRipostes()
    unit: Unit

    def options(self, table: Bones) -> Sequence[Parried]:
        """As many as he has, two at most."""
        waiting = len(table.dice_in(table.active, self.seat, "riposte"))
        return PARRIED[: waiting + 1]

    def no(self, table: Bones) -> Parried:
        """All play together."""
        return PARRIED[0]

    def resolve(self, table: Bones, choice: Parried) -> None:
        """The second one deals 3 damage."""
        for die in table.dice_in(table.active, self.seat, "riposte")[: choice.count]:
            table.active[self.seat].remove(die)
            exhaust(table, die)
        if choice.count:
            table.aimed = [enemy for enemy in table.aimed if enemy != self.seat]
            table.say(Riposted(self.seat, table.name(self.unit)))
        if choice.count == 2:
            harm(table, self.unit, RIPOSTE, self.seat, cause="riposte")
            settle(table)


class Answered(Choice, frozen=True):
    """Use the die, or keep it."""

    answered: bool


ANSWERED = (Answered(True), Answered(False))


class StrikeBack(Decision[Bones, Answered], frozen=True):
    """Whether Tantrum uses a die that waits for a blow: poison, or a blow back."""

    rule = "effects"
    otherwise = NothingToAnswer()
    unit: Unit
    icon: Icon

    def options(self, table: Bones) -> Sequence[Answered]:
        """Yes or no; nothing to answer any more means no."""
        ready = table.stands(self.unit) and table.dice_in(table.active, self.seat, self.icon)
        return ANSWERED if ready else ANSWERED[1:]

    def no(self, table: Bones) -> Answered:
        """All play together."""
        return ANSWERED[1]

    def resolve(self, table: Bones, choice: Answered) -> None:
        """The die is exhausted by it."""
        if not choice.answered:
            return
        die = table.dice_in(table.active, self.seat, self.icon)[0]
        table.active[self.seat].remove(die)
        table.say(SkillUsed(self.seat, skill_id(table, die), die.icon, die.n))
        exhaust(table, die)
        if self.icon == "poison_armor":
            afflict(table, self.unit, POISON, die.n)
        else:
            harm(table, self.unit, die.n, self.seat, cause="lashback")
        settle(table)
