"""Anybody works the draws of a tournament out again, and finds the one that was changed."""

import json

import msgspec
import pytest

from rouages.server.tournaments.plans import known_plans
from rouages.server.tournaments.redrawing import check_draws
from rouages.server.wire.refusals.tournaments import DrawnOtherwise, LotsOtherwise, OtherSeed, SeedNotTold
from rouages.server.wire.tournaments import Format, TournamentPage
from tests.cli.test_commands import run
from tests.server.tournaments.playing import Clock, enter, make

pytestmark = pytest.mark.anyio


@pytest.fixture
async def played(door, monkeypatch):
    """How a tournament is shown at its beginning, and in the end."""
    clock = Clock(monkeypatch, door)
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    first = await make(ann, form="swiss", size=5, bots="easy")
    tournament = first["card"]["id"]
    await enter(tournament, bob, ann)
    await ann.post(f"/api/tournaments/{tournament}/begin", {})
    return first, await clock.play(ann, tournament)


def read(page):
    return msgspec.convert(page, TournamentPage)


async def test_lots_rounds_and_seats_follow_from_the_seed_that_was_promised(played, tmp_path):
    first, page = played
    with pytest.raises(SeedNotTold):
        check_draws(read(first))
    check_draws(read(page), first["commitment"])
    assert [page["entrants"][each]["name"] for each in sorted(range(5), key=entered(page))][:2] == [
        "Bob",
        "Ann",
    ]
    file = tmp_path / "tournament.json"
    file.write_text(json.dumps(page))
    assert "all 3 rounds follow from it" in run("draws", file, "--promised", first["commitment"]).stdout
    assert "les 3 tours en découlent" in run("draws", file, lang="fr").stdout
    file.write_text("{}")
    assert run("draws", file).stderr.startswith("This is not the page of a tournament")


def entered(page):
    return lambda number: page["entrants"][number]["entered"]


async def test_whatever_was_changed_afterwards_is_found(played):
    first, page = played
    whole = json.dumps(page)
    with pytest.raises(OtherSeed):
        check_draws(read(page), "0" * 64)
    other = json.loads(whole)
    other["seed"] = "00" * 32
    with pytest.raises(OtherSeed):
        check_draws(read(other))
    other = json.loads(whole)
    one, two = other["entrants"][:2]
    one["entered"], two["entered"] = two["entered"], one["entered"]
    with pytest.raises(LotsOtherwise):
        check_draws(read(other))
    for number in range(3):
        other = json.loads(whole)
        tables = other["drawn"][number]["tables"]
        tables[0]["players"], tables[1]["players"] = tables[1]["players"], tables[0]["players"]
        with pytest.raises(DrawnOtherwise) as refused:
            check_draws(read(other))
        assert refused.value.fields["round"] == number + 1
    del first


@pytest.mark.parametrize(
    ("form", "people", "seats", "expected"),
    [
        ("round-robin", 6, 2, 5),
        ("round-robin", 7, 2, 7),
        ("swiss", 4, 2, 3),
        ("swiss", 16, 2, 4),
        ("swiss", 17, 2, 5),
        ("swiss", 16, 4, 3),
        ("swiss", 64, 4, 4),
        ("knock-out", 5, 2, 3),
        ("knock-out", 64, 2, 6),
        ("knock-out", 16, 4, 3),
        ("knock-out", 4, 4, 1),
        ("knock-out", 5, 3, 2),
    ],
)
def test_a_plan_is_told_how_many_rounds_it_takes(form, people, seats, expected):
    plans = known_plans()
    assert plans.rounds[Format(form)][seats - 2][people - plans.least] == expected
