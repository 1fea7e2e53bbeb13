"""Dice at the table: who rolls, what is typed, the roll log, rolls of the game master's own.

Here: the one reader of typed dice (`reading`), who rolls (`mode`), the roll log (`roll_log`), free rolls and those kept under a
name (`roll_box`, `own_rolls`), their menu (`actions`).  Not here: which dice a command wants (`encounter`), what a formula means
(`rules.formula`).
"""
