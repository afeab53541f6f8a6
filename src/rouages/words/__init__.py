"""Sentences: the records of the rules in the reader's language."""
