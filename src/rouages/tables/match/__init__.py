"""The match of a table: who sits there, what is asked and answered, how it begins and ends."""
