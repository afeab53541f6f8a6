"""`rouages play`: a game in the terminal, against bots."""

from __future__ import annotations

import random
from pathlib import Path

import rouages
from rouages.bots import Bot, Perspective, bot_named
from rouages.cli.files import open_match, write_record
from rouages.cli.refusals import NotAMatch, sentence
from rouages.cli.screen import Screen
from rouages.cli.settings import settings
from rouages.engine.loading import game_named
from rouages.engine.match import Match
from rouages.engine.refusals import Refusal
from rouages.games import GAMES

ME = 0


def play_in_terminal(
    game: str,
    players: int | None,
    seed: int | None,
    given: list[str],
    bot: str,
    file: Path | None,
    language: str,
) -> None:
    """Sit down at the first seat; a file keeps the game after every answer, and goes on with it."""
    found = game_named(game, GAMES)
    player = bot_named(bot)
    if file and file.exists():
        match = open_match(file)
        if match.game.name != game:
            raise NotAMatch(file=file, why=match.game.name)
    else:
        match = rouages.new(game, players or found.seats[0], seed, **settings(given))
    Sitting(match, player, file, language).play()


class Sitting:
    """One person at the first seat, bots at the others."""

    def __init__(self, match: Match, bot: Bot, file: Path | None, language: str) -> None:
        """Nothing is shown yet."""
        self.match = match
        self.bot = bot
        self.file = file
        self.screen = Screen(match, ME, language)
        self.told = 0
        self.rng = random.Random()  # noqa: S311 (a bot's whims)

    def play(self) -> None:
        """Until the game is over, or the person leaves."""
        self.screen.line(self.screen.words.text("keys"))
        while not self.match.over:
            self.let_bots_play()
            self.tell_news()
            if self.match.pending and not self.ask():
                return
        self.tell_news()
        self.screen.picture()
        self.screen.result()

    def let_bots_play(self) -> None:
        """Every bot that is asked answers, until it is the person's turn alone."""
        while others := [seat for seat in self.match.pending if seat != ME]:
            for seat in others:
                self.match.play(seat, self.bot.choose(Perspective(self.match, seat), self.rng))
            self.keep()

    def tell_news(self) -> None:
        """What happened since the last time."""
        events = self.match.events_for(ME)
        self.screen.tell(events[self.told :])
        self.told = len(events)

    def ask(self) -> bool:
        """One question to the person; False if they leave."""
        words = self.screen.words
        self.screen.picture()
        self.screen.ask(ME)
        while True:
            try:
                typed = input("> ").strip().lower()
            except EOFError:
                typed = "q"
            try:
                if typed == "q":
                    self.keep()
                    self.screen.line(words.text("kept", file=self.file) if self.file else words.text("left"))
                    return False
                if typed == "u":
                    self.match.undo(ME)
                    self.told = min(self.told, len(self.match.events_for(ME)))
                elif typed.isdecimal() and 1 <= int(typed) <= len(self.match.decision(ME).options):
                    self.match.play(ME, int(typed) - 1)
                else:
                    self.screen.line(words.text("keys"))
                    if typed == "?":
                        self.screen.rule(ME)
                    continue
                self.keep()
                return True
            except Refusal as refusal:
                self.screen.line(sentence(refusal, words.language))

    def keep(self) -> None:
        """Write the game so far to the file."""
        if self.file:
            write_record(self.match, self.file)
