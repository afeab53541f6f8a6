"""Loot that is used in battle, in the turn of its owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rouages.engine.agenda import Choice, Reason, Seat
from rouages.games.too_many_bones.box.components import NOBODY
from rouages.games.too_many_bones.box.dice import attack_roll
from rouages.games.too_many_bones.box.effects import POISON
from rouages.games.too_many_bones.box.loot import LOOT, is_closed
from rouages.games.too_many_bones.box.words import LootMoment, LootName, UnitName
from rouages.games.too_many_bones.events.adventure import TestRolled
from rouages.games.too_many_bones.gearlocs.choices import end_of
from rouages.games.too_many_bones.gearlocs.discovery import ChooseConsumable, ChooseRestored
from rouages.games.too_many_bones.gearlocs.plans import has_exhausted
from rouages.games.too_many_bones.gearlocs.rolling import ALL_DICE, ChooseRerolls
from rouages.games.too_many_bones.gearlocs.ways import consumables
from rouages.games.too_many_bones.party.hands import use
from rouages.games.too_many_bones.party.loot_moments import why_idle
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.harm import heal as heal_unit
from rouages.games.too_many_bones.units.targets import any_baddies

NONE = (NOBODY,)


class UseLoot(Choice, frozen=True):
    """A Loot card, and whom it is used on."""

    loot: LootName
    on: Unit | None
    name: UnitName | None

    @property
    def end(self) -> int:
        """The unit, or nobody."""
        return end_of(self.on)


def options(table: Bones, seat: Seat) -> list[UseLoot]:
    """The cards that a Gearloc can use now, equal ones once."""
    found: dict[UseLoot, None] = {}
    for card in table.hands[seat]:
        name = LOOT[card.face].id
        if name in IN_BATTLE and not is_closed(card):
            for on in IN_BATTLE[name][0](table, seat):
                found[UseLoot(name, on, table.name(on)) if on >= 0 else UseLoot(name, None, None)] = None
    return list(found)


def use_in_battle(table: Bones, seat: Seat, choice: UseLoot) -> None:
    """Spend a use, then do what the card says."""
    use(table, seat, choice.loot)
    IN_BATTLE[choice.loot][1](table, seat, choice.end)


def _hurt_self(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if table.hp[seat] < table.most_hp(seat) else ()


def _hurt_gearloc(table: Bones, seat: Seat) -> Sequence[int]:
    return [other for other in table.standing() if table.hp[other] < table.most_hp(other)]


def _unrolled(table: Bones, seat: Seat) -> Sequence[int]:
    return () if table.turn.rolled else NONE


def _rolled(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if table.rolled else ()


def _discovery(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if consumables(table, seat) else ()


def _any_unit(table: Bones, seat: Seat) -> Sequence[int]:
    return any_baddies(table, seat) + [friend for friend in table.friends() if friend != seat]


def _exhausted(table: Bones, seat: Seat) -> Sequence[int]:
    return [other for other in table.standing() if has_exhausted(table, other)]


def _always(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE


def _unrooted(table: Bones, seat: Seat) -> Sequence[int]:
    return () if seat in table.battle.roots else NONE


def heals(table: Bones, seat: Seat, on: int, *, amount: int) -> None:
    """Its owner or whoever it is used on regains HP."""
    heal_unit(table, seat if on < 0 else on, amount)


def bog_meat(table: Bones, seat: Seat, on: int) -> None:
    """Heal 5, then Poison 2."""
    heal_unit(table, seat, 5)
    afflict(table, seat, POISON, 2)


def incense(table: Bones, seat: Seat, on: int) -> None:
    """Two more ATK dice this turn, without DEX."""
    table.turn.extra_attack += 2


def assistance(table: Bones, seat: Seat, on: int) -> None:
    """Three more DEX this turn."""
    table.dex += 3


def powder(table: Bones, seat: Seat, on: int) -> None:
    """Roll one die again."""
    table.then(ChooseRerolls(seat, ALL_DICE, 1))


def find_die(table: Bones, seat: Seat, on: int) -> None:
    """A consumable die is found."""
    table.then(ChooseConsumable(seat))


def throw(table: Bones, seat: Seat, on: int) -> None:
    """One ATK die at any unit, without DEX."""
    hits, _ = attack_roll(table.rng, 1)
    table.say(TestRolled(seat, tuple(hits)))
    harm(table, on, sum(hits), seat, cause="loot")


def mend(table: Bones, seat: Seat, on: int) -> None:
    """An exhausted die is ready again."""
    table.then(ChooseRestored(seat, on))


def optics(table: Bones, seat: Seat, on: int) -> None:
    """Three places up the meter at the end of the round."""
    table.this_round.shift(seat, -3)


def root(table: Bones, seat: Seat, on: int) -> None:
    """Heal 1 at the start of each round of this battle."""
    table.battle.roots += (seat,)


When = Callable[[Bones, Seat], Sequence[int]]
IN_BATTLE: dict[LootName, tuple[When, Callable[[Bones, Seat, int], None]]] = {
    "fortunate_discovery": (_discovery, find_die),
    "fresh_bog_meat": (_hurt_self, bog_meat),
    "infused_incense": (_unrolled, incense),
    "mechanical_assistance": (_unrolled, assistance),
    "mixed_berries": (_hurt_self, partial(heals, amount=3)),
    "oggot_herbs": (_hurt_self, partial(heals, amount=1)),
    "reflex_powder": (_rolled, powder),
    "rusty_optics": (_always, optics),
    "throwing_axe": (_any_unit, throw),
    "utility_parts": (_exhausted, mend),
    "zelfey_root": (_unrooted, root),
    "zelfey_seeds": (_hurt_gearloc, partial(heals, amount=2)),
    "healing_flask": (_hurt_self, partial(heals, amount=1)),
}
"""When each card can be used, and what it does."""
MISSING: dict[When, LootMoment] = {
    _discovery: "lost_consumable",
    _hurt_self: "own_wound",
    _hurt_gearloc: "wound",
    _unrolled: "roll_to_come",
    _rolled: "dice_rolled",
    _any_unit: "target",
    _exhausted: "exhausted_die",
    _unrooted: "first_root",
}


def against(table: Bones, seat: Seat, choice: UseLoot) -> Reason:
    """Why a card is not used like this in battle."""
    when, _ = IN_BATTLE.get(choice.loot, (None, None))
    missing = None if when is None else "aim" if when(table, seat) else MISSING[when]
    return why_idle(table, seat, choice.loot, missing)
