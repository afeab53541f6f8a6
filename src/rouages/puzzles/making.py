"""Making puzzles from bots' games: each game gives the same ones, whoever plays it and when."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rouages.bots import Perspective, bot_named
from rouages.engine.agenda import Seat, Table
from rouages.engine.chance import secret_from_seed
from rouages.engine.match import Match
from rouages.engine.origin import Origin, Seam
from rouages.engine.puzzling import Goal, Rare, Source
from rouages.games import GAMES
from rouages.puzzles.lines import Course, happened, played
from rouages.puzzles.proof import Found, explore
from rouages.puzzles.puzzle import Line, Puzzle, puzzling_of, written
from rouages.puzzles.refusals import NoRareGoal, TooWide
from rouages.puzzles.rivals import greedy_solves, playouts_needed

MOST_OF_A_GAME = 3
"""So many puzzles at most are taken from one game, lest they resemble each other."""

LEAST_ANSWERS = 2
"""What is done with fewer is no puzzle."""


class Mine(Struct, frozen=True):
    """Which games puzzles are taken from."""

    game: str
    seed: int
    only: str = ""
    """The name of a goal that is looked for alone; else all that the game asks."""


class Haul(Struct, frozen=True):
    """The puzzles of one game."""

    puzzles: tuple[Puzzle, ...]


class Posed(NamedTuple):
    """A position of a game as a puzzle might begin."""

    source: Source
    seat: Seat
    table: Table


def mined(mine: Mine, number: int) -> Haul:
    """The puzzles of one bots' game: they hang on the seed and its number alone."""
    found: list[Puzzle] = []
    kinds: Counter[type[Goal]] = Counter()
    most, ask = puzzling_of(mine.game).most_of_a_kind, asking(mine)
    for posed in positions(mine, number):
        goals = [goal for goal in ask(posed.table, posed.seat) if kinds[type(goal)] < most]
        if puzzle := puzzle_at(mine.game, posed, goals):
            found.append(puzzle)
            kinds[type(puzzle.asked)] += 1
        if len(found) == MOST_OF_A_GAME:
            break
    return Haul(tuple(found))


def asking(mine: Mine) -> Callable[[Any, Seat], Iterable[Goal]]:
    """What is asked in the positions of these games."""
    rare = rare_of(mine)
    return rare.ask if rare else puzzling_of(mine.game).ask


def posing(mine: Mine) -> Callable[[Any, Seat], Any | None]:
    """How a position of these games is posed."""
    usual, rare = puzzling_of(mine.game).pose, rare_of(mine)
    if rare is None:
        return usual
    pose = rare.pose

    def pose_rarely(table: Any, seat: Seat) -> Any | None:
        posed = usual(table, seat)
        return None if posed is None else pose(posed, seat)

    return pose_rarely


def rare_of(mine: Mine) -> Rare[Any] | None:
    """The goal that is looked for alone, if one is."""
    for rare in puzzling_of(mine.game).rare:
        if rare.goal.__name__ == mine.only:
            return rare
    if mine.only:
        raise NoRareGoal(game=mine.game, goal=mine.only)
    return None


def positions(mine: Mine, number: int) -> Iterator[Posed]:
    """The positions of a bots' game in which something might be asked."""
    game, puzzling, pose = GAMES[mine.game], puzzling_of(mine.game), posing(mine)
    source = puzzling.sources[number % len(puzzling.sources)]
    players = len(source.bots)
    options = game.options_from(source.options, players)
    seed = (mine.seed << 32) + number
    match = Match.begin(game, Origin(players, options, secret_from_seed(seed), (), seed))
    rng = random.Random(f"puzzles {mine.seed} {number}")  # noqa: S311 (the bots' whims)
    bots = [bot_named(name) for name in source.bots]
    while not match.over:
        for seat in match.pending:
            table = pose(match.table, seat)
            if table is not None:
                yield Posed(source, seat, table)
        for seat in match.pending:
            match.play(seat, bots[seat].choose(Perspective(match, seat), rng))


def puzzle_at(game: str, posed: Posed, goals: Iterable[Goal]) -> Puzzle | None:
    """The puzzle of a position, if one answer is left, a near miss tempts and the greedy bot fails."""
    puzzling = puzzling_of(game)
    for goal in goals:
        asked: Goal | None = goal
        while asked is not None:
            course = Course(puzzling, asked, posed.seat)
            found = found_by(course, game, posed)
            if found and is_good(found):
                return puzzle_of(game, posed, course, found)
            asked = asked.instead(found.missed) if found and not found.solutions else None
    return None


def is_good(found: Found) -> bool:
    """Whether one answer is left, and not too short a one, and something misses the goal by little."""
    lines = list(found.solutions.values())
    return len(lines) == 1 and len(lines[0]) >= LEAST_ANSWERS and found.missed == 1


def found_by(course: Course, game: str, posed: Posed) -> Found | None:
    """What comes of all lines; None where there are too many, or the greedy bot finds the answer."""
    if greedy_solves(begun(game, posed), course):
        return None
    try:
        return explore(course, posed.table)
    except TooWide:
        return None


def begun(game: str, posed: Posed) -> Match:
    """A match at the position."""
    rules, players = GAMES[game], len(posed.source.bots)
    options = rules.options_from(posed.source.options, players)
    seam = Seam(version=rules.version, answers=(), position=rules.save_table(posed.table))
    return Match.begin(rules, Origin(players, options, b"", (), None, seam))


def puzzle_of(game: str, posed: Posed, course: Course, found: Found) -> Puzzle:
    """What was found, as a puzzle."""
    [solution] = found.solutions.values()
    options, players = dict(posed.source.options), len(posed.source.bots)
    stands = played(course, posed.table, solution)
    return Puzzle(
        game=game,
        version=GAMES[game].version,
        options=options,
        players=players,
        position=written(GAMES[game], posed.table, options, players),
        seat=posed.seat,
        goal=msgspec.to_builtins(course.goal),
        solution=solution,
        near=max(found.near, key=lambda line: in_common(line, solution)),
        tried=found.tried,
        themes=tuple(course.puzzling.themes(happened(stands), posed.seat, stands[-1].table)),
        playouts=playouts_needed(begun(game, posed), course),
    )


def in_common(line: Line, other: Line) -> int:
    """How many answers two lines begin with alike: what goes wrong late tempts more."""
    pairs = zip(line, other, strict=False)
    shorter = min(len(line), len(other))
    return next((place for place, (one, another) in enumerate(pairs) if one != another), shorter)


def different(hauls: Iterable[Haul], count: int, but: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """So many puzzles, the first of those that are alike, and none that is like one of these."""
    known = {alike(puzzle) for puzzle in but}
    last = len(known) + count
    for haul in hauls:
        for puzzle in haul.puzzles:
            if (key := alike(puzzle)) not in known:
                known.add(key)
                yield puzzle
                if len(known) == last:
                    return


def alike(puzzle: Puzzle) -> Hashable:
    """Two in which this is the same are not both kept."""
    return puzzle.puzzling.alike(puzzle.table(), puzzle.seat)
