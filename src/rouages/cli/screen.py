"""The screen: a match in characters for one seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from rouages.cli.printable import printable
from rouages.engine.agenda import Seat
from rouages.engine.events import Event
from rouages.engine.match import Match
from rouages.server.wire.words import rules_page
from rouages.words.catalogue import Catalogue, of_game


class Screen:
    """What one seat is shown and told."""

    def __init__(self, match: Match, seat: Seat | None, language: str) -> None:
        """Speak the reader's language."""
        self.console = Console(highlight=False)
        self.match = match
        self.seat = seat
        self.words: Catalogue = of_game(match.game.package, language)
        self.names = [self.words.text("player", number=each + 1) for each in range(match.players)]

    def line(self, text: str = "") -> None:
        """One line, as it is."""
        self.console.print(printable(text), markup=False, soft_wrap=True)

    def picture(self) -> None:
        drawn = self.match.game.sight.picture(self.match.view(self.seat), self.words.text)
        self.console.print(printable(drawn), soft_wrap=True)

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.line(self.words.say(event, self.seat, self.names))

    def ask(self, seat: Seat) -> None:
        """The question to a seat, and its options by number."""
        question = self.match.decision(seat)
        self.console.print(f"[bold]{printable(self.words.say(question.prompt, seat, self.names))}[/]")
        for number, choice in enumerate(question.options, start=1):
            self.line(f"  {number}  {self.words.say(choice, seat, self.names)}")

    def rule(self, seat: Seat) -> None:
        """What the rules say where a question is asked."""
        asked = self.match.decision(seat).prompt.rule
        for section in rules_page(self.words.language, self.match.game.name).sections:
            if section.id == asked:
                self.console.print(f"[bold]{printable(section.title)}[/]")
                self.line(section.text.replace("*", ""))

    def result(self) -> None:
        """Who won, with what, and why the game ended."""
        outcome = self.match.outcome
        if outcome is None:
            return
        self.line(self.words.text(f"ending.{outcome.ending}"))
        for seat in sorted(range(self.match.players), key=lambda each: outcome.places[each]):
            name = self.words.text("you") if seat == self.seat else self.names[seat]
            place, score = outcome.places[seat], outcome.scores[seat]
            line = self.words.text("result", place=place, name=name, score=score)
            undos = self.match.undos[seat]
            self.line(line + (f" ({self.words.text('undone', count=undos)})" if undos else ""))
