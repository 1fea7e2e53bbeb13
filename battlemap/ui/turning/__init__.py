"""The ends of turns at the table: checklists before their dice fall, notes of what a turn brought, reminders, the round's clock.

Not here: what the ends of turns do (`encounter.deciding.turn_ends`), whose turn it is (`ui.turns`).
"""
