"""Too Many Bones: Gearlocs roll their way through days of encounters to defeat a tyrant."""

from rouages.engine.game import Game, Manner, Progress
from rouages.games.too_many_bones.adventure.day import outcome, setup
from rouages.games.too_many_bones.box.components import Options, check
from rouages.games.too_many_bones.figures import figures, variants
from rouages.games.too_many_bones.inventory import inventory
from rouages.games.too_many_bones.judgement.evaluate import evaluate
from rouages.games.too_many_bones.judgement.first_sight import weigh
from rouages.games.too_many_bones.sight.imagine import imagine
from rouages.games.too_many_bones.sight.picture import picture
from rouages.games.too_many_bones.sight.view import view
from rouages.games.too_many_bones.table import Bones

GAME = Game(
    name="too-many-bones",
    version=3,
    seats=range(1, 5),
    table=Bones,
    options=Options,
    setup=setup,
    view=view,
    imagine=imagine,
    outcome=outcome,
    inventory=inventory,
    weigh=weigh,
    evaluate=evaluate,
    manner=Manner(rounds=0, horizon=150, whim=0.0, breadth=6),
    picture=picture,
    check=check,
    cooperative=True,
    progress=lambda table: Progress(table.day, table.phase),
    figures=figures,
    variants=variants,
)
