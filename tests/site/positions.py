"""What comes of answers: played by the tests' own Python, and by the one that runs in a browser."""

import hashlib

import msgspec

import rouages


def positions(setting, answers):
    """After each answer one value for the position, and for what every seat sees and is asked then."""
    match = rouages.new(setting["game"], setting["players"], setting["seed"], **setting["options"])
    found = []
    for seat, number in answers:
        match.play(seat, number)
        total = hashlib.sha256(match.save())
        for each in range(match.players):
            total.update(msgspec.json.encode(match.view(each)))
        for each in match.pending:
            total.update(msgspec.json.encode(match.decision(each).options))
        found.append(total.hexdigest())
    return found


def all_positions(games):
    """Those of several games, from JSON to JSON."""
    return msgspec.json.encode([positions(*game) for game in msgspec.json.decode(games)]).decode()
