"""Deeds of encounter cards that are games of their own: shots, barrels, lanterns, darts, an old lady."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.components import ATK, DEF, STATS
from rouages.games.too_many_bones.box.dice import GEARLOC, attack_roll
from rouages.games.too_many_bones.box.words import Stat, UnitName
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.encounters.paths import roll
from rouages.games.too_many_bones.encounters.toll import PayLoot
from rouages.games.too_many_bones.events.adventure import TestFailed, TestPassed, TestRolled
from rouages.games.too_many_bones.events.dice import DiceLost
from rouages.games.too_many_bones.party.decisions import call_volunteer, seat_of
from rouages.games.too_many_bones.party.needs import loot_count
from rouages.games.too_many_bones.party.rewards import give
from rouages.games.too_many_bones.reasons import LanternDark, MoreThanHeld, OutOfRange, WhiteDieOnly
from rouages.games.too_many_bones.table import Bones

LEADER = 0
ROPES = 4
ROPES_NEEDED = 3


class Number(Choice, frozen=True):
    """A number."""

    number: int


NUMBERS = tuple(Number(number) for number in range(20))


def shoot(table: Bones, seat: Seat | None, count: int) -> list[int]:
    """Roll white ATK dice outside battle."""
    hits, _ = attack_roll(table.rng, count)
    table.say(TestRolled(seat, tuple(hits)))
    return hits


def judge(table: Bones, *, passed: bool, seat: Seat | None = None) -> None:
    """Say how a test went."""
    table.say(TestPassed(seat) if passed else TestFailed(seat))


class ShootRopes(Deed, frozen=True):
    """Four shots, three must hit (ruling 51)."""

    def run(self, table: Bones) -> None:
        """Or the encounter fails."""
        passed = len(shoot(table, None, ROPES)) >= ROPES_NEEDED
        judge(table, passed=passed)
        if not passed:
            table.encounter.failed = True


class ShootScout(Deed, frozen=True):
    """One Gearloc shoots at the scout."""

    def run(self, table: Bones) -> None:
        """The party decides who."""
        call_volunteer(table, Snipe())


class Snipe(Step[Bones], frozen=True):
    """The shooter chooses how many dice to risk."""

    def run(self, table: Bones) -> None:
        """They are lost for the battle."""
        table.then(RiskDice(seat_of(table)))


def attack_stat(table: Bones, seat: Seat) -> int:
    """A Gearloc's ATK outside battle."""
    return GEARLOC[table.who[seat]].stats[ATK] + table.bonus[4 * seat + ATK]


class RiskDice(Decision[Bones, Number], frozen=True):
    """How many ATK dice are shot at the scout."""

    rule = "encounter"
    otherwise = MoreThanHeld()

    def options(self, table: Bones) -> Sequence[Number]:
        """One to all."""
        return NUMBERS[1 : attack_stat(table, self.seat) + 1]

    def resolve(self, table: Bones, choice: Number) -> None:
        """Two damage take 2 points off; otherwise he gets away."""
        table.lost_atk[self.seat] += choice.number
        passed = sum(shoot(table, self.seat, choice.number)) >= 2
        judge(table, passed=passed, seat=self.seat)
        if passed:
            table.encounter.points = -2
        else:
            table.encounter.other_option = True


class GrabLoot(Deed, frozen=True):
    """The leader names a number."""

    def run(self, table: Bones) -> None:
        """Loot or trouble."""
        table.then(NameNumber(LEADER))


class NameNumber(Decision[Bones, Number], frozen=True):
    """How much the party dares to grab."""

    rule = "encounter"
    otherwise = OutOfRange(1, 6)

    def options(self, table: Bones) -> Sequence[Number]:
        """One to six."""
        return NUMBERS[1:7]

    def resolve(self, table: Bones, choice: Number) -> None:
        """Higher: so many Loot if the battle is won; otherwise so many points more."""
        passed = roll(table) > choice.number
        judge(table, passed=passed)
        if passed:
            table.encounter.gained = choice.number
        else:
            table.encounter.points = choice.number


class ScatterDice(Deed, frozen=True):
    """The party gives up one to six white dice for this battle."""

    def run(self, table: Bones) -> None:
        """One after the other."""
        table.then(GiveUpDie(LEADER))


class GivenDie(Choice, frozen=True):
    """A white die of a Gearloc."""

    who: int
    name: UnitName
    stat: Stat


class Enough(Choice, frozen=True):
    """No more."""


ENOUGH = Enough()


class GiveUpDie(Decision[Bones, GivenDie | Enough], frozen=True):
    """Which white die the party gives up next."""

    rule = "encounter"
    otherwise = WhiteDieOnly()

    def options(self, table: Bones) -> Sequence[GivenDie | Enough]:
        """At least one, at most six."""
        found: list[GivenDie | Enough] = []
        for seat in table.seats:
            lost = (table.lost_atk[seat], table.lost_def[seat])
            for stat, gone in zip((ATK, DEF), lost, strict=True):
                if GEARLOC[table.who[seat]].stats[stat] + table.bonus[4 * seat + stat] > gone:
                    found.append(GivenDie(seat, table.name(seat), STATS[stat]))
        return [*found, ENOUGH] if table.battle.scattered or not found else found

    def resolve(self, table: Bones, choice: GivenDie | Enough) -> None:
        """The more, the likelier the giant stumbles."""
        if isinstance(choice, Enough):
            return
        lost = table.lost_atk if choice.stat == "atk" else table.lost_def
        lost[choice.who] += 1
        table.say(DiceLost(choice.who, choice.stat, 1))
        table.battle.scattered += 1
        if table.battle.scattered < 6:
            table.then(self)


class ShootBarrels(Deed, frozen=True):
    """The leader chooses how many barrels are tried."""

    def run(self, table: Bones) -> None:
        """Then everybody shoots."""
        table.then(ChooseBarrels(LEADER))


class ChooseBarrels(Decision[Bones, Number], frozen=True):
    """How many barrels are lined up."""

    rule = "encounter"
    otherwise = OutOfRange(1, 4)

    def options(self, table: Bones) -> Sequence[Number]:
        """One to four."""
        return NUMBERS[1:5]

    def resolve(self, table: Bones, choice: Number) -> None:
        """The strongest first; each Gearloc shoots once at the first whole one."""
        whole = sorted([roll(table) for _ in range(choice.number)], reverse=True)
        for seat in table.seats:
            if whole:
                whole[0] -= sum(shoot(table, seat, attack_stat(table, seat)))
                if whole[0] <= 0:
                    del whole[0]
                    table.encounter.gained += 1


class MeetLanterns(Deed, frozen=True):
    """One lantern for each Gearloc, each to be put out by one."""

    def run(self, table: Bones) -> None:
        """The D6 says how bright each is."""
        table.lanterns = [roll(table) for _ in table.seats]
        table.then(*[PutOut(seat) for seat in table.seats], Darkness())


class PutOut(Decision[Bones, Number], frozen=True):
    """Which lantern a Gearloc tries to put out."""

    rule = "encounter"
    otherwise = LanternDark()

    def options(self, table: Bones) -> Sequence[Number]:
        """Any that burns."""
        return [NUMBERS[value] for value in sorted(set(table.lanterns))]

    def resolve(self, table: Bones, choice: Number) -> None:
        """Its own initiative die must reach the number."""
        faces = GEARLOC[table.who[self.seat]].initiative
        mine = faces[table.rng.throw(1, "lantern")[0]]
        table.say(TestRolled(self.seat, (mine,)))
        if mine >= choice.number:
            table.lanterns.remove(choice.number)
            table.encounter.gained += 1
        judge(table, passed=mine >= choice.number, seat=self.seat)


class Darkness(Step[Bones], frozen=True):
    """The lanterns that still burn are left."""

    def run(self, table: Bones) -> None:
        """It is a success anyway."""
        table.lanterns = []


class MeetOldLady(Deed, frozen=True):
    """The leader says how many Loot cards are given."""

    def run(self, table: Bones) -> None:
        """Then she answers."""
        table.then(PayLady(LEADER), LadyAnswers())


def presents(table: Bones, count: int) -> int:
    """The dice that so many Loot cards are worth: alone, each counts as two."""
    return count * (2 if len(table.who) == 1 else 1)


class PayLady(Decision[Bones, Number], frozen=True):
    """How many Loot cards the old lady gets."""

    rule = "encounter"
    otherwise = MoreThanHeld()

    def options(self, table: Bones) -> Sequence[Number]:
        """None to four."""
        return NUMBERS[: min(4, loot_count(table)) + 1]

    def resolve(self, table: Bones, choice: Number) -> None:
        """A die for each."""
        table.encounter.given = presents(table, choice.number)
        table.then(PayLoot(choice.number))


class LadyAnswers(Step[Bones], frozen=True):
    """The higher the total, the better the answer (ruling 50)."""

    def run(self, table: Bones) -> None:
        """Nothing given: a day is lost."""
        total = sum([roll(table) for _ in range(table.encounter.given)])
        if not total:
            table.encounter.failed = True
            table.day += 1
            return
        reward = {"progress": 1, "training": 1 if total <= 6 else 2}
        if 13 <= total <= 18:
            reward["trove_party"] = 1
        elif total >= 19:
            reward["trove_each"] = 1
        give(table, reward)
