"""Proving: what whoever adds a game has it checked by, wherever that game is written.

`check_game` plays by lot and checks the contract, `check_words` reads the catalogues.
"""

from rouages.proving.completeness import check_words
from rouages.proving.contract import check_game, check_match

__all__ = ["check_game", "check_match", "check_words"]
