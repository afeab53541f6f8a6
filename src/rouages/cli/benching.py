"""`rouages bench`: how fast it is on this machine."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from rouages.arena.bench.against import Compared, compare
from rouages.arena.bench.anatomy import dissect
from rouages.arena.bench.environments import installed, measure_through
from rouages.arena.bench.play import Figures, measure
from rouages.arena.bench.search import measure_search
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_game, shell

WIDE = 130
"""So many characters hold the widest table, be the window narrower."""


def bench_and_show(game: str, seconds: float, against: str, language: str, *, profile: bool) -> None:
    """One game or all, measured in the way that was asked for."""
    words = shell(language)
    if game == "search":
        show_search(seconds, words)
        return
    names = [game_named(game, GAMES).name] if game else list(GAMES)
    if profile:
        for name in names:
            show_profile(name, seconds, words)
    elif against:
        show_comparison(names, against, seconds, words)
    else:
        show_speed(names, seconds, words, language)


def show_speed(names: list[str], seconds: float, words: Catalogue, language: str) -> None:
    """One line a game: random play on one core, copies, views, saves, loads."""
    keys = ("game", "players", "decisions", "games", "clone", "imagine", "view", "save", "load")
    table = headed(words.text("bench"), keys, words)
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
    console = wide()
    console.print(table)
    for library in installed():
        console.print(through(library, names, seconds, words))


def through(library: str, names: list[str], seconds: float, words: Catalogue) -> Table:
    """The same through a library of environments."""
    keys = ("game", "players", "decisions", "games", "clone")
    table = headed(words.text("bench.through", library=library), keys, words)
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


def show_search(seconds: float, words: Catalogue) -> None:
    """One line a game: how fast the search bots think."""
    keys = ("game", "players", "playouts", "imagine_share", "clone_share")
    table = headed(words.text("bench.search"), keys, words)
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


def show_profile(name: str, seconds: float, words: Catalogue) -> None:
    """Where the time of a decision of one game goes, and the functions in which most of it is spent."""
    found = dissect(name, seconds)
    whole = found.decision_microseconds
    table = headed(words.text("bench.profile", game=name), ("part", "share", "time"), words)
    for part, share in found.shares.items():
        table.add_row(words.text(f"bench.part.{part}"), f"{100 * share:.1f} %", f"{share * whole:.2f} µs")
    table.add_section()
    for where, share in found.dearest:
        table.add_row(where, f"{100 * share:.1f} %", f"{share * whole:.2f} µs")
    console = wide()
    console.print(table)
    console.print(
        words.text(
            "bench.profile.told",
            decision=f"{whole:.1f}",
            calls=f"{found.calls:.0f}",
            moments=f"{found.moments:,}",
            clone=f"{found.clone_microseconds:.1f}",
            decisions=f"{found.clone_microseconds / whole:.1f}",
        )
    )


def show_comparison(names: list[str], commit: str, seconds: float, words: Catalogue) -> None:
    """One line a game: how many times as fast it is as at an earlier commit."""
    keys = ("game", "decisions", "decision", "clone", "imagine", "playout")
    table = headed(words.text("bench.against", commit=commit), keys, words)
    for name, found in compare(names, commit, seconds):
        shown = [compared(found[what]) for what in keys[2:]]
        table.add_row(name, f"{1 / found['decision'].now:,.0f}", *shown)
    wide().print(table)


def compared(found: Compared) -> str:
    """How many times as fast, and what it took and takes."""
    return f"{found.times:.2f} ×\n{1e6 * found.then:.1f} → {1e6 * found.now:.1f} µs"


def headed(title: str, keys: Sequence[str], words: Catalogue) -> Table:
    """A table with its title and the heads of its columns: words first, then figures."""
    table = Table(title=title)
    for key in keys:
        table.add_column(words.text(f"bench.{key}"), justify="left" if key in ("game", "part") else "right")
    return table


def wide() -> Console:
    """Where a wide table is printed."""
    return Console(highlight=False, width=max(WIDE, Console().width))
