"""`rouages shrink`: a record that fails, made as short as it gets, as a test that is ready to be kept."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rouages.engine.record import Record, read
from rouages.engine.refusals import BadRecord, CutOff, NestedTooDeep
from rouages.proving.shrinking import shrunk, written_test
from rouages.words.catalogue import shell


def shrink_file(file: Path, test: Path | None, language: str) -> None:
    """Write the test, to a file or to the terminal, and say what is left."""
    record = reported(file.read_bytes())
    smallest, failure = shrunk(record)
    words = shell(language)
    said = words.text(
        "shrunk",
        before=len(record.answers),
        after=len(smallest.answers),
        fault=failure.kind,
        where=failure.where,
    )
    text = written_test(smallest, failure)
    if test is None:
        print(f"# {said}\n{text}", end="")
    else:
        test.write_text(text, encoding="utf-8")
        print(said)


def reported(data: bytes) -> Record:
    """The record in a file: a plain one, or the one inside what the bug button saved."""
    try:
        found = msgspec.json.decode(data)
    except RecursionError:
        raise NestedTooDeep() from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise CutOff() from None
    if isinstance(found, dict) and "record" in found:
        if found["record"] is None:
            raise BadRecord(why="it was saved while others played, and so holds no record")
        found = found["record"]
    return read(found)
