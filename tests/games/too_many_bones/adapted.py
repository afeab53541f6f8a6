"""How the game's data files are taken from the shared ones: the figures, without the research notes."""

import json

NOTES = {"_note", "_sources", "_about", "confidence", "source", "sheet_version", "why", "doubt", "conflicts"}
NAMES = ("boomer", "patches", "picket", "tantrum")


def adapted(shared):
    """The data files by name, as they must be."""
    read = lambda name: json.loads((shared / name).read_text("utf-8"))  # noqa: E731
    dice, loot, tyrants = read("dice.json"), read("loot.json"), read("tyrants.json")
    files = {f"{name}.json": _gearloc(read(f"gearlocs/{name}.json")) for name in NAMES}
    files["dice.json"] = {
        "attack": dice["atk"]["default_proposal"]["faces"],
        "defence": dice["def"]["default_proposal"]["faces"],
        "lockpicking": [dice["lockpicking"]["action_dice"][name] for name in ("grey", "brown", "yellow")],
        "intuition": dice["lockpicking"]["intuition_die"]["faces"],
        "status": dice["effect_dice"]["numbered_kind"]["faces"],
    }
    files["loot.json"] = {kind: [_bare(card) for card in loot[kind]["cards"]] for kind in ("loot", "trove")}
    files["tyrants.json"] = [_tyrant(tyrant) for tyrant in tyrants["tyrants"]]
    files["encounters.json"] = [_bare(card) for card in read("encounters.json")["encounters"]]
    return files


def _bare(value):
    if isinstance(value, dict):
        return {name: _bare(part) for name, part in value.items() if name not in NOTES | {"notes"}}
    return [_bare(part) for part in value] if isinstance(value, list) else value


def _gearloc(sheet):
    kept = _bare(sheet)
    kept["base_stats"] = {stat: value["v"] for stat, value in sheet["base_stats"].items()}
    return kept


def _tyrant(card):
    left_out = ("chip", "chip_hints", "chip_proposal", "die_faces")
    return {name: value for name, value in _bare(card).items() if name not in left_out}
