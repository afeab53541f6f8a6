"""The table in small: the mat with everybody on it while they fight, the party and the days always."""

from __future__ import annotations

from rouages.engine.drawing import (
    BAD,
    BRASS,
    CARD,
    GOOD,
    LINE,
    PAPER,
    SHADE,
    STEEL,
    bar,
    disc,
    edge,
    plate,
    polygon,
    robot,
)
from rouages.games.too_many_bones.box.mat import LANES, POSITIONS, lane_of, row_of
from rouages.games.too_many_bones.box.words import GearlocName
from rouages.games.too_many_bones.sight.foes import FoeView
from rouages.games.too_many_bones.sight.gearlocs import GearlocView
from rouages.games.too_many_bones.sight.view import BonesView

ENAMEL: dict[GearlocName, str] = {
    "boomer": "#aa5320",
    "patches": "#2f7494",
    "picket": "#6f4596",
    "tantrum": "#a8332c",
}
CELL = 132
LEFT, TOP = 40, 51


def drawing(view: BonesView) -> str:
    """Mat, party, and how far the adventure is."""
    ground = [_place(place) for place in range(POSITIONS)]
    foes = [_foe(foe) for foe in view.foes]
    party = [_on_mat(gearloc, gearloc.place) for gearloc in view.gearlocs if gearloc.place is not None]
    height = 460 / max(2, len(view.gearlocs))
    top = 40 + (460 - height * len(view.gearlocs)) / 2
    rows = [_gearloc(gearloc, top + height * gearloc.seat, height) for gearloc in view.gearlocs]
    days = bar(640, 520, 510, 26, view.day / max(1, view.days), BRASS)
    progress = bar(640, 560, 510, 26, view.progress / max(1, view.needed), GOOD)
    return "".join([*ground, *foes, *party, *rows, days, progress])


def _corner(place: int) -> tuple[float, float]:
    return LEFT + CELL * lane_of(place), TOP + CELL * row_of(place)


def _place(place: int) -> str:
    x, y = _corner(place)
    fill = "#e3cfc4" if row_of(place) < LANES // 2 else "#cfdccf"
    return plate(x + 3, y + 3, CELL - 6, CELL - 6, fill, **edge(2, LINE))


def _foe(foe: FoeView) -> str:
    """A Baddie is a horned chip, the higher its points the larger."""
    x, y = _corner(foe.place)
    middle, size = (x + CELL / 2, y + CELL / 2 - 6), 30 + min(20, foe.points)
    fill = STEEL if foe.ally else BAD
    horns = [
        polygon(
            [
                (middle[0] + side * size * 0.9, middle[1] - size * 0.2),
                (middle[0] + side * size * 0.35, middle[1] - size * 0.85),
                (middle[0] + side * size * 0.95, middle[1] - size * 1.1),
            ],
            PAPER,
            **edge(2),
        )
        for side in (-1, 1)
    ]
    eyes = [disc(middle[0] + side * size * 0.35, middle[1] - size * 0.1, size / 7, PAPER) for side in (-1, 1)]
    mouth = plate(middle[0] - size * 0.4, middle[1] + size * 0.3, size * 0.8, size * 0.2, PAPER)
    health = bar(x + 18, y + CELL - 24, CELL - 36, 12, foe.hp / max(1, foe.most_hp), GOOD)
    return "".join([*horns, disc(middle[0], middle[1], size, fill, **edge(2)), *eyes, mouth, health])


def _on_mat(gearloc: GearlocView, place: int) -> str:
    x, y = _corner(place)
    health = bar(x + 18, y + CELL - 24, CELL - 36, 12, gearloc.hp / max(1, gearloc.most_hp), GOOD)
    return robot(x + CELL / 2, y + CELL / 2 - 4, 84, ENAMEL[gearloc.name]) + health


def _gearloc(gearloc: GearlocView, top: float, height: float) -> str:
    """Its face, its health, its skill dice and its Loot."""
    enamel = ENAMEL[gearloc.name] if gearloc.hp else SHADE
    middle, size = top + height / 2, min(140.0, height * 0.75)
    left = 640 + size
    learnt = sum(skill.state != "absent" for skill in gearloc.skills)
    step = min(height * 0.3, (1150 - left) / max(1, learnt))
    ground = plate(620, top + 4, 544, height - 8, CARD, **edge(2, LINE))
    hearts = bar(left, middle - height * 0.28, 250, height * 0.14, gearloc.hp / max(1, gearloc.most_hp), GOOD)
    dice = [
        plate(left + step * number, middle + height * 0.04, step - 6, step - 6, enamel, **edge(2))
        for number in range(learnt)
    ]
    loot = [
        plate(1130 - 28 * number, middle - height * 0.32, 20, height * 0.22, BRASS, **edge(2))
        for number in range(min(6, len(gearloc.loot)))
    ]
    return "".join([ground, robot(630 + size / 2, middle + size * 0.05, size, enamel), hearts, *dice, *loot])
