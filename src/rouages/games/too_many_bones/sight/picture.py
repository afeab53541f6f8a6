"""The table in characters, for a terminal (with the colour marks of Rich)."""

from __future__ import annotations

from collections.abc import Callable

from rouages.games.too_many_bones.sight.foes import FoeView
from rouages.games.too_many_bones.sight.gearlocs import GearlocView
from rouages.games.too_many_bones.sight.locks import AttemptView, LockView, PickDieView
from rouages.games.too_many_bones.sight.pieces import DieView
from rouages.games.too_many_bones.sight.view import BonesView

WIDTH = 18
LANES = 4
RULES = ("═", "─", "═", "─")

Word = Callable[[str], str]


def picture(view: BonesView, word: Word) -> str:
    """The day, the mat with its units while there is a battle, then each Gearloc's mat."""
    lines = [_day(view, word)]
    if view.round:
        lines += _mat(view, word)
        lines.append(_meter(view, word))
    if view.rolled:
        lines.append("  ".join(_die(die, word) for die in view.rolled))
    if view.locks:
        lines.append(" ".join(map(_lock, view.locks)) + _attempt(view.attempt, word))
    return "\n".join(lines + [_gearloc(gearloc, word) for gearloc in view.gearlocs])


def _day(view: BonesView, word: Word) -> str:
    card = f" · {word('card.' + view.card)}" if view.card else ""
    return (
        f"[bold]{word('day')} {view.day}/{view.days}[/] · {word('progress')} {view.progress}/{view.needed} · "
        f"{word('who.' + view.tyrant)} · {word('phase.' + view.phase)}{card}"
    )


def _mat(view: BonesView, word: Word) -> list[str]:
    """Four lanes by four rows, the Baddies' rows above."""
    units: dict[int, tuple[str, str]] = {}
    for foe in view.foes:
        units[foe.place] = (_name(word("who." + foe.name), "cyan" if foe.ally else "red"), _foe(foe, word))
    for gearloc in view.gearlocs:
        if gearloc.place is not None:
            units[gearloc.place] = (_name(word("who." + gearloc.name), "green"), _hearts(gearloc))
    lines = ["┌" + "┬".join(["─" * WIDTH] * LANES) + "┐"]
    for row in range(4):
        cells = [units.get(row * LANES + lane, (" " * WIDTH, " " * WIDTH)) for lane in range(LANES)]
        lines.append("│" + "│".join(name for name, _ in cells) + "│")
        lines.append("│" + "│".join(state for _, state in cells) + "│")
        if row < 3:
            lines.append("├" + "┼".join([RULES[row + 1] * WIDTH] * LANES) + "┤")
    return [*lines, "└" + "┴".join(["─" * WIDTH] * LANES) + "┘"]


def _name(name: str, colour: str) -> str:
    return f"[{colour}]{name[: WIDTH - 2].center(WIDTH)}[/]"


def _foe(foe: FoeView, word: Word) -> str:
    attack = f" {word('stat.atk')} {foe.attack}" if foe.attack else ""
    shields = "◈" * sum(foe.shields)
    marks = "".join(effect.effect[0].upper() for effect in foe.effects)
    return f"♥{foe.hp}/{foe.most_hp}{attack} {shields} {marks}"[:WIDTH].center(WIDTH)


def _hearts(gearloc: GearlocView) -> str:
    buff = f"+{gearloc.buff}" if gearloc.buff else ""
    shields = "◈" * gearloc.shields
    marks = "".join(effect.effect[0].upper() for effect in gearloc.effects)
    return f"♥{gearloc.hp}{buff}/{gearloc.most_hp} {shields} {marks}"[:WIDTH].center(WIDTH)


def _meter(view: BonesView, word: Word) -> str:
    names = {gearloc.seat: word("who." + gearloc.name) for gearloc in view.gearlocs}
    names |= {foe.unit: word("who." + foe.name) for foe in view.foes}
    listed = [unit for unit in view.meter if unit in names]
    order = [f"[bold]{names[unit]}[/]" if unit == view.turn else names[unit] for unit in listed]
    queue = " ".join(word("who." + one.name) if one.name else f"({one.points})" for one in view.queue)
    return f"{word('round')} {view.round} · {word('meter')} {' → '.join(order)}" + (
        f" · {word('queue')} {queue}" if queue else ""
    )


def _die(die: DieView, word: Word) -> str:
    return f"[yellow]▣ {word('skill.' + die.skill)}: {word('icon.' + die.icon)} {die.value}[/]"


def _lock(lock: LockView | PickDieView) -> str:
    return f"{lock.value}{lock.kind}"


def _attempt(attempt: AttemptView | None, word: Word) -> str:
    """The dice that are left, and intuition."""
    if attempt is None:
        return ""
    dice = " ".join(_lock(die) for die in attempt.dice if die)
    return f"  ←  {dice} {word('intuition.' + attempt.intuition)}"


def _gearloc(gearloc: GearlocView, word: Word) -> str:
    """One line: HP, stats, Bones, slots, Loot."""
    shown = zip(("dex", "atk", "def"), gearloc.stats[1:], strict=True)
    stats = " ".join(f"{word('stat.' + name)} {value}" for name, value in shown)
    bones = "●" * sum(die.value for die in gearloc.plan)
    kept = ", ".join(word("skill." + die.skill) for die in (*gearloc.active, *gearloc.locked))
    loot = ", ".join(word("loot." + card.loot).partition(":")[0] for card in gearloc.loot)
    star = "★" if gearloc.innate_plus else " "
    return (
        f"[green]{word('who.' + gearloc.name):8}[/]{star} ♥{gearloc.hp}/{gearloc.most_hp} {stats} "
        f"{word('bones')} {bones or '–'}" + (f" · {kept}" if kept else "") + (f" · {loot}" if loot else "")
    )
