"""The turn of a helper on the party's side: it goes where it is told, and attacks."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Decision, Step
from rouages.games.too_many_bones.baddies.attack import EFFECT_SKILLS
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.dice import attack_roll, defence_roll
from rouages.games.too_many_bones.events.battle import BaddieRolled
from rouages.games.too_many_bones.events.dice import BaddieActed
from rouages.games.too_many_bones.gearlocs.verbs.picket import NO_FOE, Foe, NoFoe, foe
from rouages.games.too_many_bones.reasons import BesideHelper
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.moving import MoveUnit

STEPS = 2


class AllyTurn(Step[Bones], frozen=True):
    """Two moves, then one attack."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Its dice are rolled for it."""
        if table.stands(self.unit):
            table.then(MoveUnit(0, self.unit, STEPS), AllyAttack(0, self.unit))


class AllyAttack(Decision[Bones, Foe | NoFoe], frozen=True):
    """Whom the helper attacks."""

    rule = "skills"
    otherwise = BesideHelper()
    unit: Unit

    def options(self, table: Bones) -> Sequence[Foe | NoFoe]:
        """A foe beside it."""
        if not table.stands(self.unit):
            return [NO_FOE]
        near = [enemy for enemy in table.foes() if table.adjacent(self.unit, enemy)]
        return [*[foe(table, enemy) for enemy in near if not table.hidden(enemy)], NO_FOE]

    def resolve(self, table: Bones, choice: Foe | NoFoe) -> None:
        """Its ATK dice hit; its DEF dice are placed."""
        unit = self.unit
        if not table.stands(unit):
            return
        facts = CHIPS[table.chip[unit]]
        shields, bones = defence_roll(table.rng, facts.defence - table.ones[unit] - table.twos[unit])
        table.ones[unit] += shields.count(1)
        table.twos[unit] += shields.count(2)
        hits: list[int] = []
        if isinstance(choice, Foe):
            hits, more = attack_roll(table.rng, facts.attack)
            bones += more
        table.say(BaddieRolled(unit, facts.id, tuple(hits), tuple(shields), bones))
        if isinstance(choice, Foe):
            harm(table, choice.unit, sum(hits), unit, cause="attack")
            spend_bones(table, unit, choice.unit, bones)
            settle(table)


def spend_bones(table: Bones, unit: Unit, foe: Unit, bones: int) -> None:
    """A golem that was lured uses its Bones skills on the foe that it attacks (ruling 76)."""
    for name, value, cost in CHIPS[table.chip[unit]].bones:
        if bones >= cost and name in EFFECT_SKILLS:
            bones -= cost
            table.say(BaddieActed(unit, table.name(unit), name))
            afflict(table, foe, EFFECT_SKILLS[name], value)
