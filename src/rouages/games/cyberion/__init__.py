"""Cyberion: robots repair a sabotaged factory, for one player or two, before its valves give out."""

from rouages.engine.game import Game
from rouages.engine.judgement import Judgement, Manner
from rouages.engine.measures import Measures
from rouages.engine.sight import Progress, Sight
from rouages.engine.temper import taste_by
from rouages.games.cyberion.daily import DAILY
from rouages.games.cyberion.ending import outcome
from rouages.games.cyberion.events.factory import Ending
from rouages.games.cyberion.figures import figures, variants
from rouages.games.cyberion.inventory import inventory
from rouages.games.cyberion.judgement.evaluate import evaluate, weigh
from rouages.games.cyberion.judgement.merits import merits
from rouages.games.cyberion.judgement.omens import omens
from rouages.games.cyberion.judgement.quantities import quantities
from rouages.games.cyberion.judgement.reasons import REASONS
from rouages.games.cyberion.judgement.taste import LEANINGS
from rouages.games.cyberion.options import Options
from rouages.games.cyberion.puzzles import PUZZLES
from rouages.games.cyberion.readers import READERS
from rouages.games.cyberion.setup import setup
from rouages.games.cyberion.sight.drawing import drawing
from rouages.games.cyberion.sight.imagine import imagine
from rouages.games.cyberion.sight.picture import picture
from rouages.games.cyberion.sight.view import view
from rouages.games.cyberion.table import Cyberion, Phase

GAME = Game(
    name="cyberion",
    version=2,
    seats=range(1, 3),
    table=Cyberion,
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
        progress=lambda table: Progress(table.turn, table.phase),
        phases=Phase,
    ),
    judgement=Judgement(
        weigh=weigh,
        evaluate=evaluate,
        reasons=REASONS,
        omens=omens,
        manner=Manner(rounds=2, whim=0.0, breadth=5),
        quantities=quantities,
        merits=merits,
        taste=taste_by(merits, LEANINGS),
    ),
    first=(1, {"support": 3}),
    measures=Measures(
        tables=((1, {}), (1, {"support": 1}), (1, {"support": 5})),
        figures=figures,
        variants=variants,
    ),
    cooperative=True,
    daily=DAILY,
    puzzles=PUZZLES,
    readers=READERS,
)
