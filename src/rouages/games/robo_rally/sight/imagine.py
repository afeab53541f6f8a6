"""The worlds that a seat can imagine: all that it may not know is dealt anew."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.games.robo_rally.cards.option import CRAB_LEGS, DUAL_PROCESSOR, NAMES
from rouages.games.robo_rally.cards.program import ACTION, FORWARD, NO_CARD, REGISTERS, TURN, Action, Card
from rouages.games.robo_rally.judgement.planner import fill
from rouages.games.robo_rally.table import NOBODY, Phase, Rally, Robot

Slot = tuple[list[Card], int]
"""Where a program card lies: a list, and the place in it."""


def imagine(table: Rally, seat: Seat, rng: Rng) -> None:
    """Deal anew the program cards and option cards whose place this seat does not know."""
    deal_program_cards(table, seat, rng)
    deal_option_cards(table, seat, rng)


def suppose(table: Rally, seat: Seat) -> None:
    """The others plan what they have already programmed as well as their hands allow."""
    if table.phase is Phase.PROGRAM:
        for robot in range(len(table.square)):
            if table.owner(robot) != seat:
                plan_hidden_registers(table, robot, seat)


def deal_program_cards(table: Rally, seat: Seat, rng: Rng) -> None:
    """Shuffle all cards that the seat has not seen this turn among the places where they lie."""
    stored = [table.flywheel, table.parked]
    seen = table.seen
    others_hands = [hand for robot, hand in enumerate(table.hands) if table.owner(robot) != seat]
    for unordered in (table.discard, *others_hands):
        unordered.sort(key=seen.__getitem__)
    pairs = shared_registers(table, seat)
    slots = [slot for pair in pairs for slot in pair[:2]]
    pool = [zone[place] for zone, place in slots]
    hidden = {card for card, known in enumerate(seen) if not known >> seat & 1}
    hidden.difference_update(pool)
    zones = (table.deck, table.discard, *others_hands, *table.registers, stored)
    pool += [card for zone in zones for card in zone if card in hidden]
    knowers = [seen[card] for card in pool]
    pool.sort()
    rng.shuffle(pool, "imagined programs")
    dealt: list[Card] = []
    for _, _, crab in pairs:
        dealt.append(take(pool, [card for card in pool if FORWARD[card] and (not crab or is_move_1(card))]))
        dealt.append(take(pool, [card for card in pool if TURN[card] and not (crab and TURN[card] == 2)]))
    rest = iter(pool)
    for zone in zones:
        zone[:] = [next(rest) if card in hidden else card for card in zone]
    for (zone, place), card in zip(slots, dealt, strict=True):
        zone[place] = card
    for card, known in zip(dealt + pool, knowers, strict=True):
        seen[card] = known
    table.flywheel, table.parked = stored
    table.discard.sort()
    for hand in others_hands:
        hand.sort(reverse=True)


def plan_hidden_registers(table: Rally, robot: Robot, seat: Seat) -> None:
    """Nobody programs at random: what lies unseen in a robot's registers is the best that its hand allows."""
    registers, hand = table.registers[robot], table.hands[robot]
    placed = [
        register
        for register, card in enumerate(registers)
        if card != NO_CARD and not table.seen[card] >> seat & 1 and not table.locks[robot] >> register & 1
    ]
    if table.held[robot] & (CRAB_LEGS | DUAL_PROCESSOR) or any(table.seen[card] >> seat & 1 for card in hand):
        return
    for register in placed:
        hand.append(registers[register])
        registers[register] = NO_CARD
    if placed:
        fill(table, robot, len(placed))
    hand.sort(reverse=True)


def is_move_1(card: Card) -> bool:
    """Whether Crab Legs can use it."""
    return ACTION[card] is Action.MOVE_1


def take(pool: list[Card], fitting: list[Card]) -> Card:
    """Take the first card of the pool that fits."""
    pool.remove(fitting[0])
    return fitting[0]


def shared_registers(table: Rally, seat: Seat) -> list[tuple[Slot, Slot, bool]]:
    """The hidden registers that hold a move and a turn, with whether it is for Crab Legs, those first."""
    found: list[tuple[Slot, Slot, bool]] = []
    for option, beside in ((CRAB_LEGS, table.side_cards), (DUAL_PROCESSOR, table.turn_cards)):
        robot = table.holder(option)
        if robot == NOBODY:
            continue
        for register in range(REGISTERS):
            card = beside[register]
            if card != NO_CARD and not table.seen[card] >> seat & 1:
                slot = (table.registers[robot], register)
                found.append((slot, (beside, register), option == CRAB_LEGS))
    return found


def deal_option_cards(table: Rally, seat: Seat, rng: Rng) -> None:
    """Shuffle the unknown part of the option deck with what the others were dealt to choose from."""
    drafters = [other for other, draft in enumerate(table.drafts) if draft and other != seat]
    unknown = [place for place, by in enumerate(table.buried_by) if by != seat]
    pool = [table.option_deck[place] for place in unknown]
    pool += [number for other in drafters for number in members(table.drafts[other])]
    pool.sort()
    rng.shuffle(pool, "imagined options")
    for other in drafters:
        dealt = [pool.pop() for _ in members(table.drafts[other])]
        table.drafts[other] = sum(1 << number for number in dealt)
        if table.kept[other] != NOBODY:
            table.kept[other] = dealt[0]
    for place in unknown:
        table.option_deck[place] = pool.pop()


def members(cards: int) -> list[int]:
    """The numbers of the option cards in a set."""
    return [number for number in range(len(NAMES)) if cards >> number & 1]
