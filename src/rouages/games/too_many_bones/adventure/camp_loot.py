"""Loot that is used outside battle, at any time; the gem, which is for the recovery phase, is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rouages.engine.agenda import Choice, Reason, Seat
from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.box.components import HP, NOBODY, STAT_LIMIT
from rouages.games.too_many_bones.box.loot import LOOT, is_closed
from rouages.games.too_many_bones.box.words import LootMoment, LootName, UnitName
from rouages.games.too_many_bones.events.adventure import Trained
from rouages.games.too_many_bones.gearlocs.choices import end_of
from rouages.games.too_many_bones.gearlocs.discovery import ChooseConsumable
from rouages.games.too_many_bones.gearlocs.ways import consumables
from rouages.games.too_many_bones.party.drawing import shuffle_in
from rouages.games.too_many_bones.party.hands import use
from rouages.games.too_many_bones.party.loot_moments import why_idle
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import heal
from rouages.games.too_many_bones.units.scouting import first_hidden, scout

SCOPED = 64
"""The bit of `Today.used` for the Small Spotting Scope."""
NONE = (NOBODY,)


class UseCampLoot(Choice, frozen=True):
    """A Loot card, and whom it is used on."""

    loot: LootName
    on: Unit | None
    name: UnitName | None

    @property
    def end(self) -> int:
        """The unit, or nobody."""
        return end_of(self.on)


def camp_options(table: Bones, seat: Seat) -> list[UseCampLoot]:
    """The cards that a Gearloc can use now, equal ones once; not while it is KO'd."""
    if not table.hp[seat]:
        return []
    found: dict[UseCampLoot, None] = {}
    for card in table.hands[seat]:
        name = LOOT[card.face].id
        if name in IN_CAMP and not is_closed(card):
            for on in IN_CAMP[name][0](table, seat):
                found[UseCampLoot(name, on, table.name(on)) if on >= 0 else UseCampLoot(name, None, None)] = (
                    None
                )
    return list(found)


def use_in_camp(table: Bones, seat: Seat, choice: UseCampLoot) -> None:
    """Spend a use, then do what the card says."""
    use(table, seat, choice.loot)
    IN_CAMP[choice.loot][1](table, seat, choice.end)


def _hurt_self(table: Bones, seat: Seat) -> Sequence[int]:
    return (seat,) if table.hp[seat] < table.most_hp(seat) else ()


def _hurt_gearloc(table: Bones, seat: Seat) -> Sequence[int]:
    return [other for other in table.seats if 0 < table.hp[other] < table.most_hp(other)]


def _discovery(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if consumables(table, seat) else ()


def _unfound(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if NUMBER["SP5"] in table.aside else ()


def _growing(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if table.bonus[4 * seat + HP] < STAT_LIMIT else ()


def _unscoped(table: Bones, seat: Seat) -> Sequence[int]:
    hidden = any(first_hidden(table, rank) >= 0 for rank in range(3))
    return NONE if hidden and not table.today.used[seat] & SCOPED else ()


def find_die(table: Bones, seat: Seat, on: int) -> None:
    """A consumable die is found."""
    table.then(ChooseConsumable(seat))


def feast(table: Bones, seat: Seat, on: int) -> None:
    """Mixed Berries heal 5 outside battle."""
    heal(table, on, 5)


def seeds(table: Bones, seat: Seat, on: int) -> None:
    """Zelfey Seeds heal 2."""
    heal(table, on, 2)


def sip(table: Bones, seat: Seat, on: int) -> None:
    """One HP from a stew or a flask."""
    heal(table, on, 1)


def read_treasure_map(table: Bones, seat: Seat, on: int) -> None:
    """The Ebonite Doorway is in the deck."""
    shuffle_in(table, "SP5")


def brew(table: Bones, seat: Seat, on: int) -> None:
    """HP stat +1 for good, and 3 HP less at the start of the next battle."""
    table.bonus[4 * seat + HP] += 1
    table.hp[seat] += 1
    table.owed_hp[seat] += 3
    table.say(Trained(seat, "hp"))


def spot(table: Bones, seat: Seat, on: int) -> None:
    """One Baddie of a stack is turned up."""
    table.today.use(seat, SCOPED)
    scout(table, seat, 2)


When = Callable[[Bones, Seat], Sequence[int]]
IN_CAMP: dict[LootName, tuple[When, Callable[[Bones, Seat, int], None]]] = {
    "fortunate_discovery": (_discovery, find_die),
    "last_battle_stew": (_hurt_gearloc, sip),
    "mixed_berries": (_hurt_self, feast),
    "zelfey_seeds": (_hurt_gearloc, seeds),
    "treasure_trove_map": (_unfound, read_treasure_map),
    "troll_brew": (_growing, brew),
    "healing_flask": (_hurt_self, sip),
    "small_spotting_scope": (_unscoped, spot),
}
"""When each card can be used, and what it does."""
MISSING: dict[When, LootMoment] = {
    _discovery: "lost_consumable",
    _hurt_self: "own_wound",
    _hurt_gearloc: "wound",
    _unfound: "doorway",
    _growing: "growth",
    _unscoped: "hidden_baddie",
}


def against(table: Bones, seat: Seat, choice: UseCampLoot) -> Reason:
    """Why a card is not used like this outside battle."""
    when, _ = IN_CAMP.get(choice.loot, (None, None))
    missing = None if when is None else "aim" if when(table, seat) else MISSING[when]
    return why_idle(table, seat, choice.loot, missing)
