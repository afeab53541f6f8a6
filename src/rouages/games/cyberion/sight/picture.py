"""The table in characters, for a terminal (with the colour marks of Rich)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rouages.games.cyberion.components import BEBEBOT, FREE_MODEL, FREE_SIZE, MODEL_OF, SIZE_OF, Robot
from rouages.games.cyberion.sight.view import AbilityView, CyberionView, MachineView

Word = Callable[[str], str]

LETTERS = "SKCPO"
"""Sirenbot, stocKbot, Cyclobot, Planbot, cOmmandbot."""
COLOURS = ("yellow", "blue", "magenta", "green", "red")
LEVELS = ("I", "II", "III", "IV", "V")


def picture(view: CyberionView, word: Word) -> str:
    """The machines, the three rows, the piles, and a line for each ability."""
    lines = [_machine(machine, word) for machine in view.machines]
    lines.append("")
    for number, row in enumerate((view.flash, view.platform, view.stock)):
        name = word(f"row.{(1, 0, 2)[number]}")
        lines.append(f"{name:<12}{robots(row)}{'  ·' * (5 - len(row))}")
    lines += ["", _piles(view, word), _reserve(view, word)]
    lines += [_ability(ability, word) for ability in view.abilities]
    return "\n".join(lines + _extensions(view, word))


def robots(cards: Iterable[Robot | None]) -> str:
    """Robots as coloured signs: a letter and a size, `?` for what is free or unseen, `*` for a Bebebot."""
    return " ".join(_robot(card) for card in cards)


def _robot(card: Robot | None) -> str:
    if card is None:
        return "??"
    if FREE_MODEL <= card < FREE_SIZE:
        return f"[bold]?{SIZE_OF[card]}[/]"
    model = MODEL_OF[card]
    size = "*" if card >= BEBEBOT else SIZE_OF[card] or "?"
    return f"[{COLOURS[model]}]{LETTERS[model]}{size}[/]"


def _machine(machine: MachineView, word: Word) -> str:
    owner = "" if machine.owner is None else f" ({machine.owner + 1})"
    microbot = "" if machine.microbot is None else f" + {word(f'trait.{machine.microbot}')}"
    prepared = f" – {word('prepared')}" if machine.prepared else ""
    return f"{LEVELS[machine.tier - 1]:<4}{word(f'machine.{machine.machine}')}{microbot}{prepared}{owner}"


def _piles(view: CyberionView, word: Word) -> str:
    top = f" ({robots(view.deck_top)})" if view.deck_top else ""
    battery = word("battery.charged") if view.battery else word("battery.used")
    return (
        f"{word('deck')} {view.deck}{top}  {word('discard')} {len(view.discard)}  "
        f"{word('battery')} {battery}  {view.machine_deck} {word('machines_to_come')}"
    )


def _reserve(view: CyberionView, word: Word) -> str:
    support = " ".join(word(f"model.{model}") for model in view.support) or "–"
    return (
        f"{word('valves')} {'●' * view.valves}{'○' * view.forge}  "
        f"{word('experience')} {len(view.experience)}  {word('support')} {support}"
    )


def _ability(ability: AbilityView, word: Word) -> str:
    steps = " ".join(f"[bold]⚙{name}[/]" if name == LEVELS[ability.level - 1] else name for name in LEVELS)
    marks = "▮" * ability.interference + ("*" if ability.bebebot == "limbots" else "")
    colour = COLOURS[ability.model]
    return f"[{colour}]{LETTERS[ability.model]}[/] {word(f'model.{ability.model}'):<12}{steps}  {marks}"


def _extensions(view: CyberionView, word: Word) -> list[str]:
    lines = []
    if view.gigantobots:
        lines.append(f"{word('damage')} {view.damage}")
        lines += [
            f"  {word(f'trait.{each.gigantobot}')}: {'zzz' if each.on_holiday else robots(each.robots)}"
            for each in view.gigantobots
            if each.robots or each.on_holiday
        ]
    if view.microbots:
        lines.append(f"{word('microbots')}: {', '.join(word(f'trait.{trait}') for trait in view.microbots)}")
    if view.looked:
        lines.append(f"? {robots(view.looked)}")
    return lines
