"""What the plain icons do: one small function for each verb of `data/icons.json`."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.dice import Die
from rouages.games.too_many_bones.box.effects import DISABLE, POISON
from rouages.games.too_many_bones.box.words import VerbName, check_words
from rouages.games.too_many_bones.gearlocs.verbs import boomer as verbs_boomer
from rouages.games.too_many_bones.gearlocs.verbs import patches as verbs_patches
from rouages.games.too_many_bones.gearlocs.verbs import picket as verbs_picket
from rouages.games.too_many_bones.gearlocs.verbs import tantrum as verbs_tantrum
from rouages.games.too_many_bones.gearlocs.verbs.verb import Verb
from rouages.games.too_many_bones.party.gaining import gain_loot
from rouages.games.too_many_bones.party.slots import exhaust
from rouages.games.too_many_bones.party.slots import keep as keep_die
from rouages.games.too_many_bones.party.slots import lock as lock_die
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.harm import heal as heal_unit


def heal(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A Gearloc regains n HP."""
    heal_unit(table, on, die.n)
    exhaust(table, die)


def damage(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """N damage, which is not an attack."""
    exhaust(table, die)
    harm(table, on, die.n, seat, cause="skill")


def true_damage(table: Bones, seat: Seat, die: Die, on: int) -> None:
    exhaust(table, die)
    harm(table, on, die.n, seat, cause="skill", true=True)


def poison(table: Bones, seat: Seat, die: Die, on: int) -> None:
    afflict(table, on, POISON, die.n)
    exhaust(table, die)


def disable(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Disable for the battle."""
    afflict(table, on, DISABLE)
    exhaust(table, die)


def keep(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The die lies in an Active slot, one's own or an ally's."""
    keep_die(table, on, die)


def lock(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The die lies in a Locked slot."""
    lock_die(table, seat, die)


def draw_loot(table: Bones, seat: Seat, die: Die, on: int) -> None:
    exhaust(table, die)
    gain_loot(table, seat, die.n)


VERBS: dict[VerbName, Verb] = {
    "heal": heal,
    "damage": damage,
    "true_damage": true_damage,
    "poison": poison,
    "disable": disable,
    "keep": keep,
    "lock": lock,
    "draw_loot": draw_loot,
    **verbs_boomer.VERBS,
    **verbs_patches.VERBS,
    **verbs_picket.VERBS,
    **verbs_tantrum.VERBS,
}
check_words(VerbName, VERBS)
