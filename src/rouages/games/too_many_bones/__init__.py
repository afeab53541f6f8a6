"""Too Many Bones: Gearlocs roll their way through days of encounters to defeat a tyrant."""

from rouages.engine.game import Game
from rouages.engine.judgement import Judgement, Manner
from rouages.engine.measures import Measures
from rouages.engine.sight import Progress, Sight
from rouages.engine.temper import taste_by
from rouages.games.too_many_bones.box.words import Ending
from rouages.games.too_many_bones.daily import DAILY
from rouages.games.too_many_bones.ending import outcome
from rouages.games.too_many_bones.figures import figures, variants
from rouages.games.too_many_bones.inventory import inventory
from rouages.games.too_many_bones.judgement.evaluate import evaluate
from rouages.games.too_many_bones.judgement.first_sight import weigh
from rouages.games.too_many_bones.judgement.merits import merits
from rouages.games.too_many_bones.judgement.omens import omens
from rouages.games.too_many_bones.judgement.quantities import quantities
from rouages.games.too_many_bones.judgement.reasons import REASONS
from rouages.games.too_many_bones.judgement.taste import LEANINGS
from rouages.games.too_many_bones.options import Options, check
from rouages.games.too_many_bones.puzzles import PUZZLES
from rouages.games.too_many_bones.readers import READERS
from rouages.games.too_many_bones.setup import setup
from rouages.games.too_many_bones.sight.drawing import drawing
from rouages.games.too_many_bones.sight.imagine import imagine
from rouages.games.too_many_bones.sight.picture import picture
from rouages.games.too_many_bones.sight.prospects import prospects
from rouages.games.too_many_bones.sight.view import view
from rouages.games.too_many_bones.table import Bones, Phase

GAME = Game(
    name="too-many-bones",
    version=9,
    seats=range(1, 5),
    table=Bones,
    options=Options,
    setup=setup,
    outcome=outcome,
    endings=Ending,
    inventory=inventory,
    sight=Sight(
        view=view,
        imagine=imagine,
        prospects=prospects,
        prospects_take_time=True,
        picture=picture,
        drawing=drawing,
        progress=lambda table: Progress(table.day, table.phase),
        phases=Phase,
    ),
    judgement=Judgement(
        weigh=weigh,
        evaluate=evaluate,
        reasons=REASONS,
        omens=omens,
        manner=Manner(rounds=0, horizon=150, whim=0.0, breadth=6),
        quantities=quantities,
        merits=merits,
        taste=taste_by(merits, LEANINGS),
    ),
    first=(1, {"tyrant": "nom", "difficulty": "adventurer", "gearlocs": ("patches",)}),
    measures=Measures(
        tables=((2, {}), (2, {"gearlocs": ["boomer", "picket"]}), (2, {"difficulty": "legendary"})),
        figures=figures,
        variants=variants,
    ),
    check=check,
    readers=READERS,
    cooperative=True,
    daily=DAILY,
    puzzles=PUZZLES,
)
