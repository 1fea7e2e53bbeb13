"""The window: pictures of a fight and the gestures that give its commands.

Here: `application` (start), `window`, `session` (the open fight as Qt signals), `canvas/`, `tools/`, `panel/`,
`player/`, `dialogs/`, `theme`, `icons`, `words` (all sentences).  Not here: what is legal.  The window asks the rules
and sends commands; it never decides. """
