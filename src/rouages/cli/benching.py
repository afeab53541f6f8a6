"""`rouages bench`: how fast it is on this machine."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from rouages.arena.bench import measure
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.words.catalogue import shell


def bench_and_show(game: str, seconds: float, language: str) -> None:
    """One line a game: random play on one core, copies, saves, loads."""
    names = [game_named(game, GAMES).name] if game else list(GAMES)
    words = shell(language)
    table = Table(title=words.text("bench"))
    for key in ("game", "players", "decisions", "games", "clone", "imagine", "save", "load"):
        table.add_column(words.text(f"bench.{key}"), justify="left" if key == "game" else "right")
    for name in names:
        found = measure(name, seconds)
        table.add_row(
            name,
            str(found.players),
            f"{found.decisions_per_second:,.0f}",
            f"{found.games_per_second:,.1f}",
            f"{found.clone_microseconds:.1f} µs",
            f"{found.imagine_microseconds:.1f} µs",
            f"{found.saved_bytes:,} B / {found.saved_answers}",
            f"{found.load_milliseconds:.2f} ms",
        )
    Console(highlight=False, width=max(110, Console().width)).print(table)
