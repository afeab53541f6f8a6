"""The machines and what repairs them: patterns of slots, each slot a set of robots that fit.

A *slot* is a set of plain robots as bits. A crew fits a *pattern* when each of its robots takes a slot of its
own; a Multibot fits a slot that holds any robot which it can stand for, so it has one model and one size at a
time (ruling 32). A microbot narrows one slot or adds one (ruling 8); a prepared machine needs one slot less
(ruling 21).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any, Literal, NamedTuple

from rouages.games.cyberion.components import DATA, FREE_MODEL, MODELS, SIZES, Trait, model_named

Slot = int
Pattern = tuple[Slot, ...]
MachineId = int
MachineKind = Literal[
    "same_model", "same_size", "identical", "sum_at_least", "sum_at_most", "size_groups", "straight"
]
"""What the crew of a machine has in common."""

OF_MODEL: tuple[Slot, ...] = tuple(sum(1 << (5 * model + size - 1) for size in SIZES) for model in MODELS)
OF_SIZE: tuple[Slot, ...] = (0, *(sum(1 << (5 * model + size - 1) for model in MODELS) for size in SIZES))
AT_LEAST: tuple[Slot, ...] = tuple(sum(OF_SIZE[size:]) for size in range(6))
AT_MOST: tuple[Slot, ...] = tuple(sum(OF_SIZE[: size + 1]) for size in range(6))
OF_TRAIT: tuple[Slot, ...] = (*OF_MODEL, *OF_SIZE[1:])

STANDS_FOR: tuple[Slot, ...] = (
    *(1 << robot for robot in range(FREE_MODEL)),
    *OF_SIZE[1:],
    *OF_MODEL,
)
"""The plain robots that each card can be taken for."""


class Machine(NamedTuple):
    """A machine card."""

    id: str
    tier: int
    kind: MachineKind
    robots: int
    """How many repair it."""
    trait: Trait | None
    """The model or size that all of them have."""
    bound: int | None
    """What the sizes must add up to, at least or at most."""
    sizes: tuple[tuple[int, ...], ...]
    """The runs of sizes, for a straight."""
    groups: tuple[int, ...]
    """How many robots of one size and of another."""
    patterns: tuple[Pattern, ...]


def machine_of(card: dict[str, Any]) -> Machine:
    """A machine of the data."""
    kind, wanted, count = card["kind"], card["requirement"], card["robots_needed"]
    trait = bound = None
    if kind == "same_model":
        trait = model_named(wanted["model"])
        patterns = [(OF_TRAIT[trait],) * count]
    elif kind == "same_size":
        trait = 4 + wanted["size"]
        patterns = [(OF_TRAIT[trait],) * count]
    elif kind == "identical":
        patterns = [(1 << robot,) * count for robot in range(25)]
    elif kind == "sum_at_least":
        bound = wanted["sum_min"]
        patterns = [tuple(AT_LEAST[size] for size in sizes) for sizes in _adding_up_to(bound, count)]
    elif kind == "sum_at_most":
        bound = wanted["sum_max"]
        patterns = [tuple(AT_MOST[size] for size in sizes) for sizes in _adding_up_to(bound, count)]
    elif kind == "size_groups":
        few, many = wanted["groups"]
        patterns = [(OF_SIZE[x],) * few + (OF_SIZE[y],) * many for x, y in product(SIZES, repeat=2)]
    else:
        patterns = [tuple(OF_SIZE[size] for size in run) for run in wanted["any_of"]]
    return Machine(
        id=card["id"],
        tier=card["tier"],
        kind=kind,
        robots=count,
        trait=trait,
        bound=bound,
        sizes=tuple(tuple(run) for run in wanted.get("any_of", ())),
        groups=tuple(wanted.get("groups", ())),
        patterns=tuple(dict.fromkeys(tuple(sorted(pattern)) for pattern in patterns)),
    )


def _adding_up_to(bound: int, count: int) -> list[tuple[int, ...]]:
    """The sizes that meet a bound exactly: larger ones also meet it from above, smaller ones from below."""
    return [sizes for sizes in combinations_with_replacement(SIZES, count) if sum(sizes) == bound]


MACHINES: tuple[Machine, ...] = tuple(machine_of(card) for card in DATA["machines"])
TIER_OF: tuple[int, ...] = tuple(machine.tier for machine in MACHINES)


@cache
def patterns_of(machine: MachineId, microbot: Trait, prepared: int) -> tuple[Pattern, ...]:
    """The patterns that repair a machine with this microbot on it (none: below 0), prepared or not.

    A pattern is left out where another does with fewer robots or is easier to fill.
    """
    patterns = set(MACHINES[machine].patterns)
    if microbot >= 0:
        wanted = OF_TRAIT[microbot]
        narrowed = {
            (*_without(pattern, place), slot & wanted)
            for pattern in patterns
            for place, slot in enumerate(pattern)
            if slot & wanted
        }
        patterns = narrowed | {(*pattern, wanted) for pattern in patterns}
    if prepared:
        patterns = {_without(pattern, place) for pattern in patterns for place in range(len(pattern))}
    ordered = sorted({tuple(sorted(pattern, key=_strictness)) for pattern in patterns})
    ordered.sort(key=len)
    return tuple(
        pattern
        for pattern in ordered
        if not any(_covers(other, pattern) for other in ordered if other != pattern)
    )


def _without(pattern: Pattern, place: int) -> Pattern:
    return pattern[:place] + pattern[place + 1 :]


def _strictness(slot: Slot) -> tuple[int, int]:
    return slot.bit_count(), slot


def _covers(easy: Pattern, hard: Pattern) -> bool:
    """Whether any crew for the hard pattern holds a crew for the easy one."""
    if not easy:
        return True
    first, rest = easy[0], easy[1:]
    tried = set()
    for place, slot in enumerate(hard):
        if slot not in tried and slot & first == slot:
            tried.add(slot)
            if _covers(rest, _without(hard, place)):
                return True
    return False
