"""Puzzles: the target and the dice with the best odds that a Baddie falls this turn, the odds exact.

A line ends before the roll: its odds are found by playing every face of every die (`chances.py`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec.structs import replace

from rouages.engine.agenda import Seat, Step, asked, resolve, step
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.puzzling import Goal, Puzzling, Source, Usual
from rouages.games.too_many_bones.box.chips import FIRST_TYRANT
from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, Tyrant
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE
from rouages.games.too_many_bones.box.words import UnitName
from rouages.games.too_many_bones.chances import Unforeseen, likelihood
from rouages.games.too_many_bones.gearlocs.turn import ChooseTarget, Throw
from rouages.games.too_many_bones.party.slots import has_active_room
from rouages.games.too_many_bones.sight.imagine import imagine
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import shield_total
from rouages.games.too_many_bones.units.targets import targets

MOST_DEX = 3
"""With more dice to roll there is too much to try."""
MOST_ROLLS = 40
"""So many choices of targets and dice are compared at most."""
MOST_POSITIONS = 300
FEWEST_ODDS = 4
"""Where choices differ less, there is little to think of."""
MANY = 3
HORIZON = 8
"""So many answers end a turn."""


class AnyFalls(Goal, frozen=True, kw_only=True):
    """Some Baddie falls this turn, behind shields: how likely at best, and by the next best choice."""

    before: ClassVar[type[Step[Any]]] = Throw
    seat: Seat
    beaten: int
    """The Baddies that have fallen before."""
    shields: int
    """What must lie in the Active slots, too; 0 if that does not matter."""
    wins: int = 0
    of: int = 1
    next_wins: int = 0
    next_of: int = 1

    def has_happened(self, table: Bones) -> bool:
        is_safe = not self.shields or shield_total(table.active[self.seat]) >= self.shields
        return table.beaten > self.beaten and is_safe

    def is_reached(self, table: Bones) -> bool:
        """The dice are chosen, and none could be better."""
        return type(table.next) is Throw and odds(self, table) >= Fraction(self.wins, self.of)

    def missed_by(self, table: Bones) -> int | None:
        """The next best choice misses by the least; after the roll only what has happened counts."""
        if type(table.next) is not Throw:
            return 1 if self.has_happened(table) else None
        return 1 if odds(self, table) == Fraction(self.next_wins, self.next_of) else None


class BaddieFalls(AnyFalls, frozen=True, kw_only=True):
    """This Baddie falls this turn."""

    unit: Unit
    name: UnitName
    chip: int

    def has_happened(self, table: Bones) -> bool:
        return table.chip[self.unit] != self.chip and super().has_happened(table)


class Chosen(NamedTuple):
    """A position in which all dice are chosen, told apart by all but the order in which they were."""

    key: Hashable
    table: Bones

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chosen) and self.key == other.key


def odds(goal: AnyFalls, table: Bones) -> Fraction:
    """How likely it is with the dice that are chosen."""
    wish = replace(goal, wins=0, of=1, next_wins=0, next_of=1)
    laid = bare(table)
    return _odds(wish, Chosen(msgspec.msgpack.encode(laid), laid))


@lru_cache(maxsize=1 << 10)
def _odds(wish: AnyFalls, chosen: Chosen) -> Fraction:
    return likelihood(chosen.table, wish.seat, wish.has_happened)


def pose(table: Bones, seat: Seat) -> Bones | None:
    """Before a target is chosen, what nobody knows dealt in one way."""
    item = table.next
    if type(item) is not ChooseTarget or item.seat != seat or not 2 <= table.dex <= MOST_DEX:
        return None
    posed: Bones = copy_table(table)
    imagine(posed, seat, Rng(b""))
    posed.news = []
    posed.rng = Rng(b"")
    return posed


def ask(table: Bones, seat: Seat) -> Iterator[Goal]:
    """That a Baddie falls, one or any, with or without shields at hand, where the odds can be told."""
    chosen = [*rolls(table, seat)]
    if len(chosen) > MOST_ROLLS:
        return
    with suppress(Unforeseen):
        for wish in wishes(table, seat):
            if goal := sharpened(wish, chosen):
                yield goal


def wishes(table: Bones, seat: Seat) -> Iterator[AnyFalls]:
    """What might be asked: that any Baddie falls, where there are several, or the one with most HP."""
    there = shield_total(table.active[seat])
    aims = [unit for unit in targets(table, seat) if table.chip[unit] < FIRST_TYRANT]
    begun = {"seat": seat, "beaten": table.beaten}
    for shields in (there + 1, there + 2, 0) if has_active_room(table, seat) else (0,):
        if len(aims) > 1:
            yield AnyFalls(shields=shields, **begun)
        elif aims:
            yield one_falls(table, aims[0], shields=shields, **begun)
    if len(aims) > 1:
        yield one_falls(table, max(aims, key=lambda unit: table.hp[unit]), shields=0, **begun)


def one_falls(table: Bones, unit: Unit, **begun: int) -> BaddieFalls:
    """That this Baddie falls."""
    return BaddieFalls(unit=unit, name=table.name(unit), chip=table.chip[unit], **begun)


def sharpened(wish: AnyFalls, chosen: Sequence[Bones]) -> AnyFalls | None:
    """The goal with its odds; None where they are nothing to choose by."""
    found = sorted({odds(wish, each) for each in chosen}, reverse=True)
    if len(found) < FEWEST_ODDS or found[0] == 1:
        return None
    best, second = found[:2]
    return replace(
        wish,
        wins=best.numerator,
        of=best.denominator,
        next_wins=second.numerator,
        next_of=second.denominator,
    )


def rolls(table: Bones, seat: Seat) -> Iterator[Bones]:
    """Every position before the roll that choices lead to, those that come to the same once."""
    waiting, met = [table], {place(table)}
    while waiting:
        begun = waiting.pop()
        decision = asked(begun, seat)
        if decision is None:
            continue
        for option in decision.options(begun):
            after: Bones = copy_table(begun)
            resolve(after, seat, option)
            while type(after.next) is not Throw and step(after):
                pass
            key = place(after)
            if key not in met:
                met.add(key)
                if type(after.next) is Throw:
                    yield after
                else:
                    waiting.append(after)


def place(table: Bones) -> Hashable:
    """All of the table but the order in which dice were chosen."""
    return msgspec.msgpack.encode(bare(table))


def bare(table: Bones) -> Bones:
    """The table as if its dice had been chosen in their order: whichever was, as much is tried."""
    laid: Bones = copy_table(table)
    laid.picked.sort()
    laid.news = []
    laid.rng = Rng(b"")
    return laid


def result(table: Bones, seat: Seat) -> Hashable:
    """The target and the dice, with what grenades are aimed at."""
    return table.target, tuple(sorted(table.picked)), tuple(table.aims)


def alike(table: Bones, seat: Seat) -> Hashable:
    """The same Gearloc against the same Baddies."""
    foes = tuple(sorted([(table.chip[unit], table.hp[unit]) for unit in table.foes()]))
    return table.who[seat], foes


def themes(events: Sequence[Event], seat: Seat, table: Bones) -> Sequence[str]:
    """Who rolls, which dice, and against how many."""
    skills = [number for number in table.picked if number not in (ATTACK_DIE, DEFENCE_DIE)]
    shown: dict[str, bool] = {
        "shield": DEFENCE_DIE in table.picked,
        "attack": ATTACK_DIE in table.picked,
        "skill": bool(skills),
        "crowd": len(table.foes()) >= MANY,
        **{name: table.name(seat) == name for name in GEARLOC_NAMES},
    }
    return [theme for theme in THEMES if shown[theme]]


THEMES = ("attack", "shield", "skill", "crowd", *GEARLOC_NAMES)


def sources() -> list[Source]:
    """One Gearloc or two, against every tyrant."""
    parties = [*combinations(GEARLOC_NAMES, 1), *combinations(GEARLOC_NAMES, 2)]
    return [
        Source({"tyrant": tyrant.value, "gearlocs": list(party)}, ("greedy",) * len(party))
        for tyrant in Tyrant
        for party in parties
    ]


PUZZLES = Puzzling(
    goals=(BaddieFalls, AnyFalls),
    sources=sources(),
    pose=pose,
    ask=ask,
    themes=themes,
    all_themes=THEMES,
    alike=alike,
    usual=Usual(lines=17, themes=3, playouts=16),
    place=place,
    result=result,
    most_positions=MOST_POSITIONS,
    horizon=HORIZON,
    most_of_a_kind=2,
)
