"""Battlemap: a battle map for game masters.  The rooms, from the bottom up: geometry, model, rules, encounter and rulesets,
storage, importers and bestiary, cli and ui; a lower one never knows a higher one."""

__version__ = "0.1.0"
