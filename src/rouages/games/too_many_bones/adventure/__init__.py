"""The adventure: a day is an encounter and a recovery; `day.py` is the sequence of play."""
