"""What this battle changes, as the words that remind players of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rouages.games.too_many_bones.box.rules import NEVER
from rouages.games.too_many_bones.table import Bones

# fmt: off
RuleName = Annotated[Literal[
    "surprised_baddies", "surprised_party", "one_lane", "duel", "ally_must_live", "nom_visits", "hall_orb",
    "throne", "orb", "silver_hide",
    "tied_hands", "no_defence", "less_dex", "dex_cap", "step_cost", "mud", "guerrilla",
    "ranged_first", "calm_until", "melee_calm_until", "no_skills_until", "skills_only_until", "no_plans",
    "double_bones", "costly_bones", "melee_first",
    "keen_archers", "pigs", "pit", "snares", "rise_again",
    "burning", "swamp", "guards", "thicket", "scout_called", "pay_off",
], Meta(title="RuleName")]
# fmt: on


def rule_names(table: Bones) -> tuple[RuleName, ...]:
    """What is in force of all that everybody may know, and that the board has a word for."""
    rules, battle = table.rules, table.battle
    holding: dict[RuleName, bool] = {
        "surprised_baddies": rules.surprised_baddies,
        "surprised_party": rules.surprised_party,
        "one_lane": rules.one_lane,
        "duel": rules.duel,
        "ally_must_live": rules.ally_must_live,
        "nom_visits": rules.nom_visits,
        "hall_orb": rules.hall_orb,
        "throne": battle.throne > 0,
        "orb": table.is_cursed,
        "silver_hide": battle.silver_hide,
        "tied_hands": rules.tied_hands,
        "no_defence": rules.no_defence,
        "less_dex": rules.less_dex > 0,
        "dex_cap": rules.dex_cap < NEVER,
        "step_cost": rules.step_cost > 1,
        "mud": rules.mud,
        "guerrilla": rules.guerrilla,
        "ranged_first": rules.ranged_first,
        "calm_until": rules.calm_until > 0,
        "melee_calm_until": rules.melee_calm_until > 0,
        "no_skills_until": rules.no_skills_until > 0,
        "skills_only_until": rules.skills_only_until > 0,
        "no_plans": rules.no_plans,
        "double_bones": rules.double_bones,
        "costly_bones": rules.costly_bones,
        "melee_first": rules.melee_first,
        "keen_archers": rules.keen_archers,
        "pigs": rules.pigs,
        "pit": rules.pit,
        "snares": rules.snares,
        "rise_again": rules.rise_again > 0,
        "burning": rules.burning > 0,
        "swamp": rules.swamp,
        "guards": rules.guards > 0,
        "thicket": rules.thicket > 0,
        "scout_called": rules.scout_called,
        "pay_off": rules.pay_off,
    }
    return tuple([name for name, holds in holding.items() if holds])
