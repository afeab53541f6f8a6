"""The Battle Queue: which Baddies it is built from, and in which order."""

from __future__ import annotations

from collections.abc import Callable

from rouages.games.too_many_bones.box.chips import CHIPS, POINT_RANK, POINTS, Chip, ChipFacts
from rouages.games.too_many_bones.box.words import ChipType
from rouages.games.too_many_bones.events.adventure import DeckShuffled
from rouages.games.too_many_bones.events.battle import BaddieFound, QueueBuilt, QueueGrew
from rouages.games.too_many_bones.table import Bones

FACE_UP = 2

Wanted = Callable[[ChipFacts], bool]


def draw_chip(table: Bones, rank: int) -> Chip | None:
    """The top chip of a stack; an empty stack is made anew from the defeated pile."""
    stack = table.stacks[rank]
    if not stack:
        if not table.fallen[rank]:
            return None
        stack[:] = table.fallen[rank]
        table.fallen[rank] = []
        for chip in stack:
            table.known[chip] = 0
        table.lasting.felled = tuple([chip for chip in table.lasting.felled if chip not in stack])
        table.rng.shuffle(stack, "baddies", rank)
        table.say(DeckShuffled())
    return stack.pop()


def find_chip(table: Bones, rank: int, wanted: Wanted, *, box: bool = True) -> Chip | None:
    """Look for a chip in the stack, the defeated pile, then the box (ruling 58)."""
    stack = table.stacks[rank]
    for place in range(len(stack) - 1, -1, -1):
        if wanted(CHIPS[stack[place]]):
            chip = stack.pop(place)
            reshuffle(table, rank)
            return chip
    for pile in (table.fallen[rank], table.box[rank]) if box else (table.fallen[rank],):
        for place in range(len(pile) - 1, -1, -1):
            if wanted(CHIPS[pile[place]]):
                chip = pile.pop(place)
                forget_fall(table, chip)
                return chip
    for place, chip in enumerate(table.trophies):
        if wanted(CHIPS[chip]) and POINT_RANK[CHIPS[chip].points] == rank:
            return table.trophies.pop(place)
    return None


def forget_fall(table: Bones, chip: Chip) -> None:
    """A Goblin has left the defeated pile."""
    table.lasting.felled = tuple([other for other in table.lasting.felled if other != chip])


def last_goblin(table: Bones) -> None:
    """The Goblin that was defeated last is back, on top of the queue; one under a Skinning Knife is not."""
    lying = [chip for chip in table.lasting.felled if chip != table.marked]
    if lying:
        chip = lying[-1]
        forget_fall(table, chip)
        table.fallen[POINT_RANK[CHIPS[chip].points]].remove(chip)
        table.queue.append(chip)
        table.known[chip] = FACE_UP


def reshuffle(table: Bones, rank: int) -> None:
    """Shuffle a stack that was searched; its face-up chips go back on top in their order."""
    stack = table.stacks[rank]
    face_up = [chip for chip in stack if table.known[chip] == FACE_UP]
    others = [chip for chip in stack if table.known[chip] != FACE_UP]
    for chip in others:
        table.known[chip] = 0
    table.rng.shuffle(others, "baddies", rank)
    stack[:] = others + face_up


def search(table: Bones, rank: int, wanted: Wanted, *, box: bool = True) -> Chip | None:
    """Find a chip and show it to everybody."""
    chip = find_chip(table, rank, wanted, box=box)
    if chip is not None:
        table.known[chip] = FACE_UP
        table.say(BaddieFound(CHIPS[chip].id))
    return chip


def counts_of(points: int) -> tuple[int, int, int]:
    """How many 1-, 5- and 20-point Baddies make up these points, the largest first."""
    points = max(0, points)
    return points % 5, points % 20 // 5, points // 20


def take_points(table: Bones) -> int:
    """The points that dice or flares add, once."""
    points, table.encounter.points = table.encounter.points, 0
    return points


def build_by_points(table: Bones, points: int) -> None:
    """The most valuable Baddies first, on top; drawing order is kept."""
    if table.rules.only_points:
        fill(table, (points, 0, 0))
    else:
        fill(table, counts_of(points))


def fill(table: Bones, counts: tuple[int, int, int]) -> None:
    """Draw so many Baddies of each value into the queue."""
    prefer, only = table.rules.prefer, table.rules.only
    drawn: list[Chip] = []
    missing = 0
    for rank in (2, 1, 0):
        count = counts[rank] + missing
        missing = 0
        for _ in range(count):
            chip = _draw_of_type(table, rank, prefer, only)
            if chip is not None:
                drawn.append(chip)
            else:
                missing += POINTS[rank] // POINTS[max(0, rank - 1)]
    table.queue[:0] = drawn[::-1]
    table.say(QueueBuilt(tuple(CHIPS[chip].points for chip in drawn)))


def _draw_of_type(table: Bones, rank: int, prefer: ChipType | None, only: ChipType | None) -> Chip | None:
    if only:
        return search(table, rank, lambda facts: facts.type == only, box=False)
    if prefer:
        chip = search(table, rank, lambda facts: facts.type == prefer)
        if chip is not None:
            return chip
    return draw_chip(table, rank)


def add(table: Bones, points: int, *, on_top: bool, kind: str = "", name: str = "") -> Chip | None:
    """One more Baddie on top of the queue or under it, of a type or a name where the card says so."""
    rank = POINT_RANK[points]
    if name:
        chip = search(table, rank, lambda facts: facts.named == name)
    elif kind:
        chip = search(table, rank, lambda facts: facts.type == kind)
    else:
        chip = draw_chip(table, rank)
    if chip is None:
        return None
    table.queue.insert(len(table.queue) if on_top else 0, chip)
    table.say(QueueGrew(points))
    return chip
