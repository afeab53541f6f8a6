"""`rouages games`: what there is to play, with seats and options."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from rouages.engine.game import Game
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_game


def show_games(language: str, only: str = "") -> None:
    """Each game, or only one, with its options and their defaults."""
    console = Console(highlight=False)
    for game in [game_named(only, GAMES)] if only else GAMES.values():
        words = of_game(game.package, language)
        seats = words.text("seats", least=game.seats[0], most=game.seats[-1])
        console.print(f"[bold]{words.text('name')}[/]  {game.name} · {seats}", soft_wrap=True)
        console.print(f"  {words.text('tagline')}", soft_wrap=True)
        for name, default in defaults(game).items():
            shown = words.text(f"value.{default}") if isinstance(default, bool) else default
            console.print(f"  -o {name}={shown}  {option_words(words, name)}", markup=False, soft_wrap=True)
        console.print()


def defaults(game: Game[Any, Any]) -> dict[str, Any]:
    """The options of a game with their defaults."""
    options = game.options()
    return {name: getattr(options, name) for name in options.__struct_fields__}


def option_words(words: Catalogue, name: str) -> str:
    """What an option is called and what it does."""
    return f"{words.text(f'option.{name}')}: {words.text(f'option.{name}.help')}"
