"""The players' display: drawn from `view_for` and nothing else.

`placing` knows where its window stands and is what the rest of the program talks to; `options` is what the game master chose;
`window` feeds `display`, which is laid out by `camera`, `picture` (with `shroud`), `strip`, `rim`, `tokens` and `handout`;
`actions` and `panel` are the game master's side.
"""

from battlemap.ui.player.placing import Placing

__all__ = ["Placing"]
