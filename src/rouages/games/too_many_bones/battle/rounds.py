"""A battle: set-up in the rulebook's order, then rounds until a side has fallen."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.baddies.turn import BaddieTurn
from rouages.games.too_many_bones.battle.card_rules import at_battle_start, at_round_end, at_round_start
from rouages.games.too_many_bones.battle.flares import SendSquirrel
from rouages.games.too_many_bones.box.chips import CHIPS, MOHLNOR, NO_CHIP
from rouages.games.too_many_bones.box.components import ALLY, GEARLOCS, LAST_CALM_ROUND, UNITS
from rouages.games.too_many_bones.box.dice import GEARLOC, PICKET, READY, SKILL_DICE, TANTRUM
from rouages.games.too_many_bones.box.mat import (
    GEARLOC_MELEE,
    GEARLOC_RANGED,
    LANES,
    POSITIONS,
    ROW,
    Position,
)
from rouages.games.too_many_bones.events.battle import Fatigued, Placed, RoundBegan, TurnBegan
from rouages.games.too_many_bones.events.dice import InnateWorked
from rouages.games.too_many_bones.events.harm import Revived
from rouages.games.too_many_bones.gearlocs.shield_wall import shield_wall
from rouages.games.too_many_bones.gearlocs.turn import GearlocTurn
from rouages.games.too_many_bones.party.slots import exhaust_skill, set_rage
from rouages.games.too_many_bones.reasons import WrongStart
from rouages.games.too_many_bones.table import Bones, Phase
from rouages.games.too_many_bones.units.arrival import fill_mat, put
from rouages.games.too_many_bones.units.battle_end import EndBattle
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import harm, heal
from rouages.games.too_many_bones.units.meter import JoinOnTop, SetMeter, TellMeter, join_late, shift_meter
from rouages.games.too_many_bones.units.queue import add

LAST_ROUND_OF_TIREDNESS = 10
"""After it fatigue is true damage that grows, so that every battle ends (ruling 62)."""


class StartBattle(Step[Bones], frozen=True):
    """Rage, Baddies, initiative, positions, effects at the start; then round 1."""

    def run(self, table: Bones) -> None:
        """The queue is built and the card's rules are known."""
        table.phase = Phase.BATTLE
        table.round = 1
        table.victory = False
        for seat in table.seats:
            if table.who[seat] == TANTRUM:
                set_rage(table, seat, 1, 0)
        if table.marked != NO_CHIP:
            table.battle.knife = True
        if table.rules.ally:
            call_ally(table)
        if table.rules.one_lane:
            for seat in table.seats[2:]:
                table.away[seat] = table.hp[seat] > 0
        fill_mat(table)
        takers = [TakePosition(seat) for seat in table.seats if table.hp[seat] > 0 and not table.away[seat]]
        table.then(SendSquirrel(), SetMeter(), *takers, OpenBattle(), Round(), EndBattle())


def call_ally(table: Bones) -> None:
    """A helper stands in the Gearloc melee row: a Mohlnor, or the golem that was lured."""
    chip = table.lured[0] if table.lured else MOHLNOR
    table.lured = ()
    place = next(place for place in ROW[GEARLOC_MELEE] if table.mat[place] < 0)
    put(table, ALLY, chip, place, CHIPS[chip].hp)
    for _ in range(CHIPS[chip].skulls):
        add(table, 5, on_top=False)


class Place(Choice, frozen=True):
    """A position on the mat."""

    place: Position


SPOTS = tuple(Place(place) for place in range(POSITIONS))


class TakePosition(Decision[Bones, Place], frozen=True):
    """Where a Gearloc starts: in the row of its attack type (ruling 10)."""

    rule = "battle"
    otherwise = WrongStart()

    def options(self, table: Bones) -> Sequence[Place]:
        """Any free place of that row, or of the other if it is full."""
        return start_places(table, self.seat)

    def resolve(self, table: Bones, choice: Place) -> None:
        stand(table, self.seat, choice.place)


def start_places(table: Bones, seat: Seat) -> list[Place]:
    """The free starting places of a Gearloc."""
    melee = GEARLOC[table.who[seat]].melee
    rows: tuple[int, ...] = (GEARLOC_MELEE, GEARLOC_RANGED) if melee else (GEARLOC_RANGED, GEARLOC_MELEE)
    if table.rules.one_lane:
        places = [row * LANES for row in (GEARLOC_MELEE, GEARLOC_RANGED)]
        return [SPOTS[place] for place in places if table.mat[place] < 0][:1]
    if table.rules.behind:
        rows = (GEARLOC_MELEE,)
    for row in rows:
        found = [SPOTS[place] for place in ROW[row] if table.mat[place] < 0]
        if found:
            return found
    return [spot for spot in SPOTS if table.mat[spot.place] < 0]


def stand(table: Bones, seat: Seat, place: Position) -> None:
    """A Gearloc takes its place on the mat."""
    table.at[seat] = place
    table.mat[place] = seat
    table.acted[seat] = False
    table.say(Placed(seat, place))


class OpenBattle(Step[Bones], frozen=True):
    """What happens at the start of battle: debts, gifts, Shield Wall, the card."""

    def run(self, table: Bones) -> None:
        """Shields are up before the card has its say."""
        table.then(CardOpens())
        for seat in table.standing():
            table.buff[seat] += table.owed_buff[seat]
            table.owed_buff[seat] = 0
            _pay_debts(table, seat)
            if table.who[seat] == PICKET and table.stands(seat):
                table.say(InnateWorked(seat, GEARLOC[PICKET].innate))
                shield_wall(table, seat)


class CardOpens(Step[Bones], frozen=True):
    """What the card or the tyrant does at the start of battle."""

    def run(self, table: Bones) -> None:
        """A battle without foes is won at once (ruling 6)."""
        at_battle_start(table)
        settle(table)


def _pay_debts(table: Bones, seat: Seat) -> None:
    """Troll Brew and unwanted affection catch up with a Gearloc."""
    ready = [number for number in SKILL_DICE if table.skills[seat][number] == READY]
    skills = GEARLOC[table.who[seat]].skills
    for number in [number for number in ready if skills[number].rolled][: table.owed_dice[seat]]:
        exhaust_skill(table, seat, number)
    table.owed_dice[seat] = 0
    owed, table.owed_hp[seat] = table.owed_hp[seat], 0
    harm(table, seat, owed, cause="troll_brew", true=True)


class Round(Step[Bones], frozen=True):
    """Every unit takes one turn; after round 5 everybody tires first (ruling 16)."""

    def run(self, table: Bones) -> None:
        """The card may have its own start of the round."""
        table.acted = [False] * UNITS
        table.say(RoundBegan(table.round))
        table.end_turn()
        table.rng.turn(f"round {table.round}")
        table.then(NextTurn(), EndRound())
        if table.round > LAST_CALM_ROUND:
            tire(table)
            if not settle(table):
                return
        for seat in table.standing():
            if seat in table.battle.roots:
                heal(table, seat, 1)
        at_round_start(table)
        settle(table)


def tire(table: Bones) -> None:
    """One damage for all units at once; very late, true damage that grows (rulings 15, 62)."""
    table.say(Fatigued(table.round))
    late = table.round - LAST_ROUND_OF_TIREDNESS
    for unit in range(UNITS):
        harm(table, unit, 1 + max(0, late), cause="fatigue", true=late > 0)


class NextTurn(Step[Bones], frozen=True):
    """The first unit on the meter that has not acted takes its turn."""

    def run(self, table: Bones) -> None:
        """Go on until all have acted."""
        acted = table.acted
        for unit in table.meter:
            if not acted[unit]:
                acted[unit] = True
                table.end_turn(unit)
                table.say(TurnBegan(unit, table.name(unit)))
                table.then(GearlocTurn(unit) if unit < GEARLOCS else BaddieTurn(unit), self)
                return


class EndRound(Step[Bones], frozen=True):
    """The meter, and effects at the end of the round."""

    def run(self, table: Bones) -> None:
        """Then others come."""
        table.end_turn()
        table.rng.turn(f"round {table.round}")
        table.then(Reinforce())
        shift_meter(table)
        table.end_round()
        at_round_end(table)
        settle(table)


class Reinforce(Step[Bones], frozen=True):
    """Returns, then newcomers."""

    def run(self, table: Bones) -> None:
        """Then the round die goes up."""
        back = [seat for seat in table.seats if table.returning[seat] and not table.stands(seat)]
        table.then(*[Return(seat) for seat in back], Newcomers(), NextRound())


class Return(Step[Bones], frozen=True):
    """A revived Gearloc comes back in a starting place; without one it waits (ruling 81)."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Its player chooses the place."""
        if not start_places(table, self.seat):
            return
        table.hp[self.seat] = min(table.returning[self.seat], table.most_hp(self.seat))
        table.returning[self.seat] = 0
        table.away[self.seat] = False
        table.battle.cloaked = table.battle.cloaked and any(table.away)
        table.say(Revived(self.seat, table.hp[self.seat]))
        if table.who[self.seat] == TANTRUM and not any(die.icon == "rage" for die in table.active[self.seat]):
            restart_rage(table, self.seat)
        table.then(TakePosition(self.seat))


def restart_rage(table: Bones, seat: Seat) -> None:
    """A Rage die that was not used up goes back to its first face when Tantrum returns."""
    if table.skills[seat][1] == READY:
        set_rage(table, seat, 1, 0)


class Newcomers(Step[Bones], frozen=True):
    """Baddies of the queue fill the mat up to four; all who came or came back join the meter late."""

    def run(self, table: Bones) -> None:
        """Baddies in lane order; Gearlocs choose their places among those on top (ruling 9)."""
        came = fill_mat(table)
        back = [seat for seat in table.standing() if seat not in table.meter]
        if came or back:
            on_top = join_late(table, sorted(came))
            joining = [JoinOnTop(seat, on_top + before) for before, seat in enumerate(back)]
            table.then(*joining, TellMeter())


class NextRound(Step[Bones], frozen=True):
    """The round die goes up."""

    def run(self, table: Bones) -> None:
        """And the next round begins."""
        if settle(table):
            table.round += 1
            table.then(Round())
