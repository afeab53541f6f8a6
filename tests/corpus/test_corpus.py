"""What earlier versions have stored opens today, is the same, and can be played on."""

from dataclasses import replace

import msgspec
import pytest

import rouages
from rouages.engine import loading
from rouages.engine.refusals import OtherRulesNow
from rouages.games import GAMES
from tests.corpus.playing import asked, sequel
from tests.corpus.shelf import FOLDER, RULES_CHANGED, Matches, file_of, read

FILES = sorted(FOLDER.glob("*/*.msgpack.xz"))
SHELVES = [file for file in FILES if file.parent.name in GAMES]
NAMES = [f"{file.parent.name}-{file.name.partition('.')[0]}" for file in SHELVES]

PARTS = 4
"""Each file is read in so many tests, which can run beside each other."""
in_strides = pytest.mark.parametrize("stride", [7, pytest.param(1, marks=pytest.mark.long(part="corpus"))])
"""Every so many positions are opened by a next release."""


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


def leads_the_same_way(game, version):
    return version >= RULES_CHANGED.get(game.name, 1)


def as_written_today(game, record):
    """A record with the version of today; where positions are written otherwise now, without theirs."""
    told = record | {"version": game.version}
    if game.readers_since(record["version"]):
        told.pop("position", None)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_the_version_of_today_is_on_the_shelf(game):
    assert file_of(game, GAMES[game].version).exists(), "write it: python -m tests.corpus"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("file", SHELVES, ids=NAMES)
def test_saved_matches_open_as_they_were_and_go_on(file, part):
    game, shelf = GAMES[file.parent.name], read(file, Matches)
    for stored in shelf.positions[part::PARTS]:
        match = rouages.load(stored.saved)
        if shelf.version == game.version:
            assert holds(plain(match.save()), plain(stored.saved)), stored.moment
        for seat in (None, *range(match.players)):
            msgspec.json.encode(match.view(seat))
        found = asked(match), match.origin.seam, sequel(match)
        if leads_the_same_way(game, shelf.version):
            assert found == (stored.asked, None, stored.sequel), stored.moment


@pytest.mark.parametrize("file", SHELVES, ids=NAMES)
def test_records_replay(file):
    game, shelf = GAMES[file.parent.name], read(file, Matches)
    for record in shelf.records:
        try:
            match = rouages.replay(record)
        except OtherRulesNow:
            assert not leads_the_same_way(game, shelf.version)
        else:
            written = msgspec.json.decode(msgspec.json.encode(match.record()))
            assert holds(written, as_written_today(game, record))


@in_strides
@pytest.mark.parametrize("name", GAMES)
def test_a_release_that_changes_no_rule_leaves_no_seam(name, stride):
    """Not even in a match with answers taken back."""
    game = GAMES[name]
    next_release = {name: replace(game, version=game.version + 1)}
    for stored in read(file_of(name, game.version), Matches).positions[::stride]:
        match = loading.load(stored.saved, next_release)
        assert (match.origin.seam, match) == (None, rouages.load(stored.saved)), stored.moment


@in_strides
@pytest.mark.parametrize("name", GAMES)
def test_a_release_that_changes_the_rules_goes_on_from_the_position(name, stride):
    game = GAMES[name]

    def other_chance(options, players, rng):
        rng.below(2, "another rule")
        return game.setup(options, players, rng)

    next_release = {name: replace(game, version=game.version + 1, setup=other_chance)}
    for stored in read(file_of(name, game.version), Matches).positions[::stride]:
        match = loading.load(stored.saved, next_release)
        assert match.origin.seam.version == game.version
        assert (asked(match), sequel(match)) == (stored.asked, stored.sequel), stored.moment
        assert loading.replay(match.record(), next_release).table == match.table
