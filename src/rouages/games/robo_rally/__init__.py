"""RoboRally: robots programmed five cards at a time race through a factory that moves them too."""

from rouages.engine.game import Game
from rouages.engine.judgement import Judgement, Manner
from rouages.engine.measures import Measures
from rouages.engine.sight import Progress, Sight
from rouages.engine.temper import taste_by
from rouages.games.robo_rally.daily import DAILY
from rouages.games.robo_rally.ending import outcome
from rouages.games.robo_rally.events.turn import Ending
from rouages.games.robo_rally.figures import figures, practised, variants
from rouages.games.robo_rally.inventory import inventory
from rouages.games.robo_rally.judgement.evaluate import evaluate, weigh
from rouages.games.robo_rally.judgement.merits import HABITS, merits, merits_alone
from rouages.games.robo_rally.judgement.omens import omens
from rouages.games.robo_rally.judgement.quantities import quantities
from rouages.games.robo_rally.judgement.reasons import REASONS
from rouages.games.robo_rally.judgement.taste import LEANINGS
from rouages.games.robo_rally.options import Options, check
from rouages.games.robo_rally.programming import sand
from rouages.games.robo_rally.puzzles import PUZZLES
from rouages.games.robo_rally.readers import READERS
from rouages.games.robo_rally.setup import setup
from rouages.games.robo_rally.sight.drawing import drawing
from rouages.games.robo_rally.sight.imagine import imagine, suppose
from rouages.games.robo_rally.sight.picture import picture
from rouages.games.robo_rally.sight.preview import preview
from rouages.games.robo_rally.sight.prospects import prospects
from rouages.games.robo_rally.sight.view import view
from rouages.games.robo_rally.table import Phase, Rally
from rouages.games.robo_rally.work import robot_turns

GAME = Game(
    name="robo-rally",
    version=4,
    seats=range(1, 9),
    table=Rally,
    options=Options,
    setup=setup,
    outcome=outcome,
    endings=Ending,
    inventory=inventory,
    sight=Sight(
        view=view,
        imagine=imagine,
        suppose=suppose,
        prospects=prospects,
        picture=picture,
        drawing=drawing,
        progress=lambda table: Progress(table.turn, table.phase),
        phases=Phase,
        preview=preview,
    ),
    judgement=Judgement(
        weigh=weigh,
        evaluate=evaluate,
        reasons=REASONS,
        omens=omens,
        manner=Manner(whim=0.0, breadth=6),
        quantities=quantities,
        merits=merits,
        habits=HABITS,
        taste=taste_by(merits_alone, LEANINGS),
    ),
    first=(3, {"course": "risky-exchange", "sand_timer": False}),
    measures=Measures(
        tables=((4, {}),), figures=figures, variants=variants, practised=practised, work=robot_turns
    ),
    check=check,
    sand=sand,
    daily=DAILY,
    puzzles=PUZZLES,
    readers=READERS,
)
