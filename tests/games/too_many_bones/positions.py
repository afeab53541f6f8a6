"""Positions of Too Many Bones in a small notation.

`battle("picket boomer", "boar kobold")` puts Gearlocs and Baddies face to face, lane by lane; `roll(table,
0, "frag small_explosion 3")` lets a die show; `loaded(table, 0, 5)` decides the next dice by their faces.
"""

from msgspec.structs import replace

from rouages.engine.agenda import Choice, Decision, advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.adventure.evening import RecoveryPhase
from rouages.games.too_many_bones.adventure.recovery import Recover
from rouages.games.too_many_bones.baddies.turn import BaddieTurn
from rouages.games.too_many_bones.baddies.tyrant_die import roll_tyrant_die
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import ALLY, Difficulty, Tyrant
from rouages.games.too_many_bones.box.dice import GEARLOC, PLACED, READY, SKILL_DICE, Die
from rouages.games.too_many_bones.box.loot import FACE, LOOT, Card
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.resolving import Resolve
from rouages.games.too_many_bones.gearlocs.turn import GearlocTurn
from rouages.games.too_many_bones.gearlocs.verbs.plain import VERBS
from rouages.games.too_many_bones.options import Options
from rouages.games.too_many_bones.table import Phase
from rouages.games.too_many_bones.units.arrival import put
from rouages.games.too_many_bones.units.battle_end import EndBattle

CHIP = {facts.id: number for number, facts in enumerate(CHIPS)}
NUMBER = {
    (gearloc.id, skill.id): number for gearloc in GEARLOC for number, skill in enumerate(gearloc.skills)
}


class Loaded(Rng):
    """Chance that shows the faces it was given (0 to 5), then zeros."""

    faces: list[int] = []

    def below(self, bound, purpose):
        count, power = 0, 1
        while power < bound:
            power *= 6
            count += 1
        shown = [self.faces.pop(0) if self.faces else 0 for _ in range(count)]
        return sum(face * 6**place for place, face in enumerate(shown)) % bound

    def shuffle(self, items, purpose, which=""):
        """Nothing moves."""


class Turned(Loaded):
    """Chance that turns over what it shuffles."""

    def shuffle(self, items, purpose, which=""):
        items.reverse()


class Pause(Decision, frozen=True):
    """Nothing more happens until the test says so."""

    def options(self, table):
        return [Choice()]


def loaded(table, *faces):
    """The next dice show these faces."""
    table.rng = Loaded(b"", faces=list(faces))
    return table


def camp(party="picket tantrum", tyrant="nom", difficulty="legendary", day=1):
    """A party before an encounter, with nothing planned."""
    names = tuple(party.split())
    options = Options(Tyrant(tyrant), Difficulty(difficulty), names)
    table = GAME.setup(options, len(names), Rng(b"test"))
    table.agenda.clear()
    table.training = [0] * 4
    table.day = day
    return loaded(table)


def resting(party="picket tantrum", **options):
    """A party in camp with nothing to do after what the test runs."""
    table = camp(party, **options)
    table.agenda = [Pause(0)]
    return table


def battle(party="picket", foes="boar", **options):
    """Gearlocs in their melee row, Baddies in theirs, lane by lane from 1."""
    table = camp(party, **options)
    table.phase = Phase.BATTLE
    table.round = 1
    table.agenda = [EndBattle(), Pause(0)]
    for seat in table.seats:
        table.at[seat] = 8 + seat
        table.mat[8 + seat] = seat
    for lane, name in enumerate(foes.split()):
        take_out(table, CHIP[name])
        put(table, 4 + lane, CHIP[name], 4 + lane, CHIPS[CHIP[name]].hp)
    table.meter = [*table.seats, *range(4, 4 + len(foes.split()))]
    table.news.clear()
    return table


def helped(table, at, name="mohlnor"):
    """A helper stands here on the party's side."""
    table.rules = replace(table.rules, ally=True)
    put(table, ALLY, CHIP[name], at, CHIPS[CHIP[name]].hp)
    table.news.clear()
    return table


def take_out(table, chip):
    """A chip leaves its stack or the box."""
    for pile in (*table.stacks, *table.box):
        if chip in pile:
            pile.remove(chip)


def facing(tyrant, face="", party="picket boomer", more=""):
    """A tyrant in lane 1 whose die has just shown a face, aiming at the first Gearloc."""
    table = battle(party, f"{tyrant} {more}", tyrant=tyrant)
    table.rules = BattleRules(tyrant_battle=True)
    table.aimed = [0]
    table.turn.unit = 4
    if face:
        place_on_die = CHIPS[CHIP[tyrant]].die.index(face)
        loaded(table, place_on_die)
        roll_tyrant_die(table, 4)
    return table


def place(table, unit, at):
    """Put a unit somewhere else."""
    table.mat[table.at[unit]] = -1
    table.at[unit] = at
    table.mat[at] = unit


def die(table, seat, shown):
    """A die as it is written: skill, icon, value."""
    skill, icon, *value = shown.split()
    number = NUMBER[table.name(seat), skill]
    n = int(value[0]) if value else 0
    faces = GEARLOC[table.who[seat]].skills[number].faces
    face = next(
        (place for place, face in enumerate(faces) if face.icon == icon and (face.n == n or not value)), 0
    )
    return Die(seat, number, icon, n, face)


def roll(table, seat, *shown, target=None):
    """These dice were just rolled in this seat's turn."""
    table.end_turn(seat)
    table.turn.rolled = True
    table.target = -1 if target is None else target
    table.rolled = [die(table, seat, one) for one in shown]
    for one in table.rolled:
        if one.number in SKILL_DICE:
            table.skills[seat][one.number] = PLACED
    table.then(Resolve(seat))
    advance(table)
    return table


def verb(name, table, shown, on=-1, seat=0):
    """Do what a die shows, and let what follows be asked."""
    used = die(table, seat, shown)
    table.skills[seat][used.number] = PLACED
    VERBS[name](table, seat, used, on)
    return run(table)


def lost(table):
    """The HP that each unit on the mat lacks, where it lacks any."""
    return {unit: table.lacks(unit) for unit in (*table.standing(), *table.foes()) if table.lacks(unit)}


def take_turn(table, unit):
    """A unit's turn begins."""
    table.end_turn(unit)
    table.then(GearlocTurn(unit) if unit < 4 else BaddieTurn(unit))
    advance(table)
    return table


def run(table, *steps):
    """Run these steps as far as the next question."""
    table.then(*steps)
    advance(table)
    return table


def choose(table, of=None, seat=None, **fields):
    """Answer the pending question with the option of this kind and these fields."""
    seat = pending(table)[0] if seat is None else seat
    found = [
        option
        for option in asked(table, seat).options(table)
        if (of is None or type(option).__name__ == of)
        and all(getattr(option, name, None) == value for name, value in fields.items())
    ]
    assert found, (asked(table, seat), asked(table, seat).options(table))
    answer(table, seat, found[0])
    return table


def options(table, kind=None):
    """The options of the pending question, of one kind."""
    if not table.agenda:
        return []
    found = asked(table, pending(table)[0]).options(table)
    return [option for option in found if kind is None or type(option).__name__ == kind]


def asked_kind(table):
    """What kind of decision is pending."""
    return type(asked(table, pending(table)[0])).__name__


def done(table):
    """End the turn, keeping every answer to the end plain."""
    while table.agenda and options(table, "Done"):
        choose(table, "Done")
    return table


def learn(table, seat, *skills):
    """These skill dice are ready."""
    for skill in skills:
        table.skills[seat][NUMBER[table.name(seat), skill]] = READY
    return table


def state(table, seat, skill):
    """Where a skill die is: 0 not learnt, 1 ready, 2 in use, 3 exhausted."""
    return table.skills[seat][NUMBER[table.name(seat), skill]]


def hold(table, seat, *names, opened=3):
    """A Gearloc holds these cards, all open."""
    for name in names:
        face = FACE[name]
        for deck in (table.loot_deck, table.trove_deck):
            if face in deck:
                deck.remove(face)
        table.hands[seat].append(Card(face, LOOT[face].uses, opened))
    return table


def evening(loot, hp=1, party="tantrum boomer"):
    """The first of a party recovers in camp, hurt, with a card."""
    table = hold(camp(party), 0, loot)
    table.hp[0] = hp
    return run(table, Recover(0))


def staying_up(table):
    """The evening of a party in which all stay up."""
    run(table, RecoveryPhase())
    for seat in table.seats:
        choose(table, "StayUp", seat)
    return table


def bones(table, seat, count):
    """So many Bones lie in the Backup Plan."""
    table.plan[seat] = [Die(seat, 0, "bones", 1) for _ in range(count)]
    return table


def happened(table, kind):
    """The events of one kind."""
    return [event for event in table.news if type(event).__name__ == kind]


def skills_told(table):
    """The Baddie skills that were told, one after the other."""
    return [event.skill for event in happened(table, "BaddieActed")]


def chips(names):
    """Chips by their names."""
    return [CHIP[name] for name in names.split()]


def names(found):
    """The names of chips."""
    return " ".join(CHIPS[chip].id for chip in found)
