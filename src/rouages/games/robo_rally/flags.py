"""Touching flags and moving archives (rulebook: *S'enregistrer*), and what ends a race."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.robo_rally.capture import captors, handle_flags, reach
from rouages.games.robo_rally.destruction import destroy, discard_options, lift, order_wrecks, take_off
from rouages.games.robo_rally.ending import end, end_if_decided
from rouages.games.robo_rally.events.course import BoardTurned, CoinFlipped, FlagHeld, SentOff
from rouages.games.robo_rally.events.register import ArchiveMoved, Finished, FlagTouched
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.table import NOBODY, Phase, Rally, Robot, Status


class TouchFlags(Step[Rally], frozen=True):
    """The robots that survived the register touch flags and move their archives."""

    def run(self, table: Rally) -> None:
        """Then the race may be over."""
        table.phase = Phase.FLAGS
        if table.home:
            send_off_tagged(table)
        update_archives(table)
        if table.home:
            handle_flags(table)
        elif table.has_rule(Rule.FLAG_CONTROL):
            hold_flags(table)
        else:
            touch_flags(table)
        end_if_decided(table)


def update_archives(table: Rally) -> None:
    """Flags and repair sites, in any order, make the robot's own square its archive (ruling 21)."""
    repair = table.floor.repair
    for robot in table.dock_order:
        square = table.square[robot]
        if square < 0 or table.archive[robot] == square:
            continue
        for place in reach(table, robot):
            if repair[place] or place in table.flag_square:
                table.archive[robot] = square
                table.say(ArchiveMoved(robot, square))
                break


def touch_flags(table: Rally) -> None:
    """Each robot may touch its next flag; the one after counts from the next phase (ruling 7)."""
    scored: list[tuple[Robot, int]] = []
    for robot in table.dock_order:
        flag = table.touched[robot]
        if flag == len(table.flag_square) or not may_touch(table, robot):
            continue
        if table.flag_square[flag] in reach(table, robot):
            scored.append((robot, flag))
    for robot, flag in scored:
        if table.touched[robot] == flag:
            touch(table, robot)
    if scored and table.options.play_on:
        finish(table)


def may_touch(table: Rally, robot: Robot) -> bool:
    """On the board, no blocker, the SuperBot if there is one, one flag a turn in the English reading."""
    if table.square[robot] < 0 or table.is_blocker(robot):
        return False
    if table.superbot not in (NOBODY, robot):
        return False
    return table.options.next_flag == "phase" or table.touched_in[robot] != table.turn


def touch(table: Rally, robot: Robot) -> None:
    """The flag counts, for the whole team where flags are shared."""
    flag = table.touched[robot] + 1
    mates = [robot]
    if table.has_rule(Rule.TEAM_PAIRS):
        mates = [mate for mate in table.dock_order if table.team[mate] == table.team[robot]]
    for mate in mates:
        table.touched[mate] = flag
        table.touched_in[mate] = table.turn
    table.say(FlagTouched(table.owner(robot), robot, flag))
    if table.has_rule(Rule.COIN_FLIP_ROTATION):
        flip_coin(table, robot)


def finish(table: Rally) -> None:
    """Robots that have touched the last flag take their place and leave the board (ruling 33)."""
    place = 1 + sum(place > 0 for place in table.place)
    for robot in table.dock_order:
        if table.touched[robot] == len(table.flag_square) and not table.place[robot]:
            table.place[robot] = place
            table.status[robot] = Status.HOME
            take_off(table, robot)
            discard_options(table, robot)
            if robot in table.wrecks:
                table.wrecks.remove(robot)
            table.say(Finished(table.owner(robot), robot, place))


def flip_coin(table: Rally, robot: Robot) -> None:
    """Heads: the board turns clockwise under the robots and flags; archives turn with it (ruling 17)."""
    heads = table.rng.below(2, "coin") == 0
    table.say(CoinFlipped(table.owner(robot), heads))
    number = table.floor.board[table.square[robot]] if table.square[robot] >= 0 else NOBODY
    if not heads or not 0 <= number < len(table.course.boards):
        return
    board = table.course.boards[number]
    width = table.floor.width
    for other, square in enumerate(table.archive):
        if table.floor.board[square] == number:
            x, y = board.face.place(square % width - board.x, square // width - board.y, 1)
            table.archive[other] = (board.y + y) * width + board.x + x
    quarters = list(table.turned or (0,) * len(table.course.boards))
    quarters[number] = (quarters[number] + 1) % 4
    table.turned = tuple(quarters)
    table.say(BoardTurned(number + 1, board.board))
    since = len(table.wrecks)
    for other, square in enumerate(table.square):
        if square >= 0 and table.floor.pit[square]:
            destroy(table, other, "pit", square, square)
    order_wrecks(table, since)


def hold_flags(table: Rally) -> None:
    """A flag belongs to the team that touched it last, in any order (Toggle Boggle)."""
    for robot in table.dock_order:
        if table.square[robot] < 0:
            continue
        places = reach(table, robot)
        for flag, square in enumerate(table.flag_square):
            if square in places and table.flag_team[flag] != table.team[robot]:
                table.flag_team[flag] = table.team[robot]
                table.say(FlagHeld(robot, flag + 1, table.team[robot]))


def send_off_tagged(table: Rally) -> None:
    """Who was pushed by a defender that survived the register leaves the board until the end of the turn."""
    for robot, pushers in enumerate(table.tagged_by):
        if table.square[robot] < 0:
            continue
        standing = [by for by in table.dock_order if pushers >> by & 1 and table.square[by] >= 0]
        if standing:
            table.status[robot] = Status.SENT_OFF
            table.say(SentOff(robot, standing[0]))
            lift(table, robot)
    table.tagged_by = [0] * len(table.square)


def end_capture(table: Rally) -> bool:
    """A team that holds the enemy flag on its home board at the end of a turn has won."""
    teams = captors(table)
    if teams:
        end(table, "flag_captured", [robot for robot in table.dock_order if table.team[robot] in teams])
    return bool(teams)
