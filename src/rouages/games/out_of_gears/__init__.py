"""Out of Gears: robots programmed in secret fight over the gears of eight dumps."""

from rouages.engine.game import Game
from rouages.engine.judgement import Judgement, Manner
from rouages.engine.measures import Measures
from rouages.engine.sight import Progress, Sight
from rouages.games.out_of_gears.daily import DAILY
from rouages.games.out_of_gears.ending import outcome
from rouages.games.out_of_gears.events import Ending
from rouages.games.out_of_gears.figures import figures, variants
from rouages.games.out_of_gears.inventory import inventory
from rouages.games.out_of_gears.judgement.evaluate import evaluate, weigh
from rouages.games.out_of_gears.judgement.merits import merits
from rouages.games.out_of_gears.judgement.omens import omens
from rouages.games.out_of_gears.judgement.quantities import quantities
from rouages.games.out_of_gears.judgement.reasons import REASONS
from rouages.games.out_of_gears.judgement.taste import taste
from rouages.games.out_of_gears.options import Options, check
from rouages.games.out_of_gears.setup import setup
from rouages.games.out_of_gears.sight.drawing import drawing
from rouages.games.out_of_gears.sight.imagine import imagine
from rouages.games.out_of_gears.sight.picture import picture
from rouages.games.out_of_gears.sight.view import view
from rouages.games.out_of_gears.table import Gears, Phase

GAME = Game(
    name="out-of-gears",
    version=2,
    seats=range(2, 9),
    table=Gears,
    options=Options,
    setup=setup,
    outcome=outcome,
    endings=Ending,
    inventory=inventory,
    sight=Sight(
        view=view,
        imagine=imagine,
        picture=picture,
        drawing=drawing,
        progress=lambda table: Progress(table.round, table.phase),
        phases=Phase,
    ),
    judgement=Judgement(
        weigh=weigh,
        evaluate=evaluate,
        reasons=REASONS,
        omens=omens,
        manner=Manner(rounds=2, horizon=60, leeway=0.15, surprise=1.5),
        quantities=quantities,
        merits=merits,
        taste=taste,
    ),
    first=(4, {}),
    measures=Measures(tables=((6, {}),), figures=figures, variants=variants),
    check=check,
    daily=DAILY,
)
