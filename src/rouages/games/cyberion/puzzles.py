"""Puzzles: the most that can be repaired this turn, or the way to win now, with no card turned.

What is drawn from the part of the deck that nobody knows is luck, and no answer; what a Cyclobot has put on
top may be drawn.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from rouages.engine.agenda import Decision, Seat
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.puzzling import Goal, Puzzling, Rare, Source, Usual
from rouages.games.cyberion.components import COMMANDBOT, CYCLOBOT, FACTORY, MODEL_OF, NOTHING, PLAIN_ROBOTS
from rouages.games.cyberion.events.factory import (
    AbilityTriggered,
    ExperienceSpent,
    MachinePrepared,
    MachineRepaired,
    RobotBroughtBack,
    RobotPutOnDeck,
    RobotsDrawn,
    SupportUsed,
)
from rouages.games.cyberion.goals import (
    FEWEST,
    RepairMachines,
    WinNow,
    crews_of,
    repaired,
    too_few_robots,
    unknown_cards,
)
from rouages.games.cyberion.intervention import Intervene
from rouages.games.cyberion.machines import MACHINES, TIER_OF
from rouages.games.cyberion.processor import Upgrade
from rouages.games.cyberion.repair import CODES, repairs
from rouages.games.cyberion.robots.abilities import ChooseLevel, UseRobot, UseSupport
from rouages.games.cyberion.robots.cyclobot import RecallRobot
from rouages.games.cyberion.table import Cyberion

MOST_ROBOTS = 12
"""With more robots in the rows there is too much to try."""
MOST_WITH_CYCLOBOTS = 5
"""Nor with more than so many, where robots may come back from the discard."""
MOST_EXPERIENCE = 4
"""Nor with more machines to be spent."""
LEAST_MEANS = 5
"""With fewer robots, machines to spend and tokens there is too little."""

LEAST_TEMPTING = 3
"""So many machines must look as if they could be repaired."""
MOST_POSITIONS = 1500


def pose(table: Cyberion, seat: Seat) -> Cyberion | None:
    """Before a repair of this turn, what nobody knows of the deck and of the machines to come in order."""
    if type(table.next) is not Intervene or table.machine_left or len(table.experience) > MOST_EXPERIENCE:
        return None
    robots = len(table.hand())
    if robots > MOST_ROBOTS or robots + len(table.experience) + len(table.support) < LEAST_MEANS:
        return None
    posed: Cyberion = copy_table(table)
    top = len(posed.deck) - posed.known_top
    unknown = slice(posed.known_bottom, top)
    posed.deck[unknown] = sorted(posed.deck[unknown])
    posed.machine_deck.sort(key=lambda machine: (-TIER_OF[machine], machine))
    posed.box.sort()
    posed.discard.sort()
    for row in posed.rows:
        row.sort()
    posed.news = []
    posed.rng = Rng(b"")
    return posed


def ask(table: Cyberion, seat: Seat) -> Sequence[Goal]:
    """To win, if these are the last machines; else to repair as many as there may be robots for."""
    standing = len(crews_of(table))
    if len([*repairs(table)]) < LEAST_TEMPTING:
        return ()
    if is_wide(table):
        return ()
    if not table.machine_deck and standing >= FEWEST and not too_few_robots(table, standing):
        return (WinNow(),)
    for machines in range(standing, FEWEST - 1, -1):
        if not too_few_robots(table, machines):
            return (RepairMachines(machines, repaired(table)),)
    return ()


def pose_last(table: Cyberion, seat: Seat) -> Cyberion | None:
    """As if all other machines had been scrapped: those of the pile, and the largest in the factory.

    As many stay as there may be robots for. A bots' game hardly ever ends with machines that can all be
    repaired in one turn.
    """
    if is_wide(table):
        return None
    posed: Cyberion = copy_table(table)
    posed.removed += posed.machine_deck
    posed.machine_deck = []
    while too_few_robots(posed, standing := len(crews_of(posed))) and standing >= FEWEST:
        place = max(FACTORY, key=lambda place: crew_at(posed, place))
        posed.removed.append(posed.factory[place])
        posed.factory[place] = NOTHING
        posed.prepared[place] = 0
    return posed


def crew_at(table: Cyberion, place: int) -> int:
    """How many robots the machine at a place takes; none if there is no machine."""
    machine = table.factory[place]
    return 0 if machine == NOTHING else MACHINES[machine].robots - table.prepared[place]


def ask_to_win(table: Cyberion, seat: Seat) -> Sequence[Goal]:
    """To win, if these are the last machines and there may be robots for all of them."""
    standing = len(crews_of(table))
    is_possible = not table.machine_deck and standing >= FEWEST and not too_few_robots(table, standing)
    return (WinNow(),) if is_possible else ()


def is_wide(table: Cyberion) -> bool:
    """Whether robots may come back from the discard to many others: there is too much to try."""
    return len(table.hand()) > MOST_WITH_CYCLOBOTS and not nobody_can_come(table)


def tries(table: Cyberion, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[int]:
    """Everything (equal robots of a row are offered once); but where no robot can come, nothing in vain.

    Whoever has one robot more can do all that they could without it: then to throw one away, or to raise an
    ability that only brings or moves robots, is never an answer that could not be had without.
    """
    if type(decision) is not Intervene or not nobody_can_come(table):
        return range(len(options))
    return [number for number, option in enumerate(options) if not is_vain(table, option)]


def is_vain(table: Cyberion, option: Any) -> bool:
    """Whether an action can only throw a robot, a token or a machine away, while nobody can come."""
    match option:
        case UseRobot(robot=robot):
            return MODEL_OF[robot] != COMMANDBOT or table.levels[COMMANDBOT] < 2
        case UseSupport(model=model) | Upgrade(model=model):
            return bool(model != COMMANDBOT)
    return False


def has_luck(before: Cyberion, after: Cyberion) -> bool:
    """Whether a card that nobody knew has left its place, or the discard was shuffled."""
    return unknown_cards(before) != unknown_cards(after) or before.battery != after.battery


def place(table: Cyberion) -> Hashable:
    """All but the order in which robots lie, and which machines were repaired.

    Where no robot can come into the rows any more, it does not matter either in which row one lies, what was
    discarded, or how far abilities are that could only bring or move robots.
    """
    crew = tuple(sorted(code % CODES for code in table.crew))
    standing = (*table.factory, *table.prepared, len(table.experience))
    if nobody_can_come(table):
        commands = table.support.count(COMMANDBOT), table.levels[COMMANDBOT]
        return tuple(sorted(table.hand())), crew, standing, commands, table.planned
    return (
        tuple(tuple(sorted(robots)) for robots in table.rows),
        tuple(table.crew),
        standing,
        tuple(sorted(table.discard)),
        tuple(table.deck),
        table.known_top,
        tuple(table.support),
        tuple(table.levels),
        tuple(sorted(table.looked)),
        tuple(table.topped),
        tuple(table.bottomed),
        table.recalls,
        table.planned,
    )


def nobody_can_come(table: Cyberion) -> bool:
    """Whether no robot can come into the rows this turn, but by luck."""
    if table.known_top or table.looked or table.topped or unknown_cards(table) == 0:
        return False
    asked = table.next
    if type(asked) is RecallRobot or (type(asked) is ChooseLevel and asked.model == CYCLOBOT):
        return False
    return CYCLOBOT not in table.support and all(MODEL_OF[robot] != CYCLOBOT for robot in table.hand())


def steps(events: Sequence[Event], seat: Seat) -> Sequence[Hashable]:
    """Which machines were repaired, by whatever crews."""
    return [event.machine for event in events if isinstance(event, MachineRepaired)]


def themes(events: Sequence[Event], seat: Seat, table: Cyberion) -> Sequence[str]:
    """What the turn needed besides robots that fit."""
    found = {theme for event in events for theme in themes_of(event)}
    crews = [event for event in events if isinstance(event, MachineRepaired)]
    found.add({2: "two_machines", 3: "three_machines"}.get(len(crews), "many_machines"))
    return [theme for theme in THEMES if theme in found]


def themes_of(event: Event) -> list[str]:
    """What an event shows."""
    match event:
        case MachinePrepared():
            return ["prepared"]
        case ExperienceSpent():
            return ["upgraded"]
        case SupportUsed():
            return ["support"]
        case RobotBroughtBack() | RobotPutOnDeck():
            return ["recalled"]
        case RobotsDrawn():
            return ["known_card"]
        case AbilityTriggered(power=power) if power.startswith("stockbot"):
            return ["stock"]
        case MachineRepaired(robots=robots) if any(robot >= PLAIN_ROBOTS for robot in robots):
            return ["multibot"]
    return []


THEMES = (
    "two_machines",
    "three_machines",
    "many_machines",
    "prepared",
    "upgraded",
    "support",
    "recalled",
    "known_card",
    "stock",
    "multibot",
)


def alike(table: Cyberion, seat: Seat) -> Hashable:
    """The same machines and the same robots."""
    return tuple(sorted(table.factory)), tuple(sorted(table.hand()))


def sources() -> list[Source]:
    """Alone, with any number of support tokens, and with Multibots."""
    tables: list[dict[str, Any]] = [{"support": tokens} for tokens in range(6)]
    tables += [{"support": tokens, "multibots": True} for tokens in range(6)]
    return [Source(options, (bot,)) for options in tables for bot in ("greedy", "easy")]


PUZZLES = Puzzling(
    goals=(RepairMachines, WinNow),
    sources=sources(),
    pose=pose,
    ask=ask,
    tries=tries,
    steps=steps,
    themes=themes,
    all_themes=THEMES,
    alike=alike,
    usual=Usual(lines=120, themes=2, playouts=4),
    has_luck=has_luck,
    place=place,
    most_positions=MOST_POSITIONS,
    rare=(Rare(WinNow, ask_to_win, pose_last),),
)
