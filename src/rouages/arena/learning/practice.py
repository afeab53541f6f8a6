"""Practice: games that a bot watches or plays, with all that was chosen from and what came of it.

First it watches a teacher, whose answers the first generation imitates; then each generation plays with
itself, with those before it and with others.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence
from functools import lru_cache, partial
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from rouages.arena.jobs import Games, WrongNumber
from rouages.arena.learning.samples import begin
from rouages.bots import Bot, Perspective, bot_named
from rouages.engine.game import Outcome
from rouages.engine.loading import game_named
from rouages.engine.match import Match
from rouages.games import GAMES
from rouages.minds.drafts import Cells
from rouages.minds.mind import unpacked, weights_of
from rouages.minds.network import Network, network_of
from rouages.minds.outlook import Outlook, outlook_by_name

AMONG_ITSELF = 0.4
"""How often it has nobody but itself at the table."""
FIRST, EARLIER = "first", "earlier"
"""Itself as it began, and as it was in any generation since."""
NO_TEACHER = "none"
"""Who is taught by nobody begins with the habits that the judgement of the game names."""
LESSONS = 1 << 31
"""The first number of a game that is watched."""


class Practice(Struct, frozen=True):
    """What is practised, and with whom."""

    game: str
    games: int
    """Of each generation."""
    seed: int
    folder: str
    """Where the generations lie."""
    teacher: str = "search:32"
    """Who is watched first, if anybody,"""
    lessons: int = 500
    """in so many games."""
    company: tuple[str, ...] = ("greedy",)
    """Who sits at the table now and then, besides earlier generations."""


class Practised(Struct, frozen=True):
    """What one game taught, as arrays: the answers of each seat that practised, one seat after another."""

    counts: bytes
    """How many cells each position has (H)."""
    places: bytes
    """H"""
    numbers: bytes
    """f"""
    offered: bytes
    """How many options each question has (H)."""
    option_counts: bytes
    """How many cells each option has (H)."""
    option_places: bytes
    """H"""
    option_numbers: bytes
    """f"""
    taken: bytes
    """The number of the option (H)."""
    likely: bytes
    """The logarithm of how likely it was (f)."""
    answers: tuple[int, ...]
    """How many answers each seat gave,"""
    won: tuple[float, ...]
    """and its part of the win."""
    beside: str
    """Who else was at the table, if anybody."""
    fair: float
    """The part of the win that those who practise would have if all were of equal strength."""


def lessons_of(practice: Practice) -> Games[Practised]:
    """The games of the teacher, numbered."""
    check(practice)
    return Games(partial(watch, practice), practice.lessons, Practised, msgspec.to_builtins(practice))


def games_of(practice: Practice) -> Games[Practised]:
    """All generations as numbered games; those of a generation are played when it has been written."""
    check(practice)
    return Games(partial(play, practice), practice.games, Practised, msgspec.to_builtins(practice))


def check(practice: Practice) -> None:
    """Refuse what cannot be practised, before any of it is."""
    game_named(practice.game, GAMES)
    if practice.teacher != NO_TEACHER:
        bot_named(practice.teacher)
    for name in practice.company:
        bot_named(name)
    for what, given in (("games", practice.games), ("lessons", practice.lessons)):
        if given < 1:
            raise WrongNumber(what=what, given=given)


def file_of(folder: Path | str, generation: int) -> Path:
    """Where a generation lies."""
    return Path(folder) / f"generation-{generation:03}.bin"


@lru_cache(64)
def network_in(file: Path) -> Network:
    """What a generation has learnt."""
    return network_of(weights_of(unpacked(file.read_bytes())))


def watch(practice: Practice, number: int) -> Practised:
    """One game of the teacher, all of whose answers are noted."""
    match = begin(practice.game, practice.seed, LESSONS + number)
    outlook, teacher = outlook_by_name(practice.game), bot_named(practice.teacher)
    watched: list[Bot] = [Watched(outlook, teacher) for _ in range(match.players)]
    return noted(match, watched, "", f"{practice.seed} lesson {number}")


def play(practice: Practice, number: int) -> Practised:
    """One game, in which every answer of the newest generation is noted."""
    match = begin(practice.game, practice.seed, number)
    rng = random.Random(f"{practice.seed} seats {number}")  # noqa: S311 (who sits where)
    beside, seats = seats_of(practice, number // practice.games, match.players, rng)
    return noted(match, seats, beside, f"{practice.seed} {number}")


def seats_of(practice: Practice, generation: int, players: int, rng: random.Random) -> tuple[str, list[Bot]]:
    """Who sits where, and who it is beside those who practise."""
    outlook = outlook_by_name(practice.game)
    network = network_in(file_of(practice.folder, generation))
    seats: list[Bot] = [Learner(outlook, network) for _ in range(players)]
    if GAMES[practice.game].cooperative or rng.random() < AMONG_ITSELF:
        return "", seats
    beside = rng.choice((*practice.company, FIRST, EARLIER))
    if beside in (FIRST, EARLIER):
        earlier = rng.randint(0, generation) if beside == EARLIER else 0
        other: Bot = Learner(outlook, network_in(file_of(practice.folder, earlier)), is_noted=False)
    else:
        other = bot_named(beside)
    practising = rng.randrange(players)
    for seat in range(players):
        if seat != practising and (players == 2 or rng.random() < 0.5):
            seats[seat] = other
    return beside, seats


def noted(match: Match, seats: Sequence[Bot], beside: str, whims: str) -> Practised:
    """A game to its end, and the notes of all who took any."""
    rng = random.Random(whims)  # noqa: S311 (the bots' own whims, not the table's chance)
    views = [Perspective(match, seat) for seat in range(match.players)]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, seats[seat].choose(views[seat], rng))
    outcome = match.outcome
    assert outcome is not None
    notes = {seat: bot.notes for seat, bot in enumerate(seats) if isinstance(bot, Watched | Learner)}
    return put_together({seat: each for seat, each in notes.items() if each}, outcome, beside, match.players)


class Watched:
    """Somebody whose answers are noted."""

    def __init__(self, outlook: Outlook, bot: Bot) -> None:
        """Nothing is noted yet."""
        self.outlook, self.bot = outlook, bot
        self.notes = Notes()

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """As the one who is watched."""
        seat = perspective.seat
        taken = self.bot.choose(perspective, rng)
        if len(perspective.question.options) > 1:
            world = perspective.glimpse(rng.getrandbits(32))
            self.notes.add(self.outlook.position(world, seat), self.outlook.options(world, seat), taken, 0.0)
        return taken


class Learner:
    """Draws by what it has learnt so far, and notes what it chose from."""

    def __init__(self, outlook: Outlook, network: Network, *, is_noted: bool = True) -> None:
        """Nothing is noted yet."""
        self.outlook, self.network = outlook, network
        self.notes = Notes() if is_noted else None

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """One of the options, as likely as it seems good."""
        seat = perspective.seat
        if len(perspective.question.options) == 1:
            return 0
        world = perspective.glimpse(rng.getrandbits(32))
        position, options = self.outlook.position(world, seat), self.outlook.options(world, seat)
        scores = self.network.scores(position, options)
        most = max(scores)
        odds = [exp(score - most) for score in scores]
        taken = rng.choices(range(len(odds)), odds)[0]
        if self.notes is not None:
            self.notes.add(position, options, taken, log(odds[taken] / sum(odds)))
        return taken


class Notes:
    """What one seat chose from, and what it took."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.positions, self.options = Pages(), Pages()
        self.offered, self.taken, self.likely = array("H"), array("H"), array("f")

    def add(self, position: Cells, options: Sequence[Cells], taken: int, likely: float) -> None:
        """One answer."""
        self.positions.add(position)
        for option in options:
            self.options.add(option)
        self.offered.append(len(options))
        self.taken.append(taken)
        self.likely.append(likely)

    def parts(self) -> tuple[array[Any], ...]:
        """All arrays, in the order of `Practised`."""
        return (*self.positions.parts(), self.offered, *self.options.parts(), self.taken, self.likely)


class Pages:
    """Cells one after another, as arrays."""

    def __init__(self) -> None:
        """Empty."""
        self.counts, self.places, self.numbers = array("H"), array("H"), array("f")

    def add(self, cells: Cells) -> None:
        """One more."""
        self.counts.append(len(cells))
        self.places.extend(cells)
        self.numbers.extend(cells.values())

    def parts(self) -> tuple[array[Any], ...]:
        """How many each, where, and which."""
        return self.counts, self.places, self.numbers


def put_together(notes: dict[int, Notes], outcome: Outcome, beside: str, players: int) -> Practised:
    """The notes of all seats, with what came of them."""
    winners = outcome.winners
    columns = zip(*[each.parts() for each in notes.values()], strict=True)
    counts, places, numbers, offered, option_counts, option_places, option_numbers, taken, likely = [
        b"".join([part.tobytes() for part in column]) for column in columns
    ]
    return Practised(
        counts=counts,
        places=places,
        numbers=numbers,
        offered=offered,
        option_counts=option_counts,
        option_places=option_places,
        option_numbers=option_numbers,
        taken=taken,
        likely=likely,
        answers=tuple([len(each.taken) for each in notes.values()]),
        won=tuple([1 / len(winners) if seat in winners else 0.0 for seat in notes]),
        beside=beside,
        fair=len(notes) / players,
    )
