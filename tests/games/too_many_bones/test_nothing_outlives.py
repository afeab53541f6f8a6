"""Nothing outlives its end: what hangs on a unit, a die, a card or a battle goes with it."""

import pytest

from rouages.engine.agenda import asked, pending
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.baddies.tyrant_die import cloak, put_orb
from rouages.games.too_many_bones.battle.card_rules import golem_turns
from rouages.games.too_many_bones.battle.rounds import Return, TakePosition
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP
from rouages.games.too_many_bones.box.components import ALLY, GEARLOCS, NOBODY, ORB, UNITS, Tyrant
from rouages.games.too_many_bones.box.dice import PLACED, SKILL_DICE
from rouages.games.too_many_bones.box.effects import EFFECTS, KINDS
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.box.rules import USUAL_RULES, BattleRules
from rouages.games.too_many_bones.party.hands import discard
from rouages.games.too_many_bones.party.lockpicking import Attempt, encode
from rouages.games.too_many_bones.spans import Battle, Encounter, ThisRound, Turn
from rouages.games.too_many_bones.table import Phase
from rouages.games.too_many_bones.units.fall import send_off
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.proving import moments
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    battle,
    camp,
    choose,
    die,
    hold,
    run,
)

PARTIES = (
    ("tantrum", "picket"),
    ("boomer",),
    ("patches", "picket", "boomer"),
    ("boomer", "patches", "picket", "tantrum"),
)
ON_A_FOE = ("hp", "top", "ones", "twos", "fire", "attack_change", "signals", "risen")
OF_A_BATTLE = (
    "active", "plan", "buff", "lost_atk", "lost_def", "limited", "returning", "away", "acted", "meter",
    "aimed", "picked", "rolled", "queue", "dex",
)  # fmt: skip
ON_THE_TABLE = {
    "shown": {"Propose", "Decide", "KeepOne", "KeepTrove", "PickLock", "DropLoot"},
    "locks": {"PickLock", "NameLock", "Propose", "Decide"},
    "pick_dice": {"PickLock"},
    "first_roll": {"PickLock"},
    "lanterns": {"PutOut"},
    "critters": {"ChooseCritter"},
    "offered": {"KeepEncounter"},
    "darts": {"ChooseDarts", "UseDartsPlan"},
    "tried": {"SpendTraining", "RescueTraining"},
    "proposals": {"Propose", "Decide"},
}
"""What lies on the table only as long as one of these questions is asked."""


def left_over(table):
    """What is there although nothing holds it any more."""
    question = type(asked(table, pending(table)[0])).__name__ if pending(table) else ""
    lying = {name: getattr(table, name) for name in ON_THE_TABLE} | {"tried": any(table.tried)}
    yield from (name for name, by in ON_THE_TABLE.items() if lying[name] and question not in by)
    if not any(isinstance(item, TakePosition) for item in table.agenda):
        yield from left_by_units(table)
    yield from left_in_battle(table)
    yield from misplaced(table)
    if table.phase in (Phase.NEW_DAY, Phase.RECOVERY, Phase.OVER):
        yield from left_by_the_day(table)


def left_by_units(table):
    for unit in range(UNITS):
        if table.at[unit] != OFF:
            continue
        if any(table.effects[unit * KINDS : unit * KINDS + KINDS]):
            yield f"an effect on {unit}"
        if table.this_round.shifts[unit] or table.battle.inspired[unit] or unit in table.meter:
            yield f"{unit} on the meter"
        if unit >= GEARLOCS:
            yield from (f"{name} of {unit}" for name in ON_A_FOE if getattr(table, name)[unit])
            if table.chip[unit] != NO_CHIP:
                yield f"the chip of {unit}"
        elif table.round and unit < len(table.who) and not table.away[unit]:
            yield from (
                f"{zone} of {unit}" for zone in ("active", "plan", "buff") if getattr(table, zone)[unit]
            )


def left_in_battle(table):
    chips = [table.chip[unit] for unit in range(GEARLOCS, UNITS) if table.at[unit] != OFF]
    names = [CHIPS[chip].id for chip in chips]
    memory = table.battle
    stale = {
        "throne": memory.throne and "goblin_king" not in names,
        "silver hide": memory.silver_hide and "mulmesh" not in names,
        "curse": table.is_cursed and table.at[ORB] == OFF,
        "cloak": memory.cloaked and not any(table.away),
        "thief": memory.thief != NO_CHIP and memory.thief not in chips,
        "hunter": memory.hunter != NO_CHIP and memory.hunter not in (*chips, *table.queue),
        "undead": memory.undead != NO_CHIP and memory.undead not in table.queue,
        "trophies": table.trophies and not any(table.held(seat, NECKLACE) for seat in table.seats),
        "target": table.target != NOBODY and not table.round,
    }
    yield from (name for name, holds in stale.items() if holds)


NECKLACE = "hunters_body_count_necklace"


def misplaced(table):
    """A skill die is in use exactly as long as it lies somewhere."""
    zones = [die for zone in (table.active, table.locked, table.plan) for dice in zone for die in dice]
    lying = {(die.owner, die.number) for die in (*zones, *table.rolled)}
    for seat in table.seats:
        lying |= {(seat, number) for number in table.picked if table.turn.rolled and seat == table.turn.unit}
        for number in SKILL_DICE:
            if (table.skills[seat][number] == PLACED) != ((seat, number) in lying):
                yield f"die {number} of {seat}"


def left_by_the_day(table):
    yield from (name for name in OF_A_BATTLE if any_of(getattr(table, name)))
    spans = {"turn": Turn(), "this_round": ThisRound(), "battle": Battle(), "encounter": Encounter()}
    yield from (name for name, fresh in spans.items() if getattr(table, name) != fresh)
    if table.rules != USUAL_RULES or any(table.effects):
        yield "rules"


def any_of(value):
    return any(value) if isinstance(value, list) else value


@pytest.mark.parametrize("tyrant", list(Tyrant))
def test_nothing_is_left_of_what_has_ended(tyrant):
    """In whole adventures, at every question."""
    for seed, party in enumerate(PARTIES):
        told = {
            "gearlocs": list(party),
            "tyrant": tyrant,
            "difficulty": ("adventurer", "legendary")[seed % 2],
        }
        for match, _ in moments.plays(GAME, len(party), told, [seed], moments.mostly_greedy(0.3)):
            assert not list(left_over(match.table)), (seed, match.pending)


def test_what_lies_on_a_foe_goes_with_it():
    table = battle("picket", "great_bear boar")
    for effect in range(len(EFFECTS)):
        afflict(table, 4, effect)
    for name in ("ones", "twos", "fire", "attack_change", "signals", "risen"):
        getattr(table, name)[4] = 1
    table.battle.inspired = (0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0)
    table.this_round.shift(4, 1)
    harm(table, 4, 99, true=True)
    assert not list(left_by_units(table))


def test_what_lies_on_a_foe_that_leaves_goes_with_it():
    table = battle("picket", "great_bear boar")
    table.twos[4] = table.fire[4] = 1
    send_off(table, 4)
    assert not list(left_by_units(table))


def test_what_lies_on_a_gearloc_goes_when_it_is_knocked_out():
    table = battle("picket boomer", "great_bear")
    for effect in range(len(EFFECTS)):
        afflict(table, 0, effect)
    table.active[0] = [die(table, 0, "confidence adv_def 1")]
    table.skills[0][11] = PLACED
    table.buff[0] = 2
    harm(table, 0, 99, true=True)
    assert not list(left_over(table))


def test_the_golem_that_turns_leaves_nothing_behind():
    table = battle("picket", "boar")
    table.rules = BattleRules(ally=True, golem=True)
    table.chip[ALLY], table.hp[ALLY], table.top[ALLY], table.ones[ALLY] = CHIP["golden_golem"], 5, 9, 1
    table.at[ALLY], table.mat[9] = 9, ALLY
    table.meter.append(ALLY)
    golem_turns(table)
    assert (table.name(5), table.hp[5], table.top[5], table.ones[5]) == ("golden_golem", 5, 9, 1)
    assert not list(left_by_units(table))


def test_the_orb_of_gendricks_takes_its_curse_along():
    table = battle("picket", "gendricks", tyrant="gendricks")
    put_orb(table, 1, 4)
    assert table.is_cursed
    harm(table, ORB, 9, 0)
    assert not list(left_in_battle(table))


def test_the_hunters_3_hp_fall_with_it():
    table = battle("picket", "boar great_bear")
    table.battle.hunter = CHIP["boar"]
    harm(table, 4, 99, 0)
    assert table.battle.hunter == NO_CHIP


def test_dusters_cloak_is_over_when_all_are_back():
    table = battle("picket boomer", "duster", tyrant="duster")
    table.aimed = []
    cloak(table, 4)
    assert table.battle.cloaked
    vanished = table.away.index(True)
    table.returning[vanished] = 2
    run(table, Return(vanished))
    assert not table.battle.cloaked


def test_trophies_go_with_the_necklace():
    table = hold(battle("picket", "boar great_bear"), 0, NECKLACE)
    harm(table, 4, 99, 0)
    assert table.trophies == [CHIP["boar"]]
    discard(table, 0, table.held(0, NECKLACE))
    assert (table.trophies, table.fallen[0]) == ([], [CHIP["boar"]])


def test_nothing_of_an_attempt_at_a_lock_is_left():
    table = camp("picket")
    table.agenda = [Pause(0)]
    table.locks = [encode("6L")]
    run(table, Attempt(0))
    choose(table, "StopPicking")
    assert (table.pick_dice, table.first_roll) == ([], False)


def test_dex_ends_with_the_turn():
    table = battle("picket", "boar")
    table.dex = 3
    table.end_turn(4)
    assert table.dex == 0


def test_a_dropped_die_takes_its_effect_along():
    table = battle("picket", "boar")
    table.locked[0] = [die(table, 0, "lockdown const_taunt")]
    table.skills[0][6] = PLACED
    assert table.taunts(0)
    table.locked[0] = []
    assert not table.taunts(0)
