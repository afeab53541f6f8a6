"""What the choices of an encounter promise: darts, barrels, presents, prey, dynamite, locks, rescues."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from rouages.games.too_many_bones.box.components import ATK
from rouages.games.too_many_bones.box.dice import ATTACK_FACES, DEFENCE_FACES, GEARLOC
from rouages.games.too_many_bones.encounters.courses import COURSES, Course
from rouages.games.too_many_bones.encounters.critters import ChooseCritter, Critter, NoCritter, dice_for
from rouages.games.too_many_bones.encounters.darts import (
    SETS,
    AllPlayDarts,
    ChooseDarts,
    DartsDice,
    DartsPlan,
    UseDartsPlan,
    game_of,
    scores,
)
from rouages.games.too_many_bones.encounters.darts import (
    chance as winning,
)
from rouages.games.too_many_bones.encounters.fights import DYNAMITE_DICE, AimDynamite
from rouages.games.too_many_bones.encounters.locks import LOCK_OF_THE_BOX, LockKind, NameLock
from rouages.games.too_many_bones.encounters.trials import (
    ROPES,
    ROPES_NEEDED,
    ChooseBarrels,
    Enough,
    GivenDie,
    GiveUpDie,
    Number,
    PayLady,
    ShootRopes,
    attack_stat,
    presents,
)
from rouages.games.too_many_bones.party.decisions import OPTION, Decide, NoProposal, Propose, Verdict
from rouages.games.too_many_bones.party.lockpicking import difficulty, encode
from rouages.games.too_many_bones.party.training import Rescue, RescueTraining
from rouages.games.too_many_bones.sight.odds.camp import training_chance
from rouages.games.too_many_bones.sight.odds.locks import ALL_PICKS, lock_chance
from rouages.games.too_many_bones.sight.odds.rolls import at_least, bones_of, hit_chances, total_chances
from rouages.games.too_many_bones.sight.odds.told import (
    PLACES,
    Barrels,
    Chance,
    LadysAnswer,
    LostDay,
    Score,
    Teller,
    chance,
)
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.meter import Again, KeepInitiative
from rouages.games.too_many_bones.units.moving import Spot


def _option(table: Bones, decision: Decide | Propose, option: Verdict | NoProposal) -> Chance | None:
    """How likely the test of a card's option is passed, where dice alone decide it."""
    if isinstance(option, NoProposal) or option.topic != OPTION:
        return None
    share = test_chance(table, COURSES[table.card][option.number])
    return None if share is None else chance("passes", share)


def test_chance(table: Bones, course: Course) -> float | None:
    """Rope arrows must hit three times in four; at darts so many Gearlocs must win."""
    match course.first:
        case (ShootRopes(),):
            return at_least(1 - hit_chances(1)[0], ROPES, ROPES_NEEDED)
        case (AllPlayDarts(needed=needed),):
            return at_least(max(winning(dice) for dice in SETS), len(table.who), needed)
    return None


def _darts(table: Bones, decision: ChooseDarts, option: DartsDice) -> Chance:
    """How likely these dice win."""
    return chance("wins", winning(option))


def _darts_plan(table: Bones, decision: UseDartsPlan, option: DartsPlan) -> Score:
    """What both have left after this throw."""
    mine, theirs = scores(game_of(table), option.plan)
    return Score(max(0, mine), max(0, theirs))


def _barrels(table: Bones, decision: ChooseBarrels, option: Number) -> Barrels:
    """How many break on average, and how likely any does."""
    none, average = barrel_odds(tuple(attack_stat(table, seat) for seat in table.seats), option.number)
    return Barrels(round(average, 1), round(1 - none, PLACES))


@cache
def barrel_odds(dice: tuple[int, ...], count: int) -> tuple[float, float]:
    """How likely no barrel breaks, and how many break on average; one throw after the other."""
    none = average = 0.0
    for hp in combinations_with_replacement(range(6, 0, -1), count):
        ways = factorial(count) / prod([factorial(hp.count(value)) for value in set(hp)]) / 6**count
        states = {(0, hp[0]): ways}
        for thrown in dice:
            states = _after_throw(states, hp, thrown)
        none += sum([share for (broken, _), share in states.items() if not broken])
        average += sum([broken * share for (broken, _), share in states.items()])
    return none, average


def _after_throw(
    states: dict[tuple[int, int], float], hp: tuple[int, ...], dice: int
) -> dict[tuple[int, int], float]:
    """Barrels broken and what the next one has left, after one more throw."""
    found: dict[tuple[int, int], float] = {}
    for (broken, left), share in states.items():
        for damage, likely in enumerate(hit_chances(dice) if left else (1.0,)):
            after = (broken, left - damage)
            if left and damage >= left:
                after = (broken + 1, hp[broken + 1] if broken + 1 < len(hp) else 0)
            found[after] = found.get(after, 0.0) + share * likely
    return found


def _lady(table: Bones, decision: PayLady, option: Number) -> LadysAnswer | LostDay:
    """How likely her answer is worth two training points, and how likely a Trove."""
    dice = presents(table, option.number)
    if not dice:
        return LostDay()
    totals = total_chances(dice)
    return LadysAnswer(round(sum(totals[7:]), PLACES), round(sum(totals[13:]), PLACES))


def _stumble(table: Bones, decision: GiveUpDie, option: GivenDie | Enough) -> Chance:
    """How likely the giant stumbles each round."""
    given = table.battle.scattered + (1 if isinstance(option, GivenDie) else 0)
    return chance("stumbles", given / 6)


def _critter(table: Bones, decision: ChooseCritter, option: Critter | NoCritter) -> Chance | None:
    """How likely it is caught."""
    if isinstance(option, NoCritter):
        return None
    hits = hit_chances(dice_for(table, decision.seat, option.place))
    return chance("caught", sum(hits[option.hp :]))


def _dynamite(table: Bones, decision: AimDynamite, option: Spot) -> Chance:
    """How likely the rubble there is cleared at once."""
    return chance("cleared", sum(hit_chances(DYNAMITE_DICE)[table.hp[table.mat[option.place]] :]))


def _lock(table: Bones, decision: NameLock, option: LockKind) -> Chance:
    """How likely one roll opens it."""
    lock = encode(LOCK_OF_THE_BOX[option.kind])
    return chance("opens", lock_chance(ALL_PICKS, lock % 3, difficulty(table, lock)))


def _initiative(table: Bones, decision: KeepInitiative, option: Again) -> Chance | None:
    """How likely another roll is higher."""
    if not option.again:
        return None
    faces = GEARLOC[table.who[decision.seat]].initiative
    now = table.turn.initiative[decision.seat]
    return chance("higher", sum([face > now for face in faces]) / len(faces))


def _rescue(table: Bones, decision: RescueTraining, option: Rescue) -> Chance | None:
    """How likely the training is saved."""
    faces = ATTACK_FACES if decision.stat == ATK else DEFENCE_FACES
    whole = 1 - bones_of(faces)
    match option.by:
        case None:
            return None
        case "gadget_arm":
            return chance("saves", training_chance(table, decision.seat, decision.stat))
        case "reflex_powder":
            return chance("saves", whole if decision.bones == 1 else 0.0)
    return chance("saves", 1.0)


ENCOUNTERED: dict[type[Any], Teller] = {
    Decide: _option,
    Propose: _option,
    ChooseDarts: _darts,
    UseDartsPlan: _darts_plan,
    ChooseBarrels: _barrels,
    PayLady: _lady,
    GiveUpDie: _stumble,
    ChooseCritter: _critter,
    AimDynamite: _dynamite,
    NameLock: _lock,
    KeepInitiative: _initiative,
    RescueTraining: _rescue,
}
