"""What travels over HTTP of puzzles: which there are, where an answer stands, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Annotated, Any

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from rouages.engine.agenda import Table
from rouages.puzzles.choosing import mark_of, of_day
from rouages.puzzles.lines import Course, Fate, Stand, course_of, happened, played
from rouages.puzzles.puzzle import Line, Puzzle, puzzled
from rouages.puzzles.shelf import numbered, shelf
from rouages.puzzles.telling import scenes
from rouages.puzzles.trying import attempt
from rouages.server.wire.standings import START
from rouages.tables.asking.points import number_from
from rouages.tables.asking.reasons import because
from rouages.tables.match.rerun import count_seen, scene_of
from rouages.tables.wire.messages import Scene, Story
from rouages.tables.wire.refusals import NotAsked

LONGEST = 200
"""No line has more answers."""
AT_HAND = 64
"""So many verdicts are kept: each takes a search."""

Given = Annotated[tuple[Annotated[int, Meta(ge=0, le=2**31 - 1)], ...], Meta(max_length=LONGEST)]


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/<game>/<number>: answers, each the number of the option that is taken; or …/table."""

    answers: Given


class PuzzleWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/<game>/<number>/why: why this may not be chosen after these answers."""

    answers: Given
    choice: Raw


class PuzzleReason(Struct, frozen=True):
    """A reason of the game, none if it may be chosen, and the section of the rules that says so."""

    reason: Any
    rule: str


class PuzzleCard(Struct, frozen=True):
    """A puzzle among the others of its game."""

    number: int
    mark: str
    """What it is known by, whatever its number is in another release."""
    goal: Any
    """A record of the game; its catalogue says it."""
    rating: int
    """How hard it is thought to be."""
    themes: tuple[str, ...]


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    today: int
    """The number of the puzzle of this day."""
    puzzles: tuple[PuzzleCard, ...]


class Puzzles(Struct, frozen=True):
    """GET /api/puzzles: those of every game that has any."""

    day: str
    shelves: tuple[PuzzleShelf, ...]


class PuzzleQuestion(Struct, frozen=True):
    """What is asked where an answer stands; its options are answered by their numbers, from 0."""

    prompt: Any
    options: list[Any]
    prospects: Any


class Solver(Struct, frozen=True):
    """What is believed of somebody at the puzzles of a game, from their first attempts."""

    points: int
    give: int
    """The truth is most likely no farther from `points` than this."""
    attempts: int


class Solvers(Struct, frozen=True):
    """GET /api/puzzles/me: what is believed of the reader, by game."""

    games: dict[str, Solver]
    """Nothing where they have tried none:"""
    start: int = START
    """of who has, so many points are believed."""


class PuzzlePeople(Struct, frozen=True):
    """What people made of a puzzle with their first attempts."""

    tried: int
    """How many of those who sign in,"""
    solved: int
    """and how many of them reached the goal."""
    rating: int
    """How hard it is after that."""
    solver: Solver | None
    """The reader, if the house knows them and they have tried one of this game."""
    gain: int | None = None
    """The points that this answer brought or cost them; none if it was not their first at this puzzle."""


class PuzzleStand(Struct, frozen=True):
    """Where an answer stands: the board as its seat sees it, and what has become of the goal."""

    answered: int
    """How many of the answers counted: none does after the end of a line."""
    view: Any
    question: PuzzleQuestion | None
    """None at the end of a line."""
    log: list[Any]
    """All that the seat saw happen."""
    story: Story | None
    """The part of it that the last answer brought about, scene by scene; none if it brought nothing about."""
    fate: Fate
    lost_at: int | None
    """At the end of a line that missed: the first answer, from 0, after which nothing reaches the goal."""
    refuted: list[Any]
    """Of what happened in a line that missed, what says best why."""
    missed: int | None
    """How little was missing at its end, 1 being the least, said by the catalogue under goal and `missed`;
    none if it was much."""
    people: PuzzlePeople | None = None
    """At the end of a line, in a house where attempts are kept."""


class PuzzlePage(Struct, frozen=True):
    """GET /api/puzzles/<game>/<number>: a puzzle before anything was answered."""

    game: str
    card: PuzzleCard
    last: int
    """The number of the last puzzle of this game."""
    options: dict[str, Any]
    players: int
    seat: int
    tried: int
    """So many lines were tried to prove that there is one answer."""
    stand: PuzzleStand


class PuzzleSolution(Struct, frozen=True):
    """POST /api/puzzles/<game>/<number>/solution: what reaches the goal; who asks has not found it."""

    answers: Line


def number_at(game: str, asked: str) -> int:
    """The number of a puzzle at an address; refused if there is none."""
    number = number_from(asked) or 0
    numbered(game, number)
    return number


Ratings = Mapping[tuple[str, str], int]
"""How hard puzzles are, by game and mark, where people say otherwise than was thought."""


def puzzles_of(day: date, ratings: Ratings = MappingProxyType({})) -> Puzzles:
    """All puzzles, and which are those of a day."""
    games = [game for game in puzzled() if cards_of(game)]
    shelves = [
        PuzzleShelf(
            game,
            of_day(game, day.toordinal()),
            tuple([rated(card, ratings.get((game, card.mark))) for card in cards_of(game)]),
        )
        for game in games
    ]
    return Puzzles(day.isoformat(), tuple(shelves))


def rated(card: PuzzleCard, rating: int | None) -> PuzzleCard:
    """A card with what people say of its puzzle."""
    return card if rating is None else replace(card, rating=rating)


@cache
def cards_of(game: str) -> tuple[PuzzleCard, ...]:
    """The puzzles of a game, in the order of their numbers."""
    return tuple(
        PuzzleCard(number, mark_of(puzzle), puzzle.asked, puzzle.rating, puzzle.themes)
        for number, puzzle in enumerate(shelf(game), 1)
    )


def page_of(game: str, number: int) -> PuzzlePage:
    """A puzzle as its page begins."""
    puzzle, cards = numbered(game, number), cards_of(game)
    return PuzzlePage(
        game=game,
        card=cards[number - 1],
        last=len(cards),
        options=puzzle.options,
        players=puzzle.players,
        seat=puzzle.seat,
        tried=puzzle.tried,
        stand=stand_of(game, number, ()),
    )


def stand_of(game: str, number: int, answers: Sequence[int]) -> PuzzleStand:
    """Where these answers lead; at the end of a line it may take time to find where it went wrong."""
    puzzle = numbered(game, number)
    course, view = course_of(puzzle), puzzle.rules.sight.view
    stands = stands_of(puzzle, course, answers)
    last = stands[-1]
    log = [seen for event in happened(stands) if (seen := event.seen_by(course.seat))]
    is_missed = last.fate in (Fate.MISSED, Fate.LUCK)
    return PuzzleStand(
        answered=len(last.line),
        view=view(last.table, course.seat),
        question=question_at(puzzle, course, last),
        log=log,
        story=story_of(course, view, stands, len(log)),
        fate=last.fate,
        lost_at=lost_at(game, number, last.line) if is_missed else None,
        refuted=[*puzzle.puzzling.refutes(log, course.seat)] if is_missed else [],
        missed=course.goal.missed_by(last.table) if last.fate is Fate.MISSED else None,
    )


def stands_of(puzzle: Puzzle, course: Course, answers: Sequence[int]) -> list[Stand]:
    """Where a line stands before its first answer, and after each."""
    return [course.begin(puzzle.table()), *played(course, puzzle.table(), answers)]


def question_at(puzzle: Puzzle, course: Course, stand: Stand) -> PuzzleQuestion | None:
    """What is asked where a line stands."""
    if stand.fate is not Fate.OPEN:
        return None
    prompt, options = course.question(stand)
    foretell = puzzle.rules.sight.prospects
    prospects = foretell(stand.table, prompt, options) if foretell else None
    return PuzzleQuestion(prompt, list(options), prospects)


def story_of(
    course: Course, view: Callable[[Any, int], Any], stands: Sequence[Stand], seen: int
) -> Story | None:
    """What the last answer of a line brought about; `seen` counts all that its seat saw until then."""
    fresh = count_seen(stands[-1].news, course.seat)
    if not fresh:
        return None
    before, after = stands[-2:]
    told, tables = seen - fresh, list[tuple[int, Table]]()
    for scene in scenes(course, before, after.line[-1]):
        if news := count_seen(scene.news, course.seat):
            told += news
            tables.append((told, scene.table))
    tables[-1] = seen, after.table
    first = shown = view(before.table, course.seat)
    found = list[Scene]()
    for told, table in tables:
        now = view(table, course.seat)
        found.append(scene_of(told, shown, now))
        shown = now
    return Story(seen - fresh, first, tuple(found))


@lru_cache(maxsize=AT_HAND)
def lost_at(game: str, number: int, line: Line) -> int | None:
    """The first answer of a line after which nothing reaches the goal."""
    return attempt(numbered(game, number), line).lost_at


def reason_of(game: str, number: int, wish: PuzzleWhy) -> PuzzleReason:
    """Why something may not be chosen where an answer stands."""
    puzzle = numbered(game, number)
    course = course_of(puzzle)
    stand = stands_of(puzzle, course, wish.answers)[-1]
    if stand.fate is not Fate.OPEN:
        raise NotAsked(seat=course.seat)
    prompt, options = course.question(stand)
    return PuzzleReason(*because(game, stand.table, prompt, options, wish.choice))
