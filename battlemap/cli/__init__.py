"""The command line: text and exit codes, no widgets.

Here: `play` (scenario files), `imports` (map files), `check` (a fight's file).  Not here: the window (`ui`); no
command but opening it loads Qt. """
