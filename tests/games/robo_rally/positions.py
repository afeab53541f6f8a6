"""Positions of RoboRally as small pictures.

A floor is written square by square, rows on lines. A square is `.` floor, `#` pit, `w` wrench, `h` wrench
and hammer, `r` and `l` gears, `^ > v <` belts, `^^ >> vv <<` express belts, `F1` a flag (`F1:>` on a belt).
A belt with curves names its entries: `v(w)`, `v(nw)`. Walls are `/e`, lasers `!w2` (two, on the west wall),
pushers `+w135` (on the west wall, in registers 1, 3 and 5). A robot stands before its square: `A>` on plain
floor, `A>:vv` on a belt, `A>:./e` beside a wall. Robot A is seat 0 on dock 1, B seat 1 on dock 2.

Programs are written `A:m3 B:l`, with `m1 m2 m3 b l r u` for the actions, `m1@560` for one card; five for a
whole program: `A:m1,m2,l,r,u`.
"""

import re

from rouages.engine.agenda import advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.games.robo_rally.cards.option import OptionCard, bit
from rouages.games.robo_rally.cards.program import ACTION, CARD_OF, NO_CARD, Action
from rouages.games.robo_rally.decks import shuffle
from rouages.games.robo_rally.factory.boards import BOARDS, Board, Cell, Terrain
from rouages.games.robo_rally.factory.courses import Course, Placed
from rouages.games.robo_rally.options import Options
from rouages.games.robo_rally.revealing import ResolveRegister
from rouages.games.robo_rally.setup import setup
from rouages.games.robo_rally.table import FACE_UP, Phase

HEADINGS = "^>v<"
SIDES = "nesw"
TERRAIN = {
    ".": Terrain.FLOOR,
    "#": Terrain.PIT,
    "w": Terrain.WRENCH,
    "h": Terrain.WRENCH_HAMMER,
    "r": Terrain.GEAR_CW,
    "l": Terrain.GEAR_CCW,
}
ACTIONS = {
    "m1": Action.MOVE_1,
    "m2": Action.MOVE_2,
    "m3": Action.MOVE_3,
    "b": Action.BACK_UP,
    "l": Action.ROTATE_LEFT,
    "r": Action.ROTATE_RIGHT,
    "u": Action.U_TURN,
}
ROBOT = re.compile(r"([A-H])([\^>v<])(?::(.+))?$")


def floor(picture, rules=(), **options):
    """A table in mid-turn on this floor, with nothing planned."""
    rows = [line.split() for line in picture.strip().splitlines()]
    robots, flags, cells = {}, {}, []
    for y, row in enumerate(rows):
        cells.append([])
        for x, token in enumerate(row):
            base = token
            if found := ROBOT.match(base):
                robots[found[1]] = y * len(row) + x, HEADINGS.index(found[2])
                base = found[3] or "."
            if base.startswith("F"):
                flags[int(base[1])] = x, y
                base = base[3:] or "."
            cells[-1].append(cell(base))
    name = f"test {picture}"
    BOARDS[name] = Board(name, len(rows[0]), len(rows), tuple(tuple(row) for row in mirrored(cells)))
    course = Course(
        boards=(Placed(name, 0, 0),),
        flags=tuple(flags[number] for number in sorted(flags)),
        rules=tuple(rules),
    )
    return placed(course, robots, **options)


def placed(course, robots, **options):
    """A table on this course with robots where they are said to be."""
    players = max(1, len(robots))
    table = setup(Options(own_course=course, **options), players, Rng(b"test"))
    table.agenda.clear()
    table.dock_order = tuple(range(players))
    for letter, (square, facing) in robots.items():
        robot = "ABCDEFGH".index(letter)
        table.square[robot] = table.archive[robot] = square
        table.facing[robot] = facing
    table.turn = 1
    table.phase = Phase.MOVE
    return table


def cell(token):
    base = re.match(r"([\^>v<]{1,2}|[.#whrl])(?:\((\w+)\))?", token)
    rest = token[base.end() :]
    walls = {SIDES.index(side) for side in re.findall(r"/(\w)", rest)}
    lasers = [(SIDES.index(side), int(count)) for side, count in re.findall(r"!(\w)(\d)", rest)]
    pushers = [
        (SIDES.index(side), tuple(int(digit) for digit in digits))
        for side, digits in re.findall(r"\+([a-z])(\d+)", rest)
    ]
    walls |= {side for side, _ in lasers + pushers}
    kind = base[1]
    if kind[0] in HEADINGS:
        out = HEADINGS.index(kind[0])
        entries = base[2] or SIDES[(out + 2) % 4]
        terrain = Terrain.EXPRESS if len(kind) == 2 else Terrain.BELT
        return Cell(terrain, out, tuple(SIDES.index(side) for side in entries), tuple(walls))
    return Cell(TERRAIN[kind], None, (), tuple(sorted(walls)), tuple(lasers), tuple(pushers))


def mirrored(cells):
    """Every wall on both of its squares."""
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    walls = {(x, y): set(each.walls) for y, row in enumerate(cells) for x, each in enumerate(row)}
    for (x, y), sides in list(walls.items()):
        for side in list(sides):
            other = x + steps[side][0], y + steps[side][1]
            if other in walls:
                walls[other].add((side + 2) % 4)
    return [
        [
            Cell(each.terrain, each.out, each.entries, tuple(sorted(walls[x, y])), each.lasers, each.pushers)
            for x, each in enumerate(row)
        ]
        for y, row in enumerate(cells)
    ]


def program(table, written):
    """Give robots their cards, from the first register on, out of the deck."""
    for entry in written.split():
        letter, _, cards = entry.partition(":")
        for register, name in enumerate(cards.split(",")):
            put(table, letter, register, name)
    return table


def put(table, letter, register, name):
    """Put one card into a register."""
    robot = "ABCDEFGH".index(letter)
    card = find(table, name)
    old = table.registers[robot][register]
    if old != NO_CARD:
        table.deck.insert(0, old)
    table.registers[robot][register] = card
    table.seen[card] = 1 << table.owner(robot)
    return card


def find(table, name):
    """Take a card of this kind out of the deck."""
    action, _, priority = name.partition("@")
    if priority:
        card = CARD_OF[int(priority)]
        assert ACTION[card] is ACTIONS[action]
    else:
        card = next(card for card in table.deck if ACTION[card] is ACTIONS[action])
    table.deck.remove(card)
    return card


def hand(table, letter, *names):
    """Give a robot this hand."""
    robot = "ABCDEFGH".index(letter)
    table.hands[robot] = sorted((find(table, name) for name in names), reverse=True)
    for card in table.hands[robot]:
        table.seen[card] = 1 << table.owner(robot)


def top(table, name):
    """Put a card on top of the program deck."""
    table.deck.append(find(table, name))


def equip(table, letter, *names):
    """Give a robot option cards."""
    for name in names:
        number = list(OptionCard).index(OptionCard(name))
        place = table.option_deck.index(number)
        del table.option_deck[place], table.buried_by[place]
        table.held["ABCDEFGH".index(letter)] |= bit(OptionCard(name))
    return table


def play(table, *steps):
    """Run these steps as far as the next question."""
    table.then(*steps)
    advance(table)
    return table


def register(table, written="", number=1):
    """Program this register and resolve it as far as the next question; those not named are powered down."""
    named = {"ABCDEFGH".index(entry[0]) for entry in written.split()}
    for robot in range(len(table.square)):
        table.down[robot] = table.down[robot] or robot not in named
    for entry in written.split():
        put(table, entry[0], number - 1, entry[2:])
    return play(table, ResolveRegister(number - 1))


def choose(table, kind=None, **fields):
    """Answer the question that is pending with the one option of this kind that has these fields."""
    seat = pending(table)[0]
    options = asked(table, seat).options(table)
    [option] = [
        option
        for option in options
        if (kind is None or type(option) is kind)
        and all(getattr(option, name, None) == value for name, value in fields.items())
    ]
    answer(table, seat, option)
    return table


def shown(table):
    """The robots on the floor, as a picture."""
    width, height = table.floor.width, table.floor.height
    tokens = ["."] * (width * height)
    for robot, square in enumerate(table.square):
        if square >= 0:
            tokens[square] = "ABCDEFGH"[robot] + HEADINGS[table.facing[robot]]
    return " / ".join(" ".join(tokens[y * width : (y + 1) * width]) for y in range(height))


def happened(table, kind):
    """The events of one kind."""
    return [event for event in table.news if type(event) is kind]


def asked_kind(table):
    """What kind of decision is pending."""
    return type(asked(table, pending(table)[0])) if table.agenda else None


def known(table, card):
    """Whether a card lies face up."""
    return table.seen[card] == FACE_UP


def fresh(table):
    """Shuffle the deck as at the start of a turn."""
    shuffle(table)
    return table
