"""Tournaments: rounds drawn by rule, tables laid for those who meet, standings until there is a winner."""
