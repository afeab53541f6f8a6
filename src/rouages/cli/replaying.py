"""`rouages replay` and `rouages verify`: records of finished or running games, and folders of them."""

from __future__ import annotations

import sys
from pathlib import Path

from rouages.arena import datasets
from rouages.cli.files import read_record
from rouages.cli.progress import with_progress
from rouages.cli.screen import Screen
from rouages.engine import loading
from rouages.engine.agenda import Seat
from rouages.engine.loading import game_named
from rouages.engine.match import Match
from rouages.engine.refusals import NotYourTurn
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_arena, of_game


def verify_file(file: Path, language: str) -> None:
    """Play the record again, checking the commitment, every seal, every answer and the result."""
    if file.is_dir():
        verify_folder(file, language)
        return
    record = read_record(file)
    match = loading.replay(record, GAMES)
    words = of_game(match.game.package, language)
    key = "lesson_agrees" if match.is_lesson else "verified" if match.over else "verified_so_far"
    answers = len(match.origin.earlier) + len(match.answers)
    print(words.text(key, game=words.text("name"), answers=answers, commitment=match.commitment))
    for line in seam(match, words):
        print(line)
    if any(match.undos) and not record.undos_seal:
        print(words.text("undos_unsealed"))
    if record.version < match.game.version:
        print(words.text("verified_today", theirs=record.version, ours=match.game.version))


def seam(match: Match, words: Catalogue) -> list[str]:
    """What is to be said of a match that went on under other rules than it began with."""
    found = match.origin.seam
    if found is None or not found.answers:
        return []
    return [words.text("seam", answers=len(found.answers), version=found.version)]


def verify_folder(folder: Path, language: str) -> None:
    """The same for every game of a data set; the first that is not as it was is named."""
    about = datasets.about_of(folder)
    words = of_arena(game_named(about.job.game, GAMES).package, language)
    title = words.text("verifying", folder=folder)
    games = answers = 0
    for match in with_progress(datasets.verified(folder), about.job.games, 0, title, words):
        games += 1
        answers += len(match.answers)
    print(words.text("verified_games", game=words.text("name"), games=games, answers=answers))


def step_through(file: Path, game: int, seat: Seat | None, language: str) -> None:
    """Answer by answer: Enter goes on, b goes back, a number jumps, q leaves; a pipe gets it all at once."""
    record = datasets.record_at(file, game) if file.is_dir() else read_record(file)
    whole = loading.replay(record, GAMES)
    if seat is not None and not 0 <= seat < whole.players:
        raise NotYourTurn(seat=seat)
    at = 0
    while True:
        match = loading.begin(record, GAMES)
        for who, number in record.answers[:at]:
            match.play(who, number)
        screen = Screen(match, seat, language)
        if not sys.stdin.isatty():
            tell_all(whole, seat, language)
            return
        screen.console.clear()
        for line in seam(match, screen.words):
            screen.line(line)
        screen.line(screen.words.text("step", at=at, of=len(record.answers)))
        screen.tell(match.events_for(seat, since=max(0, at - 1)))
        screen.picture()
        screen.result()
        typed = input(screen.words.text("step_keys") + " ").strip().lower()
        if typed == "q":
            return
        at = next_stop(typed, at, len(record.answers))


def next_stop(typed: str, at: int, last: int) -> int:
    """Where a key leads."""
    if typed == "b":
        return max(0, at - 1)
    if typed.isdecimal():
        return min(int(typed), last)
    return min(at + 1, last)


def tell_all(match: Match, seat: Seat | None, language: str) -> None:
    screen = Screen(match, seat, language)
    for line in seam(match, screen.words):
        screen.line(line)
    screen.tell(match.events_for(seat))
    screen.picture()
    screen.result()
