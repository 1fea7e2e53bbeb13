"""Dice at the table, driven as a game master would."""
