"""`rouages bench`: how fast it is on this machine."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from rouages.arena.bench.environments import installed, measure_through
from rouages.arena.bench.play import Figures, measure
from rouages.arena.bench.search import measure_search
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_game, shell


def bench_and_show(game: str, seconds: float, language: str) -> None:
    """One line a game: random play on one core, copies, views, saves, loads."""
    names = [game_named(game, GAMES).name] if game else list(GAMES)
    words = shell(language)
    table = Table(title=words.text("bench"))
    for key in ("game", "players", "decisions", "games", "clone", "imagine", "view", "save", "load"):
        table.add_column(words.text(f"bench.{key}"), justify="left" if key == "game" else "right")
    for name in names:
        found = measure(name, seconds)
        table.add_row(
            name,
            str(found.players),
            f"{found.decisions_per_second:,.0f}",
            f"{found.games_per_second:,.1f}{worked(found, language)}",
            f"{found.clone_microseconds:.1f} µs",
            f"{found.imagine_microseconds:.1f} µs",
            f"{found.slowest_view_milliseconds:.2f} ms",
            f"{found.saved_bytes:,} B / {found.saved_answers}",
            f"{found.load_milliseconds:.2f} ms",
        )
    console = Console(highlight=False, width=max(130, Console().width))
    console.print(table)
    for library in installed():
        console.print(through(library, names, seconds, words))


def through(library: str, names: list[str], seconds: float, words: Catalogue) -> Table:
    """The same through a library of environments."""
    table = Table(title=words.text("bench.through", library=library))
    for key in ("game", "players", "decisions", "games", "clone"):
        table.add_column(words.text(f"bench.{key}"), justify="left" if key == "game" else "right")
    for name in names:
        found = measure_through(library, name, seconds)
        clone = found.clone_microseconds
        table.add_row(
            name,
            str(found.players),
            f"{found.decisions_per_second:,.0f}",
            f"{found.games_per_second:,.1f}",
            "–" if clone is None else f"{clone:.1f} µs",
        )
    return table


def worked(found: Figures, language: str) -> str:
    """A line more where the game has a measure of its own."""
    if found.work_per_second is None:
        return ""
    unit = of_game(GAMES[found.game].package, language).text("work")
    return f"\n{found.work_per_second:,.0f} {unit}"


def bench_search_and_show(seconds: float, language: str) -> None:
    """One line a game: how fast the search bots think."""
    words = shell(language)
    table = Table(title=words.text("bench.search"))
    for key in ("game", "players", "playouts", "imagine_share", "clone_share"):
        table.add_column(words.text(f"bench.{key}"), justify="left" if key == "game" else "right")
    for name in GAMES:
        found = measure_search(name, seconds)
        table.add_row(
            name,
            str(found.players),
            f"{found.playouts_per_second:,.0f}",
            f"{100 * found.imagine_share:.1f} %",
            f"{100 * found.clone_share:.1f} %",
        )
    Console(highlight=False).print(table)
