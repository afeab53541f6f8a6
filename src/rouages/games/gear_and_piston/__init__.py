"""Gear & Piston: pioneers of the motor car patent, scavenge, spy and build before the investors come."""

from rouages.engine.game import Game
from rouages.engine.judgement import Judgement, Manner
from rouages.engine.measures import Measures
from rouages.engine.sight import Progress, Sight
from rouages.games.gear_and_piston.daily import DAILY
from rouages.games.gear_and_piston.ending import outcome
from rouages.games.gear_and_piston.figures import figures, variants
from rouages.games.gear_and_piston.inventory import inventory
from rouages.games.gear_and_piston.judgement.evaluate import evaluate, weigh
from rouages.games.gear_and_piston.judgement.merits import merits
from rouages.games.gear_and_piston.judgement.omens import omens
from rouages.games.gear_and_piston.judgement.quantities import quantities
from rouages.games.gear_and_piston.judgement.reasons import REASONS
from rouages.games.gear_and_piston.judgement.taste import taste
from rouages.games.gear_and_piston.options import Options, check
from rouages.games.gear_and_piston.puzzles import PUZZLES
from rouages.games.gear_and_piston.setup import setup
from rouages.games.gear_and_piston.sight.drawing import drawing
from rouages.games.gear_and_piston.sight.imagine import imagine
from rouages.games.gear_and_piston.sight.picture import picture
from rouages.games.gear_and_piston.sight.prospects import prospects
from rouages.games.gear_and_piston.sight.view import view
from rouages.games.gear_and_piston.table import Phase, Town
from rouages.games.gear_and_piston.words import Ending

GAME = Game(
    name="gear-and-piston",
    version=2,
    seats=range(2, 7),
    table=Town,
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
        progress=lambda table: Progress(table.round, table.phase),
        phases=Phase,
    ),
    judgement=Judgement(
        weigh=weigh,
        evaluate=evaluate,
        reasons=REASONS,
        omens=omens,
        manner=Manner(rounds=0, whim=0.02),
        quantities=quantities,
        merits=merits,
        taste=taste,
    ),
    first=(2, {"level": "standard"}),
    measures=Measures(tables=((4, {}),), figures=figures, variants=variants),
    check=check,
    daily=DAILY,
    puzzles=PUZZLES,
)
