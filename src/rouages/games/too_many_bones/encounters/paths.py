"""Deeds of encounter cards without games: HP, dice that decide, and what is remembered."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Decision, Seat, Step
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import HP
from rouages.games.too_many_bones.box.dice import d6
from rouages.games.too_many_bones.box.loot import FACE, new
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.events.adventure import NumberRolled, StatLowered
from rouages.games.too_many_bones.events.battle import BaddieFound
from rouages.games.too_many_bones.party.decisions import (
    VOLUNTEER,
    Verdict,
    call_volunteer,
    gearloc_verdict,
    seat_of,
)
from rouages.games.too_many_bones.party.gaining import take
from rouages.games.too_many_bones.reasons import NotTied
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import lose_outside
from rouages.games.too_many_bones.units.queue import find_chip


def roll(table: Bones, seat: Seat | None = None) -> int:
    number = d6(table.rng)
    table.say(NumberRolled(seat, number))
    return number


def all_lose(table: Bones, amount: int) -> None:
    """Each Gearloc loses HP."""
    for seat in table.seats:
        lose_outside(table, seat, amount)


class AllLose(Deed, frozen=True):
    """Each Gearloc loses HP."""

    amount: int

    def run(self, table: Bones) -> None:
        all_lose(table, self.amount)


class RollForPoison(Deed, frozen=True):
    """Each rolls the D6; unless its HP is higher it starts the battle poisoned."""

    stake = "test"

    def run(self, table: Bones) -> None:
        """Seat by seat."""
        for seat in table.seats:
            if table.hp[seat] <= roll(table, seat):
                table.battle.poisoned += (seat,)


class NearestLoses(Deed, frozen=True):
    """The Gearloc whose HP is closest to the D6 loses HP."""

    stake = "test"
    amount: int

    def run(self, table: Bones) -> None:
        """The party breaks ties."""
        number = roll(table)
        nearest = min([abs(table.hp[seat] - number) for seat in table.seats])
        tied = [seat for seat in table.seats if abs(table.hp[seat] - number) == nearest]
        if len(tied) == 1:
            lose_outside(table, tied[0], self.amount)
        else:
            table.then(ChooseLoser(0, tuple(tied), self.amount))


class ChooseLoser(Decision[Bones, Verdict], frozen=True):
    """Which of several Gearlocs loses HP."""

    rule = "encounter"
    otherwise = NotTied()
    tied: tuple[Seat, ...]
    amount: int

    def options(self, table: Bones) -> Sequence[Verdict]:
        """Those whose HP is equally close."""
        return [gearloc_verdict(table, VOLUNTEER, seat) for seat in self.tied]

    def resolve(self, table: Bones, choice: Verdict) -> None:
        lose_outside(table, choice.number, self.amount)


class RollForPoints(Deed, frozen=True):
    """Two rolls of the D6 are added to the points."""

    def run(self, table: Bones) -> None:
        """Of the queue that comes."""
        table.encounter.points += roll(table) + roll(table)


class SkipRecovery(Deed, frozen=True):
    """There is no recovery phase today."""

    def run(self, table: Bones) -> None:
        """The day ends with the card."""
        table.encounter.no_recovery = True


class BrewAntidote(Deed, frozen=True):
    """Drellen's Poison Enhancer does nothing any more."""

    def run(self, table: Bones) -> None:
        """For the rest of the adventure."""
        table.lasting.antidote = True


class WeakenOrbs(Deed, frozen=True):
    """Gendricks' orbs have fewer HP."""

    hp: int

    def run(self, table: Bones) -> None:
        """For the rest of the adventure."""
        table.lasting.orb_hp = self.hp


class RallyGoblins(Deed, frozen=True):
    """The Goblin that was defeated last joins every queue that is built by points."""

    def run(self, table: Bones) -> None:
        """For the rest of the adventure."""
        table.lasting.goblins = True


class RestLong(Deed, frozen=True):
    """Each may use all individual options today."""

    def run(self, table: Bones) -> None:
        """In the recovery phase."""
        table.today.long_rest = True


class RestBadly(Deed, frozen=True):
    """Resting heals only half today."""

    def run(self, table: Bones) -> None:
        """In the recovery phase."""
        table.today.bad_rest = True


class EnterWarRoom(Deed, frozen=True):
    """Training of this reward ignores Bones."""

    def run(self, table: Bones) -> None:
        """It comes right after."""
        table.encounter.war_room = True


class OweDice(Deed, frozen=True):
    """Skill dice will be missing in the next battle."""

    count: int

    def run(self, table: Bones) -> None:
        for seat in table.seats:
            table.owed_dice[seat] = self.count


class LowerHp(Deed, frozen=True):
    """The HP stat of a lone Gearloc goes down by one."""

    def run(self, table: Bones) -> None:
        """If it can."""
        lower_hp(table, 0, 1)


def lower_hp(table: Bones, seat: Seat, amount: int) -> None:
    """The HP die goes down, never below the base."""
    place = 4 * seat + HP
    lost = min(amount, table.bonus[place])
    if lost:
        table.bonus[place] -= lost
        table.hp[seat] = min(table.hp[seat], table.most_hp(seat))
        table.say(StatLowered(seat, "hp"))


class KeepFlask(Deed, frozen=True):
    """The card is kept as a flask with 2 HP."""

    def run(self, table: Bones) -> None:
        """By the lone Gearloc."""
        take(table, 0, new(FACE["healing_flask"]))


class StoreBeast(Deed, frozen=True):
    """The first Beast of the stack, or of the defeated, waits on Mulmesh's card."""

    def run(self, table: Bones) -> None:
        """A larger one for a large party."""
        rank = 0 if len(table.who) <= 2 else 1
        chip = find_chip(table, rank, lambda facts: facts.type == "beast", box=False)
        if chip is not None:
            table.stored.append(chip)
            table.say(BaddieFound(CHIPS[chip].id))


class HoldOutHand(Deed, frozen=True):
    """One Gearloc holds out a hand to Duster's pack."""

    def run(self, table: Bones) -> None:
        """The party decides who."""
        call_volunteer(table, OfferHand())


class OfferHand(Step[Bones], frozen=True):
    """On 1 or 2 its HP die drops by 3; otherwise the pack leaves."""

    def run(self, table: Bones) -> None:
        """It is a success anyway."""
        seat = seat_of(table)
        if roll(table, seat) <= 2:
            lower_hp(table, seat, 3)
