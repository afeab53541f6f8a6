"""Trials: all programs of a hand at once, register by register, to see what only one of them does.

Programs that have led to the same place with the same cards left go on together, and are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from math import comb
from typing import NamedTuple

from rouages.engine.agenda import step
from rouages.engine.copying import copy_table
from rouages.engine.puzzling import Goal
from rouages.games.robo_rally.cards.program import ACTION, NO_CARD, REGISTERS, Card
from rouages.games.robo_rally.repairs import Repair
from rouages.games.robo_rally.revealing import ResolveRegister
from rouages.games.robo_rally.table import Rally, Robot

LEAST_REGISTERS = 3
"""What is done sooner is too easy."""


class Trial(NamedTuple):
    """Where programs have led, and what they have done on the way."""

    table: Rally
    hand: tuple[Card, ...]
    done: frozenset[Goal]
    programs: int


def goals_met_once(table: Rally, robot: Robot, goals: Sequence[Goal]) -> list[Goal]:
    """Those of the goals that one program alone reaches, not too soon."""
    begun: Rally = copy_table(table)
    begun.skip_to(ResolveRegister)
    trials = [Trial(begun, tuple(begun.hands[robot]), frozenset(), 1)]
    reached: Counter[Goal] = Counter()
    early: set[Goal] = set()
    for register in range(REGISTERS):
        met: dict[Hashable, Trial] = {}
        for trial in trials:
            for after in continued(trial, robot, register):
                new = [goal for goal in goals if goal not in trial.done and goal.is_reached(after.table)]
                reached.update(dict.fromkeys(new, after.programs))
                early.update(new if register + 1 < LEAST_REGISTERS else ())
                if all(goal.is_lost(after.table) for goal in goals):
                    continue
                done = trial.done.union(new)
                key = place(after, done)
                known = met.get(key)
                programs = after.programs + (known.programs if known else 0)
                met[key] = after._replace(done=done, programs=programs)
        trials = list(met.values())
        if not [goal for goal in goals if reached[goal] < 2 and goal not in early]:
            break
    return [goal for goal in goals if reached[goal] == 1 and goal not in early]


def programs_of(hand: Sequence[Card], registers: int) -> int:
    """How many different programs of so many cards there are, equal actions once."""
    ways = [1] + [0] * registers
    for count in Counter(ACTION[card] for card in hand).values():
        ways = [
            sum(ways[length - used] * comb(length, used) for used in range(min(count, length) + 1))
            for length in range(registers + 1)
        ]
    return ways[registers]


def place(trial: Trial, done: frozenset[Goal]) -> Hashable:
    """All that what can still happen hangs on."""
    table = trial.table
    actions = sorted(ACTION[card] for card in trial.hand)
    where = (*table.square, *table.facing, *table.damage, *table.touched)
    return where, tuple(actions), done


def continued(trial: Trial, robot: Robot, register: int) -> Iterator[Trial]:
    """The programs with one more card each: the locked one, or one of each action that is left."""
    if trial.table.next is None:
        return
    locked = trial.table.registers[robot][register] != NO_CARD
    if locked or trial.table.square[robot] < 0:
        yield trial._replace(table=executed(copy_table(trial.table)))
        return
    for card in {ACTION[card]: card for card in trial.hand}.values():
        table: Rally = copy_table(trial.table)
        table.registers[robot][register] = card
        hand = tuple(each for each in trial.hand if each != card)
        yield Trial(executed(table), hand, trial.done, trial.programs)


def executed(table: Rally) -> Rally:
    """This table, one register later."""
    table.news.clear()
    step(table)
    while table.next is not None and type(table.next) not in (ResolveRegister, Repair):
        step(table)
    return table
