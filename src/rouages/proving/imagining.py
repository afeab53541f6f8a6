"""Imagined worlds: they look real to their seat, and know nothing that the seat does not."""

from __future__ import annotations

import random

import msgspec

from rouages.engine.agenda import Seat, Table
from rouages.engine.chance import Rng, key_of
from rouages.engine.match import Match

AHEAD = 8
"""So many answers are given under two kinds of luck."""


def check_imagined(match: Match, witness: Seat, rng: random.Random) -> None:
    """A world imagined for a seat looks to it exactly like the real one."""
    world, saved = match.imagine(witness, rng.getrandbits(32)), match.save()
    lots = rng.getrandbits(32)
    again, anew = match.imagine(witness, lots), world.imagine(witness, lots)
    assert again.table == anew.table, f"what seat {witness} imagines hangs on what is hidden"
    real = seen(match, witness)
    assert seen(world, witness) == real, f"seat {witness} can tell an imagined world"
    assert seen(match.glimpse(witness, lots), witness) == real, f"seat {witness} can tell a glimpsed world"
    assert match.save() == saved, "looking changed the match"
    inventory = list(match.game.inventory(match.table))
    assert list(match.game.inventory(world.table)) == inventory, "imagining changed the components"


def check_blindness(match: Match, rng: random.Random, answers: int = AHEAD) -> int:
    """What a seat imagines does not hang on what is hidden from it, also after a deck was made anew.

    The same answers are given under two kinds of luck. As long as a seat cannot tell the two tables apart,
    the same lots must lead it to the same world. Gives back how often two different tables were compared.
    """
    one, other = match.clone(), match.clone()
    other.table.rng = Rng(key_of(b"another luck %d" % rng.getrandbits(32), ()))
    compared = 0
    for _ in range(answers):
        if one.over or other.over or one.pending != other.pending:
            break
        seat = rng.choice(one.pending)
        if one.decision(seat) != other.decision(seat):
            break
        number = rng.randrange(len(one.decision(seat).options))
        one.play(seat, number)
        other.play(seat, number)
        compared += sum([check_alike(one, other, witness, rng) for witness in range(match.players)])
    return compared


def check_alike(one: Match, other: Match, witness: Seat, rng: random.Random) -> bool:
    """Two tables that look alike to a seat lead it to the same world; False if there was nothing to compare.

    They may differ in what imagining deals anew. Where they differ in more, that is no secret but something
    open which a view has no need to say, such as which of two equal faces of a die is up.
    """
    lots = rng.getrandbits(32)
    world = one.imagine(witness, lots).table
    hidden = unlike(one.table, other.table)
    if not hidden or hidden - unlike(one.table, world) or seen(one, witness) != seen(other, witness):
        return False
    assert world == other.imagine(witness, lots).table, (
        f"what seat {witness} imagines hangs on what is hidden"
    )
    return True


def unlike(one: Table, other: Table) -> set[str]:
    """The fields in which two tables differ, but for their chance."""
    fields = set(one.__struct_fields__) - {"rng"}
    return {field for field in fields if getattr(one, field) != getattr(other, field)}


def seen(match: Match, witness: Seat) -> bytes:
    """All that reaches a seat, byte for byte."""
    asked = witness in match.pending
    question = (match.decision(witness), match.prospects(witness)) if asked else None
    return msgspec.json.encode(
        [match.view(witness), match.pending, question, match.events_for(witness), match.outcome]
    )
