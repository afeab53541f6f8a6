"""Rehearsal: a turn with what the others may do, near enough to the rules, and blind for what is hidden."""

import random

import pytest

from rouages.bots import BOTS, Perspective
from rouages.engine.copying import copy_table
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.program import ALIKE, CARDS, NO_CARD, REGISTERS
from rouages.games.robo_rally.dealing import hand_size
from rouages.games.robo_rally.judgement.company import programs, rival, rivals_of
from rouages.games.robo_rally.judgement.openings import COUNT, counted
from rouages.games.robo_rally.judgement.planner import card_values, fill, planner_for
from rouages.games.robo_rally.judgement.programs import as_cards, best_programs, spot_after
from rouages.games.robo_rally.judgement.rehearsal import Rehearsal
from rouages.games.robo_rally.judgement.rehearsed import Rehearsed
from rouages.games.robo_rally.repairs import Repair
from rouages.games.robo_rally.revealing import ResolveRegister
from rouages.games.robo_rally.table import Phase
from rouages.games.robo_rally.trials import executed
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import floor, hand

ALIKE_ENOUGH = 0.93
"""How often the rehearsal must say of a robot where it ends a turn, which way it looks and how it is hurt."""


def turns(players, course, seed=1):
    """The tables of a sensible game before each turn is programmed."""
    match, rng = begin(GAME, players, {"course": course, "option_cards": False}, seed), random.Random(seed)
    seen = 0
    while not match.over:
        table = match.table
        if table.phase is Phase.PROGRAM and table.turn > seen:
            seen = table.turn
            yield copy_table(table)
        seat = match.pending[0]
        match.play(seat, BOTS["greedy"].choose(Perspective(match, seat), rng))


def whole_turn(table):
    """All program what looks best; how the rules say that they stand then, and how a rehearsal does."""
    standing = [robot for robot, square in enumerate(table.square) if square >= 0 and hand_size(table, robot)]
    for robot in standing:
        free = table.registers[robot].count(NO_CARD)
        fill(table, robot, free) if free else None
    me, *others = standing
    everyone = [rival(table, me), *[each for each in rivals_of(table, me) if each.robot in standing]]
    rehearsal = Rehearsal(table, everyone)
    deal = [tuple(table.registers[robot]) for robot in others]
    stand = rehearsal.begin
    for register in range(REGISTERS):
        stand = rehearsal.after(register, table.registers[me][register], deal, stand)
    real = copy_table(table)
    real.skip_to(ResolveRegister)
    while real.next is not None and type(real.next) is not Repair:
        real = executed(real)
    for number, robot in enumerate(standing):
        if real.square[robot] < 0:
            yield real.square[robot] == stand.squares[number]
        else:
            ended = real.square[robot], real.facing[robot], real.damage[robot]
            yield ended == (stand.squares[number], stand.facings[number], stand.damage[number])


@pytest.mark.parametrize("course", ["risky-exchange", "dizzy-dash"])
def test_a_rehearsed_turn_ends_as_the_rules_say_but_for_rare_meetings_on_belts(course):
    same = [each for seed in (1, 2) for table in turns(4, course, seed) for each in whole_turn(table)]
    assert len(same) > 40
    assert sum(same) / len(same) > ALIKE_ENOUGH


def test_who_may_be_pushed_into_a_pit_sees_the_risk_and_goes_elsewhere():
    table = floor("B> A^ # . .\n. . . . F1\n. . . . .")
    hand(table, "A", "m1", "r", "l", "u", "b", "m2")
    found = Rehearsed(table, 0).by_card()
    risks = {card: each.risk for card, each in found.items()}
    assert max(risks.values()) > 0
    assert max(found, key=lambda card: found[card].chance) != max(risks, key=risks.get)


def test_who_aims_shoots_and_who_stands_before_a_laser_is_shot():
    table = floor("A> . . . B< . .\n. . . . . . .\n. . F1 . . F2 .")
    hand(table, "A", "u", "u", "l", "l", "r", "r")
    hurt = Rehearsed(table, 0).by_card().values()
    assert max(each.taken for each in hurt) > 0
    table.down[1] = True
    safe = Rehearsed(table, 0).by_card().values()
    assert {each.taken for each in safe} == {0.0}
    assert max(each.dealt for each in safe) > 0


def test_the_best_programs_come_first_and_the_first_is_the_one_that_planning_finds():
    for table in turns(3, "risky-exchange", 2):
        cards = table.hands[0]
        if table.square[0] < 0 or NO_CARD not in table.registers[0] or not cards:
            continue
        planned = planner_for(table, 0, table.registers[0].index(NO_CARD))
        placed = table.registers[0][: table.registers[0].index(NO_CARD)]
        spot = spot_after(planned, table.square[0], table.facing[0], placed)
        values = card_values(table, 0)
        best = max(values, key=values.get)
        ways = best_programs(spot, COUNT[best], counted(cards), 6, -100.0)
        assert 1 <= len(ways) <= 6
        assert len(set(ways)) == len(ways)
        program = as_cards(placed, best, ways[0][1:], table.registers[0], cards)
        ends = [
            planned.ends(table.square[0], table.facing[0], program[:register], cards)
            for register in range(len(placed) + 1)
        ]
        assert max(ends[0].values()) == pytest.approx(ends[0][ALIKE[best]])
        assert len(program) == REGISTERS
        assert len({card for card in program if card != NO_CARD}) == REGISTERS


def test_hands_that_the_others_may_have_are_dealt_from_what_nobody_sees():
    for table in turns(4, "dizzy-dash", 3):
        others = rivals_of(table, 0)
        mine = {*table.hands[0], *table.registers[0]}
        for deal in programs(table, 0, others):
            dealt = [
                card
                for each, program in zip(others, deal, strict=True)
                for card, locked in zip(program, each.locked, strict=False)
                if locked == NO_CARD
            ]
            assert len(set(dealt)) == len(dealt)
            assert not mine.intersection(dealt)
            assert all(0 <= card < CARDS for card in dealt)
            open_cards = {card for each in others for card in each.locked if card != NO_CARD}
            assert not open_cards.intersection(dealt)


def test_what_others_hold_and_have_laid_changes_nothing():
    match = begin(GAME, 3, {"course": "risky-exchange"}, 4)
    before = Rehearsed(match.table, 0).by_card()
    rng = random.Random(1)
    while 1 in match.pending:
        match.play(1, BOTS["greedy"].choose(Perspective(match, 1), rng))
    assert Rehearsed(match.table, 0).by_card() == before
