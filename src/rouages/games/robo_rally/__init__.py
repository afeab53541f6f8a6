"""RoboRally: robots programmed five cards at a time race through a factory that moves them too."""

from rouages.engine.game import Game, Manner, Progress
from rouages.games.robo_rally.ending import outcome
from rouages.games.robo_rally.figures import figures, variants
from rouages.games.robo_rally.inventory import inventory
from rouages.games.robo_rally.judgement.evaluate import evaluate, weigh
from rouages.games.robo_rally.options import Options, check
from rouages.games.robo_rally.programming import sand
from rouages.games.robo_rally.setup import setup
from rouages.games.robo_rally.sight.imagine import imagine
from rouages.games.robo_rally.sight.picture import picture
from rouages.games.robo_rally.sight.preview import preview
from rouages.games.robo_rally.sight.view import view
from rouages.games.robo_rally.table import Rally
from rouages.games.robo_rally.work import robot_turns

GAME = Game(
    name="robo-rally",
    version=1,
    seats=range(1, 9),
    table=Rally,
    options=Options,
    setup=setup,
    view=view,
    imagine=imagine,
    outcome=outcome,
    inventory=inventory,
    weigh=weigh,
    evaluate=evaluate,
    manner=Manner(whim=0.0, breadth=6),
    picture=picture,
    check=check,
    preview=preview,
    work=robot_turns,
    progress=lambda table: Progress(table.turn, table.phase),
    sand=sand,
    figures=figures,
    variants=variants,
)
