"""Planning leaves out what cannot be better: it finds what trying everything finds."""

import random
from itertools import permutations

import pytest

from rouages.engine.copying import copy_table
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.program import ALIKE, NO_CARD, REGISTERS
from rouages.games.robo_rally.judgement.planner import card_values, fill, planner_for
from rouages.games.robo_rally.table import Phase
from rouages.games.robo_rally.trace import walk
from rouages.proving.contract import begin

FEW = 6
"""So many cards of a hand are tried in every order."""
TABLES = [(2, "risky-exchange"), (2, "moving-targets"), (4, "toggle-boggle"), (2, "death-trap")]


def programmed(players, course):
    """Robots before they are programmed, the first turn and later ones, in random play."""
    for seed in range(5):
        match, rng = begin(GAME, players, {"course": course}, seed), random.Random(seed)
        while not match.over and (len(match.answers) < 60 * seed or match.table.phase is not Phase.PROGRAM):
            seat = match.pending[0]
            match.play(seat, rng.randrange(len(match.decision(seat).options)))
        for robot in range(players):
            if not match.over and match.table.hands[robot] and NO_CARD in match.table.registers[robot]:
                yield match.table, robot


def end_of(planned, table, robot, program):
    """What a whole program comes to, register by register."""
    square, facing, reached, cost = table.square[robot], table.facing[robot], 0, 0.0
    for register, card in enumerate(program):
        end = walk(table.course, table.turned, register, square, facing, ALIKE[card])
        square, facing = end.square, end.facing
        if square < 0:
            return planned.lost[reached] - cost
        cost += end.damage * planned.wound
        reached += square == planned.stops[register][reached]
        if reached == len(planned.goals):
            return planned.value(square, facing, reached, REGISTERS - register - 1) - cost
    return planned.value(square, facing, reached, 0) - cost


def programs(registers, hand):
    """Every way to fill the free registers, with the card that comes first."""
    free = [register for register, card in enumerate(registers) if card == NO_CARD]
    for cards in permutations(hand, len(free)):
        program = registers[:]
        for register, card in zip(free, cards, strict=True):
            program[register] = card
        yield cards[0], program


@pytest.mark.parametrize(("players", "course"), TABLES)
def test_no_program_is_better_than_what_is_planned(players, course):
    tried = 0
    for real, robot in programmed(players, course):
        table = copy_table(real)
        registers, hand = table.registers[robot], table.hands[robot][:FEW]
        free = registers.index(NO_CARD)
        planned = planner_for(table, robot, free)
        best = {}
        for first, program in programs(registers, hand):
            kind, end = ALIKE[first], end_of(planned, table, robot, program)
            best[kind] = max(best.get(kind, end), end)
        where = table.square[robot], table.facing[robot], registers[:free], hand
        assert planned.ends(*where) == pytest.approx(best)
        tried += 1
    assert tried >= players


@pytest.mark.parametrize(("players", "course"), TABLES)
def test_several_registers_are_filled_as_one_after_the_other(players, course):
    for real, robot in programmed(players, course):
        at_once, one_by_one = copy_table(real), copy_table(real)
        free = real.registers[robot].count(NO_CARD)
        fill(at_once, robot, free)
        for _ in range(free):
            values = card_values(one_by_one, robot)
            best = max(values, key=values.__getitem__)
            registers = one_by_one.registers[robot]
            registers[registers.index(NO_CARD)] = best
            one_by_one.hands[robot].remove(best)
        assert at_once.registers[robot] == one_by_one.registers[robot]
        assert at_once.hands[robot] == one_by_one.hands[robot]
