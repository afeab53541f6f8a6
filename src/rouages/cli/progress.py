"""Progress: a bar with the rate and the time left, where somebody is looking."""

from __future__ import annotations

import sys
import time
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

A_LINE_EVERY = 60.0
"""Seconds, where there is no terminal to draw a bar on."""


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
    """These rows, of which so many were done before: a bar on standard error, or a line a minute."""
    shown = _bar if sys.stderr.isatty() else _lines
    return shown(rows, total, min(done, total), title, words)


def _bar(rows: Iterator[X], total: int, done: int, title: str, words: Catalogue) -> Iterator[X]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(words),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total, completed=done)
        for number, row in enumerate(rows):
            if number >= done:
                progress.advance(task)
            yield row


def _lines(rows: Iterator[X], total: int, done: int, title: str, words: Catalogue) -> Iterator[X]:
    began = said = time.monotonic()
    for number, row in enumerate(rows, start=1):
        yield row
        now = time.monotonic()
        if now - said >= A_LINE_EVERY and number > done:
            said = now
            rate = words.text("a_second", count=f"{(number - done) / (now - began):,.1f}")
            print(f"{title}: {number} / {total}, {rate}", file=sys.stderr, flush=True)
