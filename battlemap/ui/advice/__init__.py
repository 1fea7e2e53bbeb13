"""What next: where a game master's monster could go, asked for by key, shown on the game master's map and nowhere else.

Here: the overlay, the card with the suggestions and their words, the work in small steps.  Not here: what is worth going to
(`rules.advice`), the way that is then walked (`tools.laying`).
"""
