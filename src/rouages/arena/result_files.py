"""Results on disk: a line a game, written as the games are done, as CSV or Parquet."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, Protocol, get_args, get_origin, get_type_hints

from rouages.arena.counting import Kind, figures_type, kinds
from rouages.arena.simulation import Result
from rouages.engine.game import Game
from rouages.engine.refusals import Refusal

ROWS_A_GROUP = 2_000
"""So many lines wait in memory before they are written to Parquet."""


class NoParquet(Refusal):
    """Parquet needs pyarrow, which is not installed; `pip install rouages[parquet]` brings it."""


class ResultFile(Protocol):
    """A file that takes results one by one."""

    def add(self, result: Result) -> None:
        """The result of the next game."""
        ...

    def close(self) -> None:
        """All that was given is in the file."""
        ...


class CsvFile:
    """Comma-separated values: a column for each number, and for each seat of it."""

    def __init__(self, path: Path, game: Game[Any, Any], players: int) -> None:
        """Write the heads of the columns."""
        self._file = path.open("w", encoding="utf-8", newline="")
        self._lines = csv.writer(self._file)
        self._kinds = kinds(game)
        self._number = 0
        seats = range(players)
        head = ["game", "ending", "decisions"]
        head += [f"place {seat}" for seat in seats] + [f"score {seat}" for seat in seats]
        for name, kind in self._kinds.items():
            head += [f"{name} {seat}" for seat in seats] if kind in _BY_SEAT else [name]
        self._lines.writerow(head)

    def add(self, result: Result) -> None:
        line = [self._number, result.ending, result.decisions, *result.places, *result.scores]
        for name, kind in self._kinds.items():
            value = result.figures[name]
            line += [_cell(each) for each in value] if kind in _BY_SEAT else [_cell(value)]
        self._lines.writerow(line)
        self._number += 1

    def close(self) -> None:
        self._file.close()


_BY_SEAT = (Kind.SEAT_NUMBER, Kind.SEAT_LABEL, Kind.SEAT_USES)


def _cell(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, dict) else value


class ParquetFile:
    """Columns that other programs read fast: lists for seats, maps for what was used how often."""

    def __init__(self, path: Path, game: Game[Any, Any]) -> None:
        """Open the file with the columns of this game."""
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise NoParquet() from None
        fields = [
            ("game", pyarrow.int64()),
            ("ending", pyarrow.string()),
            ("decisions", pyarrow.int64()),
            ("places", pyarrow.list_(pyarrow.int64())),
            ("scores", pyarrow.list_(pyarrow.int64())),
        ]
        if game.measures.figures:
            hints = get_type_hints(figures_type(game))
            fields += [(name, _column(pyarrow, hint)) for name, hint in hints.items()]
        self._arrow = pyarrow
        self._schema = pyarrow.schema(fields)
        with path.open("wb"):
            self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []
        self._number = 0

    def add(self, result: Result) -> None:
        """One line; a full group is written."""
        line = {"game": self._number, "ending": result.ending, "decisions": result.decisions}
        figures = {name: _pairs(value) for name, value in result.figures.items()}
        self._waiting.append(line | {"places": result.places, "scores": result.scores} | figures)
        self._number += 1
        if len(self._waiting) == ROWS_A_GROUP:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._writer.write_table(self._arrow.Table.from_pylist(self._waiting, self._schema))
            self._waiting = []

    def close(self) -> None:
        self._write()
        self._writer.close()


def _column(pyarrow: Any, hint: Any) -> Any:
    """The type of a column for the type of a figure."""
    origin = get_origin(hint)
    if origin is dict:
        return pyarrow.map_(pyarrow.string(), pyarrow.int64())
    if origin is tuple:
        return pyarrow.list_(_column(pyarrow, get_args(hint)[0]))
    plain = {str: pyarrow.string(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    return plain.get(hint, pyarrow.int64())


def _pairs(value: Any) -> Any:
    """Maps are given to Parquet as pairs."""
    if isinstance(value, dict):
        return list(value.items())
    return [_pairs(each) for each in value] if isinstance(value, list) else value
