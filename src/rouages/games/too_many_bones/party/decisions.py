"""Decisions of the whole party: everybody may propose, then the leader decides."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step, Together
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.words import CardName, Topic, VerdictName
from rouages.games.too_many_bones.events.adventure import OptionTaken, Proposed
from rouages.games.too_many_bones.party.needs import is_open
from rouages.games.too_many_bones.reasons import NotUpForDecision
from rouages.games.too_many_bones.table import Bones

LEADER = 0
OPTION: Topic = "option"
TYRANT_NOW: Topic = "tyrant"
SHARE: Topic = "share"
VOLUNTEER: Topic = "volunteer"


GO_ON, FACE_IT = VerdictName("encounter"), VerdictName("tyrant")


class Verdict(Choice, frozen=True):
    """One of the things that the party can decide: its topic, its number, and what it is called."""

    topic: Topic
    number: int
    name: VerdictName


class NoProposal(Choice, frozen=True):
    """Leave it to the others."""


NO_PROPOSAL = NoProposal()


def verdicts(table: Bones, topic: Topic) -> list[Verdict]:
    """All that the party can decide now."""
    if topic == OPTION:
        facts = CARDS[table.card]
        return [Verdict(topic, number, option_name(facts.id, number)) for number in open_options(table)]
    if topic == TYRANT_NOW:
        return [Verdict(topic, 0, GO_ON), Verdict(topic, 1, FACE_IT)]
    seats = able(table) if topic == VOLUNTEER else []
    return [gearloc_verdict(table, topic, seat) for seat in seats or table.seats]


def able(table: Bones) -> list[Seat]:
    """Who can step forward: those on their feet who do not stand in Nom's line yet (rulings 22, 66)."""
    return [seat for seat in table.seats if table.hp[seat] > 0 and seat not in table.battle.line]


def gearloc_verdict(table: Bones, topic: Topic, seat: Seat) -> Verdict:
    """A Gearloc, where the party decides about one."""
    return Verdict(topic, seat, VerdictName(table.name(seat)))


def option_name(card: CardName, number: int) -> VerdictName:
    """What an option of a card is called, counted from 0."""
    return VerdictName(f"{card}.{number + 1}")


def open_options(table: Bones) -> list[int]:
    """The options of today's card whose conditions hold and that were not tried in vain."""
    options = CARDS[table.card].options
    closed = table.encounter.closed
    found = [
        number
        for number, option in enumerate(options)
        if number != closed and all(is_open(table, need) for need in option.needs)
    ]
    return found or list(range(len(options)))


def ask_party(table: Bones, topic: Topic) -> None:
    """Proposals of the others, all at once; then the leader."""
    table.proposals = [-1] * len(table.who)
    others = [Propose(seat, topic) for seat in table.seats if seat != LEADER]
    if others:
        table.then(Together.of(others), Decide(LEADER, topic))
    else:
        table.then(Decide(LEADER, topic))


class Propose(Decision[Bones, Verdict | NoProposal], frozen=True):
    """What a seat proposes to the leader."""

    rule = "encounter"
    otherwise = NotUpForDecision()
    topic: Topic

    def options(self, table: Bones) -> Sequence[Verdict | NoProposal]:
        """What the leader can choose from, or nothing."""
        return [*verdicts(table, self.topic), NO_PROPOSAL]

    def resolve(self, table: Bones, choice: Verdict | NoProposal) -> None:
        """Everybody can see it."""
        if isinstance(choice, Verdict):
            table.proposals[self.seat] = choice.number
            table.say(Proposed(self.seat, choice.topic, choice.name))


class Decide(Decision[Bones, Verdict], frozen=True):
    """What the leader decides for the party."""

    rule = "encounter"
    otherwise = NotUpForDecision()
    topic: Topic

    def options(self, table: Bones) -> Sequence[Verdict]:
        """All that the party can do."""
        return verdicts(table, self.topic)

    def resolve(self, table: Bones, choice: Verdict) -> None:
        table.proposals = []
        table.verdict = choice.number
        table.say(OptionTaken(choice.topic, choice.name))


def seat_of(table: Bones) -> Seat:
    """The seat that the party chose."""
    verdict, table.verdict = table.verdict, None
    assert verdict is not None
    return verdict


def call_volunteer(table: Bones, step: Step[Bones]) -> None:
    """The party decides who does it; a lone Gearloc is asked nothing."""
    table.then(step)
    if len(table.who) == 1:
        table.verdict = 0
    else:
        ask_party(table, VOLUNTEER)
