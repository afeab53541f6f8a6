"""Golden games: whole games as readable text, two for each way in which a game can end.

A story begins with how the game was set up; then every answer (`> seat 2 takes 3: …`) and what followed.
`python -m tests.golden GAME` writes the missing ones: from games between bots, and, in the folder `people`,
from games between people-like players, who push, steal, spy and die. To an end that is rare such players
come on purpose: they leave something alone, take gladly what others would not, and where it went wrong they
go back and try another way.
"""

import json
import random
import re
from pathlib import Path

import rouages
from rouages.bots import BOTS, Perspective
from rouages.bots.bot import best, looks
from rouages.engine.kinds import words_of
from rouages.games.cyberion.components import COMMANDBOT, NOTHING
from rouages.games.cyberion.extensions.gigantobots import PilotGigantobot, RepairDamage
from rouages.games.cyberion.repair import Repair
from rouages.games.cyberion.robots.abilities import TurnToken
from rouages.games.gear_and_piston.choices import NewSection, StayApart
from rouages.proving.contract import random_play
from rouages.words.catalogue import of_game

TESTS = Path(__file__).parent.parent / "games"
SENSES = (0.97, 0.85, 0.6)
"""How often people take what looks best to them: the wise, the hasty, the reckless."""
DEEDS = {
    "out-of-gears": {"Defended", "GearsTaken", "TollTaken", "TrapSprung"},
    "gear-and-piston": {"HandSpied", "MarketSearched", "PartStolen", "TokenMoved"},
    "robo-rally": {"Destroyed", "Eliminated", "Pushed"},
    "too-many-bones": {"BattleLost", "KnockedOut"},
    "cyberion": {"AbilityTriggered", "MachineRepaired"},
}
"""Events that the stories of people tell of together."""
FAR = 1000.0
"""So much worse looks what is left alone, and so much better what is taken gladly."""
AGAIN = 100
"""So often they go back and try another way."""
ANSWER = re.compile(r"^> seat (\d+) takes (\d+):", re.MULTILINE)


def repairs_last(table, option):
    """Whether it repairs the last machine of Cyberion, which nobody does who could still win otherwise."""
    left = len(table.machine_deck) + sum(machine != NOTHING for machine in table.factory)
    return isinstance(option, Repair) and left == 1


def leaving_damage(table, _prompt, option):
    return repairs_last(table, option) - isinstance(option, PilotGigantobot | RepairDamage)


def leaving_interference(table, prompt, option):
    is_left = isinstance(option, TurnToken) and prompt.model == COMMANDBOT
    return repairs_last(table, option) - is_left


def staying_apart(_table, _prompt, option):
    return -isinstance(option, NewSection | StayApart)


PLOTS = {
    ("cyberion", "damage"): leaving_damage,
    ("cyberion", "interference"): leaving_interference,
    ("gear-and-piston", "car_complete"): staying_apart,
}
"""How people who want a game to end so take an option: 1 gladly, -1 not if they can help it."""


def folder(game):
    return TESTS / game.package.rpartition(".")[2] / "golden"


def told(match):
    """A match as a story."""
    words = of_game(match.game.package, "en")
    again = rouages.new(match.game.name, match.players, match.origin.seed, **match.record()["options"])
    setting = {"game": match.game.name, "version": match.game.version, "players": match.players}
    setting |= {"seed": match.origin.seed, "options": match.record()["options"]}
    lines = [json.dumps(setting), *[words.say(event) for event in again.log.events]]
    for seat, number in match.answers:
        lines.append(f"> seat {seat} takes {number}: {words.say(again.decision(seat).options[number])}")
        before = len(again.log.events)
        again.play(seat, number)
        lines += [words.say(event) for event in again.log.events[before:]]
    return "\n".join([*lines, json.dumps(match.record()["outcome"])]) + "\n"


def read(story):
    """How the match of a story was set up, and its answers."""
    answers = [(int(seat), int(number)) for seat, number in ANSWER.findall(story)]
    return json.loads(story.partition("\n")[0]), answers


def replayed(story):
    """The match that a story tells of."""
    setting, answers = read(story)
    match = rouages.new(setting["game"], setting["players"], setting["seed"], **setting["options"])
    for seat, number in answers:
        match.play(seat, number)
    return match


def between_bots(name, players, options, seed, bots):
    """A whole game between bots."""
    match, rng = rouages.new(name, players, seed, **options), random.Random(seed)
    while not match.over:
        for seat in match.pending:
            match.play(seat, BOTS[bots].choose(Perspective(match, seat), rng))
    return match


def between_people(name, players, options, seed, _ending=None):
    """A whole game in which most answers look best to whoever gives them, and some nobody could explain."""
    match, rng = rouages.new(name, players, seed, **options), random.Random(seed)
    for _ in random_play(match, rng, SENSES[seed % len(SENSES)]):
        pass
    return match


def between_plotters(name, players, options, seed, ending):
    """A game between people who want it to end so; of what they tried, what led furthest is tried again."""
    furthest, rng = rouages.new(name, players, seed, **options), random.Random(seed)
    for _ in range(AGAIN):
        match = rouages.new(name, players, seed, **options)
        for seat, number in furthest.answers[: -rng.randrange(5, 90)]:
            match.play(seat, number)
        plot(match, PLOTS[name, ending], rng)
        if match.outcome.ending == ending:
            return match
        if not furthest.over or sum(match.outcome.scores) >= sum(furthest.outcome.scores):
            furthest = match
    return furthest


def plot(match, wish, rng):
    """Play to the end: nearly always what looks best, else the next best."""
    while not match.over:
        seat = rng.choice(match.pending)
        question = match.decision(seat)
        seen = [
            look + FAR * wish(match.table, question.prompt, option)
            for look, option in zip(looks(match, question), question.options, strict=True)
        ]
        number = best(seen, rng)
        if len(seen) > 1 and rng.random() > SENSES[0]:
            seen[number] = -2 * FAR
            number = best(seen, rng)
        match.play(seat, number)


def deeds(match):
    """What people have done to each other in a match."""
    return {type(event).__name__ for event in match.log.events} & DEEDS[match.game.name]


def write_people(game, tries=300, candidates=3):
    """Look for a game between people that ends as each story between bots does, and has most to tell."""
    (folder(game) / "people").mkdir(exist_ok=True)
    for file in sorted(folder(game).glob("*.txt")):
        if (folder(game) / "people" / file.name).exists():
            continue
        setting = json.loads(file.read_text(encoding="utf-8").partition("\n")[0])
        found = []
        people = between_plotters if (game.name, file.stem) in PLOTS else between_people
        for seed in range(tries):
            match = people(game.name, setting["players"], setting["options"], seed, file.stem)
            if match.outcome.ending == file.stem:
                found.append(match)
            if len(found) == candidates:
                break
        if found:
            best = max(found, key=lambda match: len(deeds(match)))
            (folder(game) / "people" / file.name).write_text(told(best), encoding="utf-8")


def write_missing(game, variants, tries=3000):
    """Look for a game that ends in each way that has no story yet."""
    folder(game).mkdir(exist_ok=True)
    missing = {ending for ending in words_of(game.endings) if not (folder(game) / f"{ending}.txt").exists()}
    for seed in range(tries):
        if not missing:
            break
        players, options = variants[seed % len(variants)]
        match = between_bots(game.name, players, options, seed, ("greedy", "random")[seed % 2])
        if match.outcome.ending in missing:
            missing.remove(match.outcome.ending)
            (folder(game) / f"{match.outcome.ending}.txt").write_text(told(match), encoding="utf-8")
    return missing
