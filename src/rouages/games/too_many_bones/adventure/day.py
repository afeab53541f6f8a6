"""The adventure, day by day, from set-up to victory or the last evening."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Step
from rouages.engine.chance import Rng
from rouages.engine.game import Outcome
from rouages.games.too_many_bones.adventure.encounter import EncounterPhase
from rouages.games.too_many_bones.battle.tyrants import end
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER, OPENING, of_deck, of_tyrant
from rouages.games.too_many_bones.box.chips import BADDIES, CHIPS, NO_CHIP, POINT_RANK
from rouages.games.too_many_bones.box.components import (
    EXTRA_TRAINING,
    GEARLOCS,
    HP,
    UNITS,
    Options,
    Phase,
    component_file,
    party,
)
from rouages.games.too_many_bones.box.dice import ABSENT, GEARLOC, READY
from rouages.games.too_many_bones.box.effects import KINDS
from rouages.games.too_many_bones.box.loot import LOOT_DECK, TROVE_DECK
from rouages.games.too_many_bones.box.mat import OFF, POSITIONS
from rouages.games.too_many_bones.box.words import ChipType
from rouages.games.too_many_bones.events.adventure import DayBegan
from rouages.games.too_many_bones.party.hands import spend, use
from rouages.games.too_many_bones.party.training import TrainAll
from rouages.games.too_many_bones.table import Bones

TYRANT_CARDS = {card["id"]: card for card in component_file("tyrants.json")}
DAYS_WITHOUT_GENERAL = 3


def setup(options: Options, players: int, rng: Rng) -> Bones:
    """Decks, stacks and Gearlocs as the rulebook lays them out."""
    who = party(options, players)
    card = TYRANT_CARDS[options.tyrant.value]
    days = card["days"]
    types = {kind.rstrip("?") for kind in card["types"]}
    stacks: list[list[int]] = [[], [], []]
    box: list[list[int]] = [[], [], []]
    for chip, facts in enumerate(BADDIES):
        (stacks if facts.type in types else box)[POINT_RANK[facts.points]].append(chip)
    for stack in stacks:
        rng.shuffle(stack, "baddies")
    rest = of_deck("solo" if players == 1 else "general")
    rng.shuffle(rest, "encounters")
    deck = [rest.pop() for _ in range(days - DAYS_WITHOUT_GENERAL)] + of_tyrant(options.tyrant)
    rng.shuffle(deck, "encounters")
    known_cards = [number in OPENING for number in range(len(CARDS))]
    loot_deck, trove_deck = list(LOOT_DECK), list(TROVE_DECK)
    rng.shuffle(loot_deck, "loot")
    rng.shuffle(trove_deck, "trove")
    table = Bones(
        rng=rng,
        who=who,
        tyrant=options.tyrant,
        difficulty=options.difficulty,
        days=days,
        needed=card["progress"],
        deck=deck + list(OPENING[::-1]),
        rest=rest,
        aside=[NUMBER[name] for name in ("SP4", "SP5", "SP6")],
        gone=[],
        offered=[],
        known_cards=known_cards,
        proposals=[],
        stacks=stacks,
        fallen=[[], [], []],
        box=box,
        stored=[],
        trophies=[],
        known=[0] * len(CHIPS),
        queue=[],
        loot_deck=loot_deck,
        loot_discard=[],
        trove_deck=trove_deck,
        trove_discard=[],
        hands=[[] for _ in who],
        shown=[],
        bonus=[0] * (4 * GEARLOCS),
        plus=[False] * GEARLOCS,
        skills=[[READY if skill.starts else ABSENT for skill in GEARLOC[one].skills] for one in who],
        active=[[] for _ in who],
        locked=[[] for _ in who],
        plan=[[] for _ in who],
        buff=[0] * GEARLOCS,
        owed_hp=[0] * GEARLOCS,
        owed_dice=[0] * GEARLOCS,
        owed_buff=[0] * GEARLOCS,
        training=[EXTRA_TRAINING[options.difficulty]] * players + [0] * (GEARLOCS - players),
        chip=[NO_CHIP] * UNITS,
        hp=[0] * UNITS,
        top=[0] * UNITS,
        at=[OFF] * UNITS,
        mat=[-1] * POSITIONS,
        effects=[0] * (UNITS * KINDS),
        ones=[0] * UNITS,
        twos=[0] * UNITS,
        fire=[0] * UNITS,
        attack_change=[0] * UNITS,
        lost_atk=[0] * GEARLOCS,
        lost_def=[0] * GEARLOCS,
        limited=[0] * (4 * GEARLOCS),
        signals=[0] * UNITS,
        risen=[False] * UNITS,
        acted=[False] * UNITS,
        meter=[],
        returning=[0] * GEARLOCS,
        away=[False] * GEARLOCS,
        aimed=[],
        picked=[],
        aims=[0] * 18,
        rolled=[],
        lanterns=[],
        critters=[],
        locks=[],
        pick_dice=[],
    )
    for seat in table.seats:
        table.hp[seat] = table.base(seat, HP)
    table.then(TrainAll(), Day())
    return table


class Day(Step[Bones], frozen=True):
    """A new day, an encounter, and so on until the tyrant falls or no day is left."""

    def run(self, table: Bones) -> None:
        """The last evening loses the adventure."""
        if table.day >= table.days:
            end(table, "out_of_days")
            return
        table.day += 1
        table.phase = Phase.NEW_DAY
        table.end_day()
        table.say(DayBegan(table.day, table.days))
        for seat in table.seats:
            stew = table.held(seat, "last_battle_stew")
            if stew is not None:
                spend(table, seat, stew)
        knives = [UseKnife(seat) for seat in table.seats if table.held(seat, "skinning_knife")]
        table.then(*knives, EncounterPhase(), Day())


class UseKnife(Step[Bones], frozen=True):
    """A Skinning Knife studies a defeated Baddie before the next encounter."""

    seat: int

    def run(self, table: Bones) -> None:
        """If there is one, and none is studied yet."""
        if table.marked == NO_CHIP and any(table.fallen):
            table.then(ChooseTrophy(self.seat))


class Studied(Choice, frozen=True):
    """A type of Baddie to study; without one the knife is kept."""

    kind: ChipType | None


class ChooseTrophy(Decision[Bones, Studied], frozen=True):
    """Which type of Baddie will be Surprised in the next battle."""

    def options(self, table: Bones) -> Sequence[Studied]:
        """The types among the defeated, or none."""
        kinds = dict.fromkeys(CHIPS[chip].type for pile in table.fallen for chip in pile)
        return [*[Studied(kind) for kind in kinds], Studied(None)]

    def resolve(self, table: Bones, choice: Studied) -> None:
        """A chip of that type lies on the card until after the battle."""
        if choice.kind is None:
            return
        use(table, self.seat, "skinning_knife")
        for pile in table.fallen:
            for chip in pile:
                if CHIPS[chip].type == choice.kind:
                    pile.remove(chip)
                    table.marked = chip
                    return


def outcome(table: Bones) -> Outcome:
    """The party wins or loses together; the score counts days to spare and progress."""
    won = table.ending == "tyrant_defeated"
    score = (100 + 10 * (table.days - table.day) if won else 0) + table.progress
    players = len(table.who)
    return Outcome(table.ending, (1 if won else 2,) * players, (score,) * players)
