"""Today's card of Too Many Bones: a party that has turned it up, whom it sends, and the queue it builds."""

from rouages.games.too_many_bones.box.cards import CARDS, NUMBER
from rouages.games.too_many_bones.box.chips import CHIPS
from tests.games.too_many_bones.positions import asked_kind, choose, resting

TWO, THREE = "picket boomer", "picket boomer tantrum"


def at_card(name, choice=0, party=None, day=4, **more):
    """Today's card is known, and an option of it."""
    solo = CARDS[NUMBER[name]].deck == "solo"
    table = resting(party or ("picket" if solo else TWO), day=day, **more)
    table.card, table.choice = NUMBER[name], choice
    for pile in (table.deck, table.rest, table.aside):
        pile[:] = [card for card in pile if card != table.card]
    return table


def sent(table, name):
    """The party sends one of its Gearlocs; nobody proposes another."""
    while asked_kind(table) == "Propose":
        choose(table, "NoProposal")
    return choose(table, "Verdict", name=name)


def queue_names(table):
    """The Baddies of the queue, from the top."""
    return [CHIPS[chip].id for chip in reversed(table.queue)]
