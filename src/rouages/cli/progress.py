"""Progress: a bar with the rate and the time left, where somebody is looking."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from rouages.words.catalogue import Catalogue

X = TypeVar("X")


class Rate(ProgressColumn):
    """How many a second."""

    def __init__(self, words: Catalogue) -> None:
        """Speak the reader's language."""
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        return Text(self.words.text("a_second", count=f"{task.speed:,.1f}") if task.speed else "")


def with_progress(rows: Iterator[X], total: int, done: int, title: str, words: Catalogue) -> Iterator[X]:
    """These rows, of which so many were done before; a bar on standard error if it is a terminal."""
    if not sys.stderr.isatty():
        yield from rows
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(words),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total, completed=min(done, total))
        for number, row in enumerate(rows):
            if number >= done:
                progress.advance(task)
            yield row
