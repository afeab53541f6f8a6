"""Setting up: the tyrant's days and Baddies, the decks, and the party."""

from __future__ import annotations

from rouages.engine.chance import Rng
from rouages.games.too_many_bones.adventure.day import Day
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER, OPENING, of_deck, of_tyrant
from rouages.games.too_many_bones.box.chips import BADDIES, POINT_RANK
from rouages.games.too_many_bones.box.components import EXTRA_TRAINING, HP
from rouages.games.too_many_bones.box.dice import ABSENT, GEARLOC, READY
from rouages.games.too_many_bones.box.loot import LOOT_DECK, TROVE_DECK
from rouages.games.too_many_bones.options import TYRANT_CARDS, Options, party
from rouages.games.too_many_bones.party.training import TrainAll
from rouages.games.too_many_bones.table import Bones

DAYS_WITHOUT_GENERAL = 3
SPECIAL = tuple(NUMBER[name] for name in ("SP4", "SP5", "SP6"))


def setup(options: Options, players: int, rng: Rng) -> Bones:
    """Decks, stacks and Gearlocs as the rulebook lays them out."""
    who = party(options, players)
    card = TYRANT_CARDS[options.tyrant.value]
    stacks, box = baddie_stacks(card["types"], rng)
    deck, rest = encounter_deck(options, players, card["days"], rng)
    table = Bones(
        rng=rng,
        who=who,
        tyrant=options.tyrant,
        difficulty=options.difficulty,
        days=card["days"],
        needed=card["progress"],
        deck=deck,
        rest=rest,
        aside=list(SPECIAL),
        known_cards=[number in OPENING for number in range(len(CARDS))],
        stacks=stacks,
        box=box,
        loot_deck=shuffled(LOOT_DECK, "loot", rng),
        trove_deck=shuffled(TROVE_DECK, "trove", rng),
        hands=[[] for _ in who],
        skills=[[READY if skill.starts else ABSENT for skill in GEARLOC[one].skills] for one in who],
        active=[[] for _ in who],
        locked=[[] for _ in who],
        plan=[[] for _ in who],
    )
    for seat in table.seats:
        table.hp[seat] = table.base(seat, HP)
        table.training[seat] = EXTRA_TRAINING[options.difficulty]
    table.then(TrainAll(), Day())
    return table


def baddie_stacks(types: list[str], rng: Rng) -> tuple[list[list[int]], list[list[int]]]:
    """The types that this tyrant uses, shuffled by points; the others stay in the box."""
    used = {kind.rstrip("?") for kind in types}
    stacks: list[list[int]] = [[], [], []]
    box: list[list[int]] = [[], [], []]
    for chip, facts in enumerate(BADDIES):
        (stacks if facts.type in used else box)[POINT_RANK[facts.points]].append(chip)
    for rank, stack in enumerate(stacks):
        rng.shuffle(stack, "baddies", rank)
    return stacks, box


def encounter_deck(options: Options, players: int, days: int, rng: Rng) -> tuple[list[int], list[int]]:
    """The first three days on top of general (alone: all solo) and tyrant cards; and the cards left out."""
    rest = of_deck("solo" if players == 1 else "general")
    rng.shuffle(rest, "encounters", "left out")
    count = len(rest) if players == 1 else days - DAYS_WITHOUT_GENERAL
    deck = [rest.pop() for _ in range(count)] + of_tyrant(options.tyrant)
    rng.shuffle(deck, "encounters")
    return [*deck, *OPENING[::-1]], rest


def shuffled(cards: tuple[int, ...], name: str, rng: Rng) -> list[int]:
    """A deck in any order."""
    deck = list(cards)
    rng.shuffle(deck, name)
    return deck
