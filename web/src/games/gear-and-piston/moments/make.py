"""Writes `moments.jsonl`: real positions of Gear & Piston, one a line, to look at and for the tests.

Run it with the package installed: `python web/src/games/gear-and-piston/moments/make.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.box.tiles import code_of
from rouages.games.gear_and_piston.cars.car import Section
from rouages.games.gear_and_piston.cars.faults import size
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.twelve_parts import JoinToFinish
from rouages.proving import moments
from rouages.proving.moments import Fits, moment, mostly_greedy, plays

KINDS: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {"level": "expert"}),
    "six": (6, {"level": "expert"}),
    "variant": (3, {"variant": True, "level": "advanced"}),
}
"""How many players, and the options."""
CHOOSE = mostly_greedy(0.25)


def first(kind: str, fits: Fits, *, beside: int = 0) -> dict[str, Any]:
    """The first position of a kind of game that fits."""
    return moments.first(plays(GAME, *KINDS[kind], range(80), CHOOSE), fits, beside=beside)


def asked(prompt: str, round_: int = 2, options: int = 2) -> Fits:
    """Whether this is asked, from this round on, with at least so many options."""
    return lambda table, name, seat, count: name == prompt and table.round >= round_ and count >= options


def asked_with(prompt: str, parts: int, options: int = 2) -> Fits:
    """Whether this is asked of a seat whose car has so many parts."""
    return lambda table, name, seat, count: (
        name == prompt and size(table.cars[seat]) >= parts and count >= options
    )


def row(*parts: str) -> tuple[int, ...]:
    """New parts with an icon of power, side by side."""
    return tuple([code_of(part, ("power",)) for part in parts])


FRONT = Section(
    0, row("steam_motor", "steam_fuel", "steering"), row("gear", "axle", "steam_improvement_bottom")
)
BACK = Section(
    0,
    row("steam_fuel", "improvement_top", "steam_improvement_top"),
    row("improvement_bottom", "axle", "improvement_bottom"),
)


def finish() -> dict[str, Any]:
    """Two sections that would be a complete car of twelve parts: too rare to wait for."""
    match = next(
        match
        for match, _ in plays(GAME, *KINDS["two"], range(1), CHOOSE)
        if cast(Town, match.table).round == 3
    )
    table, seat = cast(Town, match.table), match.pending[0]
    table.cars[seat] = (FRONT, BACK)
    table.agenda[-1] = JoinToFinish(seat)
    return moment(match, seat)


MOMENTS: dict[str, dict[str, Any]] = {
    "first": first("two", asked("PlaceToken", 1)),
    "plan": first("three", lambda t, p, s, n: p == "PlaceToken" and t.round > 2 and len(t.placed[3]) > 1),
    "discard": first("three", asked("DiscardBlueprint", 2, 4)),
    "alley": first("three", asked("ChooseAlleyAction", 2, 4)),
    "steal": first("three", asked("StealBlueprint", 2, 3)),
    "spied_on": first("three", asked("StealBlueprint", 2, 3), beside=1),
    "slide": first("three", asked("MoveToken", 2, 3)),
    "keep": first("three", asked("KeepPart", 2, 3)),
    "return": first("three", asked("ReturnParts", 2, 3)),
    "patent": first("three", asked("TakePatent", 3, 5)),
    "junk": first("three", asked("TakeJunk", 3, 4)),
    "empty": first("two", asked("ChooseWork", 1, 3)),
    "work": first("three", asked_with("ChooseWork", 8, 5)),
    "sections": first("three", lambda t, p, s, n: p == "ChooseWork" and len(t.cars[s]) == 2 and n > 5),
    "place": first("three", asked_with("PlacePart", 7, 4)),
    "dismantle": first("three", asked_with("DismantlePart", 6, 4)),
    "repair": first("three", asked_with("RepairPart", 5, 2)),
    "join": first("three", asked_with("JoinSections", 5, 3)),
    "finish": finish(),
    "last": first("three", asked("JoinAtLast", 2, 3)),
    "salvage": first("three", asked_with("PlaceSalvage", 7, 6)),
    "waiting": first("three", asked_with("ChooseWork", 6, 3), beside=1),
    "six": first("six", asked_with("ChooseWork", 7, 5)),
    "variant": first("variant", asked("TakePatent", 3, 6)),
    "variant_junk": first("variant", asked("KeepJunk", 2, 4)),
    "over": first("three", lambda t, p, s, n: t.ending != "" and not p),
}

if __name__ == "__main__":
    moments.write_named(Path(__file__).with_name("moments.jsonl"), MOMENTS)
