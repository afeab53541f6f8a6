"""The end of a race, and its ranking (rulebook: *Gagner la course*)."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.game import Outcome
from rouages.games.robo_rally.events.turn import Ending, GameEnded
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.table import NOBODY, Phase, Rally, Robot, Status


def end_if_decided(table: Rally) -> None:
    """The last flag touched, all flags held, or nobody left to race against."""
    if table.options.play_on:
        end_if_ranked(table)
        return
    finishers = first_home(table)
    if finishers:
        end(table, "flags_held" if table.has_rule(Rule.FLAG_CONTROL) else "last_flag", finishers)
        return
    left = sides_left(table)
    if not left:
        end(table, "all_out", [])
    elif len(left) == 1 and len(set(table.team)) > 1:
        end(table, "last_standing", [robot for robot in table.dock_order if table.team[robot] in left])


def first_home(table: Rally) -> list[Robot]:
    """The robots that have touched every flag, or whose team holds them all."""
    flags = len(table.flag_square)
    if not flags or table.home:
        return []
    if table.has_rule(Rule.FLAG_CONTROL):
        [holder, *others] = table.flag_team
        held = holder != NOBODY and all(other == holder for other in others)
        return [robot for robot in table.dock_order if table.team[robot] == holder] if held else []
    return [robot for robot in table.dock_order if table.touched[robot] == flags]


def sides_left(table: Rally) -> set[int]:
    """The teams that still have a robot in the race; a blocker alone cannot win (ruling 32)."""
    racers = zip(table.team[: table.players], table.status, strict=False)
    return {team for team, status in racers if status != Status.OUT}


def end_if_ranked(table: Rally) -> None:
    """Playing on ends when at most one robot is still racing; it takes the next place."""
    racing = [robot for robot in table.dock_order if table.status[robot] < Status.HOME]
    if len(racing) > 1 or (len(racing) == 1 and table.players == 1):
        return
    if racing:
        table.place[racing[0]] = 1 + sum(place > 0 for place in table.place)
    close(table, "ranked" if any(table.place) else "all_out")


def end(table: Rally, ending: Ending, winners: list[Robot]) -> None:
    """These robots have won, and their teams with them."""
    teams = {table.team[robot] for robot in winners}
    for robot, team in enumerate(table.team):
        if team in teams:
            table.place[robot] = 1
    close(table, ending)


def close(table: Rally, ending: Ending) -> None:
    """Nothing is left to do."""
    table.stop()
    table.phase = Phase.OVER
    table.ending = ending
    table.say(GameEnded(ending))


def outcome(table: Rally) -> Outcome:
    """The winners, then by flags, being in the race, and lives; when nobody won, nobody is first."""
    standings = [standing(table, seat) for seat in range(table.players)]
    first = 1 if any(table.place) else 2
    places = tuple(first + sum(other > mine for other in standings) for mine in standings)
    return Outcome(table.ending, places, tuple(score(table, seat) for seat in range(table.players)))


def standing(table: Rally, seat: Seat) -> tuple[int, int, bool, int]:
    """What is compared: the best of the robots that win together."""
    team = table.team[seat]
    return max(
        (
            -table.place[robot] if table.place[robot] else -len(table.team) - 1,
            table.touched[robot],
            table.status[robot] != Status.OUT,
            table.lives[robot],
        )
        for robot in range(table.players)
        if table.team[robot] == team
    )


def score(table: Rally, seat: Seat) -> int:
    """The flags that the robot has touched, or that its team holds."""
    if table.has_rule(Rule.FLAG_CONTROL):
        return table.flag_team.count(table.team[seat])
    if table.home:
        return int(table.place[seat] == 1)
    return table.touched[seat]
