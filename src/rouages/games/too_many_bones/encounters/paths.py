"""Deeds of encounter cards without dice games: HP, cards in the deck, what is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rouages.engine.agenda import Decision, Seat, Step
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER, of_tyrant
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import HP
from rouages.games.too_many_bones.box.dice import d6
from rouages.games.too_many_bones.box.loot import FACE, LOOT, new
from rouages.games.too_many_bones.box.words import CardName
from rouages.games.too_many_bones.events.adventure import CardAdded, CardReturned, NumberRolled, StatLowered
from rouages.games.too_many_bones.events.battle import BaddieFound
from rouages.games.too_many_bones.party.decisions import (
    VOLUNTEER,
    Verdict,
    call_volunteer,
    gearloc_verdict,
    seat_of,
)
from rouages.games.too_many_bones.party.hands import Dropped, different, discard, spend, take
from rouages.games.too_many_bones.party.needs import HEALING, is_loot, loot_count
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import lose_outside
from rouages.games.too_many_bones.units.queue import find_chip


def roll(table: Bones, seat: Seat | None = None) -> int:
    """The D6."""
    number = d6(table.rng)
    table.say(NumberRolled(seat, number))
    return number


def all_lose(table: Bones, amount: int) -> None:
    """Each Gearloc loses HP."""
    for seat in table.seats:
        lose_outside(table, seat, amount)


def roll_for_poison(table: Bones) -> None:
    """Each rolls the D6; unless its HP is higher it starts the battle poisoned."""
    for seat in table.seats:
        if table.hp[seat] <= roll(table, seat):
            table.rules[f"poisoned{seat}"] = 1


def nearest_loses(table: Bones, amount: int) -> None:
    """The Gearloc whose HP is closest to the D6 loses HP; the party breaks ties."""
    number = roll(table)
    nearest = min([abs(table.hp[seat] - number) for seat in table.seats])
    tied = [seat for seat in table.seats if abs(table.hp[seat] - number) == nearest]
    if len(tied) == 1:
        lose_outside(table, tied[0], amount)
    else:
        table.then(ChooseLoser(0, tuple(tied), amount))


class ChooseLoser(Decision[Bones, Verdict], frozen=True):
    """Which of several Gearlocs loses HP."""

    tied: tuple[Seat, ...]
    amount: int

    def options(self, table: Bones) -> Sequence[Verdict]:
        """Those whose HP is equally close."""
        return [gearloc_verdict(table, VOLUNTEER, seat) for seat in self.tied]

    def resolve(self, table: Bones, choice: Verdict) -> None:
        """That one."""
        lose_outside(table, choice.number, self.amount)


def dice_points(table: Bones) -> None:
    """Two rolls of the D6 are added to the points."""
    table.rules["points"] = table.rules.get("points", 0) + roll(table) + roll(table)


def shuffle_deck(table: Bones) -> None:
    """The whole deck is shuffled: nobody knows where anything is."""
    for card in table.deck:
        table.known_cards[card] = False
    table.rng.shuffle(table.deck, "encounters")


def shuffle_in(table: Bones, name: CardName) -> None:
    """A special card joins the deck, unless it is there or was met already."""
    card = NUMBER[name]
    if card not in table.aside:
        return
    table.aside.remove(card)
    table.deck.append(card)
    shuffle_deck(table)
    table.say(CardAdded(name))


def reshuffle(table: Bones, name: CardName) -> None:
    """Today's card goes back into the deck."""
    table.deck.append(NUMBER[name])
    table.rules["card_returned"] = 1
    shuffle_deck(table)
    table.say(CardAdded(name))


def return_on_top(table: Bones) -> None:
    """Today's card goes back on top of the deck, where everybody knows it."""
    table.deck.append(table.card)
    table.known_cards[table.card] = True
    table.rules["card_returned"] = 1
    table.say(CardReturned(CARDS[table.card].id))


def another_card(table: Bones) -> None:
    """Another encounter is drawn today."""
    table.rules["another"] = 1


def no_recovery(table: Bones) -> None:
    """There is no recovery phase today."""
    table.rules["skip_recovery"] = 1


def remember(table: Bones, name: str, value: int) -> None:
    """Something lasts for the rest of the adventure."""
    table.lasting[name] = value


def long_rest(table: Bones) -> None:
    """Each may use all individual options today."""
    table.lasting["long_rest"] = 1


def short_rest(table: Bones) -> None:
    """Resting heals only half today."""
    table.lasting["short_rest"] = 1


def war_room(table: Bones) -> None:
    """Training of this reward ignores Bones."""
    table.lasting["war_room"] = 1


def owe_dice(table: Bones, count: int) -> None:
    """Skill dice will be missing in the next battle."""
    for seat in table.seats:
        table.owed_dice[seat] = count


def lose_stat(table: Bones) -> None:
    """The HP stat goes down by one, if it can."""
    lower_hp(table, 0, 1)


def lower_hp(table: Bones, seat: Seat, amount: int) -> None:
    """The HP die goes down, never below the base."""
    place = 4 * seat + HP
    lost = min(amount, table.bonus[place])
    if lost:
        table.bonus[place] -= lost
        table.hp[seat] = min(table.hp[seat], table.most_hp(seat))
        table.say(StatLowered(seat, "hp"))


def keep_flask(table: Bones) -> None:
    """The card is kept as a flask with 2 HP."""
    take(table, 0, new(FACE["healing_flask"]))


def sneak(table: Bones) -> None:
    """On a 1 or 2 the tyrant's first card goes on top of the deck."""
    low = [roll(table, seat) <= 2 for seat in table.seats]
    waiting = [card for card in of_tyrant(table.tyrant) if card in table.deck]
    if any(low) and waiting:
        table.deck.remove(waiting[0])
        shuffle_deck(table)
        table.deck.append(waiting[0])
        table.known_cards[waiting[0]] = True
        table.say(CardReturned(CARDS[waiting[0]].id))


def hunted(table: Bones) -> None:
    """1 to 3: everybody loses 2 HP; 4 to 6: the party discards a Loot."""
    if roll(table) <= 3:
        all_lose(table, 2)
    elif loot_count(table):
        table.then(PayLoot(1))


def store_beast(table: Bones) -> None:
    """The first Beast of the stack, or of the defeated, waits on Mulmesh's card."""
    rank = 0 if len(table.who) <= 2 else 1
    chip = find_chip(table, rank, lambda facts: facts.type == "beast", box=False)
    if chip is not None:
        table.stored.append(chip)
        table.say(BaddieFound(CHIPS[chip].id))


def pay_loot(table: Bones) -> None:
    """The party discards as many Loot cards as it has members."""
    table.then(PayLoot(len(table.who)))


class PayLoot(Step[Bones], frozen=True):
    """The party discards Loot; the leader chooses whose, the owner which."""

    count: int

    def run(self, table: Bones) -> None:
        """The richest pays first."""
        if not self.count or not loot_count(table):
            return
        payer = max(table.seats, key=lambda seat: sum([is_loot(card) for card in table.hands[seat]]))
        table.then(GiveUpLoot(payer), PayLoot(self.count - 1))


class GiveUpLoot(Decision[Bones, Dropped], frozen=True):
    """Which Loot a Gearloc gives up for the party."""

    def options(self, table: Bones) -> Sequence[Dropped]:
        """Any Loot, no Trove."""
        hand = table.hands[self.seat]
        return [option for option in different(table, self.seat) if is_loot(hand[option.number])]

    def resolve(self, table: Bones, choice: Dropped) -> None:
        """It is gone."""
        discard(table, self.seat, table.hands[self.seat][choice.number])


def losers_pay(table: Bones) -> None:
    """Who lost at darts discards a Loot."""
    for seat in table.seats:
        if f"darts_lost{seat}" in table.rules and any(is_loot(card) for card in table.hands[seat]):
            table.then(GiveUpLoot(seat))


def bargain(table: Bones) -> None:
    """A Loot is offered; on 4 to 6 they leave, otherwise choose again."""
    if roll(table) <= 3:
        table.rules["switch"] = 1
    table.then(PayLoot(1))


def offer_hand(table: Bones) -> None:
    """One Gearloc holds out a hand."""
    call_volunteer(table, OfferHand())


class OfferHand(Step[Bones], frozen=True):
    """On 1 or 2 its HP die drops by 3; otherwise the pack leaves."""

    def run(self, table: Bones) -> None:
        """It is a success anyway."""
        seat = seat_of(table)
        if roll(table, seat) <= 2:
            lower_hp(table, seat, 3)


def heal_duster(table: Bones) -> None:
    """Healing worth 2 HP for each Gearloc is spent, small cards first."""
    needed = 2 * len(table.who)
    stock = [
        (HEALING[LOOT[card.face].id], seat, card)
        for seat in table.seats
        for card in table.hands[seat]
        if LOOT[card.face].id in HEALING
    ]
    for worth, seat, card in sorted(stock, key=lambda one: (one[0], one[1], one[2].face)):
        while needed > 0 and card in table.hands[seat]:
            uses = min(card.uses, -(-needed // worth))
            spend(table, seat, card, uses)
            needed -= worth * uses


OPS: dict[str, Callable[..., Any]] = {
    op.__name__: op
    for op in (
        all_lose,
        roll_for_poison,
        nearest_loses,
        dice_points,
        shuffle_in,
        reshuffle,
        return_on_top,
        another_card,
        no_recovery,
        remember,
        long_rest,
        short_rest,
        war_room,
        owe_dice,
        lose_stat,
        keep_flask,
        sneak,
        hunted,
        store_beast,
        pay_loot,
        losers_pay,
        bargain,
        offer_hand,
        heal_duster,
    )
}
