"""The initiative meter: its first order, and how it changes."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.chips import CHIPS, is_tyrant
from rouages.games.too_many_bones.box.components import ALLY, GEARLOCS
from rouages.games.too_many_bones.box.dice import GEARLOC
from rouages.games.too_many_bones.events.battle import InitiativeRolled, MeterChanged
from rouages.games.too_many_bones.party.hands import use
from rouages.games.too_many_bones.reasons import NotAmongEquals
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.table import Bones, Unit


class SetMeter(Step[Bones], frozen=True):
    """Baddies by their initiative, lane by lane; then each Gearloc rolls and takes its place."""

    def run(self, table: Bones) -> None:
        """The highest first."""
        foes = [unit for unit in table.foes() if CHIPS[table.chip[unit]].initiative]
        table.meter = sorted(foes, key=lambda unit: (-CHIPS[table.chip[unit]].initiative, unit))
        steps: list[Step[Bones]] = [
            RollInitiative(seat) for seat in table.seats if table.hp[seat] and not table.away[seat]
        ]
        table.then(*steps, OrderSurprised())


class RollInitiative(Step[Bones], frozen=True):
    """A Gearloc rolls its initiative die."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Reflex Powder may roll it again."""
        faces = GEARLOC[table.who[self.seat]].initiative
        number = faces[table.rng.throw(1, "initiative")[0]]
        table.turn.initiative = put(table.turn.initiative, self.seat, number)
        table.say(InitiativeRolled(self.seat, number))
        if table.held(self.seat, "reflex_powder"):
            table.then(KeepInitiative(self.seat), JoinMeter(self.seat))
        else:
            table.then(JoinMeter(self.seat))


class Again(Choice, frozen=True):
    """Roll it again, or not."""

    again: bool


AGAIN = (Again(False), Again(True))


class KeepInitiative(Decision[Bones, Again], frozen=True):
    """Whether Reflex Powder is spent to roll initiative again."""

    rule = "battle"

    def options(self, table: Bones) -> Sequence[Again]:
        return AGAIN

    def no(self, table: Bones) -> Again:
        """All play together."""
        return AGAIN[0]

    def resolve(self, table: Bones, choice: Again) -> None:
        """The new number counts."""
        if choice.again:
            use(table, self.seat, "reflex_powder")
            faces = GEARLOC[table.who[self.seat]].initiative
            number = faces[table.rng.throw(1, "initiative")[0]]
            table.turn.initiative = put(table.turn.initiative, self.seat, number)
            table.say(InitiativeRolled(self.seat, number))


class JoinMeter(Step[Bones], frozen=True):
    """A Gearloc's die goes among the others; its player decides among equals."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask only where there is a tie."""
        mine = table.turn.initiative[self.seat]
        values = [initiative(table, unit) for unit in table.meter]
        first = sum([value > mine for value in values])
        last = sum([value >= mine for value in values])
        if first == last:
            table.meter.insert(first, self.seat)
        else:
            table.then(TakeMeterPlace(self.seat, first, last))


def initiative(table: Bones, unit: Unit) -> int:
    """What a unit's initiative die shows."""
    if unit < GEARLOCS:
        return table.turn.initiative[unit]
    return CHIPS[table.chip[unit]].initiative


class MeterPlace(Choice, frozen=True):
    """A place on the meter, 0 on top."""

    place: int


MOST_PLACES = 13
PLACES = tuple(MeterPlace(place) for place in range(MOST_PLACES))


class TakeMeterPlace(Decision[Bones, MeterPlace], frozen=True):
    """Where a Gearloc stands among units of the same initiative."""

    rule = "battle"
    otherwise = NotAmongEquals()
    first: int
    last: int

    def options(self, table: Bones) -> Sequence[MeterPlace]:
        """Before, between or after them."""
        return PLACES[self.first : self.last + 1]

    def resolve(self, table: Bones, choice: MeterPlace) -> None:
        table.meter.insert(choice.place, self.seat)


class OrderSurprised(Step[Bones], frozen=True):
    """Surprised units go under all others, and some cards put others on top (ruling 21)."""

    def run(self, table: Bones) -> None:
        """The order is then fixed but for what changes it."""
        rules = table.rules
        if rules.surprised_baddies:
            sink(table, [unit for unit in table.meter if unit >= GEARLOCS])
        if rules.surprised_party:
            sink(table, [unit for unit in table.meter if unit < GEARLOCS])
        if table.battle.knife:
            kind = CHIPS[table.marked].type
            sink(table, [unit for unit in table.meter if unit >= GEARLOCS and _type(table, unit) == kind])
        if rules.ranged_on_top:
            top = [unit for unit in table.meter if unit >= GEARLOCS and not CHIPS[table.chip[unit]].melee]
            table.meter = top + [unit for unit in table.meter if unit not in top]
        if rules.tyrant_on_top:
            top = [unit for unit in table.meter if unit >= GEARLOCS and is_tyrant(table.chip[unit])]
            table.meter = top + [unit for unit in table.meter if unit not in top]
        if rules.ally:
            table.meter.insert(table.meter.index(0) + 1 if 0 in table.meter else 0, ALLY)
        tell_meter(table)


def _type(table: Bones, unit: Unit) -> str:
    return CHIPS[table.chip[unit]].type


def sink(table: Bones, units: list[Unit]) -> None:
    """These units go under all others, keeping their order."""
    table.meter = [unit for unit in table.meter if unit not in units] + units


def join_late(table: Bones, units: list[Unit]) -> int:
    """Tyrants and 20-point Baddies go on top, others to the bottom, in lane order; how many went on top."""
    on_top = [unit for unit in units if CHIPS[table.chip[unit]].points >= 20]
    table.meter = on_top + table.meter + [unit for unit in units if unit not in on_top]
    return len(on_top)


class JoinOnTop(Step[Bones], frozen=True):
    """A Gearloc that comes back stands before, between or after those that have just come on top."""

    seat: Seat
    last: int

    def run(self, table: Bones) -> None:
        """Its player decides, if there are any."""
        table.ask(TakeMeterPlace(self.seat, 0, self.last))


def tell_meter(table: Bones) -> None:
    """The order on the meter has changed."""
    table.say(MeterChanged(tuple(table.meter), tuple([table.name(unit) for unit in table.meter])))


class TellMeter(Step[Bones], frozen=True):
    """Everybody sees the new order."""

    def run(self, table: Bones) -> None:
        """Once all have taken their places."""
        tell_meter(table)


def shift_meter(table: Bones) -> None:
    """At the end of the round units go the places up or down that they were given."""
    shifts = table.this_round.shifts
    for unit in sorted(range(len(shifts)), key=lambda unit: shifts[unit]):
        if shifts[unit] and unit in table.meter:
            place = table.meter.index(unit)
            table.meter.remove(unit)
            table.meter.insert(max(0, place + shifts[unit]), unit)
    if table.this_round.party_first:
        party = [unit for unit in table.meter if unit < GEARLOCS]
        table.meter = party + [unit for unit in table.meter if unit >= GEARLOCS]
