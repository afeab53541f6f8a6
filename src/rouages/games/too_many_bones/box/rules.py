"""What encounter cards and tyrants change in their battle: the words of `data/encounter_rules.json`."""

from __future__ import annotations

from msgspec import Struct

from rouages.games.too_many_bones.box.words import ChipType

MOST_BADDIES = 4
NEVER = 99
"""A round that no battle sees, a number that nothing reaches."""


class BattleRules(
    Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True, forbid_unknown_fields=True
):
    """The rules of one battle, where they are not the usual ones; another battle has others."""

    prefer: ChipType | None = None
    """The queue is filled with this type of Baddie as far as there are any."""
    only: ChipType | None = None
    """The queue holds no other type."""
    only_points: bool = False
    """The queue holds 1-point Baddies only."""
    hunter: bool = False
    """The Baddie that the card adds has 3 HP more."""
    nom_visits: bool = False
    """Nom stands on top of the queue; he leaves after round 3, or with 5 HP or less."""

    tyrant_battle: bool = False
    """The tyrant's own battle: it is won when the tyrant falls."""
    tyrant_on_top: bool = False
    """The tyrant begins on top of the meter."""
    ranged_on_top: bool = False
    """Ranged Baddies begin on top of the meter."""
    surprised_baddies: bool = False
    surprised_party: bool = False

    one_lane: bool = False
    """Single file: one lane, no steps, and who is behind steps up."""
    most_baddies: int = MOST_BADDIES
    behind: bool = False
    """Baddies of round 1 stand behind the party, which is all in its melee row."""
    duel: bool = False
    """One Gearloc against the first Baddie, for three rounds or until either falls."""
    one_by_one: bool = False
    """One Gearloc on the mat at a time."""
    ally: bool = False
    """A helper stands on the party's side."""
    ally_must_live: bool = False
    golem: bool = False
    """The helper is the Golden Golem, which turns on the party after round 3."""

    start_buff: int = 0
    """Buff HP for each Gearloc at the start."""
    wary: bool = False
    """Each Gearloc throws its white DEF dice at the start."""
    mohlnor_blows: bool = False
    """Each Gearloc takes as much damage as there are Gearlocs at the start."""
    spear: bool = False
    """The first Baddie has 2 ATK dice less, each Gearloc 1 more."""
    thief: bool = False
    """The first Baddie carries the skill dice: with its fall they are back."""
    hall_orb: bool = False
    """An orb hums: at the end of the round it hurts those who are not beside it."""

    tied_hands: bool = False
    """The ATK stat dice do not count."""
    no_defence: bool = False
    """There are no white DEF dice."""
    less_dex: int = 0
    dex_cap: int = NEVER
    """The most DEX."""
    step_cost: int = 1
    """The DEX that a step costs."""
    mud: bool = False
    """On 1 to 3 the first step of a turn fails."""
    guerrilla: bool = False
    """Three free steps at the end of a Gearloc's turn."""

    ranged_first: bool = False
    """In round 1 only ranged Gearlocs act."""
    calm_until: int = 0
    """Up to this round only DEF dice are rolled."""
    melee_calm_until: int = 0
    """Up to this round melee Gearlocs roll only DEF dice."""
    no_skills_until: int = 0
    """Up to this round no skill dice are rolled."""
    skills_only_until: int = 0
    """Up to this round no white dice are rolled."""
    no_plans: bool = False
    double_bones: bool = False
    costly_bones: bool = False
    """Each Bones that a Gearloc rolls costs it 1 damage."""
    melee_first: bool = False
    """Ranged Baddies cannot be targeted before the melee ones have fallen."""

    keen_archers: bool = False
    """Ranged Baddies roll one ATK die more."""
    rooted_until: int = 0
    """Up to this round no Baddie moves."""
    pigs: bool = False
    """A newcomer with 5 HP or more brings a 1-point Baddie."""
    entry_loss: int = 0
    """HP that a newcomer loses."""
    pit: bool = False
    """On 3 to 6 a newcomer is Stunned for two turns."""
    snares: bool = False
    """Every step of a Baddie hurts it."""
    rise_again: int = 0
    """Up to this round defeated Orcs go under the queue."""
    rise_any: bool = False
    """Not only Orcs."""

    burning: int = 0
    """True damage to the party at the start of each round."""
    swamp: bool = False
    """On 1 to 3 true damage to the party at the start of each round."""
    guards: int = 0
    """True damage to the Baddies at the start of each round."""
    thicket: int = 0
    """True damage to the Baddies at the end of each round."""
    scout_called: bool = False
    """A 1-point Baddie goes under the queue at the start of rounds 2 to 5."""
    pay_off: bool = False
    """On 1 to 3 a 1-point Baddie goes under the queue at the end of rounds 3 to 5."""

    last_round: int = NEVER
    """After it the battle is over: won if enough was cleared."""
    needed: int = 0
    """What must be cleared by then."""
    dragon_hunt: bool = False
    """A 20-point Dragon that falls brings the Hunters into the deck."""


USUAL_RULES = BattleRules()
