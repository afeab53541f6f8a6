"""Matches for the shelf, played by bots until all that a position can hold is seen in one that is kept."""

import random
import re
from collections.abc import Iterator

import msgspec

import rouages
from rouages.bots import BOTS, Perspective
from tests.corpus.shelf import Matches, Sequel, Stored
from tests.golden.stories import folder, replayed

LONGEST_SEQUEL = 1500
LONGEST_OPEN_RECORD = 80
UNDOING = 0.2
"""How often an answer is taken back, where it may be, in a match that shows it."""


def sequel(match):
    """The match played on with answers that its position alone decides."""
    begun = len(match.answers)
    while not match.over and (given := len(match.answers) - begun) < LONGEST_SEQUEL:
        lot = (given + 1) * 2654435761 >> 9
        seat = match.pending[lot % len(match.pending)]
        match.play(seat, (lot >> 3) % len(match.decision(seat).options))
    outcome = msgspec.json.decode(msgspec.json.encode(match.outcome))
    return Sequel(len(match.answers) - begun, match.table.rng.count, outcome)


def asked(match):
    return {seat: len(match.decision(seat).options) for seat in match.pending}


def stored(match, moment):
    saved = match.save()
    return Stored(moment, saved, asked(match), sequel(rouages.load(saved)))


def played(game, players, options, seed, *, undoing):
    """A whole game between bots, stopped at each position; some of its answers are taken back."""
    match, rng = rouages.new(game.name, players, seed, **options), random.Random(seed)
    whims = (0.02, 0.3, 1.0)[seed % 3]
    yield match
    while not match.over:
        seat = rng.choice(match.pending)
        bot = BOTS["random" if rng.random() < whims else "greedy"]
        match.play(seat, bot.choose(Perspective(match, seat), rng))
        yield match
        if undoing and not match.over and rng.random() < UNDOING and match.can_undo(seat):
            match.undo(seat)
            yield match


NAMES = ("name", "icon")
"""Fields whose every word need not be seen: which card, which face."""


def traits(plain, path="") -> Iterator[str]:
    """All that a position holds, as far as it is told apart: each field that is not empty, each word."""
    if isinstance(plain, dict):
        path += f"({plain['type']})" if "type" in plain else ""
        for key, value in plain.items():
            yield from traits(value, f"{path}.{re.sub('[0-9]+', '#', str(key))}")
    elif isinstance(plain, list):
        for value in plain:
            yield from traits(value, path + "[]")
    elif isinstance(plain, str) and not path.endswith(NAMES):
        yield f"{path} = {plain}"
    elif plain:
        yield f"{path} {'below zero' if isinstance(plain, int) and plain < 0 else 'is there'}"


def moments(match):
    """Which of the moments this is that every variant shows."""
    if not match.answers:
        yield "begun"
    if match.over:
        yield "finished"
        yield f"ending {match.outcome.ending}"
    elif len(match.answers) > 60:
        yield "in the middle"
    if match.answers and match.log.moments[-1] == match.log.moment:
        yield "while others decide"
    if sum(match.undos):
        yield "undone"


class Collection:
    """What is kept of one game."""

    def __init__(self, game):
        self.game = game
        self.seen = set()
        self.positions = []
        self.records = []

    def look(self, match, variant):
        """Keep a position that shows anything new; as a record too, if it is new for its variant."""
        plain = msgspec.msgpack.decode(self.game.save_table(match.table))
        del plain["rng"]
        wanted = [f"variant {variant} {moment}" for moment in moments(match)]
        new = [trait for trait in [*wanted, *traits(plain)] if trait not in self.seen]
        if not new:
            return
        self.seen.update(new)
        self.positions.append(stored(match, ", ".join(new[:3])))
        if new[0] in wanted and (match.over or len(match.answers) < LONGEST_OPEN_RECORD):
            self.records.append(match.record())


def collect(game, variants, matches):
    """Positions and records of so many matches, two of each variant at least, and of every golden game."""
    collection = Collection(game)
    for seed in range(max(matches, 2 * len(variants))):
        variant = seed % len(variants)
        players, options = variants[variant]
        for match in played(game, players, options, seed, undoing=seed // len(variants) % 2):
            collection.look(match, variant)
    for story in sorted(folder(game).glob("*.txt")):
        collection.look(replayed(story.read_text(encoding="utf-8")), story.stem)
    return Matches(game.version, collection.positions, collection.records)
