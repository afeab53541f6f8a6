"""Setting up: docks, lives, teams, and what some courses add before the race (rulebook: *Installation*)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step, Together
from rouages.engine.chance import Rng
from rouages.games.robo_rally.cards.option import NAMES, NUMBER, OptionCard, names
from rouages.games.robo_rally.cards.program import CARDS, NO_CARD, REGISTERS
from rouages.games.robo_rally.decks import draw_option, take_option
from rouages.games.robo_rally.events.course import HomeChosen, OptionsDealt, SuperBotNamed, TossWon
from rouages.games.robo_rally.events.turn import DockTaken
from rouages.games.robo_rally.factory.boards import NORTH
from rouages.games.robo_rally.factory.courses import Course, Rule
from rouages.games.robo_rally.factory.floor import OFF_BOARD, floor_of
from rouages.games.robo_rally.options import Options, course_of
from rouages.games.robo_rally.reasons import NotHeld
from rouages.games.robo_rally.reentry import ComeBack
from rouages.games.robo_rally.table import NOBODY, Rally, Robot, Status
from rouages.games.robo_rally.turn import BeginTurn

DRAFTED = 3
START_DAMAGE = 2


def setup(options: Options, players: int, rng: Rng) -> Rally:
    """A random first player takes dock 1, the others follow clockwise, blockers last (ruling 32)."""
    course = course_of(options)
    floor = floor_of(course)
    first = rng.below(players, "first player")
    clockwise = [(first + place) % players for place in range(players)]
    each = 2 if Rule.RACER_AND_BLOCKER in course.rules else 1
    docks = [seat + players * kind for kind in range(each) for seat in clockwise]
    option_deck = [NUMBER[name] for name in NAMES if options.option_cards and name not in options.left_out]
    rng.shuffle(option_deck, "option deck")
    table = blank(options, players, tuple(docks), option_deck, rng)
    for dock, robot in zip(floor.docks, docks, strict=False):
        table.square[robot] = table.archive[robot] = dock
        table.facing[robot] = floor.dock_facing
    if Rule.START_DAMAGE in course.rules:
        table.damage = [START_DAMAGE] * len(docks)
    if Rule.CAPTURE_THE_FLAG in course.rules:
        table.home = [NOBODY, NOBODY]
    table.then(SetOut(), BeginTurn())
    return table


def blank(
    options: Options, players: int, docks: tuple[Robot, ...], option_deck: list[int], rng: Rng
) -> Rally:
    """All robots off the board and unhurt, all cards in their decks, the flags on their squares."""
    course, robots = course_of(options), len(docks)
    flags = [y * floor_of(course).width + x for x, y in course.flags]
    return Rally(
        rng=rng,
        options=options,
        players=players,
        dock_order=docks,
        team=teams(course, players, robots),
        square=[OFF_BOARD] * robots,
        facing=[NORTH] * robots,
        damage=[0] * robots,
        locks=[0] * robots,
        lives=[options.lives] * robots,
        status=[int(Status.RACING)] * robots,
        archive=[OFF_BOARD] * robots,
        touched=[0] * robots,
        touched_in=[0] * robots,
        place=[0] * robots,
        announced=[False] * robots,
        down=[False] * robots,
        wrecked_in=[0] * robots,
        hurt_down=[0] * robots,
        wrecks=[],
        hands=[[] for _ in range(robots)],
        registers=[[NO_CARD] * REGISTERS for _ in range(robots)],
        deck=list(range(CARDS)),
        discard=[],
        seen=[0] * CARDS,
        order=[],
        controller=[NOBODY] * robots,
        held=[0] * robots,
        option_deck=option_deck,
        buried_by=[NOBODY] * len(option_deck),
        drafts=[0] * players,
        kept=[NOBODY] * players,
        side_cards=[NO_CARD] * REGISTERS,
        turn_cards=[NO_CARD] * REGISTERS,
        aim=[0] * robots,
        rammed=[],
        flag_square=flags,
        flag_team=[NOBODY] * len(flags),
        carrier=[NOBODY] * len(flags),
        home=[],
        tagged_by=[0] * robots,
    )


def teams(course: Course, players: int, robots: int) -> tuple[int, ...]:
    """Two teams sit alternately, partners opposite each other; otherwise all race alone (ruling 28)."""
    if Rule.TEAM_PAIRS in course.rules:
        sides = players // 2
    elif course.in_teams:
        sides = 2
    else:
        sides = players
    return tuple(robot % players % sides for robot in range(robots))


class SetOut(Step[Rally], frozen=True):
    """Take the docks, then follow the special rules of the course."""

    def run(self, table: Rally) -> None:
        """In the order of the docks."""
        if table.home:
            toss(table)
        else:
            for dock, robot in enumerate(table.dock_order, start=1):
                table.say(DockTaken(table.owner(robot), robot, dock, table.square[robot]))
        if table.has_rule(Rule.SUPERBOT):
            table.superbot = table.dock_order[0]
            table.say(SuperBotNamed(table.superbot))
        if table.has_rule(Rule.START_OPTION):
            for robot in table.dock_order:
                draw_option(table, robot)
        if table.has_rule(Rule.DRAFT_START_OPTION):
            deal_draft(table)


def toss(table: Rally) -> None:
    """A coin says which team picks its home board and places its robots first (Capture the Flag)."""
    team = table.rng.below(2, "coin")
    table.say(TossWon(team))
    table.status = [int(Status.SENT_OFF)] * len(table.square)
    order = [robot for side in (team, 1 - team) for robot in table.dock_order if table.team[robot] == side]
    picker = order[0]
    table.then(ChooseHome(table.owner(picker), picker), *(ComeBack(robot) for robot in order))


class HomeBoard(Choice, frozen=True):
    """A board."""

    number: int
    board: str


class NoHome(Reason, frozen=True):
    """A team's home is one of the two boards of the course."""

    rule = "setup"


class ChooseHome(Decision[Rally, HomeBoard], frozen=True):
    """Which board is the team's home."""

    rule = "setup"
    robot: Robot

    def options(self, table: Rally) -> Sequence[HomeBoard]:
        return [HomeBoard(number, part.board) for number, part in enumerate(table.course.boards, start=1)]

    def resolve(self, table: Rally, choice: HomeBoard) -> None:
        """The other team has the other board."""
        team = table.team[self.robot]
        table.home[team], table.home[1 - team] = choice.number - 1, 2 - choice.number
        for side in (team, 1 - team):
            table.say(HomeChosen(side, table.course.boards[table.home[side]].board))

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """It is no board of this course."""
        return NoHome() if isinstance(choice, HomeBoard) else AnotherQuestion(self)

    def default(self, table: Rally) -> HomeBoard:
        return self.options(table)[0]


def deal_draft(table: Rally) -> None:
    """Three option cards each, face down, of which everyone keeps one."""
    for robot in table.dock_order:
        seat = table.owner(robot)
        for _ in range(DRAFTED):
            table.drafts[seat] |= 1 << table.option_deck.pop()
            table.buried_by.pop()
        table.say(OptionsDealt(seat, names(table.drafts[seat])))
    table.then(Together.of(KeepOption(seat) for seat in range(table.players)), CloseDraft())


class Keep(Choice, frozen=True):
    """An option card."""

    card: OptionCard


class KeepOption(Decision[Rally, Keep], frozen=True):
    """Which of three option cards to keep."""

    rule = "option_cards"

    def options(self, table: Rally) -> Sequence[Keep]:
        return [Keep(name) for name in names(table.drafts[self.seat])]

    def resolve(self, table: Rally, choice: Keep) -> None:
        """Face down until all have chosen."""
        table.kept[self.seat] = NUMBER[choice.card]

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """It was not dealt to this seat."""
        return NotHeld(choice.card) if isinstance(choice, Keep) else AnotherQuestion(self)

    def default(self, table: Rally) -> Keep:
        return self.options(table)[0]


class CloseDraft(Step[Rally], frozen=True):
    """All show what they keep; the rest goes under the deck, seat by seat in dock order (ruling 29)."""

    def run(self, table: Rally) -> None:
        """Each knows only the cards that it put there."""
        for robot in table.dock_order:
            seat: Seat = table.owner(robot)
            take_option(table, robot, table.kept[seat])
            for number in range(len(NAMES)):
                if table.drafts[seat] >> number & 1 and number != table.kept[seat]:
                    table.option_deck.insert(0, number)
                    table.buried_by.insert(0, seat)
            table.drafts[seat] = 0
