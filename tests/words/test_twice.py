"""A catalogue has each entry once: of two, all readers of JSON keep the last without a word."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CATALOGUES = [
    path for tree in ("src/rouages", "web/src") for path in sorted(ROOT.glob(f"{tree}/**/[a-z][a-z].json"))
]


def once(entries):
    keys = [key for key, _ in entries]
    assert sorted(keys) == sorted(set(keys))
    return dict(entries)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_entry_stands_twice(path):
    json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)
