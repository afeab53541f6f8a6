"""What earlier versions of Too Many Bones have stored, as the next version writes it."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rouages.engine.game import Plain, Reader
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.words import TyrantFace, words
from rouages.games.too_many_bones.encounters.courses import COURSES

Flags = dict[str, int]
SEATS = range(4)
UNITS = range(12)
NO_CHIP = -1

TRUE_RULES = (
    "only_points", "hunter", "nom_visits", "tyrant_battle", "tyrant_on_top", "ranged_on_top",
    "surprised_baddies", "surprised_party", "one_lane", "behind", "duel", "one_by_one", "ally",
    "ally_must_live", "golem", "wary", "mohlnor_blows", "spear", "thief", "hall_orb", "tied_hands",
    "no_defence", "mud", "guerrilla", "ranged_first", "no_plans", "double_bones", "costly_bones",
    "melee_first", "keen_archers", "pigs", "pit", "snares", "rise_any", "swamp", "scout_called", "pay_off",
    "dragon_hunt",
)  # fmt: skip
NUMBERED_RULES = (
    "most_baddies", "start_buff", "less_dex", "dex_cap", "step_cost", "calm_until", "melee_calm_until",
    "no_skills_until", "skills_only_until", "rooted_until", "entry_loss", "rise_again", "burning", "guards",
    "thicket", "last_round",
)  # fmt: skip
STRIDING = [2, 5]
"""Shield Form and Sword Advance."""
TYPES = ("bog", "orc", "scale", "beast", "goblin")
TRAINING = ("SpendTraining", "RescueTraining")
AT_DARTS = ("ChooseDarts", "UseDartsPlan")


def from_version_3(position: Plain) -> Plain:
    """Flags in three dictionaries have become fields with an owner and an end; deeds lie on the agenda."""
    rules, moment, lasting = position["rules"], position["moment"], position["lasting"]
    asked = position["agenda"][-1]["type"] if position["agenda"] else ""
    gone = ("moment", "used_today", "soaked", "hurt", "struck", "shifts")
    return {
        **{name: value for name, value in position.items() if name not in gone},
        "agenda": [item for stored in position["agenda"] for item in _items(stored, position)],
        "rules": _rules(rules),
        "battle": _battle(rules, fighting=position["round"] > 0),
        "this_round": {"shifts": position["shifts"], "party_first": "party_first" in rules},
        "turn": _turn(moment, position),
        "encounter": _encounter(rules, lasting, met=position["card"] >= 0),
        "today": {
            "used": position["used_today"],
            "swaps": _by_seat(moment if position["phase"] == "recovery" else {}, "swaps"),
            "long_rest": "long_rest" in lasting,
            "bad_rest": "short_rest" in lasting,
        },
        "lasting": {
            "antidote": "antidote" in lasting,
            "orb_hp": lasting.get("orb_hp", 4),
            "goblins": "goblins" in lasting,
        },
        "lured": [rules["golem"]] if "golem" in rules and not position["round"] else [],
        "tried": _numbers(moment, "failed") if asked in TRAINING else [],
        "first_roll": "first_roll" in moment and asked == "PickLock",
        "darts": _darts(moment) if asked in AT_DARTS else None,
    }


def _items(item: Plain, position: Plain) -> list[Plain]:
    """A deed was named by its place on the card; what follows it was planned when it was done."""
    if item["type"] != "Deed":
        return [item]
    course = COURSES[position["card"]][position["choice"]]
    deed = getattr(course, item["moment"])[item["place"]]
    return [{"type": "CheckSwitch"}, to_builtins(deed)]


def _rules(flags: Flags) -> Plain:
    found: Plain = {name: True for name in TRUE_RULES if name in flags}
    found |= {name: flags[name] for name in NUMBERED_RULES if name in flags}
    for kind in TYPES:
        found |= {use: kind for use in ("prefer", "only") if f"{use}_{kind}" in flags}
    if "last_round" in flags:
        found["needed"] = flags["needed"]
    if set(found) == {"dragon_hunt"}:
        return {}
    return found


def _battle(flags: Flags, *, fighting: bool) -> Plain:
    return {
        "poisoned": _seats(flags, "poisoned"),
        "scattered": flags.get("scattered", 0),
        "knife": "knife_used" in flags,
        "undead": flags.get("undead", NO_CHIP),
        "thief": max(NO_CHIP, flags.get("thief", NO_CHIP)),
        "hunter": max(NO_CHIP, flags.get("hunter", NO_CHIP)),
        "throne": flags.get("throne", 0),
        "orb": "orb" in flags,
        "silver_hide": "silver_hide" in flags,
        "cloaked": "cloaked" in flags,
        "party_atk": flags.get("party_atk", 0),
        "inspired": [flags.get(f"inspired{unit}", 0) for unit in UNITS],
        "roots": _seats(flags, "root"),
        "grappling_guns": _seats(flags, "grappling_gun"),
        "boomerangs": _seats(flags, "mechanical_boomerang"),
        "utility_belts": _seats(flags, "utility_belt"),
        "tyrant_fell": "tyrant_fell" in flags and fighting,
        "time_up": "time_up" in flags,
    }


def _encounter(flags: Flags, lasting: Flags, *, met: bool) -> Plain:
    return {
        "failed": "failed" in flags,
        "other_option": "switch" in flags,
        "beaten": "beaten" in flags,
        "returned": "card_returned" in flags,
        "another": "another" in flags,
        "no_recovery": "skip_recovery" in flags,
        "closed": lasting.get("closed") if met else None,
        "points": flags.get("points", 0),
        "gained": flags.get("gained", 0),
        "given": flags.get("given", 0),
        "mishaps": 0 if "last_round" in flags else flags.get("needed", 0),
        "darts_won": _seats(flags, "darts_won"),
        "darts_lost": _seats(flags, "darts_lost"),
        "cleared": flags.get("cleared", 0),
        "war_room": "war_room" in lasting,
        "dragon_fell": "dragon_fell" in flags,
    }


def _turn(flags: Flags, position: Plain) -> Plain:
    return {
        "unit": position["turn"],
        "hurt": position["hurt"],
        "soaked": position["soaked"],
        "struck": position["struck"],
        "stopped": _by_seat(flags, "stopped"),
        "initiative": _by_seat(flags, "initiative"),
        "mud_tested": "tested" in flags,
        "stuck": "stuck" in flags,
        "rolled": "rolled" in flags,
        "attack_dice": flags.get("rolled0", 0),
        "defence_dice": flags.get("rolled17", 0),
        "extra_attack": flags.get("extra_attack", 0),
        "planned": "planned" in flags,
        "one_more": "one_more" in flags,
        "new_target": "new_target" in flags,
        "attacked": _numbers(flags, "attacked"),
        "in_parts": "in_parts" in flags,
        "boom": flags.get("boom", 0),
        "axe_thrown": "axe" in flags,
        "strode": "strode" in flags,
        "switches": flags.get("switches", 0),
        "rushes": flags.get("rushes", 0),
        "face": next((face for face in words(TyrantFace) if face in flags), None),
        "hit": _numbers(flags, "hit"),
        "wounds": _by_seat(flags, "hurt"),
    }


def _darts(flags: Flags) -> Plain:
    numbers = ("attack", "defence", "status", "turn", "hits", "shields", "bones", "taken")
    sides: dict[str, Any] = {
        side: {"hp": flags[side]}
        | {status: flags.get(f"{side}_{status}", 0) for status in ("poison", "weaken", "stun")}
        for side in ("mine", "theirs")
    }
    return sides | {name: flags.get(name, 0) for name in numbers}


def _seats(flags: Flags, name: str) -> list[int]:
    return [seat for seat in SEATS if f"{name}{seat}" in flags]


def _by_seat(flags: Flags, name: str) -> list[int]:
    return [flags.get(f"{name}{seat}", 0) for seat in SEATS]


def _numbers(flags: Flags, name: str) -> list[int]:
    """In the order in which they were set."""
    return [int(flag.removeprefix(name)) for flag in flags if flag.removeprefix(name).isdecimal()]


RENAMED = {"FirstForNom": "JoinLine"}


def from_version_4(position: Plain) -> Plain:
    """What hangs on a thing or a die has no memory of its own; Goblins fall and Gearlocs wait in order."""
    turn = position["turn"]
    struck = turn["in_parts"] or bool(turn["attacked"])
    waiting = [seat for seat in SEATS if position["away"][seat]]
    return position | {
        "agenda": [item | {"type": RENAMED.get(item["type"], item["type"])} for item in position["agenda"]],
        "battle": _without(position["battle"], "orb")
        | {"line": waiting if position["rules"].get("one_by_one") else []},
        "turn": _without(turn, "in_parts", "strode", "rushes")
        | {
            "angered": struck,
            "sharpened": struck,
            "strides": STRIDING if turn["strode"] else [],
            "rushed": turn["rushes"] == 1,
        },
        "encounter": position["encounter"] | {"choose_again": False},
        "lasting": position["lasting"] | {"felled": _fallen_goblins(position["fallen"])},
    }


def _fallen_goblins(piles: list[list[int]]) -> list[int]:
    """Which fell last nobody has noted: the smaller ones came back first."""
    return [chip for pile in reversed(piles) for chip in pile if CHIPS[chip].type == "goblin"]


def _without(plain: Plain, *names: str) -> Plain:
    return {name: value for name, value in plain.items() if name not in names}


def from_version_8(position: Plain) -> Plain:
    """One Gearloc trained after the other: what a point was tried on in vain was that of who is asked."""
    tried = position["tried"]
    asked = position["agenda"][-1]["seat"] if tried else None
    return position | {"tried": [tried if seat == asked else [] for seat in SEATS]}


READERS = {
    3: Reader(position=from_version_3),
    4: Reader(position=from_version_4),
    8: Reader(position=from_version_8),
}
