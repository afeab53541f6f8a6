"""Dangerous Darts: a test of nerve against a Mohlnor, with the plan of ruling 38."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import msgspec

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.components import component_file
from rouages.games.too_many_bones.box.dice import attack_roll, defence_roll
from rouages.games.too_many_bones.box.words import DartsLine, Status, check_words
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.events.adventure import DartsLost, DartsRolled, DartsScore, DartsWon
from rouages.games.too_many_bones.reasons import ThreeDarts, TooFewBones
from rouages.games.too_many_bones.spans import Darts, DartsSide
from rouages.games.too_many_bones.table import Bones

START_HP = 10
LONGEST = 12
"""After so many turns everybody's hand shakes: both lose 1 more each turn (ruling 64)."""
DICE = ("attack", "defence", "status")
STATUS = msgspec.convert(component_file("dice.json")["status"], tuple[Status, ...])
OURS = component_file("ours/darts.json")
NO_STATUS: tuple[Status, ...] = ()
PLANS = tuple(OURS["plans"])
PLAN: dict[DartsLine, dict[str, Any]] = {plan["id"]: plan for plan in PLANS}
check_words(DartsLine, PLAN)
check_words(Status, STATUS)
CLEANSING: DartsLine = next(plan["id"] for plan in PLANS if plan.get("cleanse"))


class DartsDice(Choice, frozen=True):
    """Three dice: so many for attack, defence and status."""

    attack: int
    defence: int
    status: int


SETS = tuple(
    DartsDice(*(kinds.count(kind) for kind in DICE))
    for kinds in combinations_with_replacement(DICE, 3)
    if max(kinds.count(kind) for kind in DICE) <= 2
)


def chance(dice: DartsDice) -> float:
    """How likely these dice win, played well."""
    return float(OURS["chances"][f"{dice.attack}{dice.defence}{dice.status}"])


class AllPlayDarts(Deed, frozen=True):
    """Every Gearloc plays Dangerous Darts; so many must win."""

    needed: int

    def run(self, table: Bones) -> None:
        """Seat by seat."""
        table.then(*[PlayDarts(seat) for seat in table.seats], DartsOver(self.needed))


class DartsOver(Step[Bones], frozen=True):
    """Winners get Loot; too few of them is a failure."""

    needed: int

    def run(self, table: Bones) -> None:
        """Count the winners."""
        table.darts = None
        if len(table.encounter.darts_won) < self.needed:
            table.encounter.failed = True


class PlayDarts(Step[Bones], frozen=True):
    """A game for one Gearloc."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Both begin with 10."""
        table.darts = Darts(DartsSide(START_HP), DartsSide(START_HP))
        table.then(ChooseDarts(self.seat))


def game_of(table: Bones) -> Darts:
    """The game that is being played."""
    assert table.darts is not None
    return table.darts


class ChooseDarts(Decision[Bones, DartsDice], frozen=True):
    """Which three dice a Gearloc throws, two of a kind at most."""

    rule = "darts"
    otherwise = ThreeDarts()

    def options(self, table: Bones) -> Sequence[DartsDice]:
        """Every such set."""
        return SETS

    def resolve(self, table: Bones, choice: DartsDice) -> None:
        """They are kept for the whole game."""
        game = game_of(table)
        game.attack, game.defence, game.status = choice.attack, choice.defence, choice.status
        table.then(DartsTurn(self.seat))


class DartsTurn(Step[Bones], frozen=True):
    """Both sides throw; then the Gearloc may use its Bones."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Stun skips a throw, weakness removes dice, poison hurts first."""
        game = game_of(table)
        game.turn += 1
        for side in (game.mine, game.theirs):
            side.hp -= side.poison
            side.poison = max(0, side.poison - 1)
        taken, _, taken_status = _throw(table, game.theirs, 2, 0, 1)
        hits, (shields, bones), status = _throw(table, game.mine, game.attack, game.defence, game.status)
        table.say(DartsRolled(self.seat, hits, shields, bones, status, taken, taken_status))
        game.hits, game.shields, game.bones, game.taken = hits, shields, bones, taken
        _afflict(game.theirs, status)
        _afflict(game.mine, taken_status)
        table.then(UseDartsPlan(self.seat))


def _throw(
    table: Bones, side: DartsSide, attack: int, defence: int, status: int
) -> tuple[int, tuple[int, int], tuple[Status, ...]]:
    """The hits, the shields and Bones, and the status of one side's dice."""
    if side.stun:
        side.stun = 0
        return 0, (0, 0), NO_STATUS
    weak, side.weaken = side.weaken, 0
    attack, weak = max(0, attack - weak), max(0, weak - attack)
    defence, weak = max(0, defence - weak), max(0, weak - defence)
    status -= weak
    hits, bones = attack_roll(table.rng, attack)
    shields, more = defence_roll(table.rng, defence)
    shown = tuple(STATUS[face] for face in table.rng.throw(status, "status")) if status else NO_STATUS
    return sum(hits), (sum(shields), bones + more), shown


def _afflict(side: DartsSide, shown: tuple[Status, ...]) -> None:
    """Status dice work from the next turn on; one of each kind (ruling 19)."""
    for status in shown:
        match status.rstrip("0123456789"):
            case "poison":
                side.poison = int(status[-1])
            case "weaken":
                side.weaken = int(status[-1])
            case "stun":
                side.stun = 1


class DartsPlan(Choice, frozen=True):
    """A line of the darts plan; without one the Bones are lost."""

    plan: DartsLine | None


NO_PLAN = DartsPlan(None)


def scores(game: Darts, name: DartsLine | None) -> tuple[int, int]:
    """What both sides have left once the damage of this throw is taken, with this plan."""
    plan = PLAN[name] if name else {}
    shaking = 1 if game.turn > LONGEST else 0
    mine = min(START_HP, game.mine.hp + plan.get("heal", 0))
    mine -= max(0, game.taken - game.shields) + shaking
    return mine, game.theirs.hp - game.hits - plan.get("damage", 0) - shaking


class UseDartsPlan(Decision[Bones, DartsPlan], frozen=True):
    """What a Gearloc does with the Bones of this throw."""

    rule = "darts"
    otherwise = TooFewBones()

    def options(self, table: Bones) -> Sequence[DartsPlan]:
        """What the Bones can pay, or nothing."""
        bones = game_of(table).bones
        return [*[DartsPlan(plan["id"]) for plan in PLANS if plan["cost"] <= bones], NO_PLAN]

    def resolve(self, table: Bones, choice: DartsPlan) -> None:
        """Then both sides take their damage together."""
        game = game_of(table)
        mine, theirs = game.mine, game.theirs
        if choice.plan == CLEANSING:
            mine.poison = mine.weaken = mine.stun = 0
        mine.hp, theirs.hp = scores(game, choice.plan)
        table.say(DartsScore(self.seat, max(0, mine.hp), max(0, theirs.hp)))
        if mine.hp <= 0:
            table.say(DartsLost(self.seat))
            table.encounter.darts_lost += (self.seat,)
        elif theirs.hp <= 0:
            table.say(DartsWon(self.seat))
            table.encounter.darts_won += (self.seat,)
        else:
            table.then(DartsTurn(self.seat))
