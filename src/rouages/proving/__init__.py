"""Proving: what whoever adds a game has it checked by, wherever that game is written.

`check_game` plays by lot and checks the contract, `check_words` reads the catalogues, `check_reasons` touches
what may not be chosen.
"""

from rouages.proving.completeness import check_words
from rouages.proving.contract import check_game, check_match
from rouages.proving.touching import check_reasons

__all__ = ["check_game", "check_match", "check_reasons", "check_words"]
