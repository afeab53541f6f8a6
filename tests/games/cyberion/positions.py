"""Positions of Cyberion in a small notation.

A robot is a letter and a size: `S` Sirenbot, `K` Stockbot, `C` Cyclobot, `P` Planbot, `O` Commandbot (`S3`);
`?3` is the Multibot of size 3, `C?` the Cyclobot Multibot, `P*` the Planbot Bebebot. In an option `^` means
the Flash and `_` the Stock. A machine is `3C` (three Cyclobots), `2#4` (two of size 4), `2=` (identical),
`3>12`, `4<9`, `XXYY`, `XXYYY`, `1234` or `12345`; `3C/P` and `3C/4` carry a microbot, `3C!` is prepared, and
`.` is an empty place. Piles are written from the next card drawn to the last.
"""

from rouages.engine.agenda import advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.games.cyberion.components import BEBEBOT, MODEL_OF, NOTHING, SIZE_OF
from rouages.games.cyberion.intervention import Intervene
from rouages.games.cyberion.machines import MACHINES
from rouages.games.cyberion.options import Options
from rouages.games.cyberion.setup import setup
from rouages.games.cyberion.table import FLASH, PLATFORM, STOCK
from rouages.games.cyberion.turn import CloseTurn

LETTERS = "SKCPO"
LEVELS = ("", "I", "II", "III", "IV", "V")
ROW_SIGNS = ("", "^", "_")


def robot(sign):
    letter, size = sign
    if letter == "?":
        return 24 + int(size)
    model = LETTERS.index(letter)
    if size == "?":
        return 30 + model
    return 35 + model if size == "*" else 5 * model + int(size) - 1


def shown(card):
    if card is None:
        return "??"
    if 25 <= card < 30:
        return f"?{card - 24}"
    return LETTERS[MODEL_OF[card]] + ("*" if card >= BEBEBOT else str(SIZE_OF[card] or "?"))


def trait(sign):
    return 4 + int(sign) if sign.isdigit() else LETTERS.index(sign)


def trait_shown(number):
    return str(number - 4) if number > 4 else LETTERS[number]


def machine_shown(number):
    card = MACHINES[number]
    if card.kind == "same_model":
        return f"{card.robots}{LETTERS[card.trait]}"
    if card.kind == "same_size":
        return f"{card.robots}#{card.trait - 4}"
    if card.kind == "identical":
        return f"{card.robots}="
    if card.kind == "size_groups":
        return "XXYY" if card.robots == 4 else "XXYYY"
    if card.kind == "straight":
        return "1234" if card.robots == 4 else "12345"
    return f"{card.robots}{'>' if card.kind == 'sum_at_least' else '<'}{card.bound}"


NUMBER_OF = {machine_shown(number): number for number in range(len(MACHINES))}


def machine(sign):
    return NUMBER_OF[sign]


def robots(picture):
    return [robot(sign) for sign in picture.split()]


def position(
    platform="",
    flash="",
    stock="",
    deck="",
    discard="",
    factory="",
    machines="",
    levels="11111",
    valves=1,
    experience="",
    support="",
    battery=True,
    players=1,
    seat=0,
    **options,
):
    """A table at the beginning of an intervention, with nothing anywhere but what the picture says."""
    table = setup(Options(**options), players, Rng(b"test"))
    table.agenda.clear()
    table.seat, table.valves, table.battery, table.turn = seat, valves, battery, 1
    table.rows = [robots(platform), robots(flash), robots(stock)]
    table.deck, table.discard = robots(deck)[::-1], robots(discard)
    table.machine_deck = [machine(sign) for sign in machines.split()][::-1]
    table.box = []
    table.experience = [machine(sign) for sign in experience.split()]
    table.levels = [int(level) for level in levels]
    table.support = [LETTERS.index(sign) for sign in support.split()]
    table.factory, table.infected, table.prepared = [NOTHING] * 5, [NOTHING] * 5, [0] * 5
    for place, sign in enumerate(factory.split()):
        name, _, token = sign.rstrip("!").partition("/")
        if name != ".":
            table.factory[place] = machine(name)
            table.infected[place] = trait(token) if token else NOTHING
            table.prepared[place] = int(sign.endswith("!"))
    for token in [token for token in table.infected if token >= 0]:
        table.microbot_pile.remove(token)
    table.then(Intervene(seat), CloseTurn())
    return table


def written(option):
    """An option in the notation."""
    values = {name: getattr(option, name) for name in option.__struct_fields__}
    where = ROW_SIGNS[values["row"]] if "row" in values else ""
    match type(option).__name__:
        case "Repair":
            return f"repair {machine_shown(option.machine)}"
        case "UseRobot":
            return f"use {shown(option.robot)}{where}"
        case "Upgrade":
            return f"upgrade {LETTERS[option.model]}"
        case "UseSupport":
            return f"support {LETTERS[option.model]}"
        case "MakeBebebot":
            return f"bebebot {LETTERS[option.model]}"
        case "Parents":
            return f"{shown(option.robot)}{where} {shown(option.other)}{ROW_SIGNS[option.other_row]}"
        case "AtLevel":
            return LEVELS[option.level]
        case "OnTop":
            return f"{shown(option.robot)} top"
        case "AtBottom":
            return f"{shown(option.robot)} bottom"
        case "OnMachine":
            return machine_shown(option.machine)
        case "Machines":
            return f"{machine_shown(option.first)} {machine_shown(option.second)}"
        case "Tokens":
            return " ".join(trait_shown(token) for token in option.microbots)
        case "Gigantobot":
            return f"on {trait_shown(option.gigantobot)}"
        case "Member" | "ToStock" | "FromRow" | "Pilot" | "Recalled":
            return shown(option.robot) + where
    words = {
        "NoEffect": "none",
        "TurnToken": "turn",
        "FromDeck": "deck",
        "EndTurn": "end",
        "RepairDamage": "damage",
    }
    words |= {"ReplaceMicrobot": "replace", "SwapMicrobots": "swap", "ScrapMachine": "scrap"}
    words |= {"PilotGigantobot": "pilot", "TakeValves": "valves"}
    return words[type(option).__name__]


def offered(table):
    """What may be chosen now."""
    decision = asked(table, pending(table)[0])
    return [written(option) for option in decision.options(table)]


def choose(table, *words):
    """Answer the pending questions one after the other."""
    for word in words:
        seat = pending(table)[0]
        options = asked(table, seat).options(table)
        found = [option for option in options if written(option) == word]
        assert len(found) == 1, f"{word} is not one of {[written(option) for option in options]}"
        answer(table, seat, found[0])
    return table


def why_not(table, choice):
    """The reason why something cannot be chosen now."""
    decision = asked(table, pending(table)[0])
    assert choice not in decision.options(table)
    return decision.why_not(table, choice)


def play(table, *steps):
    """Run these steps as far as the next question."""
    table.then(*steps)
    advance(table)
    return table


def row(table, number):
    return " ".join(shown(card) for card in table.rows[number])


def platform(table):
    return row(table, PLATFORM)


def flash(table):
    return row(table, FLASH)


def stock(table):
    return row(table, STOCK)


def deck(table):
    return " ".join(shown(card) for card in table.deck[::-1])


def discard(table):
    return " ".join(shown(card) for card in table.discard)


def factory(table):
    """The machines of the factory with their microbots."""
    signs = []
    for place, number in enumerate(table.factory):
        sign = "." if number == NOTHING else machine_shown(number)
        sign += f"/{trait_shown(table.infected[place])}" if table.infected[place] >= 0 else ""
        signs.append(sign + "!" * table.prepared[place])
    return " ".join(signs)


def happened(table, kind):
    """The events of one kind."""
    return [event for event in table.news if type(event) is kind]


def asked_kind(table):
    """What kind of decision is pending."""
    return type(asked(table, pending(table)[0])).__name__
