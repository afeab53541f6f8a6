"""The contract: what every game keeps, checked by random play; also for games written elsewhere.

`check_game` checks the whole of it. Each of the other functions takes a match or plays one, and fails with
an `AssertionError` that says what was broken.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from rouages.bots import Perspective, bot_named
from rouages.bots.bot import best, looks
from rouages.bots.mind import is_learned
from rouages.bots.quick import chooser_for
from rouages.engine.agenda import Seat
from rouages.engine.chance import secret_from_seed
from rouages.engine.game import Game
from rouages.engine.kinds import words_of
from rouages.engine.loading import load
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.engine.temper import Temper, bot_name
from rouages.proving.imagining import check_blindness, check_imagined, seen
from rouages.proving.made_up import check_why
from rouages.proving.standing import check_no, check_open
from rouages.proving.telling import check_story
from rouages.proving.together import check_record, check_together

SENSE = 0.85
"""How often what looks best is taken in a game that is played with sense."""
BLIND = 0.25
"""How often two kinds of luck are tried, which is twice the play."""
SEARCHED = 0.05
"""How often the search bot is tried, which takes its time."""
WHOLE_TURNS = 0.1
"""How often as much is taken back as may be."""
CLOSELY = 30
"""So many games of a variant are looked at closely; of very many, the others only here and there."""
SPARSELY = 0.1
BY_PURPOSE = 2
LONGEST = 100_000
"""A random game with more decisions than this does not end."""


Variant = tuple[int, dict[str, Any]]
"""A table to play at: how many players, and the options that are not as usual."""


def check_game(game: Game[Any, Any], *, games: int = 20, variants: Iterable[Variant] | None = None) -> None:
    """Check that a game keeps the contract, by so many random games of each variant.

    Without variants, every number of players is tried with the usual options. Of very many games most are
    looked at in few moments. Whatever is raised has a note that says which game it was.
    """
    for players, options in [(seats, {}) for seats in game.seats] if variants is None else variants:
        for seed in range(games):
            try:
                check_match(game, players, options, seed, 1.0 if seed < CLOSELY else SPARSELY)
            except Exception as fault:
                fault.add_note(f"It was check_match({game.name!r}, {players=}, {options=}, {seed=}).")
                raise


def check_match(
    game: Game[Any, Any], players: int, options: dict[str, Any], seed: int, part: float = 1.0
) -> Match:
    """Play one game by lot, with the whole contract checked at moments chosen by lot, the first among them.

    `part` of the moments that would be chosen are looked at.
    One game in three is played with some sense, so that it is long and reaches what blind play does not.
    """
    match = begin(game, players, options, seed)
    rng = random.Random(seed)  # noqa: S311 (which moments are looked at)
    inventory = list(game.inventory(match.table))
    sense, often = (SENSE, 0.04) if seed % 3 == 1 else (0.0, 0.15)
    for number, seat in enumerate(random_play(match, rng, sense), start=1):
        assert list(game.inventory(match.table)) == inventory, "a component appeared or vanished"
        if rng.random() < max(often, 1 / number) * part:
            check_moment(match, seat, rng)
    check_end(match)
    return match


def begin(game: Game[Any, Any], players: int, options: dict[str, Any], seed: int) -> Match:
    """A match of any game, listed or not; in one of three luck goes by purpose."""
    given = game.options_from(options, players)
    origin = Origin(players, given, secret_from_seed(seed), (), seed, by_purpose=seed % 3 == BY_PURPOSE)
    return Match.begin(game, origin)


def random_play(match: Match, rng: random.Random, sense: float = 0.0) -> Iterator[Seat]:
    """Answer by lot until the end, stopping before each answer; with `sense`, often by what looks best."""
    while not match.over:
        assert len(match.answers) < LONGEST, f"the game does not end within {LONGEST} decisions"
        assert match.pending, "the game is not over, but nobody is asked"
        seat = rng.choice(match.pending)
        question = match.decision(seat)
        options = question.options
        assert len(options) > 0, f"{question.prompt} leaves nothing to choose"
        assert len(set(options)) == len(options), f"{question.prompt} offers a thing twice"
        yield seat
        by_sight = rng.random() < sense
        match.play(seat, best(looks(match, question), rng) if by_sight else rng.randrange(len(options)))


def check_moment(match: Match, seat: Seat, rng: random.Random) -> None:
    """All that must hold at any moment, before this seat answers."""
    games = {match.game.name: match.game}
    saved = match.save()
    assert load(saved, games) == match, "a saved match does not load as it was"
    log = match.game.load_log(match.game.save_log(match.log))
    assert log == match.log, "what happened is not read as it was saved"
    check_copy(match, saved, rng)
    check_record(match)
    check_undo(match, seat, rng)
    if rng.random() < WHOLE_TURNS:
        check_way_back(match, rng)
    check_together(match, rng)
    check_no(match, seat, rng)
    check_open(match, seat, rng)
    for witness in range(match.players):
        check_imagined(match, witness, rng)
    if rng.random() < BLIND:
        check_blindness(match, rng)
    check_reveals(match, seat, rng)
    check_story(match, seat, rng)
    check_bots(match, seat, rng)
    check_default(match, seat)
    check_why(match, seat, rng)
    check_sand(match)
    check_progress(match)


def check_copy(match: Match, saved: bytes, rng: random.Random) -> None:
    """A copy is equal, and whatever is done to it changes nothing here."""
    copy = match.clone()
    assert copy == match, "a copy is not equal"
    events = len(match.log.events)
    for _ in zip(random_play(copy, rng), range(30), strict=False):
        pass
    assert match.save() == saved, "playing on a copy changed the match"
    assert len(match.log.events) == events, "playing on a copy changed the log"


def check_undo(match: Match, seat: Seat, rng: random.Random) -> None:
    """An answer that may be taken back leaves no trace; one that taught something, or is final, may not."""
    copy = match.clone()
    copy.play(seat, rng.randrange(len(copy.decision(seat).options)))
    news = copy.log.events[copy.log.marks[-2] :]
    stands = copy.over or any(event.reveals or event.binds for event in news)
    assert copy.can_undo(seat) != stands, "undo disagrees with `reveals` and `binds`, or with the end"
    if not stands:
        copy.undo(seat)
        assert copy.table == match.table, "taking an answer back left a trace"
        assert copy.log == match.log, "taking an answer back left a trace in the log"


def check_way_back(match: Match, rng: random.Random) -> None:
    """Who takes back a turn takes back its answers one by one, leaving the others' as they were."""
    seat = rng.randrange(match.players)
    copy, answers = match.clone(), match.way_back(seat)
    gave = any(who == seat for who, _ in match.answers)
    free = gave and match.bars_undo(seat) is None
    assert (answers > 0) == free, "the way back to a turn's start is not that of one answer"
    others = [who for who, _ in match.answers if who != seat]
    if answers and rng.random() < 0.5:
        copy.look_back(seat, answers)
    for _ in range(answers):
        copy.undo(seat)
    assert [who for who, _ in copy.answers if who != seat] == others, "others' answers went with a turn"
    assert len(copy.answers) == len(match.answers) - answers, "more was taken back than was said"
    check_record(copy)


def check_reveals(match: Match, seat: Seat, rng: random.Random) -> None:
    """Without an event that reveals, an answer shows its seat the same in every world that it can imagine."""
    number = rng.randrange(len(match.decision(seat).options))
    real, world = match.clone(), match.imagine(seat, rng.getrandbits(32))
    draws = real.table.rng.count
    real.play(seat, number)
    news = real.log.events[real.log.marks[-2] :]
    if any(event.reveals for event in news):
        return
    assert real.table.rng.count == draws, "something was drawn, but no event reveals"
    world.play(seat, number)
    assert seen(world, seat) == seen(real, seat), f"{news} taught seat {seat} something, but no event reveals"


def check_bots(match: Match, seat: Seat, rng: random.Random) -> None:
    """Every bot answers with the number of an option, and the position has a value."""
    names = ["random", "greedy", "easy"]
    if rng.random() < SEARCHED:
        names += ["search:1", "learned:1"] if is_learned(match.game) else ["search:1"]
        names += ["quick"] if chooser_for(match.game.name) else []
        names += [bot_name(name, rng.choice(list(Temper))) for name in names]
    for bot in map(bot_named, names):
        number = bot.choose(Perspective(match, seat), rng)
        assert 0 <= number < len(match.decision(seat).options), f"{bot} answers {number}"
    value = match.game.judgement.evaluate(match.table, seat)
    assert 0.0 <= value <= 1.0, f"the position is worth {value}, which is not from 0 to 1"


def check_default(match: Match, seat: Seat) -> None:
    """What is done for a seat whose time has run out is among its options."""
    prompt, options = match.decision(seat).prompt, match.decision(seat).options
    usual = prompt.default(match.table)
    assert usual is None or usual in options, f"{prompt} falls back on {usual}, which is not offered"


def check_progress(match: Match) -> None:
    """The phase is one that the game names."""
    progress = match.game.sight.progress(match.table)
    known = words_of(match.game.sight.phases)
    assert progress is None or progress.phase in known, f"{progress} is in none of the game's phases"


def check_sand(match: Match) -> None:
    """Whoever the sand can run out for has an answer that the rules name."""
    for sand in match.game.sand(match.table) if match.game.sand else ():
        prompt = match.decision(sand.seat).prompt
        assert prompt.default(match.table) is not None, f"the sand runs, but {prompt} has no default"


def check_end(match: Match) -> None:
    """A finished match has an outcome, and its record plays again to the same events."""
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ending in words_of(match.game.endings), f"{outcome.ending} is none of the game's endings"
    assert len(outcome.places) == match.players, "not every seat has a place"
    assert len(outcome.scores) == match.players, "not every seat has a score"
    check_record(match)
