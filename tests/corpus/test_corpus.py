"""What earlier versions have stored opens today, is the same, and can be played on."""

import msgspec
import pytest

import rouages
from rouages.games import GAMES
from tests.corpus.playing import asked, sequel
from tests.corpus.shelf import FOLDER, Matches, file_of, read

FILES = sorted(FOLDER.glob("*/*.msgpack.xz"))
SHELVES = [file for file in FILES if file.parent.name in GAMES]
NAMES = [f"{file.parent.name}-{file.name.partition('.')[0]}" for file in SHELVES]

PARTS = 4
"""Each file is read in so many tests, which can run beside each other."""

RULES_CHANGED: dict[str, int] = {}
"""The version of a game since which the same answers lead elsewhere: what is older need not go on alike."""


def plain(saved):
    """A saved match and its position in plain data."""
    found = msgspec.msgpack.decode(saved)
    return found | {"table": msgspec.msgpack.decode(found["table"])}


def holds(today, stored):
    """Whether all that was stored is there today; what is new since then may stand beside it."""
    if isinstance(stored, dict) and isinstance(today, dict):
        return all(key in today and holds(today[key], value) for key, value in stored.items())
    if isinstance(stored, list) and isinstance(today, list):
        return len(today) == len(stored) and all(map(holds, today, stored))
    return today == stored


def is_same_form(game, version):
    return version == game.version


def leads_the_same_way(game, version):
    return version >= RULES_CHANGED.get(game.name, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_version_of_today_is_on_the_shelf(game):
    assert file_of(game, GAMES[game].version).exists(), "write it: python -m tests.corpus"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("file", SHELVES, ids=NAMES)
def test_saved_matches_open_as_they_were_and_go_on(file, part):
    game, shelf = GAMES[file.parent.name], read(file, Matches)
    for stored in shelf.positions[part::PARTS]:
        match = rouages.load(stored.saved)
        if is_same_form(game, shelf.version):
            assert holds(plain(match.save()), plain(stored.saved)), stored.moment
        if leads_the_same_way(game, shelf.version):
            assert asked(match) == stored.asked, stored.moment
        for seat in (None, *range(match.players)):
            msgspec.json.encode(match.view(seat))
        found = sequel(match)
        if leads_the_same_way(game, shelf.version):
            assert found == stored.sequel, stored.moment


@pytest.mark.parametrize("file", SHELVES, ids=NAMES)
def test_records_replay(file):
    game, shelf = GAMES[file.parent.name], read(file, Matches)
    for record in shelf.records:
        match = rouages.replay(record)
        if is_same_form(game, shelf.version):
            assert holds(msgspec.json.decode(msgspec.json.encode(match.record())), record)
