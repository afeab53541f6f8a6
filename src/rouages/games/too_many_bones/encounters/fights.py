"""Deeds of encounter cards that change who fights: duels, vanguards, targets that do not move."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rouages.engine.agenda import Decision, Step
from rouages.games.too_many_bones.adventure.loot_first import OfferLoot
from rouages.games.too_many_bones.battle.rounds import StartBattle
from rouages.games.too_many_bones.box.chips import CHIPS, CLOAK, RAT, RUBBLE, Chip, named
from rouages.games.too_many_bones.box.components import GEARLOCS, NOBODY
from rouages.games.too_many_bones.box.dice import attack_roll
from rouages.games.too_many_bones.box.mat import BADDIE_MELEE, BADDIE_RANGED, NEIGHBOURS, ROW
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.encounters.paths import roll
from rouages.games.too_many_bones.encounters.trials import judge
from rouages.games.too_many_bones.events.adventure import TestRolled
from rouages.games.too_many_bones.events.battle import BaddieFound
from rouages.games.too_many_bones.events.harm import Damaged
from rouages.games.too_many_bones.party.decisions import call_volunteer, seat_of
from rouages.games.too_many_bones.party.drawing import shuffle_in
from rouages.games.too_many_bones.reasons import RubbleOnly
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.arrival import put
from rouages.games.too_many_bones.units.battle_end import clear_mat, put_under
from rouages.games.too_many_bones.units.harm import harm
from rouages.games.too_many_bones.units.moving import SPOTS, Spot
from rouages.games.too_many_bones.units.queue import build_by_points, fill, find_chip
from rouages.games.too_many_bones.units.scouting import ScoutFreely

CLOAKS = (3, 5, 4, 4)
CLOAK_ROUNDS = 5
RUBBLE_HP = 3
DYNAMITES = 2
DYNAMITE_DICE = 2
BADDIE_PLACES = ROW[BADDIE_MELEE] + ROW[BADDIE_RANGED]
GOLEM_CHIP = named("golden_golem")[0]


def line_up(table: Bones, chip: int, hps: Sequence[int]) -> None:
    """Things to be hit stand in the Baddie melee places, then in the ranged ones."""
    for number, hp in enumerate(hps):
        put(table, GEARLOCS + number, chip, BADDIE_PLACES[number], hp)


class MeetCloaks(Deed, frozen=True):
    """One Gearloc alone against four cloaks that do not move."""

    stake = "battle"

    def run(self, table: Bones) -> None:
        """The party decides who."""
        call_volunteer(table, FightCloaks())


class FightCloaks(Step[Bones], frozen=True):
    """Five rounds to clear them all."""

    def run(self, table: Bones) -> None:
        """The others watch."""
        seat = seat_of(table)
        line_up(table, CLOAK, CLOAKS)
        table.rules = replace(table.rules, last_round=CLOAK_ROUNDS, needed=len(CLOAKS))
        stand_aside(table, seat)
        table.then(StartBattle())


def stand_aside(table: Bones, fighter: int) -> None:
    """All but one stay off the mat."""
    for seat in table.seats:
        table.away[seat] = seat != fighter


class MeetRats(Deed, frozen=True):
    """One rat more than Gearlocs, one round; all but one must fall, all bring a door."""

    stake = "battle"

    def run(self, table: Bones) -> None:
        """The D6 says how tough each is."""
        line_up(table, RAT, [roll(table) for _ in range(len(table.who) + 1)])
        table.rules = replace(table.rules, last_round=1, needed=len(table.who))
        table.then(StartBattle(), RatsFought())


class RatsFought(Step[Bones], frozen=True):
    """With every rat gone the Ebonite Doorway is found."""

    def run(self, table: Bones) -> None:
        if table.encounter.cleared > len(table.who):
            shuffle_in(table, "SP5")


class CallDuel(Deed, frozen=True):
    """One Gearloc takes on the first Baddie alone."""

    def run(self, table: Bones) -> None:
        """The party decides who."""
        call_volunteer(table, StartDuel())


class StartDuel(Step[Bones], frozen=True):
    """The others enter after round 3, or when either falls."""

    def run(self, table: Bones) -> None:
        """One lane, one Baddie."""
        stand_aside(table, seat_of(table))
        table.rules = replace(table.rules, duel=True, most_baddies=1)


class MeetVanguard(Deed, frozen=True):
    """Two 5-point Baddies first; a defeat ends it."""

    stake = "battle"

    def run(self, table: Bones) -> None:
        """A battle before the battle."""
        table.queue = []
        fill(table, (0, 2, 0))
        table.then(StartBattle(), VanguardFought())


class VanguardFought(Step[Bones], frozen=True):
    """Only a victory leads to the second battle, with the HP that are left."""

    def run(self, table: Bones) -> None:
        """Skip it after a defeat."""
        if not table.victory:
            table.encounter.beaten = True


class RunBridge(Deed, frozen=True):
    """Every ranged Baddie of the queue shoots with 2 dice; KO is a failure."""

    stake = "battle"

    def run(self, table: Bones) -> None:
        """One Baddie after the other."""
        table.queue = []
        build_by_points(table, len(table.who) * table.day)
        table.then(*[PassOne(chip) for chip in reversed(table.queue)], CrossBridge())


class PassOne(Step[Bones], frozen=True):
    """A Baddie of the queue is seen, and a ranged one shoots; Loot may help before."""

    chip: Chip

    def run(self, table: Bones) -> None:
        """Those of melee only wave."""
        table.say(BaddieFound(CHIPS[self.chip].id))
        if not CHIPS[self.chip].melee:
            table.then(OfferLoot("test"), BeShot())


class BeShot(Step[Bones], frozen=True):
    """A Baddie shoots at the lone Gearloc with 2 dice."""

    def run(self, table: Bones) -> None:
        """Nothing protects it."""
        hits, _ = attack_roll(table.rng, 2)
        table.say(TestRolled(None, tuple(hits)))
        lost = min(table.hp[0], sum(hits))
        if lost:
            table.hp[0] -= lost
            table.say(Damaged(0, table.name(0), lost, table.hp[0], "attack"))


class CrossBridge(Step[Bones], frozen=True):
    """All go under their stacks again."""

    def run(self, table: Bones) -> None:
        """A KO'd Gearloc has not crossed it."""
        for chip in reversed(table.queue):
            put_under(table, chip, seen=True)
        table.queue = []
        if not table.hp[0]:
            table.encounter.failed = True


class LureGolem(Deed, frozen=True):
    """The Golden Golem fights the queue for three rounds; then it is everybody's enemy."""

    def run(self, table: Bones) -> None:
        """The Gearloc waits off the mat."""
        find_chip(table, 2, lambda facts: facts.named == "golden_golem")
        table.say(BaddieFound(CHIPS[GOLEM_CHIP].id))
        stand_aside(table, NOBODY)
        table.rules = replace(table.rules, ally=True, golem=True)
        table.lured = (GOLEM_CHIP,)


class ScoutTwo(Deed, frozen=True):
    """Two Baddies of the stacks are turned up."""

    def run(self, table: Bones) -> None:
        """By the leader."""
        table.then(ScoutFreely(0), ScoutFreely(0))


class ClearRubble(Deed, frozen=True):
    """Two stacks for each Gearloc, and two dynamites each to clear them."""

    def run(self, table: Bones) -> None:
        """Seat by seat."""
        table.round = 1
        line_up(table, RUBBLE, [RUBBLE_HP] * (2 * len(table.who)))
        throws = [ThrowDynamite(seat) for seat in table.seats for _ in range(DYNAMITES)]
        table.then(*throws, RubbleCleared())


class ThrowDynamite(Step[Bones], frozen=True):
    """One dynamite."""

    seat: int

    def run(self, table: Bones) -> None:
        """If anything is left."""
        if table.foes():
            table.then(AimDynamite(self.seat))


class AimDynamite(Decision[Bones, Spot], frozen=True):
    """Where a dynamite is thrown."""

    rule = "encounter"
    otherwise = RubbleOnly()

    def options(self, table: Bones) -> Sequence[Spot]:
        """At any rubble."""
        return [SPOTS[table.at[unit]] for unit in table.foes()]

    def resolve(self, table: Bones, choice: Spot) -> None:
        """Two ATK dice there, half of it beside."""
        hits, _ = attack_roll(table.rng, DYNAMITE_DICE)
        table.say(TestRolled(self.seat, tuple(hits)))
        amount = sum(hits)
        units = [(table.mat[choice.place], amount)]
        units += [(table.mat[near], amount // 2) for near in NEIGHBOURS[choice.place]]
        for unit, hurt in units:
            if unit >= 0:
                harm(table, unit, hurt, cause="card")


class RubbleCleared(Step[Bones], frozen=True):
    """All rubble must go."""

    def run(self, table: Bones) -> None:
        """Or the encounter fails."""
        left = bool(table.foes())
        judge(table, passed=not left)
        clear_mat(table)
        table.encounter.cleared = 0
        if left:
            table.encounter.failed = True
