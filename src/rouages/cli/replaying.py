"""`rouages replay` and `rouages verify`: records of finished or running games."""

from __future__ import annotations

import sys
from pathlib import Path

from rouages.cli.files import read_record
from rouages.cli.screen import Screen
from rouages.engine import loading
from rouages.engine.agenda import Seat
from rouages.engine.match import Match
from rouages.engine.refusals import NotYourTurn
from rouages.games import GAMES
from rouages.words.catalogue import of_game


def verify_file(file: Path, language: str) -> None:
    """Play the record again, checking the commitment, every seal, every answer and the result."""
    match = loading.replay(read_record(file), GAMES)
    words = of_game(match.game.package, language)
    key = "verified" if match.over else "verified_so_far"
    print(words.text(key, game=words.text("name"), answers=len(match.answers), commitment=match.commitment))


def step_through(file: Path, seat: Seat | None, language: str) -> None:
    """Answer by answer: Enter goes on, b goes back, a number jumps, q leaves; a pipe gets it all at once."""
    record = read_record(file)
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
    """The whole story."""
    screen = Screen(match, seat, language)
    screen.tell(match.events_for(seat))
    screen.picture()
    screen.result()
