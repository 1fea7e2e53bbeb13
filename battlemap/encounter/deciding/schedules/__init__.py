"""Ways of taking turns: one creature after the other, sides by phases, slots the sides fill as they like.

A ruleset names its schedule (`TurnRules.schedule`); `turns` looks it up.  No schedule knows which ruleset uses it.
"""
