"""Battlemap."""
