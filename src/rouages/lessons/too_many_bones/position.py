"""What a lesson of Too Many Bones lays: a lone Gearloc, the top of the piles, and a battle that has begun."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rouages.engine import agenda
from rouages.games.too_many_bones.adventure.day import Day
from rouages.games.too_many_bones.adventure.encounter import Conclude
from rouages.games.too_many_bones.battle.rounds import Round, stand
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER
from rouages.games.too_many_bones.box.chips import CHIPS, Chip
from rouages.games.too_many_bones.box.components import GEARLOCS, HP, STATS
from rouages.games.too_many_bones.box.dice import DEFENCE_DIE, GEARLOC, READY, Die
from rouages.games.too_many_bones.box.loot import LOOT
from rouages.games.too_many_bones.box.words import CardName, ChipName, LootName, SkillName, Stat
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.party.training import TrainAll
from rouages.games.too_many_bones.table import Bones, Phase
from rouages.games.too_many_bones.units.arrival import put
from rouages.games.too_many_bones.units.battle_end import EndBattle

LEARNER = 0
Place = Annotated[int, Meta(ge=0, le=15)]
"""Row by row from the Baddies' side, four lanes each."""


class Foe(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Baddie on the mat."""

    name: ChipName
    place: Place


class Fight(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first round of the battle to which today's card has led; the learner is the quickest."""

    card: CardName
    option: int
    place: Place
    foes: tuple[Foe, ...]
    shields: tuple[int, ...] = ()
    bones: int = 0
    """In the Backup Plan."""


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the Gearloc has become so far, and what comes off the piles first."""

    trained: dict[Stat, int] = {}
    learnt: tuple[SkillName, ...] = ()
    training: int = 0
    """Points still to be spent."""
    lost: int = 0
    """HP that it lacks."""
    fight: Fight | None = None
    cards: tuple[CardName, ...] = ()
    baddies: tuple[ChipName, ...] = ()
    loot: tuple[LootName, ...] = ()


def lay(table: Bones, stated: dict[str, Any]) -> None:
    """Lay it, and go on to the first question."""
    position = msgspec.convert(stated, Position)
    table.agenda.clear()
    _become(table, position)
    table.deck = _on_top(table.deck, [NUMBER[name] for name in position.cards])
    table.loot_deck = _on_top(table.loot_deck, [_face(name) for name in position.loot])
    for chip in [_chip(table, name) for name in position.baddies][::-1]:
        table.stacks[0].append(chip)
    if position.fight:
        _begin(table, position.fight)
        table.then(Round(), EndBattle(), Conclude(), Day())
    else:
        table.then(TrainAll(), Day())
    agenda.advance(table)
    table.news = []


def _become(table: Bones, position: Position) -> None:
    """The learner's own Gearloc."""
    for stat, bonus in position.trained.items():
        table.bonus[4 * LEARNER + STATS.index(stat)] = bonus
    ids = [skill.id for skill in GEARLOC[table.who[LEARNER]].skills]
    for name in position.learnt:
        table.skills[LEARNER][ids.index(name)] = READY
    table.training[LEARNER] = position.training
    table.hp[LEARNER] = table.stat(LEARNER, HP) - position.lost


def _begin(table: Bones, fight: Fight) -> None:
    """Everybody stands where the battle finds them."""
    table.day = table.round = 1
    table.phase = Phase.BATTLE
    table.card, table.choice = NUMBER[fight.card], fight.option
    table.deck.remove(table.card)
    table.rules = CARDS[table.card].options[fight.option].rules
    stand(table, LEARNER, fight.place)
    for unit, foe in enumerate(fight.foes, GEARLOCS):
        chip = _chip(table, foe.name)
        put(table, unit, chip, foe.place, CHIPS[chip].hp)
    table.meter = [LEARNER, *range(GEARLOCS, GEARLOCS + len(fight.foes))]
    table.active[LEARNER] = [white_shield(LEARNER, value) for value in fight.shields]
    table.plan[LEARNER] = [Die(LEARNER, DEFENCE_DIE, "bones", 1)] * fight.bones


def _chip(table: Bones, name: ChipName) -> Chip:
    """The chip of this name, out of its stack."""
    for stack in table.stacks:
        for chip in stack:
            if CHIPS[chip].id == name:
                stack.remove(chip)
                return chip
    raise msgspec.ValidationError(f"there is no {name} left")


def _face(name: LootName) -> int:
    return next(face for face, facts in enumerate(LOOT) if facts.id == name)


def _on_top(pile: list[int], wanted: list[int]) -> list[int]:
    """The pile with these on top, the first of them uppermost."""
    rest = pile[:]
    for each in wanted:
        if each not in rest:
            raise msgspec.ValidationError(f"{each} is not in its pile")
        rest.remove(each)
    return rest + wanted[::-1]
