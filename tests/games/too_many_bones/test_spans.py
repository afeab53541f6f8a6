"""What lasts a turn, a round, a battle, an encounter or a day ends with it, all of it (rulebook: phases)."""

from typing import get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Struct, ValidationError

from rouages.games.too_many_bones.adventure.day import Day
from rouages.games.too_many_bones.adventure.encounter import PutAway
from rouages.games.too_many_bones.battle.rounds import EndRound, NextTurn, Round
from rouages.games.too_many_bones.battle.tyrants import TyrantFought
from rouages.games.too_many_bones.box.rules import USUAL_RULES, BattleRules
from rouages.games.too_many_bones.spans import Battle, Encounter, Lasting, ThisRound, Today, Turn
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.battle_end import EndBattle
from tests.games.too_many_bones.positions import Pause, battle, camp

VALUES = (True, 7, [7] * 12, [7] * 4, (3,), "bog", "howl")
SPANS = (Turn, ThisRound, BattleRules, Battle, Encounter, Today, Lasting)


def unusual(span):
    """A record of which no field is as it was at first."""
    usual, hints = span(), get_type_hints(span, include_extras=True)
    return span(**{name: other(getattr(usual, name), hints[name]) for name in span.__struct_fields__})


def other(usual, kind):
    """A value of this type that is not the usual one."""
    for value in VALUES:
        try:
            found = msgspec.convert(value, kind)
        except ValidationError:
            continue
        if found != usual and (not isinstance(usual, list) or len(found) == len(usual) or not usual):
            return found
    raise AssertionError(f"no value of {kind} is known here")


def left_over(record):
    """The fields that are not as they were at first."""
    usual = type(record)()
    return {name for name in record.__struct_fields__ if getattr(record, name) != getattr(usual, name)}


@pytest.mark.parametrize("span", SPANS)
def test_the_unusual_record_is_unusual_in_every_field(span):
    assert left_over(unusual(span)) == set(span.__struct_fields__)


def fight():
    """A battle in which every span is full of what has happened."""
    table = battle("picket tantrum", "boar wolf")
    table.turn, table.this_round = unusual(Turn), unusual(ThisRound)
    table.battle, table.encounter = unusual(Battle), unusual(Encounter)
    table.battle.thief = table.battle.hunter = -1
    return table


@pytest.mark.parametrize("step", [NextTurn(), EndRound()])
def test_what_lasts_a_turn_ends_with_it(step):
    table = fight()
    step.run(table)
    assert left_over(table.turn) <= {"unit"}


def test_whose_turn_it_is_is_known_in_it():
    table = fight()
    NextTurn().run(table)
    assert table.turn == Turn(0)
    Round().run(table)
    assert table.turn == Turn(-1)


def test_what_lasts_a_round_ends_with_it():
    table = fight()
    EndRound().run(table)
    assert left_over(table.this_round) == set()


def test_what_lasts_a_battle_ends_with_it():
    table = fight()
    table.rules = unusual(BattleRules)
    EndBattle().run(table)
    assert table.rules == USUAL_RULES
    for record in (table.battle, table.this_round, table.turn):
        assert left_over(record) == set()
    assert left_over(table.encounter) == set(Encounter.__struct_fields__)


@pytest.mark.parametrize("step", [PutAway(), TyrantFought()])
def test_what_lasts_an_encounter_ends_with_it(step):
    table = camp()
    table.card, table.choice = table.deck.pop(), 0
    table.encounter, table.victory = unusual(Encounter), False
    step.run(table)
    assert left_over(table.encounter) == set()


def test_what_lasts_a_day_ends_with_it_and_what_lasts_the_adventure_stays():
    table = camp()
    table.today, table.lasting = unusual(Today), unusual(Lasting)
    table.then(Pause(0))
    Day().run(table)
    assert left_over(table.today) == set()
    assert left_over(table.lasting) == set(Lasting.__struct_fields__)


def test_no_position_has_keys_that_are_strings():
    def kinds(kind):
        yield kind
        for part in get_args(kind):
            yield from kinds(part)
        if isinstance(kind, type) and issubclass(kind, Struct):
            for hint in get_type_hints(kind).values():
                yield from kinds(hint)

    hints = [hint for name, hint in get_type_hints(Bones).items() if name not in ("agenda", "news", "rng")]
    assert [kind for hint in hints for kind in kinds(hint) if get_origin(kind) is dict] == []
