"""Creatures at hand: the bestiary beside the map, saved encounters, the party between fights; putting them on the map.

Here: the dock and its tabs, how many are put where, what is dragged onto the map, stat sheets, own creatures.  Not here: the
shipped figures (`battlemap.bestiary`), files (`storage.shelves`, `storage.roster`), where there is room (`rules.gathering`).
"""
