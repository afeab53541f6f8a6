"""How the game ends: lost for want of a valve, or with the last machine, if all extensions are satisfied."""

from __future__ import annotations

from rouages.engine.game import Outcome
from rouages.games.cyberion.components import DAMAGE_COST, NOTHING
from rouages.games.cyberion.events.factory import DamageCounted, Ending, GameEnded
from rouages.games.cyberion.table import Cyberion, Phase

WON: Ending = "repaired"


def end_with_last_machine(table: Cyberion) -> None:
    """The game ends the moment the last machine leaves the factory, with none to come (ruling 15)."""
    if table.machine_deck or any(machine != NOTHING for machine in table.factory):
        return
    if table.limbots:
        end(table, "limbots")
    elif any(table.interference):
        end(table, "interference")
    elif not survives_damage(table):
        end(table, "damage")
    else:
        end(table, WON)


def survives_damage(table: Cyberion) -> bool:
    """Each structural damage left costs three valves, and the reserve may drop to 0 (ruling 30)."""
    if not table.damage:
        return True
    lost = min(table.valves, DAMAGE_COST * table.damage)
    table.valves -= lost
    table.say(DamageCounted(table.damage, lost))
    return lost == DAMAGE_COST * table.damage


def end(table: Cyberion, ending: Ending) -> None:
    """Nothing is left to do."""
    table.stop()
    table.phase = Phase.OVER
    table.ending = ending
    table.say(GameEnded(ending))


def outcome(table: Cyberion) -> Outcome:
    """All win or lose together; the score is the machines that were repaired."""
    place = 1 if table.ending == WON else 2
    repaired = len(table.experience) + len(table.removed)
    return Outcome(table.ending, (place,) * table.players, (repaired,) * table.players)
