"""Recovering in camp: trading, lockpicking, and one individual option: rest, search or scout."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.too_many_bones.adventure import camp_loot
from rouages.games.too_many_bones.adventure.camp_loot import UseCampLoot, camp_options, use_in_camp
from rouages.games.too_many_bones.adventure.trading import may_go, offer
from rouages.games.too_many_bones.box.dice import attack_roll, d6
from rouages.games.too_many_bones.box.loot import LOCKS_OF_A_TROVE, LOOT, Card, is_closed
from rouages.games.too_many_bones.box.words import CardLabel
from rouages.games.too_many_bones.encounters.market import KeepOne
from rouages.games.too_many_bones.events.adventure import (
    LootShown,
    NumberRolled,
    Rested,
    Searched,
    TroveOpened,
)
from rouages.games.too_many_bones.party.gaining import gain_trove, take
from rouages.games.too_many_bones.party.hands import Dropped, different, discard, draw_loot, use
from rouages.games.too_many_bones.party.lockpicking import Attempt, encode
from rouages.games.too_many_bones.reasons import (
    CardNotHeld,
    HealthyAlready,
    NoRoomThere,
    NoTroveThere,
    OneADay,
    TriedToday,
    WaitedAlready,
)
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.scouting import scout

ATTEMPTED = 2
RESTED, SEARCHED, SCOUTED = 8, 16, 32
WAITED = 128
INDIVIDUAL = RESTED | SEARCHED | SCOUTED
SEARCH_DICE = 6
"""Bits of `Today.used`."""


class Recover(Step[Bones], frozen=True):
    """Ask until the Gearloc has done."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Nothing to do means nothing to ask; a KO'd Gearloc is asked though it can only rest."""
        if table.hp[self.seat]:
            table.ask(RecoverInCamp(self.seat))
        else:
            table.then(RecoverInCamp(self.seat))


class Rest(Choice, frozen=True):
    """Be in full health again."""


class Search(Choice, frozen=True):
    """Discard a card and look for something better."""

    loot: CardLabel
    number: int


class Scout(Choice, frozen=True):
    """Look at what waits."""


class Give(Choice, frozen=True):
    """Give a card to another Gearloc; a full hand gives one back."""

    loot: CardLabel
    number: int
    to: Seat


class PickTrove(Choice, frozen=True):
    """Try the locks of a Trove Loot, one's own or another's."""

    owner: Seat
    number: int


class LetOthersFirst(Choice, frozen=True):
    """Recover after the others, once an evening."""


class CampOver(Choice, frozen=True):
    """Done for today."""


REST, SCOUT, LET_OTHERS_FIRST, CAMP_OVER = Rest(), Scout(), LetOthersFirst(), CampOver()


class MustRest(Reason, frozen=True):
    """A KO'd Gearloc must rest (ruling 22)."""

    rule = "recovery"


class RecoverInCamp(Decision[Bones, Choice], frozen=True):
    """What a Gearloc does in the recovery phase."""

    rule = "recovery"

    def options(self, table: Bones) -> Sequence[Choice]:
        """A KO'd Gearloc must rest."""
        seat = self.seat
        found = individual(table, seat)
        if table.hp[seat] > 0:
            found.append(CAMP_OVER)
        if may_wait(table, seat):
            found.append(LET_OTHERS_FIRST)
        found += [
            Give(option.loot, option.number, other)
            for option in different(table, seat)
            for other in table.seats
            if other != seat and may_go(table, seat, option.number, other)
        ]
        if not table.today.used[seat] & ATTEMPTED:
            found += [
                PickTrove(owner, number)
                for owner in table.seats
                for number, card in enumerate(table.hands[owner])
                if is_closed(card)
            ]
        return found + loot_options(table, seat)

    def resolve(self, table: Bones, choice: Choice) -> None:
        """Ask again after anything but the end."""
        seat = self.seat
        if isinstance(choice, CampOver):
            return
        if isinstance(choice, LetOthersFirst):
            wait(table, seat)
            return
        table.then(Recover(seat))
        match choice:
            case Rest():
                table.today.use(seat, RESTED)
                rest(table, seat)
            case Search():
                table.today.use(seat, SEARCHED)
                search(table, seat, table.hands[seat][choice.number])
            case Scout():
                table.today.use(seat, SCOUTED)
                roll_scout(table, seat)
            case Give():
                offer(table, seat, choice.number, choice.to)
            case PickTrove():
                table.today.use(seat, ATTEMPTED)
                try_trove(table, seat, choice)
            case UseCampLoot(loot="tewaren_gem"):
                trade_gem(table, seat)
            case UseCampLoot():
                use_in_camp(table, seat, choice)

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """Most often because of a KO."""
        if not table.hp[self.seat]:
            return MustRest()
        return against(table, self.seat, choice) or AnotherQuestion(self)


def against(table: Bones, seat: Seat, choice: Choice) -> Reason | None:
    """Why a Gearloc on its feet cannot do this in camp; None if the choice is about something else."""
    used = table.today.used[seat]
    match choice:
        case Rest():
            return OneADay() if table.hp[seat] < table.most_hp(seat) else HealthyAlready()
        case Search(loot=loot, number=number):
            held = Dropped(loot, number) in different(table, seat)
            return OneADay() if held else CardNotHeld(loot)
        case Scout():
            return OneADay()
        case Give(loot=loot, number=number):
            held = Dropped(loot, number) in different(table, seat)
            return NoRoomThere(loot) if held else CardNotHeld(loot)
        case PickTrove():
            return TriedToday() if used & ATTEMPTED else NoTroveThere()
        case LetOthersFirst():
            return WaitedAlready()
        case UseCampLoot():
            return camp_loot.against(table, seat, choice)
    return None


def may_wait(table: Bones, seat: Seat) -> bool:
    """Whether a Gearloc that has done nothing yet can let others go first."""
    return not table.today.used[seat] & (INDIVIDUAL | WAITED) and table.is_planned(Recover)


def wait(table: Bones, seat: Seat) -> None:
    """A Gearloc recovers last."""
    table.today.use(seat, WAITED)
    table.then_after(Recover(seat))


def loot_options(table: Bones, seat: Seat) -> list[Choice]:
    """The cards that a Gearloc can use; the gem is traded in this phase only."""
    found: list[Choice] = [*camp_options(table, seat)]
    if table.hp[seat] and table.held(seat, "tewaren_gem"):
        found.append(UseCampLoot("tewaren_gem", None, None))
    return found


def trade_gem(table: Bones, seat: Seat) -> None:
    """The gem buys a Trove Loot."""
    use(table, seat, "tewaren_gem")
    gain_trove(table, seat)


def individual(table: Bones, seat: Seat) -> list[Choice]:
    """Rest, search or scout: one of them a day, all three after a long rest."""
    used = table.today.used[seat]
    if used & INDIVIDUAL and not table.today.long_rest:
        return []
    found: list[Choice] = []
    if not used & RESTED and table.hp[seat] < table.most_hp(seat):
        found.append(REST)
    if not table.hp[seat]:
        return found
    if not used & SEARCHED:
        found += [Search(option.loot, option.number) for option in different(table, seat)]
    if not used & SCOUTED:
        found.append(SCOUT)
    return found


def rest(table: Bones, seat: Seat) -> None:
    """Full health; after a bad night only half of what is missing."""
    missing = table.lacks(seat)
    table.hp[seat] += (missing + 1) // 2 if table.today.bad_rest else missing
    table.say(Rested(seat, table.hp[seat]))


def search(table: Bones, seat: Seat, card: Card) -> None:
    """Six ATK dice; a Loot is shown for each Bones, and one is kept."""
    discard(table, seat, card)
    _, bones = attack_roll(table.rng, SEARCH_DICE)
    table.say(Searched(seat, bones))
    faces = [draw_loot(table) for _ in range(bones)]
    table.shown = [face for face in faces if face is not None]
    if table.shown:
        table.say(LootShown(tuple(LOOT[face].id for face in table.shown)))
        table.then(KeepOne(seat))


def roll_scout(table: Bones, seat: Seat) -> None:
    """1 to 3: a 1-point Baddie; 4 or 5: up to 5 points; 6: any (ruling 27)."""
    number = d6(table.rng)
    table.say(NumberRolled(seat, number))
    scout(table, seat, 0 if number <= 3 else 1 if number <= 5 else 2)


def try_trove(table: Bones, seat: Seat, choice: PickTrove) -> None:
    """The card lies on the table for one attempt; locks that open stay open."""
    card = table.hands[choice.owner].pop(choice.number)
    table.shown = [card.face]
    table.locks = [encode(lock) for lock in LOOT[card.face].locks[card.opened :]]
    table.then(Attempt(seat), TroveTried(choice.owner))


class TroveTried(Step[Bones], frozen=True):
    """The card shows how many locks are open; with all of them it is turned."""

    owner: Seat

    def run(self, table: Bones) -> None:
        """A heavy card may need room now."""
        face = table.shown.pop()
        done = LOCKS_OF_A_TROVE - len(table.locks)
        table.locks = []
        if done == LOCKS_OF_A_TROVE:
            table.say(TroveOpened(self.owner, LOOT[face].id))
        take(table, self.owner, Card(face, LOOT[face].uses, done))
