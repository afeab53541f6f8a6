"""Gearlocs of Too Many Bones in their turn: enraged, about to walk, behind shields."""

from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.party.slots import set_rage
from tests.games.too_many_bones.positions import battle


def raging(number=1, step=4, foes="boar dire_wolf great_bear", **more):
    """Tantrum with a Rage die on this step."""
    table = battle("tantrum", foes, **more)
    set_rage(table, 0, number, step)
    table.news.clear()
    return table


def walking(party="picket", foes="boar", dex=2, **rules):
    """A battle under these rules whose first Gearloc has DEX to walk."""
    table = battle(party, foes)
    table.dex, table.rules = dex, BattleRules(**rules)
    return table


def shields(*values):
    """White DEF dice of the first Gearloc."""
    return [white_shield(0, value) for value in values]
