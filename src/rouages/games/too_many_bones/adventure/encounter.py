"""The encounter phase: the tyrant or a card, the party's choice, what it leads to, success or failure."""

from __future__ import annotations

from msgspec.structs import replace

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.adventure.evening import RecoveryPhase
from rouages.games.too_many_bones.adventure.loot_first import OfferLoot
from rouages.games.too_many_bones.battle.flares import AskFlares
from rouages.games.too_many_bones.battle.rounds import StartBattle
from rouages.games.too_many_bones.battle.tyrants import FaceTyrant
from rouages.games.too_many_bones.box.cards import CARDS, Mod, Option
from rouages.games.too_many_bones.box.chips import TYRANT_CHIP
from rouages.games.too_many_bones.encounters.courses import COURSES, AnyDeed
from rouages.games.too_many_bones.events.adventure import EncounterDrawn
from rouages.games.too_many_bones.party.decisions import OPTION, TYRANT_NOW, ask_party, seat_of
from rouages.games.too_many_bones.party.drawing import ReadMap, draw_card, shuffle_in
from rouages.games.too_many_bones.party.hands import holder
from rouages.games.too_many_bones.party.rewards import give
from rouages.games.too_many_bones.table import Bones, Phase
from rouages.games.too_many_bones.units.battle_end import clear_mat
from rouages.games.too_many_bones.units.queue import (
    add,
    build_by_points,
    fill,
    last_goblin,
    search,
    take_points,
)

NAMED = {"Stone Golem": (5, "stone_golem"), "Wolf 1pt": (1, "wolf"), "Wolf 5pt": (5, "wolf")}
"""The points and the name of the Baddies that cards call by name; the strongest lie on top."""


class EncounterPhase(Step[Bones], frozen=True):
    """Draw a card; with enough progress the party may face the tyrant instead."""

    def run(self, table: Bones) -> None:
        """Ask if there is a choice."""
        table.phase = Phase.ENCOUNTER
        if table.progress >= table.needed:
            table.then(OfferLoot("choice"), FaceOrGoOn())
        else:
            table.then(DrawEncounter())


class FaceOrGoOn(Step[Bones], frozen=True):
    """The party decides whether it faces the tyrant."""

    def run(self, table: Bones) -> None:
        """Everybody may propose."""
        table.then(TyrantOrCard())
        ask_party(table, TYRANT_NOW)


class TyrantOrCard(Step[Bones], frozen=True):
    """What the party decided."""

    def run(self, table: Bones) -> None:
        """The tyrant, or the next card."""
        if seat_of(table):
            table.then(FaceTyrant(), RecoveryPhase())
        else:
            table.then(DrawEncounter())


class DrawEncounter(Step[Bones], frozen=True):
    """The top card of the deck; if there is none, one of those left out."""

    avoided: int = -1
    """The card that sent the party on; it cannot be met twice in a day."""

    def run(self, table: Bones) -> None:
        """Then the party chooses, perhaps with the help of a map."""
        table.card = draw_card(table, self.avoided)
        table.say(EncounterDrawn(CARDS[table.card].id))
        seat = holder(table, "tattered_map")
        if seat is not None:
            table.then(ReadMap(seat), LookAtCard())
        else:
            table.then(LookAtCard())


class LookAtCard(Step[Bones], frozen=True):
    """Before the party chooses, who can scout may do so if there could be a battle."""

    def run(self, table: Bones) -> None:
        """Then it chooses."""
        if any([option.battle for option in CARDS[table.card].options]):
            table.then(OfferLoot("choice"), ChooseOption())
        else:
            table.then(ChooseOption())


class ChooseOption(Step[Bones], frozen=True):
    """The party chooses an option of today's card."""

    def run(self, table: Bones) -> None:
        """Even where there is only one, everybody reads it."""
        table.then(TakeOption())
        ask_party(table, OPTION)


class TakeOption(Step[Bones], frozen=True):
    """What the party chose begins."""

    def run(self, table: Bones) -> None:
        """Deeds first, then a battle if there is one, then the end of the encounter."""
        table.then(Conclude())
        take_option(table, seat_of(table))


def take_option(table: Bones, number: int) -> None:
    """Follow an option of today's card."""
    table.choice = number
    option = CARDS[table.card].options[number]
    table.end_encounter()
    table.rules = option.rules
    table.victory = True
    battle: list[Step[Bones]] = []
    if option.battle and option.base != "none":
        battle = [OfferLoot("battle"), AskFlares(), BuildQueue(), StartBattle()]
    table.then(*_one_by_one(COURSES[table.card][number].first), *battle)


def _one_by_one(deeds: tuple[AnyDeed, ...]) -> list[Step[Bones]]:
    """What the card makes the party do; before it Loot may matter, after it something else may come."""
    return [step for deed in deeds for step in (*_at_stake(deed), deed, CheckSwitch())]


def _at_stake(deed: AnyDeed) -> list[Step[Bones]]:
    return [] if deed.stake is None else [OfferLoot(deed.stake)]


def take_other_option(table: Bones) -> None:
    """What was tried failed: the other option must be taken."""
    table.skip_to(Conclude)
    closed, surprised = table.choice, table.rules.surprised_party
    take_option(table, 1 - closed)
    table.encounter.closed = closed
    if surprised:
        table.rules = replace(table.rules, surprised_party=True)


class CheckSwitch(Step[Bones], frozen=True):
    """After a deed: go on, take the other option, or come to the end of the encounter."""

    def run(self, table: Bones) -> None:
        """The other one if a test failed, any if it was in vain, the end if the party was beaten."""
        if table.encounter.other_option:
            take_other_option(table)
        elif table.encounter.choose_again:
            table.choice = -1
            table.skip_to(Conclude)
            table.then(TakeAnother())
            ask_party(table, OPTION)
        elif table.encounter.beaten:
            table.encounter.beaten = False
            table.skip_to(Conclude)


class TakeAnother(Step[Bones], frozen=True):
    """What the party chose in place of an option that came to nothing."""

    def run(self, table: Bones) -> None:
        """The end of the encounter is planned already."""
        take_option(table, seat_of(table))


class BuildQueue(Step[Bones], frozen=True):
    """The Battle Queue as the card wants it."""

    def run(self, table: Bones) -> None:
        """Points before the draw, named Baddies after it."""
        option = CARDS[table.card].options[table.choice]
        table.queue = []
        mods = [mod for one in option.mods for mod in by_party(table, one)]
        if option.base == "points":
            build_by_points(table, max(0, points(table, mods)))
        else:
            fill_base(table, option)
        for mod in mods:
            if mod.op == "add_baddies":
                add_baddies(table, mod)
        if table.lasting.goblins and option.base == "points":
            last_goblin(table)
        if table.rules.nom_visits:
            table.queue.append(TYRANT_CHIP[table.tyrant])


def by_party(table: Bones, mod: Mod) -> tuple[Mod, ...]:
    """What a change means for a party of this size."""
    if mod.op != "by_party":
        return (mod,)
    return mod.small if len(table.who) <= 2 else mod.large


def points(table: Bones, mods: list[Mod]) -> int:
    """Gearlocs times day, changed by the card and by what was rolled."""
    total = len(table.who) * table.day + take_points(table)
    for mod in mods:
        if mod.op == "add_points":
            if isinstance(mod.amount, dict):
                total += mod.amount["1-2" if len(table.who) <= 2 else "3-4"]
            elif isinstance(mod.amount, int) and CARDS[table.card].id != "G09":
                total += mod.amount
    return total


def fill_base(table: Bones, option: Option) -> None:
    """Queues that are not built by points."""
    if option.base == "six 1pt or three 5pt":
        fill(table, (6, 0, 0) if len(table.who) <= 2 else (0, 3, 0))
    elif option.base == "two 5pt":
        fill(table, (0, 2, 0))
    elif option.base == "two melee 5pt":
        for _ in range(2):
            chip = search(table, 1, lambda facts: facts.melee)
            if chip is not None:
                table.queue.insert(0, chip)
    else:
        for worth, called in sorted([NAMED[name] for name in option.named], reverse=True):
            add(table, worth, on_top=False, name=called)


def add_baddies(table: Bones, mod: Mod) -> None:
    """More Baddies on top of the queue or under it."""
    count = len(table.who) if isinstance(mod.count, str) else mod.count
    for _ in range(count):
        chip = add(table, mod.points, on_top=mod.position == "top", kind=mod.type, name=mod.name)
        if chip is not None and table.rules.hunter:
            table.battle.hunter = chip


class Conclude(Step[Bones], frozen=True):
    """Success brings the option's reward and the card's, failure nothing; then recovery."""

    def run(self, table: Bones) -> None:
        """The card is put away, or back, as it says."""
        won = table.victory and not table.encounter.failed
        hunt = CARDS[table.card].options[table.choice].rules.dragon_hunt
        if hunt and table.encounter.dragon_fell:
            shuffle_in(table, "SP4")
        course = COURSES[table.card][table.choice]
        if won:
            table.phase = Phase.REWARD
            steps = [*_one_by_one(course.won_first), Reward(), *_one_by_one(course.won)]
        else:
            steps = _one_by_one(course.lost)
        table.then(*steps, *_one_by_one(course.always), PutAway())


class Reward(Step[Bones], frozen=True):
    """The option's reward, then the card's."""

    def run(self, table: Bones) -> None:
        """Unless the option brings none at all."""
        facts = CARDS[table.card]
        reward = facts.options[table.choice].reward
        if not reward.get("none"):
            give(table, reward, facts.reward)


class PutAway(Step[Bones], frozen=True):
    """The card leaves the table; recovery, or another card today."""

    def run(self, table: Bones) -> None:
        """Nothing of the encounter stays but what lasts."""
        ended, avoided = table.encounter, table.card
        if not ended.returned:
            table.gone.append(table.card)
        table.card = table.choice = -1
        clear_mat(table)
        table.end_encounter()
        if ended.another:
            table.then(OfferLoot("draw"), DrawEncounter(avoided))
        elif ended.no_recovery and not table.is_last_day:
            table.then(OfferLoot("draw"))
        else:
            table.then(RecoveryPhase())
